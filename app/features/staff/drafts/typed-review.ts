import type { Comments } from '#schema/employers/posting.ts';
import type { FieldName } from '#schema/internships/fields.ts';
import type { Choice } from './review-line.tsx';

/** What stands before the name of a field in those of its two entries. */
export const COMMENT = 'comment-';
export const CHOICE = 'choice-';

/** What is thought of the fields of a draft. */
export type Thoughts = { comments: Comments; choices: Partial<Record<FieldName, Choice>> };

type Said =
	| { field: FieldName; comment: string }
	/** With `words` the comment begins, where none is written yet. */
	| { field: FieldName; choice: 'fine' | 'return'; words: string | undefined };

/** A choice, or what is written of a field. One that goes back for a risk has words to begin with. */
export function say({ comments, choices }: Thoughts, said: Said): Thoughts {
	const { field } = said;
	if ('comment' in said) return { comments: { ...comments, [field]: said.comment }, choices };
	const { choice, words } = said;
	const begins = choice === 'return' && words && !comments[field]?.trim();
	return {
		comments: begins ? { ...comments, [field]: words } : comments,
		choices: { ...choices, [field]: choice },
	};
}

/** What was typed before the page was left; whoever has commented on a field wants it returned. */
export const storedThoughts = (typed: Record<string, string>): Thoughts => ({
	comments: fieldsIn(typed, COMMENT),
	choices: Object.fromEntries(
		Object.entries(fieldsIn(typed, CHOICE)).filter(
			([, value]) => value === 'fine' || value === 'return',
		),
	) as Thoughts['choices'],
});

/** The values whose names begin so, by the rest of the name. */
const fieldsIn = (typed: Record<string, string>, prefix: string): Comments =>
	Object.fromEntries(
		Object.entries(typed).flatMap(([name, value]) =>
			name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
		),
	);

/** What is stored: the fields that are shown, and the comments whose fields are closed. */
export function typedIn(form: HTMLFormElement, comments: Comments) {
	const values = new FormData(form);
	for (const [field, text] of Object.entries(comments))
		if (!values.has(COMMENT + field)) values.set(COMMENT + field, text);
	return values;
}
