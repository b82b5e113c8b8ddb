import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unsubscribe } from '#server/api/newsletter/unsubscribe.ts';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import type { RunningConfig } from '#server/config.ts';
import { createLimits } from '#server/http/rate-limits.ts';
import {
	call,
	signedUp,
	startTestBackend,
	stopTestPostgres,
	type TestBackend,
	testLog,
} from '#test/backend.ts';
import { startMailServer } from '#test/mail-server.ts';

/** A second backend plays the hosted project: it answers over HTTP whoever brings its keys. */
let project: TestBackend;
let backend: Backend;
let config: RunningConfig;
const keys: (string | null)[] = [];
const server = createServer(
	getRequestListener((request) => {
		keys.push(request.headers.get('apikey'));
		const { pathname, search } = new URL(request.url);
		if (request.headers.get('apikey') !== project.backend.keys.secret)
			return project.backend.fetch(request);
		return project.backend.staff.fetch(pathname + search, request);
	}),
);

beforeAll(async () => {
	project = await startTestBackend();
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const { publishable: publishableKey, secret: secretKey } = project.backend.keys;
	config = {
		...project.config,
		database: {
			kind: 'hosted',
			supabaseUrl: `http://127.0.0.1:${port}`,
			publishableKey,
			...(secretKey && { secretKey }),
		},
	};
	backend = await createBackend(config, testLog());
});
afterAll(async () => {
	await backend.close();
	server.closeAllConnections();
	server.close();
	await project.close();
	await stopTestPostgres();
});

test('no database of our own is started, and the project’s key goes with each call', async () => {
	expect(backend.sql).toBeUndefined();
	expect(backend.keys.publishable).toBe(project.backend.keys.publishable);
	expect(await backend.ready()).toBe(true);
	expect(new Set(keys)).toEqual(new Set([backend.keys.publishable]));
});

test('rows, sessions and errors pass through', async () => {
	const { id, token } = await signedUp(project.backend, 'ann@example.org');
	const row = {
		user_id: id,
		program_type: 'london',
		motivation: 'I like it',
		experience: 'None',
		availability: 'June',
	};
	const options = { token, body: row, prefer: 'return=minimal' };
	const inserted = await backend.fetch(call('POST', '/rest/v1/applications', options));
	expect(inserted.status).toBe(201);
	const read = await backend.fetch(
		call('GET', '/rest/v1/applications?select=motivation', { token }),
	);
	expect(await read.json()).toEqual([{ motivation: 'I like it' }]);
	const body = { email: 'ann@example.org', password: 'wrong' };
	const refused = await backend.fetch(call('POST', '/auth/v1/token?grant_type=password', { body }));
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ error_code: 'invalid_credentials' });
});

test('the redirect after a mailed link is handed on, not followed', async () => {
	const request = call('GET', '/auth/v1/verify?token=0&type=signup');
	const response = await backend.fetch(request);
	expect(response.status).toBe(303);
	expect(response.headers.get('Location')).toContain('#error=access_denied');
});

test('staff reach every row with the secret key, and are told when there is none', async () => {
	const rows = await backend.staff.fetch('/rest/v1/applications?select=motivation');
	expect(await rows.json()).toHaveLength(1);
	const { secretKey: _, ...database } = config.database as {
		secretKey?: string;
	} & typeof config.database;
	const keyless = await createBackend({ ...config, database }, testLog());
	await expect(keyless.staff.fetch('/rest/v1/contacts')).rejects.toThrow('SUPABASE_SECRET_KEY');
});

test('a project that does not answer is a 503', async () => {
	const database = {
		kind: 'hosted',
		supabaseUrl: 'http://127.0.0.1:9',
		publishableKey: 'k',
	} as const;
	const lost = await createBackend({ ...config, database }, testLog());
	expect((await lost.fetch(call('GET', '/rest/v1/applications'))).status).toBe(503);
	expect(await lost.ready()).toBe(false);
});

test('our own mails are sent directly, or caught where there is no mail server', async () => {
	const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };
	await backend.queueMail(mail);
	expect((await backend.mailbox()).at(-1)).toEqual({
		...mail,
		sentAt: expect.stringMatching(/^20.*Z$/),
	});
	await expect(backend.queueMail({ ...mail, to: 'a@b.c\nBcc: d@e.f' })).rejects.toThrow('address');
	const post = await startMailServer();
	const smtp = { kind: 'smtp', url: post.url, from: 'office@example.org' } as const;
	const sending = await createBackend({ ...config, mail: smtp }, testLog());
	await sending.queueMail(mail);
	expect(post.received.map(({ to }) => to)).toEqual([['ann@example.org']]);
	expect(await sending.mailbox()).toEqual([]);
	await post.close();
});

test('stored rows are answered by mail, once, and the link of a welcome works', async () => {
	const own = await createBackend(config, testLog());
	const message = { name: 'Ann', email: 'ann@example.org', subject: 'Visa', message: 'May I?' };
	const post = (table: string, body: object) =>
		own.fetch(call('POST', `/rest/v1/${table}`, { body, prefer: 'return=minimal' }));
	for (const _ of [1, 2]) expect((await post('contacts', message)).status).toBe(201);
	expect((await post('newsletter_subscriptions', { email: 'new@example.org' })).status).toBe(201);
	expect((await post('newsletter_subscriptions', { email: 'new@example.org' })).status).toBe(409);
	await vi.waitUntil(async () => (await own.mailbox()).length >= 3);
	const mails = await own.mailbox();
	expect(mails.map(({ to }) => to).sort()).toEqual(
		['ann@example.org', config.officeAddress, 'new@example.org'].sort(),
	);
	const welcome = mails.find(({ to }) => to === 'new@example.org');
	const link = /\/newsletter\/unsubscribe\S+/.exec(welcome?.text ?? '')?.[0] ?? '';
	const links = new Hono().route(
		'/newsletter/unsubscribe',
		unsubscribe(config, own, createLimits(config, own)),
	);
	expect((await links.request(link)).headers.get('location')).toBe('/unsubscribed');
	const left = await own.staff.fetch('/rest/v1/newsletter_subscriptions?select=id');
	expect(await left.json()).toEqual([]);
	await own.close();
});
