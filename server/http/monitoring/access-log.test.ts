import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerApiErrors, noAnswer } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';
import { accessLog } from './access-log.ts';

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

test.each([
	['/api/away', '57014'],
	['/api/lost', 'TypeError'],
	['/api/busy', undefined],
])('a failure of the server at %s is a warning with the cause %s', async (path, cause) => {
	const lines = await linesOf(path);
	expect(lines).toEqual([expect.objectContaining({ level: 'warn', path, status: 503, cause })]);
	expect(JSON.stringify(lines)).not.toContain('ann@');
});
