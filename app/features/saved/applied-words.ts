import { daysLate } from '#schema/applications/answers.ts';
import { awaitsAnswer, studentLabelOf } from '#schema/applications/application-moves.ts';
import { dayText } from '#schema/london-day.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';

/**
 * What a card says to somebody who has applied.
 * @param today ISO date in Europe/London
 * @returns the day, how it stands, and the colour of that
 */
export function appliedWords(
	{ status, source, applied_on, answer_due_on }: AppliedInternship,
	today: string,
): [on: string, answer: string, look: string] {
	const on = `You applied on ${dayText(applied_on)}`;
	if (!awaitsAnswer(status))
		return [on, studentLabelOf(status, source), GOOD.has(status) ? 'text-good' : ''];
	if (daysLate(answer_due_on, today) > 0) return [on, 'Answer is late', 'text-hot'];
	return [on, `You will hear by ${dayText(answer_due_on)}`, ''];
}

const GOOD: ReadonlySet<string> = new Set(['interview', 'offered', 'accepted']);

export type AppliedWithWords = AppliedInternship & {
	/** What a card says of it. */
	words: ReturnType<typeof appliedWords>;
};

/** @param today ISO date in Europe/London */
export const withWords = (applied: AppliedInternship, today: string): AppliedWithWords => ({
	...applied,
	words: appliedWords(applied, today),
});
