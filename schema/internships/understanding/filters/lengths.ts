import { WEEKS_IN } from '#schema/internships/pay-periods.ts';
import { type NamedFilter, NO_END } from './filter.ts';
import {
	AT_LEAST,
	AT_MOST,
	BETWEEN,
	MONTHS_LONG,
	N,
	numberOf,
	OR_LESS,
	OR_MORE,
	type Rule,
	rule,
	WEEKS,
	weeksOf,
} from './rule.ts';

const SHORT_WEEKS = 8;
const LONG_WEEKS = 26;
/** From this many weeks on it is a placement year. */
const YEAR_WEEKS = 40;

const weeks = (least: number, most: number, label: string, best?: number): NamedFilter => ({
	label,
	filter: { facet: 'weeks', least, most, ...(best !== undefined && { best }) },
});
const placementYear = (): NamedFilter => ({
	label: 'placement year',
	filter: { facet: 'kind', values: ['placement'] },
});
const shortest = (most: number) => weeks(0, most, `at most ${most} weeks`);
const longest = (least: number) => weeks(least, NO_END, `at least ${least} weeks`);

const weeksBetween = (least: number, most: number): NamedFilter | null =>
	least >= 1 && most >= least && most <= 104
		? weeks(least, most, `${least} to ${most} weeks`)
		: null;

function aboutWeeks(count: number): NamedFilter | null {
	if (!(count >= 1 && count <= 104)) return null;
	return weeks(Math.max(0, count - 2), count + 2, `about ${count} weeks`, count);
}

function aboutMonths(count: number): NamedFilter | null {
	const middle = count * WEEKS_IN.month;
	if (!(count >= 1 && count <= 24)) return null;
	if (middle >= YEAR_WEEKS) return placementYear();
	return weeks(Math.floor(middle - 3), Math.ceil(middle + 3), `about ${count} months`, middle);
}

/** "Short" and "long" are said of many things: read where work is called so, or nothing is. */
const THERE = '(?! (?:goals?|plans?|memory|sick|illness|condition|relationship))';
const OF_WORK =
	'(?= (?:[a-z]+ ){0,3}(?:internships?|placements?|jobs?|roles?|projects?|programmes?|programs?|contracts?|stints?|ones?|thing|work|positions?|posts?)(?: |$)|(?: (?:and|or|in|at|near|around|over|during|this|next|but|please|if|paid|remote|summer|unpaid))|$)';

export const lengthRules: Rule[] = [
	rule(
		`(?:placement|sandwich|industrial|industry|professional) years?|years? (?:in|out in) industry|industrial placements?|sandwich (?:placements?|courses?|degree)|sandwich|year ?long(?: placements?)?|(?:a )?(?:12|twelve) ?(?:months?|mths?)(?: placements?)?|(?:one|1|a) year(?: placements?| long| placement)|(?:a |the )?(?:full|whole|entire) year|(?:for|lasts?|lasting|of) (?:a|one|1) (?:whole |full )?year|year(?:s)? placements?|yini|professional placements?`,
		placementYear,
	),
	rule(`gap year|year out`, () => longest(LONG_WEEKS)),
	rule(`${BETWEEN} ${WEEKS}(?: long)?`, ([, least, most]) =>
		weeksBetween(numberOf(least), numberOf(most)),
	),
	rule(`${BETWEEN} ${MONTHS_LONG}(?: long)?`, ([, least, most]) =>
		weeksBetween(weeksOf(least), weeksOf(most)),
	),
	rule(`${AT_MOST} ${N} ${WEEKS}|${N} ${WEEKS} ${OR_LESS}`, ([, most, other]) =>
		shortest(numberOf(most ?? other)),
	),
	rule(`${AT_LEAST} ${N} ${WEEKS}|${N} ${WEEKS} ${OR_MORE}`, ([, least, other]) =>
		longest(numberOf(least ?? other)),
	),
	rule(`${AT_MOST} ${N} ${MONTHS_LONG}|${N} ${MONTHS_LONG} ${OR_LESS}`, ([, most, other]) =>
		shortest(weeksOf(most ?? other)),
	),
	rule(`${AT_LEAST} ${N} ${MONTHS_LONG}|${N} ${MONTHS_LONG} ${OR_MORE}`, ([, least, other]) =>
		longest(weeksOf(least ?? other)),
	),
	rule(`(?:about |around |exactly |only )?${N} ${WEEKS}(?: long)?`, ([, count]) =>
		aboutWeeks(numberOf(count)),
	),
	rule(`(?:about |around |exactly |only )?${N} ${MONTHS_LONG}(?: long)?`, ([, count]) =>
		aboutMonths(numberOf(count)),
	),
	rule(
		`(?:for |only |just )*(?:one|a|single|1|half a|half) semesters?(?: placements?| long| only)?|semesters? (?:placements?|internships?|long|only)|semester$|(?:half|part) (?:a |of the )?year|half year`,
		() => weeks(13, 26, '13 to 26 weeks'),
	),
	rule(`short(?: ?term${THERE}|${OF_WORK})|micro`, () => shortest(SHORT_WEEKS)),
	rule(`long(?: ?term${THERE}|${OF_WORK})`, () => longest(LONG_WEEKS)),
];
