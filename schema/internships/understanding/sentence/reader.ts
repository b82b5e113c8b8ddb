import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import type { SaidLine } from '#schema/internships/understanding/said.ts';
import type { Token } from '#schema/internships/understanding/tokens/token.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';
import type { Span } from '#schema/internships/understanding/words.ts';

/** What stands at a place of the text: the longest of a filter, place, concept or saying. */
export type Read = {
	/** How many tokens it takes. */
	count: number;
	words: string;
	part?: Part;
	post?: string;
	unsearched?: true;
	said?: SaidLine;
	/** Whether no table knows the word. */
	unknown?: true;
	/** Whether the "not" before it is a verb: "can't". */
	isVerb?: boolean;
	/** Whether it is a place where somebody was, or where they study. */
	told?: 'left' | 'studied';
	/** The part without the "not". */
	plain?: Part;
};

export type Reader = {
	dictionary: Dictionary;
	tokens: readonly Token[];
	text: string;
	today: string;
	/** Whether the text has words of another language. */
	isForeign: boolean;
	/** Whether the text asks for remote work: a country is then where somebody works from. */
	isRemote: boolean;
	/** Whether a form is in a text of an internship. */
	knows(form: string): boolean;
	/** Whether two words in a row, written as one, begin the name of a company. */
	isCompany(joined: string): boolean;
	/** Whether what people say of themselves is read as well: what it is in the sentence is judged. */
	readsAsides: boolean;
};

export const spansOf = ({ tokens }: Reader, at: number, count: number): readonly Span[] => [
	[tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0],
];

/** How many words a pattern takes at the beginning. */
export const countOf = (pattern: RegExp, line: string): number => {
	const match = pattern.exec(line)?.[0].trim();
	return match ? match.split(' ').length : 0;
};

/** The text before a place of it, in small letters. */
export const textBefore = ({ tokens, text }: Reader, at: number): string =>
	text.slice(0, tokens[at]?.from).toLowerCase();

/** The words from a place of the text to the end of the saying. */
export function lineAt(tokens: readonly Token[], at: number, text: string): string {
	const rest = tokens.slice(at);
	const stop = rest.findIndex(
		({ to }, place) => place + 1 < rest.length && endsSaying(text.slice(to, rest[place + 1]?.from)),
	);
	return (stop === -1 ? rest : rest.slice(0, stop + 1)).map(({ word }) => word).join(' ');
}

/** No saying goes on behind a comma. */
export const endsSaying = (gap: string): boolean => /[,;·|!?]/.test(gap);

/** The letters of the text, unless the word was corrected or is of another language. */
export function asTyped(word: string, token: Token | undefined, text: string): string {
	if (token?.foreign || token?.slip) return word;
	return token ? text.slice(token.from, token.to) : word;
}
