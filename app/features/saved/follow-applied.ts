import { londonDay } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { type AppliedWithWords, withWords } from './applied-words.ts';
import { onSaved, savedNow } from './saved-store.ts';

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
		onChange(applied && withWords(applied, londonDay(new Date())));
	};
	notify();
	return onSaved(notify);
}
