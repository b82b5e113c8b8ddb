import { daysAfter, daysBetween } from '#schema/london-day.ts';

/**
 * The last day for the answer to an application: 5 December for one of 28 November and seven days. The day of sending is
 * not counted.
 * @param sentOn ISO date of sending
 * @param answerDays within how many days each applicant is answered
 */
export const answerDueOn = (sentOn: string, answerDays: number) => daysAfter(sentOn, answerDays);

/** By how many days an answer is late on that day; 0 while it is not. */
export const daysLate = (dueOn: string, today: string) => Math.max(0, daysBetween(dueOn, today));

/** For how many days after it was due a late answer is waited for; then the application is `unanswered`. */
export const WAIT_AFTER_DUE_DAYS = 14;
