import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { csvRecords } from '#schema/csv/records.ts';
import type { EmployerCheck } from '#schema/employers/employer-checks.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { DaysQuestion } from '#schema/internships/import/days.ts';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import type { StaffLogPage, StaffOverview, StaffWeek } from '#schema/staff/staff.ts';
import type {
	StaffMessage,
	StaffPage,
	StaffPerson,
	StaffReport,
} from '#schema/staff/staff-answers.ts';
import { verifyEmployer } from '#server/deeds/staff/verify-employer.ts';
import { csvLine } from '#server/http/sent-files.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';
import { noonIn } from '#test/noon.ts';
import { holdNotices, releaseNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let member: { id: string; token: string };
let former: { id: string; token: string };
let student: { id: string; token: string };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	member = await signedUp(started.backend, 'member@example.org');
	former = await signedUp(started.backend, 'former@example.org');
	student = await signedUp(started.backend, 'student@example.org');
	await admin`insert into public.staff (user_id) values (${member.id})`;
});
beforeEach(async () => {
	for (const table of ['applications', 'internships', 'employers', 'contacts', 'reports'])
		await admin`delete from ${admin(`public.${table}`)}`;
	await admin`delete from public.staff_log`;
});
afterAll(() => close());

function ask<T = { code: string }>(
	method: string,
	path: string,
	{ token = member.token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, path, { token, body });
}

const overview = async () => (await ask<StaffOverview>('GET', '/staff')).body;

describe('whoever is not staff', () => {
	test.each([
		['GET', '/staff'],
		['GET', '/staff/weeks'],
		['GET', '/staff/searches'],
		['GET', '/staff/log'],
		['POST', '/staff/log/search'],
		['POST', '/staff/log.csv'],
		['GET', '/staff/figures'],
		['GET', `/staff/employers/${NOWHERE}`],
		['GET', `/staff/employers/${NOWHERE}/lists/log`],
		['POST', `/staff/employers/${NOWHERE}/ask`],
		['POST', '/staff/drafts/return'],
		['POST', '/staff/claims'],
		['GET', '/staff/drafts/approved'],
		['GET', '/staff/employers'],
		['POST', `/staff/employers/${NOWHERE}/verify`],
		['POST', `/staff/employers/${NOWHERE}/refuse`],
		['POST', `/staff/employers/${NOWHERE}/take-back`],
		['GET', '/staff/messages'],
		['POST', `/staff/messages/${NOWHERE}/answer`],
		['GET', '/staff/reports'],
		['POST', `/staff/reports/${NOWHERE}/resolve`],
		['POST', '/staff/people/search'],
		['POST', `/staff/people/${NOWHERE}/copy`],
		['POST', `/staff/people/${NOWHERE}/delete`],
		['POST', '/staff/catalogue/import'],
		['POST', '/staff/catalogue/export'],
		['GET', '/staff/requests'],
		['GET', '/staff/members'],
		['POST', '/staff/members'],
	])('is answered for %s %s as if there were nothing', async (method, path) => {
		const body = method === 'POST' ? {} : undefined;
		for (const token of ['', 'a.b.c'])
			expect((await ask(method, path, { token, body })).status).toBe(401);
		for (const { token } of [student, former])
			expect(await ask(method, path, { token, body })).toEqual({
				status: 404,
				body: expect.objectContaining({ code: 'not_found', message: 'There is no such page.' }),
			});
	});

	test('any more is refused from that moment, with the same token', async () => {
		await admin`insert into public.staff (user_id) values (${former.id})`;
		expect((await ask('GET', '/staff', former)).status).toBe(200);
		await admin`delete from public.staff where user_id = ${former.id}`;
		expect((await ask('GET', '/staff', former)).status).toBe(404);
	});
});

test('the last ten weeks begin on Mondays, and count applications and accounts', async () => {
	await admin`insert into public.applications
		(user_id, program_type, motivation, experience, availability, answer_due_on)
		values (${student.id}, 'remote', 'm', 'e', 'a', now()::date + 15)`;
	const { status, body } = await ask<StaffWeek[]>('GET', '/staff/weeks');
	expect(status).toBe(200);
	expect(body).toHaveLength(10);
	expect(body.every(({ begins }) => new Date(begins).getUTCDay() === 1)).toBe(true);
	expect(body.at(-1)).toMatchObject({ applications: 1, sign_ups: 3 });
	expect(body[0]).toMatchObject({ applications: 0, sign_ups: 0 });
});

test('words that found nothing are shown from the fifth day on, once for each day', async () => {
	const note = (words: string, day: string) =>
		admin`select catalogue.note_empty_search(${words}, ${day}, 2)`;
	for (const day of [1, 2, 3, 4]) await note('glass blowing', `2026-11-0${day}`);
	await note('glass blowing', '2026-11-04');
	expect((await ask('GET', '/staff/searches')).body).toEqual([]);
	await note('glass blowing', '2026-11-05');
	await note('once', '2026-11-05');
	// A day has only so many.
	await note('too many', '2026-11-05');
	expect((await ask('GET', '/staff/searches')).body).toEqual([
		{ words: 'glass blowing', days: 5, last: '2026-11-05' },
	]);
	const [{ count } = { count: 0 }] = await admin<{ count: number }[]>`
		select count(*)::integer from catalogue.empty_searches`;
	expect(count).toBe(6);
});

describe('what waits', () => {
	test('is nothing at first', async () => {
		expect(await overview()).toMatchObject({
			email: 'member@example.org',
			waiting: [
				{ kind: 'drafts', count: 0, oldest: null },
				{ kind: 'corrections', count: 0, oldest: null },
				{ kind: 'employers', count: 0, oldest: null },
				{ kind: 'companies', count: 0, oldest: null },
				{ kind: 'overdue', count: 0, oldest: null },
				{ kind: 'messages', count: 0, oldest: null },
				{ kind: 'applicant-messages', count: 0, oldest: null },
				{ kind: 'reports', count: 0, oldest: null },
				{ kind: 'requests', count: 0, oldest: null },
				{ kind: 'applications', count: 0, oldest: null },
			],
			overdue: [],
			overdue_employers: 0,
		});
	});

	test('is counted, with the day of the oldest', async () => {
		const { today } = await overview();
		await admin`insert into public.contacts (name, email, subject, message)
			values ('Ann', 'ann@example.org', 'Visa', 'May I?'), ('Bob', 'bob@example.org', 'Visa', 'May I?')`;
		await admin`update public.contacts set created_at = ${noonIn(-3)} where name = 'Ann'`;
		const [employer] = await admin<{ id: string }[]>`
			insert into public.employers (user_id, company_name, contact_person, profile_completed, host_since)
			values (${student.id}, 'Tidewell', 'Jo', true, now()) returning id`;
		const [listing] = await admin<{ id: string }[]>`
			insert into public.internships ${admin(
				internshipRow('loom-intern', { source: 'employer', employer_id: employer?.id }),
			)} returning id`;
		const columns = { program_type: 'london', motivation: 'm', experience: 'e', availability: 'a' };
		await admin`insert into public.applications ${admin([
			{
				...columns,
				user_id: former.id,
				internship_id: listing?.id ?? '',
				answer_due_on: '2026-11-01',
			},
			{ ...columns, user_id: student.id, internship_id: listing?.id ?? '', answer_due_on: today },
		])}`;
		await admin`insert into public.applications ${admin({ ...columns, user_id: student.id })}`;
		await admin`insert into public.internship_drafts (employer_id, content, state, submitted_at)
			values (${employer?.id ?? ''}, '{}', 'submitted', now())`;
		const { waiting, overdue, overdue_employers } = await overview();
		expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
			['drafts', 1],
			['corrections', 0],
			['employers', 1],
			['companies', 0],
			['overdue', 1],
			['messages', 2],
			['applicant-messages', 0],
			['reports', 0],
			['requests', 0],
			['applications', 1],
		]);
		expect(overdue).toEqual([{ company: 'Tidewell', count: 1, oldest: '2026-11-01' }]);
		expect(overdue_employers).toBe(1);
		const messages = waiting.find(({ kind }) => kind === 'messages');
		expect(Date.parse(today) - Date.parse(messages?.oldest ?? '')).toBe(3 * 86_400_000);
	});
});

describe('the log', () => {
	test('is read newest first, fifty lines at a time', async () => {
		await admin`insert into public.staff_log (staff_email, action, subject, detail)
			select 'member@example.org', 'verify', 'employer', n::text from generate_series(1, 60) as n`;
		const first = (await ask<StaffLogPage>('GET', '/staff/log')).body;
		const second = (await ask<StaffLogPage>('GET', `/staff/log?before=${first.next}`)).body;
		const details = [...first.items, ...second.items].map(({ detail }) => Number(detail));
		expect(details).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
		expect([first.items.length, second.next]).toEqual([50, null]);
	});

	test('names each subject as it is called now, and nothing that is gone', async () => {
		const [message] = await admin<{ id: string }[]>`
			insert into public.contacts (name, email, subject, message)
			values ('Ann', 'ann@letters.example', 'Which visa?', 'May I?') returning id`;
		const gone = '99999999-9999-4999-8999-999999999999';
		await admin`insert into public.staff_log (staff_email, action, subject, subject_id) values
			('member@example.org', 'close', 'message', ${message?.id ?? ''}),
			('member@example.org', 'copy', 'account', ${member.id}),
			('member@example.org', 'copy', 'account', ${gone}),
			('member@example.org', 'cvs-exported', 'application', null)`;
		const { items } = (await ask<StaffLogPage>('GET', '/staff/log')).body;
		expect(items.slice(0, 4).map(({ name }) => name)).toEqual([
			null,
			null,
			'member@example.org',
			'Which visa?',
		]);
	});

	test.each(['before=x', 'before=-1', 'limit=1'])('is not read for ?%s', async (query) => {
		expect((await ask('GET', `/staff/log?${query}`)).status).toBe(400);
	});
});

describe('an employer', () => {
	const profile = {
		company_name: 'Tidewell',
		contact_person: 'Jo',
		website: 'https://tidewell.example',
	};
	const save = async (change: object = {}) => {
		await asWritingPerson(
			started.backend.sql,
			student.id,
			(tx) => tx`
				insert into public.employers ${tx({ user_id: student.id, ...profile, profile_completed: true, ...change })}
				on conflict (user_id) do update set company_name = excluded.company_name,
					website = excluded.website, location = excluded.location, phone = excluded.phone,
					contact_person = excluded.contact_person, company_number = excluded.company_number`,
		);
	};
	const list = async (show = 'waiting') =>
		(await ask<StaffPage<StaffEmployer>>('GET', `/staff/employers?show=${show}`)).body.items;
	const waiting = async () => {
		const [employer] = await list();
		if (!employer) throw new Error('Nobody waits.');
		return employer;
	};
	const decide = (verb: 'verify' | 'refuse', { id }: { id: string }, body: object) =>
		ask('POST', `/staff/employers/${id}/${verb}`, { body });
	/** Without waiting for the ten minutes in which it can be taken back. */
	const verifyNow = async (employer: StaffEmployer) => {
		const decided = await decide('verify', employer, verified(employer));
		await ask('POST', `/staff/employers/${employer.id}/verify-now`, { body: {} });
		return decided;
	};
	const verified = ({ updated_at }: StaffEmployer) => ({
		expected: updated_at,
		checks: ['company-number', 'website'] as EmployerCheck[],
		company_number: '01234567',
		note: 'Called back.',
	});
	const mailsTo = async (address: string, about: RegExp) =>
		(await started.backend.mailbox()).filter(
			({ to, subject }) => to === address && about.test(subject),
		).length;
	const row = async () =>
		(
			await admin`select verified, asked_at, verified_at, refused_at, refusal from public.employers`
		)[0];

	test('with a complete profile waits, and the office is mailed once', async () => {
		const before = await mailsTo(started.config.officeAddress, /^Employer to verify/);
		await save({ profile_completed: false });
		expect(await list()).toEqual([]);
		await admin`delete from public.employers`;
		await save();
		await save({ location: 'Leeds' });
		expect(await list()).toMatchObject([
			{ company_name: 'Tidewell', email: 'student@example.org', verified_at: null, decisions: [] },
		]);
		await vi.waitUntil(
			async () =>
				(await mailsTo(started.config.officeAddress, /^Employer to verify: Tidewell/)) ===
				before + 1,
			{ timeout: 30_000 },
		);
	});

	test('is shown with the other members of the company', async () => {
		await save();
		expect((await waiting()).colleagues).toEqual([]);
		const owen = await signedUp(started.backend, 'owen@tidewell.example');
		await admin`insert into public.company_members (employer_id, user_id, role)
			select id, ${owen.id}, 'recruiter' from public.employers`;
		expect((await waiting()).colleagues).toEqual([
			{ email: 'owen@tidewell.example', role: 'recruiter' },
		]);
		await admin`delete from auth.users where id = ${owen.id}`;
	});

	test('is verified with what was checked, mailed, and written into the log', async () => {
		await save();
		const employer = await waiting();
		const [draft] = await admin<{ id: string }[]>`insert into public.internship_drafts
			${admin({ employer_id: employer.id, content: { title: 'Warp Intern' } as never })} returning id`;
		expect((await verifyNow(employer)).status).toBe(200);
		expect(await row()).toMatchObject({ verified: true, asked_at: null, refusal: null });
		expect((await list('verified'))[0]?.decisions).toMatchObject([
			{ outcome: 'verified', checks: ['company-number', 'website'], company_number: '01234567' },
		]);
		const by = { staff_id: member.id, subject: 'employer', subject_id: employer.id };
		expect(
			await admin`select staff_id, action, subject, subject_id from public.staff_log order by number`,
		).toEqual([
			{ ...by, action: 'verify' },
			{ ...by, action: 'verify-now' },
		]);
		await vi.waitUntil(
			async () => (await mailsTo('student@example.org', /^Your company is verified/)) === 1,
			{ timeout: 30_000 },
		);
		const mail = (await started.backend.mailbox()).find(({ subject }) =>
			/^Your company is verified/.test(subject),
		)?.text;
		expect(mail).toContain('Your draft “Warp Intern” waits for you');
		expect(mail).toContain(`/employer-dashboard/internships/${draft?.id}`);
		await save({ location: 'York' });
		expect(await row()).toMatchObject({ verified: true });
	});

	test('that has changed after it was verified is looked at, with the difference, once', async () => {
		await save();
		const first = await waiting();
		await verifyNow(first);
		expect(await list('changed')).toEqual([]);
		await save({ location: 'Hull' });
		await save({ location: 'Hull', contact_person: 'Mo', phone: '0113 496 0000' });
		const [changed] = await list('changed');
		expect(changed).toMatchObject({
			location: 'Hull',
			contact_person: 'Mo',
			verified_at: expect.stringMatching(/^2/),
		});
		expect(changed?.changes?.checked).toMatchObject({
			location: null,
			contact_person: 'Jo',
			phone: null,
		});
		const waits = async () =>
			(await overview()).waiting.find(({ kind }) => kind === 'companies')?.count;
		expect(await waits()).toBe(1);
		const accept = (expected = changed?.updated_at, by = member.token) =>
			ask('POST', `/staff/employers/${changed?.id}/accept-changes`, {
				body: { expected },
				token: by,
			});
		expect((await accept(undefined, student.token)).status).toBe(404);
		expect((await accept(first.updated_at)).status).toBe(409);
		expect((await Promise.all([accept(), accept()])).map(({ status }) => status).sort()).toEqual([
			200, 409,
		]);
		expect(await waits()).toBe(0);
		expect(await list('changed')).toEqual([]);
		expect(
			await admin`select action, detail from public.staff_log where action = 'accept-changes'`,
		).toEqual([{ action: 'accept-changes', detail: 'Tidewell\ncontact_person, location, phone' }]);
	});

	test('that changes back, or is verified again, waits for nothing', async () => {
		await save({ location: 'Leeds' });
		const first = await waiting();
		await verifyNow(first);
		await save({ location: 'Hull' });
		await save({ location: 'Leeds' });
		expect(await list('changed')).toEqual([]);
		await save({ location: 'Hull', company_name: 'Tidewell Mills' });
		expect(await list('changed')).toEqual([]);
		const again = await waiting();
		expect(again.changes?.checked).toMatchObject({ location: 'Leeds', company_name: 'Tidewell' });
		const refused = await ask('POST', `/staff/employers/${again.id}/accept-changes`, {
			body: { expected: again.updated_at },
		});
		expect(refused.status).toBe(422);
		await verifyNow(again);
		expect(await list('verified')).toMatchObject([{ changes: null }]);
	});

	test('with a name like that of a verified company, or of two alphabets, comes with a warning', async () => {
		await save({ company_name: 'Tidewell Limited' });
		expect((await waiting()).warnings).toEqual([]);
		await admin`insert into public.employers
			(user_id, company_name, contact_person, profile_completed, verified)
			values (${former.id}, 'Tidewell', 'Rosa', true, true)`;
		expect((await waiting()).warnings).toEqual([{ kind: 'like-verified', company: 'Tidewell' }]);
		await save({ company_name: 'Тidewell' });
		expect((await waiting()).warnings).toEqual([
			{ kind: 'mixed-scripts', text: 'Тidewell' },
			{ kind: 'like-verified', company: 'Tidewell' },
		]);
		expect(await list('verified')).toMatchObject([{ company_name: 'Tidewell', warnings: [] }]);
	});

	test('shows the number that it gave; another one asks for verification again, a first one does not', async () => {
		await save();
		const employer = await waiting();
		expect(employer.company_number).toBeNull();
		await verifyNow(employer);
		await save({ company_number: '01234567' });
		expect(await row()).toMatchObject({ verified: true });
		expect(await list('verified')).toMatchObject([{ company_number: '01234567' }]);
		await save({ company_number: 'SC123456' });
		expect(await row()).toMatchObject({ verified: false });
		for (const company_number of ['1234567', 'sc123456', 'A0123456', '012345678'])
			await expect(save({ company_number })).rejects.toThrow();
	});

	test('is refused with a reason, which is mailed, and asks again by a change', async () => {
		await save();
		const employer = await waiting();
		const reason = 'The website does not name the company.';
		await decide('refuse', employer, { expected: employer.updated_at, reason });
		expect(await row()).toMatchObject({ verified: false, asked_at: null, refusal: reason });
		expect(await list()).toEqual([]);
		await vi.waitUntil(
			async () => (await mailsTo('student@example.org', /^We could not verify/)) === 1,
			{ timeout: 30_000 },
		);
		await save({ website: 'https://www.tidewell.example' });
		expect(await row()).toMatchObject({ refused_at: null, refusal: null });
		expect(await list()).toHaveLength(1);
	});

	test.each([
		['company_name', 'Tidewell Systems'],
		['website', 'https://other.example'],
	])('that is verified asks again with another %s', async (column, value) => {
		await save();
		const employer = await waiting();
		await verifyNow(employer);
		await save({ [column]: value });
		expect(await row()).toMatchObject({ verified: false, verified_at: null });
		expect((await waiting()).decisions).toHaveLength(1);
	});

	test('is decided on once: the second is told, and nothing is overwritten', async () => {
		await save();
		const employer = await waiting();
		const both = await Promise.all([
			decide('verify', employer, verified(employer)),
			decide('refuse', employer, { expected: employer.updated_at, reason: 'No such company.' }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
			code: 'decided_meanwhile',
		});
		expect(
			await admin`select from public.employer_decisions union all select from staff_rules.pending_decisions`,
		).toHaveLength(1);
	});

	test('that has changed since staff looked is not decided on', async () => {
		await save();
		const employer = await waiting();
		await save({ website: 'https://evil.example' });
		expect(await decide('verify', employer, verified(employer))).toMatchObject({ status: 409 });
		expect(await row()).toMatchObject({ verified: false });
	});

	test('cannot be decided on without what was checked, or without a reason', async () => {
		await save();
		const employer = await waiting();
		const { updated_at: expected } = employer;
		for (const body of [
			{ expected, checks: [] },
			{ expected, checks: ['company-number'] },
			{ expected, checks: ['website'], company_number: '01234567' },
			{ expected, checks: ['company-number'], company_number: '123' },
			{ expected: 'yesterday', checks: ['website'] },
			{ expected: '2026-02-30T00:00:00Z', checks: ['website'] },
			{ expected: '2026-11-22T21:17:40+23:59', checks: ['website'] },
		])
			expect(await decide('verify', employer, body)).toMatchObject({ status: 400 });
		expect(await decide('refuse', employer, { expected, reason: ' ' })).toMatchObject({
			status: 400,
		});
		expect(await decide('verify', { id: 'no-id' }, verified(employer))).toMatchObject({
			status: 404,
		});
	});

	test('cannot decide on itself, nor set what staff decided', async () => {
		await save();
		const employer = await waiting();
		for (const { token } of [student, former])
			expect(
				await ask('POST', `/staff/employers/${employer.id}/verify`, {
					token,
					body: verified(employer),
				}),
			).toMatchObject({ status: 404, body: { message: 'There is no such page.' } });
		for (const person of [student.id, former.id])
			await expect(
				verifyEmployer(started.backend.sql, {
					person,
					employer: employer.id,
					...verified(employer),
				}),
			).rejects.toMatchObject({ status: 404 });
		await expect(
			asWritingPerson(
				started.backend.sql,
				student.id,
				(tx) => tx`update public.employers set verified_at = now(), asked_at = null`,
			),
		).rejects.toMatchObject({ code: '42501' });
	});
});

describe('a message of the contact form', () => {
	const write = async (name = 'Ann') => {
		const [row] = await admin<{ id: string }[]>`
			insert into public.contacts (name, email, subject, message)
			values (${name}, ${`${name}@example.org`}, 'Visa', 'May I?') returning id`;
		return row?.id ?? '';
	};
	const list = async (show: string, q = '') =>
		(await ask<StaffPage<StaffMessage>>('GET', `/staff/messages?show=${show}&q=${q}`)).body.items;
	const answer = (id: string, message?: string) =>
		ask('POST', `/staff/messages/${id}/answer`, { body: { message } });

	test('is answered by one mail, also if two answer at once', async () => {
		const id = await write();
		const both = await Promise.all([answer(id, 'Yes, you may.'), answer(id, 'No.')]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await list('open')).toEqual([]);
		const [done] = await list('done');
		expect(done?.answer?.message).toMatch(/^Yes, you may\.$|^No\.$/);
		const mails = async () =>
			(await started.backend.mailbox()).filter(({ to }) => to === 'Ann@example.org');
		await vi.waitUntil(async () => (await mails()).length > 0, { timeout: 30_000 });
		expect(await mails()).toMatchObject([
			{ text: expect.stringContaining(done?.answer?.message ?? '-') },
		]);
		expect((await mails())[0]?.text).toContain('> May I?');
	});

	test('is closed without a mail', async () => {
		const id = await write('Bob');
		await holdNotices(admin);
		expect((await answer(id).finally(() => releaseNotices(admin))).status).toBe(200);
		expect(await list('done')).toMatchObject([{ answer: { message: null } }]);
		expect(await admin`select from outbox.notices where kind = 'contact_answers'`).toEqual([]);
		expect(await admin`select action from public.staff_log`).toEqual([{ action: 'close' }]);
	});

	test('is found by its sender, oldest first, twenty at a time', async () => {
		await admin`insert into public.contacts (name, email, subject, message)
			select 'Cid', n || '@example.org', 's', 'm' from generate_series(1, 25) as n`;
		await write('Dan');
		expect(await list('open', 'dan%40')).toHaveLength(1);
		const { body } = await ask<StaffPage<StaffMessage>>('GET', '/staff/messages?q=cid');
		expect(body.items).toHaveLength(20);
		expect(body.next).toContain(body.items.at(-1)?.id);
		expect(await ask('GET', '/staff/messages?show=all')).toMatchObject({ status: 400 });
	});

	test('that does not exist, or is answered with too much, is refused', async () => {
		expect((await answer(NOWHERE, 'Hello')).status).toBe(404);
		expect((await answer(await write(), 'm'.repeat(5_001))).status).toBe(400);
	});
});

describe('a report', () => {
	test('says until when the stop of its internship can be taken back', async () => {
		const [employer] = await admin<{ id: string }[]>`
			insert into public.employers (user_id, company_name, contact_person, host_since)
			values (${student.id}, 'Tidewell', 'Jo', now()) returning id`;
		await admin`insert into public.internships ${admin(
			internshipRow('loom-intern', { source: 'employer', employer_id: employer?.id }),
		)}`;
		await admin`insert into public.reports (internship, reason) values ('loom-intern', 'fee')`;
		const body = { reason: 'It asks for a deposit.' };
		const { body: stop } = await ask<{ undo_until: string }>(
			'POST',
			'/staff/listings/loom-intern/take-down',
			{ body },
		);
		const [report] = (await ask<StaffPage<StaffReport>>('GET', '/staff/reports')).body.items;
		expect(report?.stopped?.kind).toBe('taken-down');
		const until = Date.parse(report?.stopped?.untold_until ?? '');
		expect(Math.abs(until - Date.parse(stop.undo_until))).toBeLessThan(5_000);
	});

	test('is resolved once, with what was done', async () => {
		await admin`insert into public.internships ${admin(internshipRow('loom-intern'))}`;
		const [report] = await admin<{ id: string }[]>`
			insert into public.reports (internship, reason, message) values ('loom-intern', 'pay', 'Too low')
			returning id`;
		const list = async (show: string) =>
			(await ask<StaffPage<StaffReport>>('GET', `/staff/reports?show=${show}`)).body.items;
		expect(await list('open')).toMatchObject([
			{ title: 'loom-intern', reason: 'pay', by_employer: false },
		]);
		const resolve = (resolution: string) =>
			ask('POST', `/staff/reports/${report?.id}/resolve`, { body: { resolution } });
		expect((await resolve(' ')).status).toBe(400);
		await holdNotices(admin);
		const resolved = resolve('The pay was corrected.').finally(() => releaseNotices(admin));
		expect((await resolved).status).toBe(200);
		expect(await resolve('Again')).toMatchObject({
			status: 409,
			body: { code: 'resolved_meanwhile' },
		});
		expect(await list('open')).toEqual([]);
		expect(await list('done')).toMatchObject([{ resolution: 'The pay was corrected.' }]);
		expect(await admin`select action, subject from public.staff_log`).toEqual([
			{ action: 'resolve', subject: 'report' },
		]);
		expect(await admin`select from outbox.notices where kind = 'report_answers'`).toEqual([]);
	});

	test('that names an address is answered there, once, with what was done', async () => {
		await admin`insert into public.internships ${admin(internshipRow('warp-intern'))}`;
		const [report] = await admin<{ id: string }[]>`
			insert into public.reports (internship, reason, message, email)
			values ('warp-intern', 'illegal', 'They threaten me.', 'eve@report.example') returning id`;
		const path = `/staff/reports/${report?.id}/resolve`;
		const body = { resolution: 'We have taken it down, and told the police.' };
		expect((await ask('POST', path, { body })).status).toBe(200);
		expect((await ask('POST', path, { body })).status).toBe(409);
		const mails = async () =>
			(await started.backend.mailbox()).filter(({ to }) => to === 'eve@report.example');
		await vi.waitUntil(async () => (await mails()).length > 0, { timeout: 30_000 });
		expect(await mails()).toMatchObject([
			{ subject: expect.stringMatching(/^What we did about your report: /) },
		]);
		const text = (await mails())[0]?.text;
		expect(text).toContain('We have taken it down, and told the police.');
		expect(text).toContain('> They threaten me.');
		expect(text).toContain('It is illegal or dangerous');
	});
});

describe('a person', () => {
	type PeoplePage = StaffPage<StaffPerson>;
	const find = async (who: string) =>
		(await ask<PeoplePage>('POST', '/staff/people/search', { body: { who } })).body.items;

	test('is found by parts of their name, without accents and in any order', async () => {
		const zoe = await signedUp(started.backend, 'zw@example.org', 'correct horse', {
			full_name: 'Zoë Wójcik-Nwachukwu',
		});
		for (const who of ['Zoe', 'nwachukwu zoë', 'WOJCIK', 'zoe zw@'])
			expect(await find(who)).toMatchObject([{ id: zoe.id, full_name: 'Zoë Wójcik-Nwachukwu' }]);
		expect(await find('zoe smith')).toEqual([]);
	});

	test('is found by mail, copied and deleted on request, each written into the log', async () => {
		const gone = await signedUp(started.backend, 'gone@example.org');
		expect(await find('GONE@')).toMatchObject([
			{ id: gone.id, email: 'gone@example.org', applications: 0, staff: false },
		]);
		const copy = (body: object) =>
			ask<{ user: { email: string } }>('POST', `/staff/people/${gone.id}/copy`, { body });
		for (const body of [{}, { reason: 'audit' }]) expect((await copy(body)).status).toBe(400);
		const copied = await copy({ reason: 'They have asked by letter.' });
		expect(copied).toMatchObject({ status: 200, body: { user: { email: 'gone@example.org' } } });
		const remove = (email: string) =>
			ask('POST', `/staff/people/${gone.id}/delete`, { body: { email } });
		expect((await remove('other@example.org')).status).toBe(400);
		expect((await remove('Gone@example.org')).status).toBe(200);
		expect((await remove('gone@example.org')).status).toBe(404);
		expect(await find('gone@')).toEqual([]);
		expect(await admin`select action, staff_id from public.staff_log order by number`).toEqual(
			['look-up', 'copy', 'delete', 'look-up'].map((action) => ({ action, staff_id: member.id })),
		);
	});

	test('whose request is in the register is shown with it, and the copy names it in the log', async () => {
		const asker = await signedUp(started.backend, 'asker@example.org');
		await admin`insert into public.person_requests (kind, person, received_on, due_on) values
			('access', 'Asker@example.org', '2026-11-03', '2026-12-03'), ('access', 'other@example.org', '2026-11-04', '2026-12-04')`;
		expect(await find('asker@')).toMatchObject([
			{ requests: [{ kind: 'access', received_on: '2026-11-03' }] },
		]);
		const body = { reason: 'They have asked by letter.' };
		const copy = () => ask('POST', `/staff/people/${asker.id}/copy`, { body });
		await copy();
		await admin`delete from public.person_requests`;
		await copy();
		expect(
			await admin`select detail from public.staff_log where action = 'copy' order by number`,
		).toEqual([
			{
				detail: 'They have asked by letter.\nRequest in the register, received on 3 November 2026',
			},
			{ detail: 'They have asked by letter.\nNo open request for access in the register' },
		]);
	});

	test('is among all that a search finds, twenty at a time, also where some are deleted meanwhile', async () => {
		const who = '9@crowd.example';
		const search = async (after: string | null) =>
			(await ask<PeoplePage>('POST', '/staff/people/search', { body: { who, after } })).body;
		await admin`insert into auth.users (id, email)
			select gen_random_uuid(), n || '9@crowd.example' from generate_series(1, 40) as n`;
		await admin`insert into auth.users (id, email) values (gen_random_uuid(), '9@CROWD.example')`;
		const seen: string[] = [];
		let after: string | null = null;
		do {
			const { items, next }: PeoplePage = await search(after);
			expect(items.length).toBeLessThanOrEqual(20);
			seen.push(...items.map(({ email }) => email));
			await admin`delete from auth.users where email = any (${items.map(({ email }) => email)})`;
			after = next;
		} while (after !== null);
		expect(seen[0]).toBe('9@CROWD.example');
		expect(seen).toHaveLength(41);
		expect(new Set(seen).size).toBe(41);
		expect(await search(null)).toEqual({ items: [], next: null });
	});

	test('who is staff is not deleted, and two letters find nobody', async () => {
		expect(
			await ask('POST', `/staff/people/${member.id}/delete`, {
				body: { email: 'member@example.org' },
			}),
		).toMatchObject({ status: 409, body: { code: 'is_staff' } });
		for (const who of ['me', 'me ', 'mem\0ber', 'mem\ud800ber'])
			expect(await ask('POST', '/staff/people/search', { body: { who } })).toMatchObject({
				status: 400,
			});
	});
});

describe('the catalogue', () => {
	const terms = {
		supervisor: 'The head weaver',
		risks: 'Looms: training first',
		expenses: 'None',
		notice: 'One week',
		authority: 'yes',
	};
	const head = `employer,title,sector,description,requirements,remote,city,location,starts_on,weeks,deadline,pay_amount,pay_per,hours,sponsorship,${Object.keys(terms)}`;
	const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const line = (title: string, change: { pay?: number; employer?: string; terms?: object } = {}) =>
		[
			change.employer ?? 'Student@example.org',
			title,
			'Technology',
			`"You mend the booking system of a weaver, with a colleague beside you, and show it to those who use it."`,
			'Looms|Patience',
			'on-site',
			'Leeds',
			'"Holbeck, Leeds"',
			day(60),
			'12',
			day(30),
			String(change.pay ?? 2500),
			'month',
			'37.5',
			'student-visa-ok',
			...Object.values({ ...terms, ...change.terms }),
		].join(',');
	const look = async <T = ImportReport>(
		file: string | Uint8Array<ArrayBuffer>,
		query: Record<string, string> = {},
	) => {
		const search = new URLSearchParams(query);
		const response = await app.fetch(
			new Request(`http://127.0.0.1:3999/api/staff/catalogue/import?${search}`, {
				method: 'POST',
				headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'text/csv' },
				body: file as BodyInit,
			}),
		);
		return { status: response.status, body: (await response.json()) as T };
	};
	/** Looks at a file, then stores it. */
	const send = async (file: string | Uint8Array<ArrayBuffer>) => {
		const looked = await look(file);
		return looked.body.wrong === 0 ? look(file, { seen: looked.body.seen }) : looked;
	};
	const exported = async () => {
		const response = await app.fetch(
			call('POST', '/api/staff/catalogue/export', {
				token: member.token,
				body: { reason: 'To correct the deadlines.' },
			}),
		);
		return Buffer.from(await response.arrayBuffer()).toString();
	};
	const stored = async () => (await admin`select from public.internships`).length;
	const employer = (verified = true) =>
		admin`insert into public.employers
			(user_id, company_name, contact_person, profile_completed, verified)
			values (${student.id}, 'Tidewell', 'Jo', true, ${verified})`;

	test('takes a file of employers’ internships, and returns them with formulas escaped', async () => {
		await employer();
		const file = `\ufeff${head}\r\n${line('Loom intern')}\r\n${line("'=SUM(1) intern")}\r\n`;
		expect(await send(file)).toMatchObject({ status: 200, body: { stored: true, added: 2 } });
		expect(
			await admin`select slug, source, requirements, hidden from public.internships order by slug`,
		).toMatchObject([
			{ slug: 'loom-intern-tidewell-leeds', requirements: ['Looms', 'Patience'], hidden: false },
			{ slug: 'sum-1-intern-tidewell-leeds', source: 'employer' },
		]);
		const text = await exported();
		expect(text.split('\r\n')).toHaveLength(4);
		expect(text).toMatch(/^\uFEFF"slug","company","status","employer","title",/);
		expect(text).toContain('"loom-intern-tidewell-leeds","Tidewell","open","student@example.org"');
		expect(text).toContain(`"'=SUM(1) intern"`);
		expect(text).toContain('"Looms|Patience"');
		expect(await admin`select action from public.staff_log order by number`).toEqual([
			{ action: 'import' },
			{ action: 'export' },
		]);
		expect(await admin`select detail from public.staff_log where action = 'export'`).toEqual([
			{ detail: '2 internships\nTo correct the deadlines.' },
		]);
		expect((await ask('POST', '/staff/catalogue/export', { body: {} })).status).toBe(400);
	});

	test('stores nothing where a line is wrong, and says which and why', async () => {
		await employer();
		const file = [
			head,
			line('Loom intern'),
			line('Yarn intern', { pay: 900 }),
			line('Silk intern', { employer: 'nobody@example.org' }),
		].join('\n');
		const { body } = await send(file);
		expect(body).toMatchObject({ stored: false, wrong: 2, lines: [{ line: 3 }, { line: 4 }] });
		expect(body.lines[0]?.problems[0]).toMatch(/^Pay in pounds: /);
		expect(body.lines[1]?.problems).toEqual([
			'Employer: no account with this address has a company profile.',
		]);
		expect(await stored()).toBe(0);
	});

	test('refuses a missing column as an empty cell', async () => {
		await employer();
		const none = { supervisor: '', risks: '', expenses: '', notice: '', authority: '' };
		const empty = await send([head, line('Loom intern', { terms: none })].join('\n'));
		const without = (text: string) => text.split(',').slice(0, -5).join(',');
		const missing = await send([head, line('Loom intern')].map(without).join('\n'));
		expect(missing.body.lines).toEqual(empty.body.lines);
		expect(missing.body.lines[0]?.problems).toHaveLength(5);
		expect(await stored()).toBe(0);
	});

	test('says which line has more cells than columns; empty ones at its end do not count', async () => {
		await employer();
		const { body } = await send(
			[head, `${line('Loom intern')},,`, `${line('Yarn intern')},silk`].join('\n'),
		);
		expect(body).toMatchObject({
			stored: false,
			wrong: 1,
			lines: [{ line: 3, problems: ['This line has more cells than the first one.'] }],
		});
	});

	test('stores only what was looked at, and nothing without a look', async () => {
		await employer();
		const file = [head, line('Loom intern')].join('\n');
		const { body } = await look(file);
		expect(body).toMatchObject({
			stored: false,
			added: 1,
			seen: expect.stringMatching(/^\w{64}$/),
		});
		expect(await stored()).toBe(0);
		expect(await look(`${file}\n${line('Yarn intern')}`, { seen: body.seen })).toMatchObject({
			status: 409,
			body: { code: 'changed' },
		});
		expect(await look(file, { seen: 'x' })).toMatchObject({ status: 400 });
		expect(await stored()).toBe(0);
	});

	test('says which lines are there already, in the file or from before, and stores none twice', async () => {
		await employer();
		const file = [head, line('Loom intern'), line('Yarn intern'), line('Loom intern')].join('\n');
		expect((await send(file)).body).toMatchObject({ stored: true, added: 2, there: [4] });
		await admin`update public.internships set spots = 2 where title = 'Yarn intern'`;
		expect((await send(file)).body).toMatchObject({ added: 0, there: [2, 3, 4] });
		const more = `${file}\n${line('Silk intern')}`;
		expect((await send(more)).body).toMatchObject({ added: 1, there: [2, 3, 4] });
		await admin`delete from posting_rules.imported_lines`;
		expect((await look(more)).body).toMatchObject({ added: 1, there: [2, 4, 5] });
		expect(await stored()).toBe(3);
	});

	test('stores a file once that is sent several times at once', async () => {
		await employer();
		const file = [head, line('Loom intern'), line('Yarn intern')].join('\n');
		const { seen } = (await look(file)).body;
		const answers = await Promise.all(Array.from({ length: 4 }, () => look(file, { seen })));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
		expect(await stored()).toBe(2);
		expect(await admin`select from posting_rules.imported_lines`).toHaveLength(2);
	});

	test('reads its own export again: unchanged, changed and new', async () => {
		await employer();
		await send([head, line('Loom intern'), line('Yarn intern'), line("'=1E5 intern")].join('\n'));
		const file = await exported();
		expect((await look(file)).body).toMatchObject({ unchanged: 3, changed: 0, added: 0, wrong: 0 });
		await admin`delete from outbox.notices`;
		await admin`delete from outbox.mails`;
		const [columns = [], ...lines] = csvRecords(file, 9).map(({ cells }) => cells);
		const [first = []] = lines;
		const wool = first.map((cell, at) =>
			columns[at] === 'slug' ? '' : columns[at] === 'title' ? 'Wool intern' : cell,
		);
		const silk = lines.map((cells) =>
			cells.map((cell) => (cell === 'Yarn intern' ? 'Silk intern' : cell)),
		);
		const corrected = [columns, ...silk, wool].map(csvLine).join('');
		const looked = (await look(corrected)).body;
		expect(looked).toMatchObject({ unchanged: 2, changed: 1, added: 1, wrong: 0 });
		expect(looked.changes).toEqual([
			{
				line: 3,
				slug: 'yarn-intern-tidewell-leeds',
				title: 'Yarn intern',
				fields: [{ label: 'Title', before: 'Yarn intern', after: 'Silk intern' }],
			},
		]);
		expect((await look(corrected, { seen: looked.seen })).body).toMatchObject({ stored: true });
		expect(await admin`select slug from public.internships where title = 'Silk intern'`).toEqual([
			{ slug: 'yarn-intern-tidewell-leeds' },
		]);
		expect(
			await admin`
			select action, subject, detail from public.staff_log order by number desc limit 2`,
		).toEqual([
			{ action: 'import', subject: 'catalogue', detail: '1 new, 1 changed' },
			{ action: 'change', subject: 'internship', detail: 'Yarn intern\ntitle' },
		]);
		await vi.waitUntil(async () => (await admin`select from outbox.mails`).length > 0, {
			timeout: 30_000,
		});
		const [mail] = await admin`select recipient, subject, body_text from outbox.mails`;
		expect(mail).toMatchObject({
			recipient: 'student@example.org',
			subject: 'We have corrected your internship: Silk intern',
			body_text: expect.stringContaining('Yarn intern'),
		});
	});

	test('corrects by slug with the columns that a file has, by the rules of a revision', async () => {
		await employer();
		await send([head, line('Loom intern')].join('\n'));
		const slug = 'loom-intern-tidewell-leeds';
		const problemsOf = async (file: string) => (await look(file)).body.lines[0]?.problems;
		expect((await send(`slug,pay_amount\n${slug},"£2,600.00"`)).body).toMatchObject({
			stored: true,
			changed: 1,
		});
		expect(await admin`select pay_amount, supervisor from public.internships`).toMatchObject([
			{ pay_amount: '2600', supervisor: 'The head weaver' },
		]);
		expect(await problemsOf(`slug,pay_amount\n${slug},900`)).toEqual([
			expect.stringMatching(/^Pay in pounds: /),
		]);
		expect(await problemsOf(`slug,supervisor\n${slug},`)).toEqual([
			'Who looks after the intern: Give the role of the person who looks after the intern.',
		]);
		expect(await problemsOf('slug,spots\nnowhere,2')).toEqual([
			'Slug: no internship here has the address “nowhere”. Leave the cell empty to store a new one.',
		]);
		expect(
			await problemsOf(`slug,employer,company,status\n${slug},a@b.example,Other,closed`),
		).toEqual([
			'Employer: it belongs to another account.',
			'Company: no import changes it.',
			'Status: it is open. No import changes that.',
		]);
		expect((await look(`slug,spots\n${slug},2\n${slug},3`)).body.lines).toEqual([
			{ line: 3, problems: ['Slug: line 2 has it too.'] },
		]);
		await admin`insert into public.internships ${admin(internshipRow('own-intern'))}`;
		expect(await problemsOf('slug,spots\nown-intern,2')).toEqual([
			'Slug: this is one of the site’s own internships. No import changes those.',
		]);
		await admin`update public.internships set status = 'closed', closed_at = now() where slug = ${slug}`;
		expect(await problemsOf(`slug,spots\n${slug},2`)).toEqual([
			'It has closed: no import changes it.',
		]);
		expect((await look(`slug,status\n${slug},closed`)).body).toMatchObject({ unchanged: 1 });
	});

	test('asks how days are written where a file leaves it open', async () => {
		await employer();
		const year = Number(day(0).slice(0, 4)) + 1;
		const withDays = (...days: string[]) =>
			[
				head,
				...days.map((first, at) =>
					line(`Loom intern ${at}`).replace(day(60), first).replace(day(30), ''),
				),
			].join('\r\n');
		expect((await look<DaysQuestion>(withDays(`07/06/${year}`))).body).toEqual({
			ask: {
				line: 2,
				label: 'First day',
				cell: `07/06/${year}`,
				days: { 'day-first': `${year}-06-07`, 'month-first': `${year}-07-06` },
			},
		});
		const chosen = await look(withDays(`07/06/${year}`), { days: 'month-first' });
		expect(chosen.body).toMatchObject({
			added: 1,
			days: { line: 2, cell: `07/06/${year}`, day: `${year}-07-06` },
		});
		const clear = await look(withDays(`07/06/${year}`, `31/03/${year}`));
		expect(clear.body).toMatchObject({ added: 2, days: { day: `${year}-06-07` } });
		const mixed = await look<{ message: string }>(withDays(`31/03/${year}`, `03/31/${year}`));
		expect(mixed).toMatchObject({
			status: 400,
			body: {
				message: `Days are written in two ways: line 2 has 31/03/${year}, and line 3 has 03/31/${year}. Write all of them as 2027-06-30, or day/month/year.`,
			},
		});
	});

	test('reads what spreadsheets leave behind, and says what a file is that it cannot read', async () => {
		await employer();
		const tabs = (text: string) => text.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t');
		const files = [
			`\uFEFFsep=,\r\n${head},,\r\n${line('Loom intern')},,\r\n${','.repeat(20)}\r\n`,
			tabs(`${head}\n${line('Loom intern')}\n`),
			`${head}\n${line('Loom intern').replace('Looms|Patience', '"Looms\r\nPatience"')}`,
		];
		for (const file of files) expect((await look(file)).body).toMatchObject({ added: 1, wrong: 0 });
		const words = async (file: string | Uint8Array<ArrayBuffer>) =>
			(await look<{ message: string }>(file)).body.message;
		expect(await words('')).toBe('The file is empty.');
		expect(await words(',,,\n')).toBe('The file is empty.');
		expect(await words(head)).toBe('The file has no internships.');
		expect(await words(Buffer.from('PK\u0003\u0004x'))).toMatch(/^The file is a workbook\./);
		expect(await words(`${head},,silk,\n${line('Loom intern')}`)).toContain('“silk” is not one');
		expect(await words(`employer,,title\n\na@b.example,x,Loom`)).toContain(
			'column 2 has no name, and line 3 has text in it',
		);
		expect(await words('employer|title\na|b')).toContain('Commas, semicolons or tabs');
	});

	test('takes nothing of a company that is not verified', async () => {
		await employer(false);
		const { body } = await send([head, line('Loom intern')].join('\n'));
		expect(body.lines[0]?.problems).toEqual(['Employer: the company is not verified.']);
		expect(await stored()).toBe(0);
	});

	test.each([
		['another encoding', new Uint8Array([0xff, 0xfe, 0x61, 0x00])],
		['another encoding of letters', Buffer.from(`${head}\nZo\xeb`, 'latin1')],
		['no heading', 'a,b\nc,d'],
		['an unknown column', `${head},password\n`],
		['no internships', head],
		['a quotation mark that is never closed', `${head}\n"a`],
		['too many lines', `${head}\n${'a\n'.repeat(10_001)}`],
	])('refuses a file with %s', async (_, file) => {
		expect((await send(file)).status).toBe(400);
	});

	test.each([
		['title', '“employer” is missing'],
		['employer,pay', '“pay” is not one of them'],
		['employer,title,title', '“title” is there twice'],
	])('says what is wrong with the columns %s', async (columns, fault) => {
		expect((await send(`${columns}\na`)).body).toMatchObject({
			message: `The first line has to name the columns: ${fault}.`,
		});
	});

	test('takes ten thousand lines in one statement', async () => {
		await employer();
		const lines = Array.from({ length: 10_000 }, (_, at) => line(`Loom intern ${at}`));
		expect((await send([head, ...lines].join('\n'))).body).toMatchObject({
			stored: true,
			added: 10_000,
		});
		expect(await stored()).toBe(10_000);
	});
});
