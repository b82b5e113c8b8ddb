/** Which letters the preloaded font has, so that no page built ahead waits for the second file. */
import { readFileSync } from 'node:fs';
import { type LetterRange, lettersIn } from '#app/document/font-preloads.ts';

/** The last `unicode-range` of app/styles/fonts.css: that of the file every page preloads. */
export function preloadedLetters(): LetterRange[] {
	const css = readFileSync(new URL('../../app/styles/fonts.css', import.meta.url), 'utf8');
	const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].at(-1)?.[1];
	if (!ranges) throw new Error('app/styles/fonts.css names no letters of the preloaded font.');
	return lettersIn(ranges);
}
