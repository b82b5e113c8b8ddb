import { daysAfter, MONTHS } from '#schema/london-day.ts';
import { FLAG_FACETS, type FlagFacet } from './fields.ts';
import { KINDS, type Kind, SITE_ANSWER_DAYS } from './internship.ts';
import { PLACES, workplaceWords } from './places.ts';
import { INDUSTRIES } from './sectors.ts';
import { twoDigits } from './start-months.ts';
import { studentVisaWords } from './student-visa.ts';
import { TERM_HOURS } from './term-hours.ts';

export type Option = { value: string; label: string };

/** `many`: several options may be chosen, and one of them has to hold. */
export type Facet = { name: FacetName; legend: string; many: boolean; options: Option[] };

const OWN_FACETS = [
	'city',
	'start',
	'permission',
	'hours',
	'pay',
	'sector',
	'kind',
	'remote',
	'weeks',
] as const;
type OwnFacet = (typeof OWN_FACETS)[number];
export type FacetName = OwnFacet | FlagFacet;
/** The facets in the order of the page; those of fields that are yes or no come last. */
export const FACETS: readonly FacetName[] = [...OWN_FACETS, ...FLAG_FACETS.map(({ name }) => name)];

export const WEEKS = ['6-12', '13-26', '27-52'] as const;
export const PERMISSIONS = [
	'term',
	'summer',
	'vacations',
	'course',
	'not-in-term',
	'sponsor',
] as const;
const PAY_OPTIONS = [13, 14, 16] as const;

const ofFlags = <Value>(value: (facet: (typeof FLAG_FACETS)[number]) => Value) =>
	Object.fromEntries(FLAG_FACETS.map((facet) => [facet.name, value(facet)])) as Record<
		FlagFacet,
		Value
	>;

const legends: Record<FacetName, string> = {
	...ofFlags(({ legend }) => legend),
	city: 'Where',
	start: 'Starts in',
	permission: 'Your permission to work',
	hours: 'Hours',
	pay: 'Pay',
	sector: 'Industry',
	kind: 'Kind',
	remote: 'On site or remote',
	weeks: 'Length',
};

const kinds: Record<Kind, string> = {
	program: 'Programs',
	london: 'London internships',
	'uk-cities': 'UK city internships',
	remote: 'Remote internships',
	placement: 'Placement years',
	international: 'International internships',
};
const permissions: Record<(typeof PERMISSIONS)[number], string> = {
	...studentVisaWords,
	sponsor: 'Employer can sponsor',
};

const same = (values: readonly string[]): Option[] =>
	values.map((value) => ({ value, label: value }));
const labelled = <Value extends string>(
	values: readonly Value[],
	labels: Record<Value, string>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

const fixed: Record<Exclude<FacetName, 'start'>, Option[]> = {
	...ofFlags(({ value, label }) => [{ value, label }]),
	city: same(PLACES),
	permission: labelled(PERMISSIONS, permissions),
	hours: [{ value: String(TERM_HOURS), label: `${TERM_HOURS} hours or less` }],
	pay: PAY_OPTIONS.map((pay) => ({ value: String(pay), label: payLabel(pay) })),
	sector: same(INDUSTRIES),
	kind: labelled(KINDS, kinds),
	remote: Object.entries(workplaceWords).map(([value, label]) => ({ value, label })),
	weeks: WEEKS.map((value) => ({ value, label: `${value.replace('-', ' to ')} weeks` })),
};

const single: readonly FacetName[] = ['hours', 'pay'];

/** Every facet in the order of the page. @param today an ISO date: months to start in follow it */
export const facetsOn = (today: string): Facet[] =>
	FACETS.map((name) => ({
		name,
		legend: legends[name],
		many: !single.includes(name),
		options: optionsOf(name, today),
	}));

export const optionsOf = (name: FacetName, today: string): Option[] =>
	name === 'start' ? monthsFrom(today) : fixed[name];

/** "£13.50 or more an hour" */
export function payLabel(pay: number): string {
	return `£${Number.isInteger(pay) ? pay : pay.toFixed(2)} or more an hour`;
}

/** Twelve months: { value: "2027-06", label: "June 2027" }, from the one in which an application of today is answered. */
function monthsFrom(today: string): Option[] {
	const answered = daysAfter(today, SITE_ANSWER_DAYS + 1);
	const first = Number(answered.slice(0, 4)) * 12 + Number(answered.slice(5, 7)) - 1;
	return MONTHS.map((_, offset) => {
		const year = Math.floor((first + offset) / 12);
		const month = (first + offset) % 12;
		return { value: `${year}-${twoDigits(month + 1)}`, label: `${MONTHS[month]} ${year}` };
	});
}
