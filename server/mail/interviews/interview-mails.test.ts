import { describe, expect, test } from 'vitest';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { readCalendar } from '#test/rows/calendar-lines.ts';
import type { InterviewRow } from './interview-file.ts';
import { interviewMails, reminderMails } from './interview-mails.ts';

const rosa = { email: 'rosa@tidewell.example', name: 'Rosa Lind' };
const settings = {
	siteUrl: 'https://site.example',
	officeAddress: 'The office <office@example.org>',
};
const row: InterviewRow = {
	application_id: 'a1',
	program_type: 'london',
	program_name: 'Data Intern, Tidewell',
	attempt: 1,
	email: 'ann@example.org',
	name: 'Ann',
	company: 'Tidewell',
	told: [rosa],
	contact: rosa,
	holds: '2026-12-03T10:00:00.000Z',
	today: '2026-12-02',
};
const chosen: InterviewNews = {
	what: 'chosen',
	at: '2026-11-28T12:00:00.000Z',
	revision: 0,
	starts_at: '2026-12-03T10:00:00.000Z',
	minutes: 30,
	place: 'https://meet.example/abc',
	message: null,
	zone: null,
};
const mails = (news: Partial<InterviewNews> = {}, change: Partial<InterviewRow> = {}) =>
	interviewMails({ ...row, ...change }, settings, { ...chosen, ...news });

describe('the mails about an interview', () => {
	test('say day, time and place to both, with the other side in the calendar file', () => {
		const [student, host, ...others] = mails();
		expect(others).toEqual([]);
		expect(student).toMatchObject({
			to: 'ann@example.org',
			subject: 'Your interview is arranged: Data Intern, Tidewell',
			replyTo: rosa.email,
		});
		expect(host).toMatchObject({
			to: rosa.email,
			subject: 'Interview arranged with Ann: Data Intern, Tidewell',
			replyTo: 'ann@example.org',
		});
		for (const mail of [student, host]) {
			expect(mail?.text).toContain('Thursday 3 December 2026, 10:00 to 10:30, UK time');
			expect(mail?.text).toContain('> https://meet.example/abc');
		}
		expect(student?.calendar).toMatch(/ORGANIZER;CN="Rosa Lind":(mailto|MAILTO):rosa@tidewell/);
		expect(host?.calendar?.replaceAll('\r\n ', '')).toMatch(
			/ORGANIZER;CN="Ann":(mailto|MAILTO):ann@/,
		);
		expect(readCalendar(student?.calendar).uid).not.toBe(readCalendar(host?.calendar).uid);
	});

	test('say the time where the student is, where clocks show another one', () => {
		const [student, host] = mails({ zone: 'Asia/Ho_Chi_Minh' });
		expect(student?.text).toContain(
			'Where you are, that is Thursday 3 December, 17:00 (Asia/Ho Chi Minh).',
		);
		expect(host?.text).toContain('Where Ann is, that is Thursday 3 December, 17:00');
		expect(mails({ zone: 'Europe/London' })[0]?.text).not.toContain('Where you are');
	});

	test.each(['cancelled', 'ended'] as const)('take it out of calendars when it is %s', (what) => {
		for (const mail of mails({ what, revision: 3 }))
			expect(readCalendar(mail.calendar)).toMatchObject({ method: 'CANCEL', sequence: '3' });
	});

	test('say to several of a company who is reminded, which some of them may not be', () => {
		const imran = { email: 'imran@tidewell.example', name: null };
		const today = '2026-12-01';
		const [, one] = mails({}, { today });
		expect(one?.text).toContain('We remind you both the day before.');
		const [student, ...hosts] = mails({}, { today, told: [rosa, imran] });
		expect(student?.text).toContain('we remind you the day before');
		for (const { text } of hosts) {
			expect(text).toContain('we remind Ann, and those of your company who get the emails');
			expect(text).not.toContain('you both');
		}
	});

	test('go to each member who is told, or to the office', () => {
		const imran = { email: 'imran@tidewell.example', name: null };
		expect(mails({}, { told: [rosa, imran] }).map(({ to }) => to)).toEqual([
			'ann@example.org',
			rosa.email,
			imran.email,
		]);
		const [student, office] = mails({}, { told: [], contact: null, company: null });
		expect(office).toMatchObject({ to: 'office@example.org' });
		expect(office?.text).toContain('https://site.example/staff/applications/a1');
		expect(student?.replyTo).toBe('office@example.org');
		expect(student?.text).not.toMatch(/employer/i);
	});

	test('of a student whom no time suits go to those who invite, with the sentence', () => {
		const message = 'Friday would suit me.';
		const none = mails({ what: 'none', starts_at: null, message });
		expect(none.map(({ to, calendar }) => [to, calendar])).toEqual([[rosa.email, undefined]]);
		expect(none[0]?.text).toContain(`> ${message}`);
	});

	test('of the day before go out while the time holds', () => {
		const news = { ...chosen, what: 'reminder' as const };
		const reminders = reminderMails(row, settings, news);
		expect(reminders.map(({ subject }) => subject)).toEqual([
			'Your interview is tomorrow: Data Intern, Tidewell',
			'Interview tomorrow with Ann: Data Intern, Tidewell',
		]);
		expect(reminders.every(({ calendar }) => calendar === undefined)).toBe(true);
		expect(reminderMails({ ...row, holds: null }, settings, news)).toEqual([]);
	});

	test('promise a reminder where its day is still to come', () => {
		const promised = (today: string) =>
			mails({}, { today }).map(({ text }) => /remind you/.test(text));
		expect(promised('2026-12-01')).toEqual([true, true]);
		expect(promised('2026-12-02')).toEqual([false, false]);
	});

	test('of the day before say so where they are written a day late, and are not written after it', () => {
		const news = { ...chosen, what: 'reminder' as const };
		const subjects = (today: string) =>
			reminderMails({ ...row, today }, settings, news).map(({ subject }) => subject.split(':')[0]);
		expect(subjects('2026-12-03')).toEqual(['Your interview is today', 'Interview today with Ann']);
		expect(subjects('2026-12-04')).toEqual([]);
	});
});
