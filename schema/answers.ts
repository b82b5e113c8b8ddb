import { daysAfter } from '#schema/london-day.ts';

/**
 * The day by which an applicant has an answer: the one after the days that are promised.
 * @param sentOn ISO date of sending
 * @param answerDays within how many days each applicant is answered
 */
export const answerDueOn = (sentOn: string, answerDays: number) =>
	daysAfter(sentOn, answerDays + 1);
