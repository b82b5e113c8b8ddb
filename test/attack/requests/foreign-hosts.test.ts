import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { followLink, mailedLink } from '#test/servers/backend.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** Without `fetch`, which sets Host itself and normalises addresses. */
function ask(path: string, headers: Record<string, string>, method = 'GET', body?: object) {
	return new Promise<{ location: string | undefined; text: string }>((resolve, reject) => {
		const sent = request({ port: server.port, path, method, headers }, (response) => {
			let text = '';
			response.on('data', (part) => {
				text += part;
			});
			response.on('end', () => resolve({ location: response.headers.location, text }));
		});
		sent.on('error', reject).end(body && JSON.stringify(body));
	});
}

const evil = 'https://evil.example';
const stolen = {
	Host: 'evil.example',
	'X-Forwarded-Host': 'evil.example',
	'X-Forwarded-Proto': 'https',
	'X-Forwarded-Server': 'evil.example',
	Forwarded: 'host=evil.example',
	'X-Original-URL': '/config.json',
	'X-Rewrite-URL': '/config.json',
	Origin: evil,
	Referer: evil,
};

describe('mails and redirects lead to our own site', () => {
	test('whatever host, origin or target a request names', async () => {
		const email = 'ann@example.org';
		const apikey = server.started.backend.keys.publishable;
		const headers = { ...stolen, apikey, 'Content-Type': 'application/json' };
		const to = `?redirect_to=${encodeURIComponent(evil)}`;
		const post = (path: string, body: object) => ask(path + to, headers, 'POST', body);
		await post('/auth/v1/signup', { email, password: 'correct horse' });
		await followLink(server.started.backend, email);
		await post('/auth/v1/recover', { email });
		const mails = await server.started.backend.mailbox();
		expect(mails.length).toBe(2);
		for (const { text, html } of mails) expect(text + html).not.toContain('evil');
		const link = new URL(await mailedLink(server.started.backend, email));
		expect(link.origin).toBe(server.started.config.siteUrl);
		expect(link.hash).toMatch(/^#type=recovery&code=[0-9a-f]{64}$/);
	});

	test.each([
		'//evil.example/',
		'///evil.example/',
		'//evil.example/%2e%2e/',
		'/\\evil.example/',
		'/%5cevil.example/',
		'/%2f%2fevil.example/',
		'/.//evil.example/',
		'/..//evil.example/',
		'//evil.example//',
		'/;//evil.example/',
		'//user@evil.example/',
		'//evil.example:80/?a=//b',
		'/%0d%0aLocation:%20https:%2f%2fevil.example/',
		'/%09/evil.example/',
	])('%s', async (path) => {
		const { location } = await ask(path, stolen);
		// Resolved as a browser does it on a page of this site.
		const target = new URL(location ?? '/', server.started.config.siteUrl);
		expect(target.origin).toBe(server.started.config.siteUrl);
	});

	test.each([
		'/auth/v1/verify?type=signup&token=abc',
		'/auth/v1/verify?type=recovery&token=abc',
		'/auth/v1/authorize?provider=google',
		'/newsletter/unsubscribe?token=abc',
		'/newsletter/unsubscribe?token=//evil.example',
	])('%s', async (path) => {
		const to = `&redirect_to=${evil}&next=${evil}&redirect=${evil}&url=${evil}`;
		for (const address of [path, path + to]) {
			const { location, text } = await ask(address, stolen);
			expect(`${location} ${text}`).not.toContain('evil');
			const target = new URL(location ?? '/', server.started.config.siteUrl);
			expect(target.origin).toBe(server.started.config.siteUrl);
		}
	});

	test('pages and files are the same for every host name', async () => {
		for (const path of ['/', '/programs/london', '/nope', '/robots.txt', '/config.json']) {
			const [own, other] = [await ask(path, {}), await ask(path, stolen)];
			expect(other).toEqual(own);
			expect(other.text).not.toContain('evil');
		}
	});
});

describe('the headers of a mail', () => {
	let mailServer: MailServer;
	let mailing: TestServer;
	beforeAll(async () => {
		mailServer = await startMailServer();
		const mail = {
			kind: 'smtp',
			url: mailServer.url,
			from: { name: '', address: 'site@example.org' },
		} as const;
		mailing = await startTestServer({ mail, officeAddress: 'office@example.org' });
	});
	afterAll(async () => {
		await mailing.close();
		await mailServer.close();
	});

	const lines =
		'Hi\r\nBcc: evil@example.org\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>';

	test('cannot be added by input, nor recipients', async () => {
		const body = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: lines };
		for (const field of ['name', 'subject'])
			expect(
				(await mailing.send('/rest/v1/contacts', { body: { ...body, [field]: lines } })).status,
			).toBe(400);
		expect((await mailing.send('/rest/v1/contacts', { body })).status).toBe(201);
		await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(2);
		expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual([
			'ann@example.org',
			'office@example.org',
		]);
		for (const { raw } of mailServer.received) {
			const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
			expect(head).not.toMatch(/^(bcc|cc):/im);
			expect(head.match(/^content-type:/gim)).toHaveLength(1);
			expect(head).toMatch(/^Content-Type: multipart\/alternative/im);
		}
	});

	test.each([
		'ann@example.org\r\nBcc: evil@example.org',
		'ann@example.org,evil@example.org',
		'ann@example.org evil@example.org',
		'Ann <ann@example.org>',
		'"evil@example.org"@example.org',
		'ann@example.org\0',
		'ann@example.org%0aBcc:evil@example.org>',
		'<evil@example.org>',
		'ann(comment)@example.org',
		'@example.org',
	])('%j is not accepted as an address', async (email) => {
		const contact = { name: 'A', email, subject: 'S', message: 'M' };
		const refused = [
			await mailing.send('/rest/v1/contacts', { body: contact }),
			await mailing.send('/rest/v1/newsletter_subscriptions', { body: { email } }),
			await mailing.send('/auth/v1/signup', { body: { email, password: 'correct horse' } }),
			await mailing.send('/auth/v1/recover', { body: { email } }),
		];
		expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
	});
});
