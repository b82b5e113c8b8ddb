import { readFileSync } from 'node:fs';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { Columns } from '#server/catalogue/index/columns.ts';
import { hourlyPayOf } from '#server/catalogue/index/facts.ts';
import { orderOf } from '#server/catalogue/index/orders.ts';
import { Texts } from '#server/catalogue/index/texts.ts';
import { textMatches } from '#server/catalogue/matching/text-matches.ts';
import { type OwnListing, ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { dictionary, readSearch } from '#server/catalogue/read-search.ts';
import { searchIn } from '#server/catalogue/search.ts';

export type Row = OwnListing['columns'];
/** What somebody types, and whether an internship is a right answer to it. */
export type Judged = { query: string; isRight(row: Row): boolean };

/** The day of which searches are judged. */
export const TODAY = '2026-11-23';
const SHOWN = 3;
const FILES = { own: 'queries.txt', fit: 'queries-fit.txt', test: 'queries-test.txt' };

/** The judged queries of a set: the project's own, those that weights are fitted on, and those that are only counted. */
export const judgedQueries = (set: 'own' | 'fit' | 'test'): Judged[] =>
	readFileSync(new URL(FILES[set], import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map(judged);

function judged(line: string): Judged {
	const [query = '', sectors = '-', title = '-', conditions = '-'] = line.split(' | ');
	const isAbout = (row: Row) =>
		(sectors === '-' && title === '-') ||
		sectors.split(',').includes(row.sector) ||
		(title !== '-' && new RegExp(title, 'i').test(row.title));
	const tests = conditions.split(';').map(conditionOf);
	return { query, isRight: (row) => isAbout(row) && tests.every((test) => test(row)) };
}

/** "hours<=20", "city=Leeds,London", "city!=London", "start=6,7" */
function conditionOf(text: string): (row: Row) => boolean {
	if (text === '-' || text === 'any') return () => true;
	if (text === 'uk') return ({ country }) => country === 'United Kingdom';
	if (text === 'abroad') return ({ country }) => country !== 'United Kingdom';
	const [, name, sign, value = ''] = /^(\w+)(<=|>=|!=|=)(.+)$/.exec(text) ?? [];
	const wanted = value.split(',');
	switch (name) {
		case 'city':
			return ({ city }) => wanted.includes(city ?? '') === (sign === '=');
		case 'remote':
			return ({ remote }) => wanted.includes(remote);
		case 'sponsorship':
			return ({ sponsorship }) => wanted.includes(sponsorship ?? '');
		case 'kind':
			return ({ kind }) => wanted.includes(kind);
		case 'start':
			return ({ starts_on, starts }) => {
				const months = startMonths(starts_on, starts);
				return months.some((month) => wanted.includes(String(Number(month.slice(-2)))));
			};
		case 'text':
			return (row) => new RegExp(value, value.includes('R') ? '' : 'i').test(textOf(row));
		case 'hours':
		case 'weeks':
		case 'pay':
		case 'weekly':
			return (row) => {
				const pay = hourlyPayOf(row) ?? 0;
				const amount = name === 'pay' ? pay : name === 'weekly' ? pay * row.hours : row[name];
				return sign === '<=' ? amount <= Number(value) : amount >= Number(value);
			};
		default:
			throw new RangeError(`unknown condition: ${text}`);
	}
}

export const textOf = (row: Row): string =>
	[row.title, row.company, row.sector, row.location, row.description, ...row.requirements].join(
		'\n',
	);

/** What a search gives for a text: the numbers of all, the best first. */
export type Finder = (query: string) => Row[];

/** The site's own internships, in memory as in the server; their numbers are their places from 1 on. */
export function indexed(rows: readonly Row[]): { index: Columns; texts: Texts } {
	const index = new Columns();
	const texts = new Texts(dictionary);
	const all = rows.map((row, at) => ({
		...row,
		number: at + 1,
		updated_at: row.published_at,
		status: 'open' as const,
		texts: {
			title: row.title,
			company: row.company,
			sector: row.sector,
			place: [row.location, row.city, row.country, row.details.region].filter(Boolean).join(' '),
			requirement: row.requirements.join(' · '),
			description: [row.description, row.starts, ...Object.values(row.details).flat()].join(' · '),
			benefit: row.benefits.join(' · '),
		},
	}));
	for (const facts of all) index.set(facts);
	texts.replace(all);
	return { index, texts };
}

/** Our search over them. */
export function ourSearch(rows: readonly Row[]): Finder {
	const { index, texts } = indexed(rows);
	const order = orderOf(index, 'newest');
	return (query) => {
		const search = { ...emptySearch, q: query, sort: 'best' as const };
		const text = textMatches(texts, index, readSearch(search, TODAY, texts));
		const snapshot = { version: 1, name: '1', changed: 0, index, texts, order: () => order };
		return searchIn(snapshot, search, TODAY, text).numbers.flatMap(
			(number) => rows[number - 1] ?? [],
		);
	};
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
		const found = find(query);
		times.push(performance.now() - began);
		const first = found.slice(0, SHOWN);
		const possible = Math.min(SHOWN, rows.filter(isRight).length);
		const right = first.filter(isRight).length;
		return { query, first, precision: right / possible, success: right > 0 };
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

export const ownRows = (): Row[] => ownListings().map(({ columns }) => columns);
