import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { employerWorld } from '#test/rows/employer-world.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { tellOffice } from './tell-office.ts';

const OFFICE = 'office@example.org';

let started: TestBackend;
let admin: Sql;
let host: { id: string; employer: string };
let internship: string;

beforeAll(async () => {
	started = await startTestBackend({ officeAddress: `The Office <${OFFICE}>` });
	admin = postgres(started.adminUrl, { max: 2 });
	const world = employerWorld(started, admin);
	host = await world.employer('rosa@example.org', 'Harrow & Pike');
	internship = await world.publish(host.employer, 'yard-intern');
});
beforeEach(async () => {
	await admin`delete from posting_rules.corrections`;
	await admin`delete from staff_rules.company_changes`;
	await admin`delete from public.message_reviews`;
	await admin`delete from public.person_requests`;
	await admin`delete from outbox.office_told`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** A moment in London of a week in winter that begins on a Monday. */
const at = (day: number, time: string) =>
	new Date(`2026-12-${String(6 + day).padStart(2, '0')}T${time}:00Z`);
const [MONDAY, TUESDAY, SATURDAY] = [1, 2, 6] as const;
const tell = (now: Date) => tellOffice(started.backend.sql, now);
const correct = (since: Date) => admin`
	insert into posting_rules.corrections (internship_id, approved, first_at) values (${internship}, '{}', ${since})`;
const changeCompany = (since: Date) => admin`
	insert into staff_rules.company_changes (employer_id, checked, first_at) values (${host.employer}, '{}', ${since})`;
const holdMessage = (since: Date) => admin`
	insert into public.message_reviews (employer_id, user_id, to_status, message, found, people, asked_at)
	values (${host.employer}, ${host.id}, 'interview', 'Send your passport.', '{document}', 1, ${since})`;
const request = (due: string) => admin`
	insert into public.person_requests (kind, person, received_on, due_on)
	values ('access', 'Ann', ${due}::date - 31, ${due})`;

test('nothing that waits is nothing to tell', async () => {
	expect(await tell(at(MONDAY, '10:00'))).toBe(false);
});

test.each([
	['a correction', correct],
	['a changed company', changeCompany],
	['a held message to applicants', holdMessage],
])('%s is told after two hours, once', async (_, wait) => {
	await wait(at(MONDAY, '09:00'));
	expect(await tell(at(MONDAY, '10:59'))).toBe(false);
	expect(await tell(at(MONDAY, '11:01'))).toBe(true);
	expect(await tell(at(MONDAY, '11:11'))).toBe(false);
	expect(await tell(at(TUESDAY, '09:00'))).toBe(false);
});

test('a request is told a week before its last day, and the day before', async () => {
	await request('2026-12-15');
	const told: string[] = [];
	for (const day of ['07', '08', '09', '10', '11', '14', '15'])
		if (await tell(new Date(`2026-12-${day}T09:00:00Z`))) told.push(day);
	expect(told).toEqual(['08', '14']);
});

test('nobody is told on a bank holiday', async () => {
	await correct(new Date('2026-12-24T15:00:00Z'));
	for (const moment of ['2026-12-25T10:00:00Z', '2026-12-28T10:00:00Z'])
		expect(await tell(new Date(moment))).toBe(false);
	expect(await tell(new Date('2026-12-29T10:00:00Z'))).toBe(true);
});

test('it is told on working days by day, and at most once in two hours', async () => {
	await correct(at(SATURDAY - 1, '17:00'));
	for (const moment of [
		at(SATURDAY - 1, '19:30'),
		at(SATURDAY, '10:00'),
		at(SATURDAY + 1, '10:00'),
	])
		expect(await tell(moment)).toBe(false);
	const next = (time: string) => at(MONDAY + 7, time);
	expect(await tell(next('07:50'))).toBe(false);
	expect(await tell(next('08:00'))).toBe(true);
	await holdMessage(next('07:00'));
	expect(await tell(next('09:30'))).toBe(false);
	expect(await tell(next('10:10'))).toBe(true);
	expect(await tell(next('12:20'))).toBe(false);
});

test('two processes at once tell it in one mail, which counts every queue', async () => {
	await correct(at(MONDAY, '08:00'));
	await holdMessage(at(MONDAY, '08:00'));
	await admin`insert into public.contacts (name, email, subject, message, created_at)
		values ('Ann', 'ann@example.org', 'Visa', 'May I?', ${at(MONDAY, '09:00')})`;
	const now = at(MONDAY, '11:00');
	expect((await Promise.all([tell(now), tell(now)])).toSorted()).toEqual([false, true]);
	const mails = async () =>
		(await started.backend.mailbox()).filter(({ subject }) => / for staff$/.test(subject));
	await vi.waitUntil(async () => (await mails()).length > 0, { timeout: 30_000 });
	expect(await mails()).toMatchObject([{ to: OFFICE, subject: '3 things wait for staff' }]);
	const text = (await mails())[0]?.text ?? '';
	for (const [label, path] of [
		['Corrections to look at: 1', '/staff/corrections'],
		['Messages: 1', '/staff/messages'],
		['Messages to applicants: 1', '/staff/applicant-messages'],
	] as const) {
		expect(text).toContain(label);
		expect(text).toContain(path);
	}
	expect(text).toContain('since 7 December 2026');
	expect(text).not.toContain('passport');
});
