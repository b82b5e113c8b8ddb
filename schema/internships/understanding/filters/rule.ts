import { WEEKS_IN } from '#schema/internships/pay-periods.ts';
import type { NamedFilter } from './filter.ts';

const NUMBER_WORDS =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
		' ',
	);
const TENS: Record<string, number> = { thirty: 30, 'thirty five': 35, forty: 40 };
export const N = `(\\d+(?:\\.\\d+)?|(?:${[...Object.keys(TENS).reverse(), ...NUMBER_WORDS.slice(1)].join('|')})(?! year)|(?:a )?couple(?: of)?)(?: ?ish)?`;
export const numberOf = (text = ''): number =>
	text.includes('couple')
		? 2
		: NUMBER_WORDS.includes(text)
			? NUMBER_WORDS.indexOf(text)
			: (TENS[text] ?? Number(text));

export const AT_MOST =
	'(?:under|below|within|less than|less then|fewer than|shorter than|not over|not above|nothing over|nothing above|nothing longer than|no more than|not more than|no longer than|not longer than|at most|up to|max(?:imum)?(?: of)?)';
export const AT_LEAST =
	'(?:over|above|more than|longer than|at least|no less than|not less than|not under|not below|nothing under|nothing below|no lower than|not lower than|not shorter than|min(?:imum)?(?: of)?|from)';
export const WEEKS = '(?:weeks?|wks?)';
export const MONTHS_LONG = '(?:months?|mths?|mnths?)';
export const OR_LESS = '(?:max(?:imum)?|limit|or less|or fewer|or under|at most|tops|at the most)';
export const OR_MORE = '(?:min(?:imum)?|or more|or longer|plus|at least)';
export const HOURS = '(?:h|hr|hrs|hour|hours)';
export const A_WEEK = '(?: ?(?:a|per|each|every|pw|p w|weekly|week|wk)(?: (?:week|wk|weekly))?)?';

export const BETWEEN = `(?:between |from |about |around )?${N} (?:(?:to|and|or|until) )?${N}`;
/** Weeks of so many months, to whole ones. */
export const weeksOf = (months: string | undefined) =>
	Math.round(numberOf(months) * WEEKS_IN.month);

export type Groups = (string | undefined)[];
export type Rule = [words: RegExp, read: (groups: Groups, today: string) => NamedFilter | null];

export const rule = (words: string, read: Rule[1]): Rule => [
	new RegExp(`^(?:${words})(?= |$)`),
	read,
];
