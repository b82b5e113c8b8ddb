import { diffArrays } from 'diff';
import {
	AT_ONCE,
	type DraftContent,
	type FieldName,
	WORDS_NAMES,
} from '#schema/internships/fields.ts';
import { foundWords } from '#schema/words/word-rules.ts';
import { changedFields, textOf } from './internship-draft.ts';

/** The part of the words, or letters, of a text that may change without staff. */
const MOST_CHANGED = 1 / 3;
/** Texts with more words than this, or with more of the same words in another place, are compared by staff. */
const MOST_WORDS = 3_000;
const MOST_MOVED = 400;
/** The texts in which a third may change. Staff read every change of the title and the place. */
const MEASURED = [
	'description',
	'typical_day',
	'requirements',
	'benefits',
	'team',
	'selection',
] as const;

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

/** At most a third of the texts has changed, and they have no words that are refused or asked about. */
function isSmall(approved: DraftContent, wanted: DraftContent): boolean {
	const texts = WORDS_NAMES.map((name) => textOf(wanted[name])).join('\n');
	return (
		foundWords(texts).every(({ answer }) => answer === 'marked') &&
		changedShare(approved, wanted) <= MOST_CHANGED
	);
}

/**
 * The part of the texts that differs, from 0, by words or by letters, whichever is more; 1 and more where all of it
 * does, or where the texts are too long to compare. The words are counted first: only those that both texts have are
 * compared in their order, as that takes the square of how many differ (at most about 20 ms).
 */
export function changedShare(before: DraftContent, after: DraftContent): number {
	const [old, current] = [wordsOf(before), wordsOf(after)];
	if (Math.max(old.length, current.length) > MOST_WORDS) return 1;
	const shareOf = (removed: string[], added: string[]) =>
		Math.max(
			share(Math.max(removed.length, added.length), old.length),
			share(Math.max(lettersIn(removed), lettersIn(added)), lettersIn(old)),
		);
	const counted = shareOf(moreThanIn(current, old), moreThanIn(old, current));
	if (counted > MOST_CHANGED) return counted;
	const [removed, oldShared] = partedBy(new Set(current), old);
	const [added, currentShared] = partedBy(new Set(old), current);
	const moves = diffArrays(oldShared, currentShared, { maxEditLength: MOST_MOVED });
	if (!moves) return 1;
	return shareOf(
		[...removed, ...moves.flatMap((move) => (move.removed ? move.value : []))],
		[...added, ...moves.flatMap((move) => (move.added ? move.value : []))],
	);
}

/** The words that a text has more often than the other; each as often as it has more of it. */
function moreThanIn(other: string[], words: string[]): string[] {
	const left = new Map<string, number>();
	for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
	return words.filter((word) => {
		const count = left.get(word) ?? 0;
		left.set(word, count - 1);
		return count <= 0;
	});
}

/** The words that are not among those of the other text, and those that are. */
const partedBy = (others: Set<string>, words: string[]): [missing: string[], shared: string[]] => [
	words.filter((word) => !others.has(word)),
	words.filter((word) => others.has(word)),
];

const share = (part: number, whole: number) => (part === 0 ? 0 : part / Math.max(whole, 1));

const lettersIn = (words: string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** Letters and figures that stand together, of all texts in their order; marks and spaces are none. */
const wordsOf = (content: DraftContent) =>
	MEASURED.map((field) => textOf(content[field]))
		.join('\n')
		.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
