#!/usr/bin/env bash
# Expected: in ORGANIZER;CN="Bloggs; Hiring: Team":mailto:… the name ends at the second quotation mark: RFC 5545, 3.2 has them there for ":" and ";".
# Seen: 2026-12-01: node-ical 0.27.2 and ts-ics 2.4.6 end it at the semicolon and keep the first quotation mark, cal-parser 1.0.2 too, and takes
# the rest of the name for the address. ical.js 2.2.1 and Python's icalendar 7.3.2 read it whole.
# Meaning: take ":", ";" and quotation marks out of names before they are written; what is only allowed is not what is read.
# Here: `named` of server/calendar/invitation.ts does so, for the names of students and of companies.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.27.2 ts-ics@2.4.6 cal-parser@1.0.2 ical.js@2.2.1 >/dev/null
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check icalendar==7.3.2 tzdata
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//site.example//EN METHOD:REQUEST BEGIN:VEVENT UID:a@site.example \
	DTSTAMP:20261201T090000Z DTSTART:20270315T140000Z DTEND:20270315T143000Z SUMMARY:Interview \
	'ORGANIZER;CN="Bloggs; Hiring: Team":mailto:zoe@company.example' ATTENDEE:mailto:tess@student.example \
	END:VEVENT END:VCALENDAR >a.ics
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs';
import { parseString } from 'cal-parser';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const text = readFileSync('a.ics', 'utf8');
const show = (reader, name, address) => console.log(`${reader}: ${name} | ${address}`);
const byNodeIcal = nodeIcal.sync.parseICS(text)['a@site.example'].organizer;
show('node-ical', byNodeIcal.params.CN, byNodeIcal.val);
const byTsIcs = convertIcsCalendar(undefined, text).events[0].organizer;
show('ts-ics', byTsIcs.name, byTsIcs.email);
const byCalParser = parseString(text).events[0].organizer;
show('cal-parser', byCalParser.params.cn, byCalParser.value);
const byIcalJs = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstProperty('organizer');
show('ical.js', byIcalJs.getParameter('cn'), byIcalJs.getFirstValue());
END
cat >read.py <<'END'
from icalendar import Calendar
organizer = Calendar.from_ical(open('a.ics', 'rb').read()).walk('VEVENT')[0]['ORGANIZER']
print(f"icalendar: {organizer.params['CN']} | {organizer}")
END
{ node read.mjs; venv/bin/python read.py; } | tee seen
diff seen - <<'END'
node-ical: "Bloggs | mailto:zoe@company.example
ts-ics: "Bloggs | zoe@company.example
cal-parser: "Bloggs |  Team":mailto:zoe@company.example
ical.js: Bloggs; Hiring: Team | mailto:zoe@company.example
icalendar: Bloggs; Hiring: Team | mailto:zoe@company.example
END
