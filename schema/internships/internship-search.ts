import { slugOf } from '#schema/normal-form.ts';
import { FLAG_FACETS, type FlagFacet } from './fields.ts';
import type { Kind, Workplace } from './internship.ts';
import { chosenOf, type ItemValues, meaningsOf } from './option-values.ts';
import { FACETS, type FacetName, type PERMISSIONS, type WEEKS } from './search-facets.ts';
import { TERM_HOURS } from './term-hours.ts';

const SORTS = ['best', 'newest', 'deadline', 'pay'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * What somebody looks for: of each list one value has to hold, and of the lists all; an empty list, null or
 * "" filters nothing. The page, the feed, the JSON and alerts all have this.
 */
export type InternshipSearch = {
	q: string;
	/** Of `PLACES`; in a search of a program also towns, as internships name them. */
	city: string[];
	/** Industries; in a search of a program also sectors. */
	sector: string[];
	kind: Kind[];
	remote: Workplace[];
	/** The least pounds an hour. */
	pay: number | null;
	/** The most hours a week. */
	hours: typeof TERM_HOURS | null;
	weeks: (typeof WEEKS)[number][];
	/** Months such as "2027-06". */
	start: string[];
	permission: (typeof PERMISSIONS)[number][];
	/** The slugs of companies: `slugOf` of their names. */
	company: string[];
	sort: Sort;
	/** From 1. */
	page: number;
} & FlagChoices;

/** The values of the facets of fields that are yes or no. */
type FlagChoices = Record<FlagFacet, string[]>;
const flagChoices = (chosen: (name: FlagFacet) => string[]) =>
	Object.fromEntries(FLAG_FACETS.map(({ name }) => [name, chosen(name)])) as FlagChoices;

/** What can be removed from a search to find more. */
export type FilterName = FacetName | 'q' | 'company';

/** How many internships a page of a search shows. */
export const PAGE_SIZE = 20;
const LONGEST_TEXT = 100;
const MOST_VALUES = 50;
const MOST_COMPANIES = 10;
const MOST_PAGES = 1_000_000;
const PAGE_NUMBER = /^[1-9]\d{0,6}$/;
const LEAST_PAY = 1;
const MOST_PAY = 1_000;

export const emptySearch: InternshipSearch = {
	q: '',
	city: [],
	sector: [],
	kind: [],
	remote: [],
	pay: null,
	hours: null,
	weeks: [],
	start: [],
	permission: [],
	...flagChoices(() => []),
	company: [],
	sort: 'newest',
	page: 1,
};

/**
 * Understands what it can of any query and ignores the rest (`ignoredIn`); never throws.
 * @param today an ISO date, for the months to start in
 * @param items for the searches of programs
 */
export function parseSearch(
	parameters: URLSearchParams,
	today: string,
	items: ItemValues = {},
): InternshipSearch {
	const values = (name: string) => parameters.getAll(name).slice(0, MOST_VALUES);
	const q = textOf(values('q')[0] ?? '');
	const chosen = (name: FacetName) => chosenOf(name, values(name), today, items);
	return {
		q,
		city: chosen('city'),
		sector: chosen('sector'),
		kind: chosen('kind') as Kind[],
		remote: chosen('remote') as Workplace[],
		pay:
			values('pay')
				.map(payOf)
				.find((pay) => pay !== null) ?? null,
		hours: chosen('hours').length > 0 ? TERM_HOURS : null,
		weeks: chosen('weeks') as InternshipSearch['weeks'],
		start: chosen('start'),
		permission: chosen('permission') as InternshipSearch['permission'],
		...flagChoices(chosen),
		company: companiesOf(values('company')),
		sort: sortOf(values('sort'), q),
		page: pageOf(values('page').find((text) => PAGE_NUMBER.test(text)) ?? '1'),
	};
}

const pageOf = (text: string) => Math.min(MOST_PAGES, Number(text));

/** A part of a query that changes nothing. */
export type Ignored = { parameter: string; value: string };
const MOST_IGNORED = 20;
const LONGEST_IGNORED = 100;

/**
 * What of a query was not understood: unknown parameters and values, and a second value where one is possible. Empty
 * values, which forms send, are left out; at most 20, each value cut to 100 characters.
 * @param search what was understood, with the same day and items
 */
export function ignoredIn(
	parameters: URLSearchParams,
	search: InternshipSearch,
	today: string,
	items: ItemValues = {},
): Ignored[] {
	const isUnderstood = (name: string, value: string): boolean => {
		if (name === 'q') return search.q !== '' && textOf(value) === search.q;
		if (name === 'pay') return search.pay !== null && payOf(value) === search.pay;
		if (name === 'company') return search.company.includes(slugOf(value));
		if (name === 'sort') return value.toLowerCase() === search.sort;
		if (name === 'page') return PAGE_NUMBER.test(value) && pageOf(value) === search.page;
		const facet = FACETS.find((one) => one === name);
		if (!facet) return false;
		const chosen = [search[facet]].flat().map(String);
		const meant = meaningsOf(facet, value, today, items);
		return meant.length > 0 && meant.every((one) => chosen.includes(one));
	};
	const ignored: Ignored[] = [];
	for (const [name, value] of parameters) {
		if (ignored.length >= MOST_IGNORED) break;
		if (value === '' || isUnderstood(name, value)) continue;
		ignored.push({
			parameter: name.slice(0, LONGEST_IGNORED),
			value: value.slice(0, LONGEST_IGNORED),
		});
	}
	return ignored;
}

/** Whether a parameter of the search has an empty value, as a form without scripts sends it. */
export const hasEmptyValues = (parameters: URLSearchParams): boolean =>
	['q', ...FACETS, 'company', 'sort', 'page'].some((name) => parameters.getAll(name).includes(''));

/** The canonical query: sorted, without what is the default. */
export function searchParameters(search: InternshipSearch): URLSearchParams {
	const parameters = new URLSearchParams();
	if (search.q) parameters.set('q', search.q);
	for (const name of FACETS)
		for (const value of [search[name]].flat())
			if (value !== null) parameters.append(name, String(value));
	for (const company of search.company) parameters.append('company', company);
	if (search.sort !== defaultSort(search.q)) parameters.set('sort', search.sort);
	if (search.page > 1) parameters.set('page', String(search.page));
	parameters.sort();
	return parameters;
}

/** The same search with a filter removed, from the first page. */
export function withoutFilter(search: InternshipSearch, name: FilterName): InternshipSearch {
	const less = { ...search, [name]: emptySearch[name], page: 1 };
	return { ...less, sort: possibleSort(less) };
}

/** The order of a search; without text nothing can be ordered by how well it matches. */
export const possibleSort = ({ q, sort }: Pick<InternshipSearch, 'q' | 'sort'>): Sort =>
	q === '' && sort === 'best' ? 'newest' : sort;

/** A text that is found word by word. */
export const isQuoted = (text: string): boolean => /^\s*["“”].*["“”]\s*$/s.test(text);

const withoutQuotes = (text: string): string =>
	text.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();

/** The same text, to be found word by word. */
export const asExactWords = (text: string): string => `"${withoutQuotes(text)}"`;

/** The same search with its text in quotation marks, or without them where it has some; from the first page. */
export const withOtherReading = (search: InternshipSearch): InternshipSearch => ({
	...search,
	q: isQuoted(search.q) ? withoutQuotes(search.q) : asExactWords(search.q),
	page: 1,
});

/** The filters that a search has. */
export const filtersOf = (search: InternshipSearch): FilterName[] =>
	(['q', ...FACETS, 'company'] as const).filter((name) => {
		const value = search[name];
		return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
	});

const defaultSort = (q: string): Sort => (q ? 'best' : 'newest');

function sortOf(values: string[], q: string): Sort {
	const sort = SORTS.find((option) => values.some((value) => value.toLowerCase() === option));
	return sort && (q || sort !== 'best') ? sort : defaultSort(q);
}

/** A text without a letter or digit, in which there is no word to find: "%", "&", "...". */
const ONLY_SIGNS = /^[\p{P}\p{Sm}\p{Sc}\p{Sk}\s]*$/u;

/** One line, at most so many characters, no control characters or halves of characters; "" if it has no words. */
function textOf(given: string): string {
	const text = given
		.slice(0, LONGEST_TEXT * 10)
		.toWellFormed()
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\ufffd\s]+/gu, ' ')
		.trim();
	const short = [...text].slice(0, LONGEST_TEXT).join('').trim();
	return ONLY_SIGNS.test(short) ? '' : short;
}

function payOf(text: string): number | null {
	if (!/^£?\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
	const pay = Number(text.replace('£', ''));
	return pay >= LEAST_PAY && pay <= MOST_PAY ? pay : null;
}

function companiesOf(values: string[]): string[] {
	const slugs = values.filter(({ length }) => length <= 300).map((value) => slugOf(value));
	return [...new Set(slugs)].filter(Boolean).sort().slice(0, MOST_COMPANIES);
}
