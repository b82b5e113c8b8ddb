/** Which letters the preloaded font has, so that no page built ahead waits for the second file. */
import { readFileSync } from 'node:fs';

type Range = { first: number; last: number };

/** The last `unicode-range` of app/app.css: that of the file every page preloads. */
export function preloadedLetters(): Range[] {
	const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
	const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].at(-1)?.[1];
	if (!ranges) throw new Error('app/app.css names no letters of the preloaded font.');
	return ranges.split(',').map((range) => {
		const [first = '', last = first] = range.trim().replace('U+', '').split('-');
		return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
	});
}

/** The letters of a page's text that are in none of the ranges; line breaks and tabs aside. */
export function lettersOutside(ranges: Range[], html: string): string[] {
	const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|[\n\t]/g, '');
	const has = (code: number) => ranges.some(({ first, last }) => first <= code && code <= last);
	return [...new Set(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
}
