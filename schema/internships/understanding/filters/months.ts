import { SITE_ANSWER_DAYS } from '#schema/internships/internship.ts';
import { monthText } from '#schema/internships/start-months.ts';
import { daysAfter, MONTHS } from '#schema/london-day.ts';
import type { NamedFilter } from './filter.ts';

export const MONTH =
	'(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)';
export const YEAR = '(20[2-3]\\d)';

export const monthNumber = (name = ''): number =>
	MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
/** Months since the year 0. */
export const monthOf = (today: string) =>
	Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
export const nextMonth = (number: number, today: string): number => {
	const now = monthOf(today);
	return now + ((((number - 1 - now) % 12) + 12) % 12);
};
/** The next such month in which one can start: an application is answered first. */
export const nextStart = (number: number, today: string): number =>
	nextMonth(number, daysAfter(today, SITE_ANSWER_DAYS + 1));
export const inYear = (number: number, year: string) => Number(year) * 12 + number - 1;
export const monthLabel = (month: number) => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;

export function starting(first: number, count: number): NamedFilter | null {
	if (count < 1) return null;
	const last = first + Math.min(count, 12) - 1;
	const months = Array.from({ length: last - first + 1 }, (_, at) => monthText(first + at));
	const sameYear = Math.floor(first / 12) === Math.floor(last / 12);
	const from = sameYear ? MONTHS[first % 12] : monthLabel(first);
	const label = first === last ? monthLabel(first) : `${from} to ${monthLabel(last)}`;
	return { label, filter: { facet: 'start', months } };
}

export const firstDay = (month: number) => `${monthText(month)}-01`;
export const lastDay = (month: number) => daysAfter(firstDay(month + 1), -1);
