import {
	emptySearch,
	type InternshipSearch,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';

/** For each person; the database refuses more. */
export const MOST_ALERTS = 10;

/** What of a search decides what it finds: without order and page, in the one form of its query. */
export function alertQuery(search: InternshipSearch): string {
	const sort = search.q ? 'best' : 'newest';
	return searchParameters({ ...search, sort, page: 1 }).toString();
}

/** The search of an alert. Months that it names may have passed: they are still the ones it names. */
export function alertSearch(query: string): InternshipSearch {
	const parameters = new URLSearchParams(query);
	const [month = '2026-01'] = parameters.getAll('start').sort();
	return /^\d{4}-\d\d$/.test(month) ? parseSearch(parameters, `${month}-01`) : emptySearch;
}
