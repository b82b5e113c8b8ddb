import { wordsIn } from '#schema/internships/understanding/words.ts';
import { corrected, inFull } from './corrected.ts';
import { withPostcodes } from './postcodes.ts';
import type { Token, Vocabulary } from './token.ts';
import { segmented, translated } from './translated.ts';

const MOST_WORDS = 60;

/** Typing errors are looked for in words at the beginning of the text. */
const MOST_CORRECTED = 20;

/** Whether a text has words of another language besides the name of a place: "jounalism Londres" is English. */
export const isForeign = (tokens: readonly Token[], { dictionary }: Vocabulary): boolean =>
	tokens.some(({ foreign, form }) => foreign && !dictionary.places.has(form));

/** The words of a text, with postcodes in one, in English, and without typing errors. */
export function tokensIn(text: string, vocabulary: Vocabulary): Token[] {
	const words = withPostcodes(wordsIn(text).slice(0, MOST_WORDS), text, vocabulary.dictionary);
	const spaced = words.flatMap(segmented(vocabulary.dictionary)).map(inFull(vocabulary));
	const tokens = translated(spaced, text, vocabulary);
	// Initials are no typing error: "CAMHS".
	const isMixed = /\p{Ll}/u.test(text);
	const isOther = isForeign(tokens, vocabulary);
	return tokens.map((token, at) => {
		const isName = isMixed && /^\p{Lu}{3,}s?$/u.test(text.slice(token.from, token.to));
		if (at >= MOST_CORRECTED || token.foreign || token.place || isOther || isName) return token;
		return corrected(token, at === tokens.length - 1, vocabulary);
	});
}
