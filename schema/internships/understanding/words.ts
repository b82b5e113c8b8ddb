/** A word of a text as it is searched, and where it stands in the text. */
export type Word = { word: string; from: number; to: number };

/** From one letter of a text to before another. */
export type Span = readonly [from: number, to: number];

/** Names that consist of signs, amounts of money, numbers, then anything else that has letters. */
const PARTS =
	/c\+\+|[cf]#|\.net\b|r&d|q&a|£\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/giu;
const SIGNS: Record<string, string> = {
	'c++': 'cplusplus',
	'c#': 'csharp',
	'f#': 'fsharp',
	'.net': 'dotnet',
	'r&d': 'rnd',
	'q&a': 'qna',
};

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
	const sign = SIGNS[small];
	if (sign) return sign;
	return small
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’\s]/g, '')
		.replace(/(\d),(?=\d{3})/g, '$1');
}

/** Words that end in s and are no plural of the same word. */
const NO_PLURAL = new Set(
	'news series species wales always less lens gas aws ios gis sas dbs atlas sos rss'.split(' '),
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
