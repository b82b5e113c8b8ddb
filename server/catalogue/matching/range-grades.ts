import { beginsIn } from '#schema/internships/start-months.ts';
import type { Filter } from '#schema/internships/understanding/filters/filter.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns } from '#server/catalogue/index/columns.ts';
import { type Grader, type Group, NOT, PARTLY, WHOLLY } from './grades.ts';
import { weights } from './weights.ts';

const DAYS_OF_WEEK = 7;

/** Whether it begins and ends within days; where the start is agreed, on the first of a month or as soon as one can. */
export function periodGrader(
	{ from, until, latest }: Extract<Filter, { facet: 'period' }>,
	index: Columns,
): Group['grade'] {
	const first = from ? dayNumber(from) : 0;
	const last = until ? dayNumber(until) : Number.POSITIVE_INFINITY;
	const lastStart = latest ? dayNumber(latest) : Number.POSITIVE_INFINITY;
	const ends = (start: number, number: number) =>
		start + (index.weeks[number] ?? 0) * DAYS_OF_WEEK - 1;
	const { start: months } = index.facets;
	const canStart = new Map<readonly string[], boolean>();
	const startsThen = (number: number): boolean => {
		const list = months.lists[months.cells[number] ?? 0] ?? [];
		const cached = canStart.get(list);
		if (cached !== undefined) return cached;
		const month = (from ?? until ?? '').slice(0, 7);
		const can = list.length === 0 || month === '' || beginsIn(list, month) || until === null;
		canStart.set(list, can);
		return can;
	};
	return (number) => {
		const day = index.startsOn[number] ?? 0;
		if (day === 0) {
			if (from && !startsThen(number)) return NOT;
			if (from && ends(first, number) > last) return NOT;
			return WHOLLY;
		}
		const inTime = first <= day && day <= lastStart && ends(day, number) <= last;
		if (inTime) return WHOLLY;
		const nearly =
			first - DAYS_OF_WEEK <= day &&
			ends(day, number) <= last + 2 * DAYS_OF_WEEK &&
			day <= lastStart;
		return nearly ? PARTLY : NOT;
	};
}

type Range = { least: number; most: number };

/** From so many times the range away on, all is the same. */
const FARTHEST = 4;

/** Within a third of the range is near it; what is outside, the nearer the better. */
export function rangeGrader(
	measured: (number: number) => number,
	{ least, most }: Range,
): Required<Grader> {
	const awayFrom = (value: number) =>
		value > most ? (value - most) / most : value < least ? (least - value) / least : 0;
	return {
		grade: (number) => {
			const value = measured(number);
			if (least <= value && value <= most) return WHOLLY;
			return least * 0.75 <= value && value <= most * 1.34 ? PARTLY : NOT;
		},
		score: (number) => {
			const away = awayFrom(measured(number));
			return away > 0 ? -weights.outOfRange * Math.min(FARTHEST, away) : 0;
		},
	};
}
