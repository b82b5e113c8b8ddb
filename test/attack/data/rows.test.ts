import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestResponse, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;
let ann: { id: string; token: string };
let bob: { id: string; token: string };

beforeAll(async () => {
	server = await startTestServer();
	ann = await server.person('ann@example.org');
	bob = await server.person('bob@example.org');
});
afterAll(() => server.close());

const application = (user_id: string) => ({
	user_id,
	program_type: 'london',
	program_name: null,
	motivation: 'private words of Ann',
	experience: 'b',
	availability: 'c',
});
const employer = (user_id: string, company_name = 'Ann’s private looms') => ({
	user_id,
	company_name,
	contact_person: 'Ann',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'We make looms.',
	founded_year: 1900,
	profile_completed: true,
});
const contact = { name: 'Ann', email: 'private@example.org', subject: 'S', message: 'M' };

beforeEach(async () => {
	await server.admin`truncate applications, employers, contacts, newsletter_subscriptions cascade`;
	await server.admin`insert into applications ${server.admin(application(ann.id))}`;
	await server.admin`insert into employers ${server.admin(employer(ann.id))}`;
	await server.admin`insert into contacts ${server.admin(contact)}`;
	await server.admin`insert into newsletter_subscriptions (email) values ('private@example.org')`;
});

/** All rows, to check that an attack has changed none. */
const everything = () => server.admin`
	select to_jsonb(a) as row from applications a union all select to_jsonb(e) from employers e
	union all select to_jsonb(c) from contacts c
	union all select to_jsonb(n) from newsletter_subscriptions n`;

const attackers = () => [['a visitor'], ['another user', bob.token]] as const;
const TABLES = ['newsletter_subscriptions', 'contacts', 'applications', 'employers'];

function expectNothing({ status, text }: TestResponse, what: string): void {
	expect(text, what).not.toMatch(/private/i);
	expect(status, what).toBeLessThan(500);
	if (status < 300) expect(['', '[]', '{}'], what).toContain(text);
}

describe('reading the rows of others', () => {
	const filters = [
		'',
		'?select=*',
		'?select=*&user_id=neq.00000000-0000-0000-0000-000000000000',
		'?or=(user_id.not.is.null,id.not.is.null)',
		'?and=(id.not.is.null)',
		'?not.and=(id.is.null)',
		'?id=not.is.null',
		'?select=*,users(*)',
		'?select=*,auth.users(email)',
		'?select=*,applications(*)',
		'?select=count()',
		'?select=motivation::text',
		'?select=user_id->>0',
		'?select=*&limit=100000',
		'?select=*&offset=-1',
		'?select=*&order=motivation.asc;select pg_sleep(1)',
		"?user_id=eq.' or 1=1 --",
		'?user_id=in.(select id from users)',
		'?select=*&select=email',
		'?columns=*',
	];

	test.each(TABLES)('%s returns none with any filter', async (table) => {
		for (const [who, token] of attackers())
			for (const filter of filters)
				expectNothing(await server.send(`/rest/v1/${table}${filter}`, { token }), who + filter);
	});

	const wishes: Record<string, string>[] = [
		{ Range: '0-999', 'Range-Unit': 'items' },
		{ Prefer: 'count=exact,return=representation,tx=commit,params=single-object' },
		{ 'Accept-Profile': 'auth', 'Content-Profile': 'auth' },
		{ 'Accept-Profile': 'outbox' },
		{ Accept: 'application/vnd.pgrst.plan+text; options=verbose' },
		{ Accept: 'text/csv' },
		{ 'X-HTTP-Method-Override': 'DELETE', 'X-Original-URL': '/rest/v1/contacts' },
		{ Role: 'service_role', 'X-Client-Info': 'a', Cookie: 'sb-access-token=x' },
	];
	test.each(wishes)('nor by the headers %j', async (headers) => {
		for (const [who, token] of attackers())
			for (const table of TABLES) {
				const answer = await server.send(`/rest/v1/${table}?select=*`, {
					token,
					headers,
				});
				expectNothing(answer, who + table);
				expect(answer.headers.get('content-range')).toBeNull();
			}
		expect(await everything()).toHaveLength(4);
	});

	test('Ann can read her own rows with the site’s requests', async () => {
		for (const table of ['applications', 'employers']) {
			const path = `/rest/v1/${table}?select=*&user_id=eq.${ann.id}`;
			expect((await server.send(path, { token: ann.token })).text).toMatch(/private/);
		}
	});

	test.each([
		'/rest/v1/rpc/drop_repeated_contact',
		'/rest/v1/rpc/pg_sleep?seconds=9',
		'/rest/v1/users',
		'/rest/v1/mails',
		'/rest/v1/counts',
		'/rest/v1/schema_migrations',
		'/rest/v1/pg_catalog.pg_user',
		'/rest/v1/auth.users',
		'/rest/v1/',
		'/auth/v1/admin/users',
		'/auth/v1/settings',
		'/_system/info',
		'/storage/v1/bucket',
		'/graphql/v1',
	])('%s is not found', async (path) => {
		for (const [who, token] of attackers())
			for (const method of ['GET', 'POST', 'DELETE']) {
				const answer = await server.send(path, { method, token });
				expect([404, 405], who).toContain(answer.status);
				expect(answer.text).not.toMatch(/private|password|postgres:/i);
			}
	});
});

describe('changing the rows of others', () => {
	test.each(TABLES)('%s permits no update, replacement or deletion', async (table) => {
		const before = await everything();
		for (const [who, token] of attackers())
			for (const method of ['PATCH', 'PUT', 'DELETE']) {
				const path = `/rest/v1/${table}?user_id=eq.${ann.id}`;
				const sent = method === 'DELETE' ? {} : { body: { message: 'x', company_name: 'x' } };
				const { status } = await server.send(path, { method, token, ...sent });
				expect(status, `${who} ${method}`).toBe(405);
			}
		expect(await everything()).toEqual(before);
	});

	test.each([
		'',
		'?on_conflict=user_id',
		'?on_conflict=id',
		'?on_conflict=company_name',
		'?on_conflict=user_id&columns=user_id,company_name',
	])('an upsert over Ann’s profile by Bob is refused (%s)', async (query) => {
		const before = await everything();
		for (const Prefer of ['', 'resolution=merge-duplicates']) {
			const path = `/rest/v1/employers${query}`;
			const body = employer(ann.id, 'Taken over');
			const { status } = await server.send(path, {
				body,
				token: bob.token,
				headers: { Prefer },
			});
			expect([400, 403]).toContain(status);
		}
		expect(await everything()).toEqual(before);
	});

	test('a row with another person’s id is refused, in every spelling', async () => {
		const before = await everything();
		for (const user_id of [
			ann.id,
			ann.id.toUpperCase(),
			`{${ann.id}}`,
			` ${ann.id}`,
			null,
			[ann.id],
		]) {
			for (const table of ['applications', 'employers']) {
				const make = table === 'applications' ? application : employer;
				const body = { ...make(ann.id), user_id };
				const { status } = await server.send(`/rest/v1/${table}`, { body, token: bob.token });
				expect([400, 403]).toContain(status);
			}
		}
		expect(await everything()).toEqual(before);
	});
});

describe('fields that clients may not set', () => {
	test.each(['verified', 'id', 'created_at', 'updated_at'])('%s is refused', async (column) => {
		const value = { verified: true, id: bob.id }[column] ?? '2000-01-01';
		for (const body of [
			{ ...employer(bob.id), [column]: value },
			[{ ...employer(bob.id), [column]: value }],
		])
			expect((await server.send('/rest/v1/employers', { body, token: bob.token })).status).toBe(
				400,
			);
		const columns = `/rest/v1/employers?columns=user_id,${column}`;
		const sent = { body: employer(bob.id), token: bob.token };
		expect((await server.send(columns, sent)).status).toBe(400);
		expect(await server.admin`select from employers where user_id = ${bob.id}`).toHaveLength(0);
	});

	test('a role in the account’s data has no effect', async () => {
		const data = { full_name: 'B', role: 'service_role', verified: true };
		const sent = { method: 'PUT', body: { data }, token: bob.token };
		await server.send('/auth/v1/user', sent);
		for (const body of [
			{ role: 'service_role' },
			{ app_metadata: { role: 'admin' } },
			{ id: ann.id },
		])
			expect((await server.send('/auth/v1/user', { ...sent, body })).status).toBe(400);
		const [user] = await server.admin`
			select role, raw_app_meta_data as app, raw_user_meta_data as data
			from auth.users where id = ${bob.id}`;
		expect(user?.role).toBe('authenticated');
		expect(JSON.stringify([user?.app, user?.data])).not.toMatch(
			/service_role|admin|verified":true/,
		);
	});

	test('several rows at once are refused as a whole', async () => {
		const rows = Array.from({ length: 50 }, (_, number) => ({ ...contact, subject: `${number}` }));
		expect((await server.send('/rest/v1/contacts', { body: rows })).status).toBe(400);
		const own = [application(bob.id), application(ann.id)];
		const sent = { body: own, token: bob.token };
		expect((await server.send('/rest/v1/applications', sent)).status).toBe(400);
		expect(await everything()).toHaveLength(4);
	});
});
