import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '#test/attack/test-server.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import { mailedCode } from '#test/mailed-code.ts';
import {
	dropTestDatabases,
	type Session,
	signedUp,
	startTestBackendsWith,
} from '#test/servers/backend.ts';
import { signToken, startHostedBackend, startHostedProject } from '#test/servers/hosted-project.ts';
import { postgres17 } from '#test/servers/postgres-17.ts';
import {
	type Answer,
	calls,
	callsAsMarkdown,
	isAboutTables,
	ourAnswer,
	projectAnswer,
	type Row,
} from './calls.ts';
import { clear, MARKER, projectOf, projectTarget, requireMarker } from './project.ts';
import { differences, type Got, newRun, type Run, type Target } from './run-calls.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

/** `npm run test:hosted` is for real parts, which the environment names; `npm test` for our server alone. */
const real = import.meta.env.MODE === 'hosted';
const { POSTGREST: postgrest, SUPABASE_URL: supabaseUrl } = real ? process.env : {};

type Opened = { target: Target; close(run: Run): Promise<void> };

/** Makes the calls of `rows`, one after another. */
function testCalls(
	rows: Row[],
	open: () => Promise<Opened>,
	wanted: (row: Row, got: Got) => Answer,
): void {
	let opened: Opened | undefined;
	let run: Run;
	beforeAll(async () => {
		opened = await open();
		run = newRun(opened.target);
		await run.begin();
	});
	afterAll(() => opened?.close(run));

	test.each(rows)('$name: $call', async (row) => {
		const got = await run.make(row);
		expect(differences(row, wanted(row, got), got)).toEqual([]);
	});
}

/** Our server on its usual backend, or on the one that `startTestBackendsWith` names. */
async function ourServer(): Promise<Opened> {
	const { url, started, close } = await startTestServer();
	const { backend } = started;
	return {
		target: {
			...{ url, keys: backend.keys, address: (name) => `${name}@example.org` },
			person: async (email, password) => {
				const { id, token, refreshToken } = await signedUp(backend, email, password);
				return { access_token: token, refresh_token: refreshToken, user: { id, email } };
			},
			code: async (kind, email) => codeIn(await backend.mailbox(), kind, email),
			sign: signToken,
		},
		close,
	};
}

type Mails = { to: string; text: string }[];

/** The code in the newest mail of this kind. */
function codeIn(mails: Mails, kind: string, email: string): string {
	const mail = mails.findLast(({ to, text }) => to === email && text.includes(`type=${kind}`));
	return mailedCode(mail?.text ?? '').token_hash;
}

if (!real)
	describe('our server', () => {
		testCalls(calls, ourServer, ourAnswer);
		afterAll(dropTestDatabases);
	});

if (!real)
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

if (!real)
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
			const accounts: { id: string; email: string }[] = [
				{ id: 'theirs', email: 'ann@example.org' },
			];
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

if (postgrest)
	describe('PostgREST', () => {
		const program = `${postgrest}`;
		let cluster: OtherPostgres;
		let major: number | undefined;
		beforeAll(async () => {
			cluster = await makePostgres(await postgres17());
			await cluster.start();
			const superuser = postgres(cluster.url(), { max: 1 });
			await superuser`create database ours`;
			await superuser.end();
		});
		afterAll(() => cluster.clear());

		/** Lite has the accounts in the place of Supabase's; PostgREST the tables. */
		async function project(): Promise<Opened> {
			const superuserUrl = cluster.url();
			const started = await startHostedProject('http://127.0.0.1:3999', {
				superuserUrl,
				postgrest: program,
			});
			const url = `${started.environment.SUPABASE_URL}`;
			const { keys } = started.api;
			const send = async (path: string, body: object) => {
				const headers = { apikey: keys.publishable, 'Content-Type': 'application/json' };
				const init = { method: 'POST', headers, body: JSON.stringify(body) };
				return (await fetch(`${url}/auth/v1/${path}`, init)).json();
			};
			const code = async (kind: string, email: string) => codeIn(started.mails, kind, email);
			return {
				target: {
					...{ url, keys, code, sign: signToken, address: (name) => `${name}@example.org` },
					person: async (email, password) => {
						await send('signup', { email, password });
						const token_hash = await code('signup', email);
						return (await send('verify', { type: 'signup', token_hash })) as Session;
					},
				},
				close: started.close,
			};
		}

		describe('asked directly', () => {
			const rows = calls.filter((row) => isAboutTables(row) && !row.depends);
			testCalls(rows, project, (row, { headers }) => {
				major ??= majorOf(headers);
				return projectAnswer(row, major);
			});
		});

		describe('behind our server', () => {
			startTestBackendsWith((overrides) =>
				startHostedBackend(overrides, {
					superuserUrl: cluster.url('postgres', undefined, 'ours'),
					postgrest: program,
				}),
			);
			// What we pass on has the code of that version.
			testCalls(calls, ourServer, (row) => {
				const passedOn = row.before13 && row.as === 'expired' && isAboutTables(row);
				return passedOn ? projectAnswer(row, major) : ourAnswer(row);
			});
		});
	});

/** The version of PostgREST, which it says itself. */
function majorOf(headers: Headers): number | undefined {
	const [, major] = /^postgrest\/(\d+)/.exec(headers.get('server') ?? '') ?? [];
	return major === undefined ? undefined : Number(major);
}

if (supabaseUrl)
	describe('the project at SUPABASE_URL', () => {
		const rows = calls.filter(
			({ depends, as }) => !depends && (as !== 'expired' || process.env.SUPABASE_JWT_SECRET),
		);
		async function project(): Promise<Opened> {
			const settings = projectOf(process.env);
			await requireMarker(settings);
			return { target: projectTarget(settings), close: (run) => clear(settings, run) };
		}
		testCalls(rows, project, (row, { headers }) => projectAnswer(row, majorOf(headers)));
	});

if (real)
	test('a real part is named', () => {
		expect(
			postgrest ?? supabaseUrl,
			'Give SUPABASE_URL or POSTGREST: see docs/hosted.md.',
		).toBeTruthy();
	});
