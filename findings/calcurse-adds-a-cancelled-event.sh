#!/usr/bin/env bash
# Expected: an event that is imported again under the same UID, with a higher SEQUENCE and STATUS:CANCELLED, is cancelled.
# Happens: calcurse 4.7.1 (Debian 12) drops UID, SEQUENCE and STATUS: the cancelled version is a second event that looks like the first.
# Means: that an event is off has to stand in the words of its SUMMARY too; a file that is imported once cannot be called back.
# Dealt with: server/calendar/deadlines.ts begins the summary with "Paused" or "Closed"; an address that is read again replaces all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q calcurse=4.7.1-1 >/dev/null
dpkg -x calcurse_4.7.1-1_*.deb package
event() {
	printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//site.example//EN BEGIN:VEVENT UID:a@site.example \
		"SEQUENCE:$1" "DTSTAMP:2026112${1}T090000Z" 'DTSTART;VALUE=DATE:20270228' 'SUMMARY:Last day to apply' \
		"STATUS:$2" END:VEVENT END:VCALENDAR
}
event 1 CONFIRMED >first.ics
event 2 CANCELLED >second.ics
mkdir data
for file in first second; do package/usr/bin/calcurse -D data -i "$file.ics" >/dev/null; done
echo "calcurse 4.7.1 has after both imports:"
sed 's/>[0-9a-f]* />… /' data/apts
[ "$(grep -c 'Last day to apply$' data/apts)" = 2 ]
