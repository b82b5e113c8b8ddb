import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { type Filter, type NamedFilter, NO_END } from './filter.ts';
import {
	A_WEEK,
	AT_LEAST,
	AT_MOST,
	BETWEEN,
	type Groups,
	HOURS,
	N,
	numberOf,
	OR_LESS,
	OR_MORE,
	type Rule,
	rule,
} from './rule.ts';

/** From this many hours a week on it is full time. */
const FULL_TIME = 30;
const HOURS_OF_DAY = 8;
const MOST_HOURS = 60;

const hours = (least: number, most: number): NamedFilter | null => {
	if (!(most > 0) || least > MOST_HOURS) return null;
	if (least === 0 && most > MOST_HOURS) return null;
	const filter: Filter = { facet: 'hours', least, most };
	if (least === FULL_TIME && most === NO_END) return { label: 'full time', filter };
	if (most === NO_END) return { label: `at least ${least} hours`, filter };
	return { label: least === 0 ? `at most ${most} hours` : `${least} to ${most} hours`, filter };
};
const fullTime = () => hours(FULL_TIME, NO_END);
/** So many hours, said without "at most": full time is meant from 30 on. */
const aboutHours = (count: number) =>
	count > MOST_HOURS ? null : count > FULL_TIME ? fullTime() : hours(0, count);

/** From five days on it is any full week. */
const daysAWeek = (days: number): NamedFilter | null =>
	days >= 1 && days < 5 ? hours(0, days * HOURS_OF_DAY) : days === 5 ? fullTime() : null;

/** "tuesday to thursday" are three days, "monday and friday" two. */
function someDays([all = '']: Groups): NamedFilter | null {
	const named = all.match(/mon|tue|wed|thu|fri|sat|sun/g) ?? [];
	const [first = '', last = ''] = [named[0], named.at(-1)];
	const span = DAYS_OF_WEEK.indexOf(last) - DAYS_OF_WEEK.indexOf(first) + 1;
	const count = /\b(?:to|until|through)\b/.test(all) ? span : named.length;
	return count >= 1 && count < 5 ? hours(0, count * HOURS_OF_DAY) : null;
}
const DAYS_OF_WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY = '(?:mon|tues?|wed|thurs?|thu|fri)(?:days?|nesdays?|rsdays?|sdays?|s)?';

export const hoursRules: Rule[] = [
	rule(`part time|parttime`, () => hours(0, TERM_HOURS)),
	rule(`full time|fulltime`, fullTime),
	rule(
		`(?:during|in|around|alongside|with) (?:my |the )?(?:term(?: time)?|semester|lectures|studies|uni|university|classes|term)|term ?time`,
		() => hours(0, TERM_HOURS),
	),
	rule(`pt`, () => hours(0, TERM_HOURS)),
	rule(`ft`, fullTime),
	rule(`${BETWEEN} ${HOURS}${A_WEEK}`, ([, least, most]) => hours(numberOf(least), numberOf(most))),
	rule(`${AT_MOST} ${N} ${HOURS}${A_WEEK}`, ([, most]) => hours(0, numberOf(most))),
	rule(`${AT_LEAST} ${N} ${HOURS}${A_WEEK}`, ([, least]) => hours(numberOf(least), NO_END)),
	rule(`${N} ${HOURS}${A_WEEK} ${OR_LESS}`, ([, most]) => hours(0, numberOf(most))),
	rule(`${N} ${HOURS}${A_WEEK} ${OR_MORE}`, ([, least]) => hours(numberOf(least), NO_END)),
	rule(`${AT_MOST} ${N} days?(?: (?:a|per|each|every) week)?`, ([, days]) =>
		daysAWeek(numberOf(days)),
	),
	rule(
		`(?:only )?${N}(?: (?:or|to) ${N})? days?(?: (?:only|max))? (?:a|per|each|every) week|(?:only )?${N} days? (?:weekly|only)`,
		([, few, many, some]) => daysAWeek(numberOf(many ?? few ?? some)),
	),
	rule(`(?:a )?${N} (?:day weeks?|days week)`, ([, days]) => daysAWeek(numberOf(days))),
	rule(
		`(?:only )?(?:on )?${WEEKDAY}(?: (?:to|and|or|until|through))?(?: ${WEEKDAY}(?: (?:and|or))?){1,3}(?: only)?`,
		someDays,
	),
	rule(`${N} ${HOURS}${A_WEEK}`, ([, count]) => aboutHours(numberOf(count))),
];
