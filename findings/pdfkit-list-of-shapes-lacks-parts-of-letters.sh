#!/bin/sh
# One would expect that a document which pdfkit makes with `subset: 'PDF/UA'` keeps the rules of PDF/UA-1.
# pdfkit 0.20.2 (November 2026) writes a CIDSet that lists the letters that were used, but not the parts of which a TrueType
# letter such as "é" is composed, although the embedded font holds them as glyphs of their own: ISO 14289-1, 7.21.4.2 forbids it.
# Whoever makes accessible PDFs with it takes fonts without composed letters, or leaves CIDSet out.
# The product has fonts in which each letter is drawn whole (server/cv/fonts), and a test of that (server/cv/printed-text.test.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3 >/dev/null
cat > run.cjs <<'JS'
const PDFDocument = require('pdfkit');
const font = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const pdf = new PDFDocument({ subset: 'PDF/UA', pdfVersion: '1.7', tagged: true, lang: 'en', compress: false, font });
const chunks = [];
pdf.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
	const file = Buffer.concat(chunks);
	/** The content of the stream of which the dictionary with this key holds the number. */
	const stream = (key) => {
		const text = file.toString('latin1');
		const number = new RegExp(`/${key} (\\d+) 0 R`).exec(text)[1];
		const start = text.indexOf('stream\n', text.indexOf(`\n${number} 0 obj`)) + 7;
		return file.subarray(start, text.indexOf('\nendstream', start));
	};
	const listed = [...stream('CIDSet')].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
	const embedded = require('fontkit').create(stream('FontFile2')).numGlyphs;
	console.log(`pdfkit 0.20.2: ${embedded} glyphs embedded, ${listed} listed in CIDSet`);
	process.exit(embedded > listed ? 0 : 1);
});
pdf.addStructure(pdf.struct('P', () => pdf.text('é')));
pdf.end();
JS
node run.cjs
# Seen: pdfkit 0.20.2: 4 glyphs embedded, 2 listed in CIDSet
