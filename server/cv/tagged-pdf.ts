import type PDFDocument from 'pdfkit';
import type { CvContact } from '#schema/students/cv.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

/** @property bold "drawn" looks the same in the regular font, its lines made thicker */
export type Style = {
	bold?: boolean | 'drawn';
	muted?: boolean;
	coloured?: boolean;
	scale?: number;
};

const INK = '#16213d';
const MUTED = '#4d5a78';
const COLOUR = '#1d3a8a';
const BETWEEN = '  ·  ';

/**
 * Draws parts one below the other, each with its meaning, so that a screen reader can read them (PDF/UA-1).
 * @param size of the text, in points
 */
export function drawsOn(pdf: Pdf, size: number, margin: number) {
	const root = pdf.struct('Document');
	pdf.addStructure(root);
	const width = pdf.page.width - 2 * margin;
	const lineGap = size * 0.1;
	const styled = ({ bold, muted, coloured, scale = 1 }: Style) => {
		const colour = coloured ? COLOUR : muted ? MUTED : INK;
		return pdf
			.font(bold === true ? 'bold' : 'regular', size * scale)
			.lineWidth(size * 0.05)
			.strokeColor(colour)
			.fillColor(colour);
	};
	const write = (text: string, style: Style, indent = 0, y = pdf.y) =>
		styled(style).text(text, margin + indent, y, {
			lineGap,
			...(style.bold === 'drawn' && { fill: true, stroke: true }),
		});
	/** One line that is known to fit. */
	const writeAt = (text: string, style: Style, x: number, y: number) =>
		styled(style).text(text, x, y, { lineBreak: false });
	const widthOf = (text: string, style: Style = {}) => styled(style).widthOfString(text);
	const lineHeight = (style: Style = {}) => styled(style).currentLineHeight(true) + lineGap;
	/** Begins a page where so much would not fit. */
	const makeRoom = (height: number) => {
		if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
	};
	/** Each part is whole on one page, as its meaning is given to one piece of one page. */
	const makeRoomFor = (text: string, style: Style, indent = 0) =>
		makeRoom(styled(style).heightOfString(text, { width: width - indent, lineGap }));
	const part = (type: string, text: string, style: Style = {}) => {
		makeRoomFor(text, style);
		root.add(pdf.struct(type, {}, () => void write(text, style)));
	};
	/** What is on paper only, not for a screen reader. */
	const artifact = (options: { type: string; attached?: string[] }, draw: () => void) => {
		pdf.markContent('Artifact', options as never);
		draw();
		pdf.endMarkedContent();
	};

	return {
		part,
		/** Ways to a person or page, with links that work, on as many lines as they need. */
		contacts(ways: CvContact[]) {
			if (ways.length === 0) return;
			const { lines, runs } = inLines(ways, width, (text) => widthOf(text));
			makeRoom(lines * lineHeight());
			const top = pdf.y;
			const list = pdf.struct('P');
			root.add(list);
			const place = ({ x, line }: Run) => [margin + x, top + line * lineHeight()] as const;
			for (const { before, href, parts } of runs) {
				if (before) list.add(() => void writeAt(BETWEEN, { muted: true }, ...place(before)));
				const writeParts = (style: Style) => {
					for (const one of parts) writeAt(one.text, style, ...place(one));
				};
				if (!href) {
					list.add(() => writeParts({}));
					continue;
				}
				const link = pdf.struct('Link');
				list.add(link);
				link.add(() => writeParts({ coloured: true }));
				for (const one of parts)
					annotate(pdf, link, href, [...place(one), widthOf(one.text), lineHeight()]);
				link.end();
			}
			list.end();
			pdf.x = margin;
			pdf.y = top + lines * lineHeight();
		},
		points(points: string[]) {
			const list = pdf.struct('L');
			root.add(list);
			const indent = size * 1.2;
			for (const point of points) {
				makeRoomFor(point, {}, indent);
				const y = pdf.y;
				const entry = pdf.struct('LI');
				list.add(entry);
				entry.add(pdf.struct('Lbl', {}, () => void write('•', {}, 0, y)));
				entry.add(pdf.struct('LBody', {}, () => void write(point, {}, indent, y)));
			}
			list.end();
		},
		rule() {
			artifact({ type: 'Layout' }, () => {
				const y = pdf.y;
				pdf.moveTo(margin, y).lineTo(margin + width, y);
				pdf.lineWidth(0.6).strokeColor(MUTED).stroke();
			});
			pdf.y += size * 0.45;
		},
		space(lines: number) {
			pdf.y += lines * size;
		},
		/** Begins a page where so many lines would not fit: a heading never stands alone at the end. */
		keep: (lines: number) => makeRoom(lines * lineHeight()),
		/** Ends the document; each page but the first says at its foot whose it is, and its number. */
		end(owner: string) {
			root.end();
			const { count } = pdf.bufferedPageRange();
			for (let page = 1; page < count; page += 1) {
				pdf.switchToPage(page);
				const style = { muted: true, scale: 0.85 };
				const y = pdf.page.height - margin * 0.7;
				artifact({ type: 'Pagination', attached: ['Bottom'] }, () => {
					writeAt(`${owner}  ·  page ${page + 1} of ${count}`, style, margin, y);
				});
			}
		},
	};
}

/** A piece of text on one line. `x` counts from the margin, `line` from the first. */
type Run = { text: string; x: number; line: number };

/** What a link leads to, for who does not see its text. */
function description(href: string): string {
	const [scheme, address = ''] = href.split(/:(.*)/s);
	if (scheme === 'mailto') return `Email to ${address}`;
	return scheme === 'tel' ? `Telephone ${address}` : `Web page ${href}`;
}

function annotate(
	pdf: Pdf,
	link: Element,
	href: string,
	[x, y, width, height]: [number, number, number, number],
) {
	const options = {
		Subtype: 'Link',
		A: { Type: 'Action', S: 'URI', URI: new String(href) },
		Contents: new String(description(href)),
		structParent: link,
	};
	// @types/pdfkit does not know that an annotation belongs to a part of the structure.
	pdf.annotate(x, y, width, height, options as never);
}

/**
 * Puts ways one after the other, those that still fit on a line with a point between them. One that is longer than a
 * line goes on in the next.
 */
function inLines(ways: CvContact[], width: number, widthOf: (text: string) => number) {
	let [x, line] = [0, 0];
	const gap = widthOf(BETWEEN);
	const runs = ways.map(({ text, href }) => {
		let before: Run | null = null;
		if (x > 0 && x + gap + widthOf(text) <= width) {
			before = { text: BETWEEN, x, line };
			x += gap;
		} else if (x > 0) [x, line] = [0, line + 1];
		const parts: Run[] = broken(text, (part) => widthOf(part) <= width).map((part, at) => {
			if (at > 0) [x, line] = [0, line + 1];
			const run = { text: part, x, line };
			x += widthOf(part);
			return run;
		});
		return { href, before, parts };
	});
	return { runs, lines: line + 1 };
}

/** The parts of a text that each fit: broken after a sign of an address, or where nothing else is left. */
function broken(text: string, fits: (part: string) => boolean): string[] {
	if (fits(text)) return [text];
	const letters = [...text];
	let [end, beyond] = [1, letters.length];
	while (end + 1 < beyond) {
		const middle = Math.floor((end + beyond) / 2);
		if (fits(letters.slice(0, middle).join(''))) end = middle;
		else beyond = middle;
	}
	const sign = letters.slice(0, end).findLastIndex((letter) => /[\s/?&=_.-]/.test(letter));
	const at = sign > end / 2 ? sign + 1 : end;
	return [letters.slice(0, at).join(''), ...broken(letters.slice(at).join(''), fits)];
}
