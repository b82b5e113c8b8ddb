import { londonDay } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';
import { appliedWords } from './applied-words.ts';
import { onSaved, savedNow } from './saved-store.ts';

export type AppliedWithWords = AppliedInternship & {
	/** What a card says of it. */
	words: ReturnType<typeof appliedWords>;
};

/** Calls back now and at each change, with whether one is told when the internship opens again. */
export function followAwaited(
	slug: string,
	onChange: (isAwaited: boolean | undefined) => void,
): () => void {
	const notify = () => onChange(savedNow().awaited.includes(slug));
	notify();
	return onSaved(notify);
}

/**
 * Calls back now and at each change.
 * @param of the slug of an internship, or its name, which the slug is made of
 * @returns ends that
 */
export function followApplied(
	of: string,
	onChange: (applied: AppliedWithWords | undefined) => void,
): () => void {
	const slug = slugOf(of);
	const notify = () => {
		const applied = savedNow().applied.find((one) => one.slug === slug);
		onChange(applied && { ...applied, words: appliedWords(applied, londonDay(new Date())) });
	};
	notify();
	return onSaved(notify);
}
