import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '#test/attack/test-server.ts';
import { dropTestDatabases } from '#test/servers/backend.ts';
import { calls, callsAsMarkdown, ourAnswer } from './calls.ts';
import { clear, MARKER, projectOf, projectTarget, requireMarker } from './project.ts';
import { newRun } from './run-calls.ts';
import { ourServer, testCalls } from './test-calls.ts';

describe('our server', () => {
	testCalls(calls, ourServer, ourAnswer);
	afterAll(dropTestDatabases);
});

describe('docs/hosted.md', () => {
	test('has the tables of these calls', async () => {
		const page = readFileSync('docs/hosted.md', 'utf8');
		const [before = '', after = ''] = page.split(/(?<=<!-- calls -->\n)[\s\S]*(?=<!-- end -->)/);
		// `npx vitest run --project integration test/hosted -u` writes them anew.
		await expect(`${before}\n${callsAsMarkdown()}\n\n${after}`).toMatchFileSnapshot(
			'../../docs/hosted.md',
		);
	});

	test('says why wherever we answer otherwise, and nowhere else', () => {
		const unexplained = calls.filter(({ ours, why }) => ours && !why);
		const unchanged = calls.filter((row) => {
			const { ours } = row;
			return ours && JSON.stringify(ourAnswer(row)) === JSON.stringify(row.supabase);
		});
		expect([...unexplained, ...unchanged].map(({ name }) => name)).toEqual([]);
	});
});

describe('a project is not touched', () => {
	const env = {
		SUPABASE_URL: 'https://abc.supabase.co',
		SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
		SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
		TEST_HOSTED_PROJECT: 'abc.supabase.co',
		TEST_HOSTED_ADDRESS: 'me@example.org',
	};

	test('unless it is named twice, and all settings are there', () => {
		expect(projectOf(env)).toMatchObject({ url: 'https://abc.supabase.co', name: 'me' });
		for (const name of Object.keys(env))
			expect(() => projectOf({ ...env, [name]: '' })).toThrow(`${name} is missing`);
		const other = { ...env, TEST_HOSTED_PROJECT: 'abd.supabase.co' };
		expect(() => projectOf(other)).toThrow('TEST_HOSTED_PROJECT is not abc.supabase.co');
	});

	test('unless it has the marker', async () => {
		const { url, started, admin, close } = await startTestServer();
		const project = { url, keys: started.backend.keys };
		await expect(requireMarker(project)).rejects.toThrow('Nothing was changed');
		await admin`insert into public.newsletter_subscriptions (email) values (${MARKER})`;
		await requireMarker(project);
		await close();
		await dropTestDatabases();
	});

	test('but for the accounts and rows of the run', async () => {
		const made: string[] = [];
		const accounts: { id: string; email: string }[] = [{ id: 'theirs', email: 'ann@example.org' }];
		const server = createServer(
			getRequestListener(async (request) => {
				const { pathname, search } = new URL(request.url);
				made.push(`${request.method} ${pathname}${decodeURIComponent(search)}`);
				const user = { id: `id-${accounts.length}`, email: '' };
				if (request.method === 'POST' && pathname === '/auth/v1/admin/users')
					accounts.push({ ...user, ...((await request.json()) as { email: string }) });
				const session = { access_token: 'a.e30.c', refresh_token: 'r', user: accounts.at(-1) };
				return Response.json(pathname.endsWith('/token') ? session : { users: accounts });
			}),
		).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const host = new URL(url).host;
		const project = projectOf({ ...env, SUPABASE_URL: url, TEST_HOSTED_PROJECT: host });
		const run = newRun(projectTarget(project));
		await run.begin();
		await clear(project, run);
		server.close();
		const { student, staffed, subscriber } = run.values;
		expect(student).toMatch(/^me\+student-[0-9a-f]{8}@example\.org$/);
		expect(made.filter((call) => call.startsWith('DELETE '))).toEqual([
			`DELETE /rest/v1/contacts?email=in.(${student},${staffed})`,
			`DELETE /rest/v1/newsletter_subscriptions?email=eq.${subscriber}`,
			'DELETE /rest/v1/employers?user_id=eq.id-2',
			...['id-1', 'id-2', 'id-3'].map((id) => `DELETE /auth/v1/admin/users/${id}`),
		]);
	});
});
