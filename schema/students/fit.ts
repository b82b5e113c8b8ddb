import type { InternshipSummary } from '#schema/internships/internship.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { beginsIn, startMonths } from '#schema/internships/start-months.ts';
import { isUkWork, type VisaWork } from '#schema/internships/student-visa.ts';
import { mostHours } from '#schema/internships/weekly-hours.ts';
import { dayNumber, dayOfNumber, nearDate } from '#schema/london-day.ts';
import { timeWords } from '#schema/students/fit/free-time.ts';
import { findTime, lengthOf } from './fit/free-time.ts';
import { studentFit } from './fit/student-fit.ts';
import type { StudyLevel } from './profile-levels.ts';
import type { WorkPermission } from './work-permission.ts';

/** `half`: in part, or on a condition that the words name. `unknown`: these rules cannot tell. */
export type FitLevel = 'full' | 'half' | 'empty' | 'unknown';

/** How the work goes with somebody's permission and time: general information, never advice. */
export type Fit = {
	fit: FitLevel;
	words: string;
	/** What the profile lacks for an exact answer. */
	asks?: 'terms';
};

export type FitPerson = {
	permission: WorkPermission;
	/** Of their course; null where it is not said. */
	level: StudyLevel | null;
	/** The most hours a week that they want to work. */
	weekly_hours: number | null;
	earliest_start: string | null;
};

export type FitWork = VisaWork;

/**
 * Whether a person may do this work and has the time: in the UK by schema/students/fit/permission-rules.ts, elsewhere
 * only the time counts.
 * @param today ISO date in Europe/London
 */
export function fitOf(person: FitPerson, work: FitWork, today: string): Fit {
	const allowed = allowedFit(person, work, today);
	if (allowed.fit === 'empty' || allowed.fit === 'half') return allowed;
	return wishedFit(person, work, today) ?? allowed;
}

const full = (words: string): Fit => ({ fit: 'full', words });
const half = (words: string): Fit => ({ fit: 'half', words });
const empty = (words: string): Fit => ({ fit: 'empty', words });
const unknown = (words: string): Fit => ({ fit: 'unknown', words });

/** Where the work differs from the hours or the first day that somebody wants. */
function wishedFit(person: FitPerson, work: FitWork, today: string): Fit | undefined {
	const { earliest_start: earliest, weekly_hours: most } = person;
	if (most !== null && work.hours > most) return half(`${mostHours(work)}, more than your ${most}`);
	if (earliest === null) return undefined;
	const last = startDays(work, today).at(-1);
	return last !== undefined && last < dayNumber(earliest)
		? half(`Starts before ${nearDate(earliest, today)}, your earliest day`)
		: undefined;
}

function allowedFit(person: FitPerson, work: FitWork, today: string): Fit {
	const { permission } = person;
	if (!isUkWork(work))
		return unknown(
			`The rules of ${work.country === HOME_COUNTRY ? 'the country you work from' : work.country} decide on permission to work`,
		);
	switch (permission.kind) {
		case 'no-restriction':
			return full('Fits all year');
		case 'student-visa':
			return studentFit(permission.terms, person, work, daysToStart(person, work, today), today);
		case 'graduate-visa':
			return permission.ends_on
				? visaFit(permission.ends_on, person, work, today)
				: full('Fits while the visa lasts');
		case 'other-visa':
			return otherVisaFit(permission.ends_on, person, work, today);
		case 'needs-sponsorship':
			return work.sponsorship === 'can-sponsor'
				? half('Can sponsor a visa: ask which')
				: empty('The employer itself sponsors no visa; a scheme body might');
		case 'not-said':
			return unknown('Depends on permission to work');
	}
}

function visaFit(ends_on: string, person: FitPerson, work: FitWork, today: string): Fit {
	const after = { first: dayNumber(ends_on) + 1, last: Number.POSITIVE_INFINITY };
	const time = findTime([after], daysToStart(person, work, today), work.weeks);
	return lengthOf(time.start ?? time.part) === 0
		? empty('Starts after the visa ends')
		: timeWords(time, 'Fits while the visa lasts', today);
}

function otherVisaFit(
	ends_on: string | null,
	person: FitPerson,
	work: FitWork,
	today: string,
): Fit {
	if (!ends_on) return unknown('Depends on the conditions of the visa');
	const fit = visaFit(ends_on, person, work, today);
	return fit.fit === 'full' ? half('While the visa lasts, if its conditions allow it') : fit;
}

/** The days on which one can begin; the student's earliest day is ignored where no day is left after it. */
function daysToStart(
	{ earliest_start: earliest }: FitPerson,
	work: FitWork,
	today: string,
): number[] {
	const wished = startDays(work, earliest && earliest > today ? earliest : today);
	return wished.length > 0 ? wished : startDays(work, today);
}

/** How far one looks ahead for work that begins in any year. */
const YEAR = 365;
const LONGEST_MONTH = 31;

type Starting = Pick<InternshipSummary, 'starts_on' | 'starts'>;

/**
 * The days on which the work can begin: one where it has a date; else, where words such as "Any Monday in
 * June" say it, every day of the months that they mean, within a year.
 * @param from ISO date before which nothing is looked for, where it does not have a date
 */
function startDays({ starts_on, starts }: Starting, from: string): number[] {
	if (starts_on) return [dayNumber(starts_on)];
	const months = startMonths(starts_on, starts);
	const first = dayNumber(from);
	const dated = months.filter((month) => month.includes('-'));
	const days =
		dated.length > 0
			? dated.flatMap((month) => daysFrom(dayNumber(`${month}-01`), LONGEST_MONTH))
			: daysFrom(first, YEAR);
	return [...new Set(days)].filter((day) => day >= first && beginsIn(months, dayOfNumber(day)));
}

const daysFrom = (first: number, count: number) =>
	Array.from({ length: count }, (_, index) => first + index);
