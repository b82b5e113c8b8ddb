import { daysAfter } from '#schema/london-day.ts';

/** The day after so many working days. @param from ISO date in Europe/London: it does not count */
export function workingDaysAfter(from: string, count: number): string {
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

export function bankHolidays(year: number): string[] {
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
