#!/usr/bin/env bash
# Expected: a column of an export whose cells say "12 weeks" or "3 months" is text and stays so when csvkit's csvjson turns it into JSON.
# Seen: csvkit 2.2.0 with agate 1.14.2, 2026-12-01: "12 weeks" becomes "84 days, 0:00:00"; once another cell says "3 months" it is 0001-03-26 and
# that is 0001-04-01, counted from the first day of the year 1. "09:30", when a day begins, becomes "0:09:30", nine minutes and a half.
# Meaning: read such files with csvjson --no-inference; in a file for programs write weeks as a number, in a column whose name says so.
# Here: the lists that are exported and imported have a column of weeks with whole numbers (schema/internships/fields.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check csvkit==2.2.0 agate==1.14.2
printf '%s\r\n' 'Internship,Length,Begins at' 'Data Intern,12 weeks,09:30' 'Law Intern,10 weeks,10:00' >weeks.csv
cat weeks.csv <(printf '%s\r\n' 'Arts Intern,3 months,11:00') >months.csv
{
	venv/bin/csvjson --version 2>&1
	venv/bin/csvjson weeks.csv
	echo
	venv/bin/csvjson months.csv
	echo
	venv/bin/csvjson --no-inference weeks.csv
	echo
} | tee seen
diff seen - <<'END'
csvjson 2.2.0
[{"Internship": "Data Intern", "Length": "84 days, 0:00:00", "Begins at": "0:09:30"}, {"Internship": "Law Intern", "Length": "70 days, 0:00:00", "Begins at": "0:10:00"}]
[{"Internship": "Data Intern", "Length": "0001-03-26", "Begins at": "0:09:30"}, {"Internship": "Law Intern", "Length": "0001-03-12", "Begins at": "0:10:00"}, {"Internship": "Arts Intern", "Length": "0001-04-01", "Begins at": "0:11:00"}]
[{"Internship": "Data Intern", "Length": "12 weeks", "Begins at": "09:30"}, {"Internship": "Law Intern", "Length": "10 weeks", "Begins at": "10:00"}]
END
