import { diffArrays } from 'diff';

/** A part of a text; `isChanged`: the other text does not have it. */
export type TextPart = { text: string; isChanged: boolean };

/** Texts that differ by more words are shown as wholly changed: the time grows with the square of this (about 20 ms). */
const MOST_CHANGED_WORDS = 400;

/** Where two texts differ, word by word; a difference in spaces alone is none. */
export function textDiff(before: string, after: string): Record<'before' | 'after', TextPart[]> {
	const [old, current] = [wordsOf(before), wordsOf(after)];
	const changes = diffArrays(trimmed(old), trimmed(current), { maxEditLength: MOST_CHANGED_WORDS });
	if (!changes) return { before: [wholly(before)], after: [wholly(after)] };
	const parts: ReturnType<typeof textDiff> = { before: [], after: [] };
	for (const { added, removed, count } of changes) {
		const isChanged = added || removed;
		if (!added) parts.before.push({ text: old.splice(0, count).join(''), isChanged });
		if (!removed) parts.after.push({ text: current.splice(0, count).join(''), isChanged });
	}
	return parts;
}

/** Words with the space that follows them. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];

const trimmed = (words: string[]) => words.map((word) => word.trim());

const wholly = (text: string): TextPart => ({ text, isChanged: true });
