import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { readConfig, withPort } from '#server/config.ts';
import { submitGeneralApplication } from '#server/deeds/applications/submit-application.ts';
import { readUnsubscribeToken } from '#server/mail/signed-links.ts';
import { loadSecrets } from '#server/secrets.ts';
import { call, signedUp, testLog } from '#test/servers/backend.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { runCommand } from '#test/servers/run-command.ts';

/** A real data directory: with a server on it, then without. */
let dataDir: string;
let backend: Backend;
let person: { id: string; token: string };
let url: string;

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'staff-'));
	backend = await createBackend(withPort(readConfig({ DATA_DIR: dataDir }), 3999), testLog());
	const { options } = backend.sql;
	const { databasePassword } = await secrets();
	url = `postgres://postgres:${databasePassword}@127.0.0.1:${options.port[0]}/postgres`;
	person = await signedUp(backend, 'boss@example.org', undefined, { full_name: 'Zoë Boss' });
	await fill();
});
afterAll(async () => {
	await backend.close();
	await rm(dataDir, { recursive: true, force: true });
});

async function secrets() {
	return loadSecrets(readConfig({ DATA_DIR: dataDir }));
}

function store(table: string, body: object, token?: string) {
	const options = { body, prefer: 'return=minimal', ...(token && { token }) };
	return backend.fetch(call('POST', `/rest/v1/${table}`, options));
}

async function fill() {
	const { id, token } = person;
	const profile = { user_id: id, company_name: 'Acre', contact_person: 'Ann' };
	const application = {
		user_id: id,
		program_type: 'london' as const,
		motivation: 'Line one\nline "two"',
		experience: '@SUM(1)',
		availability: 'June',
	};
	const message = {
		name: '=HYPERLINK("http://evil.example")',
		email: 'ann@example.org',
		subject: '+1',
		message: 'Zoë, hello',
	};
	await submitGeneralApplication(backend.sql, application);
	const answers = [
		await store('employers', profile, token),
		await store('contacts', message),
		await store('newsletter_subscriptions', { email: 'news@example.org' }),
	];
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
}

const here = () => ({ DATA_DIR: dataDir, SITE_URL: 'https://www.example.org' });

async function verified(): Promise<boolean> {
	const response = await backend.service.fetch('/rest/v1/employers?select=verified');
	const [row] = (await response.json()) as { verified: boolean }[];
	return row?.verified ?? false;
}

describe('while the server runs', () => {
	test('an employer cannot verify themselves, staff can', async () => {
		const { id, token } = person;
		const row = { user_id: id, company_name: 'Acre', contact_person: 'Ann', verified: true };
		await store('employers', row, token);
		const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
		await backend.fetch(
			new Request(`http://backend/rest/v1/employers?user_id=eq.${id}`, {
				method: 'PATCH',
				headers,
				body: JSON.stringify({ verified: true }),
			}),
		);
		expect(await verified()).toBe(false);
		const done = await runCommand('employer-verify', ['Boss@Example.org'], here());
		expect(done).toEqual({ code: 0, stdout: 'The employer is verified.\n', stderr: '' });
		expect(await verified()).toBe(true);
	});

	test('an employer is verified by an address on standard input, which no log of npm keeps', async () => {
		const nobody = await runCommand('employer-verify', [], here(), 'nobody@example.org\n');
		expect([nobody.code, nobody.stderr]).toEqual([1, 'There is no account with this address.\n']);
		const done = await runCommand('employer-verify', [], here(), ' Boss@Example.org \n');
		expect(done).toEqual({ code: 0, stdout: 'The employer is verified.\n', stderr: '' });
	});

	test('the second step of an account is removed, with a line in the log and a mail', async () => {
		const reset = () => runCommand('staff', ['reset-second-factor', 'Boss@Example.org'], here());
		const without = await reset();
		expect([without.code, without.stderr]).toEqual([1, 'This account has no second step.\n']);
		const admin = postgres(url, { max: 1 });
		try {
			await admin`
				insert into second_factor.apps (user_id, secret, since) values (${person.id}, 'sealed', now())`;
			await admin`
				insert into second_factor.passkeys (id, user_id, public_key, counter, transports, name)
				values ('key', ${person.id}, '', 0, '{}', 'Firefox on Windows')`;
			const done = await reset();
			expect([done.code, done.stderr]).toEqual([0, '']);
			expect(await admin`select from second_factor.apps`).toEqual([]);
			expect(await admin`select from second_factor.passkeys`).toEqual([]);
			expect(await admin`select detail from public.staff_log where action = 'reset'`).toMatchObject(
				[{ detail: 'boss@example.org' }],
			);
		} finally {
			await admin.end();
		}
		const subjects = (await backend.mailbox()).map(({ subject }) => subject);
		expect(subjects.at(-1)).toMatch(/has no second step any more$/);
	});

	test('errors are reported without personal data', async () => {
		const nobody = await runCommand('employer-verify', ['nobody@example.org'], here());
		expect([nobody.code, nobody.stderr]).toEqual([1, 'There is no account with this address.\n']);
		await signedUp(backend, 'student@example.org');
		const student = await runCommand('employer-verify', ['student@example.org'], here());
		expect([student.code, student.stderr]).toEqual([
			1,
			'This account has no employer profile: it has to be filled in first.\n',
		]);
	});

	test.each([
		['employer-verify', []],
		['employer-verify', ['not an address']],
		['list-end', []],
		['list-end', ['https://www.example.org/lists/x']],
		['export', []],
		['export', ['employers']],
		['export', ['toString']],
		['export', ['contacts', 'more']],
	])('%s %j: how it is called', async (script, args) => {
		const { code, stdout, stderr } = await runCommand(script, args, here());
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(/^Usage: npm run /);
	});

	test('the messages, in which nothing is calculated', async () => {
		const { code, stdout, stderr } = await runCommand('export', ['contacts'], here());
		expect([code, stderr]).toEqual([0, '']);
		const [head, row, end] = stdout.split('\r\n');
		expect(head).toBe('\uFEFF"id","created_at","name","email","subject","category","message"');
		expect(row).toMatch(
			/^"[\w-]{36}","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d","'=HYPERLINK\(""http:\/\/evil\.example""\)","ann@example\.org","'\+1","","Zoë, hello"$/,
		);
		expect(end).toBe('');
	});

	test('the applications, with who sent them', async () => {
		const { code, stdout, stderr } = await runCommand('export', ['applications'], here());
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain(
			`"boss@example.org","Zoë Boss","london","","Line one\nline ""two""","'@SUM(1)","June"`,
		);
	});

	test('the newsletter, each address with the link that its mails carry', async () => {
		const { code, stdout, stderr } = await runCommand('export', ['newsletter'], here());
		expect([code, stderr]).toEqual([0, '']);
		const [, row = ''] = stdout.split('\r\n');
		const [, id = '', token = ''] =
			/^"([\w-]{36})",.*"https:\/\/www\.example\.org\/newsletter\/unsubscribe\?token=(\S+)"$/.exec(
				row,
			) ?? [];
		expect(readUnsubscribeToken(backend.signingKey, token)).toBe(id);
	});

	test('by DATABASE_URL, where links that could not work are left out', async () => {
		const { code, stdout, stderr } = await runCommand('export', ['newsletter'], {
			DATABASE_URL: url,
			DATA_DIR: join(dataDir, 'elsewhere'),
		});
		expect([code, stderr]).toEqual([0, expect.stringContaining('Without links')]);
		expect(stdout).toMatch(/"news@example\.org",""\r\n$/);
	});

	describe('many rows', () => {
		let admin: Sql;
		beforeAll(async () => {
			admin = postgres(url, { max: 1 });
			await admin`set session_replication_role = replica`;
			await admin`insert into public.contacts (name, email, subject, message)
				select 'Many', 'many-' || n || '@example.org', 's', repeat('x', 1000)
				from generate_series(1, 20000) as n`;
		});
		afterAll(async () => {
			await admin`delete from public.contacts where name = 'Many'`;
			await admin.end();
		});

		/** An export whose output is not read until `read` is called, and its session in the database. */
		async function unreadExport() {
			const child = spawn(process.execPath, ['scripts/staff/export.ts', 'contacts'], {
				env: { ...processEnvironment, ...here() },
			});
			const ended = once(child, 'close');
			const session = async () => {
				const rows = await admin<{ pid: number; seconds: number; waits: boolean }[]>`
					select pid, state = 'idle in transaction' as waits,
						extract(epoch from clock_timestamp() - xact_start)::float8 as seconds
					from pg_stat_activity where query like 'fetch % from pages'`;
				return rows[0];
			};
			// It has given the first rows, and waits.
			await vi.waitUntil(async () => (await session())?.waits, 60_000);
			const read = async () => {
				const [stdout, stderr, [code]] = await Promise.all([
					text(child.stdout),
					text(child.stderr),
					ended,
				]);
				return { rows: stdout.split('\r\n').length - 2, stderr, code };
			};
			return { session, read, child };
		}

		test('come out whole, however slow their reader is', async () => {
			const { session, read } = await unreadExport();
			// A request may take ten seconds.
			await vi.waitUntil(async () => ((await session())?.seconds ?? 0) > 10.5, 60_000);
			expect(await read()).toEqual({ rows: 20_001, stderr: '', code: 0 });
		});

		test('that do not come out whole are an error in one line', async () => {
			const { session, read } = await unreadExport();
			await admin`select pg_terminate_backend(${(await session())?.pid ?? 0})`;
			const { rows, stderr, code } = await read();
			expect(rows).toBeGreaterThan(0);
			expect(rows).toBeLessThan(20_001);
			expect([code, stderr]).toEqual([
				1,
				expect.stringMatching(
					`^The export is not whole, it ends after ${rows} rows\\. The database could not be used \\((57P01|CONNECTION_CLOSED|ECONNRESET)\\)\\.\n$`,
				),
			]);
		});

		test('whose reader ends early are an error in one line', async () => {
			const { child } = await unreadExport();
			child.stdout.destroy();
			const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
			expect(code).toBe(1);
			expect(stderr).toMatch(
				/^The export is not whole, it ends after \d+ rows\. It cannot be written \(EPIPE\)\.\n$/,
			);
		});
	});
});

describe('while no server runs', () => {
	test('the database is started for the command, and stopped again', async () => {
		await backend.close();
		const { code, stdout, stderr } = await runCommand('export', ['newsletter'], here());
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain('"news@example.org"');
		const again = await runCommand('employer-verify', ['boss@example.org'], here());
		expect(again).toEqual({ code: 0, stdout: 'The employer is verified.\n', stderr: '' });
	});

	test('a folder without a database is not made into one', async () => {
		const { code, stderr } = await runCommand('export', ['contacts'], {
			DATA_DIR: join(dataDir, 'none'),
		});
		expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database in /)]);
	});

	test('an unreachable database is reported in one line', async () => {
		const away = { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' };
		const { code, stderr } = await runCommand('export', ['contacts'], away);
		expect([code, stderr]).toEqual([1, 'The database could not be used (ECONNREFUSED).\n']);
	});
});
