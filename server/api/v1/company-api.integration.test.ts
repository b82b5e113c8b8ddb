import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
	ApiApplication,
	ApiDraft,
	ApiInternship,
	ListedDraft,
} from '#schema/api/company-api.ts';
import { type Connections, KEY, type MadeKey, MOST_KEYS } from '#schema/employers/connections.ts';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { londonDay } from '#schema/london-day.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';
import { openApi } from './openapi.ts';

const today = londonDay(new Date());
const NOWHERE = '00000000-0000-4000-8000-000000000000';
type Name = 'owner' | 'second' | 'recruiter' | 'rival' | 'student';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
const people = {} as Record<Name, { id: string; token: string }>;
let world: ReturnType<typeof employerWorld>;
let company = '';
let key = '';

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	world = employerWorld(started, admin);
	const own = await world.employer('owner@example.org', 'Tidewell Systems');
	company = own.employer;
	people.owner = own;
	people.rival = await world.employer('rival@example.org', 'Rival Ropes');
	for (const name of ['second', 'recruiter', 'student'] as const)
		people[name] = await signedUp(started.backend, `${name}@example.org`);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
	await admin`delete from posting_rules.company_keys`;
	await admin`delete from public.company_members where user_id = any (${[people.second.id, people.recruiter.id]}::uuid[])`;
	await admin`insert into public.company_members ${admin([
		{ employer_id: company, user_id: people.second.id, role: 'owner' },
		{ employer_id: company, user_id: people.recruiter.id, role: 'recruiter' },
	])}`;
	key = (await makeKey('owner')).body.key;
});
afterAll(() => close());

const ask = <T>(who: Name, method: string, path: string, body?: unknown) =>
	askApi<T>(app, method, `/employer/connections${path}`, { token: people[who].token, body });
const makeKey = (who: Name, name = 'Greenhouse') => ask<MadeKey>(who, 'POST', '/keys', { name });

type Answer<T> = { status: number; headers: Headers; body: T };
type Problem = { code: string; status: number; detail: string; problems?: Record<string, string> };

/** A call with the key; its answer obeys the description, whatever the test asks for. */
async function send<T = Problem>(
	method: string,
	path: string,
	{ body, headers = {}, as = key }: { body?: unknown; headers?: object; as?: string } = {},
): Promise<Answer<T>> {
	const response = await app.fetch(
		new Request(`http://127.0.0.1:3999/api/v1${path}`, {
			method,
			headers: {
				Authorization: `Bearer ${as}`,
				...(body !== undefined && { 'Content-Type': 'application/json' }),
				...headers,
			} as Record<string, string>,
			...(body !== undefined && { body: JSON.stringify(body) }),
		}),
	);
	const text = await response.text();
	const answered = text === '' ? undefined : JSON.parse(text);
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(described(method, path, response, answered)).toEqual([]);
	return { status: response.status, headers: response.headers, body: answered as T };
}

const document = openApi('http://127.0.0.1:3999');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'api');
const called = new Set<string>();

type Described = {
	operationId: string;
	responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

/** What of an answer the description does not say. */
function described(method: string, path: string, response: Response, body: unknown): unknown[] {
	const plain = (path.split('?')[0] ?? '').replace(/[\da-f]{8}-[\da-f-]{27}/, '{id}');
	const methods = document.paths[plain] as Record<string, Described> | undefined;
	const operation = methods?.[method.toLowerCase()];
	if (!operation) return [];
	const answer = operation.responses[response.status] ?? operation.responses.default;
	const type = response.headers.get('content-type')?.split(';')[0] ?? '';
	if (response.ok) called.add(operation.operationId);
	if (!answer?.content) return body === undefined ? [] : ['a body that is not described'];
	const content = answer.content[type];
	if (!content) return [`${type} is not described`];
	const check = ajv.compile({
		...JSON.parse(JSON.stringify(content.schema).replaceAll('#/components', 'api#/components')),
	});
	return check(body) ? [] : (check.errors ?? []);
}

let posts = 0;
const post = (content: object = draftFor(today), headers: object = {}) => {
	posts += 1;
	return send<ApiDraft>('POST', '/drafts', {
		body: content,
		headers: { 'Idempotency-Key': `post-${posts}`, ...headers },
	});
};
const published = () => {
	posts += 1;
	return world.publish(company, `api-${posts}-intern`);
};
const noticesOf = (kind: string) => admin<{ words: object }[]>`
	select words from outbox.notices where kind = ${kind}`;
const mailed = async (subject: string) =>
	(
		await admin<{ recipient: string }[]>`
			select recipient from outbox.mails where subject = ${subject} order by recipient`
	).map(({ recipient }) => recipient);

/** The mails that are written by now, and were not before. */
async function told() {
	await started.backend.mailbox();
	return admin<{ recipient: string; subject: string; body_text: string }[]>`
		delete from outbox.mails returning recipient, subject, body_text`;
}

describe('a key', () => {
	test('is made, seen without itself, and ended by owners alone; the others are told', async () => {
		expect(key).toMatch(KEY);
		const { body } = await ask<Connections>('second', 'GET', '');
		expect(body).toMatchObject({
			company: 'Tidewell Systems',
			keys: [{ name: 'Greenhouse', by: 'owner@example.org', used_at: null }],
		});
		expect(JSON.stringify(body)).not.toContain(key);
		await vi.waitUntil(async () => (await noticesOf('company_key_made')).length === 0, {
			timeout: 30_000,
		});
		expect(await mailed('A key for programs was made: Tidewell Systems')).toEqual(
			expect.arrayContaining(['owner@example.org', 'second@example.org']),
		);
		for (const who of ['recruiter', 'student', 'rival'] as const) {
			const { id } = body.keys[0] ?? { id: '' };
			expect((await ask(who, 'POST', `/keys/${id}/end`, {})).status).toBe(404);
			if (who === 'rival') continue;
			expect((await ask(who, 'GET', '')).status).toBe(404);
			expect((await makeKey(who)).status).toBe(404);
		}
		expect((await send('GET', '/drafts')).status).toBe(200);
		const [seen] = (await ask<Connections>('owner', 'GET', '')).body.keys;
		expect(seen?.used_at).not.toBeNull();
		expect((await ask('second', 'POST', `/keys/${seen?.id}/end`, {})).status).toBe(200);
		expect((await send('GET', '/drafts')).status).toBe(401);
	});

	test('is one of a few', async () => {
		for (let made = 1; made < MOST_KEYS; made += 1)
			expect((await makeKey('second')).status).toBe(201);
		expect(await makeKey('owner')).toMatchObject({ status: 409, body: { code: 'too_many' } });
	});

	test('is not stored as it is', async () => {
		const rows =
			await admin`select to_jsonb(key)::text as text from posting_rules.company_keys as key`;
		expect(JSON.stringify(rows)).not.toContain(key.slice(5));
	});

	test.each([
		['is made a recruiter', "update public.company_members set role = 'recruiter'"],
		['leaves or is removed', 'delete from public.company_members'],
	])(
		'ends for good when the owner who has made it %s: one mail to each owner names all',
		async (_, step) => {
			const mine = (await makeKey('second', 'Lever')).body.key;
			expect((await makeKey('second', 'Ashby')).status).toBe(201);
			expect((await send('GET', '/drafts', { as: mine })).status).toBe(200);
			await told();
			await admin`${admin.unsafe(step)} where user_id = ${people.second.id}`;
			expect((await send('GET', '/drafts', { as: mine })).status).toBe(401);
			const { keys } = (await ask<Connections>('owner', 'GET', '')).body;
			expect(keys.map(({ by }) => by)).toEqual(['owner@example.org']);
			const mails = await told();
			expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
				['owner@example.org', 'Keys for programs have ended: Tidewell Systems'],
			]);
			expect(mails[0]?.body_text).toContain('second@example.org is no longer an owner');
			expect(mails[0]?.body_text).toMatch(/“Lever”.*“Ashby”|“Ashby”.*“Lever”/);
			await admin`
			insert into public.company_members (employer_id, user_id, role) values (${company}, ${people.second.id}, 'owner')
			on conflict (user_id) do update set role = 'owner'`;
			expect((await send('GET', '/drafts', { as: mine })).status).toBe(401);
		},
	);

	test('ends with the account of the owner who has made it, with the same mail', async () => {
		const temp = await signedUp(started.backend, 'temp@example.org');
		await admin`
			insert into public.company_members (employer_id, user_id, role) values (${company}, ${temp.id}, 'owner')`;
		await askApi(app, 'POST', '/employer/connections/keys', {
			token: temp.token,
			body: { name: 'Lever' },
		});
		await told();
		await admin`select accounts.delete(${temp.id})`;
		expect(
			(await told()).filter(({ subject }) => subject.startsWith('A key for programs has ended')),
		).toHaveLength(2);
	});

	test('that an owner ends, and an address that one removes, are told to each owner', async () => {
		const { id } = (await makeKey('second', 'Lever')).body;
		const added = await ask<{ id: string }>('owner', 'POST', '/webhooks', {
			url: 'https://hooks.lever.example/a?secret=1',
		});
		await told();
		await ask('owner', 'POST', `/keys/${id}/end`, {});
		await ask('second', 'POST', `/webhooks/${added.body.id}/remove`, {});
		const mails = await told();
		const both = ['owner@example.org', 'second@example.org'];
		for (const [heading, words] of [
			['A key for programs has ended', 'owner@example.org has ended the key “Lever”'],
			[
				'The address of a program was removed',
				'second@example.org has removed the address at hooks.lever.example.',
			],
		] as const) {
			const own = mails.filter(({ subject }) => subject === `${heading}: Tidewell Systems`);
			expect(own.map(({ recipient }) => recipient).toSorted()).toEqual(both);
			for (const { body_text } of own) {
				expect(body_text).toContain(words);
				expect(body_text).not.toContain('secret=1');
			}
		}
	});

	test.each([
		['in the query', (own: string) => `/drafts?key=${own}`],
		['escaped', (own: string) => `/drafts?key=${own.replaceAll('_', '%5F')}`],
		['in the path', (own: string) => `/${own}/drafts`],
	])(
		'that stands in an address, %s, is refused and ended, and its owners are told',
		async (_, path) => {
			const refused = await send('GET', path(key));
			expect(refused).toMatchObject({ status: 400, body: { code: 'key_in_url' } });
			expect(JSON.stringify(refused.body)).not.toContain(key);
			expect((await send('GET', '/drafts')).status).toBe(401);
			await vi.waitUntil(async () => (await noticesOf('company_key_ended')).length === 0, {
				timeout: 30_000,
			});
			expect(await mailed('We have ended a key: Tidewell Systems')).toEqual(
				expect.arrayContaining(['owner@example.org', 'second@example.org']),
			);
		},
	);

	test.each([
		['none', undefined],
		['another', `Bearer ukip_${'a'.repeat(43)}`],
		['Basic', 'Basic dXNlcjpwYXNz'],
		['a long one', `Bearer ${'a'.repeat(2_000)}`],
	])('that is %s is answered 401', async (_, authorization) => {
		const response = await app.fetch(
			new Request('http://127.0.0.1:3999/api/v1/drafts', {
				headers: authorization === undefined ? {} : { Authorization: authorization },
			}),
		);
		expect(response.status).toBe(401);
		expect(response.headers.get('www-authenticate')).toBe('Bearer');
		expect(response.headers.get('content-type')).toBe('application/problem+json');
	});

	test('opens nothing but these calls, and a session none of them', async () => {
		const askedBy = (token: string, path: string) =>
			askApi<object>(app, 'GET', path, { token }).then(({ status }) => status);
		expect(await askedBy(key, '/employer/internships')).toBe(401);
		expect(await askedBy(people.owner.token, '/v1/drafts')).toBe(401);
	});
});

describe('drafts', () => {
	test('are posted, replaced, submitted, taken back and deleted', async () => {
		const { status, headers, body } = await post({ title: 'Ferry Data Intern' });
		expect(status).toBe(201);
		expect(body.content).toMatchObject({ title: 'Ferry Data Intern', weeks: null });
		expect(headers.get('location')).toBe(`${started.config.siteUrl}/api/v1/drafts/${body.id}`);
		const draft = `/drafts/${body.id}`;
		const etag = (answer: { headers: Headers }) => ({
			'If-Match': answer.headers.get('etag') ?? '',
		});
		const early = await send('POST', `${draft}/submit`, { body: {}, headers: etag({ headers }) });
		expect(early).toMatchObject({
			status: 422,
			body: { code: 'incomplete', problems: { weeks: 'Between 6 and 52 weeks.' } },
		});
		const whole = await send<ApiDraft>('PUT', draft, {
			body: draftFor(today),
			headers: etag({ headers }),
		});
		expect(whole).toMatchObject({ status: 200, body: { version: 2, content: { weeks: 12 } } });
		expect(
			await send('PUT', draft, { body: { title: 'Old' }, headers: etag({ headers }) }),
		).toMatchObject({ status: 412, body: { code: 'changed' } });
		expect(await send('PUT', draft, { body: {} })).toMatchObject({ status: 428 });
		const read = await send<ApiDraft>('GET', draft);
		expect(read.headers.get('etag')).toBe('"2"');
		const submitted = await send<ApiDraft>('POST', `${draft}/submit`, {
			body: {},
			headers: etag(read),
		});
		expect(submitted.body.state).toBe('submitted');
		expect(await send('DELETE', draft)).toMatchObject({
			status: 409,
			body: { code: 'submitted' },
		});
		expect((await send<ApiDraft>('POST', `${draft}/withdraw`)).body.state).toBe('draft');
		const listed = await send<{ items: ListedDraft[] }>('GET', '/drafts');
		expect(listed.body.items).toMatchObject([{ id: body.id, title: 'Ferry Data Intern' }]);
		expect((await send('DELETE', draft)).status).toBe(204);
		expect((await send('GET', draft)).status).toBe(404);
	});

	test('are posted once for each Idempotency-Key, also at once', async () => {
		const again = { 'Idempotency-Key': 'the-same' };
		const both = await Promise.all([post(draftFor(today), again), post(draftFor(today), again)]);
		expect(both.map(({ status }) => status)).toEqual([201, 201]);
		expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
		expect(await post({ title: 'Other' }, again)).toMatchObject({
			status: 409,
			body: { code: 'idempotency_key' },
		});
		expect(await admin`select from public.internship_drafts`).toHaveLength(1);
		expect(await send('POST', '/drafts', { body: {} })).toMatchObject({ status: 400 });
		await admin`update posting_rules.api_posts set posted_at = posted_at - interval '25 hours'`;
		await post(draftFor(today), again);
		expect(await admin`select from public.internship_drafts`).toHaveLength(2);
	});

	test.each([
		['a field that is none', { slug: 'a' }],
		['a number as text', { weeks: '12' }],
		['a text with a control character', { title: 'A\u0007B' }],
		['a list', []],
	])('are refused with %s', async (_, body) => {
		const refused = await send('POST', '/drafts', {
			body,
			headers: { 'Idempotency-Key': 'a' },
		});
		expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
	});

	test('of others do not exist', async () => {
		const theirs = (await ask<MadeKey>('rival', 'POST', '/keys', { name: 'Other' })).body.key;
		const { body } = await post();
		const headers = { 'If-Match': '"1"' };
		for (const [method, path, sent] of [
			['GET', `/drafts/${body.id}`],
			['PUT', `/drafts/${body.id}`, draftFor(today)],
			['DELETE', `/drafts/${body.id}`],
			['POST', `/drafts/${body.id}/submit`, {}],
			['POST', `/drafts/${body.id}/withdraw`],
		] as const)
			expect([
				method,
				path,
				(await send(method, path, { as: theirs, body: sent, headers })).status,
			]).toEqual([method, path, 404]);
		expect((await send<{ items: [] }>('GET', '/drafts', { as: theirs })).body.items).toEqual([]);
	});
});

describe('internships', () => {
	test('are paged, changed by a draft, paused, opened and closed', async () => {
		const id = await published();
		const listed = await send<{ items: ApiInternship[]; next: null }>('GET', '/internships');
		expect(listed.body).toMatchObject({ items: [{ id, status: 'open' }], next: null });
		const before = await send<{ items: [] }>('GET', `/internships?before=${id}`);
		expect(before.body.items).toEqual([]);
		const draft = await send<ApiDraft>('POST', `/internships/${id}/draft`);
		expect(draft.body).toMatchObject({ internship_id: id, state: 'draft' });
		expect(Object.keys(draft.body.content).toSorted()).toEqual(FIELD_NAMES.toSorted());
		expect((await send<ApiInternship>('GET', `/internships/${id}`)).body.draft_id).toBe(
			draft.body.id,
		);
		const paused = await send<ApiInternship>('POST', `/internships/${id}/pause`);
		expect(paused.body).toMatchObject({ status: 'paused', paused_by: 'employer' });
		expect(await send('POST', `/internships/${id}/pause`)).toMatchObject({
			status: 409,
			body: { code: 'paused' },
		});
		const bounds = { deadline: null, most_applications: 20 };
		const open = await send<ApiInternship>('POST', `/internships/${id}/reopen`, { body: bounds });
		expect(open.body).toMatchObject({ status: 'open', most_applications: 20 });
		expect((await send<ApiInternship>('POST', `/internships/${id}/close`)).body.status).toBe(
			'closed',
		);
	});

	test('of others do not exist', async () => {
		const id = await published();
		const as = (await ask<MadeKey>('rival', 'POST', '/keys', { name: 'Other' })).body.key;
		const body = { deadline: null, most_applications: null };
		expect((await send('GET', `/internships/${id}`, { as })).status).toBe(404);
		for (const step of ['draft', 'pause', 'close', 'reopen'])
			expect(
				(
					await send('POST', `/internships/${id}/${step}`, {
						as,
						...(step === 'reopen' && { body }),
					})
				).status,
			).toBe(404);
		expect((await send('GET', `/internships/${NOWHERE}`)).status).toBe(404);
		expect((await send('GET', '/internships/of-no-id')).status).toBe(404);
	});
});

test('applications are listed by id, internship, status and days, without anything about the person', async () => {
	const internship = await published();
	await world.apply(people.student.id, internship);
	const page = await send<{ items: ApiApplication[]; next: null }>('GET', '/applications');
	expect(page.body.items).toMatchObject([{ internship_id: internship, status: 'submitted' }]);
	expect(JSON.stringify(page.body)).not.toMatch(/student|summers|example\.org/);
	const [{ id } = { id: '' }] = page.body.items;
	for (const [query, count] of [
		[`?internship=${internship}`, 1],
		[`?internship=${NOWHERE}`, 0],
		['?status=submitted', 1],
		['?status=offered', 0],
		[`?before=${id}`, 0],
	] as const)
		expect(
			(await send<{ items: [] }>('GET', `/applications${query}`)).body.items,
			query,
		).toHaveLength(count);
	for (const query of ['?status=x', '?before=x', '?other=1'])
		expect((await send('GET', `/applications${query}`)).status).toBe(400);
	expect(await send('GET', `/applications?before=${NOWHERE}`)).toMatchObject({
		status: 409,
		body: { code: 'before_gone' },
	});
	const as = (await ask<MadeKey>('rival', 'POST', '/keys', { name: 'Other' })).body.key;
	expect((await send<{ items: [] }>('GET', '/applications', { as })).body.items).toEqual([]);
});

describe('the description', () => {
	test('is served, and every call in it was made above', async () => {
		const served = async (path: string) =>
			(await app.fetch(new Request(`http://127.0.0.1:3999/api/v1/${path}`))).json();
		const calls = await served('openapi.json');
		expect(calls).toMatchObject({
			openapi: '3.1.0',
			paths: { '/drafts/{id}/submit': { post: { tags: ['drafts'] } } },
		});
		// What is sent to a company is no call of a client.
		expect(calls).not.toHaveProperty('webhooks');
		expect(await served('webhooks.json')).toMatchObject({
			openapi: '3.1.0',
			webhooks: { 'application.submitted': { post: {} } },
		});
		const names = Object.values(document.paths).flatMap((methods) =>
			(Object.values(methods) as Described[]).map(({ operationId }) => operationId),
		);
		expect(names.filter((name) => !called.has(name))).toEqual([]);
	});

	test('another method or address is refused as a problem', async () => {
		const response = await app.fetch(
			new Request('http://127.0.0.1:3999/api/v1/drafts', { method: 'PATCH' }),
		);
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
		const nothing = await app.fetch(new Request('http://127.0.0.1:3999/api/v1/x'));
		expect([nothing.status, nothing.headers.get('content-type')]).toEqual([
			404,
			'application/problem+json',
		]);
	});
});
