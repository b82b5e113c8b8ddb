#!/usr/bin/env bash
# Expected: SEQUENCE:0, which the first version of an invitation has (RFC 5545, 3.8.7.4), is read as the number 0.
# Seen: ts-ics 2.4.6, 2026-12-01: `sequence` is undefined for 0 and a number from 1 on; node-ical 0.27.2 says 0, 1, 2.
# Meaning: "is it newer?" asked as `next.sequence > stored.sequence` is false for the first change and for the first cancellation: the old
# time stays in the calendar. Take what is missing for 0, as the RFC does for an event without the property.
# Here: server/calendar/invitation.ts begins with 0, and DTSTAMP and LAST-MODIFIED grow with each version too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 node-ical@0.27.2 >/dev/null
cat >try.mjs <<'END'
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const invitation = (sequence, hour) =>
	[
		...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//site.example//EN', 'METHOD:REQUEST', 'BEGIN:VEVENT'],
		...['UID:a@site.example', `DTSTAMP:2026120${sequence + 1}T090000Z`, `SEQUENCE:${sequence}`, `DTSTART:20270315T${hour}0000Z`],
		...['SUMMARY:Interview', 'END:VEVENT', 'END:VCALENDAR', ''],
	].join('\r\n');
const [first, second, third] = [invitation(0, 14), invitation(1, 15), invitation(2, 16)];
const read = (text) => convertIcsCalendar(undefined, text).events[0].sequence;
console.log('ts-ics:', read(first), read(second), read(third));
console.log('node-ical:', ...[first, second, third].map((text) => nodeIcal.sync.parseICS(text)['a@site.example'].sequence));
console.log('ts-ics, second newer than first:', read(second) > read(first), '- third newer than second:', read(third) > read(second));
END
node try.mjs | tee seen
diff seen - <<'END'
ts-ics: undefined 1 2
node-ical: 0 1 2
ts-ics, second newer than first: false - third newer than second: true
END
