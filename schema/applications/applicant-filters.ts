import { limits } from '#schema/limits.ts';
import { PERMISSION_KINDS, type PermissionKind } from '#schema/students/permission-kinds.ts';
import { MOST_COUNTED, ON_A_PAGE } from './applicants.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-moves.ts';

/** Which applications a list shows; the query of its address and of its calls. */
export type ApplicantFilters = {
	internship: string | null;
	status: ApplicationStatus | null;
	permission: PermissionKind | null;
	/** A year, "2027". */
	graduation: string | null;
	overdue: boolean;
	/** Staff see what is theirs to answer, or what employers have been sent. */
	of: 'employers' | null;
	page: number;
};

const MOST_PAGES = MOST_COUNTED / ON_A_PAGE;

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | null =>
	known.find((value) => value === given) ?? null;
const matching = (pattern: RegExp, given: string | null) =>
	given !== null && pattern.test(given) ? given : null;

/** The filters in a query; what is unknown is left out. */
export function filtersIn(query: URLSearchParams): ApplicantFilters {
	const page = Number(matching(/^\d{1,5}$/, query.get('page')) ?? 1);
	const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, query.get('internship'));
	return {
		internship: slug && slug.length <= limits.slug ? slug : null,
		status: oneOf(APPLICATION_STATUSES, query.get('status')),
		permission: oneOf(PERMISSION_KINDS, query.get('permission')),
		graduation: matching(/^(19|20)\d\d$/, query.get('graduation')),
		overdue: query.get('overdue') === '1',
		of: oneOf(['employers'] as const, query.get('of')),
		page: Math.min(Math.max(page, 1), MOST_PAGES),
	};
}

/** The same as a query, without what is not chosen. */
export function queryOf(filters: Partial<ApplicantFilters>): URLSearchParams {
	const query = new URLSearchParams();
	for (const name of ['internship', 'status', 'permission', 'graduation', 'of'] as const) {
		const value = filters[name];
		if (value) query.set(name, value);
	}
	if (filters.overdue) query.set('overdue', '1');
	if (filters.page && filters.page > 1) query.set('page', String(filters.page));
	return query;
}
