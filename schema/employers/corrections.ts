import { diffArrays } from 'diff';
import {
	AT_ONCE,
	type DraftContent,
	type FieldName,
	WORDS_NAMES,
} from '#schema/internships/fields.ts';
import { forbiddenWords } from '#schema/words/word-rules.ts';
import { changedFields, textOf } from './internship-draft.ts';

/** The part of the words, or letters, of a text that may change without staff. */
const MOST_CHANGED = 1 / 3;
/** Texts with more words are compared by staff: the time of a comparison grows with the square of this. */
const MOST_WORDS = 3_000;
/** The texts in which a third may change. Staff read every change of the title and the place. */
const MEASURED = ['description', 'requirements', 'benefits'] as const;

/** The fields of a revision by what happens when it is submitted. */
export type Correction = {
	/** Public at once; staff look at them afterwards. */
	atOnce: FieldName[];
	/** Staff look at them first; what is public stays until then. */
	staffFirst: FieldName[];
};

/**
 * What happens with each field that a revision changes. Texts are compared with what staff approved last and not with
 * what is public, so that many small corrections do not exchange an internship bit by bit.
 */
export function correctionOf(
	approved: DraftContent,
	published: DraftContent,
	wanted: DraftContent,
): Correction {
	const changed = changedFields(published, wanted);
	const wordsAtOnce =
		!MEASURED.some((field) => changed.includes(field)) || isSmall(approved, wanted);
	const isAtOnce = (field: FieldName) => wordsAtOnce && AT_ONCE.includes(field);
	return {
		atOnce: changed.filter(isAtOnce),
		staffFirst: changed.filter((field) => !isAtOnce(field)),
	};
}

/** At most a third of the texts has changed, and they break no rule for words. */
function isSmall(approved: DraftContent, wanted: DraftContent): boolean {
	const texts = WORDS_NAMES.map((name) => textOf(wanted[name])).join('\n');
	return forbiddenWords(texts).length === 0 && changedShare(approved, wanted) <= MOST_CHANGED;
}

/**
 * The part of the texts that differs, from 0, by words or by letters, whichever is more; 1 and more where all of it
 * does, or where the texts are too long to compare.
 */
export function changedShare(before: DraftContent, after: DraftContent): number {
	const [old, current] = [wordsOf(before), wordsOf(after)];
	if (Math.max(old.length, current.length) > MOST_WORDS) return 1;
	const changes = diffArrays(old, current, {
		// With more words taken out or put in, one of both is more than a third.
		maxEditLength: Math.ceil(old.length * MOST_CHANGED * 2) + 1,
	});
	if (!changes) return 1;
	const words = { added: 0, removed: 0 };
	const letters = { added: 0, removed: 0 };
	for (const { added, removed, value } of changes) {
		if (!added && !removed) continue;
		const how = added ? 'added' : 'removed';
		words[how] += value.length;
		letters[how] += lettersIn(value);
	}
	return Math.max(
		share(Math.max(words.added, words.removed), old.length),
		share(Math.max(letters.added, letters.removed), lettersIn(old)),
	);
}

const share = (part: number, whole: number) => (part === 0 ? 0 : part / Math.max(whole, 1));

const lettersIn = (words: string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** Letters and figures that stand together, of all texts in their order; marks and spaces are none. */
const wordsOf = (content: DraftContent) =>
	MEASURED.map((field) => textOf(content[field]))
		.join('\n')
		.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
