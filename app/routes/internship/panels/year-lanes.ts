import { answerDueOn } from '#schema/applications/answers.ts';
import { beginsIn, startMonths } from '#schema/internships/start-months.ts';
import {
	spanOf,
	summerStart,
	termDaysWords,
	termsBetween,
	type VisaWork,
} from '#schema/internships/student-visa.ts';
import type { Span } from '#schema/internships/vacations.ts';
import {
	dayNumber,
	dayOfNumber,
	daysAfter,
	dayText,
	longDate,
	WEEKDAYS,
	weekday,
} from '#schema/london-day.ts';
import type { StudyLevel } from '#schema/students/profile-levels.ts';
import type { Term } from '#schema/students/work-permission.ts';
import { isWorkingDay } from '#schema/working-days.ts';

/** A row of the strip: its name, the days that are drawn, and the same in words. */
export type Lane = { name: string; text: string; spans: Span[] };

export type YearLanes = {
	/** The first and the last day that are drawn: whole months. */
	range: Span;
	/** ISO dates of the first days of its months. */
	months: string[];
	work: Lane;
	/** Where each kind of course has term. */
	courses: Lane[];
};

/** Fewer months would leave no vacation or term around short work to compare it with. */
const FEWEST_MONTHS = 6;

/** A student's own terms, and the level of the course where it is known. */
export type OwnTerms = { terms: readonly Term[]; level: StudyLevel | null };

type LanesOf = VisaWork & { answer_days: number };

/**
 * When the work lies in the year, beside the terms of courses: by general dates, or a student's own in the lane of
 * their course.
 * @param today ISO date: work without a fixed start is drawn from a day after it
 */
export function yearLanes(work: LanesOf, today: string, own?: OwnTerms): YearLanes {
	const first = work.starts_on ?? exampleStart(work, today);
	const days = spanOf(first, work.weeks);
	const { range, months } = monthsAround(days);
	const bachelor = bachelors(days, range, today);
	const master = masters(days, range, today);
	const mine = own && own.terms.length > 0 && ownLane(own.terms, range);
	const isMaster = own?.level === 'master' || own?.level === 'phd';
	return {
		range,
		months,
		work: {
			name: `The work, ${work.weeks} ${work.weeks === 1 ? 'week' : 'weeks'}`,
			text: work.starts_on ? spanWords(days) : `${work.starts}. For example ${spanWords(days)}`,
			spans: [days],
		},
		courses: mine ? (isMaster ? [bachelor, mine] : [mine, master]) : [bachelor, master],
	};
}

/** In the summer vacation where its start allows that, else as soon as it can begin. */
function exampleStart(work: LanesOf, today: string): string {
	const answered = answerDueOn(today, work.answer_days);
	const summer = summerStart(work, today);
	const months = startMonths(null, work.starts);
	const dated = months.find((month) => month.includes('-'));
	const from = dayNumber(summer?.first ?? (dated ? `${dated}-01` : answered));
	const days = Array.from({ length: 366 }, (_, offset) => dayOfNumber(from + offset));
	const possible = days.filter((day) => beginsIn(months, day) && isWorkingDay(day));
	return possible.find((day) => isWeekdayOf(work.starts, day)) ?? possible[0] ?? answered;
}

const WORKDAYS = WEEKDAYS.slice(1, 6);

/** Whether words such as "First Monday of each quarter" mean this day; without a weekday any day will do. */
function isWeekdayOf(starts: string, day: string): boolean {
	const named = WORKDAYS.find((name) => starts.includes(name));
	const date = Number(day.slice(8));
	const isFirst = !/\bfirst\b/i.test(starts) || date <= 7;
	return (named === undefined || weekday(day) === named) && isFirst;
}

/** The months of some days, with those before and after them. */
function monthsAround({ first, last }: Span): Pick<YearLanes, 'range' | 'months'> {
	const months = [monthAfter(first, -1)];
	while (months.length < FEWEST_MONTHS || (months.at(-1) ?? '') < monthAfter(last, 1))
		months.push(monthAfter(months.at(-1) ?? first, 1));
	const [from = first] = months;
	return {
		range: { first: from, last: daysAfter(monthAfter(months.at(-1) ?? last, 1), -1) },
		months,
	};
}

/** The first day of the month so many months after that of an ISO date. */
function monthAfter(isoDate: string, months: number): string {
	const moment = new Date(`${isoDate.slice(0, 7)}-01T00:00:00Z`);
	moment.setUTCMonth(moment.getUTCMonth() + months);
	return moment.toISOString().slice(0, 10);
}

function bachelors(days: Span, range: Span, today: string): Lane {
	const inTerm = termsBetween(days);
	const isAllTerm = inTerm[0]?.first === days.first && inTerm[0]?.last === days.last;
	return {
		name: 'Bachelor’s courses',
		text:
			inTerm.length === 0
				? 'vacation on most'
				: isAllTerm
					? `term on most${apartFrom(inTerm, today)}`
					: `term on most ${termDaysWords(inTerm, today)}`,
		spans: termsBetween(range),
	};
}

/** Of a taught master's course, the summer is a term. */
const masters = (days: Span, range: Span, today: string): Lane => ({
	name: 'Taught master’s',
	text: `usually term${apartFrom([days], today)}`,
	spans: [range],
});

/** ", apart from some weeks at Christmas"; nothing where no short vacation is near. */
const apartFrom = (spans: Span[], today: string) =>
	/, apart from .*$/.exec(termDaysWords(spans, today))?.[0] ?? '';

function ownLane(terms: readonly Term[], range: Span): Lane {
	const spans = terms
		.filter(({ from, to }) => from <= range.last && to >= range.first)
		.map(({ from, to }) => ({
			first: from < range.first ? range.first : from,
			last: to > range.last ? range.last : to,
		}));
	const words = spans.map(({ first, last }) => `${dayText(first)} to ${dayText(last)}`);
	return {
		name: 'Your course',
		text: spans.length > 0 ? `term ${words.join(' and ')}` : 'no term in these months',
		spans,
	};
}

/** "21 June to 12 September 2027" */
const spanWords = ({ first, last }: Span) =>
	`${first.slice(0, 4) === last.slice(0, 4) ? dayText(first) : longDate(first)} to ${longDate(last)}`;
