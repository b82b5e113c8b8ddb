/** A word of a text as it is searched, and where it stands in the text. */
export type Word = { word: string; from: number; to: number };

/** From one letter of a text to before another. */
export type Span = readonly [from: number, to: number];

/**
 * Names that consist of signs, two letters with a sign between them, "/" before a time, amounts of money, numbers, then
 * anything else that has letters.
 */
const PARTS =
	/c\+\+|[cf]#|\.net\b|(?<![\p{L}\d])\p{L}\s?[&/]\s?\p{L}(?![\p{L}\d])|\/(?=\s?(?:h|hrs?|hours?|days?|wks?|weeks?|mths?|months?|yrs?|years?)(?![\p{L}\d]))|£\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/giu;
const SIGNS: Record<string, string> = {
	'c++': 'cplusplus',
	'c#': 'csharp',
	'f#': 'fsharp',
	'.net': 'dotnet',
	'/': 'per',
};
/** Letters that other alphabets write in several ways, or with signs that are left out. */
const LETTERS: Record<string, string> = {
	ı: 'i',
	ł: 'l',
	ø: 'o',
	đ: 'd',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ی: 'ي',
	ى: 'ي',
	ک: 'ك',
	ہ: 'ه',
	ھ: 'ه',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const PLAIN = /^[a-z]+$/;

/** The words of a text: lower case, without accents and apostrophes; what a hyphen joins is two words. */
export function wordsIn(text: string): Word[] {
	return [...text.matchAll(PARTS)].map(({ 0: part, index }) => ({
		word: folded(part),
		from: index,
		to: index + part.length,
	}));
}

function folded(part: string): string {
	const small = part.toLowerCase();
	if (PLAIN.test(small)) return small;
	const sign = SIGNS[small];
	if (sign) return sign;
	return (
		small
			.normalize('NFKD')
			// Accents, signs above and below Arabic, Hindi and Bengali letters, and apostrophes.
			.replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u09bc'’\s]/g, '')
			.replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
			// "Q & A" is "qna"; "A/B" is "AB".
			.replace(/^(\p{L})&(\p{L})$/u, '$1n$2')
			.replace(/^(\p{L})\/(\p{L})$/u, '$1$2')
			.replace(/(\d),(?=\d{3})/g, '$1')
	);
}

/** Words that end in s and are no plural of the same word. */
const NO_PLURAL = new Set(
	'news series species wales always less lens gas aws ios gis sas dbs atlas sos rss mbbs saas mass'.split(
		' ',
	),
);

/** A word without the ending of a plural, and nothing else: "hospitals" is "hospital", "training" stays. */
export function singular(word: string): string {
	if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.has(word)) return word;
	if (/(?:ss|us|is)$/.test(word)) return word;
	if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	return /(?:ss|sh|ch|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The words of a text as they are written, for `formOf`: "Hospitals and clinics" → ["Hospitals", "and", "clinics"] */
export const partsIn = (text: string): string[] => text.match(PARTS) ?? [];

/** "Hospitals" → "hospital" */
export const formOf = (part: string): string => singular(folded(part));

/** "Hospitals and clinics" → ["hospital", "and", "clinic"] */
export const formsIn = (text: string): string[] => partsIn(text).map(formOf);

/** How many typing errors are forgiven in a word of this length. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How many typing errors lie between what was typed and a word: a letter wrong, missing or too many, or two in each
 * other's place. Infinity where there are more than a word of its length may have.
 */
export function typingErrors(typed: string, word: string): number {
	const most = errorsIn(typed.length);
	if (Math.abs(typed.length - word.length) > most) return Number.POSITIVE_INFINITY;
	// Each error changes two letters at most: this leaves out nearly every word.
	if (ones(lettersOf(typed) ^ lettersOf(word)) > 2 * most) return Number.POSITIVE_INFINITY;
	let before: number[] = [];
	let last = Array.from({ length: word.length + 1 }, (_, place) => place);
	for (let row = 1; row <= typed.length; row += 1) {
		const next = [row];
		for (let column = 1; column <= word.length; column += 1) {
			const same = typed[row - 1] === word[column - 1];
			let least = Math.min(
				(last[column] ?? 0) + 1,
				(next[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + Number(!same),
			);
			const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
			if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
			next.push(least);
		}
		if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
		before = last;
		last = next;
	}
	const errors = last[word.length] ?? 0;
	return errors <= most ? errors : Number.POSITIVE_INFINITY;
}

/** A bit for each letter that occurs. */
function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
	return letters;
}

function ones(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count += 1;
	return count;
}

/** A text without a part that was read; the rest stays as it was typed. */
export function withoutPart(text: string, { spans }: { spans: readonly Span[] }): string {
	const [rest] = spans
		.toSorted(([one], [other]) => other - one)
		.reduce(([left], [from, to]) => [left.slice(0, from) + left.slice(to)], [text]);
	return (rest ?? '').replace(/\s+/g, ' ').replace(/^[\s,;·]+|[\s,;·]+$/g, '');
}
