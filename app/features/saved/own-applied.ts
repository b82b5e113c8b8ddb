import { londonDay } from '#schema/london-day.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';
import { appliedWords } from './applied-words.ts';
import { onSaved, savedNow } from './saved-store.ts';

export type OwnApplied = AppliedInternship & {
	/** What a card says of it. */
	words: ReturnType<typeof appliedWords>;
};

/** Calls back now and at each change. @returns ends that */
export function followApplied(
	slug: string,
	tell: (applied: OwnApplied | undefined) => void,
): () => void {
	const say = () => {
		const applied = savedNow().applied.find((one) => one.slug === slug);
		tell(applied && { ...applied, words: appliedWords(applied, londonDay(new Date())) });
	};
	say();
	return onSaved(say);
}
