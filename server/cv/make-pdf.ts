import PDFDocument from 'pdfkit';
import type { Cv, CvContact, CvEntry, CvSection } from '#schema/students/cv.ts';
import { safeName } from '#server/http/sent-files.ts';
import { fonts, printedOnly, unprinted } from './printed-text.ts';
import { drawsOn } from './tagged-pdf.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** A CV as PDF; or why there is none. */
export type PdfResult = { pdf: Uint8Array; pages: number } | { tooLong: true };

/** What is written on it. */
export type CvSheet = {
	cv: Cv;
	email: string | null;
	/** When the profile was saved: of one profile each making is the same, byte for byte. */
	savedAt: string;
};

/** Sizes of the text, in points, and the most pages that each may take: the first that fits. */
const SIZES: [points: number, pages: number][] = [
	[10.5, 1],
	[10, 1],
	[9.5, 1],
	[10.5, 2],
	[9.5, 2],
	[9, 2],
];
const MARGIN = 56;

/** Letters that the fonts do not have are left out: `missingLetters` says beforehand which. */
export async function makePdf(sheet: CvSheet): Promise<PdfResult> {
	const printable = printableSheet(sheet);
	// What does not fit is drawn on further pages of the same document, whose fonts are read already.
	const trial = newDocument(printable);
	const fitting = SIZES.find(([size, most]) => drawCv(trial, printable, size, most));
	if (!fitting) return { tooLong: true };
	if (fitting === SIZES[0]) return finished(trial);
	const pdf = newDocument(printable);
	drawCv(pdf, printable, ...fitting);
	return finished(pdf);
}

/** Whose CV it is: the name, or the email of a profile that has none. As in a file name. */
export const ownerOf = ({ cv, email }: Pick<CvSheet, 'cv' | 'email'>): string =>
	safeName(printedOnly(cv.name), '') || safeName(email, '');

function printableSheet({ cv, email, savedAt }: CvSheet): CvSheet {
	const original = unprinted(cv.original).length > 0 ? '' : cv.original;
	return { ...mapTexts({ cv: { ...cv, original }, email }, printedOnly), savedAt };
}

/** The same with each of its texts changed; addresses that a text leads to have nothing that would change. */
const mapTexts = <Value>(value: Value, change: (text: string) => string): Value =>
	JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? change(part) : part));

/** Without a page. */
function newDocument({ cv, email, savedAt }: CvSheet): Pdf {
	const owner = ownerOf({ cv, email });
	const pdf = new PDFDocument({
		autoFirstPage: false,
		size: 'A4',
		margin: MARGIN,
		// None, or pdfkit reads the same font again at each use of its other name. @types/pdfkit knows files only.
		font: null as never,
		pdfVersion: '1.7',
		// @types/pdfkit does not know it yet.
		subset: 'PDF/UA' as never,
		tagged: true,
		displayTitle: true,
		lang: 'en-GB',
		bufferPages: true,
		info: {
			Title: owner ? `CV of ${owner}` : 'CV',
			Author: owner,
			CreationDate: new Date(savedAt),
		},
	});
	return pdf
		.registerFont('regular', fonts.regular as never)
		.registerFont('bold', fonts.bold as never);
}

async function finished(pdf: Pdf): Promise<PdfResult> {
	const { count: pages } = pdf.bufferedPageRange();
	const chunks: Uint8Array[] = [];
	pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
	const ended = new Promise((resolve) => pdf.on('end', resolve));
	pdf.end();
	await ended;
	return { pdf: Buffer.concat(chunks), pages };
}

/** Draws it on new pages. @returns false where it needs more of them than `most`: it is not whole */
function drawCv(pdf: Pdf, { cv, email }: CvSheet, size: number, most: number): boolean {
	pdf.addPage();
	const before = pdf.bufferedPageRange().count - 1;
	const draws = drawsOn(pdf, size, MARGIN);
	drawHead(draws, cv, email);
	for (const section of cv.sections) {
		drawSection(draws, section);
		if (pdf.bufferedPageRange().count - before > most) return false;
	}
	draws.end(ownerOf({ cv, email }) || 'CV');
	return true;
}

type Draws = ReturnType<typeof drawsOn>;

function drawHead(draws: Draws, { name, original, headline, contact }: Cv, email: string | null) {
	draws.part('H1', name || 'Curriculum vitae', { bold: true, scale: 2 });
	if (original) draws.part('P', original, { scale: 1.2 });
	if (headline) draws.part('P', headline, { scale: 1.1 });
	const mail: CvContact[] = email ? [{ text: email, href: `mailto:${email}` }] : [];
	draws.space(0.2);
	draws.contacts([...mail, ...contact]);
}

function drawSection(draws: Draws, { title, entries, lines }: CvSection) {
	draws.space(0.8);
	draws.keep(4);
	// Programs that read CVs take a bold line of capitals for a heading, whatever it says.
	draws.part('H2', title.toUpperCase(), { bold: true, coloured: true });
	draws.rule();
	for (const line of lines) draws.part('P', line);
	for (const [at, entry] of entries.entries()) {
		if (at > 0) draws.space(0.75);
		drawEntry(draws, entry);
	}
}

/** Place, title and dates on a line each: programs that read CVs take what stands in one line for one thing. */
function drawEntry(draws: Draws, { title, place, dates, link, points }: CvEntry) {
	draws.keep(3);
	const [heading, below] = place ? [place, title] : [title, ''];
	if (heading) draws.part('H3', heading, { bold: isCapitals(heading) ? 'drawn' : true });
	if (below) draws.part('P', below);
	if (dates) draws.part('P', dates, { muted: true });
	if (link) draws.contacts([link]);
	if (points.length > 0) draws.points(points);
}

/** Such as "BBC", which those programs would take for the heading of a section if its font was bold. */
const isCapitals = (text: string) => text === text.toUpperCase();
