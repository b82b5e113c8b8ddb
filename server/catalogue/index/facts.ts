import { FLAG_FACETS, type FlagFacet, type FlagName } from '#schema/internships/fields.ts';
import type { InternshipSummary, Revised } from '#schema/internships/internship.ts';
import { hourlyPayOf } from '#schema/internships/pay-periods.ts';
import { PLACES, placesOf } from '#schema/internships/places.ts';
import { type FacetName, WEEKS } from '#schema/internships/search-facets.ts';
import { INDUSTRIES, SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { beginsIn, startMonths } from '#schema/internships/start-months.ts';
import { studentVisa } from '#schema/internships/student-visa.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import type { SearchedTexts } from './texts.ts';

/** What is needed of an internship to find and to count it. */
export type Facts = { number: number } & Pick<
	InternshipSummary,
	| 'kind'
	| 'title'
	| 'sector'
	| 'company'
	| 'city'
	| 'remote'
	| 'country'
	| 'weeks'
	| 'hours'
	| 'least_hours'
	| 'pay_amount'
	| 'pay_per'
	| 'pay_currency'
	| 'starts_on'
	| 'starts'
	| 'deadline'
	| 'sponsorship'
	| 'status'
	| 'published_at'
> &
	Pick<Revised, 'updated_at'> & {
		/** Where they are a facet. */
		[Name in FlagName]?: boolean;
	} & {
		/** Where its words stand; null where it is not open. */
		texts: SearchedTexts | null;
	};

type FacetRule = {
	/** What an internship has of the facet. */
	values(facts: Facts): readonly string[];
	/** Whether one of its values is found under an option; by default the option is among them. */
	holds?(values: readonly string[], option: string): boolean;
};

const flagRules = Object.fromEntries(
	FLAG_FACETS.map(({ name, field, value }): [string, FacetRule] => [
		name,
		{ values: (facts) => ((facts[field] ?? false) === (value === 'yes') ? [value] : []) },
	]),
) as Record<FlagFacet, FacetRule>;

/** Under which options of each facet an internship is found. */
export const facetRules: Record<FacetName, FacetRule> = {
	city: { values: (facts) => withValue(placesOf(facts), facts.city, PLACES) },
	start: { values: (facts) => monthsOf(facts), holds: beginsIn },
	permission: { values: permissionsOf },
	hours: { values: ({ hours }) => (hours <= TERM_HOURS ? [String(TERM_HOURS)] : []) },
	pay: { values: payOf, holds: ([pay], least) => Number(pay) >= Number(least) },
	sector: {
		values: ({ sector }) => withValue([SECTOR_INDUSTRY[sector]], sector, INDUSTRIES),
	},
	kind: { values: ({ kind }) => [kind] },
	remote: { values: ({ remote }) => [remote] },
	weeks: { values: ({ weeks }) => WEEKS.filter((band) => isWithin(weeks, band)) },
	...flagRules,
};

/** With what the internship itself says, for the searches of programs; a word that is an option means that option. */
const withValue = (
	values: readonly string[],
	own: string | null,
	options: readonly string[],
): readonly string[] => (own === null || options.includes(own) ? values : [...values, own]);

const MOST_MEMOIZED = 20_000;

/** A function that works out the same key once: many internships have the same days, weeks or company. */
export function memoized<Input, Result>(
	keyOf: (given: Input) => string,
	compute: (given: Input) => Result,
) {
	const results = new Map<string, Result>();
	return (given: Input): Result => {
		const key = keyOf(given);
		const before = results.get(key);
		if (before !== undefined) return before;
		if (results.size >= MOST_MEMOIZED) results.clear();
		const result = compute(given);
		results.set(key, result);
		return result;
	};
}

const visaOf = memoized(
	({ starts_on, starts, weeks, hours, country, sponsorship, part_of_course }: Facts) =>
		`${starts_on}|${weeks}|${hours <= TERM_HOURS}|${country}|${sponsorship}|${part_of_course}|${starts}`,
	({ part_of_course = false, ...facts }) => studentVisa({ ...facts, part_of_course }),
);
const monthsOf = memoized(
	({ starts_on, starts }: Facts) => `${starts_on}|${starts}`,
	({ starts_on, starts }) => startMonths(starts_on, starts),
);

/** How a Student visa goes with it, and whether its employer can sponsor. */
function permissionsOf(facts: Facts): string[] {
	const kind = visaOf(facts);
	return [...(kind ? [kind] : []), ...(facts.sponsorship === 'can-sponsor' ? ['sponsor'] : [])];
}

/** Of those paid in pounds: the others pass no filter by pay. */
function payOf(facts: Facts): string[] {
	const pay = hourlyPayOf(facts);
	return pay === null ? [] : [String(pay)];
}

function isWithin(weeks: number, band: string): boolean {
	const [least = 0, most = 0] = band.split('-').map(Number);
	return least <= weeks && weeks <= most;
}
