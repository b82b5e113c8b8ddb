import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { setAside } from '#scripts/staff/backup/set-aside.ts';
import { SITE_SCHEMAS } from '#scripts/staff/backup/site-schemas.ts';
import { connect } from '#server/postgres/database.ts';
import { caughtMails, send } from '#test/api-client.ts';
import { application, visitor } from '#test/faults/journey.ts';
import {
	keysOf,
	makePlace,
	type Place,
	postmaster,
	type RunningServer,
} from '#test/faults/running-server.ts';
import { dropTestDatabases, freshDatabase, jwtSecret } from '#test/servers/backend.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';

/** One server is filled and backed up, and its rows are restored elsewhere. */
let old: Place;
let server: RunningServer;
let file: string;
let rows: string[];
const email = 'ann@example.org';

beforeAll(async () => {
	old = await makePreparedPlace();
	file = join(old.folder, 'saved.gz');
	server = old.start();
	const url = await server.url();
	const { publishable: key } = await keysOf(old);
	const { id, token } = await visitor(url, key).join(email);
	const store = async (table: string, body: object) =>
		expect((await send(url, `/rest/v1/${table}`, { key, token, body })).status).toBe(201);
	await store('applications', application(id));
	await store('newsletter_subscriptions', { email: 'zoë@example.org' });
	const message = 'One\r\ntwo\t\\. \\N {"table":"x"} \u2028 🙂';
	await store('contacts', { name: '\\N', email, subject: '[null]', message });
	await store('employers', {
		user_id: id,
		company_name: 'Acre',
		contact_person: 'Ann',
		industry: 'Technology',
		company_size: '1-10',
		location: 'Leeds',
		company_description: 'A company',
		founded_year: 1900,
	});
	// Once the mails about these rows are written nothing changes any more.
	await caughtMails(url);
});
afterAll(async () => {
	await old.clear();
	await dropTestDatabases();
});

type ProcessResult = { code: number; stdout: string; stderr: string };

/** What a restore that takes longer than five seconds says meanwhile. */
const PROGRESS =
	/^(Reading the file(: \d+ MB)?|Creating the tables|[\d,]+ of (about )?[\d,]+ rows|Indexes and references: \d+ of \d+|Applying later migrations|Setting aside .+)\.\n/gm;

type Script = 'backup' | 'restore' | 'mail-retry';

/** No file may have more than 4 kB, as on a full disk. */
const SMALL_FILES = ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'];

/** @param before the command that runs Node */
function run(
	script: Script,
	args: string[],
	env: object,
	before: string[] = [],
): Promise<ProcessResult> {
	const command = [...before, process.execPath, `scripts/staff/${script}.ts`, ...args];
	return new Promise((resolve) =>
		execFile(
			command[0] ?? '',
			command.slice(1),
			{ env: { ...processEnvironment, ...env } },
			(error, stdout, stderr) =>
				resolve({
					code: error ? Number(error.code ?? -1) : 0,
					stdout,
					stderr: stderr.replaceAll(PROGRESS, ''),
				}),
		),
	);
}

/** The lines of a backup that hold what people gave: all but the head and the sum. */
async function linesOf(path: string): Promise<string[]> {
	const lines = gunzipSync(await readFile(path))
		.toString('utf8')
		.trimEnd()
		.split('\n');
	return lines.slice(1, -1);
}

/** The saved rows; but the office is taken to have been told of what waits, as its mails are set aside. */
const rowsAfterRestore = () =>
	rows.map((line) => (line === 't\t-infinity' ? expect.stringMatching(/^t\t20/) : line));

describe('a backup', () => {
	test('is made while the server runs, in a file that only its owner can read', async () => {
		const { code, stdout, stderr } = await run('backup', [file], { DATA_DIR: old.dataDir });
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/saved\.gz holds \d+ rows of \d+ tables\.\n$/);
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		rows = await linesOf(file);
		expect(rows.join('\n')).toContain('zoë@example.org');
		// Also tables that a migration has moved to another schema.
		for (const table of ['promise_state', 'reminders', 'told', 'suggestions'])
			expect(rows.join('\n')).toContain(`{"table":"outbox.${table}"`);
	});

	test('has every table that a migration has made, but for what each start writes anew', async () => {
		const [missing] = await inDatabase(
			{ dataDir: old.dataDir },
			(sql) => sql<{ names: string[] | null }[]>`
				select array_agg(format('%s.%s', nspname, relname) order by nspname, relname) as names
				from pg_class class join pg_namespace space on space.oid = relnamespace
				where relkind = 'r' and relpersistence = 'p' and nspname = any(${SITE_SCHEMAS})
					and format('{"table":"%s.%s"', nspname, relname) <> all(${rows
						.filter((line) => line.startsWith('{"table"'))
						.map((line) => line.slice(0, line.indexOf(',')))})`,
		);
		expect(missing?.names).toEqual([
			'application_rules.moves',
			'application_rules.rejection_reasons',
			'supabase_migrations.functions',
			'supabase_migrations.schema_migrations',
			'supabase_migrations.seed_files',
		]);
	});

	test('never overwrites another, and leaves no incomplete file', async () => {
		const { code, stderr } = await run('backup', [file], { DATA_DIR: old.dataDir });
		expect([code, stderr]).toEqual([1, `${file} is there already: choose another name.\n`]);
		const nowhere = join(old.folder, 'none/saved.gz');
		const lost = await run('backup', [nowhere], { DATA_DIR: old.dataDir });
		expect([lost.code, lost.stderr]).toEqual([1, `${nowhere} cannot be written (ENOENT).\n`]);
	});

	test('for which there is no room says so, and leaves nothing', async () => {
		const folder = join(old.folder, 'full');
		await mkdir(folder);
		const path = join(folder, 'saved.gz');
		const { code, stderr } = await run('backup', [path], { DATA_DIR: old.dataDir }, SMALL_FILES);
		expect([code, stderr]).toEqual([
			1,
			`There is no room for ${path} (EFBIG): nothing of it was kept.\n`,
		]);
		expect(await readdir(folder)).toEqual([]);
	});

	test('is not restored under a running server', async () => {
		const { code, stderr } = await run('restore', [file], { DATA_DIR: old.dataDir });
		expect([code, stderr]).toEqual([1, expect.stringMatching(/^Another server .* is using/)]);
	});

	test('that is cut short or changed is refused before anything is touched', async () => {
		const packed = await readFile(file);
		const text = gunzipSync(packed).toString('utf8');
		const wrong: [string, Buffer][] = [
			['is damaged, or no backup at all', packed.subarray(0, packed.length - 20)],
			['is damaged: it is not what', gzipSync(text.replace('zoë@', 'eve@'))],
			['is damaged: it is not what', gzipSync(text.split('\n').slice(0, -3).join('\n'))],
			['is no backup of this site', gzipSync('hello\n')],
			['is damaged: it is not what', gzipSync(text.replace('"rows":1,', '"rows":2,'))],
			['newer version of this server', gzipSync(text.replace('"version":2', '"version":3'))],
		];
		for (const [message, content] of wrong) {
			const path = join(old.folder, 'wrong.gz');
			await writeFile(path, content);
			const { code, stderr } = await run('restore', [path], { DATA_DIR: join(old.folder, 'none') });
			expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
		}
		await expect(stat(join(old.folder, 'none'))).rejects.toThrow('ENOENT');
	});
});

describe('a check', () => {
	test('needs no database, says what there is, and can be repeated', async () => {
		for (const _ of [1, 2]) {
			const { code, stdout, stderr } = await run('backup', ['--check', file], {});
			expect([code, stderr]).toEqual([0, '']);
			expect(stdout).toMatch(
				/saved\.gz is whole\. It is of 20\S+Z and holds \d+ rows of \d+ tables\.\n$/,
			);
		}
	});

	test('fails for a file that was cut short', async () => {
		const short = join(old.folder, 'short.gz');
		const packed = await readFile(file);
		await writeFile(short, packed.subarray(0, packed.length / 2));
		const { code, stderr } = await run('backup', ['--check', short], {});
		expect([code, stderr]).toEqual([1, `${short} is damaged, or no backup at all.\n`]);
	});
});

describe('restored into a new data directory', () => {
	let fresh: Place;
	let url: string;
	let restored: string[];

	beforeAll(async () => {
		fresh = await makePlace();
		const { code, stdout, stderr } = await run('restore', [file], { DATA_DIR: fresh.dataDir });
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(
			/^\d+ rows of 20\S+ are back\.\nMails set aside: 0 \(0 waiting, 0 due since\)\.\n$/,
		);
		// Before the start: the jobs of a server write at any time.
		const again = join(fresh.folder, 'again.gz');
		expect(await run('backup', [again], { DATA_DIR: fresh.dataDir })).toMatchObject({ code: 0 });
		restored = await linesOf(again);
		url = await fresh.start().url();
	});
	afterAll(() => fresh.clear());

	test('every row is the one that was saved', () => {
		expect(restored).toEqual(rowsAfterRestore());
	});

	test('indexes, constraints and triggers are those of the database that was saved', async () => {
		const made = (place: Place) =>
			inDatabase(place, async (sql) => {
				const rows = await sql<{ what: string }[]>`
					select indexdef as what from pg_indexes where schemaname !~ '^pg_' union all
					select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
					from pg_constraint where convalidated union all
					select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger
					where not tgisinternal order by 1`;
				return rows.map(({ what }) => what);
			});
		const definitions = await made(fresh);
		expect(definitions.length).toBeGreaterThan(300);
		expect(definitions).toEqual(await made(old));
	});

	test('people can sign in with their passwords and read their own rows', async () => {
		const { call, signIn } = visitor(url, (await keysOf(fresh)).publishable);
		const answer = await signIn(email);
		expect(answer.status).toBe(200);
		const { access_token: token } = (await answer.json()) as { access_token: string };
		const own = await call('/rest/v1/applications?select=program_name', { token });
		expect(await own.json()).toEqual([{ program_name: 'Finance in London' }]);
		const again = { email: 'ZOË@example.org' };
		expect((await call('/rest/v1/newsletter_subscriptions', { body: again })).status).toBe(409);
	});

	test('the constraints of the tables apply again', async () => {
		const { call, join: joinSite } = visitor(url, (await keysOf(fresh)).publishable);
		const bob = await joinSite('bob@example.org');
		const own = await call('/rest/v1/applications?select=id', { token: bob.token });
		expect(await own.json()).toEqual([]);
		const twice = { name: 'B', email: 'bob@example.org', subject: 'S', message: 'M' };
		for (const _ of [1, 2]) await call('/rest/v1/contacts', { body: twice });
		const { secret } = await keysOf(fresh);
		const path = '/rest/v1/contacts?email=eq.bob@example.org&select=id';
		expect(await (await send(url, path, { key: secret })).json()).toHaveLength(1);
	});
});

test('of version 1 is restored with every row', async () => {
	const older = join(old.folder, 'version-1.gz');
	await writeFile(older, asVersion1(gunzipSync(await readFile(file)).toString('utf8')));
	const { url } = await freshDatabase();
	const env = onPostgres(url);
	expect(await run('backup', ['--check', older], env)).toMatchObject({ code: 0 });
	expect(await run('restore', [older], env)).toMatchObject({ code: 0, stderr: '' });
	const again = join(old.folder, 'again.gz');
	expect(await run('backup', [again], env)).toMatchObject({ code: 0 });
	expect(await linesOf(again)).toEqual(rowsAfterRestore());
});

/** The settings of a server or a command on this worker's Postgres. */
const onPostgres = (url: string) => ({
	DATABASE_URL: url,
	DATA_DIR: join(old.folder, 'keys'),
	JWT_SECRET: jwtSecret,
});

describe('with DATABASE_URL', () => {
	let sql: Sql;
	let env: ReturnType<typeof onPostgres>;
	const count = async () => (await sql`select from public.contacts`).length;

	beforeAll(async () => {
		const { url } = await freshDatabase();
		env = onPostgres(url);
		sql = connect(url, { max: 1 });
	});
	afterAll(() => sql.end());

	test('an empty database is filled, a full one only with --force', async () => {
		expect(await run('restore', [file], env)).toMatchObject({ code: 0, stderr: '' });
		expect(await count()).toBe(1);
		await sql`insert into public.contacts (name, email, subject, message)
			values ('New', 'new@example.org', 's', 'm')`;
		const refused = await run('restore', [file], env);
		expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--force')]);
		expect(await count()).toBe(2);
		expect(await run('restore', [file, '--force'], env)).toMatchObject({ code: 0, stderr: '' });
		expect(await count()).toBe(1);
	});

	test('a restore that fails, or was killed, leaves the rows that were there', async () => {
		const text = gunzipSync(await readFile(file)).toString('utf8');
		const broken = join(old.folder, 'broken.gz');
		await writeFile(broken, resummed(text.replace(/(?<=[0-9a-f]{12}\t)london(?=\t)/, 'the moon')));
		await sql`update public.contacts set name = 'Kept'`;
		const failed = await run('restore', [broken, '--force'], env);
		expect([failed.code, failed.stderr]).toEqual([
			1,
			'The database could not be used (23514). The database is as it was before.\n',
		]);
		await setAside(sql);
		expect((await run('restore', [file], env)).stderr).toContain('--force');
		expect(await sql`select name from public.contacts`).toEqual([{ name: 'Kept' }]);
	});

	test('after a killed restore nothing starts, and a message says what to do', async () => {
		await setAside(sql);
		const started = old.start(env);
		const told = /restore of this database was broken off.*npm run restore -- FILE.*--undo/;
		expect(await started.ended).toBe(1);
		expect(started.output.err).toMatch(told);
		const saved = await run('backup', [join(old.folder, 'half.gz')], env);
		expect([saved.code, saved.stderr]).toEqual([1, expect.stringMatching(told)]);
		expect(await run('restore', ['--undo'], env)).toMatchObject({ code: 0, stderr: '' });
		expect(await sql`select name from public.contacts`).toEqual([{ name: 'Kept' }]);
		const again = await run('restore', ['--undo'], env);
		expect([again.code, again.stderr]).toEqual([1, 'No restore was broken off here.\n']);
	});

	test('two restores at once: the second is refused', async () => {
		await sql`select pg_advisory_lock(hashtextextended('internships:restore', 0))`;
		const second = await run('restore', [file, '--force'], env);
		expect([second.code, second.stderr]).toEqual([1, 'Another restore is under way.\n']);
		await sql`select pg_advisory_unlock(hashtextextended('internships:restore', 0))`;
	});

	test('what is not the site’s stays, and is not in a backup', async () => {
		await sql.unsafe(`
			create table public.letters (id bigint generated always as identity, text varchar(40));
			insert into public.letters (text) values ('not yours');
			create function public.answer() returns int language sql return 42;
			create sequence public.numbers start 7;
			create schema other;
			create table other.notes (text varchar(40));
			insert into other.notes values ('nor this')`);
		const mixed = join(old.folder, 'mixed.gz');
		expect(await run('backup', [mixed], env)).toMatchObject({ code: 0, stderr: '' });
		expect((await linesOf(mixed)).join('\n')).not.toContain('public.letters');
		expect(await run('restore', [mixed, '--force'], env)).toMatchObject({ code: 0, stderr: '' });
		expect(await sql`select text, public.answer() from public.letters`).toEqual([
			{ text: 'not yours', answer: 42 },
		]);
		expect(await sql`select nextval('public.numbers')::int as number`).toEqual([{ number: 7 }]);
		expect(await sql`select text from other.notes`).toEqual([{ text: 'nor this' }]);
		expect(await sql`select name from public.contacts`).toEqual([{ name: 'Kept' }]);
		expect(
			await sql`select nspname from pg_namespace where nspname like '%before_restore'`,
		).toEqual([]);
	});

	test('where something else needs its tables nothing is changed', async () => {
		await sql`create view other.senders as select name from public.contacts`;
		const refused = await run('restore', [file, '--force'], env);
		expect([refused.code, refused.stderr]).toEqual([
			1,
			'other.senders is not the site’s and needs its tables: remove it first. The database is as it was.\n',
		]);
		expect(await sql`select name from other.senders`).toEqual([{ name: 'Kept' }]);
		expect(await sql`select text from public.letters`).toEqual([{ text: 'not yours' }]);
		await sql`drop view other.senders`;
	});

	test('another program’s database is refused, with --force too', async () => {
		const { url } = await freshDatabase();
		const foreign = connect(url, { max: 1 });
		for (const table of ['public.letters', 'auth.users']) {
			await foreign.unsafe(`create schema if not exists auth;
				create table ${table} (text varchar(40)); insert into ${table} values ('not yours')`);
			const refused = await run('restore', [file, '--force'], { ...env, DATABASE_URL: url });
			expect([refused.code, refused.stderr]).toEqual([
				1,
				expect.stringContaining('no history of this site’s migrations'),
			]);
			expect(await foreign.unsafe(`select text from ${table}`)).toEqual([{ text: 'not yours' }]);
		}
		await foreign.end();
	});
});

describe('mails that wait or are due', () => {
	let sql: Sql;
	let env: ReturnType<typeof onPostgres>;
	let waiting: string;
	let mails: MailServer;
	const WAITING = Array.from({ length: 10 }, (_, n) => `Waiting ${n}`);

	beforeAll(async () => {
		mails = await startMailServer();
		const { url } = await freshDatabase();
		env = onPostgres(url);
		expect(await run('restore', [file], env)).toMatchObject({ code: 0, stderr: '' });
		sql = connect(url, { max: 1 });
		for (const subject of WAITING)
			await sql`insert into outbox.mails (recipient, subject, body_text, body_html, caught, created_at)
				values (${email}, ${subject}, 't', 'h', false, now() - interval '1 hour')`;
		await sql`insert into outbox.notices (kind, row_id, due_at)
			select 'contacts', id, now() + interval '1 hour' from public.contacts`;
		await sql`insert into public.internship_drafts (employer_id, touched_at)
			select id, now() - interval '175 days' from public.employers`;
		await sql`insert into posting_rules.webhooks (employer_id, url)
			select id, 'https://program.example/' from public.employers`;
		await sql`insert into posting_rules.webhook_deliveries (webhook_id, type, data)
			select id, 'internship.opened', '{}' from posting_rules.webhooks`;
		await sql`insert into public.alerts (user_id, query, frequency, looked_on)
			select id, '', 'daily', current_date - 3 from auth.users`;
		await sql`update public.applications set answer_due_on = current_date - 2`;
		await sql`insert into outbox.promise_state (began_on, last_day)
			values (current_date - 9, current_date - 2) on conflict (only_row)
			do update set began_on = excluded.began_on, last_day = excluded.last_day, refused = null`;
		waiting = join(old.folder, 'waiting.gz');
		expect(await run('backup', [waiting], env)).toMatchObject({ code: 0 });
	});
	afterAll(async () => {
		await sql.end();
		await mails.close();
	});

	const restored = async (...options: string[]) => {
		const ended = await run('restore', [waiting, '--force', ...options], env);
		expect([ended.code, ended.stderr]).toEqual([0, '']);
		return ended.stdout;
	};
	const withoutNumber = (subject = '') => subject.replace(/^\d+ new/, 'n new');
	const subjects = () => mails.received.map(({ subject }) => withoutNumber(subject)).sort();

	const DUE = [
		'n new internships: All internships',
		'A draft is deleted in seven days: without a title',
		'Message: [null]',
		`We've received your message to ${site.name}`,
		'The answer to your application is late: Finance in London',
	];

	test('are set aside, and sent once an operator asks', async () => {
		expect((await restored()).split('\n').slice(1)).toEqual([
			'Mails set aside: 15 (10 waiting, 5 due since).',
			'"npm run mail:retry -- list" shows all mails that are set aside, "npm run mail:retry" sends them.',
			'',
		]);
		const told = await sql`select next_at, answer from posting_rules.webhook_deliveries limit 1`;
		expect(told).toEqual([{ next_at: null, answer: 'restored' }]);
		const server = old.start({ ...env, SMTP_URL: mails.url, MAIL_FROM: 'site@example.org' });
		const url = await server.url();
		const { publishable: key } = await keysOf({ ...old, dataDir: env.DATA_DIR });
		const contact = { name: 'New', email: 'new@example.org', subject: 'News', message: 'm' };
		await send(url, '/rest/v1/contacts', { key, body: contact });
		const about = ['Message: News', `We've received your message to ${site.name}`];
		await expect.poll(subjects, { timeout: 60_000 }).toEqual(about);
		expect(await sql`select from outbox.notices`).toHaveLength(0);
		expect((await (await fetch(`${url}/readyz`)).json()) as object).toMatchObject({ outbox: true });
		const listed = (await run('mail-retry', ['list'], env)).stdout.trimEnd().split('\n');
		expect(listed.map((line) => withoutNumber(line.split('  ')[2])).sort()).toEqual(
			[...DUE, ...WAITING].sort(),
		);
		expect(await run('mail-retry', [], env)).toMatchObject({
			stdout: 'Mails that are tried once more: 15.\n',
		});
		await expect.poll(subjects, { timeout: 60_000 }).toEqual([...DUE, ...WAITING, ...about].sort());
		expect(await server.stop()).toBe(0);
	});

	test('are forgotten where an operator says so', async () => {
		await restored();
		expect(await run('mail-retry', ['delete'], env)).toMatchObject({
			stdout: 'Mails that were deleted: 15.\n',
		});
		expect(await run('mail-retry', ['list'], env)).toMatchObject({ stdout: '' });
	});

	test('are sent by the next server with --send-mail', async () => {
		expect(await restored('--send-mail')).toMatch(/^\d+ rows of 20\S+ are back\.\n$/);
		const due = await sql`select subject from outbox.mails
			where sent_at is null and set_aside_at is null and due_at <= clock_timestamp() order by 1`;
		expect(due.map(({ subject }) => subject)).toEqual(WAITING.toSorted());
		expect(await sql`select kind from outbox.notices`).toEqual([{ kind: 'contacts' }]);
	});
});

test('without a running server the database is started for the backup, and stopped', async () => {
	expect(await server.stop()).toBe(0);
	const later = join(old.folder, 'later.gz');
	expect(await run('backup', [later], { DATA_DIR: old.dataDir })).toMatchObject({ code: 0 });
	expect(await postmaster(old)).toBeUndefined();
	expect(await linesOf(later)).toEqual(expect.arrayContaining([rows.at(-2)]));
});

test.each([
	['backup', []],
	['backup', ['a', 'b']],
	['backup', ['--force']],
	['backup', ['--check']],
	['restore', []],
	['restore', ['a', 'b']],
	['restore', ['a', '--undo']],
	['restore', ['--send-mail']],
] as ['backup' | 'restore', string[]][])('%s %j: how it is called', async (script, args) => {
	const { code, stderr } = await run(script, args, {});
	expect([code, stderr]).toEqual([2, expect.stringMatching(/^Usage: npm run /)]);
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The tables of a backup, with their rows as text. */
const tablesOf = (text: string) =>
	[...text.matchAll(/^\{"table":"(.+?)","columns":(.+?)\}\n([\s\S]*?)^\\\.\n/gm)].map(
		([whole, table = '', columns = '', rows = '']) => ({ whole, table, columns, rows }),
	);

const LETTERS: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

/** The same backup as it was written until November 2026. */
function asVersion1(text: string): Buffer {
	const value = (copied: string) =>
		copied === '\\N' ? null : copied.replace(/\\(.)/g, (_, letter) => LETTERS[letter] ?? letter);
	const counts: Record<string, number> = {};
	let older = text.slice(0, text.trimEnd().lastIndexOf('\n') + 1);
	for (const { whole, table, columns, rows } of tablesOf(text)) {
		const lines = rows.split('\n').slice(0, -1);
		counts[table] = lines.length;
		const arrays = lines.map((row) => `${JSON.stringify(row.split('\t').map(value))}\n`);
		const head = `{"table":"${table}","columns":${columns}}\n`;
		older = older.replace(whole, () => head + arrays.join(''));
	}
	older = older.replace('"version":2', '"version":1');
	return gzipSync(`${older}${JSON.stringify({ rows: counts, sha256: digest(older) })}\n`);
}

/** The changed text with matching checksums, as if the backup had been written that way. */
function resummed(text: string): Buffer {
	const sums = tablesOf(text).map(({ table, rows }) => {
		const sum = {
			rows: rows.split('\n').length - 1,
			bytes: Buffer.byteLength(rows),
			sha256: digest(rows),
		};
		return [table, sum] as const;
	});
	const body = text.slice(0, text.trimEnd().lastIndexOf('\n') + 1);
	const lines = tablesOf(body).reduce(
		(rest, { rows }) => rest.replace(`\n${rows}\\.`, '\n\\.'),
		body,
	);
	return gzipSync(
		`${body}${JSON.stringify({ tables: Object.fromEntries(sums), sha256: digest(lines) })}\n`,
	);
}
