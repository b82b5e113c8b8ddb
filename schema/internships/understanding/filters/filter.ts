import type { Kind, Workplace } from '#schema/internships/internship.ts';
import { optionsOf, type PERMISSIONS } from '#schema/internships/search-facets.ts';
import type { MeantPlace } from '#schema/internships/understanding/tables.ts';

type Permission = (typeof PERMISSIONS)[number];
/** Both ends count. */
type Range = { least: number; most: number };

/** What an internship has to be: `facet` is the filter on the page that a person could set instead. */
export type Filter =
	/**
	 * In one of the places of the filter, or one of these towns; `near` is where else one may look, `words` and `at` as in
	 * `MeantPlace`.
	 */
	| ({ facet: 'city' } & Omit<MeantPlace, 'label'>)
	| { facet: 'remote'; values: readonly Workplace[] }
	| ({ facet: 'hours' } & Range)
	/** `best`: the nearer to so many weeks, the better. */
	| ({ facet: 'weeks'; best?: number } & Range)
	/** Pounds; `best`: the more it pays, the better. */
	| ({ facet: 'pay'; per: 'hour' | 'week' | 'month'; best?: true } & Range)
	/** Months such as "2027-06". */
	| { facet: 'start'; months: readonly string[] }
	/** ISO dates; null where every day will do. No facet of the page has it. */
	| { facet: 'deadline'; first: string | null; last: string | null }
	/** Between two ISO dates, both inclusive, null where it has no end; `latest` is the last day to start. No facet has it. */
	| { facet: 'period'; from: string | null; until: string | null; latest: string | null }
	/** Remote work that may be done from a country: it is open to one of these regions. No facet has it. */
	| { facet: 'worker'; country: string; regions: readonly string[] }
	| { facet: 'licence'; values: readonly ['no'] }
	| { facet: 'permission'; values: readonly Permission[] }
	| { facet: 'kind'; values: readonly Kind[] };

/** A filter in words that are read as the same filter again. */
export type NamedFilter = { label: string; filter: Filter };

/** The options of the filter's facet that say exactly the same; none where no option does. */
export function optionsLike(filter: Filter, today: string): string[] {
	if (filter.facet === 'deadline' || filter.facet === 'period' || filter.facet === 'worker')
		return [];
	const options = optionsOf(filter.facet, today).map(({ value }) => value);
	return valuesOf(filter).filter((value) => options.includes(value));
}

function valuesOf(filter: Exclude<Filter, { facet: 'deadline' | 'period' | 'worker' }>): string[] {
	switch (filter.facet) {
		case 'city':
			return filter.towns.length > 0 ? [] : [...filter.places];
		case 'start':
			return [...filter.months];
		case 'hours':
			return filter.least === 0 ? [String(filter.most)] : [];
		case 'pay':
			return filter.per === 'hour' && filter.most === NO_END && !filter.best
				? [String(filter.least)]
				: [];
		case 'weeks':
			return [`${filter.least}-${filter.most}`];
		default:
			return [...filter.values];
	}
}

export const NO_END = 1_000_000;

/** What a student with a Student visa may do. */
export const STUDENT_PERMISSIONS = ['term', 'summer', 'vacations'] as const;
