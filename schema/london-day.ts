/** Made at its first use: the first format of a page takes a slow phone 100 ms. Days in words need none. */
let day: Intl.DateTimeFormat | undefined;

/** The calendar day in Europe/London at that moment, as an ISO date: deadlines end with it. */
export function londonDay(moment: Date): string {
	// Swedish days are ISO dates.
	day ??= new Intl.DateTimeFormat('sv', { timeZone: 'Europe/London' });
	return day.format(moment);
}

/** Whether a last day is over: it counts until it ends. Null where there is none. @param today ISO date in Europe/London */
export const hasPassed = (lastDay: string | null | undefined, today: string): boolean =>
	lastDay != null && lastDay < today;

/** @param isoDate "2027-06-07" @returns "2027-06-14" for 7 days */
export function daysAfter(isoDate: string, days: number): string {
	const moment = new Date(`${isoDate}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}

/** @returns the same day of a later month, or the last one of a shorter month: "2027-02-28" from "2027-01-31" for 1 */
export function monthsAfter(isoDate: string, months: number): string {
	const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
	// Day 0 of the month after it.
	const last = new Date(Date.UTC(year, month + months, 0));
	last.setUTCDate(Math.min(day, last.getUTCDate()));
	return last.toISOString().slice(0, 10);
}

export const MONTHS =
	'January February March April May June July August September October November December'.split(
		' ',
	);

/** "March" */
const monthName = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/** "Mar", and "Sept" */
export function shortMonth(isoDate: string): string {
	const name = monthName(new Date(isoDate));
	return name.slice(0, name === 'September' ? 4 : 3);
}

/** "3 March" */
export function dayText(isoDate: string): string {
	const date = new Date(isoDate);
	return `${date.getUTCDate()} ${monthName(date)}`;
}

/** "3 March 2028" from "2028-03-03" */
export const longDate = (isoDate: string) => `${dayText(isoDate)} ${isoDate.slice(0, 4)}`;

/** How a last day ends, for readers in any country. */
export const END_OF_DAY = 'end of the day, UK time';

/** "3 March 2028, end of the day, UK time": until when something can be done, or has to be. */
export const untilEndOf = (isoDate: string) => `${longDate(isoDate)}, ${END_OF_DAY}`;

/** "3 March 2028": the day in London. @param moment ISO date with the time */
export const londonDate = (moment: string) => longDate(londonDay(new Date(moment)));

let time: Intl.DateTimeFormat | undefined;

/** "14:05", in London. */
export function londonTime(moment: Date): string {
	time ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
	return time.format(moment);
}

/** How far London's clocks are from UTC as that day ends: "+01:00" in summer, "+00:00" in winter. */
export function londonOffset(isoDate: string): string {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone: 'Europe/London',
		timeZoneName: 'longOffset',
	}).formatToParts(new Date(`${isoDate}T22:59:59Z`));
	// "GMT+01:00", or "GMT" alone.
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	return name.slice('GMT'.length) || '+00:00';
}

/** "22 Nov 2026, 14:05", in London. @param iso with the time */
export function londonMoment(iso: string): string {
	const moment = new Date(iso);
	const day = londonDay(moment);
	return `${shortDay(day)} ${day.slice(0, 4)}, ${londonTime(moment)}`;
}

/** "3 Mar" */
export const shortDay = (isoDate: string) =>
	`${new Date(isoDate).getUTCDate()} ${shortMonth(isoDate)}`;

export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** "Friday" */
export const weekday = (isoDate: string) => WEEKDAYS[new Date(isoDate).getUTCDay()] ?? '';

/** "3 March": within eleven months the year is clear; else with it. */
export const nearDate = (isoDate: string, today: string) =>
	Math.abs(daysBetween(today, isoDate)) < 330 ? dayText(isoDate) : longDate(isoDate);

const DAY = 86_400_000;

/** Days since 1 January 1970. */
export const dayNumber = (isoDate: string): number => Date.parse(isoDate) / DAY;

/** The ISO date of a number of days since 1 January 1970. */
export const dayOfNumber = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** How many days lie between two ISO dates. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);
