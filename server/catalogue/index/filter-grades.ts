import { hoursPaid } from '#schema/internships/pay-periods.ts';
import { beginsIn } from '#schema/internships/start-months.ts';
import { milesBetween } from '#schema/internships/understanding/distances.ts';
import {
	type Filter,
	STUDENT_PERMISSIONS,
} from '#schema/internships/understanding/read-filters.ts';
import type { Part } from '#schema/internships/understanding/understand.ts';
import { dayNumber } from '#schema/london-day.ts';
import { dictionary } from '#server/catalogue/read-search.ts';
import type { Columns, ValueColumn } from './columns.ts';
import { FIELD_BITS, IN, type Texts } from './texts.ts';
import { weights } from './weights.ts';

export type FilterPart = Extract<Part, { filter: Filter }>;

/** How a topic or filter is satisfied. */
export const NOT = 0;
export const PARTLY = 1;
export const WHOLLY = 2;

export type Group = {
	facet: Filter['facet'];
	grade(number: number): number;
	/** What is added to the score of an internship, where one is better than another. */
	score?(number: number): number;
};

/** Places, months and other lists of one facet: one of them has to hold. Of hours, weeks and pay all. */
export function groupsOf(index: Columns, texts: Texts, parts: readonly FilterPart[]): Group[] {
	const byFacet = Map.groupBy(parts, ({ filter }) => filter.facet);
	return [...byFacet].map(([facet, same]) => {
		const graders = same.map(({ filter }) => graderOf(filter, index, texts));
		const scored = graders.find(({ score }) => score);
		const grades = graders.map(({ grade }) => grade);
		const score = scored?.score && { score: scored.score };
		const [only] = grades;
		if (only && grades.length === 1) return { facet, grade: only, ...score };
		const isRange = same.some(({ filter }) => 'least' in filter || filter.facet === 'period');
		const grade = (number: number) => {
			let [least, most] = [WHOLLY, NOT];
			for (const one of grades) {
				const value = one(number);
				least = Math.min(least, value);
				most = Math.max(most, value);
			}
			return isRange ? least : most;
		};
		return { facet, grade, ...score };
	});
}

type Grader = Pick<Group, 'grade' | 'score'>;

/** How far an internship is what a filter asks for, by its number. */
export function graderOf(filter: Filter, index: Columns, texts: Texts): Grader {
	switch (filter.facet) {
		case 'deadline': {
			const first = filter.first ? dayNumber(filter.first) : 0;
			const last = filter.last ? dayNumber(filter.last) : Number.POSITIVE_INFINITY;
			return {
				grade: (number) => {
					const day = index.deadline[number] ?? 0;
					return first <= day && day <= last ? WHOLLY : NOT;
				},
			};
		}
		case 'period':
			return { grade: periodGrader(filter, index) };
		case 'worker': {
			const table = index.regions.tableOfAny([...filter.regions, 'Worldwide']);
			return { grade: (number) => (index.regions.has(table, number) ? WHOLLY : NOT) };
		}
		case 'city':
			return cityGrader(filter, index, texts);
		case 'hours':
			return rangeGrader((number) => index.hours[number] ?? Number.NaN, filter);
		case 'weeks': {
			const { best } = filter;
			const graded = rangeGrader((number) => index.weeks[number] ?? Number.NaN, filter);
			if (best === undefined) return graded;
			return {
				...graded,
				score: (number) => -weights.week * Math.abs((index.weeks[number] ?? 0) - best),
			};
		}
		case 'pay':
			return rangeGrader(
				(number) => (index.pay[number] ?? 0) * hoursPaid(filter.per, index.hours[number] ?? 0),
				filter,
			);
		case 'start':
			return { grade: anyOf(index.facets.start, filter.months) };
		case 'permission': {
			// Where no employer sponsors, one that takes students from abroad is nearest.
			const { permission } = index.facets;
			const [asked, open] = [
				anyOf(permission, filter.values),
				anyOf(permission, STUDENT_PERMISSIONS),
			];
			return {
				grade: (number) => (asked(number) === WHOLLY ? WHOLLY : Math.min(PARTLY, open(number))),
			};
		}
		default:
			return { grade: anyOf(index.facets[filter.facet], filter.values) };
	}
}

function anyOf(column: ValueColumn, options: readonly string[]): Group['grade'] {
	const table = column.tableOfAny(options);
	return (number) => (column.has(table, number) ? WHOLLY : NOT);
}

/** From so many miles on, another town is not near. */
const MOST_MILES = 45;

type City = Extract<Filter, { facet: 'city' }>;

/** In the place itself, then by how far away it is; in a part of a place first where the part is named. */
function cityGrader(filter: City, index: Columns, texts: Texts): Grader {
	const { towns } = index;
	const { city } = index.facets;
	const inPlace = city.tableOfAny(filter.places);
	const there = towns.tableOfAny(filter.towns);
	const near = towns.tableOfAny(filter.near);
	const miles = Float32Array.from(towns.lists, ([town]) => milesTo(filter, town));
	const gradeOfTown = Uint8Array.from(miles, (away, cell) => {
		if (there[cell] === 1) return WHOLLY;
		return away <= MOST_MILES || (Number.isNaN(away) && near[cell] === 1) ? PARTLY : NOT;
	});
	const scoreOfTown = miles.map((away) =>
		Number.isNaN(away) ? 0 : -weights.mile * Math.min(weights.farthest, away),
	);
	const isTown = filter.towns.some((town) => towns.lists.some(([name]) => name === town));
	const named = new Set<number>();
	for (const word of filter.words ?? [])
		for (const posting of texts.postingsOf(word))
			if (posting & (isTown ? IN.place | IN.description : IN.place))
				named.add(posting >> FIELD_BITS);
	const grade = (number: number) =>
		inPlace[city.cells[number] ?? 0] === 1
			? WHOLLY
			: (gradeOfTown[towns.cells[number] ?? 0] ?? NOT);
	const score = (number: number) => scoreOfTown[towns.cells[number] ?? 0] ?? 0;
	if (named.size === 0) return { grade, score };
	const ofNamed = isTown ? PARTLY : WHOLLY;
	return {
		grade: (number) => (named.has(number) ? Math.max(ofNamed, grade(number)) : grade(number)),
		score: (number) => (named.has(number) ? weights.district : score(number)),
	};
}

/** Not a number where either place is unknown. */
export function milesTo({ at }: Pick<City, 'at'>, town: string | undefined): number {
	const place = town === undefined ? undefined : dictionary.coordinates.get(town);
	return at && place ? milesBetween(at, place) : Number.NaN;
}

const DAYS_OF_WEEK = 7;

/** Whether it begins and ends within days; where the start is agreed, on the first of a month or as soon as one can. */
function periodGrader(
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
		const known = canStart.get(list);
		if (known !== undefined) return known;
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
function rangeGrader(
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
