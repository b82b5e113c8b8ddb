import type { NamedFilter } from './filter.ts';
import {
	inYear,
	MONTH,
	monthNumber,
	monthOf,
	nextMonth,
	nextStart,
	starting,
	YEAR,
} from './months.ts';
import { type Groups, type Rule, rule } from './rule.ts';

const SEASONS: Record<string, [first: number, months: number]> = {
	spring: [3, 3],
	easter: [3, 2],
	summer: [6, 3],
	autumn: [9, 3],
	winter: [12, 3],
	christmas: [12, 2],
	xmas: [12, 2],
};
const SEASON = `(${Object.keys(SEASONS).join('|')})`;

function fromTo([, from, fromYear, to, toYear]: Groups, today: string): NamedFilter | null {
	const year = fromYear ?? toYear;
	let first = year ? inYear(monthNumber(from), year) : nextMonth(monthNumber(from), today);
	const last = toYear
		? inYear(monthNumber(to), toYear)
		: first + ((monthNumber(to) - monthNumber(from) + 12) % 12);
	// "November to February 2027" begins the year before.
	if (!fromYear && toYear && first > last) first -= 12;
	return starting(first, last - first + 1);
}

/** "from june" is June and the two months after it. */
const fromMonth = ([, name, year]: Groups, today: string) =>
	starting(year ? inYear(monthNumber(name), year) : nextStart(monthNumber(name), today), 3);
const oneMonth = ([, name, year]: Groups, today: string) =>
	starting(year ? inYear(monthNumber(name), year) : nextStart(monthNumber(name), today), 1);

function season([, next, name = '', year]: Groups, today: string): NamedFilter | null {
	const [month, count] = SEASONS[name] ?? [1, 12];
	if (year) return starting(inYear(month, year), count);
	const now = monthOf(today);
	// A season in which nobody can start any more is that of next year.
	const lastMonth = ((month + count - 2) % 12) + 1;
	const last = next === 'this' ? nextMonth(lastMonth, today) : nextStart(lastMonth, today);
	const first = last - count + 1;
	if (first >= now) return starting(first, count);
	return next === 'next' ? starting(first + 12, count) : starting(now, last - now + 1);
}

export const startRules: Rule[] = [
	rule(
		`(?:between |from |starting |during )?${MONTH}(?: ${YEAR})? (?:to|until|till|and|through) ${MONTH}(?: ${YEAR})?`,
		fromTo,
	),
	rule(
		`(?:from|after|since|as of|(?:no|not) earlier than|(?:not|nothing|none|(?:i )?(?:cant|cannot|can not) start|not available|not free) (?:before|until|till)) ${MONTH}(?: ${YEAR})?(?: onwards?| on| or later)?`,
		fromMonth,
	),
	rule(`${MONTH}(?: ${YEAR})? (?:onwards?|or later|on)`, fromMonth),
	rule(
		`(?:(?:starting|starts?|beginning|begins?)(?: in| from)? )?${MONTH}(?: ${YEAR})?(?: start)?`,
		oneMonth,
	),
	rule(
		`(?:starting |over |during |for |in )?(?:all |whole |entire )?(?:(next|this|the|coming) )?${SEASON}(?: ?(?:break|holidays?|vacation|time|term))?(?: ${YEAR})?`,
		season,
	),
	// A year that is over tells of what was.
	rule(`(?:starting |in |for )?${YEAR}`, ([, year = ''], today) =>
		inYear(12, year) < monthOf(today) ? null : starting(inYear(1, year), 12),
	),
	rule(
		`(?:(?:starting|starts?) )?(?:(?:(?:straight )?after|from) (?:xmas|christmas|new years?)|(?:(?:early |start of )?in )?(?:the )?new year)`,
		(_, today) => starting(nextMonth(1, today), 2),
	),
	rule(
		`asap|a s a p|as soon as (?:possible|i can|you can)|(?:(?:starting|starts?|begin|beginning|from) )?(?:literally )?tomorrow|from today|immediate(?:ly)?(?: start)?|(?:start(?:ing)?) (?:now|immediately|soon)|right now|straight away|this month`,
		(_, today) => starting(monthOf(today), 2),
	),
	rule(`(?:(?:starting|starts?|begin|beginning|from) )?(?:next|this) week`, (_, today) =>
		starting(monthOf(today), 2),
	),
	rule(`next month`, (_, today) => starting(monthOf(today) + 1, 1)),
	rule(`next year`, (_, today) => starting((Number(today.slice(0, 4)) + 1) * 12, 12)),
];
