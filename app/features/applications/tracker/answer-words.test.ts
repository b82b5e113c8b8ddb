import { expect, it } from 'vitest';
import { answerDueOn } from '#schema/applications/answers.ts';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { answerWords, dueWords, lateBy } from './answer-words.ts';

const due = { answer_due_on: '2026-11-22', internship: null };

it.each([
	[
		'submitted',
		'2026-11-22',
		'You will hear by 22 November 2026, end of the day, UK time, whatever the answer is.',
	],
	['submitted', '2026-11-23', /^An answer was promised by 22 November 2026 and is 1 day late\./],
	['in-review', '2026-11-25', /is 3 days late\./],
	['in-review', '2026-11-01', /begun to read .* You will hear by 22 November 2026/],
	['unanswered', '2027-01-01', /^We promised you an answer and have not given one/],
	['offered', '2027-01-01', /accept or decline/],
	['interview', '2027-01-01', /agree a time, reply to our email .* goes to us\.$/],
] as const)('%s on %s', (status, today, words) => {
	expect(answerWords({ ...due, status }, today)).toMatch(words);
});

it('says what an invitation with times asks for, and what has become of it', () => {
	const interview = {
		...{ event: 'e1', times: [], minutes: 30, place: null, one_each: true, cancelled: false },
		answer: null,
	};
	const words = (change: object, today = '2026-12-03') =>
		answerWords({ ...due, status: 'interview', interview: { ...interview, ...change } }, today);
	const answer = { number: 1, at: '', starts_at: null, message: null, zone: null };
	expect(words({})).toMatch(/^We would like to meet you\. Choose one of the times, or say/);
	expect(words({ answer })).toMatch(/Choose one of the times/);
	expect(words({ answer: { ...answer, message: 'Friday suits me.' } })).toMatch(
		/none of the times/,
	);
	const starts_at = '2026-12-03T10:00:00.000Z';
	const agreed = { answer: { ...answer, starts_at } };
	expect(words(agreed)).toBe('You have chosen a time. Our email to both of you has it.');
	expect(words(agreed, '2026-12-01')).toMatch(/, and we remind you the day before\.$/);
	expect(words(agreed, '2026-12-04')).toMatch(
		/^Your interview was on Thursday 3 December 2026\. We say what comes next/,
	);
	expect(words({ cancelled: true })).toMatch(/^We have cancelled the interview\. .* to us,/);
});

it('says what an employer who is late has to expect, and when the waiting ends', () => {
	const late = { ...due, status: 'submitted' as const };
	expect(answerWords(late, '2026-11-25')).toMatch(
		/about you\. If none has come by 6 December 2026, this closes as “No answer from us”\.$/,
	);
	expect(answerWords({ ...late, internship: { source: 'site' } }, '2026-11-25')).not.toMatch(
		/post/,
	);
	expect(answerWords({ ...late, internship: { source: 'employer' } }, '2026-11-25')).toMatch(
		/reminded the employer, who can post nothing new until you have it\. If none .* closes as “No answer from the employer”\.$/,
	);
});

it.each(APPLICATION_STATUSES)('%s is in words', (status) => {
	expect(answerWords({ ...due, status }, '2026-11-22')).toMatch(/^[A-Z].*\.$/);
});

it('is late only while there is no answer', () => {
	const late = APPLICATION_STATUSES.filter(
		(status) => lateBy({ ...due, status }, '2026-11-30') > 0,
	);
	expect(late).toEqual(['submitted', 'in-review']);
});

it('tells who answers by which day, not in how many days', () => {
	const today = '2026-11-22';
	expect(dueWords(answerDueOn(today, 14), today)).toBe('Answer by 6 December');
	expect(dueWords(today, today)).toBe('Answer by today');
});
