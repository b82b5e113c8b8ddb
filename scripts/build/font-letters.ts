/** Which letters the preloaded font has, so that no page built ahead waits for the second file. */
import { readFileSync } from 'node:fs';

type LetterRange = { first: number; last: number };

/** @param ranges a `unicode-range` as in CSS: `U+20-7E, U+A0` */
const lettersIn = (ranges: string): LetterRange[] =>
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

/** The last `unicode-range` of app/styles/fonts.css: that of the file every page preloads. */
export function preloadedLetters(): LetterRange[] {
	const css = readFileSync(new URL('../../app/styles/fonts.css', import.meta.url), 'utf8');
	const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].at(-1)?.[1];
	if (!ranges) throw new Error('app/styles/fonts.css names no letters of the preloaded font.');
	return lettersIn(ranges);
}
