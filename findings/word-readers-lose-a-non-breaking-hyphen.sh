#!/usr/bin/env bash
# Expected: "part-time" typed in Word with a hyphen at which no line breaks (Ctrl+Shift+_, in the file <w:noBreakHyphen/>) is read with a hyphen.
# Seen: docx2txt 0.9, docx2python 3.7.1 and word-extractor 1.0.4 read "parttime" and "UKbased", 2026-12-01; python-docx 1.2.0 reads "part-time",
# mammoth 1.13.0 "part‑time" with U+2011, which is no "-" to a search.
# Meaning: programs that read applicants' CVs do not find "part-time", "full-time" or a double name such as Smith-Jones, and nothing tells of it.
# Here: CVs are taken as PDF only (server/cv/check-pdf.ts), in which a hyphen is a shape like any other.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mammoth@1.13.0 word-extractor@1.0.4 >/dev/null
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check docx2txt==0.9 docx2python==3.7.1 python-docx==1.2.0
cat >make.py <<'END'
from docx import Document
from docx.oxml import OxmlElement

document = Document()
for before, after in (('part', 'time'), ('UK', 'based')):
    paragraph = document.add_paragraph()
    paragraph.add_run(before)
    paragraph.add_run()._r.append(OxmlElement('w:noBreakHyphen'))
    paragraph.add_run(after)
document.save('cv.docx')
END
cat >read.py <<'END'
import docx
import docx2txt
from docx2python import docx2python

print('docx2txt:', docx2txt.process('cv.docx').split())
print('docx2python:', docx2python('cv.docx').text.split())
print('python-docx:', [paragraph.text for paragraph in docx.Document('cv.docx').paragraphs])
END
cat >read.mjs <<'END'
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';

const { value } = await mammoth.extractRawText({ path: 'cv.docx' });
console.log('mammoth:', value.split(/\s+/).filter(Boolean));
console.log('word-extractor:', (await new WordExtractor().extract('cv.docx')).getBody().split(/\s+/).filter(Boolean));
END
venv/bin/python make.py
{ venv/bin/python read.py; node read.mjs; } | tee seen
diff seen - <<'END'
docx2txt: ['parttime', 'UKbased']
docx2python: ['parttime', 'UKbased']
python-docx: ['part-time', 'UK-based']
mammoth: [ 'part‑time', 'UK‑based' ]
word-extractor: [ 'parttime', 'UKbased' ]
END
