import { emptySearch } from '#schema/internships/internship-search.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import {
	type Judged,
	judgedIn,
	judgedQueries,
	type Row,
	rightOf,
} from '#server/catalogue/judged/judged-queries.ts';
import { type Finder, JUDGED_ON } from '#server/catalogue/judged/judged-search.ts';
import { readSearch } from '#server/catalogue/read-search.ts';

/** The sets, and what each is for. Whoever changes tables or ranking does not look into those that are only counted. */
export const SETS = {
	own: 'own',
	fit: 'fitted on',
	test: 'only counted',
	'strangers-fit': "strangers', fitted on",
	'strangers-test': "strangers', only counted",
	'newcomers-fit': "newcomers', fitted on",
	'newcomers-test': "newcomers', only counted",
	'students-abroad-fit': 'students abroad, fitted on',
	'advisers-fit': 'advisers, fitted on',
	'twenty-people-fit': 'twenty people, fitted on',
	'international-students-fit': 'international students, fitted on',
	'british-people-fit': 'British people, fitted on',
	'mixed-people-fit': 'people of many kinds, fitted on',
	'many-people-test': 'many people, only counted',
	'arrivals-fit': "arrivals', fitted on",
	'arrivals-test': "arrivals', only counted",
};
export type SetName = keyof typeof SETS;

export const isOnlyCounted = (set: SetName): boolean => set.endsWith('test');

const FILES = {
	test: 'queries-test.txt',
	'strangers-fit': 'strangers-fit.txt',
	'strangers-test': 'strangers-test.txt',
	'newcomers-fit': 'newcomers-fit.txt',
	'newcomers-test': 'newcomers-test.txt',
	'students-abroad-fit': 'students-abroad-fit.txt',
	'advisers-fit': 'advisers-fit.txt',
	'twenty-people-fit': 'twenty-people-fit.txt',
	'international-students-fit': 'international-students-fit.txt',
	'british-people-fit': 'british-people-fit.txt',
	'mixed-people-fit': 'mixed-people-fit.txt',
	'many-people-test': 'many-people-test.txt',
	'arrivals-fit': 'arrivals-fit.txt',
	'arrivals-test': 'arrivals-test.txt',
};

export const queriesOf = (set: SetName): Judged[] =>
	set === 'own' || set === 'fit'
		? judgedQueries(set)
		: judgedIn(new URL(FILES[set], import.meta.url));

/**
 * What was read of sentences and is wrong, in the words of its labels, and of how many sentences: those of a set that say
 * what may be read.
 */
export function wronglyRead(queries: readonly Judged[], texts: Texts) {
	const wrong = [];
	let sentences = 0;
	for (const { query, isRead } of queries) {
		if (isRead === undefined) continue;
		sentences += 1;
		const { parts } = readSearch({ ...emptySearch, q: query }, JUDGED_ON, texts);
		for (const { label } of parts) if (!isRead(label)) wrong.push({ query, label });
	}
	return { sentences, wrong };
}

export type Figures = {
	precision: number;
	success: number;
	nothing: string[];
	/** Queries whose first three are not all right, with the titles. */
	wrong: { query: string; titles: string[] }[];
	/** Milliseconds. */
	p50: number;
	p99: number;
};

/** Queries to which some internship is a right answer: a set may have others, to which nothing here is. */
export const answerable = (queries: readonly Judged[], rows: readonly Row[]): Judged[] =>
	queries.filter(({ isRight }) => rows.some(isRight));

/**
 * Precision: how many of the first three are right, of the three or fewer right ones that there are. Success: for how
 * many queries one of them is right.
 */
export function measure(find: Finder, queries: readonly Judged[], rows: readonly Row[]): Figures {
	const times: number[] = [];
	const results = queries.map(({ query, isRight }) => {
		const began = performance.now();
		const internships = find(query);
		times.push(performance.now() - began);
		const right = rightOf(internships, isRight, rows.filter(isRight).length);
		return { query, ...right, success: right.count > 0 };
	});
	const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
	const sorted = times.sort((one, other) => one - other);
	const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
	return {
		precision: mean(results.map(({ precision }) => precision)),
		success: mean(results.map(({ success }) => Number(success))),
		nothing: results.filter(({ first }) => first.length === 0).map(({ query }) => query),
		wrong: results
			.filter(({ precision }) => precision < 1)
			.map(({ query, first }) => ({
				query,
				titles: first.map(({ title, sector }) => `${title} (${sector})`),
			})),
		p50: at(0.5),
		p99: at(0.99),
	};
}
