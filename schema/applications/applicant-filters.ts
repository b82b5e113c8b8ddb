import { limits } from '#schema/limits.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-moves.ts';

/**
 * Which applications a list shows; the query of its address and of its calls. Nobody is chosen by their permission to work or
 * by the year of their graduation: these say where somebody is from, and how old they are.
 */
export type ApplicantFilters = {
	internship: string | null;
	status: ApplicationStatus | null;
	overdue: boolean;
	/** Only those that the caller has taken on. */
	mine: boolean;
	/** Staff see what is theirs to answer, or what employers have been sent. */
	of: 'employers' | null;
	/** The page that follows this key; the first one where both are null. */
	after: string | null;
	/** The page that ends before this key. */
	before: string | null;
};

/** The filters without the place in the list. */
export const fromTheTop = <Filters extends Partial<ApplicantFilters>>(filters: Filters) => ({
	...filters,
	after: null,
	before: null,
});

/**
 * What the order of the list compares, from first to last: whether an answer is owed (0) or not (1), the day of the answer
 * and the moment of sending as numbers, the id.
 */
const KEY = /^[01]_\d{1,6}_-?\d{1,18}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | null =>
	known.find((value) => value === given) ?? null;
const matching = (pattern: RegExp, given: string | null) =>
	given !== null && pattern.test(given) ? given : null;

/** The filters in a query; what is unknown is left out. */
export function filtersIn(query: URLSearchParams): ApplicantFilters {
	const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, query.get('internship'));
	const after = matching(KEY, query.get('after'));
	return {
		internship: slug && slug.length <= limits.slug ? slug : null,
		status: oneOf(APPLICATION_STATUSES, query.get('status')),
		overdue: query.get('overdue') === '1',
		mine: query.get('mine') === '1',
		of: oneOf(['employers'] as const, query.get('of')),
		after,
		before: after ? null : matching(KEY, query.get('before')),
	};
}

/** The same as a query, without what is not chosen. */
export function queryOf(filters: Partial<ApplicantFilters>): URLSearchParams {
	const query = new URLSearchParams();
	for (const name of ['internship', 'status', 'of', 'after', 'before'] as const) {
		const value = filters[name];
		if (value) query.set(name, value);
	}
	if (filters.overdue) query.set('overdue', '1');
	if (filters.mine) query.set('mine', '1');
	return query;
}
