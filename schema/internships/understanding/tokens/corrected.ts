import { singular, typingErrors } from '#schema/internships/understanding/words.ts';
import type { Token, Vocabulary } from './token.ts';

/** "placement yr" is a placement year, where no table and no internship has the word as it is: "ed tech". */
export const inFull =
	({ dictionary, knows }: Vocabulary) =>
	(token: Token, at: number, tokens: readonly Token[]): Token => {
		const { word, form } = token;
		const { concepts, places, writtenShort } = dictionary;
		const longer = writtenShort.get(word);
		if (longer === undefined || token.place || knows?.(form)) return token;
		const [before = '', after = ''] = [tokens[at - 1]?.form, tokens[at + 1]?.form];
		const isMeant = [form, before + form, form + after].some(
			(key) => concepts.has(key) || places.has(key),
		);
		return isMeant ? token : { ...token, word: longer, form: singular(longer), slip: word };
	};

/** The first letter and all that are no vowels: "brstl" of "bristol". */
const withoutVowels = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '');

const consonants = new WeakMap<ReadonlySet<string>, Map<string, string>>();

/** The word of which the vowels were left out: the shortest. */
function wordOf(words: ReadonlySet<string>, form: string): string | undefined {
	let byConsonants = consonants.get(words);
	if (!byConsonants) {
		const sorted = [...words]
			.filter((word) => word.length > 4)
			.sort((one, other) => other.length - one.length);
		byConsonants = new Map(sorted.map((word) => [withoutVowels(word), word]));
		consonants.set(words, byConsonants);
	}
	return byConsonants.get(form);
}

/** How many letters a word and what was typed for it may differ by in length. */
const MOST_LETTERS_OFF = 2;

const byLength = new WeakMap<ReadonlySet<string>, Map<number, string[]>>();

/** The words of about so many letters. */
function ofLength(words: ReadonlySet<string>, length: number): readonly string[] {
	let lengths = byLength.get(words);
	if (!lengths) {
		lengths = new Map();
		byLength.set(words, lengths);
	}
	let some = lengths.get(length);
	if (!some) {
		some = [...words].filter((word) => Math.abs(word.length - length) <= MOST_LETTERS_OFF);
		lengths.set(length, some);
	}
	return some;
}

const isSwapped = (form: string, word: string): boolean =>
	[...form].sort().join('') === [...word].sort().join('');

/** Two, and fewer where the first letter is another one. */
const MOST_ERRORS = 2.4;

/** A word as it was most likely meant. A beginning at the end of the text stays, as do words of English and of internships. */
export function corrected(
	token: Token,
	isLast: boolean,
	{ dictionary, knows, isWord }: Vocabulary,
): Token {
	const { form, word } = token;
	const { words } = dictionary;
	if (form.length < 4 || /[^a-z]/.test(form)) return token;
	if (dictionary.concepts.has(form) || dictionary.places.has(form) || words.has(form)) return token;
	if (dictionary.said.has(form) || dictionary.countries.has(form)) return token;
	if (token.slip) return token;
	if (knows?.(form) || isWord?.(word) || isWord?.(form)) return token;
	if (isLast && [...words].some((candidate) => candidate.startsWith(form))) return token;
	const whole = withoutVowels(form) === form ? wordOf(words, form) : undefined;
	if (whole !== undefined) return { ...token, word: whole, form: whole, slip: form };
	let best = { candidate: '', errors: MOST_ERRORS };
	for (const candidate of ofLength(words, form.length)) {
		// Of four letters a wrong one makes too many other words: "fmod" is not "food".
		if (form.length === 4 && candidate.length === 4 && !isSwapped(form, candidate)) continue;
		const errors = typingErrors(form, candidate) + (candidate[0] === form[0] ? 0 : 0.5);
		// Letters are left out more often than added: "enginer" is "engineer" before "engine".
		const isLonger = errors === best.errors && candidate.length > best.candidate.length;
		if (candidate.length > 3 && (errors < best.errors || isLonger)) best = { candidate, errors };
	}
	if (best.candidate === '') return token;
	return { ...token, word: best.candidate, form: best.candidate, slip: form };
}
