import { expect, it } from 'vitest';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { closedWords, questionPath } from './application-links.tsx';

const application = {
	id: '7b0e',
	created_at: '2026-11-21T12:00:00Z',
	answer_due_on: '2026-12-06',
	status: 'submitted' as const,
	program_type: 'london' as const,
	program_name: 'My secret plan',
	internship: null,
	standing: null,
};

it('a question names the type of program, and nothing that somebody typed', () => {
	const { searchParams, pathname } = new URL(questionPath(application), 'https://site.example');
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
	expect(questionPath(asked)).toBe('/account/applications/7b0e#messages');
	expect(questionPath({ ...asked, status: 'interview' })).toMatch(/#messages$/);
	expect(questionPath({ ...asked, status: 'withdrawn' })).toMatch(/^\/contact\?/);
	expect(questionPath({ ...asked, internship: { ...internship, source: 'site' } })).toMatch(
		/^\/contact\?/,
	);
	const company = 'Tidewell';
	expect(questionPath({ ...asked, standing: { kind: 'taken-down', company } })).toMatch(
		/^\/contact\?/,
	);
	const refused = { kind: 'refused', company } as const;
	expect(questionPath({ ...asked, standing: { ...refused, until: null } })).toMatch(/^\/contact\?/);
	expect(questionPath({ ...asked, standing: { ...refused, until: '2026-12-20' } })).toMatch(
		/#messages$/,
	);
});

const words = (status: StudentApplication['status'], of: AppliedFor['status']) =>
	closedWords({ status, internship: { status: of } as AppliedFor });

it('says that the internship is paused or closed, while that matters to its student', () => {
	expect(words('submitted', 'open')).toBeNull();
	expect(words('submitted', 'paused')).toBe('The internship is paused. Your application stands.');
	expect(words('interview', 'closed')).toBe('The internship has closed. Your application stands.');
	expect(words('withdrawn', 'paused')).toBe('The internship is paused.');
	expect(words('rejected', 'closed')).toBeNull();
	expect(closedWords({ status: 'submitted', internship: null })).toBeNull();
});
