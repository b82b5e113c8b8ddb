import { daysBetween, hasPassed, londonDay } from '#schema/london-day.ts';
import type { Interview } from './interview.ts';

/** What somebody who finds no time that suits is asked for. */
export const NO_TIME_ASKED = 'Write at least one sentence: when would suit you?';

/** The time that is agreed; null where none is. @param interview null where there is no invitation with times */
export const agreedTime = (interview: Interview | null | undefined): string | null =>
	interview?.answer?.starts_at ?? null;

/** Whether the time that is agreed has begun. @param now in milliseconds since 1970 */
export function isPast(interview: Interview, now: number): boolean {
	const time = agreedTime(interview);
	return time !== null && Date.parse(time) <= now;
}

/** Whether the day of the time that is agreed is over. @param today ISO date in Europe/London */
export function isDayOver(interview: Interview | null | undefined, today: string): boolean {
	const time = agreedTime(interview);
	return time !== null && hasPassed(londonDay(new Date(time)), today);
}

/** The time that is agreed, until its day is over; null afterwards. @param today ISO date in Europe/London */
export const comingTime = (
	interview: Interview | null | undefined,
	today: string,
): string | null => (isDayOver(interview, today) ? null : agreedTime(interview));

/** Whether the reminder of a time is still to come: it is mailed on the day before. @param today ISO date in Europe/London */
export const isRemindedOf = (time: string, today: string) =>
	daysBetween(today, londonDay(new Date(time))) > 1;

/** Whether its student has to choose a time, to say that none suits, or to write where there are no times. */
export function isToAnswer(interview: Interview | null | undefined): boolean {
	if (!interview) return true;
	const { answer, cancelled } = interview;
	return !cancelled && (answer === null || (answer.starts_at === null && answer.message === null));
}
