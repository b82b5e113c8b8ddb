import type { Draft } from '#schema/employers/posting.ts';

/** What a draft waits for before it can be submitted: the company's verification, or answers that are overdue. */
export type HeldBack = 'verification' | 'answers';

/** Null where it can be submitted. What is public already may be corrected while answers are overdue. */
export function heldBack({
	verified,
	overdue,
	published,
}: Pick<Draft, 'verified' | 'overdue' | 'published'>): HeldBack | null {
	if (!verified) return 'verification';
	return overdue && !published ? 'answers' : null;
}

/** The list of internships, which says of a draft what happens next. */
export const POSTINGS = '/employer-dashboard?tab=internships';

/** In the history entry of the list: a draft that was kept, and what it waits for. */
export type HeldBackDraft = { id: string; heldBack: HeldBack };

/** @param state of a history entry */
export const heldBackIn = (state: unknown): HeldBackDraft | null =>
	typeof state === 'object' && state !== null && 'heldBack' in state
		? (state as HeldBackDraft)
		: null;
