import { monthText, twoDigits } from '#schema/internships/start-months.ts';
import { daysAfter, longDate } from '#schema/london-day.ts';
import type { NamedFilter } from './filter.ts';
import {
	firstDay,
	inYear,
	lastDay,
	MONTH,
	monthLabel,
	monthNumber,
	monthOf,
	nextMonth,
	YEAR,
} from './months.ts';
import { type Groups, type Rule, rule } from './rule.ts';

function closingBetween(first: string | null, last: string | null): NamedFilter {
	const label = last ? `closing by ${longDate(last)}` : `closing from ${longDate(first ?? '')}`;
	return { label, filter: { facet: 'deadline', first, last } };
}

const closingIn = (month: number): NamedFilter => ({
	label: `closing in ${monthLabel(month)}`,
	filter: { facet: 'deadline', first: firstDay(month), last: lastDay(month) },
});

function closing([, how = '', day, name, year, feast]: Groups, today: string): NamedFilter | null {
	const [number = 1, date = 0] = feast
		? (FEASTS[feast] ?? [])
		: [monthNumber(name), Number(day ?? 0)];
	const month = year ? inYear(number, year) : nextMonth(number, today);
	if (date > Number(lastDay(month).slice(8))) return null;
	const isAfter = /after|from|since/.test(how);
	if (date === 0 && !isAfter && !/by|before|until|end/.test(how)) return closingIn(month);
	const exact = date > 0 ? `${monthText(month)}-${twoDigits(date)}` : null;
	if (how === 'after') return closingBetween(daysAfter(exact ?? lastDay(month), 1), null);
	if (isAfter) return closingBetween(exact ?? firstDay(month), null);
	if (how === 'before') return closingBetween(null, daysAfter(exact ?? firstDay(month), -1));
	return closingBetween(null, exact ?? lastDay(month));
}
const FEASTS: Record<string, [month: number, day: number]> = {
	christmas: [12, 25],
	xmas: [12, 25],
	'new year': [1, 1],
};

const SOON_DAYS = 14;
function closingSoon([, when = '']: Groups, today: string): NamedFilter {
	if (when === 'this month') return closingIn(monthOf(today));
	if (when === 'next month') return closingIn(monthOf(today) + 1);
	// A week ends with its Sunday.
	const toSunday = (7 - new Date(today).getUTCDay()) % 7;
	const days: Record<string, number> = {
		today: 0,
		tomorrow: 1,
		'this week': toSunday,
		'next week': toSunday + 7,
	};
	return closingBetween(null, daysAfter(today, days[when] ?? SOON_DAYS));
}

const CLOSING =
	'(?:(?:application )?deadlines?(?: dates?)?|clos(?:ing|es?)(?: dates?)?|applications? close|(?:apply|applications?)(?= (?:by|before|until)))(?: is)?';

export const closingRules: Rule[] = [
	rule(
		`${CLOSING} ?(?:(by|before|until|in|on|after|from|since|by the end of|at the end of|end of)(?: the)? )?(?:(?:(\\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?)?${MONTH}(?: ${YEAR})?|(christmas|xmas|new year))`,
		closing,
	),
	rule(
		`${CLOSING} (?:very |in |by )?(soon|today|tomorrow|this week|next week|this month|next month)`,
		closingSoon,
	),
];
