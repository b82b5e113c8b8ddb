import { CONTACT_WORDS } from './contact-words.ts';
import { FAIRNESS_WORDS } from './fairness.ts';
import { MONEY_WORDS } from './money-words.ts';
import { type PlainText, plainText, reversed } from './plain-text.ts';
import { WORD_KINDS, type WordKind, type WordRule } from './word-rule.ts';

/** Words that a text must not have. */
export type ForbiddenWords = {
	kind: WordKind;
	/** As they are written in the text, without characters that nobody sees. */
	found: string;
	/** Why they cannot stay, and what to write in their place. */
	advice: string;
};

const RULES = [...FAIRNESS_WORDS, ...CONTACT_WORDS, ...MONEY_WORDS];
/** A right-to-left override: what follows is read from its end. */
const TURNED = /[\u202d\u202e]/;

/**
 * The first words for each advice that cannot stay, in the order of the rules. Its time grows with the length of
 * the text and no faster.
 * @param kinds the rules that apply to this text
 */
export function forbiddenWords(
	text: string,
	kinds: readonly WordKind[] = WORD_KINDS,
): ForbiddenWords[] {
	const plain = plainText(text);
	const readings = TURNED.test(text) ? [plain, reversed(plain)] : [plain];
	const found = new Map<string, ForbiddenWords>();
	for (const rule of RULES) {
		if (!kinds.includes(rule.kind) || found.has(rule.advice)) continue;
		const written = firstOf(rule, readings);
		if (written !== undefined)
			found.set(rule.advice, { kind: rule.kind, found: written, advice: rule.advice });
	}
	return [...found.values()];
}

/** What was said of so many texts: lines of an import have many in common, and a form asks again at each key. */
const MOST_KNOWN = 200;
const known = new Map<string, string | undefined>();

/** What the writer of a text is told of it; undefined where all words may stay. @param kinds the rules that apply to it */
export function wordAdvice(text: string, kinds?: readonly WordKind[]): string | undefined {
	if (kinds) return adviceOn(forbiddenWords(text, kinds));
	if (known.has(text)) return known.get(text);
	const advice = adviceOn(forbiddenWords(text));
	const [oldest] = known.size < MOST_KNOWN ? [] : known.keys();
	if (oldest !== undefined) known.delete(oldest);
	known.set(text, advice);
	return advice;
}

/** Each advice, once where one find is a part of another. */
function adviceOn(words: ForbiddenWords[]): string | undefined {
	if (words.length === 0) return undefined;
	const isPart = (one: string) =>
		words.some(({ found }) => found.length > one.length && found.includes(one));
	return words
		.filter(({ found }) => !isPart(found))
		.map(({ found, advice }) => `“${found}”: ${advice}`)
		.join(' ');
}

function firstOf({ words, except }: WordRule, readings: PlainText[]): string | undefined {
	for (const { words: text, written } of readings)
		for (const match of text.matchAll(words))
			if (!except?.test(match[0])) return written(match.index, match.index + match[0].length);
	return undefined;
}
