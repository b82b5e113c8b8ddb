#!/bin/sh
# Restores the newest backup into a spare folder, starts a server on it that cannot send, asks for two pages, counts the
# applications, and removes the folder. Run it in the folder of the release.
set -eu
NAME=$(ls /var/backups/internships/internships-*.gz | tail -n 1)
mkdir -m 0700 /var/tmp/drill
cp "${NAME%.gz}.secrets.json" /var/tmp/drill/secrets.json
drill="env -i PATH=$PWD/node_modules/.bin:$PATH DATA_DIR=/var/tmp/drill PORT=3900 LOG_LEVEL=warn"
$drill node scripts/staff/restore.ts "$NAME"
$drill node server/main.ts & SERVER=$!
curl --retry 60 --retry-delay 1 --retry-connrefused -fsS http://127.0.0.1:3900/readyz; echo
curl -fsS -o /dev/null -w '%{http_code} %{size_download} bytes\n' http://127.0.0.1:3900/internships
$drill node scripts/staff/export.ts applications | wc -l
kill $SERVER; wait $SERVER
rm -r /var/tmp/drill
