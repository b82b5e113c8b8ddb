import { limits } from '#schema/limits.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import { APPLICATION_STATUSES } from './application-moves.ts';

/**
 * What a list can be narrowed to, each with its options: several of one are any of them, those of different ones all hold.
 * Nobody is chosen by their permission to work or by the year of their graduation: these say where somebody is from, and how
 * old they are. Staff choose one status, or what is overdue.
 */
export const APPLICANT_FACETS = {
	status: APPLICATION_STATUSES,
	/** While an answer is owed: late, within the next three days, or after them. */
	answer: ['overdue', 'soon', 'later'],
	shortlisted: ['yes'],
	stars: ['3', '2', '1', '0'],
	level: [...(Object.keys(STUDY_LEVELS) as (keyof typeof STUDY_LEVELS)[]), 'unknown'],
	/** Whether they can work the hours, from the first day. */
	fits: ['yes', 'no', 'unknown'],
	cv: ['yes', 'no'],
	/** Whose they are: the caller has taken them on, a colleague has, or nobody. */
	mine: ['yes', 'colleague', 'nobody'],
} as const;
export type ApplicantFacet = keyof typeof APPLICANT_FACETS;
export const APPLICANT_FACET_NAMES = Object.keys(APPLICANT_FACETS) as ApplicantFacet[];
export type FacetOption<Facet extends ApplicantFacet> = (typeof APPLICANT_FACETS)[Facet][number];

/** Those who wait longest first; or the newest; who can work the hours and days; or has the most stars. */
export const APPLICANT_ORDERS = ['due', 'newest', 'fits', 'stars'] as const;
export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number];

/** What is chosen of each facet. */
type Choices = { [Facet in ApplicantFacet]: FacetOption<Facet>[] };

/** Which applications a list shows, and in which order; the query of its address and of its calls. */
export type ApplicantFilters = Choices & {
	internship: string | null;
	/** Words of the answers, or of a name or a CV that is shown; null for none. */
	words: string | null;
	sort: ApplicantOrder;
	/** Staff see what is theirs to answer, or what employers have been sent. */
	of: 'employers' | null;
	/** An employer sees them by status, side by side, or as a list. It changes nothing of which they are. */
	view: 'board' | null;
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

/** Only what is counted whatever else is chosen: the internship, what is the caller's own, and whose staff see. */
export const withoutChoices = ({ internship, mine, of }: ApplicantFilters): ApplicantFilters => ({
	...filtersIn(new URLSearchParams()),
	internship,
	mine,
	of,
});

/**
 * What the order of the list compares, from first to last, as numbers and the id: by the day of the answer it is whether an answer
 * is owed (0) or not (1), that day and the moment of sending.
 */
const KEY = /^-?\d{1,6}_\d{1,6}_-?\d{1,18}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const oneOf = <Value extends string>(
	values: readonly Value[],
	given: string | null,
): Value | null => values.find((value) => value === given) ?? null;
const matching = (pattern: RegExp, given: string | null) =>
	given !== null && pattern.test(given) ? given : null;

/** The filters in a query; what is unknown is left out. */
export function filtersIn(query: URLSearchParams): ApplicantFilters {
	const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, query.get('internship'));
	const after = matching(KEY, query.get('after'));
	const words = query.get('words')?.trim().slice(0, limits.applicantSearch);
	const chosen = APPLICANT_FACET_NAMES.map((facet) => {
		const given = [...query.getAll(facet), ...earlierNames(facet, query)];
		return [facet, APPLICANT_FACETS[facet].filter((option) => given.includes(option))];
	});
	return {
		...(Object.fromEntries(chosen) as Choices),
		internship: slug && slug.length <= limits.slug ? slug : null,
		words: words || null,
		sort: oneOf(APPLICANT_ORDERS, query.get('sort')) ?? 'due',
		of: oneOf(['employers'] as const, query.get('of')),
		view: oneOf(['board'] as const, query.get('view')),
		after,
		before: after ? null : matching(KEY, query.get('before')),
	};
}

/** As mails and bookmarks have them. */
function earlierNames(facet: ApplicantFacet, query: URLSearchParams): string[] {
	if (facet === 'answer' && query.get('overdue') === '1') return ['overdue'];
	return facet === 'mine' && query.get('mine') === '1' ? ['yes'] : [];
}

/** The same as a query, without what is not chosen. */
export function queryOf(filters: Partial<ApplicantFilters>): URLSearchParams {
	const query = new URLSearchParams();
	for (const name of ['internship', 'words', 'of', 'view', 'after', 'before'] as const) {
		const value = filters[name];
		if (value) query.set(name, value);
	}
	for (const facet of APPLICANT_FACET_NAMES)
		for (const option of filters[facet] ?? []) query.append(facet, option);
	if (filters.sort && filters.sort !== 'due') query.set('sort', filters.sort);
	return query;
}
