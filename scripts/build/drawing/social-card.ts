import PDFDocument from 'pdfkit';
import { site } from '#content/site.ts';
import { colour, fonts, mark } from './brand.ts';
import { type MapName, mapPath, mapPlace } from './map.ts';

export type SocialCard = {
	/** The name that a page gives as `image` to pageMeta. */
	name: string;
	eyebrow?: string;
	title: string;
	line: string;
	/** The places marked on the map; those of `hot` in red. */
	map?: MapName;
	places?: string[];
	hot?: string[];
};

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Line = { text: string; y: number; size: number; bold?: boolean; role?: string };

const line = ({ text, y, size, bold, role = 'ink' }: Line) =>
	`<text x="72" y="${y}" font-family="Figtree" font-size="${size}" font-weight="${bold ? 700 : 400}" letter-spacing="${bold ? -0.02 * size : 0}" fill="${colour(role)}">${escaped(text)}</text>`;

/** The picture that stands for a page where it is shared: 1200 by 630, words left, map right. */
export function socialCard(card: SocialCard): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${colour('paper')}"/>
${mark.replace('<svg ', '<svg x="72" y="64" width="52" height="52" ')}
${line({ text: site.name, y: 100, size: 30, bold: true }).replace('x="72"', 'x="142"')}
${words(card)}
${line({ text: 'Applying is free for students.', y: 566, size: 26, role: 'muted' })}
${map(card)}
</svg>`;
}

/** Eyebrow, title and line, the block standing in the middle of its height. */
function words({ eyebrow, title, line: below }: SocialCard) {
	const size = title.length > 30 ? 60 : 70;
	const titleLines = wrap(title, size, 'bold', 640);
	const belowLines = wrap(below, 31, 'regular', 620);
	const height = (eyebrow ? 48 : 0) + titleLines.length * size * 1.1 + 22 + belowLines.length * 42;
	let y = 325 - height / 2;
	const set = (text: string, step: number, look: Omit<Line, 'text' | 'y'>) => {
		y += step;
		return line({ text, y: Math.round(y), ...look });
	};
	const parts = [];
	if (eyebrow) parts.push(set(eyebrow, 28, { size: 28, bold: true, role: 'brand' }));
	if (eyebrow) y += 20;
	parts.push(...titleLines.map((text) => set(text, size * 1.1, { size, bold: true })));
	y += 22;
	parts.push(...belowLines.map((text) => set(text, 42, { size: 31, role: 'muted' })));
	return parts.join('\n');
}

const panel = { x: 780, y: 48, width: 372, height: 534 };

/** How each map lies in the panel: the UK whole, of the world the part around Europe. */
const views = { uk: '0 0 300 440', world: '232 -20 278.7 400' } as const;

function map({ map: name = 'uk', places = [], hot = [] }: SocialCard) {
	const { x, y, width, height } = panel;
	const unit = name === 'uk' ? 1 : 0.9;
	const marks = places.map((place) => {
		const [left, top] = mapPlace(name, place);
		const red = hot.includes(place);
		return `<circle cx="${left}" cy="${top}" r="${(red ? 8 : 5.5) * unit}" fill="${colour(red ? 'hot-fill' : 'brand-fill')}" stroke="${colour('card')}" stroke-width="${2.4 * unit}"/>`;
	});
	const far =
		name === 'uk' ? `<path d="${mapPath('uk', 'far')}" fill="${colour('land-far')}"/>` : '';
	const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="30"`;
	return `<clipPath id="panel">${shape}/></clipPath>
${shape} fill="${colour('sea')}"/>
<g clip-path="url(#panel)"><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${views[name]}" preserveAspectRatio="xMidYMid slice">
${far}<path d="${mapPath(name, 'land')}" fill="${colour('land')}" stroke="${colour('coast')}" stroke-width="0.7"/>
${marks.join('')}</svg></g>`;
}

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
