const day = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/London',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** The calendar day in Europe/London at that moment, as an ISO date: deadlines end with it. */
export const londonDay = (moment: Date): string => day.format(moment);

/** @param isoDate "2027-06-07" @returns "2027-06-14" for 7 days */
export function daysAfter(isoDate: string, days: number): string {
	const moment = new Date(`${isoDate}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 March 2028" from "2028-03-03" */
export const longDate = (isoDate: string) => long.format(new Date(isoDate));

/** "3 March 2028": the day in London. @param moment ISO date with the time */
export const londonDate = (moment: string) => longDate(londonDay(new Date(moment)));

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "3 Mar" */
export const shortDay = (isoDate: string) => short.format(new Date(isoDate));

/** "3 March" */
export const dayText = (isoDate: string) => longDate(isoDate).replace(/ \d{4}$/, '');

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
