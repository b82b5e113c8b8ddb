import { type Dictionary, keyOf } from '#schema/internships/understanding/concepts.ts';
import type { MeantPlace } from '#schema/internships/understanding/tables.ts';
import { singular, type Word } from '#schema/internships/understanding/words.ts';
import type { Token } from './token.ts';

const POSTCODE = /\b([A-Z]{1,2})(\d{1,2}|\d[A-HJKMNPR-Z])(?:\s*(\d[A-Z]{2}))?\b/gi;

/** Only districts of inner London end with a letter. */
const WITH_LETTER = /^(?:EC\d|WC\d|SW1|W1|SE1|NW1|N1|E1)[A-Z]$/;

/** "Japanese N2", "niveau M1" */
const OF_LEVEL = /\b(?:level|niveau|cefr|jlpt|japanese|master|year)\s+$/i;

/** Colchester's district is the gas, unless a word such as "in" or the rest of a postcode says that it is a place. */
const GAS = 'CO2';

const LEVEL = /\b(?:level|cefr|language|speak|speaker|german|french|spanish|italian|english)\b/i;

/** "M1 1AE" is one word, where it is a postcode and no level of a language. */
export function withPostcodes(
	words: readonly Word[],
	text: string,
	{ postcodes, places }: Dictionary,
): Token[] {
	const codes = [...text.matchAll(POSTCODE)].flatMap((match) => {
		const [whole, letters = '', digits = '', inward] = match;
		const area = letters.toUpperCase();
		const outward = area + digits.toUpperCase();
		const town = postcodes.get(outward) ?? postcodes.get(area);
		const meant = town && places.get(keyOf(town));
		if (!meant || (/[A-Z]$/.test(outward) && !WITH_LETTER.test(outward))) return [];
		const before = text.slice(0, match.index);
		const isShort = area.length === 1 && !inward;
		const isPlaced = /\b(?:in|near|around|from|at|postcode)\s+$/i.test(before);
		if (outward === GAS && !inward && !isPlaced) return [];
		const isSure = letters === area || isPlaced;
		if (isShort && OF_LEVEL.test(before)) return [];
		if (isShort && (!isSure || (/^B[12]$/.test(outward) && LEVEL.test(text)))) return [];
		const place: MeantPlace = { ...meant, label: whole.toUpperCase() };
		return [{ from: match.index, to: match.index + whole.length, place, outward }];
	});
	const tokens: Token[] = [];
	for (const word of words) {
		const code = codes.find(({ from, to }) => from <= word.from && word.to <= to);
		if (!code) tokens.push({ ...word, form: singular(word.word) });
		else if (word.from === code.from) {
			const { from, to, place, outward } = code;
			tokens.push({ word: outward.toLowerCase(), form: '', from, to, place });
		}
	}
	return tokens;
}
