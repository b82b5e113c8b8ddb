#!/usr/bin/env bash
# Expected: an iCalendar file whose every line ends with CR LF, as "contentline" of RFC 5545, 3.1 has it, the last one too.
# Happens: toString() of ical-generator 11.1.2 (September 2026) ends with "END:VCALENDAR" and nothing after it; its other lines end.
# Means: two calendars joined as text run into one line, and what counts or compares whole lines misses the last one.
# Dealt with: server/calendar/calendar-file.ts adds the end, and server/site/internships/feeds.test.ts looks for it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2
cat >calendar.mjs <<'JS'
import ical from 'ical-generator';

const calendar = ical();
calendar.createEvent({ id: 'a@site.example', start: new Date('2027-02-28'), allDay: true, summary: 'A day' });
const text = calendar.toString();
const lines = text.split('\n');
const open = lines.filter((line) => !line.endsWith('\r'));
console.log(`ical-generator 11.1.2: ${lines.length} lines, without an end: ${JSON.stringify(open)}`);
process.exit(open.length === 1 && open[0] === 'END:VCALENDAR' ? 0 : 1);
JS
node calendar.mjs
