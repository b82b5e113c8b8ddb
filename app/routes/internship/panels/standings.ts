import type { Internship, Sponsorship } from '#schema/internships/internship.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { fitsVacation } from '#schema/students/fit/permission-facets.ts';
import { permissionRules } from '#schema/students/fit/permission-rules.ts';
import { ASK_ABOUT_VISA, asksRightToWork, inTermTime } from '#schema/students/fit/student-visa.ts';
import type { FitLevel } from '#schema/students/fit.ts';
import type { PermissionKind } from '#schema/students/permission-kinds.ts';

/** How the work goes with a kind of permission, in general. */
export type Standing = {
	kind: PermissionKind;
	who: string;
	level: Exclude<FitLevel, 'unknown'>;
	text: string;
};

type Work = Pick<Internship, 'hours' | 'weeks' | 'part_of_course' | 'sponsorship'>;

/** What the employer says. */
export const employerSays: Record<Sponsorship, string> = {
	'right-to-work-needed': 'you need the right to work in the UK by the first day.',
	'student-visa-ok': 'a Student visa is fine, within its hours.',
	'can-sponsor': 'we can sponsor a visa for this work.',
};

/** As published in November 2026; never advice to one person. */
export const standings = (work: Work): Standing[] => [
	{
		kind: 'no-restriction',
		who: 'No restriction',
		level: 'full',
		text: 'All year, for any hours.',
	},
	{ kind: 'student-visa', who: 'Student visa, in term', ...inTerm(work) },
	{ kind: 'student-visa', who: 'Student visa, in vacations', ...inVacations(work) },
	{
		kind: 'graduate-visa',
		who: 'Graduate visa',
		level: 'full',
		text: `While the visa lasts: ${permissionRules['graduate-visa'].rule}`,
	},
	{ kind: 'needs-sponsorship', who: 'Needs a sponsor', ...sponsored(work) },
];

type General = Omit<Standing, 'kind' | 'who'>;

/** By the same rules as the fit of one student (schema/students/fit.ts). */
function inTerm(work: Work): General {
	const { hours } = work;
	const texts: Record<Standing['level'], string> = {
		full: `${hours} hours a week is within the ${TERM_HOURS} that are allowed; all jobs are added up.`,
		half: `An assessed part of the course is outside the ${TERM_HOURS} hours a week, for up to half of the course. The university decides whether a placement counts.`,
		empty: `${hours} hours a week is more than the ${TERM_HOURS} allowed.`,
	};
	const level = inTermTime(work);
	return asked(work, { level, text: texts[level] });
}

function inVacations(work: Work): General {
	const { hours, weeks } = work;
	if (fitsVacation(weeks, hours))
		return asked(work, { level: 'full', text: 'Full-time work is allowed.' });
	return {
		level: 'half',
		text: `Full-time work is allowed, but ${weeks} weeks are longer than most vacations.`,
	};
}

const asked = (work: Work, { level, text }: General): General =>
	level === 'full' && asksRightToWork(work)
		? { level: 'half', text: `${text} ${ASK_ABOUT_VISA}.` }
		: { level, text };

const sponsored = ({ sponsorship }: Work): General =>
	sponsorship === 'can-sponsor'
		? { level: 'half', text: 'The employer says that it can sponsor. Ask which route it means.' }
		: { level: 'empty', text: 'The employer offers no sponsorship.' };
