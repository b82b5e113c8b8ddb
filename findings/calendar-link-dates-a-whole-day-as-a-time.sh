#!/usr/bin/env bash
# Expected: ics() of calendar-link writes an all-day event as DTSTART;VALUE=DATE:20270228, as RFC 5545, 3.8.2.4 asks for a date without a time.
# Seen: calendar-link 2.11.5, 2026-12-01: DTSTART:20270228 without VALUE=DATE. ical.js 2.2.1 refuses it, ts-ics 2.4.6 makes an invalid Date
# without an error, node-ical 0.27.2 reads the day. Unless one is given, the UID is a new number of at most five digits each time.
# Meaning: a "last day to apply" that is offered with it is missing in some calendars and there in others; write the file, and a lasting UID, yourself.
# Here: server/calendar/calendar-file.ts has VALUE=DATE and a UID made of the address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 >/dev/null
cat >try.mjs <<'END'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const made = () => decodeURIComponent(ics({ title: 'Last day to apply', start: '2027-02-28', allDay: true }).replace(/^[^,]*,/, ''));
const readers = {
	'ical.js': (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toString(),
	'ts-ics': (text) => String(convertIcsCalendar(undefined, text).events[0].start.date),
	'node-ical': (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').datetype,
};
const text = made();
console.log('calendar-link:', /DTSTART.*/.exec(text)[0].trim(), /UID:\d{1,5}\r/.test(text) ? '- UID of at most five digits' : '');
for (const [kind, file] of [['as made', text], ['with VALUE=DATE', text.replace(/(DTSTART|DTEND):/g, '$1;VALUE=DATE:')]])
	for (const [name, read] of Object.entries(readers)) {
		let found;
		try {
			found = read(file);
		} catch (error) {
			found = error.message;
		}
		console.log(`${kind}, ${name}: ${found}`);
	}
END
TZ=UTC node try.mjs | tee seen
diff seen - <<'END'
calendar-link: DTSTART:20270228 - UID of at most five digits
as made, ical.js: invalid date-time value: "2027-02-28T::"
as made, ts-ics: Invalid Date
as made, node-ical: date
with VALUE=DATE, ical.js: 2027-02-28
with VALUE=DATE, ts-ics: Sun Feb 28 2027 00:00:00 GMT+0000 (Coordinated Universal Time)
with VALUE=DATE, node-ical: date
END
