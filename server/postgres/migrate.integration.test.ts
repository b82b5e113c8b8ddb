import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { clientOptions, connect, openDatabase } from '#server/postgres/database.ts';
import { listFunctions } from '#server/postgres/functions.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { loadSecrets } from '#server/secrets.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import {
	dropTestDatabases,
	freshDatabase,
	jwtSecret,
	signedUp,
	type TestLog,
	testLog,
} from '#test/servers/backend.ts';
import { catalogueOf, functionBodies } from '#test/upgrade/catalogue.ts';

let config: RunningConfig;
let sql: Sql;
const versions = (await listMigrations()).map(({ version }) => version);
/** Looks at every application. */
const ONE_LINE = '20261124060000';

beforeEach(async () => {
	const { url, dataDir } = await freshDatabase();
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	config = { ...settings, jwtSecret, database: { kind: 'url', url } };
	sql = connect(url, { max: 1 });
});
afterEach(() => sql.end());
afterAll(dropTestDatabases);

/** Prepares the database as a server of an earlier version would have. */
async function prepareUpTo(last: string | undefined, log = testLog()): Promise<TestLog> {
	const secrets = await loadSecrets(config);
	await prepareForLite(config, secrets, await openDatabase(config, secrets, log), log, { last });
	return log;
}

/** The functions of triggers are those of the files, and may need tables that come later. */
async function withoutTriggers(
	work: (transaction: TransactionSql) => Promise<void>,
): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction`set local session_replication_role = replica`;
		await work(transaction);
	});
}

async function applied(): Promise<string[]> {
	const rows = await sql`select version from supabase_migrations.schema_migrations order by 1`;
	return rows.map(({ version }) => version);
}

describe('the migrations', () => {
	test('create everything in an empty database, once', async () => {
		for (const _ of [1, 2]) {
			const backend = await createBackend(config, testLog());
			expect(await backend.inspect()).toMatchObject({ database: true, migrations: true });
			await backend.close();
		}
		expect(await applied()).toEqual(versions);
	});

	test('update a database of the previous version, with its rows', async () => {
		await prepareUpTo(versions.at(-2));
		expect(await applied()).toEqual(versions.slice(0, -1));
		const user = randomUUID();
		await withoutTriggers(async (transaction) => {
			await transaction`insert into auth.users (id, email) values (${user}, 'ann@example.org')`;
			await transaction`insert into public.applications (user_id, program_type, motivation, experience,
				availability, answer_due_on) values (${user}, 'london', 'a', 'b', 'c', '2026-12-01')`;
			await transaction`insert into public.employers (user_id, company_name, contact_person)
				values (${user}, 'Acre', 'Ann')`;
			await transaction`insert into public.contacts (name, email, subject, message)
				values ('Ann', 'ann@example.org', 's', 'm')`;
			await transaction`insert into public.newsletter_subscriptions (email) values ('ann@example.org')`;
			await transaction`insert into outbox.mails (recipient, subject, body_text, body_html, caught)
				values ('ann@example.org', 's', 't', 'h', true)`;
		});
		const backend = await createBackend(config, testLog());
		expect(await applied()).toEqual(versions);
		const tables = ['applications', 'employers', 'contacts', 'newsletter_subscriptions'];
		for (const table of tables) {
			const rows = await backend.service.fetch(`/rest/v1/${table}?select=id`);
			expect(await rows.json()).toHaveLength(1);
		}
		expect(await backend.mailbox()).toHaveLength(1);
		expect((await signedUp(backend, 'bob@example.org')).token).toMatch(/\./);
		await backend.close();
	});

	test('take as long as they need with a hundred thousand rows, and each is logged with its time', async () => {
		const before = versions[versions.indexOf(ONE_LINE) - 1];
		await prepareUpTo(before);
		await withoutTriggers(async (transaction) => {
			await transaction`insert into auth.users (id, email)
				select gen_random_uuid(), 'many-' || n || '@example.org' from generate_series(1, 34000) as n`;
			await transaction`
				insert into public.applications (user_id, program_type, program_name, motivation, experience,
					availability, answer_due_on)
				select id, 'london', repeat('Loom intern ', 8) || ${'\u200b'}, 'm', 'e', 'June', '2026-12-01'
				from auth.users, generate_series(1, 2)`;
		});
		const { connection } = clientOptions;
		const limit = connection.statement_timeout;
		connection.statement_timeout = 100;
		const log = await prepareUpTo(undefined).finally(() => {
			connection.statement_timeout = limit;
		});
		expect(await applied()).toEqual(versions);
		const [row] = await sql`
			select count(*)::int as changed from public.applications where program_name like '%intern'`;
		expect(row?.changed).toBe(68_000);
		const count = versions.length - versions.indexOf(ONE_LINE);
		expect(log.lines).toContainEqual(
			expect.stringMatching(`^applying migration 1 of ${count} {"migration":"${ONE_LINE}_`),
		);
		expect(log.lines).toContainEqual(
			expect.stringMatching(`^applied migration ${count} of ${count} .*"ms":\\d+}`),
		);
	});

	test('wait for a table that another session has locked, and say so', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		onTestFinished(() => void vi.useRealTimers());
		await prepareUpTo(versions[versions.indexOf(ONE_LINE) - 1]);
		const other = connect(config.database.kind === 'url' ? config.database.url : '', { max: 1 });
		const [session] = await other`select pg_backend_pid() as pid`;
		const log = testLog();
		const { promise: done, resolve: release } = Promise.withResolvers<void>();
		const locking = other.begin(async (transaction) => {
			await transaction`lock table public.applications in access share mode`;
			await done;
		});
		const migrating = prepareUpTo(undefined, log);
		await vi.waitUntil(async () => {
			await vi.advanceTimersByTimeAsync(10_000);
			return log.lines.some((line) => line.includes(`"waitsFor":[${session?.pid}]`));
		}, 60_000);
		release();
		await locking;
		await migrating;
		await other.end();
		expect(await applied()).toEqual(versions);
	});

	test('wait for another process that prepares the database, and say so once and every ten seconds', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		onTestFinished(() => void vi.useRealTimers());
		await sql`select pg_advisory_lock(hashtextextended('internships:prepare', 0))`;
		const log = testLog();
		const preparing = prepareUpTo(undefined, log);
		const said = () => log.lines.filter((line) => line.includes('another process that prepares'));
		await vi.waitUntil(() => said().length === 1, 60_000);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(said()).toHaveLength(3);
		await sql`select pg_advisory_unlock(hashtextextended('internships:prepare', 0))`;
		await preparing;
		expect(await applied()).toEqual(versions);
	});

	test('leave out what cannot be seen of earlier names, and nobody has to be verified again', async () => {
		await prepareUpTo('20261124059999');
		const user = randomUUID();
		const education = [
			{ school: 'R\u00adMIT', qualification: null, from: null, to: null, details: 'A\nB' },
		];
		await withoutTriggers(async (transaction) => {
			await transaction`insert into auth.users (id, email) values (${user}, 'ann@example.org')`;
			await transaction`insert into public.employers (user_id, company_name, contact_person, phone, verified)
				values (${user}, ${'A\u200bcre'}, ${'Ann\nLee'}, ${'\u202a0113\u202c'}, true)`;
			await transaction`insert into public.contacts (name, email, subject, message)
				values (${'\u200b'}, 'ann@example.org', 's', ${'m\n\u200b'})`;
			await transaction`insert into public.applications
				(user_id, program_type, program_name, motivation, experience, availability, answer_due_on)
				values (${user}, 'london', ${'Loom\tintern'}, 'a', 'b', 'c', '2026-12-01')`;
			await transaction`insert into public.student_profiles (user_id, course, education, skills)
				values (${user}, ${'Design\u2028'}, ${sql.json(education)}, ${sql.json(['\u200b', 'SQL\u200b'])})`;
			await transaction`insert into public.internship_drafts (employer_id, content)
				select id, ${sql.json({ title: 'Loom\u202e', description: 'A\nB', benefits: ['Tea\t'] })}
				from public.employers`;
			await transaction`insert into public.internships ${sql(
				internshipRow('loom-intern', { title: 'Loom\u200b intern', requirements: ['S\u200bQL'] }),
			)}`;
		});
		await prepareUpTo(undefined);
		expect(
			await sql`select company_name, contact_person, phone, verified from public.employers`,
		).toEqual([{ company_name: 'Acre', contact_person: 'Ann Lee', phone: '0113', verified: true }]);
		expect(await sql`select name, message from public.contacts`).toEqual([
			{ name: '?', message: 'm\n\u200b' },
		]);
		expect(await sql`select program_name from public.applications`).toEqual([
			{ program_name: 'Loom intern' },
		]);
		expect(await sql`select course, education, skills from public.student_profiles`).toEqual([
			{ course: 'Design', education: [{ ...education[0], school: 'RMIT' }], skills: ['SQL'] },
		]);
		expect(await sql`select content from public.internship_drafts`).toEqual([
			{ content: { title: 'Loom', description: 'A\nB', benefits: ['Tea'] } },
		]);
		expect(await sql`select title, requirements from public.internships`).toEqual([
			{ title: 'Loom intern', requirements: ['SQL'] },
		]);
	});

	test('store each CV that was sent once for each account, and lose none', async () => {
		await prepareUpTo('20261124019999');
		const [ann, bob] = [randomUUID(), randomUUID()];
		const pdf = (words: string) => Buffer.from(`%PDF-1.7 ${words}`);
		const sent: [string, Buffer | null][] = [
			[ann, pdf('weaver')],
			[ann, pdf('weaver')],
			[ann, pdf('guide')],
			[ann, null],
			[bob, pdf('weaver')],
		];
		for (const [at, [user, cv]] of sent.entries()) {
			await sql`insert into auth.users (id, email) values (${user}, ${`${user}@example.org`})
				on conflict do nothing`;
			await sql`
				with application as (
					insert into public.applications
						(user_id, program_type, motivation, experience, availability, answer_due_on)
					values (${user}, 'london', ${String(at)}, 'b', 'c', '2026-12-01') returning id
				)
				insert into public.application_copies (application_id, profile, cv_name, cv)
				select id, '{}', ${cv && `cv ${at}.pdf`}, ${cv} from application`;
		}
		await prepareUpTo(undefined);
		const copies = await sql`
			select motivation, application.user_id, cv_name, content, sent_cvs.user_id as owner
			from public.application_copies as copy
			join public.applications as application on application.id = application_id
			left join public.sent_cvs on sent_cvs.id = sent_cv order by motivation`;
		expect(copies).toEqual(
			sent.map(([user, content], at) => ({
				motivation: String(at),
				user_id: user,
				cv_name: content && `cv ${at}.pdf`,
				content,
				owner: content && user,
			})),
		);
		expect(await sql`select from public.sent_cvs`).toHaveLength(3);
	});

	test('have the same result all at once or one at a time', async () => {
		await prepareUpTo(undefined);
		const atOnce = await catalogueOf(sql);
		expect(atOnce.length).toBeGreaterThan(1_000);
		const { url } = await freshDatabase();
		config = { ...config, database: { kind: 'url', url } };
		for (const version of versions) await prepareUpTo(version);
		await prepareUpTo(undefined);
		await sql.end();
		sql = connect(url, { max: 1 });
		expect(await catalogueOf(sql)).toEqual(atOnce);
	});

	test('refuse a database of a newer server', async () => {
		await prepareUpTo(undefined);
		await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
			values ('29990101000000', 'later', '{}')`;
		await expect(createBackend(config, testLog())).rejects.toThrow('newer version of this server');
	});
});

describe('the functions', () => {
	/** What a release before this one left: one function has another body, one is gone from the files. */
	async function anotherRelease(): Promise<void> {
		await sql.unsafe(`
			create or replace function staff_rules.is_staff() returns boolean language sql as 'select true';
			update supabase_migrations.functions set digest = 'another' where name = 'staff_rules.is_staff';
			create function staff_rules.was_here() returns trigger language plpgsql as 'begin return new; end';
			insert into supabase_migrations.functions (name, digest) values ('staff_rules.was_here', 'another')`);
	}

	test('are those of the files, and only what has changed is replaced', async () => {
		await prepareUpTo(undefined);
		const [before, rights] = [await functionBodies(sql), await catalogueOf(sql)];
		await anotherRelease();
		await sql`grant execute on function staff_rules.is_staff to anon`;
		const log = await prepareUpTo(undefined);
		expect(log.lines).toContainEqual(expect.stringMatching('^applied functions {"functions":2}'));
		expect(await functionBodies(sql)).toEqual(before);
		expect(await catalogueOf(sql)).toEqual(rights);
		const again = await prepareUpTo(undefined);
		expect(again.lines.filter((line) => line.includes('functions'))).toEqual([]);
	});

	test('have bodies that fit the tables', async () => {
		await prepareUpTo(undefined);
		const functions = await listFunctions();
		await sql.begin(async (transaction) => {
			await transaction`set local check_function_bodies = on`;
			for (const { definition } of functions) await transaction.unsafe(definition);
		});
		expect(functions.length).toBeGreaterThan(80);
	});

	test('may be executed by nobody to whom they are not granted', async () => {
		await prepareUpTo(undefined);
		const open = await sql`
			select name from supabase_migrations.functions, aclexplode(
				(select coalesce(proacl, acldefault('f', proowner)) from pg_proc where oid = to_regproc(name)))
			where grantee = 0`;
		expect(open).toEqual([]);
	});

	test.each([
		[
			'exists with other arguments',
			`create function staff_rules.is_staff(today date) returns boolean language sql as 'select true';
			update supabase_migrations.functions set digest = 'another' where name = 'staff_rules.is_staff'`,
			'The function staff_rules.is_staff cannot be as in supabase/functions: it exists with other arguments as well',
		],
		[
			'has another result',
			`drop function posting_rules.owes_answers;
			create function posting_rules.owes_answers() returns text language sql as 'select 1'`,
			'The function posting_rules.owes_answers cannot be as in supabase/functions: it exists with another result',
		],
		[
			'has left the files and is needed',
			`create trigger was_here before insert on public.staff
				for each row execute function staff_rules.was_here()`,
			'The function staff_rules.was_here cannot be as in supabase/functions: something needs the one that has left',
		],
	])(
		'one that %s ends the start in one line, and nothing is changed',
		async (_, statements, line) => {
			await prepareUpTo(undefined);
			await anotherRelease();
			await sql.unsafe(`${statements};
			update supabase_migrations.functions set digest = 'another' where name = 'posting_rules.owes_answers'`);
			const before = await functionBodies(sql);
			await expect(prepareUpTo(undefined)).rejects.toThrow(line);
			expect(await functionBodies(sql)).toEqual(before);
		},
	);
});
