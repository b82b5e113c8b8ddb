import type { PermissionKind } from '#schema/students/permission-kinds.ts';

/** What an official page says about a kind of permission, in general; `read` is the month in which it was read. */
export type PermissionRule = { rule: string; name: string; source: string; read: string };

/**
 * The rules that the fit of an internship follows, for work in the UK. General information: nothing here
 * is advice to one person, and the official page counts. What changes is read again and dated again.
 */
export const permissionRules: Record<
	Extract<PermissionKind, 'student-visa' | 'graduate-visa' | 'needs-sponsorship'>,
	PermissionRule
> = {
	'student-visa': {
		rule: 'Degree level: at most 20 hours a week in term, from Monday to Sunday and all jobs together; full time in vacations. An assessed part of the course is outside the limit.',
		name: 'Student visa on gov.uk',
		source: 'https://www.gov.uk/student-visa',
		read: 'November 2026',
	},
	'graduate-visa': {
		rule: '2 years, 18 months if applied for from 1 January 2027, 3 years after a PhD. No sponsor is needed.',
		name: 'Graduate visa on gov.uk',
		source: 'https://www.gov.uk/graduate-visa',
		read: 'November 2026',
	},
	'needs-sponsorship': {
		rule: 'Work experience through an approved scheme, whose body is the sponsor: up to 12 months.',
		name: 'work experience with a scheme as the sponsor',
		source: 'https://www.gov.uk/government-authorised-exchange',
		read: 'November 2026',
	},
};

/** From 1 January 2027 the visa that one can apply for is shorter. @param today ISO date */
export const graduateVisaRule = (today: string): string =>
	today < '2027-01-01'
		? permissionRules['graduate-visa'].rule
		: '18 months, 3 years after a PhD. No sponsor is needed.';
