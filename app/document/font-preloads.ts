/**
 * Which of a page's font files its text asks for. A letter that several files have comes from the
 * one named last: so browsers read `unicode-range`.
 */
import type { AtRule, Root } from 'postcss';

export type LetterRange = { first: number; last: number };

/** @param ranges a `unicode-range` as in CSS: `U+20-7E, U+A0` */
export const lettersIn = (ranges: string): LetterRange[] =>
	ranges.split(',').map((range) => {
		const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
		return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
	});

/** The letters of a page's text; scripts, styles, line breaks and tabs aside. */
export const lettersOf = (html: string): string[] => {
	const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|[\n\t]/g, '');
	return [...new Set(text)];
};

/** Those letters that none of the ranges has. */
export function lettersOutside(ranges: LetterRange[], letters: string[]): string[] {
	const has = (code: number) => ranges.some(({ first, last }) => first <= code && code <= last);
	return letters.filter((letter) => !has(letter.codePointAt(0) ?? 0));
}

function rangesOf(face: AtRule): string | undefined {
	let ranges: string | undefined;
	face.walkDecls('unicode-range', ({ value }) => {
		ranges = value;
	});
	return ranges;
}

/** Takes out the files that no letter of the page comes from. One without a range is kept. */
export function dropUnusedFonts(root: Root, html: string) {
	const faces: AtRule[] = [];
	root.walkAtRules('font-face', (face) => void faces.unshift(face));
	let uncovered = lettersOf(html);
	for (const face of faces) {
		const ranges = rangesOf(face);
		if (ranges === undefined) continue;
		const others = lettersOutside(lettersIn(ranges), uncovered);
		if (others.length === uncovered.length) face.remove();
		uncovered = others;
	}
}
