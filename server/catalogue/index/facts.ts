import type { InternshipSummary } from '#schema/internships/internship.ts';
import { placesOf } from '#schema/internships/places.ts';
import { type FacetName, WEEKS } from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { hourlyPay } from '#schema/internships/wage-rates.ts';
import { permissionsOf } from '#schema/students/fit/permission-facets.ts';

/** What is needed of an internship to find and to count it. */
export type Facts = { number: number } & Pick<
	InternshipSummary,
	| 'kind'
	| 'sector'
	| 'company'
	| 'city'
	| 'remote'
	| 'country'
	| 'weeks'
	| 'hours'
	| 'pay_amount'
	| 'pay_per'
	| 'pay_currency'
	| 'starts_on'
	| 'starts'
	| 'deadline'
	| 'sponsorship'
	| 'status'
	| 'published_at'
>;

type Fixed = Exclude<FacetName, 'start' | 'pay'>;

/** Under which options of the facets an internship is found; months and pay are numbers and looked up apart. */
export const optionsFor = (facts: Facts): Record<Fixed, string[]> => ({
	city: placesOf(facts),
	permission: permissionsOf(facts),
	hours: facts.hours <= TERM_HOURS ? [String(TERM_HOURS)] : [],
	sector: [SECTOR_INDUSTRY[facts.sector]],
	kind: [facts.kind],
	remote: [facts.remote],
	weeks: WEEKS.filter((band) => isWithin(facts.weeks, band)),
});

function isWithin(weeks: number, band: string): boolean {
	const [least = 0, most = 0] = band.split('-').map(Number);
	return least <= weeks && weeks <= most;
}

/** Pounds an hour, to the penny; null in another currency. */
export function hourlyPayOf({
	pay_amount: amount,
	pay_per: per,
	pay_currency: currency,
	hours,
}: Pick<Facts, 'pay_amount' | 'pay_per' | 'pay_currency' | 'hours'>): number | null {
	return currency === 'GBP' ? Math.round(hourlyPay({ amount, per, hours }) * 100) / 100 : null;
}
