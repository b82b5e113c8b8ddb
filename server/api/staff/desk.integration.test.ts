import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MadeKey } from '#schema/employers/connections.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { londonDay } from '#schema/london-day.ts';
import type { StaffFigure, StaffLogPage } from '#schema/staff/staff.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';
import { bareAddress } from '#server/mail/mail-parts.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const today = londonDay(new Date());

let api: TestApi;
let member: { id: string; token: string };
let owner: { id: string; token: string };
let student: { id: string; token: string };
let company: string;

beforeAll(async () => {
	api = await startTestApi();
	member = await signedUp(api.started.backend, 'mo@desk.example');
	owner = await signedUp(api.started.backend, 'rosa@desk.example');
	student = await signedUp(api.started.backend, 'ada@desk.example');
	await api.admin`insert into public.staff (user_id) values (${member.id})`;
	const [employer] = await api.admin<{ id: string }[]>`
		insert into public.employers (user_id, company_name, contact_person, profile_completed, verified, verified_at,
			industry, company_size, location, company_description)
		values (${owner.id}, 'Tidewell Systems', 'Rosa Lind', true, true, now(), 'Technology', '11-50', 'Leeds', 'Boats.')
		returning id`;
	company = employer?.id ?? '';
	await api.admin`insert into public.internships ${api.admin(
		internshipRow('tidewell-intern', {
			source: 'employer',
			employer_id: company,
			title: 'Tide Intern',
			company: 'Tidewell Systems',
		}),
	)}`;
	await api.admin`insert into public.reports (internship, reason) values ('tidewell-intern', 'fee')`;
});
afterAll(() => api.close());

const ask = <T = { code: string }>(
	method: string,
	path: string,
	body?: unknown,
	{ token } = member,
): Promise<{ status: number; body: T }> => askApi<T>(api.app, method, path, { token, body });
const page = async () => (await ask<StaffCompany>('GET', `/staff/employers/${company}`)).body;
const search = async (filters: object) =>
	(await ask<StaffLogPage>('POST', '/staff/log/search', filters)).body.items;

test('a company stands on one page: who it is, drafts, internships, reports, answers and what staff did', async () => {
	const { body: draft } = await ask<{ id: string }>(
		'POST',
		'/employer/drafts',
		{ content: draftFor(today), step: 4 },
		owner,
	);
	await ask('POST', `/employer/drafts/${draft.id}/submit`, { version: 1 }, owner);
	await ask('POST', `/staff/drafts/${draft.id}/return`, {
		version: 2,
		reason: 'Which dock?',
		comments: {},
	});
	expect(await page()).toMatchObject({
		employer: { company_name: 'Tidewell Systems', email: 'rosa@desk.example' },
		lists: {
			drafts: {
				items: [{ title: 'Ferry Data Intern', state: 'returned', times_submitted: 1 }],
				count: 1,
			},
			internships: { items: [{ slug: 'tidewell-intern', status: 'open', stop: null }] },
			'reports-about': { items: [{ reason: 'fee', title: 'Tide Intern', resolved_at: null }] },
			'reports-by': { items: [], next: null, count: 0 },
			messages: { items: [], next: null, count: 0 },
			log: { items: [{ action: 'return', subject: 'draft', staff_email: 'mo@desk.example' }] },
		},
		connections: { keys: [], webhooks: [] },
		answers: { overdue: 0, oldest: null, applications: 0 },
	});
	expect((await ask('GET', `/staff/employers/${NOWHERE}`)).status).toBe(404);
	expect((await ask('GET', `/staff/employers/${company}`, undefined, owner)).status).toBe(404);
});

test('its lists are read to the end, and say how many there are', async () => {
	await api.admin.begin(async (tx) => {
		await tx`set local session_replication_role = replica`;
		for (let number = 0; number < 60; number += 1)
			await tx`insert into public.internships ${tx(
				internshipRow(`tide-${number}`, { source: 'employer', employer_id: company }),
			)}`;
	});
	const { internships } = (await page()).lists;
	expect(internships.count).toBe(61);
	const seen = internships.items.map(({ id }) => id);
	let { next } = internships;
	while (next !== null) {
		const { body } = await ask<StaffPage<{ id: string }>>(
			'GET',
			`/staff/employers/${company}/lists/internships?after=${next}`,
		);
		seen.push(...body.items.map(({ id }) => id));
		next = body.next;
	}
	expect(new Set(seen).size).toBe(61);
	await api.admin`delete from public.internships where slug like 'tide-%'`;
	const statusOf = async (list: string) =>
		(await ask('GET', `/staff/employers/${company}/lists/${list}`)).status;
	expect([await statusOf('keys'), await statusOf('log?after=1')]).toEqual([404, 400]);
});

test('what a company has reported stands apart from what is reported of it', async () => {
	const [application] = await api.admin<{ id: string }[]>`
		insert into public.applications (user_id, internship_id, program_type, program_name, motivation, experience,
			availability, answer_due_on)
		select ${student.id}, id, 'remote', title, 'm', 'e', 'a', now()::date + 15
		from public.internships where slug = 'tidewell-intern' returning id`;
	await api.admin`
		with written as (
			insert into public.application_messages (application_id, side, text)
			values (${application?.id ?? ''}, 'student', 'You fools'), (${application?.id ?? ''}, 'employer', 'Pay first')
			returning id, side
		)
		insert into public.reports (internship, application_message_id, reason)
		select 'tidewell-intern', id, case side when 'student' then 'rude' else 'fee' end from written`;
	const { lists } = await page();
	expect(lists['reports-by'].items).toMatchObject([{ reason: 'rude' }]);
	expect(lists['reports-about'].items.map(({ reason }) => reason)).toEqual(['fee', 'fee']);
	await api.admin`delete from public.reports where application_message_id is not null`;
	await api.admin`delete from public.applications`;
});

test('messages that staff held or stopped are on it, and those that went by themselves are not', async () => {
	for (const state of ['waiting', 'returned', 'sent'])
		await api.admin`
			insert into public.message_reviews (employer_id, user_id, to_status, message, found, people, state, decided_at, answer)
			values (${company}, ${owner.id}, 'interview', 'Send £20 to the dock.', '{money}', 1, ${state},
				case ${state} when 'returned' then now() end, case ${state} when 'returned' then 'We never ask for money.' end)`;
	expect((await page()).lists.messages).toMatchObject({
		count: 2,
		items: [
			{ state: 'returned', answer: 'We never ask for money.', begins: 'Send £20 to the dock.' },
			{ state: 'waiting', found: ['money'] },
		],
	});
});

test('keys and webhooks are named on it without what is secret', async () => {
	const made = await ask<MadeKey>('POST', '/employer/connections/keys', { name: 'Ashby' }, owner);
	const url = 'https://hooks.tidewell.example/path-of-a-secret';
	await api.admin`insert into posting_rules.webhooks (employer_id, url) values (${company}, ${url})`;
	const { connections } = await page();
	expect(connections).toMatchObject({
		keys: [{ name: 'Ashby', by: 'rosa@desk.example', used_at: null }],
		webhooks: [{ host: 'hooks.tidewell.example', off_at: null, used_at: null }],
	});
	const said = JSON.stringify(connections);
	for (const secret of [made.body.key, 'path-of-a-secret', 'digest'])
		expect(said).not.toContain(secret);
});

test('a company is asked by email, answers by reply, and both are in the log', async () => {
	const asked = { question: 'Do you still trade at the dock?' };
	expect((await ask('POST', `/staff/employers/${company}/ask`, { question: ' ' })).status).toBe(
		400,
	);
	expect((await ask('POST', `/staff/employers/${NOWHERE}/ask`, asked)).status).toBe(404);
	expect((await ask('POST', `/staff/employers/${company}/ask`, asked, owner)).status).toBe(404);
	expect((await ask('POST', `/staff/employers/${company}/ask`, asked)).status).toBe(200);
	const mails = () => api.admin<{ reply_to: string; body_text: string }[]>`
		select reply_to, body_text from outbox.mails
		where recipient = 'rosa@desk.example' and subject = 'A question about Tidewell Systems'`;
	await vi.waitUntil(async () => (await mails()).length > 0, { timeout: 30_000 });
	const [mail] = await mails();
	expect(mail?.body_text).toContain('Do you still trade at the dock?');
	expect(mail?.reply_to).toBe(bareAddress(api.started.config.officeAddress));
	const note = { note: 'Yes, since May.' };
	expect((await ask('POST', `/staff/employers/${company}/note`, note)).status).toBe(200);
	expect((await page()).lists.log.items.slice(0, 2)).toMatchObject([
		{ action: 'note', detail: 'Tidewell Systems\nYes, since May.' },
		{ action: 'ask', detail: 'Tidewell Systems\nDo you still trade at the dock?' },
	]);
});

test('the log is searched by words, person, step and day, and taken out with a reason, which it says', async () => {
	expect(await search({ q: 'since may' })).toMatchObject([
		{ action: 'note', name: 'Tidewell Systems' },
	]);
	expect((await search({ steps: ['ask employer'] })).map(({ action }) => action)).toEqual(['ask']);
	expect(await search({ person: 'nobody@' })).toEqual([]);
	expect((await search({ person: 'mo@desk' })).length).toBeGreaterThan(2);
	expect(await search({ to: '2020-01-01' })).toEqual([]);
	expect((await search({ from: today, to: today })).length).toBeGreaterThan(2);
	const [first, second] = await search({});
	expect((await search({ before: first?.number }))[0]).toEqual(second);
	expect((await ask('POST', '/staff/log/search', { day: today })).status).toBe(400);
	expect((await ask('POST', '/staff/log.csv', { reason: 'audit' })).status).toBe(400);
	const takeOut = () => ask('POST', '/staff/log.csv', { reason: 'For the auditor of 2026' });
	await api.admin`update public.staff set role = 'reviewer' where user_id = ${member.id}`;
	expect((await takeOut()).status).toBe(403);
	await api.admin`update public.staff set role = 'administrator' where user_id = ${member.id}`;
	const response = await api.app.fetch(
		call('POST', '/api/staff/log.csv', {
			token: member.token,
			body: { steps: ['ask employer'], reason: 'For the auditor of 2026' },
		}),
	);
	expect(response.headers.get('content-disposition')).toContain('staff-log.csv');
	const csv = await response.text();
	expect(csv.trim().split('\r\n')[0]).toContain('"number","at","staff","action"');
	expect(csv).toContain('Do you still trade at the dock?');
	expect(await search({ steps: ['export log'] })).toMatchObject([
		{ detail: '1 line: steps “ask employer”\nFor the auditor of 2026' },
	]);
});

test('what each person decided is counted by queue and week, with how long half had waited', async () => {
	const [report] = await api.admin<{ id: string }[]>`
		update public.reports set created_at = now() - interval '5 hours' returning id`;
	await ask('POST', `/staff/reports/${report?.id}/resolve`, { resolution: 'We asked them.' });
	const { body } = await ask<StaffFigure[]>('GET', '/staff/figures');
	const figure = (queue: string) =>
		body.find((one) => one.queue === queue && one.staff_email !== null);
	expect(figure('report')).toMatchObject({ decided: 1, staff_email: 'mo@desk.example' });
	expect(figure('report')?.median_hours).toBeCloseTo(5, 0);
	expect(figure('draft')).toMatchObject({ decided: 1 });
	expect((await ask('GET', '/staff/figures', undefined, owner)).status).toBe(404);
});

test('so it is of companies and corrections, which say it no longer once they are decided; with all together', async () => {
	const { admin } = api;
	const [listing] = await admin<{ id: string }[]>`
		select id from public.internships where slug = 'tidewell-intern'`;
	await admin`insert into posting_rules.corrections (internship_id, approved, first_at)
		values (${listing?.id ?? ''}, '{}', now() - interval '7 hours')`;
	await admin`insert into staff_rules.company_changes (employer_id, checked, first_at)
		values (${company}, '{}', now() - interval '3 hours')`;
	const seen = async () => (await page()).employer.updated_at;
	const done = [
		await ask('POST', `/staff/corrections/${listing?.id}/accept`, { version: 1 }),
		await ask('POST', `/staff/employers/${company}/accept-changes`, { expected: await seen() }),
	];
	await admin`update public.employers set verified = false, asked_at = now() - interval '9 hours' where id = ${company}`;
	const touched = { waiting: 0, interview: 0, offered: 0, accepted: 0 };
	done.push(
		await ask('POST', `/staff/employers/${company}/refuse`, {
			expected: await seen(),
			reason: 'No such company.',
			touched,
			typed: 0,
		}),
	);
	expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
	await admin`insert into public.staff_log (staff_email, action, subject, subject_id, waited_since)
		values ('jo@desk.example', 'verify', 'employer', ${company}, now() - interval '20 hours')`;
	const { body } = await ask<StaffFigure[]>('GET', '/staff/figures');
	const hours = (queue: string) =>
		body
			.filter((one) => one.queue === queue)
			.map(({ staff_email, decided, median_hours }) => [
				staff_email,
				decided,
				Math.round(median_hours ?? Number.NaN),
			]);
	expect(hours('internship')).toEqual([
		[null, 1, 7],
		['mo@desk.example', 1, 7],
	]);
	expect(hours('employer')).toEqual([
		[null, 3, 9],
		['mo@desk.example', 2, 6],
		['jo@desk.example', 1, 20],
	]);
});

test('what staff ask stands on the dashboard of owners until one has answered, by writing there or by email', async () => {
	const { admin, started } = api;
	await admin`delete from posting_rules.staff_questions`;
	const recruiter = await signedUp(started.backend, 'omar@desk.example');
	await admin`insert into public.company_members (employer_id, user_id, role)
		values (${company}, ${recruiter.id}, 'recruiter')`;
	for (const question of ['Who signs the contracts?', 'Is the dock open?'])
		expect((await ask('POST', `/staff/employers/${company}/ask`, { question })).status).toBe(200);
	const seenBy = async (person: typeof owner) =>
		(await ask<EmployerOverview>('GET', '/employer/overview', undefined, person)).body.asked;
	const [first, second] = await seenBy(owner);
	expect([first?.question, second?.question]).toEqual([
		'Who signs the contracts?',
		'Is the dock open?',
	]);
	expect(await seenBy(recruiter)).toEqual([]);
	const reply = (id: string | undefined, answer: unknown, person = owner) =>
		ask('POST', `/employer/staff-questions/${id}/answer`, { answer }, person);
	for (const other of [recruiter, member])
		expect((await reply(first?.id, 'I do.', other)).status).toBe(404);
	expect((await reply(NOWHERE, 'I do.')).status).toBe(404);
	expect((await reply(first?.id, ' ')).status).toBe(400);
	expect((await reply(first?.id, 'Rosa Lind does.')).status).toBe(200);
	expect((await reply(first?.id, null)).body.code).toBe('answered');
	expect((await reply(second?.id, null)).status).toBe(200);
	expect(await seenBy(owner)).toEqual([]);
	expect((await page()).asked).toMatchObject([
		{ question: 'Is the dock open?', answer: null, by: 'rosa@desk.example' },
		{ question: 'Who signs the contracts?', answer: 'Rosa Lind does.', by: 'rosa@desk.example' },
	]);
	await started.backend.mailbox();
	const mails = await admin<{ reply_to: string; body_text: string }[]>`
		select reply_to, body_text from outbox.mails where subject = 'Tidewell Systems has answered'`;
	expect(mails.map(({ reply_to }) => reply_to)).toEqual(['rosa@desk.example']);
	expect(mails[0]?.body_text).toContain('Rosa Lind does.');
	await admin`delete from auth.users where id = ${recruiter.id}`;
});
