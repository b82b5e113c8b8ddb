import { expect, it } from 'vitest';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { closedWords, questionPath } from './application-links.tsx';
import { answerCalendar } from './calendar-button.tsx';

const application = {
	id: '7b0e',
	created_at: '2026-11-21T12:00:00Z',
	answer_due_on: '2026-12-06',
	program_type: 'london' as const,
	program_name: 'My secret plan',
	internship: null,
};

it('a question names the type of program, and nothing that somebody typed', () => {
	const { searchParams, pathname } = new URL(questionPath(application), 'https://site.example');
	expect(pathname).toBe('/contact');
	expect(Object.fromEntries(searchParams)).toEqual({
		subject: 'Question about my application: London Program',
		category: 'student-inquiries',
	});
});

it('the calendar has the day of the answer, and the way to the application', () => {
	const file = answerCalendar(application, {
		origin: 'https://site.example',
		hostname: 'site.example',
	});
	expect(file).toContain('DTSTART;VALUE=DATE:20261206\r\nDTEND;VALUE=DATE:20261207\r\n');
	expect(file).toContain('UID:answer-7b0e@site.example\r\n');
	expect(file).toContain('URL:https://site.example/account/applications/7b0e\r\n');
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
