import { daysLate } from '#schema/applications/answers.ts';
import {
	type ApplicationStatus,
	awaitsAnswer,
	isOneOf,
} from '#schema/applications/application-moves.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';

const answers: Partial<Record<ApplicationStatus, string>> = {
	interview: 'An invitation to an interview',
	offered: 'An offer of the internship',
	accepted: 'You accepted the offer',
	declined: 'You declined the offer',
	rejected: 'An answer: not this time',
};

/**
 * The day of the answer to an application, or the one by which it was promised, and what that day is.
 * @param today ISO date in Europe/London
 */
export function answerDay(
	{ status, status_on, answer_due_on }: AppliedInternship,
	today: string,
): [on: string, words: string] {
	const answer = answers[status];
	if (answer) return [status_on, answer];
	if (!awaitsAnswer(status)) return [answer_due_on, 'No answer came by then'];
	if (daysLate(answer_due_on, today) > 0) return [answer_due_on, 'An answer was promised by then'];
	return [answer_due_on, 'An answer by then'];
}

/** Whether the work is not for this student. */
export const goesNoFurther = ({ status }: AppliedInternship) =>
	isOneOf(['declined', 'rejected'], status);
