import PDFDocument from 'pdfkit';
import { colour, fonts, mark } from './brand.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points of an A4 sheet: its edges, and two columns of which the left one carries the text. */
export const page = { left: 50, right: 545, top: 54, bottom: 72, wide: 300, narrow: 165 };

type Style = { size: number; bold?: boolean; role?: string; lineGap?: number; tight?: boolean };

/** `bbox` is where a figure stands; @types/pdfkit leaves it out. */
type PartOptions = PDFKit.Mixins.StructureElementOptions & { bbox?: number[] };

/** A document whose every part is tagged, so that a screen reader can read it in its order. */
export function openSheet(info: { Title: string; Author: string; Subject: string }) {
	const pdf = new PDFDocument({
		size: 'A4',
		margins: { left: page.left, right: 50, top: page.top, bottom: page.bottom },
		font: fonts.regular,
		pdfVersion: '1.7',
		// @types/pdfkit does not know it yet.
		subset: 'PDF/UA' as never,
		tagged: true,
		displayTitle: true,
		lang: 'en-GB',
		bufferPages: true,
		info,
	});
	const root = pdf.struct('Document');
	pdf.addStructure(root);

	const style = ({ size, bold, role = 'ink' }: Style) =>
		pdf.font(bold ? fonts.bold : fonts.regular, size).fillColor(colour(role));

	/** Sets a text; where no place is given it follows the one before. */
	const write = (
		text: string,
		look: Style,
		options: PDFKit.Mixins.TextOptions = {},
		x?: number,
		y?: number,
	) => {
		const { lineGap = 0, size, tight } = look;
		style(look).text(text, x ?? pdf.x, y ?? pdf.y, {
			lineGap,
			...(tight && { characterSpacing: -0.02 * size }),
			...options,
		});
	};

	const height = (text: string, look: Style, width: number) =>
		style(look).heightOfString(text, { width, lineGap: look.lineGap ?? 0 });

	/** A part of the document with its meaning: 'H1', 'P', 'Figure' … */
	const part = (type: string, draw: () => void, options: PartOptions = {}) =>
		root.add(pdf.struct(type, options, draw));

	/** The points of a list, each whole on one page; `label` makes "1." or "•" of a place in it. */
	const points = (
		items: string[],
		look: Style,
		x: number,
		width: number,
		label = (_: number) => '•',
	) => {
		const list = pdf.struct('L');
		root.add(list);
		for (const [index, item] of items.entries()) {
			if (pdf.y + height(item, look, width - 14) > pdf.page.height - page.bottom) pdf.addPage();
			const y = pdf.y;
			const entry = pdf.struct('LI');
			const mark = () => write(label(index), { ...look, role: 'brand', bold: true }, {}, x, y);
			const text = () => write(item, look, { width: width - 14 }, x + 14, y);
			list.add(entry);
			entry.add(pdf.struct('Lbl', {}, mark)).add(pdf.struct('LBody', {}, text));
			pdf.y += 3.5;
		}
		list.end();
	};

	/** Adds content that is only decoration, hidden from screen readers. */
	const decoration = (draw: () => void) => {
		pdf.markContent('Artifact', { type: 'Layout' });
		draw();
		pdf.endMarkedContent();
	};

	return { pdf, write, height, part, points, decoration, close: () => root.end() };
}

export type Sheet = ReturnType<typeof openSheet>;

/** The mark of the service; its parts are read from the drawing that the site uses too. */
export function drawMark(pdf: Pdf, x: number, y: number, size: number) {
	const [, pin = ''] = /<path d="([^"]+)"/.exec(mark) ?? [];
	pdf
		.save()
		.translate(x, y)
		.scale(size / 32);
	pdf.roundedRect(0, 0, 32, 32, 9).fill(colour('brand-fill'));
	pdf.path(pin).fill(colour('on-fill'));
	pdf.circle(16, 13.5, 3.2).fill(colour('hot-fill'));
	pdf.restore();
}
