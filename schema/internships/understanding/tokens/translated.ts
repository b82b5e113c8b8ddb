import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import { singular, wordsIn } from '#schema/internships/understanding/words.ts';
import type { Token, Vocabulary } from './token.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;

const LONGEST_UNSPACED = 8;

/** Words of a script without spaces, the longest that are translated first. */
export const segmented =
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

const SHORT_TEXT = 3;

const ON_STAGE =
	/^(?:design|designer|manag|theatr|light|sound|production|crew|act|danc|costume|props|set|drama|perform|music|art|director|technician|school|play)/;

/** English words in place of those of other languages. A word that English has too counts only beside a foreign one. */
export function translated(
	tokens: readonly Token[],
	text: string,
	vocabulary: Vocabulary,
): Token[] {
	const { translations } = vocabulary.dictionary;
	const isPlaceAbroad = (form: string) =>
		vocabulary.dictionary.places.has(form) && translations.has(form);
	const isEnglish = ({ word, form }: Token) =>
		vocabulary.isWord?.(word) === true ||
		// "Londres" stands in both tables.
		(vocabulary.dictionary.words.has(form) && !isPlaceAbroad(form));
	const translation = (some: readonly Token[]): string | undefined => {
		const key = some.map(({ form }) => form).join('');
		const [only] = some;
		if (some.some(({ place }) => place)) return undefined;
		const exact = translations.get(key);
		if (exact !== undefined || some.length > 1 || !only || isEnglish(only)) return exact;
		return inflected(key, translations) ?? inflectedEnglish(key, vocabulary.dictionary);
	};
	const isSure = tokens.some((token, at) => {
		// "Mecanical" is English with a typing error, and no ending of "mecánica".
		if (!isEnglish(token)) {
			const isKnown = LATIN.test(token.form)
				? !token.place && translations.has(token.form)
				: translation([token]) !== undefined;
			if (isKnown) return true;
		}
		const pair = tokens.slice(at, at + 2);
		return pair.length === 2 && !pair.every(isEnglish) && translation(pair) !== undefined;
	});
	// "Stage communication": of four languages, though English has both words; "stage design" is English.
	const isStage =
		tokens.length <= SHORT_TEXT &&
		tokens[0]?.form === 'stage' &&
		translations.has('stage') &&
		vocabulary.dictionary.concepts.has(tokens[1]?.form ?? '') &&
		!ON_STAGE.test(tokens[1]?.form ?? '');
	const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text);
	if (!isSure && !isStage && !accented) return [...tokens];
	const inEnglish: Token[] = [];
	for (let at = 0; at < tokens.length; ) {
		let count = Math.min(LONGEST_TRANSLATED, tokens.length - at);
		let english: string | undefined;
		for (; count > 0 && english === undefined; count -= 1)
			english = translation(tokens.slice(at, at + count));
		const [first, last] = [tokens[at], tokens[at + count]];
		if (english === undefined || !first || !last) {
			if (first) inEnglish.push(first);
			at += 1;
			continue;
		}
		for (const { word } of wordsIn(english))
			inEnglish.push({ word, form: singular(word), from: first.from, to: last.to, foreign: true });
		at += count + 1;
	}
	return inEnglish;
}

/** "Hoteles" is "hotel". */
function inflectedEnglish(word: string, { concepts }: Dictionary): string | undefined {
	const stems = [word.slice(0, -1), word.slice(0, -2)];
	return stems.find((stem) => stem.length >= 5 && LATIN.test(stem) && concepts.has(stem));
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
