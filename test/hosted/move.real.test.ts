/** An embedded database moves to a hosted project of real parts, and back: accounts, rows, CVs and mails that wait. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkBackup } from '#scripts/staff/backup/backup-file.ts';
import { type Call, caughtMails, send } from '#test/api-client.ts';
import { application, password, visitor } from '#test/faults/journey.ts';
import { keysOf, makePlace, type Place, type RunningServer } from '#test/faults/running-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { dropTestDatabases, jwtSecret } from '#test/servers/backend.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { type RealParts, realParts } from '#test/servers/project/real-parts.ts';
import { type RealProject, startRealProject } from '#test/servers/project/real-project.ts';
import { signedBySecret } from '#test/servers/project/signing.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const parts = realParts as RealParts;
const [ann, bob, cleo] = ['ann@example.org', 'bob@example.org', 'cleo@example.org'] as const;
const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);

let folder: string;
let old: Place;
let back: Place;
let project: RealProject;
let server: RunningServer | undefined;
const held: { id: string; codes: ReturnType<typeof mailedCode>[] } = { id: '', codes: [] };

const file = (name: string) => join(folder, `${name}.gz`);

type Script = 'backup' | 'restore' | 'migrate';
const run = (script: Script, args: string[], env: object) =>
	new Promise<[number, string, string]>((resolve) =>
		execFile(
			process.execPath,
			[`scripts/staff/${script}.ts`, ...args],
			{ env: { ...processEnvironment, ...env } },
			(error, out, err) => resolve([error ? Number(error.code ?? -1) : 0, out, err]),
		),
	);
const environment = (change: object = {}) => ({
	...project.environment,
	JWT_SECRET: jwtSecret,
	DATA_DIR: join(folder, 'none'),
	...change,
});
const accountsThere = () =>
	inDatabase(
		{ dataDir: '', databaseUrl: project.superuserUrl },
		(sql) => sql`select email from auth.users order by email`,
	).then((rows) => rows.map(({ email }) => email));

describe.runIf(realParts)('a move to a hosted project', () => {
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'internships-move-'));
		[old, back] = await Promise.all([makePreparedPlace(), makePlace()]);
		project = await startRealProject('http://127.0.0.1:3999', parts, {
			...{ empty: true, signing: signedBySecret(jwtSecret) },
		});
		await fillEmbedded();
	});
	afterAll(async () => {
		await server?.stop();
		await Promise.all([old?.clear(), back?.clear(), project?.close()]);
		await rm(folder, { recursive: true, force: true });
		await dropTestDatabases();
	});

	/** Two people who have an account, one of them with a link to a new password, and one who waits for theirs. */
	async function fillEmbedded() {
		const running = old.start();
		const url = await running.url();
		const { publishable: key } = await keysOf(old);
		const { join: joinSite, call } = visitor(url, key);
		const { id, token } = await joinSite(ann);
		await joinSite(bob);
		const sent = await call('/rest/v1/applications', { token, body: application(id) });
		expect(sent.status).toBe(201);
		await call('/auth/v1/recover', { body: { email: bob } });
		await call('/auth/v1/signup', { body: { email: cleo, password, data: { full_name: 'Cleo' } } });
		const mails = await caughtMails(url);
		const codes = [bob, cleo].map((email) =>
			mailedCode(mails.findLast(({ to }) => to === email)?.text ?? ''),
		);
		Object.assign(held, { id, codes });
		await inDatabase({ dataDir: old.dataDir }, async (sql) => {
			await sql`insert into public.cv_files ${sql({ user_id: id, name: 'cv.pdf', content: cv })}`;
			await sql`insert into outbox.mails ${sql({
				recipient: ann,
				subject: 'It waited',
				body_text: 'For the move.',
				body_html: '<p>For the move.</p>',
				caught: false,
				due_at: '2099-01-01',
			})}`;
		});
		await running.stop();
		const [code, out] = await run('backup', [file('old')], { DATA_DIR: old.dataDir });
		expect([code, out]).toEqual([0, expect.stringMatching(/holds \d+ rows/)]);
	}

	test('a project that does not fit is refused in one line, and is as it was', async () => {
		const refused: [object, string][] = [
			[{}, 'run "npm run migrate" first'],
			[{ SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' }, 'refuses SUPABASE_SECRET_KEY'],
			[{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_another' }, 'refuses SUPABASE_PUBLISHABLE_KEY'],
			[{ SUPABASE_URL: 'http://127.0.0.1:9' }, 'does not answer'],
			[{ DATABASE_URL: await withoutRights() }, 'use the role "postgres"'],
		];
		for (const [change, why] of refused) {
			const [code, out, err] = await run('restore', [file('old')], environment(change));
			expect([code, out, err]).toEqual([1, '', expect.stringContaining(why)]);
			expect(err.trimEnd().split('\n').at(-1)).toContain(why);
		}
		expect(await accountsThere()).toEqual([]);
	});

	/** The address of the database for a role that may do nothing in it. */
	async function withoutRights(): Promise<string> {
		await inDatabase(
			{ dataDir: '', databaseUrl: project.superuserUrl },
			(sql) => sql`create role stranger login password 'of a stranger'`,
		);
		const url = new URL(project.superuserUrl);
		url.username = 'stranger';
		url.password = 'of a stranger';
		return url.href;
	}

	test('every account, row, CV and waiting mail arrives, or nothing', async () => {
		expect((await run('migrate', [], environment()))[0]).toBe(0);
		await reloadTables();
		// An account that cannot be stored.
		await onProject(`create schema faults;
			create function faults.no() returns trigger language plpgsql as 'begin raise exception ''no''; end';
			create trigger no before insert on auth.users for each row when (new.email = '${cleo}') execute function faults.no()`);
		const [failed, , why] = await run('restore', [file('old'), '--send-mail'], environment());
		expect([failed, why]).toEqual([1, expect.stringContaining('The project is as it was before.')]);
		expect(await accountsThere()).toEqual([]);
		await onProject('drop schema faults cascade');
		const [code, out] = await run('restore', [file('old'), '--send-mail'], environment());
		expect([code, out]).toEqual([
			0,
			expect.stringMatching(
				/^\d+ rows of 20\S+ are back\.\nSessions and the like that do not move: \d+ rows\. Everybody signs in again\.\n$/,
			),
		]);
		expect(await accountsThere()).toEqual([ann, bob, cleo]);
		const [again, , full] = await run('restore', [file('old'), '--force'], environment());
		expect([again, full]).toEqual([1, expect.stringContaining('a project is never emptied')]);
	});

	const onProject = (statement: string) =>
		inDatabase({ dataDir: '', databaseUrl: project.superuserUrl }, (sql) => sql.unsafe(statement));
	/** A project does so by itself. */
	const reloadTables = () => onProject(`notify pgrst, 'reload schema'`);

	test('back again, each table has the rows and the sum that it had', async () => {
		const here = { DATA_DIR: back.dataDir };
		for (const [script, args, env] of [
			['backup', [file('project')], environment()],
			['restore', [file('project'), '--send-mail'], here],
			['backup', [file('back')], here],
		] as const) {
			const [code, , err] = await run(script, [...args], env);
			expect([script, code, code === 0 ? '' : err]).toEqual([script, 0, '']);
		}
		const [first, there, last] = await Promise.all(
			['old', 'project', 'back'].map(async (name) => (await checkBackup(file(name))).tables),
		);
		const ours = Object.keys(first ?? {}).filter((table) => !table.startsWith('auth.'));
		expect(ours.length).toBeGreaterThan(40);
		for (const table of ours) {
			expect([table, there?.[table]]).toEqual([table, first?.[table]]);
			expect([table, last?.[table]]).toEqual([table, first?.[table]]);
		}
		for (const table of ['users', 'identities', 'audit_log_entries']) {
			const rows = [first, there, last].map((tables) => tables?.[`auth.${table}`]?.rows);
			expect([table, ...rows]).toEqual([table, rows[0], rows[0], rows[0]]);
		}
		expect(first?.['auth.users']?.rows).toBe(3);
	});

	test.each(['the project', 'the embedded database again'])(
		'people go on with %s: passwords, mailed links, CVs, mails',
		async (where) => {
			const there = where === 'the project';
			const place = there ? old : back;
			const databaseUrl = there ? project.superuserUrl : undefined;
			await inDatabase(
				{ dataDir: place.dataDir, ...(there && { databaseUrl }) },
				(sql) => sql`update outbox.mails set due_at = now() where subject = 'It waited'`,
			).catch((error: Error) => {
				// The embedded one does not run yet.
				if (there) throw error;
			});
			server = place.start({
				...(there && project.environment),
				SMTP_URL: project.smtpUrl,
				MAIL_FROM: 'site@example.org',
			});
			const url = await server.url();
			const key = there ? project.api.keys.publishable : (await keysOf(back)).publishable;
			const call = (path: string, options: Omit<Call, 'key'>) =>
				send(url, path, { key, ...options });
			const signIn = (email: string, secret = password) =>
				call('/auth/v1/token?grant_type=password', { body: { email, password: secret } });
			const { access_token: token, user } = (await (await signIn(ann)).json()) as {
				access_token: string;
				user: { id: string; user_metadata: object };
			};
			expect(user).toMatchObject({ id: held.id, user_metadata: { full_name: 'Ann Lee' } });
			const rows = await call('/rest/v1/applications?select=motivation', { method: 'GET', token });
			expect(await rows.json()).toEqual([{ motivation: application(held.id).motivation }]);
			const stored = await call('/api/profile/cv', { method: 'GET', token });
			expect(Buffer.from(await stored.arrayBuffer()).equals(cv)).toBe(true);
			expect((await signIn(cleo)).status).toBe(400);
			for (const body of held.codes) {
				const followed = await call('/auth/v1/verify', { body });
				expect([body.type, followed.status]).toEqual([body.type, 200]);
			}
			expect((await signIn(cleo)).status).toBe(200);
			expect((await signIn(bob, 'not this one')).status).toBe(400);
			if (there)
				await expect
					.poll(() => project.mails.some(({ subject }) => subject === 'It waited'))
					.toBe(true);
			await server.stop();
			server = undefined;
		},
	);
});
