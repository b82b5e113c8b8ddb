import PDFDocument from 'pdfkit';
import { fonts } from './brand.ts';

const ruler = new PDFDocument({ font: fonts.regular });

/** Breaks a text into lines no wider than `width`, all in the same unit as `size`. */
export function wrap(
	text: string,
	size: number,
	weight: keyof typeof fonts,
	width: number,
): string[] {
	ruler.font(fonts[weight], size);
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && ruler.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
