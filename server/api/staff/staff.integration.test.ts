import type { Sql } from 'postgres';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffLogPage, StaffOverview } from '#schema/staff.ts';
import { createApp } from '#server/app.ts';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/backend.ts';
import { silent } from '#test/fake-backend.ts';
import { fakeSite } from '#test/fake-site.ts';
import { internshipRow } from '#test/internship-row.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let started: TestBackend;
let app: ReturnType<typeof createApp>;
let admin: Sql;
let member: { id: string; token: string };
let former: { id: string; token: string };
let student: { id: string; token: string };

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = postgres(started.adminUrl, { max: 1 });
	const site = await fakeSite(started.config.siteUrl);
	app = createApp(started.config, started.backend, site, {
		log: silent,
		lifecycle: { stopping: false },
	});
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
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function ask<T = { code: string }>(
	method: string,
	path: string,
	{ token = member.token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
	const response = await app.fetch(call(method, `/api${path}`, { token, body }));
	expect(response.headers.get('cache-control')).toBe('no-store');
	return { status: response.status, body: (await response.json()) as T };
}

const overview = async () => (await ask<StaffOverview>('GET', '/staff')).body;

describe('whoever is not staff', () => {
	test.each([
		['GET', '/staff'],
		['GET', '/staff/log'],
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

describe('what waits', () => {
	test('is nothing at first', async () => {
		expect(await overview()).toMatchObject({
			email: 'member@example.org',
			waiting: [
				{ kind: 'drafts', count: 0, oldest: null },
				{ kind: 'employers', count: 0, oldest: null },
				{ kind: 'overdue', count: 0, oldest: null },
				{ kind: 'messages', count: 0, oldest: null },
				{ kind: 'reports', count: 0, oldest: null },
				{ kind: 'applications', count: 0, oldest: null },
			],
			overdue: [],
		});
	});

	test('is counted, with the day of the oldest', async () => {
		const { today } = await overview();
		await admin`insert into public.contacts (name, email, subject, message)
			values ('Ann', 'ann@example.org', 'Visa', 'May I?'), ('Bob', 'bob@example.org', 'Visa', 'May I?')`;
		await admin`update public.contacts set created_at = now() - interval '3 days' where name = 'Ann'`;
		const [employer] = await admin<{ id: string }[]>`
			insert into public.employers (user_id, company_name, contact_person, profile_completed)
			values (${student.id}, 'Tidewell', 'Jo', true) returning id`;
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
		const { waiting, overdue } = await overview();
		expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
			['drafts', 0],
			['employers', 1],
			['overdue', 1],
			['messages', 2],
			['reports', 0],
			['applications', 1],
		]);
		expect(overdue).toEqual([{ company: 'Tidewell', count: 1, oldest: '2026-11-01' }]);
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

	test.each(['before=x', 'before=-1', 'limit=1'])('is not read for ?%s', async (query) => {
		expect((await ask('GET', `/staff/log?${query}`)).status).toBe(400);
	});
});
