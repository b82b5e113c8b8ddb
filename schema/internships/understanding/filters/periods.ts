import { monthText, twoDigits } from '#schema/internships/start-months.ts';
import { daysAfter, longDate } from '#schema/london-day.ts';
import type { NamedFilter } from './filter.ts';
import { inYear, lastDay, MONTH, monthNumber, nextMonth, starting, YEAR } from './months.ts';
import { type Groups, type Rule, rule } from './rule.ts';

const ON_DAY = `(?:(\\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?)?${MONTH}(?: (\\d{1,2})(?:st|nd|rd|th)?(?! (?:months?|mths?|weeks?|wks?|hours?|hrs?|days?)))?(?: ${YEAR})?`;
/** "Mid", before a month. */
const PART_OF = '(?:(early|mid|middle of|late|end of|start of|beginning of)(?: the)? )?';
const STARTS =
	'(?:(?:available|free|starting|starts?|beginning|begins?|able to start|can start|start date)(?: on| in)? )?(?:from|after|since|on or after|(?:not|nothing|(?:i )?(?:cant|cannot|can not|not able to|unable to)(?: start| begin| join)?|not available|not free) (?:before|until|till)|no earlier than|earliest)(?: the)?';
const ENDS =
	'(?:(?:(?:and |that |must |has to |have to |needs to |need to |to |can |should |be |i )*(?:ends?|ending|finish(?:es|ed|ing)?|done|over|back(?: at uni(?:versity)?| in uni| home)?|leave|leaving|available|free|complete[ds]?)(?: again)?(?: in| at)? )(?:by|before|until|till|up to|no later than)(?: the)?(?: (end|start|beginning) of)?|(?:until|till|before)(?: the| next)?(?: (end|start|beginning) of)?)(?: the)?';

/** The day that is named; of a month without a day the first, or the last. */
function dayIn([early, name, late, year]: Groups, today: string, isLast: boolean): string {
	const month = year ? inYear(monthNumber(name), year) : nextMonth(monthNumber(name), today);
	const last = lastDay(month);
	const day = Number(early ?? late ?? (isLast ? last.slice(8) : 1));
	return `${monthText(month)}-${twoDigits(Math.min(day, Number(last.slice(8))))}`;
}

/** The day that is named, or one of an early, middle or late part of the month. */
function partOf(part: string | undefined, date: Groups, today: string, isLast: boolean): string {
	const day = dayIn(date, today, isLast || /late|end/.test(part ?? ''));
	if (part === undefined || date[0] || date[2]) return day;
	if (/mid/.test(part)) return `${day.slice(0, 7)}-15`;
	if (/early|start|beginning/.test(part)) return `${day.slice(0, 7)}-${isLast ? '07' : '01'}`;
	return isLast ? day : `${day.slice(0, 7)}-22`;
}

/** How long after a day one still starts "from" it. */
const STARTS_WITHIN_DAYS = 92;

function between(from: string | null, given: string | null): NamedFilter | null {
	// "from July to May" ends the year after.
	const until =
		from && given && given < from ? `${Number(given.slice(0, 4)) + 1}${given.slice(4)}` : given;
	const label =
		from && until
			? `${longDate(from)} to ${longDate(until)}`
			: from
				? `starts from ${longDate(from)}`
				: `ends by ${longDate(until ?? '')}`;
	const latest = until === null && from ? daysAfter(from, STARTS_WITHIN_DAYS) : null;
	return { label, filter: { facet: 'period', from, until, latest } };
}

function startsFrom([all = '', ...date]: Groups, today: string): NamedFilter | null {
	const [early, , late] = date;
	// Of a whole month the months to start in are a filter of the page.
	if (!early && !late) return null;
	const day = dayIn(date, today, false);
	return between(/^.*\bafter\b/.test(all) ? daysAfter(day, 1) : day, null);
}

function endsBy([all = '', when, other, ...date]: Groups, today: string): NamedFilter | null {
	const part = when ?? other;
	const [early, , late] = date;
	const isMonth = !early && !late;
	// "before September" is before it begins, and so is "until the start of September".
	const isBefore = /\b(?:before)\b/.test(all) || part === 'start' || part === 'beginning';
	const isLast = isMonth && (part === 'end' || !isBefore);
	const day = dayIn(date, today, isLast);
	return between(null, isBefore && part !== 'end' ? daysAfter(day, -1) : day);
}

/** "I finish uni on 20 May", "I fly back on 1 September": with a day, between what somebody is free. */
const FREE_FROM =
	'(?:will finish|ll finish|i finish|(?:finish(?:es|ed|ing)?|done with|complete) (?:my |with )?(?:uni(?:versity)?|school|college|term|exams?|classes|lectures|teaching|year|finals))(?: on| by)?(?: the)?';
const BACK_ON =
	'(?:(?:go|going|fly|flying|travel|travelling|move|moving|return|returning|head|heading) (?:back )?(?:home )?(?:to [a-z]+ )?|back (?:home |at uni |(?:in|to) [a-z]+ )?)(?:on|by)(?: the)?';

export const periodRules: Rule[] = [
	rule(`${FREE_FROM} ${ON_DAY}`, startsFrom),
	rule(`${BACK_ON} ${ON_DAY}`, ([all, ...date], today) =>
		date[0] || date[2] ? endsBy([all, undefined, undefined, ...date], today) : null,
	),
	rule(`${STARTS} ${ON_DAY}`, startsFrom),
	rule(`${ENDS} ${ON_DAY}`, endsBy),
	rule(
		`(?:(?:available|free|between|from|dates?)(?: from| between)?(?: the)? )?${PART_OF}${ON_DAY} (?:to|until|till|and|through)(?: the)? ${PART_OF}${ON_DAY}`,
		([, part, ...dates], today) => {
			const [first, other, last] = [dates.slice(0, 4), dates[4], dates.slice(5)];
			if (![part, other, first[0], first[2], last[0], last[2]].some(Boolean)) return null;
			return between(partOf(part, first, today, false), partOf(other, last, today, true));
		},
	),
	rule(`(?:on |from |starting )?${ON_DAY}(?: start)?`, ([, ...date], today) => {
		const [early, , late] = date;
		if (!early && !late) return null;
		const day = dayIn(date, today, false);
		return starting(Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1, 1);
	}),
];
