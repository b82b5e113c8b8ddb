import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type AlertLink, alertUrl, unsubscribeUrl } from '#server/mail/signed-links.ts';
import { fakeBackend, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let ann: string;
let ben: string;
const tools = { log: silent, lifecycle: { stopping: false } };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const people = await admin<{ id: string }[]>`
		insert into auth.users (id, email)
		values (gen_random_uuid(), 'ann@example.org'), (gen_random_uuid(), 'ben@example.org')
		returning id`;
	[ann = '', ben = ''] = people.map(({ id }) => id);
});
beforeEach(() => admin`delete from public.alerts`);
afterAll(() => close());

async function alert(user: string, query: string): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into public.alerts (user_id, query, frequency) values (${user}, ${query}, 'daily')
		returning id`;
	return row?.id ?? '';
}
const link = (kind: AlertLink, id: string) => alertUrl('', started.backend.signingKey, kind, id);
const left = async () =>
	(await admin`select query from public.alerts order by query`).map(({ query }) => query);
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describe('a link', () => {
	test('changes nothing by GET: it is a page with a button', async () => {
		const id = await alert(ann, 'q=one');
		for (const kind of ['stop', 'keep'] as const)
			for (const method of ['GET', 'HEAD']) await app.request(link(kind, id), { method });
		expect(await left()).toEqual(['q=one']);
	});

	test('stops one alert by the button; a second time has the same result', async () => {
		const id = await alert(ann, 'q=one');
		await alert(ann, 'q=two');
		for (const _ of [1, 2]) {
			const response = await app.request(link('stop', id), { method: 'POST' });
			expect(response.status).toBe(303);
			expect(response.headers.get('location')).toBe('/alerts/stopped');
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
		expect(await left()).toEqual(['q=two']);
	});

	test('stops all of a person, and nobody else’s', async () => {
		await alert(ann, 'q=one');
		await alert(ann, 'q=two');
		await alert(ben, 'q=three');
		await app.request(link('stopAll', ann), { method: 'POST' });
		expect(await left()).toEqual(['q=three']);
	});

	test.each([
		['as a form', oneClick],
		['in parts', formOf(oneClick)],
	])('accepts the POST of a mail program %s, without a redirect', async (_, body) => {
		await alert(ann, 'q=one');
		const response = await app.request(link('stopAll', ann), { method: 'POST', body });
		expect(response.status).toBe(200);
		expect(await left()).toEqual([]);
	});

	test('ends the mails before deadlines of a person, and no alert', async () => {
		await alert(ann, 'q=one');
		const stopped = async () =>
			(await admin`select user_id from public.deadline_mails where stopped_at is not null`).map(
				({ user_id }) => user_id,
			);
		await app.request(link('stopDeadlines', ann));
		expect(await stopped()).toEqual([]);
		const response = await app.request(link('stopDeadlines', ann), {
			method: 'POST',
			body: oneClick,
		});
		expect(response.status).toBe(200);
		const pressed = await app.request(link('stopDeadlines', ben), { method: 'POST' });
		expect(pressed.headers.get('location')).toBe('/alerts/stopped');
		expect((await stopped()).toSorted()).toEqual([ann, ben].toSorted());
		expect(await left()).toEqual(['q=one']);
	});

	test('lets an alert go on that would end', async () => {
		const id = await alert(ann, 'q=one');
		await admin`update public.alerts set asked_on = '2026-01-01', ends_on = '2026-01-31'`;
		const response = await app.request(link('keep', id), { method: 'POST' });
		expect(response.headers.get('location')).toBe('/alerts/kept');
		expect(await admin`select asked_on, ends_on from public.alerts`).toEqual([
			{ asked_on: null, ends_on: null },
		]);
	});

	test('deletes a mail that waits to be sent', async () => {
		const id = await alert(ann, 'q=one');
		await admin`insert into outbox.mails (recipient, subject, body_text, body_html, caught, alerts)
			values ('ann@example.org', 's', '', '', false, ${[id]})`;
		await app.request(link('stop', id), { method: 'POST' });
		expect(await admin`select from outbox.mails where alerts is not null`).toEqual([]);
	});
});

function formOf(parameters: URLSearchParams): FormData {
	const form = new FormData();
	for (const [name, value] of parameters) form.set(name, value);
	return form;
}

describe('does nothing', () => {
	test.each<[string, (id: string) => string]>([
		['without a token', () => '/alerts/stop'],
		['with another signature', (id) => `${link('stop', id).slice(0, -4)}AAAA`],
		['with the token of another link', (id) => link('keep', id).replace('keep', 'stop')],
		[
			'with the token of another mail',
			(id) => link('stopDeadlines', id).replace('stop-deadlines', 'stop-all'),
		],
		['with an alert in place of a person', (id) => link('stop', id).replace('stop', 'stop-all')],
		[
			'with the token of the newsletter',
			(id) =>
				unsubscribeUrl('', started.backend.signingKey, id).replace(
					'/newsletter/unsubscribe',
					'/alerts/stop',
				),
		],
		['with something after it', (id) => `${link('stop', id)}A`],
	])('%s', async (_, path) => {
		const address = path(await alert(ann, 'q=one'));
		const pressed = await app.request(address, { method: 'POST' });
		expect(pressed.headers.get('location')).toBe('/alerts/link-failed');
		expect((await app.request(address, { method: 'POST', body: oneClick })).status).toBe(400);
		expect(await left()).toEqual(['q=one']);
	});
});

test('a link says that the database is away, and works later', async () => {
	const away = fakeBackend(undefined, {
		signingKey: started.backend.signingKey,
		sql: (() => Promise.reject(new Error('away'))) as unknown as Sql,
	});
	const site = await fakeSite('http://127.0.0.1:3999');
	const other = createApp(testConfig(), away, site, tools);
	const id = await alert(ann, 'q=one');
	const response = await other.request(link('stop', id), {
		method: 'POST',
		headers: { accept: 'text/html' },
	});
	expect(response.status).toBe(503);
	expect(await response.text()).toMatch(/cannot be reached at the moment/);
});
