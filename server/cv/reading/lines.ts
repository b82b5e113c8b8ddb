import { asOneLine } from '#schema/one-line.ts';
import { withoutBullets } from '#schema/students/cv.ts';
import { columnsOf } from './columns.ts';
import { type CvText, type Line, type Segment, type TextPiece, textOf } from './cv-text.ts';

/** The lines of a CV in their order: of two columns one after the other, also over several pages. */
export function linesIn({ pages }: Pick<CvText, 'pages'>): Line[] {
	const head: Line[] = [];
	const left: Line[] = [];
	const right: Line[] = [];
	/** Where the text goes on that stands across a page. */
	let main = head;
	for (const pieces of pages) {
		const rows = rowsOf(pieces);
		const columns = columnsOf(rows);
		main.push(...(columns?.head ?? rows).flatMap(lineOf));
		if (!columns) continue;
		left.push(...columns.left.flatMap(lineOf));
		right.push(...columns.right.flatMap(lineOf));
		if (main === head) main = columns.wider === 'left' ? left : right;
	}
	return [...withEdge(head), ...asColumn(left), ...asColumn(right)];
}

const asColumn = (lines: readonly Line[]): Line[] =>
	withEdge(lines).map((line, at) => (at === 0 ? { ...line, beginsColumn: true } : line));

function withEdge(lines: readonly Line[]): Line[] {
	const edge = Math.max(...lines.map(({ end }) => end));
	return lines.map((line) => ({ ...line, edge }));
}

/** Pieces on one height, from the top. */
function rowsOf(pieces: readonly TextPiece[]): Segment[][] {
	const rows: TextPiece[][] = [];
	for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
		const row = rows.at(-1);
		const first = row?.[0];
		const isSame =
			first !== undefined &&
			first.y - piece.y <= Math.max(2, 0.35 * Math.min(first.size, piece.size));
		if (row && isSame) row.push(piece);
		else rows.push([piece]);
	}
	return rows.map(segmentsOf);
}

/** Where a gap is wider, another part of the line begins. In sizes of the letters. */
const WIDE = 1.3;
/** Where it is wider, there is a space. */
const SPACE = 0.15;

/** Text that is drawn twice, to look bold, is there once. */
function segmentsOf(row: readonly TextPiece[]): Segment[] {
	const segments: Segment[] = [];
	let before: TextPiece | undefined;
	for (const piece of row.toSorted((one, other) => one.x - other.x)) {
		const { text, x, width, size } = piece;
		const isAgain = before?.text === text && Math.abs(before.x - x) < 1;
		before = piece;
		if (isAgain) continue;
		const last = segments.at(-1);
		const gap = last ? x - last.end : 0;
		if (!last || gap > WIDE * size) {
			segments.push({ text, start: x, end: x + width, size });
			continue;
		}
		last.text += (gap > SPACE * size ? ' ' : '') + text;
		last.end = Math.max(last.end, x + width);
		last.size = Math.max(last.size, size);
	}
	return segments;
}

/** Signs that are bullets where they stand alone; letters too, since Word draws bullets with those of other fonts. */
const LONE_BULLET = /^(?:[-–—*•‣⁃∙·○●▪■□◦▸►➢➤❖✓✔§oØvqnü]|\p{Co})$/u;

/** "Mei Tan – Page 1 of 2", "2/3" */
const PAGE_NUMBER =
	/(?:^|[^\p{L}])page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$|(?:^|[–—-] )\d ?\/ ?\d$/iu;

/** @returns one line, or none where nothing is left of it, and of the number of a page */
function lineOf(segments: readonly Segment[]): Line[] {
	const [first] = segments;
	const isAlone = first !== undefined && segments.length > 1 && LONE_BULLET.test(first.text.trim());
	const rest = isAlone ? segments.slice(1) : segments;
	const [text = '', ...others] = rest.flatMap((one) => one.text.trim().split(/\s{3,}|\t/));
	const plain = withoutBullets(text);
	const parts = [plain, ...others].map(asPart);
	const line: Line = {
		parts: parts.filter((part) => part !== ''),
		isPoint: isAlone || plain !== text,
		start: Math.min(...rest.map(({ start }) => start)),
		end: Math.max(...rest.map(({ end }) => end)),
		edge: 0,
		size: Math.max(...rest.map(({ size }) => size)),
		beginsColumn: false,
	};
	return line.parts.length > 0 && !PAGE_NUMBER.test(textOf(line)) ? [line] : [];
}

/** Letters composed, and without what cannot be seen, such as the hyphens of Word. */
const asPart = (text: string): string => asOneLine(text.normalize('NFC')).replace(/\s+/g, ' ');
