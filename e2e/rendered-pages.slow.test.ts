import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '#test/servers/site-server.ts';

/** The built site with its limits on, and the pages that it makes on demand. */
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
	({ url, stop } = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', STOP_DELAY: '0' }));
});
afterAll(() => stop());

type Answer = { status: number | undefined; text: string; location: string | undefined };

/** Without `fetch`, which sets Host by itself and tidies paths. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ port: new URL(url).port, path, headers }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (part) => {
				text += part;
			});
			const { statusCode: status, headers: got } = response;
			response.on('end', () => resolve({ status, text, location: got.location }));
		});
		sent.on('error', reject).end();
	});
}

it('a page asked for with a stranger’s headers is the one that everybody gets', async () => {
	const stranger = {
		Host: 'evil.example',
		'X-Forwarded-Host': 'evil.example',
		'X-Forwarded-Proto': 'https',
		'X-React-Router-Data': 'yes',
		'X-React-Router-SPA-Mode': 'yes',
		'X-React-Router-Prerender-Data': 'W10=',
		Origin: 'https://evil.example',
		Accept: 'text/x-script',
		Cookie: 'a=<script>',
	};
	for (const path of [
		'/programs?search=law',
		'/companies?search=law',
		'/no-such-page',
		'/programs/99999',
	]) {
		const poisoned = await ask(path, stranger);
		expect(poisoned.text).not.toMatch(/evil|a=<script>/);
		expect(await ask(path)).toEqual(poisoned);
	}
});

it('unusual addresses give pages or 404, never an error, an external redirect or an internal page', async () => {
	for (const path of [
		'/programs.data',
		'/_.data',
		'/_root.data',
		'/no-such-page.data',
		'/programs.data?_routes=root',
		'/__manifest?p=/&version=1',
		'/__manifest?paths=/a,/b',
		'/programs?_data=routes/programs',
		'/programs?index&_routes=__proto__',
		'//evil.example',
		'//evil.example/programs',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/programs/%00',
		'/programs/%ff',
		'/programs/__proto__',
		'/programs/constructor',
		'/programs/1e3',
		'/programs/-1',
		'/programs?search=%00%ff',
		`/programs?search=${'%F0%9F%98%80'.repeat(100)}`,
		`/${'%F0%9F%98%80'.repeat(300)}`,
	]) {
		const { status, text, location } = await ask(path);
		expect([200, 202, 204, 308, 400, 404], path).toContain(status);
		if (location) expect(new URL(location, url).origin).toBe(new URL(url).origin);
		expect(text, path).not.toMatch(/root:x:|node_modules|\.tsx?:\d|at \w+ \(/);
	}
});

it('all unknown addresses share one page, which is rendered once and counted once', async () => {
	const client = { 'X-Forwarded-For': '10.1.1.1' };
	const answers = [];
	for (let page = 0; page < 320; page += 1)
		answers.push(await ask(`/no-such-page-${page}?x=${page}`, client));
	expect(answers).toEqual(Array(320).fill({ ...answers[0], status: 404 }));
	expect(answers[0]?.text).not.toContain('no-such-page');
	expect((await ask('/programs/uk-cities', client)).status).toBe(200);
	const [first, second] = [await ask('/programs/8000', client), await ask('/programs/x', client)];
	expect(first.text).toContain('Program Not Found');
	expect(second).toEqual(first);
});

it('a screen of one row has no title of its own where there is no such row', async () => {
	for (const path of [
		'/account/applications/1',
		'/employer-dashboard/applications/1',
		'/employer-dashboard/internships/1',
		'/staff/no-such-screen',
	]) {
		const { status, text } = await ask(path);
		expect(status, path).toBe(404);
		expect(text, path).toContain('<title>Page not found | ');
	}
});

it('only the search parameter of a query changes a page', async () => {
	const page = await ask('/candidates?search=law');
	expect(await ask('/candidates?x=1&search=law&__proto__=2')).toEqual(page);
	expect(await ask('/candidates?search=')).toEqual(await ask('/candidates'));
	expect((await ask('/candidates?search=finance')).text).not.toBe(page.text);
});
