import { type Dictionary, keyOf } from './concepts.ts';
import type { MeantPlace } from './tables.ts';
import { singular, typingErrors, type Word, wordsIn } from './words.ts';

/** A word of the text, with its form and what it was read as. */
export type Token = Word & {
	form: string;
	/** As it was typed, where a typing error was corrected. */
	slip?: string;
	/** Whether it stands for a word of another language. */
	foreign?: true;
	/** The place of a postcode. */
	place?: MeantPlace;
};

export type Known = {
	dictionary: Dictionary;
	/** Whether a form is in a text of an internship; then it is no typing error. */
	knows?: ((form: string) => boolean) | undefined;
	/** Whether English has a word; then it is no typing error either. */
	isWord?: ((word: string) => boolean) | undefined;
};

const MOST_WORDS = 60;
/** Typing errors are looked for in words at the beginning of the text. */
const MOST_CORRECTED = 20;

/** The words of a text, with postcodes in one, in English, and without typing errors. */
export function tokensIn(text: string, known: Known): Token[] {
	const words = withPostcodes(wordsIn(text).slice(0, MOST_WORDS), text, known.dictionary);
	const spaced = words.flatMap(segmented(known.dictionary)).map(inFull(known));
	const tokens = translated(spaced, text, known);
	const isForeign = tokens.some(({ foreign }) => foreign);
	return tokens.map((token, at) => {
		if (at >= MOST_CORRECTED || token.foreign || token.place || isForeign) return token;
		return corrected(token, at === tokens.length - 1, known);
	});
}

const POSTCODE = /\b([A-Z]{1,2})(\d{1,2}|\d[A-HJKMNPR-Z])(?:\s*(\d[A-Z]{2}))?\b/gi;
/** Only districts of inner London end with a letter. */
const WITH_LETTER = /^(?:EC\d|WC\d|SW1|W1|SE1|NW1|N1|E1)[A-Z]$/;
const LEVEL = /\b(?:level|cefr|language|speak|speaker|german|french|spanish|italian|english)\b/i;

/** "M1 1AE" is one word, where it is a postcode and no level of a language. */
function withPostcodes(
	words: readonly Word[],
	text: string,
	{ postcodes, places }: Dictionary,
): Token[] {
	const found = [...text.matchAll(POSTCODE)].flatMap((match) => {
		const [whole, letters = '', digits = '', inward] = match;
		const area = letters.toUpperCase();
		const outward = area + digits.toUpperCase();
		const town = postcodes.get(outward) ?? postcodes.get(area);
		const meant = town && places.get(keyOf(town));
		if (!meant || (/[A-Z]$/.test(outward) && !WITH_LETTER.test(outward))) return [];
		const before = text.slice(0, match.index);
		const isShort = area.length === 1 && !inward;
		const isSure = letters === area || /(?:in|near|around|from|at|postcode)\s+$/i.test(before);
		if (isShort && (!isSure || (/^B[12]$/.test(outward) && LEVEL.test(text)))) return [];
		const place: MeantPlace = { ...meant, label: whole.toUpperCase() };
		return [{ from: match.index, to: match.index + whole.length, place, outward }];
	});
	const tokens: Token[] = [];
	for (const word of words) {
		const code = found.find(({ from, to }) => from <= word.from && word.to <= to);
		if (!code) tokens.push({ ...word, form: singular(word.word) });
		else if (word.from === code.from) {
			const { from, to, place, outward } = code;
			tokens.push({ word: outward.toLowerCase(), form: '', from, to, place });
		}
	}
	return tokens;
}

/** "placement yr" is a placement year, where no table and no internship has the word as it is: "ed tech". */
const inFull =
	({ dictionary, knows }: Known) =>
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

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;
const LONGEST_UNSPACED = 8;

/** Words of a script without spaces, the longest that are translated first. */
const segmented =
	({ translations }: Dictionary) =>
	(token: Token): Token[] => {
		const isWhole = token.word.length === token.to - token.from;
		if (token.place || !isWhole || !UNSPACED.test(token.word)) return [token];
		const parts: Token[] = [];
		const add = (from: number, to: number) => {
			const word = token.word.slice(from, to);
			parts.push({ word, form: word, from: token.from + from, to: token.from + to });
		};
		let unknown = 0;
		let at = 0;
		while (at < token.word.length) {
			let end = Math.min(token.word.length, at + LONGEST_UNSPACED);
			while (end > at && !translations.has(token.word.slice(at, end))) end -= 1;
			if (end === at) at += 1;
			else {
				if (unknown < at) add(unknown, at);
				add(at, end);
				at = end;
				unknown = end;
			}
		}
		if (unknown < at) add(unknown, at);
		return parts;
	};

const LONGEST_TRANSLATED = 4;
const ARABIC_ARTICLE = /^(?:وال|بال|كال|لل|ال|و|ب|ل|ف)(?=.{3})/;
const LATIN = /^[a-z]+$/;

/** English words in place of those of other languages. A word that English has too counts only beside a foreign one. */
function translated(tokens: readonly Token[], text: string, known: Known): Token[] {
	const { translations } = known.dictionary;
	const isEnglish = ({ word, form }: Token) =>
		known.isWord?.(word) === true || known.dictionary.words.has(form);
	const translation = (some: readonly Token[]): string | undefined => {
		const key = some.map(({ form }) => form).join('');
		const [only] = some;
		if (some.some(({ place }) => place)) return undefined;
		const exact = translations.get(key);
		if (exact !== undefined || some.length > 1 || !only || isEnglish(only)) return exact;
		return inflected(key, translations);
	};
	const isSure = tokens.some((token, at) => {
		// "Mecanical" is English with a typing error, and no ending of "mecánica".
		if (!isEnglish(token))
			return LATIN.test(token.form)
				? !token.place && translations.has(token.form)
				: translation([token]) !== undefined;
		const pair = tokens.slice(at, at + 2);
		return pair.length === 2 && !pair.every(isEnglish) && translation(pair) !== undefined;
	});
	const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text);
	if (!isSure && !accented) return [...tokens];
	const found: Token[] = [];
	for (let at = 0; at < tokens.length; ) {
		let count = Math.min(LONGEST_TRANSLATED, tokens.length - at);
		let english: string | undefined;
		for (; count > 0 && english === undefined; count -= 1)
			english = translation(tokens.slice(at, at + count));
		const [first, last] = [tokens[at], tokens[at + count]];
		if (english === undefined || !first || !last) {
			if (first) found.push(first);
			at += 1;
			continue;
		}
		for (const { word } of wordsIn(english))
			found.push({ word, form: singular(word), from: first.from, to: last.to, foreign: true });
		at += count + 1;
	}
	return found;
}

/** A word with an article before it, or an ending of its own: "ingilterede" is "ingiltere". */
function inflected(word: string, translations: ReadonlyMap<string, string>): string | undefined {
	const bare = word.replace(ARABIC_ARTICLE, '');
	const isLatin = LATIN.test(word);
	const shortest = isLatin ? 5 : 3;
	for (let less = bare === word ? 1 : 0; less <= (isLatin ? 3 : 2); less += 1) {
		const stem = bare.slice(0, bare.length - less);
		if (stem.length < shortest) return undefined;
		const english = translations.get(stem);
		if (english !== undefined) return english;
	}
	return undefined;
}

/** The first letter and all that are no vowels: "brstl" of "bristol". */
const withoutVowels = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '');

const consonants = new WeakMap<ReadonlySet<string>, Map<string, string>>();

/** The word of which the vowels were left out: the shortest. */
function wordOf(words: ReadonlySet<string>, form: string): string | undefined {
	let known = consonants.get(words);
	if (!known) {
		const sorted = [...words]
			.filter((word) => word.length > 4)
			.sort((one, other) => other.length - one.length);
		known = new Map(sorted.map((word) => [withoutVowels(word), word]));
		consonants.set(words, known);
	}
	return known.get(form);
}

/** A word as it was most likely meant. A beginning at the end of the text stays, as do words of English and of internships. */
function corrected(token: Token, isLast: boolean, { dictionary, knows, isWord }: Known): Token {
	const { form, word } = token;
	const { words } = dictionary;
	if (form.length < 4 || /[^a-z]/.test(form)) return token;
	if (dictionary.concepts.has(form) || dictionary.places.has(form) || words.has(form)) return token;
	if (dictionary.said.has(form) || dictionary.countries.has(form)) return token;
	if (dictionary.related.has(form) || token.slip) return token;
	if (knows?.(form) || isWord?.(word) || isWord?.(form)) return token;
	if (isLast && [...words].some((known) => known.startsWith(form))) return token;
	const whole = withoutVowels(form) === form ? wordOf(words, form) : undefined;
	if (whole !== undefined) return { ...token, word: whole, form: whole, slip: form };
	let best = { known: '', errors: 2.5 };
	for (const known of words) {
		const errors = typingErrors(form, known) + (known[0] === form[0] ? 0 : 0.5);
		// Letters are left out more often than added: "enginer" is "engineer" before "engine".
		const isLonger = errors === best.errors && known.length > best.known.length;
		if (known.length > 3 && (errors < best.errors || isLonger)) best = { known, errors };
	}
	if (best.known === '') return token;
	return { ...token, word: best.known, form: best.known, slip: form };
}
