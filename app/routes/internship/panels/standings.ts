import type { Internship, Sponsorship } from '#schema/internships/internship.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { fitsVacation } from '#schema/students/fit/permission-facets.ts';
import { permissionRules } from '#schema/students/fit/permission-rules.ts';
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

function inTerm({ hours, part_of_course }: Work): Omit<Standing, 'kind' | 'who'> {
	if (part_of_course)
		return {
			level: 'half',
			text: `An assessed part of the course is outside the ${TERM_HOURS} hours a week, for up to half of the course. The university decides whether a placement counts.`,
		};
	return hours <= TERM_HOURS
		? {
				level: 'full',
				text: `${hours} hours a week is within the ${TERM_HOURS} that are allowed; all jobs are added up.`,
			}
		: { level: 'empty', text: `${hours} hours a week is more than the ${TERM_HOURS} allowed.` };
}

function inVacations({ hours, weeks }: Work): Omit<Standing, 'kind' | 'who'> {
	if (fitsVacation(weeks, hours)) return { level: 'full', text: 'Full-time work is allowed.' };
	return {
		level: 'half',
		text: `Full-time work is allowed, but ${weeks} weeks are longer than most vacations.`,
	};
}

const sponsored = ({ sponsorship }: Work): Omit<Standing, 'kind' | 'who'> =>
	sponsorship === 'can-sponsor'
		? { level: 'half', text: 'The employer says that it can sponsor. Ask which route it means.' }
		: { level: 'empty', text: 'The employer does not offer to sponsor.' };
