import { expect, it } from 'vitest';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { applicationDay } from './application-day.ts';
import { calendarFile } from './calendar-file.ts';

const SITE = 'https://site.example';
const TODAY = '2026-11-22';
const application = {
	id: '7b0e',
	created_at: '2026-11-21T12:00:00+00:00',
	status: 'submitted',
	answer_due_on: '2026-12-06',
	offer_until: null,
	program_type: 'london',
	program_name: null,
	internship: { title: 'Data Intern', company: 'Tidewell', location: 'Leeds' } as AppliedFor,
	events: [{ at: '2026-11-21T12:00:00+00:00' }],
} as unknown as StudentApplication;
const linesOf = (changes: Partial<StudentApplication> = {}) => {
	const result = applicationDay(SITE, { ...application, ...changes }, TODAY);
	if (!result) return null;
	const text = calendarFile({ about: 'Applications' }, [result.day]);
	return [result.file, ...text.replaceAll('\r\n ', '').split('\r\n')];
};
const offered = {
	status: 'offered',
	offer_until: '2026-12-10',
	events: [...application.events, { at: '2026-11-22T09:00:00+00:00' }],
} as unknown as Partial<StudentApplication>;

it('is the day by which an answer is promised, with the way to the application', () => {
	expect(linesOf()).toEqual(
		expect.arrayContaining([
			'Answer Data Intern Tidewell.ics',
			'UID:answer-7b0e@site.example',
			'SEQUENCE:1',
			'DTSTAMP:20261121T120000Z',
			'DTSTART;VALUE=DATE:20261206',
			'SUMMARY:Answer due: Data Intern',
			`DESCRIPTION:Tidewell\\, Leeds. Until the end of the day\\, UK time.\\n${SITE}/account/applications/7b0e`,
		]),
	);
});

it('is the day by which an offer is to be answered, changed with the offer', () => {
	expect(linesOf(offered)).toEqual(
		expect.arrayContaining([
			'Offer Data Intern Tidewell.ics',
			'UID:offer-7b0e@site.example',
			'SEQUENCE:2',
			'DTSTAMP:20261122T090000Z',
			'DTSTART;VALUE=DATE:20261210',
			'SUMMARY:Last day to answer your offer: Data Intern',
		]),
	);
});

it('of one in general is named by what was typed, or its type', () => {
	const general = { internship: null, program_name: ' Looms: a year ' };
	expect(linesOf(general)?.[0]).toBe('Answer Looms a year.ics');
	expect(linesOf({ ...general, program_name: null })?.[0]).toBe('Answer London Program.ics');
});

it.each([
	['is late', { answer_due_on: '2026-11-21' }],
	['has been given', { status: 'rejected' as const }],
	['was an offer that has ended', { ...offered, offer_until: '2026-11-21' }],
	['was an offer without a last day', { ...offered, offer_until: null }],
])('is none where the answer %s', (_, changes) => {
	expect(linesOf(changes)).toBeNull();
});
