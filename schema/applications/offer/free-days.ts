import { dayIn } from '#schema/internships/import/days.ts';
import { daysAfter, MONTHS } from '#schema/london-day.ts';

const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}[a-z]*`).join('|');
const DAY = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\.?(?:,? 20\\d\\d)?`;
const MONTH_FIRST = `(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? 20\\d\\d)?`;
const NUMBERS = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d';
const WHOLE_MONTH = `(?:(?:early|mid|late)[ -])?(?:${MONTH})(?: 20\\d\\d)?\\b`;
const WHEN = `(${DAY}|${MONTH_FIRST}|${NUMBERS}|${WHOLE_MONTH})`;

const FROM = new RegExp(
	`(?<!\\bnot )\\b(?:from|after|starting|beginning)(?: on| in)? ${WHEN}`,
	'gi',
);
const UNTIL = new RegExp(`\\b(?:until|till|up to|ends? on|ending) ${WHEN}`, 'gi');

/**
 * The days that somebody names in their own words: "From 7 June 2027", "free until 15 September". Only days that cannot
 * be meant otherwise; a month alone is its first day, or its last.
 * @param sentOn ISO date: a day without a year is the first one after it
 * @returns the first of the days from which, and the last until which they are free; undefined where they name none
 */
export function freeDaysIn(
	text: string,
	sentOn: string,
): { from?: string | undefined; until?: string | undefined } {
	const daysOf = (pattern: RegExp, end: 'first' | 'last') =>
		[...text.matchAll(pattern)]
			.flatMap(([, when = '']) => dayOf(when, sentOn, end) ?? [])
			.toSorted();
	return { from: daysOf(FROM, 'first')[0], until: daysOf(UNTIL, 'last').at(-1) };
}

function dayOf(when: string, sentOn: string, end: 'first' | 'last'): string | undefined {
	const plain = when.replace(/^the /i, '').replace(/ of /i, ' ');
	const isMonth = !/\b\d{1,2}(?!\d)/.test(plain.replace(/20\d\d/, ''));
	if (!isMonth) return withYear(plain, sentOn, (text) => dayIn(text, 'day-first'));
	const month = plain.replace(/^(early|mid|late)[ -]/i, '');
	return withYear(month, sentOn, (text) => {
		const first = dayIn(`1 ${text}`, 'day-first');
		if (!first || end === 'first') return first;
		return daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1);
	});
}

/** Without a year, the first such day after the sending. */
function withYear(
	text: string,
	sentOn: string,
	read: (text: string) => string | undefined,
): string | undefined {
	if (/20\d\d|\d[/.-]\d{1,2}[/.-]\d/.test(text)) return read(text);
	const year = Number(sentOn.slice(0, 4));
	return [year, year + 1].map((one) => read(`${text} ${one}`)).find((day) => day && day >= sentOn);
}
