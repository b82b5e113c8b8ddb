import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerApiErrors, noAnswer } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';
import { accessLog, loggedPath } from './access-log.ts';

/** The lines that a request leaves in the log. */
async function linesOf(path: string): Promise<unknown[]> {
	const lines: unknown[] = [];
	const write = (level: string) => (fields: object) => lines.push({ level, ...fields });
	const api = new Hono();
	api.onError(answerApiErrors);
	api.get('/away', () => {
		throw noAnswer(Object.assign(new Error('of ann@student.example'), { code: '57014' }));
	});
	api.get('/lost', () => {
		throw noAnswer(new TypeError('of ann@student.example'));
	});
	api.get('/busy', () => {
		throw noAnswer();
	});
	const app = new Hono();
	app.use(accessLog({ info: write('info'), warn: write('warn') } as unknown as Log));
	app.get('/', (context) => context.text('fine'));
	app.route('/api', api);
	await app.request(path);
	return lines;
}

test('a request is one line, without its query', async () => {
	expect(await linesOf('/?email=ann@student.example')).toEqual([
		expect.objectContaining({ level: 'info', method: 'GET', path: '/', status: 200 }),
	]);
});

const code = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15';

test.each([
	['/auth/confirm%23type=signup&code=abc', '/auth/confirm…'],
	['/auth/confirm#type=signup', '/auth/confirm…'],
	[`/auth/confirm/${code}`, '/auth/confirm/…'],
	[`/auth/confirm)${code}`, '/auth/confirm…'],
	[`/auth/confirm/${code}/next`, '/auth/confirm/…/next'],
	[`/${code}`, '/…'],
	['/0123456789abcdef0123456789abcdef.Ab-_56789012345678901234567890123456789012345', '/…'],
	['/a0B-cdefgh_ijklmnop', '/…'],
	['/ann@student.example', '/ann…'],
	['/account/a b', '/account/a…'],
	['/lists/abcdefghijklmnopqrstuvwxyzabcdef', '/lists/…'],
	['/Lists/abcdefghijklmnopqrstuvwxyzabcdef', '/Lists/…'],
	['/lists/aB3defghijklmnopqrstuvwxyzabcd-_/internships.csv', '/lists/…/internships.csv'],
	['/lists/aB3defghijklmnopqrstuvwxyzabcd-_.data', '/lists/…'],
])('%s is logged as %s', (path, logged) => {
	expect(loggedPath(path)).toBe(logged);
});

test.each([
	'/',
	'/internships/data-analyst-intern-2027-tidewell-leeds',
	'/internships/data-analyst-leeds.json',
	'/sitemap-internships.xml',
	'/assets/saved-store-DxY3a9_b.js',
	'/assets/inter-latin-wght-normal-Dx4kXJAl.woff2',
	'/api/employer/applications/0198c0de-7aaa-7bbb-8ccc-0123456789ab/cv',
	'/rest/v1/newsletter_subscriptions',
	'/resources/blog/london-or-a-regional-city',
	'/.well-known/change-password',
])('%s is logged as it is', (path) => {
	expect(loggedPath(path)).toBe(path);
});

test.each([
	['/api/away', '57014'],
	['/api/lost', 'TypeError'],
	['/api/busy', undefined],
])('a failure of the server at %s is a warning with the cause %s', async (path, cause) => {
	const lines = await linesOf(path);
	expect(lines).toEqual([expect.objectContaining({ level: 'warn', path, status: 503, cause })]);
	expect(JSON.stringify(lines)).not.toContain('ann@');
});
