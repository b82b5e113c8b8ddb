import { expect, it } from 'vitest';
import type { Applicant } from '#schema/applications/applicants.ts';
import { applicantFit } from './applicant-fit.ts';

const internship = {
	slug: 'loom-intern',
	status: 'open',
	title: 'Loom Intern',
	company: 'Tidewell Systems',
	location: 'Leeds',
	sector: 'Manufacturing',
	source: 'employer',
	starts_on: '2027-05-31',
	starts: '31 May 2027',
	weeks: 12,
	hours: 35,
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
	pay_amount: 2000,
	pay_per: 'month',
	pay_currency: 'GBP',
} as const;
const sent: Applicant = {
	id: '11111111-1111-4111-8111-111111111111',
	created_at: '2026-11-20T10:00:00Z',
	program_type: 'uk-cities',
	program_name: 'Loom Intern, Tidewell Systems',
	status: 'submitted',
	answer_due_on: '2026-12-05',
	internship,
	name: 'Adaeze Nwachukwu',
	university: null,
	course: null,
	level: null,
	graduation: null,
	weekly_hours: null,
	earliest_start: null,
	permission: null,
	number: 1,
	hidden: false,
	has_cv: false,
	stars: 0,
	shortlisted: false,
	cv_name: null,
	offer_until: null,
	interview: null,
	offer: null,
	unread: 0,
	waits: null,
};
const TODAY = '2026-11-22';

it('is what the rules say of the permission that was sent along, with the hours and the day that were wished', () => {
	const term = { kind: 'student-visa' as const, terms: [{ from: '2026-09-21', to: '2027-06-11' }] };
	expect(applicantFit({ ...sent, permission: term }, TODAY)).toMatchObject({ fit: 'half' });
	const free = { ...sent, permission: { kind: 'no-restriction' as const } };
	expect(applicantFit(free, TODAY)).toEqual({ fit: 'full', words: 'Fits all year' });
	expect(applicantFit({ ...free, weekly_hours: 20 }, TODAY)).toEqual({
		fit: 'half',
		words: '35 hours a week, more than their 20',
	});
	expect(applicantFit({ ...free, earliest_start: '2027-07-01' }, TODAY)?.words).toContain(
		'their earliest day',
	);
	const sponsored = { ...sent, permission: { kind: 'needs-sponsorship' as const } };
	expect(applicantFit(sponsored, TODAY)?.words).toBe('No sponsorship is offered');
});

it('names what is missing as the applicant’s, by the level of their course', () => {
	const permission = { kind: 'student-visa' as const, terms: [] };
	const inSummer = { ...internship, starts_on: '2027-06-14' };
	const fitOfLevel = (level: Applicant['level']) =>
		applicantFit({ ...sent, permission, level, internship: inSummer }, TODAY)?.words;
	expect(fitOfLevel('bachelor')).toBe('Fits the summer vacation of most bachelor’s courses');
	expect(fitOfLevel('master')).toBe(
		'Counts as term on most taught master’s; term dates are not given',
	);
});

it('is nothing where the permission is not shown, whatever else was sent, and without an internship', () => {
	expect(applicantFit({ ...sent, weekly_hours: 20 }, TODAY)).toBeNull();
	const permission = { kind: 'no-restriction' as const };
	expect(applicantFit({ ...sent, permission, internship: null }, TODAY)).toBeNull();
});
