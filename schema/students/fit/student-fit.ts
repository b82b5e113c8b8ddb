import { type StudentVisa, studentVisa } from '#schema/internships/student-visa.ts';
import { LOWER_TERM_HOURS, TERM_HOURS, VACATION_WEEKS } from '#schema/internships/term-hours.ts';
import { dayOfNumber } from '#schema/london-day.ts';
import type { Fit, FitPerson, FitWork } from '#schema/students/fit.ts';
import type { StudyLevel } from '#schema/students/profile-levels.ts';
import type { Term } from '#schema/students/work-permission.ts';
import {
	findTime,
	lengthOf,
	type PossibleTime,
	type Span,
	timeWords,
	weeksOf,
} from './free-time.ts';

const ASK_ABOUT_VISA = 'Ask whether a Student visa is enough';

/** The most hours a week in term. A foundation year is below degree level. */
export const termHours = (level: StudyLevel | null) =>
	level === 'foundation' ? LOWER_TERM_HOURS : TERM_HOURS;

/** Courses that have a summer vacation; of the others, and where the course is not known, the summer may be term. */
const hasSummer = (level: StudyLevel | null) =>
	level === 'bachelor' || level === 'integrated-master' || level === 'foundation';

/** Terms that are days in their order, oldest first; what is no term is left out. */
const inOrder = (terms: readonly Term[]): Term[] =>
	terms
		.filter(({ from, to }) => isDay(from) && isDay(to) && from <= to)
		.sort((a, b) => a.from.localeCompare(b.from));

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/**
 * How work in the UK goes with a Student visa: by the dates of terms where they are given, else by the general dates of
 * courses of that level.
 * @param starts numbers of the days on which it can begin
 */
export function studentFit(
	given: readonly Term[],
	{ level }: Pick<FitPerson, 'level'>,
	work: FitWork,
	starts: number[],
	today: string,
): Fit {
	const limit = termHours(level);
	const kind = studentVisa(work, limit);
	if (kind === 'term')
		return work.sponsorship === 'right-to-work-needed'
			? { fit: 'half', words: ASK_ABOUT_VISA }
			: { fit: 'full', words: 'Fits in term too' };
	if (kind === 'course' || kind === null)
		return { fit: 'half', words: 'Only as a part of your course: the university decides' };
	const terms = inOrder(given);
	const fit =
		terms.length > 0
			? byTerms(terms, { kind, level, limit, work, starts, today })
			: general[kind](level, limit);
	return fit.fit === 'full' && work.sponsorship === 'right-to-work-needed'
		? { fit: 'half', words: ASK_ABOUT_VISA }
		: fit;
}

/** Without term dates. */
const general: Record<
	'summer' | 'vacations' | 'not-in-term',
	(level: StudyLevel | null, limit: number) => Fit
> = {
	summer: (level) => ({ fit: 'half', words: summerWords(level), asks: 'terms' }),
	vacations: (level) => ({
		fit: 'half',
		words: hasSummer(level)
			? 'Only in vacations: it depends on the start you agree'
			: 'Only in vacations, and on most taught master’s the summer is term',
		asks: 'terms',
	}),
	'not-in-term': (_, limit) => ({
		fit: 'empty',
		words: `More than ${limit} hours in term on most courses`,
		asks: 'terms',
	}),
};

function summerWords(level: StudyLevel | null): string {
	if (hasSummer(level)) return 'Fits the summer vacation of most bachelor’s courses';
	if (level === 'master') return 'Counts as term on most taught master’s: add your term dates';
	if (level === 'phd') return 'Summer counts as term on most PhDs: add your term dates';
	return 'Summer: vacation on most bachelor’s courses, term on most taught master’s';
}

type Dated = {
	kind: StudentVisa;
	level: StudyLevel | null;
	limit: number;
	work: FitWork;
	starts: number[];
	today: string;
};

function byTerms(terms: Term[], { kind, level, limit, work, starts, today }: Dated): Fit {
	const blocks = terms.map(weeksOf);
	const firstDay = Math.min(...blocks.map(({ first }) => first));
	const lastDay = Math.max(...blocks.map(({ last }) => last));
	const isOver = !hasSummer(level) && level !== null && isPastSummer(lastDay);
	// A vacation is assumed after the last term that is given, unless the course is over then; nothing is known of the
	// days after it, and before the first term.
	const lastKnownDay = isOver ? Number.POSITIVE_INFINITY : lastDay + VACATION_WEEKS * 7;
	const before = { first: Number.NEGATIVE_INFINITY, last: firstDay - 1 };
	const after = { first: lastKnownDay + 1, last: Number.POSITIVE_INFINITY };
	const time = findTime([before, ...blocks, after], starts, work.weeks);
	if (time.starts.every((day) => day < firstDay || day > lastKnownDay))
		return { fit: 'unknown', words: 'Depends on term dates that are not given', asks: 'terms' };
	if (!time.start && 2 * lengthOf(time.part) < work.weeks * 7)
		return { fit: 'empty', words: `More than ${limit} hours in term` };
	const fit = timeWords(time, 'Fits in vacation', today);
	if (lastDayOf(time, work.weeks) === lastKnownDay)
		return { fit: 'half', words: `${fit.words}; later term dates are not given` };
	if (hasSummer(level) || !endsAfter(lastDay, time, work.weeks)) return fit;
	if (isOver) {
		const isWhole = fit.fit === 'full';
		return { fit: 'half', words: `${isWhole ? 'Full time' : fit.words}, ${AFTER_COURSE}` };
	}
	if (level !== null && !isPastSummer(lastDay) && kind !== 'not-in-term')
		return { fit: 'half', words: summerWords(level), asks: 'terms' };
	return { fit: 'half', words: `${fit.words}, if you have no later term` };
}

/** The last day of the free time, where words say until when one can start or stay. */
const lastDayOf = ({ start, part, starts }: PossibleTime, weeks: number): number | undefined =>
	start?.first === starts[0] && start && start.last !== starts.at(-1)
		? start.last + weeks * 7 - 1
		: part?.last;

const AFTER_COURSE = 'once your course is over and until your visa ends';

/** Whether a term that ends on this day leaves no summer after it: a dissertation has been written. */
const isPastSummer = (day: number) => Number(dayOfNumber(day).slice(5, 7)) >= 8;

/** Whether some of the time that is free lies after the last term that is given. */
const endsAfter = (lastDay: number, { start, part }: PossibleTime, weeks: number): boolean => {
	const free: Span | undefined = start
		? { first: start.first, last: start.last + weeks * 7 - 1 }
		: part;
	return (free?.last ?? 0) > lastDay;
};
