import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import { MONTHS } from '#schema/london-day.ts';

/** How the days of a file are written: 7 June 2027 as 07/06/2027 or as 06/07/2027. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** How the first day of a file that is written in numbers was read. */
export type ReadDay = { line: number; cell: string; day: string };

/** The days of a file can be read in two orders: what one of them would be in each; null where it would be none. */
export type DaysQuestion = {
	ask: { line: number; label: string; cell: string; days: Record<DayOrder, string | null> };
};

/** A cell of a file with its line. */
export type DayCell = { line: number; cell: string };

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const MONTH_NAMED =
	/^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?[ /.-]?([a-z]{3,9})\.?,?[ /.-]?(\d{4}|\d{2})$/i;
const NAMED_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
/** Midnight, which some programs write behind a day. */
const MIDNIGHT = /[T ]00:00(:00(\.0+)?)?$/;

/**
 * A day as spreadsheets write it: 2027-06-07, 07/06/2027, 7.6.27, 7-Jun-27, 7 June 2027.
 * @param order of days that are written in numbers
 * @returns an ISO date; undefined where it is no day that exists
 */
export function dayIn(cell: string, order: DayOrder): string | undefined {
	const text = cell.trim().replace(MIDNIGHT, '');
	const numbers = numbersIn(text);
	if (numbers) {
		const { first, second, year } = numbers;
		return order === 'day-first' ? isoOf(year, second, first) : isoOf(year, first, second);
	}
	const [, fullYear, , month, date] = YEAR_FIRST.exec(text) ?? [];
	if (fullYear) return isoOf(fullYear, Number(month), Number(date));
	const [, day, name, year] = MONTH_NAMED.exec(text) ?? [];
	if (year) return isoOf(year, monthNamed(name), Number(day));
	const [, named, on, of] = NAMED_FIRST.exec(text) ?? [];
	return of && isoOf(of, monthNamed(named), Number(on));
}

/** What the days of a file say about their order. */
type DayOrderResult =
	| { order: DayOrder }
	/** Some fit only one order, some only the other. */
	| { dayFirst: DayCell; monthFirst: DayCell }
	/** They could be both, or only what is unusual here: whoever sends the file is asked. */
	| { ask: DayCell };

/**
 * The order of the days of a file: day first where one of them can be nothing else and none contradicts. Days whose order
 * does not matter, such as 2027-06-07 and 07/07/2027, say nothing.
 */
export function orderOf(cells: readonly DayCell[]): DayOrderResult {
	const unclear = cells.flatMap(({ line, cell }) => {
		const numbers = numbersIn(cell.trim().replace(MIDNIGHT, ''));
		return numbers && numbers.first !== numbers.second ? [{ line, cell, ...numbers }] : [];
	});
	const dayFirst = unclear.find(({ first, second }) => first > 12 && second <= 12);
	const monthFirst = unclear.find(({ first, second }) => second > 12 && first <= 12);
	if (dayFirst && monthFirst) return { dayFirst, monthFirst };
	const [first] = unclear;
	return first === undefined || dayFirst ? { order: 'day-first' } : { ask: monthFirst ?? first };
}

function numbersIn(text: string) {
	const [, first, , second, year] = NUMBERS.exec(text) ?? [];
	return year ? { first: Number(first), second: Number(second), year } : undefined;
}

/** The number of a month by its name or at least three letters of it; 0 where it is none. */
const monthNamed = (name = '') =>
	MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;

function isoOf(year: string, month: number, day: number): string | undefined {
	const two = (number: number) => String(number).padStart(2, '0');
	const iso = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
	return v.is(isoDay, iso) ? iso : undefined;
}
