#!/usr/bin/env bash
# Expected: all read DTSTART;TZID=Europe/London alike. RFC 5545, 3.3.5: of an hour shown twice the first, of a skipped one by the clock before.
# Happens: ical.js 2.2.1 and node-ical 0.27.2 take the second of 01:30 on 31 October 2027, Python's icalendar 7.3.2 the first; ical.js reads
# 01:30 on 28 March 2027, which is skipped, as an hour earlier than both others (seen on 28 November 2026, with a whole VTIMEZONE).
# Means: a meeting in those hours is at two times for its two people, though the file is right; in UTC all three read the same.
# Dealt with: server/calendar/invitation.ts writes UTC, server/london-time.ts says which times of day are no single moment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 >/dev/null
python3 -m venv venv
venv/bin/pip install -q icalendar==7.3.2 tzdata
change() { printf '%s\r\n' "BEGIN:$1" "DTSTART:$2" "TZOFFSETFROM:$3" "TZOFFSETTO:$4" "RRULE:FREQ=YEARLY;BYMONTH=$5;BYDAY=-1SU" "END:$1"; }
meeting() {
	printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//site.example//EN BEGIN:VTIMEZONE TZID:Europe/London
	change DAYLIGHT 19810329T010000 +0000 +0100 3
	change STANDARD 19961027T020000 +0100 +0000 10
	printf '%s\r\n' END:VTIMEZONE BEGIN:VEVENT UID:a@site.example DTSTAMP:20261128T090000Z "$1" SUMMARY:Meeting END:VEVENT END:VCALENDAR
}
meeting 'DTSTART;TZID=Europe/London:20271031T013000' >twice.ics
meeting 'DTSTART;TZID=Europe/London:20270328T013000' >skipped.ics
meeting 'DTSTART:20271031T003000Z' >utc.ics
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
for (const name of ['twice', 'skipped', 'utc']) {
	const text = readFileSync(`${name}.ics`, 'utf8');
	const root = new ICAL.Component(ICAL.parse(text));
	const start = new ICAL.Event(root.getFirstSubcomponent('vevent')).startDate.toJSDate();
	const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
	for (const [program, moment] of [['ical.js', start], ['node-ical', event.start]])
		console.log(name, program, moment.toISOString().slice(0, 16) + 'Z');
}
END
cat >read.py <<'END'
from datetime import timezone
from icalendar import Calendar
for name in ('twice', 'skipped', 'utc'):
    event = Calendar.from_ical(open(f'{name}.ics', 'rb').read()).walk('VEVENT')[0]
    print(name, 'icalendar', event['DTSTART'].dt.astimezone(timezone.utc).strftime('%Y-%m-%dT%H:%MZ'))
END
{ node read.mjs; venv/bin/python read.py; } | LC_ALL=C sort | tee seen
diff seen - <<'END'
skipped ical.js 2027-03-28T00:30Z
skipped icalendar 2027-03-28T01:30Z
skipped node-ical 2027-03-28T01:30Z
twice ical.js 2027-10-31T01:30Z
twice icalendar 2027-10-31T00:30Z
twice node-ical 2027-10-31T01:30Z
utc ical.js 2027-10-31T00:30Z
utc icalendar 2027-10-31T00:30Z
utc node-ical 2027-10-31T00:30Z
END
