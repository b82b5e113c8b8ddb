#!/usr/bin/env bash
# Expected: a parameter such as the name of a guest is written as it is, in quotation marks where it has a comma: RFC 5545, 3.2 knows no backslash there.
# Seen: github.com/arran4/golang-ical v0.3.4, 2026-12-01: CN of "Tess O'Neill" is written as Tess O\'Neill, and a comma as \, without quotation marks.
# It takes the backslashes away when it reads, so that a test with itself passes; ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6 show them.
# Meaning: guests called O'Neill or D'Souza have another name in every invitation that passed through it; compare names without backslashes.
# Here: server/calendar/invitation.ts writes with ical-generator, which leaves an apostrophe as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GOMODCACHE="$folder/modules" GOFLAGS=-modcacherw
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 >/dev/null
cat >main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	ics "github.com/arran4/golang-ical"
)

func main() {
	text, _ := os.ReadFile("given.ics")
	calendar, _ := ics.ParseCalendar(strings.NewReader(string(text)))
	written := calendar.Serialize()
	again, _ := ics.ParseCalendar(strings.NewReader(written))
	fmt.Println("golang-ical:", again.Events()[0].Attendees()[0].ICalParameters["CN"][0])
	os.WriteFile("written.ics", []byte(written), 0o600)
}
END
go mod init try 2>/dev/null
go get github.com/arran4/golang-ical@v0.3.4 2>/dev/null
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

for (const file of ['given', 'written']) {
	const text = readFileSync(`${file}.ics`, 'utf8');
	const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
	console.log(`${file}, ical.js: ${event.getFirstProperty('attendee').getParameter('cn')}`);
	console.log(`${file}, node-ical: ${nodeIcal.sync.parseICS(text)['a@site.example'].attendee.params.CN}`);
	console.log(`${file}, ts-ics: ${convertIcsCalendar(undefined, text).events[0].attendees[0].name}`);
}
END
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//site.example//EN METHOD:REQUEST BEGIN:VEVENT UID:a@site.example \
	DTSTAMP:20261201T090000Z DTSTART:20270315T140000Z DTEND:20270315T143000Z SUMMARY:Interview \
	ORGANIZER:mailto:zoe@company.example "ATTENDEE;CN=Tess O'Neill:mailto:tess@student.example" \
	END:VEVENT END:VCALENDAR >given.ics
{ go run .; node read.mjs; } | tee seen
diff seen - <<'END'
golang-ical: Tess O'Neill
given, ical.js: Tess O'Neill
given, node-ical: Tess O'Neill
given, ts-ics: Tess O'Neill
written, ical.js: Tess O\'Neill
written, node-ical: Tess O\'Neill
written, ts-ics: Tess O\'Neill
END
