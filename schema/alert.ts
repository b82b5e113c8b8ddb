import * as v from 'valibot';
import {
	emptySearch,
	type InternshipSearch,
	parseSearch,
	searchParameters,
} from '#schema/internship-search.ts';
import { limits } from '#schema/limits.ts';

/** For each person; the database refuses more. */
export const MOST_ALERTS = 10;

const frequency = v.picklist(['daily', 'weekly']);

/** `query` is that of the address of any search; what is not understood of it is left out. */
export const newAlert = v.strictObject({
	query: v.pipe(v.string(), v.maxLength(limits.alertQuery)),
	frequency,
});
export type NewAlert = v.InferOutput<typeof newAlert>;

export const changedAlert = v.strictObject({ frequency });
export type ChangedAlert = v.InferOutput<typeof changedAlert>;

/** An alert as its person sees it; days are ISO dates in Europe/London. */
export type OwnAlert = {
	id: string;
	/** As `alertQuery` writes it. */
	query: string;
	frequency: NewAlert['frequency'];
	created_on: string;
	/** Its last day, if the person does not say that it goes on; null where they were not asked. */
	ends_on: string | null;
};

/** Oldest first. */
export type AlertsPage = { items: OwnAlert[] };

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
