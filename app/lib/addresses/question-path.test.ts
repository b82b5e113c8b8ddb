import { expect, it } from 'vitest';
import type { AppliedFor } from '#schema/applications/student-applications.ts';
import { questionAbout, questionFor } from './question-path.ts';

const application = {
	id: '7b0e',
	status: 'submitted' as const,
	program_type: 'london' as const,
	internship: null,
	standing: null,
};

const pathOf = (...asked: Parameters<typeof questionFor>) => questionFor(...asked).to;

it('a question names the type of program, and nothing that somebody typed', () => {
	const { searchParams, pathname } = new URL(pathOf(application), 'https://site.example');
	expect(pathname).toBe('/contact');
	expect(Object.fromEntries(searchParams)).toEqual({
		subject: 'Question about my application: London Program',
		category: 'student-inquiries',
	});
});

it('a question to an employer is a message, as long as the application takes any', () => {
	const internship = {
		source: 'employer',
		title: 'Loom Intern',
		company: 'Tidewell',
	} as AppliedFor;
	const asked = { ...application, internship };
	expect(pathOf(asked)).toBe('/account/applications/7b0e#messages');
	expect(pathOf({ ...asked, status: 'interview' })).toMatch(/#messages$/);
	expect(pathOf({ ...asked, status: 'withdrawn' })).toMatch(/^\/contact\?/);
	expect(pathOf({ ...asked, internship: { ...internship, source: 'site' } })).toMatch(
		/^\/contact\?/,
	);
	const company = 'Tidewell';
	expect(pathOf({ ...asked, standing: { kind: 'taken-down', company } })).toMatch(/^\/contact\?/);
	const refused = { kind: 'refused', company } as const;
	expect(pathOf({ ...asked, standing: { ...refused, until: null } })).toMatch(/^\/contact\?/);
	expect(pathOf({ ...asked, standing: { ...refused, until: '2026-12-20' } })).toMatch(/#messages$/);
});

it('says who answers, on the page of an internship as on that of the application', () => {
	const listing = {
		source: 'employer',
		slug: 'loom-intern',
		status: 'open',
		title: 'Loom Intern',
		company: 'Tidewell',
	} as const;
	const applied = { id: '7b0e', status: 'submitted' as const };
	const employer = {
		to: '/account/applications/7b0e#messages',
		label: 'Ask the employer a question',
	};
	expect(questionAbout(listing, applied)).toEqual(employer);
	expect(questionFor({ ...application, internship: listing as AppliedFor })).toEqual(employer);
	const office = { to: expect.stringMatching(/^\/contact\?/), label: 'Ask our office a question' };
	const before = { ...employer, to: '/account/questions?internship=loom-intern' };
	expect(questionAbout(listing, undefined)).toEqual(before);
	expect(questionAbout({ ...listing, status: 'paused' }, undefined)).toEqual(before);
	expect(questionAbout(listing, { ...applied, status: 'withdrawn' })).toEqual(before);
	expect(questionAbout({ ...listing, status: 'closed' }, undefined)).toEqual(office);
	expect(questionAbout({ ...listing, source: 'site' }, applied)).toEqual(office);
	expect(questionAbout({ ...listing, source: 'site' }, undefined)).toEqual(office);
	expect(questionFor(application).label).toBe(office.label);
});
