import { filtersIn, fromTheTop, queryOf } from './applicant-filters.ts';

/** So many combinations of filters a member of a company can keep. */
export const MOST_SAVED_FILTERS = 20;

/** A combination of filters, words and order of the list of applications, kept under a name by one member. */
export type SavedFilter = { id: string; name: string; query: string };

/** The filters of an address as they are kept: without view, place in the list and what is unknown. '' for none. */
export const savedQuery = (query: URLSearchParams | string): string =>
	queryOf({
		...fromTheTop(filtersIn(new URLSearchParams(query))),
		of: null,
		view: null,
	}).toString();
