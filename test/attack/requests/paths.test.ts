import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { INSIDE, startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer({ rateLimits: true });
});
afterEach(async () => {
	expect((await server.send('/healthz')).status).toBe(200);
});
afterAll(() => server.close());

/** Sends the path unchanged: `fetch` would normalise it. */
function ask(path: string): Promise<{ status: number | undefined; text: string }> {
	return new Promise((resolve, reject) => {
		const sent = request({ port: server.port, path }, (response) => {
			let text = '';
			response.setEncoding('latin1').on('data', (part) => {
				text += part;
			});
			response.on('end', () => resolve({ status: response.statusCode, text }));
		});
		sent.on('error', reject).end();
	});
}

describe('a path leads to a page or to 404', () => {
	test.each([
		'/../../../../etc/passwd',
		'/..%2f..%2f..%2fetc/passwd',
		'/%2e%2e/%2e%2e/package.json',
		'/%252e%252e/package.json',
		'/assets/../../server/main.ts',
		'/assets/..%5c..%5cpackage.json',
		'/assets/%c0%ae%c0%ae/package.json',
		'/assets/....//package.json',
		'/assets/app-1a2b.js/../../../package.json',
		'/fonts/%00',
		'/a%00.html',
		'/%c0%af',
		'/%ff%fe',
		'/%ed%a0%80',
		'/%',
		'/%2',
		'/%zz',
		'/%u002e',
		'/.env',
		'/.git/config',
		'/data/secrets.json',
		'/package.json',
		'/server/main.ts',
		'/supabase/config.toml',
		'/index.html',
		'/programs/london/index.html',
		'/constructor',
		'/__proto__',
		'/hasOwnProperty',
		'/assets/__proto__',
		'/auth/v1/../../config.json%00',
		'/auth/v1/%2e%2e/_system/info',
		'/rest/v1/..%2f..%2f_system/info',
		'/rest/v1/contacts%00',
		'/rest/v1/contacts/../../_system/info',
		'/healthz%00',
		'/dev/mailbox.json%00',
		'/?%00=%ff&a[]=__proto__',
		'/;a=b',
		'/<script>alert(1)</script>',
		"/'%20or%201=1--",
		`/${'a/'.repeat(1_500)}`,
		`/${'%20'.repeat(1_200)}`,
	])('%s', async (path) => {
		const { status, text } = await ask(path);
		expect([200, 308, 400, 401, 404, 405]).toContain(status);
		expect(text).not.toMatch(/root:x:|"dependencies"|createApp|jwtSecret|project_id/);
		expect(text).not.toMatch(INSIDE);
		expect(text).not.toContain('<script>alert(1)');
	});

	test('an address longer than any of ours is refused before rendering', async () => {
		expect((await ask(`/${'a'.repeat(5_000)}`)).status).toBe(414);
		expect((await ask(`/?search=${'a'.repeat(5_000)}`)).status).toBe(200);
		// The fake site renders every page as not found.
		expect((await ask(`/companies?search=${'a'.repeat(10_000)}`)).status).toBe(404);
		expect((await ask(`/internships?q=${'a'.repeat(10_000)}`)).status).toBe(404);
	});
});
