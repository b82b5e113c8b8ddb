import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import type { StaffMembers } from '#schema/staff/staff-roles.ts';
import { noteRefusedSignIn, noteSignIn } from '#server/deeds/staff/sign-ins.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
/** Two administrators, a reviewer, and accounts that are not staff at first. */
let ida: Person;
let jo: Person;
let rae: Person;
let sun: Person;

const NOWHERE = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
	api = await startTestApi();
	const { backend } = api.started;
	const account = (name: string, full_name: string) =>
		signedUp(backend, `${name}@example.org`, 'correct horse', { full_name });
	ida = await account('ida', 'Ida Bell');
	jo = await account('jo', 'Jo Fell');
	rae = await account('rae', 'Rae Rees');
	sun = await account('sun', 'Sun Dahl');
});
beforeEach(async () => {
	const { admin } = api;
	await admin`delete from public.staff`;
	await admin`delete from public.staff_proposals`;
	await admin`delete from public.staff_log`;
	await admin`insert into public.staff (user_id, role) values (${ida.id}, 'administrator'), (${jo.id}, 'administrator'),
		(${rae.id}, 'reviewer')`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(() => api.close());

const ask = <T = { code: string }>(
	{ token }: Person,
	method: 'GET' | 'POST',
	path: string,
	body: object = {},
) => askApi<T>(api.app, method, `/staff${path}`, { token, ...(method === 'POST' && { body }) });
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [
	status,
	body.code,
];
const list = async (person: Person) => (await ask<StaffMembers>(person, 'GET', '/members')).body;
const add = (person: Person, email: string, role: string) =>
	ask<{ code: string; waits?: boolean }>(person, 'POST', '/members', { email, role });
const roles = async (reader = ida) =>
	Object.fromEntries(
		(await list(reader)).members.map(({ email, role }) => [email.split('@')[0], role]),
	);
const lines = async () => {
	const rows = await api.admin<{ line: string }[]>`
		select staff_email || ' ' || action || ' ' || replace(detail, E'\n', ' ') as line from public.staff_log
		order by number`;
	return rows.map(({ line }) => line);
};
/** Recipient and subject of each mail. */
const mailed = async () =>
	(await api.started.backend.mailbox()).map(({ to, subject }) => `${to}: ${subject}`).toSorted();

describe('who is staff', () => {
	test('is read by staff, and who is proposed by those who decide it', async () => {
		await add(ida, 'sun@example.org', 'administrator');
		const { members, proposals } = await list(jo);
		expect(members.map(({ name, role, you }) => [name, role, you])).toEqual([
			['Ida Bell', 'administrator', false],
			['Jo Fell', 'administrator', true],
			['Rae Rees', 'reviewer', false],
		]);
		expect(members[0]?.last_sign_in).toMatch(/^20\d\d-.*Z$/);
		expect(proposals).toMatchObject([
			{ id: sun.id, name: 'Sun Dahl', by: 'Ida Bell', by_you: false, is_reviewer: false },
		]);
		const seen = await list(rae);
		expect(seen.members.map(({ last_sign_in }) => last_sign_in)).toEqual([null, null, null]);
		expect(seen.members.map(({ second_step }) => second_step)).toEqual([null, null, null]);
		expect(seen.proposals).toEqual([]);
		expect((await ask(sun, 'GET', '/members')).status).toBe(404);
	});

	test('has a second step or not, which those read who decide it', async () => {
		const steps = async () =>
			(await list(jo)).members.map(({ name, second_step }) => [name, second_step]);
		await api.admin`insert into second_factor.passkeys (id, user_id, public_key, counter, transports, name)
			values ('passkey-of-rae', ${rae.id}, '\\x00', 0, '{}', 'Laptop')`;
		expect(await steps()).toEqual([
			['Ida Bell', false],
			['Jo Fell', false],
			['Rae Rees', true],
		]);
		await api.admin`delete from second_factor.passkeys`;
	});

	test('is changed by administrators alone', async () => {
		const calls: [string, object?][] = [
			['/members', { email: 'sun@example.org', role: 'reviewer' }],
			[`/members/${rae.id}/role`, { role: 'administrator', expected: 'reviewer' }],
			[`/members/${jo.id}/remove`],
			[`/proposals/${sun.id}/approve`],
			[`/proposals/${sun.id}/end`],
		];
		for (const [path, body] of calls) {
			expect(refusal(await ask(rae, 'POST', path, body))).toEqual([403, 'role']);
			expect(refusal(await ask(sun, 'POST', path, body))).toEqual([404, 'not_found']);
		}
		expect(await roles()).toEqual({ ida: 'administrator', jo: 'administrator', rae: 'reviewer' });
		expect(await lines()).toEqual([]);
	});
});

describe('a review of access', () => {
	const review = async (person: Person, roles: object) => {
		const seen = Object.entries(roles).map(([id, role]) => ({ id, role }));
		return ask(person, 'POST', '/members/review', { seen });
	};

	test('is dated, and the log keeps who had access', async () => {
		expect((await list(ida)).review).toBeNull();
		const seen = { [jo.id]: 'administrator', [ida.id]: 'administrator', [rae.id]: 'reviewer' };
		expect(refusal(await review(rae, seen))).toEqual([403, 'role']);
		expect((await review(ida, seen)).status).toBe(200);
		expect((await list(rae)).review).toEqual({
			on: londonDay(new Date()),
			by: 'ida@example.org',
		});
		expect(await lines()).toEqual([
			'ida@example.org review-access ida@example.org: administrator, without a second step jo@example.org: administrator, without a second step rae@example.org: reviewer, without a second step',
		]);
	});

	test('is of who has access now', async () => {
		for (const seen of [
			{ [ida.id]: 'administrator', [jo.id]: 'administrator' },
			{ [ida.id]: 'administrator', [jo.id]: 'administrator', [rae.id]: 'administrator' },
		])
			expect(refusal(await review(ida, seen))).toEqual([409, 'changed_meanwhile']);
		expect((await list(ida)).review).toBeNull();
	});
});

describe('a sign-in', () => {
	const signIn = async (email: string, password: string) => {
		const body = { email, password };
		const request = call('POST', '/auth/v1/token?grant_type=password', { body });
		request.headers.set('apikey', api.started.backend.keys.publishable);
		return (await api.app.fetch(request)).status;
	};
	/** The lines are written in the background. */
	const logged = async (count: number) => {
		await vi.waitUntil(async () => (await lines()).length >= count, { timeout: 30_000 });
		const rows = await api.admin<{ line: string }[]>`
			select concat_ws(' ', staff_email, action, case subject_id when ${ida.id} then 'ida' end, detail) as line
			from public.staff_log order by number`;
		return rows.map(({ line }) => line);
	};

	test('of staff is in the log, and a refused one; of others nothing is', async () => {
		expect(await signIn('sun@example.org', 'correct horse')).toBe(200);
		expect(await signIn('sun@example.org', 'wrong horse')).toBe(400);
		expect(await signIn('nobody@example.org', 'wrong horse')).toBe(400);
		expect(await signIn('Ida@Example.org', 'wrong horse')).toBe(400);
		expect(await logged(1)).toEqual(['somebody not signed in sign-in-refused ida']);
		expect(await signIn('ida@example.org', 'correct horse')).toBe(200);
		expect(await logged(2)).toEqual([
			'somebody not signed in sign-in-refused ida',
			'ida@example.org sign-in ida by password',
		]);
		const { sql } = api.started.backend;
		await noteSignIn(sql, { account: ida.id, how: 'link' });
		expect((await logged(3))[2]).toBe('ida@example.org sign-in ida by a mailed link');
	});

	test('is written down twenty times a day at most where it is refused', async () => {
		const { sql } = api.started.backend;
		for (let count = 0; count < 22; count++) await noteRefusedSignIn(sql, 'ida@example.org');
		const all = await logged(20);
		expect(all).toHaveLength(20);
		expect(all.at(-1)).toContain('Further ones of these 24 hours are not written down.');
	});
});

describe('a reviewer', () => {
	test('is added by one administrator, mailed, and sees the console at once', async () => {
		expect((await ask(sun, 'GET', '')).status).toBe(404);
		expect((await add(ida, 'Sun@Example.org', 'reviewer')).body).toEqual({ waits: false });
		expect((await ask(sun, 'GET', '')).body).toMatchObject({ may: ['review'] });
		expect(refusal(await add(ida, 'sun@example.org', 'reviewer'))).toEqual([409, 'is_member']);
		expect(refusal(await add(ida, 'nobody@example.org', 'reviewer'))).toEqual([422, 'no_account']);
		expect(await lines()).toEqual(['ida@example.org add sun@example.org reviewer']);
		expect(await mailed()).toEqual([
			'sun@example.org: You are now a reviewer of UK Internship Placements',
		]);
	});

	test('may not do what is an administrator’s', async () => {
		const world = employerWorld(api.started, api.admin);
		const host = await world.employer('host@example.org', 'Harrow & Pike');
		const internship = await world.publish(host.employer, 'yard-intern');
		await world.apply(sun.id, internship);
		const [seen] = await api.admin<{ updated_at: string }[]>`
			select to_json(updated_at) #>> '{}' as updated_at from public.employers where id = ${host.employer}`;
		const touched = { waiting: 1, interview: 0, offered: 0, accepted: 0 };
		const expected = seen?.updated_at;
		const refused: [string, object?][] = [
			['/people/search', { who: 'sun@example.org' }],
			[`/people/${sun.id}/copy`, { reason: 'They have asked for it.' }],
			[`/people/${sun.id}/delete`, { email: 'sun@example.org' }],
			['/catalogue/export', { reason: 'For the yearly report.' }],
			['/listings/yard-intern/take-down', { reason: 'It asks for a deposit.' }],
			[`/employers/${host.employer}/refuse`, { expected, reason: 'No.', touched, typed: 1 }],
			['/applications.csv', { reason: 'For the yearly report.' }],
			['/cvs.zip', { reason: 'For the yearly report.' }],
		];
		for (const [path, body] of refused)
			expect([path, ...refusal(await ask(rae, 'POST', path, body))]).toEqual([path, 403, 'role']);
		expect(await lines()).toEqual([]);
		const pause = { reason: 'It asks for a deposit.' };
		expect((await ask(rae, 'POST', '/listings/yard-intern/pause', pause)).status).toBe(200);
		expect((await ask(ida, 'POST', '/listings/yard-intern/take-down', pause)).status).toBe(200);
		expect(refusal(await ask(rae, 'POST', '/listings/yard-intern/undo'))).toEqual([403, 'role']);
		expect((await ask(ida, 'POST', '/listings/yard-intern/undo')).status).toBe(200);
	});
});

describe('an administrator', () => {
	test('needs two: nobody approves what they have proposed', async () => {
		expect((await add(ida, 'sun@example.org', 'administrator')).body).toEqual({ waits: true });
		expect(await mailed()).toEqual([
			'jo@example.org: A new administrator waits for approval: UK Internship Placements',
			'sun@example.org: You are proposed as an administrator of UK Internship Placements',
		]);
		expect(refusal(await add(jo, 'sun@example.org', 'administrator'))).toEqual([
			409,
			'is_proposed',
		]);
		const approve = (person: Person) => ask(person, 'POST', `/proposals/${sun.id}/approve`);
		expect(refusal(await approve(ida))).toEqual([403, 'own_proposal']);
		expect((await ask(sun, 'GET', '')).status).toBe(404);
		expect((await approve(jo)).status).toBe(200);
		expect(refusal(await approve(jo))).toEqual([404, 'not_found']);
		expect(await roles()).toMatchObject({ sun: 'administrator' });
		expect(await lines()).toEqual([
			'ida@example.org propose sun@example.org administrator',
			'jo@example.org approve-proposal sun@example.org administrator, proposed by ida@example.org',
		]);
		expect(await mailed()).toContain(
			'sun@example.org: You are now an administrator of UK Internship Placements',
		);
	});

	test('who is proposed is not one where it is withdrawn, refused or over, or its proposer is none any more', async () => {
		const propose = () =>
			ask(ida, 'POST', `/members/${rae.id}/role`, { role: 'administrator', expected: 'reviewer' });
		const approved = async () => refusal(await ask(jo, 'POST', `/proposals/${rae.id}/approve`));
		for (const person of [ida, jo]) {
			expect((await propose()).body).toEqual({ waits: true });
			expect((await ask(person, 'POST', `/proposals/${rae.id}/end`)).status).toBe(200);
			expect(await approved()).toEqual([404, 'not_found']);
		}
		await propose();
		await api.admin`update public.staff_proposals set ends_at = now()`;
		expect((await list(jo)).proposals).toEqual([]);
		expect(await approved()).toEqual([404, 'not_found']);
		expect((await propose()).status).toBe(200);
		expect((await ask(jo, 'POST', `/members/${ida.id}/remove`)).status).toBe(200);
		expect(await approved()).toEqual([404, 'not_found']);
		expect(await roles(jo)).not.toHaveProperty('ida');
		expect((await lines()).map((line) => line.split(' ')[1])).toEqual([
			'propose',
			'withdraw-proposal',
			'propose',
			'refuse-proposal',
			'propose',
			'propose',
			'remove',
		]);
	});

	test('needs a second one to propose somebody', async () => {
		await api.admin`delete from public.staff where user_id = ${jo.id}`;
		expect(refusal(await add(ida, 'sun@example.org', 'administrator'))).toEqual([
			409,
			'one_administrator',
		]);
	});

	test('who is the last one stays, and keeps the account while others are staff', async () => {
		expect((await ask(ida, 'POST', `/members/${ida.id}/remove`)).status).toBe(200);
		expect((await ask(ida, 'GET', '')).status).toBe(404);
		for (const path of ['remove', 'role']) {
			const body = path === 'role' ? { role: 'reviewer', expected: 'administrator' } : {};
			expect(refusal(await ask(jo, 'POST', `/members/${jo.id}/${path}`, body))).toEqual([
				409,
				'last_administrator',
			]);
		}
		const deletion = { token: jo.token, body: { password: 'correct horse' } };
		const response = await api.app.fetch(call('POST', '/account/delete', deletion));
		expect(response.status).toBe(409);
		expect(await response.json()).toMatchObject({ code: 'last_administrator' });
	});

	test('of two who remove each other, one stays', async () => {
		const answers = await Promise.all([
			ask(ida, 'POST', `/members/${jo.id}/remove`),
			ask(jo, 'POST', `/members/${ida.id}/remove`),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		const left = await api.admin`select from public.staff where role = 'administrator'`;
		expect(left).toHaveLength(1);
	});

	test('makes another one a reviewer at once, and removes anybody, who is mailed and out at once', async () => {
		const change = { role: 'reviewer', expected: 'administrator' };
		const wrong = { role: 'reviewer', expected: 'reviewer' };
		expect(refusal(await ask(ida, 'POST', `/members/${jo.id}/role`, wrong))).toEqual([
			409,
			'changed_meanwhile',
		]);
		expect((await ask(ida, 'POST', `/members/${jo.id}/role`, change)).body).toEqual({
			waits: false,
		});
		expect((await ask(jo, 'GET', '')).body).toMatchObject({ may: ['review'] });
		expect((await ask(ida, 'POST', `/members/${rae.id}/remove`)).status).toBe(200);
		expect((await ask(rae, 'GET', '')).status).toBe(404);
		expect(refusal(await ask(ida, 'POST', `/members/${NOWHERE}/remove`))).toEqual([
			404,
			'not_found',
		]);
		expect(await mailed()).toEqual([
			'jo@example.org: You are now a reviewer of UK Internship Placements',
			'rae@example.org: You are no longer staff of UK Internship Placements',
		]);
		expect(await lines()).toEqual([
			'ida@example.org change-role jo@example.org reviewer',
			'ida@example.org remove rae@example.org reviewer',
		]);
	});
});
