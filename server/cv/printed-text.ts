import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { asciiDigits } from '#schema/students/ascii-digits.ts';

const fontFile = (name: string) =>
	readFileSync(join(import.meta.dirname, 'fonts', `noto-sans-${name}.ttf`));

/** Both have the same letters: Latin, Greek, Cyrillic, Armenian, Georgian, and signs. */
export const fonts = { regular: fontFile('regular'), bold: fontFile('bold') };

const letters = create(fonts.regular) as Font;
const hasShape = (letter: string) => letters.hasGlyphForCodePoint(letter.codePointAt(0) as number);

/** What is printed for signs without a shape that say the same in others. */
const SAME: Record<string, string> = {
	'、': ', ',
	'。': '. ',
	'・': '·',
	'「': '“',
	'」': '”',
	'『': '“',
	'』': '”',
	'【': '[',
	'】': ']',
	'《': '«',
	'》': '»',
	'〜': '~',
	'█': '■',
	'▓': '■',
	'▒': '□',
	'░': '□',
	'✅': '✔',
	'❌': '✖',
	'❎': '✖',
	'➕': '+',
	'➖': '−',
	'🔴': '●',
	'🔵': '●',
	'🟢': '●',
	'🟡': '●',
	'🔸': '◆',
	'🔹': '◆',
	'🔶': '◆',
	'🔷': '◆',
	'🌟': '★',
	'👉': '→',
};

/** What has no shape of its own: control and format characters, and what only changes how a sign looks. */
const UNSEEN =
	/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\p{Emoji_Modifier}|\u034f|\u20e3|\u115f|\u1160|\u3164|\uffa0/u;

/**
 * A text as it is printed: letters composed (NFC), digits of other scripts as 0 to 9, and for other signs without a shape
 * those that mean the same, such as wide letters. What still has no shape stays, and `unprinted` finds it.
 */
export const printed = (text: string): string =>
	[...text.normalize('NFC').replace(/[\t\n\r\u2028\u2029]/g, ' ')].map(printedLetter).join('');

function printedLetter(letter: string): string {
	if (UNSEEN.test(letter)) return '';
	if (hasShape(letter)) return letter;
	const same = SAME[letter] ?? asciiDigits(letter).normalize('NFKC');
	return [...same].every(hasShape) ? same : letter;
}

/** The letters of a text that the PDF cannot print, each once, in their order. */
export const unprinted = (text: string): string[] => [
	...new Set([...printed(text)].filter((letter) => !hasShape(letter))),
];

/** The text without the letters that the PDF cannot print. */
export const printedOnly = (text: string): string =>
	[...printed(text)].filter(hasShape).join('').replace(/ {2,}/g, ' ').trim();
