import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Cv, CvEntry, CvSection } from '#schema/students/cv.ts';
import { safeName } from '#server/http/sent-files.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** A CV as PDF; or why there is none. */
export type Made = { pdf: Uint8Array; pages: number } | { missing: string[] } | { tooLong: true };

/** What is written on it beside what the profile says. */
export type CvSheet = {
	cv: Cv;
	contact: string[];
	/** When the profile was saved: of one profile each making is the same, byte for byte. */
	savedAt: string;
};

const MOST_PAGES = 2;
/** Sizes of the text, in points. The next smaller one is taken where a third page would be needed. */
const SIZES = [10.5, 9.5, 9];
const MARGIN = 56;
const INK = '#16213d';
const MUTED = '#4d5a78';

const fontFile = (name: string) =>
	readFileSync(join(import.meta.dirname, 'fonts', `noto-sans-${name}.ttf`));
const fonts = { regular: fontFile('regular'), bold: fontFile('bold') };
const regularFont = create(fonts.regular) as Font;

/** @param leaveOut makes it without the letters that the font does not have */
export async function makePdf(sheet: CvSheet, leaveOut: boolean): Promise<Made> {
	const missing = missingLetters(sheet);
	if (missing.length > 0 && !leaveOut) return { missing };
	const printable = missing.length > 0 ? without(sheet, missing) : sheet;
	for (const size of SIZES) {
		const result = await draw(printable, size);
		if (result) return result;
	}
	return { tooLong: true };
}

/** The letters for which the PDF has no shapes, each once. */
function missingLetters(sheet: CvSheet): string[] {
	const letters = new Set(JSON.stringify(sheet));
	return [...letters].filter((letter) => {
		const code = letter.codePointAt(0) as number;
		return !/[\p{C}\p{Z}]/u.test(letter) && !regularFont.hasGlyphForCodePoint(code);
	});
}

const without = (sheet: CvSheet, missing: string[]): CvSheet =>
	JSON.parse([...JSON.stringify(sheet)].filter((letter) => !missing.includes(letter)).join(''));

/** Null where it needs too many pages. */
async function draw({ cv, contact, savedAt }: CvSheet, size: number) {
	const name = safeName(cv.name, '');
	const pdf = new PDFDocument({
		size: 'A4',
		margin: MARGIN,
		// @types/pdfkit knows files only.
		font: fonts.regular as never,
		pdfVersion: '1.7',
		// @types/pdfkit does not know it yet.
		subset: 'PDF/UA' as never,
		tagged: true,
		displayTitle: true,
		lang: 'en-GB',
		bufferPages: true,
		info: {
			Title: name ? `CV of ${name}` : 'CV',
			Author: name,
			CreationDate: new Date(savedAt),
		},
	});
	const chunks: Uint8Array[] = [];
	pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
	const ended = new Promise((resolve) => pdf.on('end', resolve));
	pdf.registerFont('regular', fonts.regular as never).registerFont('bold', fonts.bold as never);
	const draw = tagged(pdf, size);
	draw.part('H1', cv.name || 'CV', { bold: true, scale: 2 });
	if (cv.headline) draw.part('P', cv.headline, { scale: 1.1 });
	if (contact.length > 0) draw.part('P', contact.join('  ·  '), { muted: true });
	const pages = () => pdf.bufferedPageRange().count;
	for (const section of cv.sections) {
		drawSection(draw, section);
		if (pages() > MOST_PAGES) return null;
	}
	draw.end();
	const count = pages();
	pdf.end();
	await ended;
	return { pdf: Buffer.concat(chunks), pages: count };
}

function drawSection(draw: Draw, { title, entries, lines }: CvSection) {
	draw.space(0.9);
	draw.keep(4);
	draw.part('H2', title, { bold: true, scale: 1.25 });
	draw.rule();
	for (const line of lines) draw.part('P', line);
	for (const entry of entries) drawEntry(draw, entry);
}

function drawEntry(draw: Draw, { title, place, dates, points }: CvEntry) {
	draw.keep(3);
	const heading = [title, place].filter(Boolean);
	if (heading.length > 0) draw.part('H3', heading.join(', '), { bold: true });
	if (dates) draw.part('P', dates, { muted: true });
	if (points.length > 0) draw.points(points);
	draw.space(0.5);
}

type Style = { bold?: boolean; muted?: boolean; scale?: number };
type Draw = ReturnType<typeof tagged>;

/** Draws parts one below the other, each with its meaning, so that a screen reader can read them. */
function tagged(pdf: Pdf, size: number) {
	const root = pdf.struct('Document');
	pdf.addStructure(root);
	const lineGap = size * 0.15;
	const styled = ({ bold, muted, scale = 1 }: Style) =>
		pdf.font(bold ? 'bold' : 'regular', size * scale).fillColor(muted ? MUTED : INK);
	const write = (text: string, style: Style, indent = 0, y = pdf.y) =>
		styled(style).text(text, MARGIN + indent, y, { lineGap });
	/** Each part is whole on one page, as its meaning is given to one piece of one page. */
	const makeRoom = (text: string, style: Style, indent = 0) => {
		const width = pdf.page.width - 2 * MARGIN - indent;
		const bottom = pdf.y + styled(style).heightOfString(text, { width, lineGap });
		if (bottom > pdf.page.height - MARGIN) pdf.addPage();
	};
	return {
		part: (type: string, text: string, style: Style = {}) => {
			makeRoom(text, style);
			root.add(pdf.struct(type, {}, () => void write(text, style)));
		},
		points: (points: string[]) => {
			const list = pdf.struct('L');
			root.add(list);
			for (const point of points) {
				makeRoom(point, {}, size * 1.2);
				const y = pdf.y;
				const entry = pdf.struct('LI');
				list.add(entry);
				entry.add(pdf.struct('Lbl', {}, () => void write('•', {}, 0, y)));
				entry.add(pdf.struct('LBody', {}, () => void write(point, {}, size * 1.2, y)));
			}
			list.end();
		},
		rule: () => {
			pdf.markContent('Artifact', { type: 'Layout' });
			const y = pdf.y + 1;
			pdf.moveTo(MARGIN, y).lineTo(pdf.page.width - MARGIN, y);
			pdf.lineWidth(0.6).strokeColor(MUTED).stroke();
			pdf.endMarkedContent();
			pdf.y = y + size * 0.4;
		},
		space: (lines: number) => {
			pdf.y += lines * size;
		},
		/** Begins a page where so many lines would not fit: a heading never stands alone at the end. */
		keep: (lines: number) => {
			if (pdf.y + lines * size * 1.5 > pdf.page.height - MARGIN) pdf.addPage();
		},
		end: () => root.end(),
	};
}
