import postgres, { type Sql } from 'postgres';
import type { EntryContext, ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postMessage } from '#app/features/contact/post-message.ts';
import { postSubscription } from '#app/features/newsletter/post-subscription.ts';
import { type PostedForm, storeRow } from '#app/lib/calls/posted-form.ts';
import { honeypot } from '#schema/honeypot.ts';
import { createApp } from '#server/app.ts';
import { actionsOf, createPost } from '#server/site/posted-forms.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { silent } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { serverBuild } from '#test/servers/server-build.ts';

let started: TestBackend;
let app: ReturnType<typeof createApp>;
let limited: ReturnType<typeof createApp>;
let admin: Sql;

/** The site's own actions, in pages that are only the data of the action. */
function build(): ServerBuild {
	const render = (_: Request, status: number, headers: Headers, context: EntryContext) => {
		const [result] = Object.values(context.staticHandlerContext.actionData ?? {});
		headers.set('Content-Type', 'text/html; charset=utf-8');
		return new Response(JSON.stringify(result), { status, headers });
	};
	const page = (path: string, action?: unknown) => ({
		id: path,
		path,
		module: { default: () => null, ...(action !== undefined && { action }) },
	});
	return serverBuild(
		{ default: render, storeRow },
		{
			contact: page('contact', postMessage),
			newsletter: page('newsletter', postSubscription),
			about: page('about'),
		},
	);
}

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	const { config, backend } = started;
	const made = build();
	const site = {
		...(await fakeSite(config.siteUrl)),
		actions: actionsOf(made),
		post: createPost(made, config.siteUrl),
	};
	const tools = { log: silent, lifecycle: { stopping: false } };
	app = createApp({ ...config, rateLimits: false }, backend, site, tools);
	limited = createApp(config, backend, site, tools);
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

type Headed = Record<string, string>;

/** As a browser posts a form: line breaks in two characters, and the origin. */
function post(path: string, fields: Headed, headers: Headed = {}, to = app) {
	const body = new URLSearchParams(fields).toString();
	const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
	const origin = { Origin: started.config.siteUrl };
	return to.request(path, { method: 'POST', body, headers: { ...type, ...origin, ...headers } });
}

const message = (email: string, changed: Headed = {}): Headed => ({
	name: 'Ada Lovelace',
	email,
	subject: 'Dates & places',
	category: '',
	message: 'One\r\nTwo',
	[honeypot.field]: '',
	...changed,
});

const stored = (email: string) =>
	admin`select name, email, subject, category, message from public.contacts where email = ${email}`;
const subscribed = (email: string) =>
	admin`select email from public.newsletter_subscriptions where lower(email) = lower(${email})`;
const mailsTo = async (email: string) =>
	(await started.backend.mailbox()).filter(({ to }) => to === email);
const again = async (response: Response) => (await response.json()) as PostedForm;

describe('a contact message that is posted without scripts', () => {
	test('is stored as scripts store it, answered by mail, and leads to an address without personal data', async () => {
		const email = 'ada@example.org';
		const response = await post('/contact', message(email));
		expect(response.status).toBe(303);
		expect(response.headers.get('location')).toBe('/contact?sent=yes#write-to-us');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await stored(email)).toEqual([
			{
				name: 'Ada Lovelace',
				email,
				subject: 'Dates & places',
				category: null,
				message: 'One\nTwo',
			},
		]);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test('is stored once when it is sent twice', async () => {
		const email = 'twice@example.org';
		const answers = await Promise.all([1, 2].map(() => post('/contact', message(email))));
		answers.push(await post('/contact', message(email)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await stored(email)).toHaveLength(1);
	});

	test('comes back with the errors and what was typed', async () => {
		const response = await post('/contact', message('not an address', { name: '  ' }));
		expect(response.status).toBe(422);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const { values, errors, message: toast } = await again(response);
		expect(Object.keys(errors)).toEqual(['name', 'email']);
		expect(toast.text).toBe('Please fill in all required fields.');
		expect(values).toMatchObject({ email: 'not an address', message: 'One\nTwo' });
	});

	test.each([
		['a category that is not in the list', { category: 'spam' }, ['category']],
		['more text than there is room for', { message: 'x'.repeat(5_001) }, ['message']],
	])('is refused for %s', async (_, changed, wrong) => {
		const email = 'wrong@example.org';
		const response = await post('/contact', message(email, changed));
		expect(response.status).toBe(422);
		expect(Object.keys((await again(response)).errors)).toEqual(wrong);
		expect(await stored(email)).toEqual([]);
	});

	test('is stored without what cannot be seen of pasted text', async () => {
		const email = 'pasted@example.org';
		const pasted = { subject: 'Da\u200btes\tof', message: 'a\0b\u202ec' };
		expect((await post('/contact', message(email, pasted))).status).toBe(303);
		expect(await stored(email)).toMatchObject([{ subject: 'Dates of', message: 'abc' }]);
	});

	test('may have as many letters of any alphabet as with scripts', async () => {
		const email = 'long@example.org';
		const response = await post('/contact', message(email, { message: '試'.repeat(5_000) }));
		expect(response.status).toBe(303);
		expect((await stored(email))[0]?.message).toHaveLength(5_000);
	});

	test('of a robot is answered as a success and not stored', async () => {
		for (const filled of ['http://spam.example', 'two\r\nlines ✓']) {
			const email = 'robot@example.org';
			const response = await post('/contact', message(email, { [honeypot.field]: filled }));
			expect(response.status).toBe(303);
			expect([...(await stored(email)), ...(await mailsTo(email))]).toEqual([]);
		}
	});

	test('counts for the limit of messages, and what was typed comes back', async () => {
		const points = 60;
		const statuses: number[] = [];
		for (let sent = 0; sent <= points; sent += 1) {
			const fields = message('many@example.org', { subject: `Number ${sent}` });
			const response = await post('/contact', fields, {}, limited);
			statuses.push(response.status);
			if (response.status !== 429) continue;
			const { values, message: toast } = await again(response);
			expect(values.subject).toBe(`Number ${points}`);
			expect(toast.text).toBe('Too many attempts. Try again in 10 minutes.');
		}
		expect(statuses).toEqual([...Array.from({ length: points }, () => 303), 429]);
		expect(await stored('many@example.org')).toHaveLength(points);
	});
});

describe('an address for the newsletter that is posted without scripts', () => {
	const subscribe = (email: string, filled = '') =>
		post('/newsletter', { email, [honeypot.field]: filled });

	test('is stored and welcomed; a second time it is known', async () => {
		const email = 'reader@example.org';
		const response = await subscribe(email);
		expect([response.status, response.headers.get('location')]).toEqual([
			303,
			'/newsletter?subscribed=yes',
		]);
		const second = await subscribe('Reader@Example.org');
		expect(second.status).toBe(409);
		const { message: toast, values } = await again(second);
		expect([toast.title, values.email]).toEqual(['Already Subscribed', 'Reader@Example.org']);
		expect([await subscribed(email), await mailsTo(email)].map((all) => all.length)).toEqual([
			1, 1,
		]);
	});

	test('is refused without an at-sign', async () => {
		const response = await subscribe('reader.example.org');
		expect(response.status).toBe(422);
		const { errors } = await again(response);
		expect(errors).toEqual({ email: 'Please enter a valid email address' });
	});

	test('of a robot is not stored', async () => {
		expect((await subscribe('bot@example.org', 'x')).status).toBe(303);
		expect(await subscribed('bot@example.org')).toEqual([]);
	});
});

describe('a post that our page would not send', () => {
	const email = 'foreign@example.org';

	test.each<[string, number, Headed]>([
		['from another website', 403, { Origin: 'https://evil.example' }],
		['from a page without an origin', 403, { Origin: 'null' }],
		['of JSON', 415, { 'Content-Type': 'application/json' }],
		['of plain text', 415, { 'Content-Type': 'text/plain' }],
		['of files', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
	])('%s is refused in words', async (_, status, headers) => {
		for (const path of ['/contact', '/newsletter'])
			await expectPage(await post(path, message(email), headers), status);
		expect([...(await stored(email)), ...(await subscribed(email))]).toEqual([]);
	});

	test.each(['cross-site', 'same-site'])('%s without an origin is refused', async (site) => {
		const response = await app.request('/contact', {
			method: 'POST',
			body: new URLSearchParams(message(email)),
			headers: { 'Sec-Fetch-Site': site },
		});
		await expectPage(response, 403);
		expect(await stored(email)).toEqual([]);
	});

	test('of too many bytes is refused in words', async () => {
		const response = await post('/contact', message(email, { message: 'x'.repeat(100_000) }));
		await expectPage(response, 413);
		expect(await stored(email)).toEqual([]);
	});

	test('to a page without a form is not allowed, and neither is another method', async () => {
		const about = await post('/about', message(email));
		expect([about.status, about.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
		const put = await app.request('/contact', { method: 'PUT' });
		expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
	});

	async function expectPage(response: Response, status: number) {
		expect(response.status).toBe(status);
		expect(response.headers.get('content-type')).toContain('text/html');
		const text = await response.text();
		expect(text).toContain('<h1>This did not work</h1>');
		expect(text).not.toContain(email);
	}
});
