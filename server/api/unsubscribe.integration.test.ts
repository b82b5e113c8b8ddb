import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { createApp } from '#server/app.ts';
import type { Mail } from '#server/mail/mail.ts';
import { readUnsubscribeToken, unsubscribeUrl } from '#server/mail/signed-links.ts';
import {
	call,
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { fakeBackend, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startMailServer } from '#test/servers/mail-server.ts';

let started: TestBackend;
let app: ReturnType<typeof createApp>;
let admin: Sql;

const tools = { log: silent, lifecycle: { stopping: false } };

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = postgres(started.adminUrl, { max: 1 });
	const site = await fakeSite(started.config.siteUrl);
	app = createApp(started.config, started.backend, site, tools);
});
beforeEach(() => admin`delete from public.newsletter_subscriptions`);
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function subscribe(email: string, headers: Record<string, string> = {}) {
	const request = call('POST', '/rest/v1/newsletter_subscriptions', { body: { email } });
	request.headers.set('apikey', started.backend.keys.publishable);
	for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
	return app.fetch(request);
}

const mailsTo = async (email: string): Promise<Mail[]> =>
	(await started.backend.mailbox()).filter(({ to }) => to === email);

/** The path of the link in the newest mail. */
async function linkFor(email: string): Promise<string> {
	const text = (await mailsTo(email)).at(-1)?.text ?? '';
	const link = /^https?:\/\/\S+unsubscribe\S+$/m.exec(text)?.[0] ?? '';
	expect(link.startsWith(`${started.config.siteUrl}/newsletter/unsubscribe?token=`)).toBe(true);
	return link.slice(started.config.siteUrl.length);
}

/** The page that the link leads to. */
const pageOf = (link: string) => link.replace('/newsletter/unsubscribe', '/unsubscribe');

async function stored(email: string): Promise<number> {
	const [row] = await admin`
		select count(*)::int as n from public.newsletter_subscriptions where email = ${email}`;
	return row?.n;
}

test('a subscription sends one welcome mail; a repeated address and a robot cause none', async () => {
	expect((await subscribe('one@example.org')).status).toBe(201);
	expect((await subscribe('ONE@example.org')).status).toBe(409);
	expect((await subscribe('robot@example.org', { [honeypot.header]: 'x' })).status).toBe(201);
	const mails = await started.backend.mailbox();
	expect(mails.map(({ to }) => to)).toEqual(['one@example.org']);
	expect(mails[0]?.html).toContain('>Unsubscribe</a>');
});

describe('a link', () => {
	test('ends nothing by GET, as mail filters follow links too', async () => {
		await subscribe('two@example.org');
		const link = await linkFor('two@example.org');
		for (const method of ['GET', 'HEAD']) {
			const response = await app.request(link, { method });
			expect(response.status).toBe(303);
			expect(response.headers.get('location')).toBe(pageOf(link));
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
		expect((await app.request(pageOf(link))).status).toBe(200);
		expect(await stored('two@example.org')).toBe(1);
	});

	test('leads to a page whose button ends the subscription; a second time has the same result', async () => {
		await subscribe('two@example.org');
		await subscribe('stays@example.org');
		const link = await linkFor('two@example.org');
		for (const _ of [1, 2]) {
			const response = await app.request(pageOf(link), { method: 'POST' });
			expect(response.status).toBe(303);
			expect(response.headers.get('location')).toBe('/unsubscribed');
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
		expect(await stored('two@example.org')).toBe(0);
		expect(await stored('stays@example.org')).toBe(1);
	});

	test('accepts the POST of a mail program, without a redirect', async () => {
		await subscribe('three@example.org');
		const link = await linkFor('three@example.org');
		const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
		const response = await app.request(link, { method: 'POST', body });
		expect(response.status).toBe(200);
		expect(await stored('three@example.org')).toBe(0);
	});

	test('contains no address, and permits no other method', async () => {
		await subscribe('four@example.org');
		const link = await linkFor('four@example.org');
		expect(decodeURIComponent(link)).not.toContain('four');
		expect((await app.request(link, { method: 'DELETE' })).headers.get('allow')).toBe(
			'GET, HEAD, POST',
		);
		expect(await stored('four@example.org')).toBe(1);
	});

	test('of an ended subscription does not end the next one', async () => {
		await subscribe('five@example.org');
		const old = await linkFor('five@example.org');
		await app.request(old, { method: 'POST' });
		await subscribe('five@example.org');
		await app.request(old, { method: 'POST' });
		expect(await stored('five@example.org')).toBe(1);
		expect(await linkFor('five@example.org')).not.toBe(old);
	});
});

describe('a forged link', () => {
	const id = '01234567-89ab-4def-8123-456789abcdef';
	const good = unsubscribeUrl('', 'a key', id).split('token=')[1] ?? '';
	const last = good.slice(-2);

	test('a token is valid only with the key that signed it', () => {
		expect(readUnsubscribeToken('a key', good)).toBe(id);
		expect(readUnsubscribeToken('another key', good)).toBeUndefined();
	});

	test.each([
		['', ''],
		['another signature', good.slice(0, -2) + (last === 'AA' ? 'BA' : 'AA')],
		['no signature', `${good.split('.')[0]}.`],
		['another row', good.replace('0', '1')],
		['something after it', `${good}A`],
		['a query of the API', 'not.is.null'],
		['an NUL', `${good}\0`],
	])('%s', async (_, token) => {
		expect(readUnsubscribeToken('a key', token)).toBeUndefined();
		await subscribe('stays@example.org');
		const path = `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
		const response = await app.request(path);
		expect(response.headers.get('location')).toBe('/unsubscribe-failed');
		expect((await app.request(path, { method: 'POST' })).status).toBe(400);
		const pressed = await app.request(pageOf(path), { method: 'POST' });
		expect(pressed.headers.get('location')).toBe('/unsubscribe-failed');
		expect(await stored('stays@example.org')).toBe(1);
	});
});

test('the link reports an unavailable database and works later', async () => {
	const away = fakeBackend(() => new Response(null, { status: 503 }), {
		signingKey: 'key',
	});
	const site = await fakeSite('http://127.0.0.1:3999');
	const other = createApp(testConfig(), away, site, tools);
	const link = unsubscribeUrl('', 'key', '01234567-89ab-4def-8123-456789abcdef');
	const asked = { method: 'POST', headers: { accept: 'text/html' } };
	for (const path of [link, pageOf(link)]) {
		const response = await other.request(path, asked);
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('5');
		expect(await response.text()).toMatch(/cannot be reached at the moment/);
	}
	const pressed = await other.request(pageOf(link), asked);
	expect(pressed.headers.get('content-type')).toMatch(/^text\/html/);
});

test('the mail has headers for unsubscribing in mail programs', async () => {
	const server = await startMailServer();
	const mail = {
		kind: 'smtp',
		url: server.url,
		from: { name: '', address: 'office@example.org' },
	} as const;
	const sending = await startTestBackend({ mail });
	const body = { email: 'six@example.org' };
	const prefer = 'return=minimal';
	await sending.backend.fetch(call('POST', '/rest/v1/newsletter_subscriptions', { body, prefer }));
	await vi.waitUntil(() => server.received.length === 1, 30_000);
	expect(server.received[0]?.raw.replaceAll('\r\n ', ' ')).toMatch(
		/^List-Unsubscribe: <http:\/\/127\.0\.0\.1:\d+\/newsletter\/unsubscribe\?token=[\w.-]+>\r$/m,
	);
	expect(server.received[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
	await sending.close();
	await server.close();
});
