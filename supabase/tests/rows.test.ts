import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
let person: { id: string; token: string };

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	person = await signedUp(started.backend, 'ann@example.org');
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const message = { name: 'Ann', email: 'ann@example.org', subject: 'Visa', message: 'May I?' };
const application = {
	program_type: 'london',
	motivation: 'I like it',
	experience: 'None',
	availability: 'June',
};

function insert(table: string, body: unknown, token?: string): Promise<Response> {
	const options = { body, prefer: 'return=minimal', ...(token && { token }) };
	return started.backend.fetch(call('POST', `/rest/v1/${table}`, options));
}

const apply = (row: object) => insert('applications', { user_id: person.id, ...row }, person.token);

async function rows(table: string): Promise<number> {
	const [counted] = await admin`select count(*)::int as n from ${admin(`public.${table}`)}`;
	return counted?.n;
}

test('a repeated newsletter address is a duplicate in any letter case', async () => {
	expect((await insert('newsletter_subscriptions', { email: 'a@example.org' })).status).toBe(201);
	const again = await insert('newsletter_subscriptions', { email: 'A@Example.org' });
	expect(again.status).toBe(409);
	expect(await again.json()).toMatchObject({ code: '23505' });
});

describe('what is sent twice is stored once, with a success for both', () => {
	test('a message, ten times at once', async () => {
		await admin`delete from public.contacts`;
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => insert('contacts', message)),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
		expect(await rows('contacts')).toBe(1);
	});

	test('a message with any difference is a separate one', async () => {
		await admin`delete from public.contacts`;
		await insert('contacts', message);
		for (const change of [{ name: 'Bob' }, { subject: 'Pay' }, { category: 'media' }])
			await insert('contacts', { ...message, ...change });
		expect(await rows('contacts')).toBe(4);
	});

	test('the same message can be sent again after ten minutes', async () => {
		await admin`delete from public.contacts`;
		await insert('contacts', message);
		await admin`update public.contacts set created_at = now() - interval '599 seconds'`;
		await insert('contacts', message);
		expect(await rows('contacts')).toBe(1);
		await admin`update public.contacts set created_at = now() - interval '601 seconds'`;
		expect((await insert('contacts', message)).status).toBe(201);
		expect(await rows('contacts')).toBe(2);
	});

	test('an application, ten times at once, and as an array of one', async () => {
		await admin`delete from public.applications`;
		const sent = Array.from({ length: 10 }, () => apply(application));
		const one = [{ user_id: person.id, ...application }];
		const answers = await Promise.all([...sent, insert('applications', one, person.token)]);
		expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(201));
		expect(await rows('applications')).toBe(1);
	});

	test('an equal application of another person is stored separately', async () => {
		await admin`delete from public.applications`;
		const other = await signedUp(started.backend, 'bob@example.org');
		await apply(application);
		await insert('applications', { user_id: other.id, ...application }, other.token);
		expect(await rows('applications')).toBe(2);
	});

	test('a copy of an application under another person’s id is refused', async () => {
		await admin`delete from public.applications`;
		await apply(application);
		const other = await signedUp(started.backend, 'eve@example.org');
		const spoofed = { user_id: person.id, ...application };
		expect((await insert('applications', spoofed, other.token)).status).toBe(403);
	});
});

describe('what the database refuses without checks in the server', () => {
	test.each([
		['contacts', { ...message, category: 'gossip' }],
		['contacts', { ...message, message: '' }],
		['contacts', { ...message, message: 'x'.repeat(5001) }],
		['contacts', { ...message, email: 'no address' }],
		['contacts', { ...message, id: '00000000-0000-4000-8000-000000000000' }],
		['contacts', { ...message, created_at: '2001-01-01' }],
		['newsletter_subscriptions', { email: `${'x'.repeat(250)}@a.de` }],
	])('%s %o', async (table, row) => {
		await admin`delete from ${admin(`public.${table}`)}`;
		expect((await insert(table, row)).ok).toBe(false);
		expect(await rows(table)).toBe(0);
	});

	test.each([
		{ program_type: 'moon' },
		{ motivation: ' \n' },
		{ availability: null },
		{ program_name: 'x'.repeat(301) },
	])('applications %o', async (change) => {
		await admin`delete from public.applications`;
		expect((await apply({ ...application, ...change })).ok).toBe(false);
		expect(await rows('applications')).toBe(0);
	});

	test.each([
		{ industry: 'Piracy' },
		{ company_size: '12' },
		{ founded_year: 1799 },
		{ company_name: ' ' },
	])('employers %o', async (change) => {
		const row = { user_id: person.id, company_name: 'Acre', contact_person: 'Ann', ...change };
		expect((await insert('employers', row, person.token)).ok).toBe(false);
		expect(await rows('employers')).toBe(0);
	});
});

describe('a company is unverified again', () => {
	const profile = { company_name: 'Acre', contact_person: 'Ann', website: 'https://acre.example' };
	const save = (change: object) =>
		started.backend.fetch(
			call('POST', '/rest/v1/employers?on_conflict=user_id', {
				token: person.token,
				body: { user_id: person.id, ...profile, ...change },
				prefer: 'resolution=merge-duplicates,return=minimal',
			}),
		);
	const isVerified = async () =>
		(await admin`select verified from public.employers where user_id = ${person.id}`)[0]?.verified;

	beforeEach(async () => {
		expect((await save({})).ok).toBe(true);
		await admin`update public.employers set verified = true where user_id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});
	afterAll(() => admin`delete from public.employers`);

	test.each([
		{ company_name: 'Acme Bank' },
		{ website: 'https://bank.example' },
		{ website: null },
	])('after its owner saves %o', async (change) => {
		expect((await save(change)).ok).toBe(true);
		expect(await isVerified()).toBe(false);
		await admin`update public.employers set verified = true where user_id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});

	test('after the address of its account has changed', async () => {
		await admin`update auth.users set email = 'other@example.org' where id = ${person.id}`;
		expect(await isVerified()).toBe(false);
		await admin`update auth.users set email = 'ann@example.org' where id = ${person.id}`;
	});

	test('but not after another change, or the same row again', async () => {
		expect((await save({ contact_person: 'Bob' })).ok).toBe(true);
		await admin`update auth.users set last_sign_in_at = now(), email = 'Ann@example.org'
			where id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});
});

test('text in any script is stored as it was sent', async () => {
	await admin`delete from public.contacts`;
	const text = '“Zoë” 🦔 \\ \' " <script> $1 %s ;-- ﷽ 你好';
	await insert('contacts', { ...message, message: text });
	expect(await admin`select message from public.contacts`).toEqual([{ message: text }]);
});
