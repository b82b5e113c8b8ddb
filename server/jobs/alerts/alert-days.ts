import { daysAfter, londonDay } from '#schema/london-day.ts';

/** No mail about alerts at night: from this hour on in Europe/London it is the next day. */
const FIRST_HOUR = 7;
const DAYS_TO_ANSWER = 30;
const MONTHS_UNASKED = 6;

const hour = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Europe/London',
	hour: '2-digit',
	hourCycle: 'h23',
});

/** Days in Europe/London, as ISO dates. */
export type AlertDays = {
	/** Daily alerts that were last looked at before it are due. */
	today: string;
	/** The Monday of its week: weekly ones that were last looked at before it are due. */
	weekBegins: string;
};

export function alertDays(now: Date): AlertDays {
	const day = londonDay(now);
	const today = Number(hour.format(now)) >= FIRST_HOUR ? day : daysAfter(day, -1);
	const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
	return { today, weekBegins: daysAfter(today, -sinceMonday) };
}

/** Whether it is six months since a person last wanted an alert. */
export function isLongAgo(wantedOn: string, today: string): boolean {
	const day = new Date(wantedOn);
	const date = day.getUTCDate();
	day.setUTCMonth(day.getUTCMonth() + MONTHS_UNASKED);
	// The 31st of August is six months before the last day of February.
	if (day.getUTCDate() !== date) day.setUTCDate(0);
	return day.toISOString().slice(0, 10) <= today;
}

/** The last day of an alert whose person is asked today and does not answer. */
export const lastDay = (today: string): string => daysAfter(today, DAYS_TO_ANSWER);
