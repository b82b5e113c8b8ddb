import { longDate } from '#app/lib/dates.ts';
import { daysLate } from '#schema/answers.ts';
import { type ApplicationStatus, statusMeanings } from '#schema/application-moves.ts';
import type { OwnApplication } from '#schema/own-applications.ts';

const WAITING: readonly ApplicationStatus[] = ['submitted', 'in-review'];
const ENDED: Partial<Record<ApplicationStatus, string>> = {
	accepted: 'You have accepted the offer.',
	declined: 'You have declined the offer.',
	withdrawn: 'You have withdrawn this application. You can apply again while it is open.',
};

/** An application that waits for its answer. */
const waits = ({ status }: Pick<OwnApplication, 'status'>) => WAITING.includes(status);

type Due = Pick<OwnApplication, 'status' | 'answer_due_on'>;

/** By how many days its answer is late; 0 once there is one. @param today ISO date in Europe/London */
export const lateBy = (application: Due, today: string) =>
	waits(application) ? daysLate(application.answer_due_on, today) : 0;

/** "3 days late" */
export const lateWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late`;

/** Where the application stands for its student, and by when they hear. */
export function answerWords(application: Due, today: string): string {
	const { status, answer_due_on } = application;
	const due = longDate(answer_due_on);
	const late = lateBy(application, today);
	if (late > 0)
		return `An answer was promised by ${due} and is ${lateWords(late)}. That says nothing about you.`;
	const meaning = ENDED[status] ?? statusMeanings[status];
	if (!waits(application)) return meaning ?? '';
	return [meaning, `You hear by ${due}, whatever the answer is.`].filter(Boolean).join(' ');
}
