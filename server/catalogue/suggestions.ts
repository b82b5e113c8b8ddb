import type { Suggestion } from '#schema/internships/catalogue-contract.ts';
import {
	emptySearch,
	type InternshipSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import { CITIES, PLACES } from '#schema/internships/places.ts';
import { INDUSTRIES } from '#schema/internships/sectors.ts';
import { wordsIn } from '#schema/internships/understanding/words.ts';
import { dayNumber } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import type { ValueColumn } from './index/columns.ts';
import type { Snapshot } from './live-index.ts';

/** Fewer letters begin too much. */
const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 40;
const MOST = 7;
const MOST_OF_GROUP = 3;

/** A name that can be suggested, with its words for the comparison, and how many open internships have it. */
type NamedSuggestion = Suggestion & { folded: string };

const names = new WeakMap<Snapshot, { today: string; all: NamedSuggestion[] }>();

/**
 * What the beginning of a text may become: places, industries, roles and companies with open internships, at most three of
 * each and seven in all.
 */
export function suggestionsIn(snapshot: Snapshot, typed: string, today: string): Suggestion[] {
	const beginning = folded(typed).slice(0, LONGEST_BEGINNING);
	if (beginning.length < SHORTEST_BEGINNING) return [];
	const cached = names.get(snapshot);
	const all = cached?.today === today ? cached.all : allNames(snapshot, today);
	names.set(snapshot, { today, all });
	const matches = all.filter(
		({ folded }) => folded.startsWith(beginning) || folded.includes(` ${beginning}`),
	);
	const isFirst = ({ folded }: NamedSuggestion) => Number(folded.startsWith(beginning));
	matches.sort((one, other) => isFirst(other) - isFirst(one) || other.count - one.count);
	const groups = Map.groupBy(matches, ({ group }) => group);
	const some = GROUPS.flatMap((group) => (groups.get(group) ?? []).slice(0, MOST_OF_GROUP));
	return some.slice(0, MOST).map(({ folded: _, ...suggestion }) => suggestion);
}

const GROUPS = ['Places', 'Industries', 'Roles', 'Companies'] as const;

const folded = (text: string) =>
	wordsIn(text)
		.map(({ word }) => word)
		.join(' ');

function allNames({ index }: Snapshot, today: string): NamedSuggestion[] {
	const day = dayNumber(today);
	const open: number[] = [];
	for (let number = 1; number <= index.highest; number += 1)
		if (index.isOpen(number, day)) open.push(number);
	const named = (
		group: Suggestion['group'],
		label: string,
		count: number,
		search: Partial<InternshipSearch>,
	): NamedSuggestion => {
		const full = { ...emptySearch, ...search, ...(search.q && { sort: 'best' as const }) };
		const path = `/internships?${searchParameters(full)}`;
		return { group, label, count, path, folded: folded(label) };
	};
	const places = PLACES.map((place) =>
		named('Places', place, countOf(index.facets.city, open, place), { city: [place] }),
	);
	const towns = namesOf(index.towns, open)
		.filter(([town]) => !CITIES.some((city) => city === town))
		.map(([town, count]) => named('Places', town, count, { q: town }));
	const industries = INDUSTRIES.map((industry) =>
		named('Industries', industry, countOf(index.facets.sector, open, industry), {
			sector: [industry],
		}),
	);
	const roles = namesOf(index.roles, open).map(([role, count]) =>
		named('Roles', role, count, { q: role }),
	);
	const companies = namesOf(index.companies, open).map(([company, count]) =>
		named('Companies', company, count, { company: [slugOf(company)] }),
	);
	const all = [...places, ...towns, ...industries, ...roles, ...companies];
	return all.filter(({ count }) => count > 0);
}

/** Each value of a column with how many of these internships have it. */
function namesOf({ cells, lists }: ValueColumn, numbers: readonly number[]): [string, number][] {
	const counts = new Uint32Array(lists.length);
	for (const number of numbers) {
		const cell = cells[number] ?? 0;
		counts[cell] = (counts[cell] ?? 0) + 1;
	}
	return lists.flatMap(([name], place): [string, number][] =>
		name === undefined || counts[place] === 0 ? [] : [[name, counts[place] ?? 0]],
	);
}

function countOf(column: ValueColumn, numbers: readonly number[], option: string): number {
	const table = column.tableOf(option);
	return numbers.reduce((count, number) => count + Number(column.has(table, number)), 0);
}
