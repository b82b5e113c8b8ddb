import { forbiddenWords } from '#schema/words/word-rules.ts';

/** A page of ours that anybody may write a line on asks for none of these. Addresses may stay: they are shown as text. */
const KINDS = ['money', 'document'] as const;

/** What the writer of the title, line or name of a shared list is told; undefined where all words may stay. */
export function listAdvice(text: string): string | undefined {
	const [first] = forbiddenWords(text, KINDS);
	return (
		first &&
		`“${first.found}”: a list asks nobody for money, bank details or documents. Leave this out.`
	);
}
