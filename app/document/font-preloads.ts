/**
 * Finds which font files the text of a page needs. If several files have a character, the one
 * declared last is used, as browsers read `unicode-range`.
 */
import type { AtRule, Root } from 'postcss';

export type LetterRange = { first: number; last: number };

/** @param ranges a `unicode-range` as in CSS: `U+20-7E, U+A0` */
export const lettersIn = (ranges: string): LetterRange[] =>
	ranges.split(',').map((range) => {
		const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
		return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
	});

/** The characters of a page's text, without scripts, styles, line breaks and tabs. */
export const lettersOf = (html: string): string[] => {
	const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|[\n\t]/g, '');
	return [...new Set(text)];
};

/** The characters that none of the ranges contains. */
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

/**
 * Removes the font files that no character of the page needs. A file without a range always stays.
 */
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
