import { hoursPaid } from '#schema/internships/pay-periods.ts';
import { monthText } from '#schema/internships/start-months.ts';
import {
	type Filter,
	STUDENT_PERMISSIONS,
} from '#schema/internships/understanding/filters/filter.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns, ValueColumn } from '#server/catalogue/index/columns.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { type Grader, type Group, NOT, PARTLY, WHOLLY } from './grades.ts';
import { cityGrader } from './place-grades.ts';
import { periodGrader, rangeGrader } from './range-grades.ts';
import { weights } from './weights.ts';

/** From so many weeks on a placement takes a year. */
const YEAR_WEEKS = 39;

export type FilterPart = Extract<Part, { filter: Filter }>;

/** Places, months and other lists of one facet: one of them has to hold. Of hours, weeks and pay all. */
export function groupsOf(index: Columns, texts: Texts, parts: readonly FilterPart[]): Group[] {
	const byFacet = Map.groupBy(parts, ({ filter }) => filter.facet);
	return [...byFacet].map(([facet, same]) => {
		const graders = same.map(({ filter }) => graderOf(filter, index, texts));
		const scores = graders.flatMap((grader) => grader.score ?? []);
		const [first] = scores;
		// Of two bounds the narrower one says more; of places the first.
		const isRange = same.some(({ filter }) => 'least' in filter || filter.facet === 'period');
		const least = (number: number) => Math.min(...scores.map((one) => one(number)));
		const score = first && { score: isRange && scores.length > 1 ? least : first };
		const grades = graders.map(({ grade }) => grade);
		const [only] = grades;
		if (only && grades.length === 1) return { facet, grade: only, ...score };
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
			return hoursGrader(index, filter);
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
				(number) => (index.pay[number] ?? 0) * hoursPaid(filter.per, index.paidHours[number] ?? 0),
				filter,
			);
		case 'start':
			return { grade: startGrader(index, filter.months) };
		case 'permission': {
			// Where no employer sponsors, one that takes students from abroad is nearest; one that sponsors is near a Student visa.
			const { permission } = index.facets;
			const [asked, open] = [
				anyOf(permission, filter.values),
				anyOf(permission, [...STUDENT_PERMISSIONS, 'sponsor']),
			];
			return {
				grade: (number) => (asked(number) === WHOLLY ? WHOLLY : Math.min(PARTLY, open(number))),
			};
		}
		case 'kind': {
			// Of placements, those of a year come first.
			const grade = anyOf(index.facets.kind, filter.values);
			const isShort = (number: number) => (index.weeks[number] ?? 0) < YEAR_WEEKS;
			if (!filter.values.includes('placement')) return { grade };
			return {
				grade,
				score: (number) =>
					grade(number) === WHOLLY && isShort(number) ? -weights.shortPlacement : 0,
			};
		}
		default:
			return { grade: anyOf(index.facets[filter.facet], filter.values) };
	}
}

/** Hours that vary are within a range with both of their bounds. */
function hoursGrader(index: Columns, range: { least: number; most: number }): Grader {
	const [most, least] = [index.hours, index.leastHours].map((hours) =>
		rangeGrader((number) => hours[number] ?? Number.NaN, range),
	) as [Required<Grader>, Required<Grader>];
	return {
		grade: (number) => Math.min(most.grade(number), least.grade(number)),
		score: (number) => Math.min(most.score(number), least.score(number)),
	};
}

/** The month before or after is near. */
function startGrader(index: Columns, months: readonly string[]): Group['grade'] {
	const { start } = index.facets;
	const [then, near] = [anyOf(start, months), anyOf(start, months.flatMap(monthsBeside))];
	return (number) => (then(number) === WHOLLY ? WHOLLY : Math.min(PARTLY, near(number)));
}

/** "2027-06" → ["2027-05", "2027-07"] */
function monthsBeside(month: string): string[] {
	const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
	return [at - 1, at + 1].map(monthText);
}

function anyOf(column: ValueColumn, options: readonly string[]): Group['grade'] {
	const table = column.tableOfAny(options);
	return (number) => (column.has(table, number) ? WHOLLY : NOT);
}
