#!/bin/sh
# Fails, with one line, where the newest backup is older than 26 hours or there is none. For a timer, cron or monitor.
set -eu
newest=$(find "$BACKUP_DIR" -type f -name 'internships-*.gz' -mmin -1560 | sort | tail -n 1)
if [ -z "$newest" ]; then
	echo "No backup in $BACKUP_DIR is younger than 26 hours." >&2
	exit 1
fi
echo "The newest backup is $newest."
