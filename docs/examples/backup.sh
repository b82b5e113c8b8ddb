#!/bin/sh
# A backup with the day and time in its name, and the secrets beside it; those older than 90 days are deleted, as the
# privacy notice promises, but only once the new one is there and was read again.
# BACKUP_DIR: where they are. DATA_DIR and the other settings: as for the server.
set -eu
umask 077
name="internships-$(date -u +%Y-%m-%dT%H%MZ)"
npm run --silent backup -- "$BACKUP_DIR/$name.gz"
npm run --silent backup -- --check "$BACKUP_DIR/$name.gz"
if [ -f "$DATA_DIR/secrets.json" ]; then cp "$DATA_DIR/secrets.json" "$BACKUP_DIR/$name.secrets.json"; fi
find "$BACKUP_DIR" -type f -name 'internships-*' -mtime +89 -delete
