import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';
import { CLAIM_KINDS, type ClaimKind } from './claims.ts';

/** What staff answer, by the queue in which they write: each has texts of its own. */
export type AnswerKind = ClaimKind;

const words = {
	name: requiredText(limits.savedAnswerName),
	text: requiredText(limits.staffNote),
};

/** A text to use again. `shared`: all of staff have it, and administrators change it. */
export const newAnswer = v.strictObject({
	kind: v.picklist(CLAIM_KINDS),
	...words,
	shared: v.boolean(),
});
export type NewAnswer = v.InferOutput<typeof newAnswer>;

/** Another name and text for one. */
export const changedAnswer = v.strictObject(words);

/** So many can one member of staff have, and can be shared. */
export const MOST_ANSWERS = { own: 40, shared: 60 };

/** A saved text as staff see it: by name, those of their own first. */
export type SavedAnswer = NewAnswer & { id: string };

/** What a text is filled with, where it names it: `{name}`, `{title}`, `{company}`. */
export type Filling = Partial<Record<'name' | 'title' | 'company', string>>;

/** So much of what somebody else has typed stands in our words. */
const LONGEST = 80;

/**
 * A saved text for one case. What others have typed is put in as one line and once, and left out where it has an address, or
 * is too long to be a name: it would read as words of ours.
 */
export const filled = (text: string, filling: Filling): string =>
	text
		.replace(/\{(name|title|company)\}/g, (_, part: keyof Filling) => safe(filling[part] ?? ''))
		.replace(/[^\S\n]+(?=[,.!?\n]|$)/g, '');

function safe(typed: string): string {
	const line = typed.replace(/\s+/g, ' ').trim();
	return line.length > LONGEST || /[@<>{}]|:\/\/|www\.|\w\.[a-z]{2}/i.test(line) ? '' : line;
}
