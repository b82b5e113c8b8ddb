import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createServerOfBytes } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Webhook as Consumer } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connections } from '#schema/employers/connections.ts';
import { MOST_WEBHOOKS, type WebhookSecret } from '#schema/employers/webhooks.ts';
import { londonDay } from '#schema/london-day.ts';
import { webhooksApi } from '#server/api/v1/openapi.ts';
import { forgetDeliveries } from '#server/deeds/connections/webhooks.ts';
import { approveDraft, returnDraft } from '#server/deeds/posting/decide-drafts.ts';
import { createDraft } from '#server/deeds/posting/drafts.ts';
import {
	closeInternship,
	pauseInternship,
	reopenInternship,
} from '#server/deeds/posting/internship-status.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { carryOutNow } from '#server/deeds/staff/carry-out.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { sendOnce } from './send-delivery.ts';

type Name = 'owner' | 'recruiter' | 'rival' | 'student' | 'staff';
type ReceivedRequest = { headers: IncomingHttpHeaders; body: string };

const today = londonDay(new Date());
let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let world: ReturnType<typeof employerWorld>;
let company = '';
const people = {} as Record<Name, { id: string; token: string }>;

/** A program of a company: what it got, and how it answers. */
let program: Server;
let address = '';
let got: ReceivedRequest[] = [];
let answer: { status: number; headers?: Record<string, string> } | 'never' = { status: 200 };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi({ webhookLoopback: true }));
	world = employerWorld(started, admin);
	const owner = await world.employer('owner@example.org', 'Tidewell Systems');
	company = owner.employer;
	people.owner = owner;
	people.rival = await world.employer('rival@example.org', 'Rival Ropes');
	for (const name of ['recruiter', 'student', 'staff'] as const)
		people[name] = await signedUp(started.backend, `${name}@example.org`);
	await admin`insert into public.company_members ${admin({
		employer_id: company,
		user_id: people.recruiter.id,
		role: 'recruiter',
	})}`;
	await admin`insert into public.staff (user_id) values (${people.staff.id})`;
	program = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part) => parts.push(part));
		request.on('end', () => {
			got.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
			if (answer === 'never') return;
			response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000));
		});
	});
	await new Promise<void>((listening) => program.listen(0, '127.0.0.1', listening));
	address = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`;
});
beforeEach(async () => {
	got = [];
	answer = { status: 200 };
	await admin`delete from posting_rules.webhooks`;
	await forgetApplications(admin);
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
});
afterAll(async () => {
	program.closeAllConnections();
	await new Promise((closed) => program.close(closed));
	await close();
});

const ask = <T = { code: string; message: string }>(
	who: Name,
	method: string,
	path: string,
	body?: unknown,
) => askApi<T>(app, method, `/employer/connections${path}`, { token: people[who].token, body });
const add = async (url = address) =>
	(await ask<WebhookSecret>('owner', 'POST', '/webhooks', { url })).body;
const readWebhook = async () =>
	(await ask<Connections>('owner', 'GET', '')).body.webhooks.find(({ url }) => url === address);
const deliver = () =>
	deliverWebhooks(started.backend.sql, {
		signingKey: started.backend.signingKey,
		loopback: true,
		now: () => new Date(),
	});
/** As a program reads it: what is not signed by the secret throws. */
const read = (secret: string, { headers, body }: ReceivedRequest) =>
	new Consumer(secret).verify(body, headers as Record<string, string>) as {
		type: string;
		timestamp: string;
		data: Record<string, string>;
	};
const description = webhooksApi('http://127.0.0.1:3999');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** What of an event the description does not say. */
function undescribed({ headers, body }: ReceivedRequest): unknown[] {
	const told = JSON.parse(body) as { type: string };
	const { parameters, requestBody } = description.webhooks[told.type]?.post ?? {};
	const wrong = parameters?.filter(
		({ name, schema }) => !ajv.validate(schema, headers[name] ?? null),
	);
	ajv.validate(requestBody?.content['application/json'].schema ?? false, told);
	return [...(wrong ?? []), ...(ajv.errors ?? [])];
}
const dueNow = () => admin`
	update posting_rules.webhook_deliveries set next_at = now() where next_at is not null`;

describe('an address', () => {
	test('is added, tested, given another secret and removed by owners alone', async () => {
		const { id, secret } = await add();
		expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		const told = () => admin`
			select from outbox.mails
			where recipient = 'owner@example.org' and subject = 'A program is told what happens: Tidewell Systems'`;
		await vi.waitUntil(async () => (await told()).length === 1, { timeout: 30_000 });
		expect(JSON.stringify((await ask('owner', 'GET', '')).body)).not.toContain(secret);
		for (const who of ['recruiter', 'student', 'rival'] as const) {
			for (const step of ['secret', 'test', 'on', 'remove'])
				expect((await ask(who, 'POST', `/webhooks/${id}/${step}`, {})).status).toBe(404);
			if (who !== 'rival')
				expect((await ask(who, 'POST', '/webhooks', { url: 'https://a.example/' })).status).toBe(
					404,
				);
		}
		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		expect(await deliver()).toBe(1);
		expect(read(secret, got[0] as ReceivedRequest)).toMatchObject({ type: 'test', data: {} });
		expect(await readWebhook()).toMatchObject({
			deliveries: [{ type: 'test', attempts: 1, answer: '200', next_at: null }],
		});

		const next = (await ask<WebhookSecret>('owner', 'POST', `/webhooks/${id}/secret`, {})).body;
		expect(next.secret).not.toBe(secret);
		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		await deliver();
		for (const one of [secret, next.secret])
			expect(read(one, got[1] as ReceivedRequest).type).toBe('test');
		await admin`
			update posting_rules.webhooks set secret_changed_at = secret_changed_at - interval '25 hours'`;
		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		await deliver();
		expect(read(next.secret, got[2] as ReceivedRequest).type).toBe('test');
		expect(() => read(secret, got[2] as ReceivedRequest)).toThrow();

		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		expect((await ask('owner', 'POST', `/webhooks/${id}/remove`, {})).status).toBe(200);
		expect(await deliver()).toBe(0);
	});

	test('is one of a few, and there once', async () => {
		await add();
		expect((await ask('owner', 'POST', '/webhooks', { url: address })).body.code).toBe('there');
		for (let at = 1; at < MOST_WEBHOOKS; at += 1) await add(`https://a${at}.example/`);
		expect(
			(await ask('owner', 'POST', '/webhooks', { url: 'https://more.example/' })).body.code,
		).toBe('too_many');
	});

	test.each([
		'http://program.example/',
		'https://user:word@program.example/',
		'https://program.example/#part',
		'ftp://program.example/',
		'program.example',
		`https://program.example/${'a'.repeat(500)}`,
	])('is refused: %s', async (url) => {
		expect((await ask('owner', 'POST', '/webhooks', { url })).status).toBe(400);
	});

	test('that tests itself again and again waits for answers', async () => {
		const { id } = await add();
		const statuses: number[] = [];
		for (let time = 0; time < 6; time += 1)
			statuses.push((await ask('owner', 'POST', `/webhooks/${id}/test`, {})).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
	});
});

describe('what happens', () => {
	test('is told with ids and statuses, in the order of what happened, and nothing about a person', async () => {
		const { secret } = await add();
		const internship = await world.publish(company, 'loom-intern');
		const application = await world.apply(people.student.id, internship);
		await world.move(application, 'in-review');
		await world.move(application, 'withdrawn', people.student.id);
		const { sql } = started.backend;
		const of = { person: people.owner.id, internship };
		await pauseInternship(sql, of);
		const bounds = { deadline: null, most_applications: null };
		await reopenInternship(sql, { ...of, ...bounds, today });
		await closeInternship(sql, of);
		const [draft] = await admin<{ id: string }[]>`
			insert into public.internship_drafts (employer_id, content, step)
			values (${company}, '{}', 1) returning id`;
		await admin`update public.internship_drafts set state = 'submitted', submitted_at = now()`;
		await admin`update public.internship_drafts set state = 'returned', return_reason = 'Say more.'`;
		await deliver();
		const told = got
			.map((one) => read(secret, one))
			.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
		expect(told.map(({ type, data }) => [type, data])).toEqual([
			[
				'application.submitted',
				{ id: application, internship_id: internship, status: 'submitted' },
			],
			['application.moved', { id: application, internship_id: internship, status: 'in-review' }],
			[
				'application.withdrawn',
				{ id: application, internship_id: internship, status: 'withdrawn' },
			],
			['internship.paused', { id: internship, status: 'paused' }],
			['internship.opened', { id: internship, status: 'open' }],
			['internship.closed', { id: internship, status: 'closed' }],
			['internship.returned', { draft_id: draft?.id, internship_id: null }],
		]);
		expect(JSON.stringify(got)).not.toMatch(/Looms|student@/);
		expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
		expect(await deliver()).toBe(0);
	});

	test('is sent as the description has it, each event of it', async () => {
		const { id } = await add();
		const { sql } = started.backend;
		const [person, staff] = [people.owner.id, people.staff.id];
		const drafted = async () => {
			const draft = await createDraft(sql, { person, content: draftFor(today), step: 4 });
			await submitDraft(sql, { person, draft, version: 1, today });
			return draft;
		};
		const decided = { person: staff, version: 2 };
		await returnDraft(sql, {
			...decided,
			draft: await drafted(),
			reason: 'Say more.',
			comments: {},
		});
		const draft = await drafted();
		await approveDraft(sql, { ...decided, draft, today });
		await carryOutNow(sql, { person: staff, draft, today });
		const [{ internship } = { internship: '' }] = await admin<{ internship: string }[]>`
			select id as internship from public.internships`;
		const of = { person, internship };
		await pauseInternship(sql, of);
		await reopenInternship(sql, { ...of, deadline: null, most_applications: null, today });
		const application = await world.apply(people.student.id, internship);
		await world.move(application, 'in-review');
		await world.move(application, 'withdrawn', people.student.id);
		await closeInternship(sql, of);
		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		await ask('owner', 'POST', `/webhooks/${id}/secret`, {});
		await deliver();
		expect(got.flatMap(undescribed)).toEqual([]);
		const sent = got.map(({ body }) => (JSON.parse(body) as { type: string }).type);
		expect(sent.toSorted()).toEqual(Object.keys(description.webhooks).toSorted());
		expect(undescribed({ headers: {}, body: '{"type":"test","data":{}}' })).toHaveLength(4);
	});

	test('is stored in the transaction of what it tells of, for the company alone, while the address is on', async () => {
		await add();
		await ask('rival', 'POST', '/webhooks', { url: `${address}/rival` });
		const internship = await world.publish(company, 'loom-intern');
		const application = await world.apply(people.student.id, internship);
		await admin
			.begin(async (tx) => {
				await tx`update public.internships set status = 'paused', paused_by = 'employer' where id = ${internship}`;
				throw new Error('taken back');
			})
			.catch(() => {});
		const stored = await admin`select type from posting_rules.webhook_deliveries`;
		expect(stored).toEqual([{ type: 'application.submitted' }]);
		await admin`update posting_rules.webhooks set off_at = now()`;
		await world.move(application, 'in-review');
		expect(await admin`select from posting_rules.webhook_deliveries`).toHaveLength(1);
	});

	test('at once by two processes is sent once', async () => {
		await add();
		const internship = await world.publish(company, 'loom-intern');
		await world.apply(people.student.id, internship);
		const sent = await Promise.all([deliver(), deliver(), deliver()]);
		expect(sent.toSorted()).toEqual([0, 0, 1]);
		expect(got).toHaveLength(1);
	});

	test('of one address with thousands does not keep what others wait for', async () => {
		await add();
		const other = `${address}/rival`;
		await ask('rival', 'POST', '/webhooks', { url: other });
		await admin`
			insert into posting_rules.webhook_deliveries (webhook_id, type, data, next_at)
			select id, 'test', '{}', now() - interval '1 hour'
			from posting_rules.webhooks cross join generate_series(1, 2000) where url = ${address}`;
		await admin`
			insert into posting_rules.webhook_deliveries (webhook_id, type, data)
			select id, 'internship.opened', '{}' from posting_rules.webhooks where url = ${other}`;
		expect(await deliver()).toBe(11);
		const types = got.map(({ body }) => (JSON.parse(body) as { type: string }).type);
		expect(types.filter((type) => type === 'internship.opened')).toHaveLength(1);
	});

	test('is deleted thirty days later', async () => {
		const { id } = await add();
		await ask('owner', 'POST', `/webhooks/${id}/test`, {});
		await deliver();
		await admin`
			update posting_rules.webhook_deliveries set happened_at = happened_at - interval '29 days'`;
		expect(await forgetDeliveries(started.backend.sql)).toBe(0);
		await admin`
			update posting_rules.webhook_deliveries set happened_at = happened_at - interval '2 days'`;
		expect(await forgetDeliveries(started.backend.sql)).toBe(1);
	});
});

describe('a program', () => {
	const test1 = async () => {
		const made = await add();
		await ask('owner', 'POST', `/webhooks/${made.id}/test`, {});
		return made;
	};
	const waits = async () => {
		const [row] = await admin<{ minutes: number | null }[]>`
			select round(extract(epoch from next_at - now()) / 60)::integer as minutes
			from posting_rules.webhook_deliveries order by happened_at limit 1`;
		return row?.minutes;
	};

	test('that answers wrongly is told again after growing pauses, with the same id, then no more, and its owners are told', async () => {
		const { id, secret } = await test1();
		answer = { status: 500 };
		const pauses: unknown[] = [];
		for (let time = 0; time < 8; time += 1) {
			expect(await deliver()).toBe(1);
			pauses.push(await waits());
			expect(await deliver()).toBe(0);
			await dueNow();
		}
		expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 1_440, null]);
		expect(await deliver()).toBe(0);
		expect(new Set(got.map((one) => one.headers['webhook-id'])).size).toBe(1);
		for (const one of got) expect(read(secret, one).type).toBe('test');
		expect((await readWebhook())?.off_at).not.toBeNull();
		expect((await ask('owner', 'POST', `/webhooks/${id}/test`, {})).body.code).toBe('off');
		started.backend.sendNotices();
		await vi.waitUntil(
			async () =>
				(
					await admin`
						select from outbox.mails
						where recipient = 'owner@example.org' and subject like 'A program is no longer told%'`
				).length === 1,
			{ timeout: 30_000 },
		);
		await ask('owner', 'POST', `/webhooks/${id}/on`, {});
		expect((await readWebhook())?.off_at).toBeNull();
	});

	test('that answers 410 is told nothing more', async () => {
		await test1();
		answer = { status: 410 };
		await deliver();
		expect(await readWebhook()).toMatchObject({ off_at: expect.any(String) });
	});

	test('that leads on to another address is not followed', async () => {
		await test1();
		answer = { status: 307, headers: { Location: `${address}/elsewhere` } };
		await deliver();
		expect(got).toHaveLength(1);
		expect((await readWebhook())?.deliveries).toMatchObject([
			{ answer: '307', delivered_at: null },
		]);
	});

	test('that never answers, or is not there, is given up', async () => {
		answer = 'never';
		const sent = { url: address, headers: {}, body: '{}' };
		expect(await sendOnce(sent, { loopback: true, patience: 200 })).toBe('timeout');
		const nobody = { ...sent, url: 'http://127.0.0.1:9/' };
		expect(await sendOnce(nobody, { loopback: true })).toBe('no-connection');
	});

	test.each([
		[
			'another protocol',
			'Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
			1,
			'101',
		],
		['that it has begun, without an end', 'Early Hints\r\n\r\n', 1_000, '103'],
	])('that answers with %s keeps nobody waiting', async (_, rest, times, status) => {
		const server = createServerOfBytes((socket) => {
			socket.on('error', () => {});
			socket.once('data', () => socket.write(`HTTP/1.1 ${status} ${rest}`.repeat(times)));
		});
		await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
		const sent = { url, headers: {}, body: '{}' };
		// With more patience than the test has.
		expect(await sendOnce(sent, { loopback: true, patience: 600_000 })).toBe('no-connection');
		await new Promise((closed) => server.close(closed));
	});
});
