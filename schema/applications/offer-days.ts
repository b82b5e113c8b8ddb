import { daysAfter, daysBetween } from '#schema/london-day.ts';

/** A student has at least this many working days for the answer to an offer, and by default this many. */
const LEAST_WORKING_DAYS = 3;
const USUAL_WORKING_DAYS = 5;
/** The last day is at most this far away. */
const MOST_DAYS = 90;

export const OFFER_DAY_ASKED = `Give the student at least ${LEAST_WORKING_DAYS} working days to answer, and at most ${MOST_DAYS} days. Saturdays, Sundays and bank holidays in England and Wales do not count.`;

/** The first day that an offer of today may end on. @param today ISO date in Europe/London */
export const earliestOfferDay = (today: string) => workingDaysAfter(today, LEAST_WORKING_DAYS);
export const latestOfferDay = (today: string) => daysAfter(today, MOST_DAYS);
export const usualOfferDay = (today: string) => workingDaysAfter(today, USUAL_WORKING_DAYS);

export const isOfferDay = (day: string, today: string) =>
	day >= earliestOfferDay(today) && daysBetween(today, day) <= MOST_DAYS;

function workingDaysAfter(from: string, count: number): string {
	let day = from;
	for (let left = count; left > 0; ) {
		day = daysAfter(day, 1);
		if (isWorkingDay(day)) left -= 1;
	}
	return day;
}

const SATURDAY = 6;
const SUNDAY = 0;
const weekday = (day: string) => new Date(day).getUTCDay();
const isWeekend = (day: string) => [SATURDAY, SUNDAY].includes(weekday(day));

/** Bank holidays are those of England and Wales that return each year; single ones, such as a coronation, are not known. */
export const isWorkingDay = (day: string) =>
	!isWeekend(day) && !bankHolidays(Number(day.slice(0, 4))).includes(day);

/** That day, or the next one on which people work. */
export const workingDayFrom = (day: string): string =>
	isWorkingDay(day) ? day : workingDayFrom(daysAfter(day, 1));

function bankHolidays(year: number): string[] {
	const easter = easterSunday(year);
	const christmas = onWeekday(`${year}-12-25`);
	const boxingDay = onWeekday(`${year}-12-26`);
	return [
		onWeekday(`${year}-01-01`),
		daysAfter(easter, -2),
		daysAfter(easter, 1),
		mondayFrom(`${year}-05-01`),
		mondayFrom(`${year}-05-25`),
		mondayFrom(`${year}-08-25`),
		christmas,
		boxingDay === christmas ? onWeekday(daysAfter(boxingDay, 1)) : boxingDay,
	];
}

/** One that falls on a weekend is on the next weekday. */
const onWeekday = (day: string): string => (isWeekend(day) ? onWeekday(daysAfter(day, 1)) : day);

const mondayFrom = (day: string) => daysAfter(day, (8 - weekday(day)) % 7);

/** By Gauss’s rule, for the years 1900 to 2099. */
function easterSunday(year: number): string {
	const place = year % 19;
	const moon = (19 * place + 24) % 30;
	const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
	const isLate = sunday === 6 && (moon === 29 || (moon === 28 && place > 10));
	return daysAfter(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
}
