import type { Sponsorship } from '#schema/internships/internship.ts';
import {
	type StudentVisa,
	studentVisa,
	summerStart,
	termDays,
	termDaysWords,
	touchesSummer,
	type VisaWork,
} from '#schema/internships/student-visa.ts';
import { LOWER_TERM_HOURS, TERM_HOURS } from '#schema/internships/term-hours.ts';
import { mostHours } from '#schema/internships/weekly-hours.ts';
import { dayText, longDate } from '#schema/london-day.ts';
import { termDates, termsWithin } from '#schema/students/fit/own-terms.ts';
import { graduateVisaRule } from '#schema/students/fit/permission-rules.ts';
import { termHours } from '#schema/students/fit/student-fit.ts';
import type { FitLevel, FitPerson } from '#schema/students/fit.ts';
import type { PermissionKind } from '#schema/students/permission-kinds.ts';
import type { StudyLevel } from '#schema/students/profile-levels.ts';

/** How the work goes with a kind of permission, in general. */
export type Standing = {
	kind: PermissionKind;
	/** Those of whom it is said; where it is left out, everybody with this permission. */
	courses?: readonly StudyLevel[];
	who: string;
	level: Exclude<FitLevel, 'unknown'>;
	/** For those who do not see the sign of the level. */
	said?: string;
	text: string;
	/** Where one goes on from there. */
	next?: { to: string; words: string };
};

export const ADD_TERMS = { to: '/account/profile#permission', words: 'Add your term dates' };

/** What the employer says. */
export const employerSays: Record<Sponsorship, string> = {
	'right-to-work-needed': 'you need the right to work in the UK by the first day.',
	'student-visa-ok': 'you can apply on a Student visa, if its hours and dates allow this work.',
	'can-sponsor': 'we can sponsor a visa for this work. Ask us by which route.',
};

/** As published in November 2026; never advice to one person. @param today ISO date */
export const standings = (work: VisaWork, today: string): Standing[] => [
	{
		kind: 'no-restriction',
		who: 'No restriction',
		level: 'full',
		text: 'All year, for any hours.',
	},
	...studentStandings(work, today).map(
		(standing): Standing => ({ kind: 'student-visa', ...asked(work, standing) }),
	),
	{
		kind: 'graduate-visa',
		who: 'Graduate visa',
		level: 'full',
		text: `While the visa lasts: ${graduateVisaRule(today)}`,
	},
	sponsored(work),
];

const AFTER_COURSE = 'After your course, full time is allowed until your visa ends.';

type OnStudentVisa = Omit<Standing, 'kind'>;

const BACHELOR: readonly StudyLevel[] = ['bachelor', 'integrated-master', 'foundation', 'other'];
const MASTER: readonly StudyLevel[] = ['master', 'phd', 'other'];

/** By the same rules as the cards (schema/internships/student-visa.ts). */
function studentStandings(work: VisaWork, today: string): OnStudentVisa[] {
	const kind = studentVisa(work);
	if (kind === 'term' || kind === 'course')
		return [{ who: 'Student visa', ...anyCourse[kind](work) }];
	if (kind === null) return [];
	const general = bachelors[kind](work, today);
	if (!touchesSummer(work)) return [{ who: 'Student visa', ...general }];
	return [
		{ who: 'Student visa, bachelor’s', courses: BACHELOR, ...general },
		{
			who: 'Student visa, taught master’s or PhD',
			courses: MASTER,
			level: kind === 'not-in-term' ? 'empty' : 'half',
			...(kind !== 'not-in-term' && { said: 'Depends on your dates' }),
			text: `The summer usually counts as term on a taught master’s, and all year on most PhDs. ${mostHours(work)} is more than the ${TERM_HOURS} allowed in term. ${AFTER_COURSE}`,
			next: ADD_TERMS,
		},
	];
}

type General = Pick<Standing, 'level' | 'text'>;

const anyCourse: Record<'term' | 'course', (work: VisaWork) => General> = {
	term: (work) => ({
		level: 'full',
		text: `In term and in vacations. ${mostHours(work)} is within the ${TERM_HOURS} that are allowed in term, all jobs added up. Below degree level the limit is ${LOWER_TERM_HOURS} hours. Part-time students may not work.`,
	}),
	course: () => ({
		level: 'half',
		text: 'Only as an assessed part of the course, for up to half of it. The university decides whether a placement counts.',
	}),
};

const bachelors: Record<
	Exclude<StudentVisa, 'term' | 'course'>,
	(work: VisaWork, today: string) => General
> = {
	summer: () => ({
		level: 'half',
		text: 'Fits the summer vacation of most bachelor’s courses, when full-time work is allowed. The dates of your own course decide.',
	}),
	vacations: ({ starts, weeks }, today) => ({
		level: 'half',
		text: `It depends on the start you agree: all ${weeks} weeks must lie in a vacation.${exampleOf(summerStart({ starts, weeks }, today))}`,
	}),
	'not-in-term': (work, today) => ({
		level: 'empty',
		text: work.starts_on
			? `Only on days that are in your vacation: ${termDaysWords(termDays(work), today)}, most courses are in term. ${mostHours(work)} is more than the ${TERM_HOURS} allowed then. ${AFTER_COURSE}`
			: `From any start on offer, some of the ${work.weeks} weeks lie in term on most courses. ${mostHours(work)} is more than the ${TERM_HOURS} allowed then.`,
	}),
};

function exampleOf(starts: ReturnType<typeof summerStart>): string {
	if (!starts) return '';
	const { first, last } = starts;
	const days =
		first === last ? `on ${longDate(first)}` : `from ${dayText(first)} to ${longDate(last)}`;
	return ` On most bachelor’s courses that is a start ${days}.`;
}

/**
 * The same for one student, by the term dates of their profile; undefined where these do not decide.
 * @param today ISO date
 */
export function ownTermsText(
	{ permission, level }: FitPerson,
	work: VisaWork,
	today: string,
): string | undefined {
	if (permission.kind !== 'student-visa' || permission.terms.length === 0) return undefined;
	const limit = termHours(level);
	const kind = studentVisa(work, limit);
	if (kind === null || kind === 'term' || kind === 'course') return undefined;
	const within = termsWithin(permission.terms, work);
	if (within?.length === 0) return 'None of the terms in your profile lies in these days.';
	const terms = within ?? permission.terms;
	const dates = `${terms.length > 1 ? 'terms' : 'term'} ${termDates(terms, today)}`;
	return `${mostHours(work)} is more than the ${limit} allowed in your ${dates}. ${AFTER_COURSE}`;
}

/** An employer who asks for the right to work has to be asked whether a Student visa will do. */
const asked = ({ sponsorship }: VisaWork, standing: OnStudentVisa): OnStudentVisa =>
	sponsorship === 'right-to-work-needed' && standing.level !== 'empty'
		? {
				...standing,
				level: 'half',
				text: `${standing.text} Ask the employer whether a Student visa is enough.`,
			}
		: standing;

const sponsored = ({ sponsorship }: VisaWork): Standing => ({
	kind: 'needs-sponsorship',
	who: 'Needs a sponsor',
	...(sponsorship === 'can-sponsor'
		? { level: 'half', text: 'The employer says that it can sponsor. Ask which route it means.' }
		: {
				level: 'empty',
				said: 'Not through the employer',
				text: 'The employer itself sponsors no visa. A scheme body might (Government Authorised Exchange):',
				next: { to: '/resources/visa-info', words: 'see visa information' },
			}),
});
