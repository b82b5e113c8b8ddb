import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import { listMigrations } from '#server/postgres/migrate.ts';
import { loadSecrets } from '#server/secrets.ts';
import { dropTestDatabases, freshDatabase, signedUp, testLog } from '#test/servers/backend.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let config: RunningConfig;
let sql: Sql;
const versions = (await listMigrations()).map(({ version }) => version);

beforeEach(async () => {
	const { url, dataDir } = await freshDatabase();
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	const jwtSecret = 'of the tests of migrations, long enough';
	config = { ...settings, jwtSecret, database: { kind: 'url', url } };
	sql = connect(url, { max: 1 });
});
afterEach(() => sql.end());
afterAll(dropTestDatabases);

/** Prepares the database as a server of an earlier version would have. */
async function prepareUpTo(last: string | undefined): Promise<void> {
	const secrets = await loadSecrets(config);
	await prepareForLite(
		config,
		secrets,
		await openDatabase(config, secrets, testLog()),
		testLog(),
		last,
	);
}

async function applied(): Promise<string[]> {
	const rows = await sql`select version from supabase_migrations.schema_migrations order by 1`;
	return rows.map(({ version }) => version);
}

/** Our tables, columns, checks, indexes, triggers, policies and grants, as text. */
async function shape(): Promise<string[]> {
	const rows = await sql<{ line: string }[]>`
		with ours as (
			select class.oid, nspname || '.' || relname as name, relacl, relrowsecurity from pg_class class
			join pg_namespace space on space.oid = relnamespace
			where relkind = 'r' and nspname in ('public', 'outbox')
		)
		select name || ' ' || relrowsecurity || ' ' || coalesce(relacl::text, '') as line from ours
		union all select name || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' '
			|| attnotnull || coalesce(attacl::text, '') from pg_attribute join ours on attrelid = oid
			where attnum > 0 and not attisdropped
		union all select name || ' ' || pg_get_constraintdef(c.oid) from pg_constraint c join ours on conrelid = ours.oid
		union all select name || ' ' || pg_get_indexdef(indexrelid) from pg_index join ours on indrelid = ours.oid
		union all select name || ' ' || pg_get_triggerdef(t.oid) from pg_trigger t join ours on tgrelid = ours.oid
			where not tgisinternal
		union all select name || ' ' || polname || polcmd::text from pg_policy join ours on polrelid = ours.oid
		order by 1`;
	return rows.map(({ line }) => line);
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
		await sql`insert into auth.users (id, email) values (${user}, 'ann@example.org')`;
		await sql`insert into public.applications (user_id, program_type, motivation, experience, availability)
			values (${user}, 'london', 'a', 'b', 'c')`;
		await sql`insert into public.employers (user_id, company_name, contact_person, verified)
			values (${user}, 'Acre', 'Ann', true)`;
		await sql`insert into public.contacts (name, email, subject, message)
			values ('Ann', 'ann@example.org', 's', 'm')`;
		await sql`insert into public.newsletter_subscriptions (email) values ('ann@example.org')`;
		await sql`insert into outbox.mails (recipient, subject, body_text, body_html, caught)
			values ('ann@example.org', 's', 't', 'h', true)`;
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

	test('have the same result all at once or one at a time', async () => {
		await prepareUpTo(undefined);
		const atOnce = await shape();
		expect(atOnce.length).toBeGreaterThan(60);
		const { url } = await freshDatabase();
		config = { ...config, database: { kind: 'url', url } };
		for (const version of versions) await prepareUpTo(version);
		await prepareUpTo(undefined);
		await sql.end();
		sql = connect(url, { max: 1 });
		expect(await shape()).toEqual(atOnce);
	});

	test('refuse a database of a newer server', async () => {
		await prepareUpTo(undefined);
		await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
			values ('29990101000000', 'later', '{}')`;
		await expect(createBackend(config, testLog())).rejects.toThrow('newer version of this server');
	});
});
