import { dayNumber, dayOfNumber, daysAfter, nearDate } from '#schema/london-day.ts';
import type { InternshipSummary } from './internship.ts';
import { HOME_COUNTRY } from './places.ts';
import { beginsIn, startMonths } from './start-months.ts';
import { TERM_HOURS } from './term-hours.ts';
import { SHORT_VACATIONS, type Span, summerOf } from './vacations.ts';

/**
 * What a Student visa allows depends on the hours, where they vary the most, and the days of the work; on cards and in the
 * search in these words.
 */
export const studentVisaWords = {
	term: 'Student visa: term too',
	summer: 'Student visa: summer vacation',
	vacations: 'Student visa: in vacations',
	course: 'Student visa: as part of your course',
	'not-in-term': 'Student visa: not in term',
} as const;
export type StudentVisa = keyof typeof studentVisaWords;

export type VisaWork = Pick<
	InternshipSummary,
	| 'starts_on'
	| 'starts'
	| 'weeks'
	| 'hours'
	| 'least_hours'
	| 'country'
	| 'sponsorship'
	| 'part_of_course'
>;

/** From so many weeks on, work of more hours than term allows can only be a part of the course. */
const COURSE_WEEKS = 26;

/** Whether UK permission decides: not for work abroad, nor for work from abroad for a host in the UK. */
export const isUkWork = ({ country, sponsorship }: Pick<VisaWork, 'country' | 'sponsorship'>) =>
	country === HOME_COUNTRY && sponsorship !== null;

/**
 * How the work goes with a Student visa, by the general dates of bachelor's courses; null where UK permission does not
 * decide.
 * @param limit the most hours a week in term
 */
export function studentVisa(work: VisaWork, limit: number = TERM_HOURS): StudentVisa | null {
	if (!isUkWork(work)) return null;
	if (work.hours <= limit) return 'term';
	if (work.part_of_course || work.weeks >= COURSE_WEEKS) return 'course';
	if (work.starts_on) return termDays(work).length === 0 ? 'summer' : 'not-in-term';
	return summerStart(work) ? 'vacations' : 'not-in-term';
}

export type VisaNote = { fit: 'full' | 'half' | 'empty' | 'permit'; words: string };

const levels = {
	term: 'full',
	summer: 'half',
	vacations: 'half',
	course: 'half',
	'not-in-term': 'empty',
} as const satisfies Record<StudentVisa, VisaNote['fit']>;

const askedWords = {
	'right-to-work-needed': 'Right to work needed',
	'can-sponsor': 'Can sponsor a visa',
} as const;

/** What a card says of permission to work; nothing of work abroad. */
export function visaNotes(work: VisaWork): VisaNote[] {
	const kind = studentVisa(work);
	if (!kind) return [];
	const { sponsorship } = work;
	const asked = sponsorship && sponsorship !== 'student-visa-ok' && askedWords[sponsorship];
	return [
		{ fit: levels[kind], words: studentVisaWords[kind] },
		...(asked ? [{ fit: 'permit' as const, words: asked }] : []),
	];
}

/** The first and the last day of work that starts on a day. */
export const spanOf = (first: string, weeks: number): Span => ({
	first,
	last: daysAfter(first, weeks * 7 - 1),
});

/** The days of work with a fixed start on which most bachelor's courses are in term, in order. */
export function termDays({ starts_on, weeks }: Pick<VisaWork, 'starts_on' | 'weeks'>): Span[] {
	return starts_on ? termsBetween(spanOf(starts_on, weeks)) : [];
}

/** The part of some days that lies in the terms of most bachelor's courses, in order. */
export function termsBetween({ first, last }: Span): Span[] {
	const left: Span[] = [];
	let from = first;
	for (const summer of summersIn(first, last)) {
		if (from < summer.first)
			left.push({ first: from, last: earlier(last, daysAfter(summer.first, -1)) });
		if (from <= summer.last) from = daysAfter(summer.last, 1);
	}
	return [...left, { first: from, last }].filter((span) => span.first <= span.last);
}

/** The summer vacation of each year, from the year of the first day to that of the last. */
function summersIn(first: string, last: string): Span[] {
	const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
	return Array.from({ length: to - from + 1 }, (_, offset) => summerOf(from + offset));
}

/** Whether some of its days lie in the summer vacation of bachelor's courses. */
export const touchesSummer = ({ starts_on, weeks }: Pick<VisaWork, 'starts_on' | 'weeks'>) => {
	if (!starts_on) return true;
	const { first, last } = spanOf(starts_on, weeks);
	return summersIn(first, last).some((summer) => first <= summer.last && last >= summer.first);
};

/**
 * On which days work without a fixed start can begin so that all of it lies in the summer vacation of bachelor's
 * courses; undefined where no month in which it starts allows it.
 * @param today an ISO date: of the summers after it; left out, any summer will do
 */
export function summerStart(
	{ starts, weeks }: Pick<VisaWork, 'starts' | 'weeks'>,
	today = '2026-01-01',
): Span | undefined {
	const months = startMonths(null, starts);
	const year = Number(today.slice(0, 4));
	const named = months.filter((month) => month.includes('-')).map((month) => month.slice(0, 4));
	const years = named.length > 0 ? new Set(named.map(Number)) : [year, year + 1];
	return [...years].map((one) => daysIn(one)).find((span) => span !== undefined);

	function daysIn(one: number): Span | undefined {
		const summer = summerOf(one);
		const days: number[] = [];
		for (
			let day = dayNumber(later(summer.first, today));
			day + weeks * 7 - 1 <= dayNumber(summer.last);
			day += 1
		)
			if (beginsIn(months, dayOfNumber(day))) days.push(day);
		const [first] = days;
		const last = days.at(-1);
		if (first === undefined || last === undefined) return undefined;
		return { first: dayOfNumber(first), last: dayOfNumber(last) };
	}
}
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** "from 20 September to 28 November", with "apart from some weeks at Christmas" where that lies in it. */
export function termDaysWords(spans: readonly Span[], today: string): string {
	const days = spans.map(
		({ first, last }) => `from ${nearDate(first, today)} to ${nearDate(last, today)}`,
	);
	const short = SHORT_VACATIONS.filter(({ in: within }) => spans.some((span) => within(span))).map(
		({ words }) => words,
	);
	return [days.join(' and '), short.length > 0 && `apart from some weeks at ${short.join(' and ')}`]
		.filter(Boolean)
		.join(', ');
}
