import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateHosted, prepareForHosted } from '#server/backend/hosted-backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { readConfig, withPort } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import { filesOfBase } from '#server/postgres/earlier-migrations.ts';
import { listFunctions } from '#server/postgres/functions.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import { asHosted } from '#test/servers/hosted-project.ts';
import { postgres17 } from '#test/servers/postgres-17.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { ownerOfProject } from '#test/servers/project/roles.ts';
import { of465ba077, since465ba077 } from '#test/upgrade/earlier-versions.ts';

/**
 * The Supabase CLI itself, as docs/operating.md calls it: on a Postgres 17 with a project's roles and accounts, and
 * with a server in the place of Supabase's, of which the CLI asks what is configured.
 */
let postgres: OtherPostgres;
let superuser: Sql;
let url: string;
let folder: string;
let api: Server;
const calls: { method: string; path: string; body: string }[] = [];
const REF = 'abcdefghijklmnopqrst';

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'internships-cli-'));
	await cp('supabase', join(folder, 'supabase'), { recursive: true });
	postgres = await makePostgres(await postgres17());
	await postgres.start();
	superuser = connect(postgres.url(), { max: 1 });
	await makeAccounts(postgres.url());
	url = await ownerOfProject(superuser, postgres.url());
	await superuser.unsafe(asHosted(new URL(url).username));
	await superuser`drop schema supabase_migrations cascade`;
	api = createServer(async (request, response) => {
		const { method = '', url: path = '' } = request;
		calls.push({ method, path, body: await text(request) });
		response.setHeader('Content-Type', 'application/json');
		response.end(JSON.stringify(answers[path] ?? {}));
	}).listen(0, '127.0.0.1');
	await once(api, 'listening');
	const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
	await writeFile(
		join(folder, 'profile.yaml'),
		`name: test\napi_url: ${apiUrl}\ndashboard_url: ${apiUrl}\nproject_host: 127.0.0.1\n`,
	);
});
afterAll(async () => {
	api.close();
	await superuser.end();
	await postgres.clear();
	await rm(folder, { recursive: true, force: true });
});

/** What Supabase answers about a project on which nothing but the auth server is configured. */
const answers: Record<string, object> = {
	[`/v1/projects/${REF}`]: {
		id: REF,
		ref: REF,
		organization_id: 'test',
		organization_slug: 'test',
		name: 'Test',
		region: 'eu-west-2',
		created_at: '2026-01-01T00:00:00Z',
		status: 'ACTIVE_HEALTHY',
		database: { host: 'test', version: '17', postgres_engine: '17', release_channel: 'ga' },
	},
	[`/v1/projects/${REF}/billing/addons`]: { selected_addons: [], available_addons: [] },
	[`/v2/projects/${REF}/config`]: {
		data: {
			type: 'project_config',
			id: REF,
			attributes: { auth: { site_url: 'http://localhost:3000' } },
		},
	},
};

/** The tables of the accounts, which a project has before our migrations. */
async function makeAccounts(superuserUrl: string): Promise<void> {
	const settings = withPort(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 3999);
	const config = { ...settings, database: { kind: 'url' as const, url: superuserUrl } };
	const database = await openDatabase(config, secrets, silentLog);
	await prepareForLite(config, secrets, database, silentLog, { versions: [] });
}

const secrets = {
	jwtSecret: 'of the tests of the CLI, long enough',
	publishableKey: 'sb_publishable_0123456789abcdef',
	secretKey: 'sb_secret_0123456789abcdef',
	databasePassword: '',
};

type ProcessResult = { code: number; output: string };

function supabase(...args: string[]): Promise<ProcessResult> {
	const env = {
		...processEnvironment,
		HOME: folder,
		SITE_URL: 'https://www.example.org',
		SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
		SUPABASE_TELEMETRY_DISABLED: '1',
	};
	const program = ['node_modules/supabase/dist/supabase.js', '--workdir', folder];
	return new Promise((resolve) =>
		execFile(process.execPath, [...program, ...args], { env }, (error, stdout, stderr) =>
			resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
		),
	);
}

const project = () => ['--profile', join(folder, 'profile.yaml'), `--remote=${REF}`];

test('accepts every setting of config.toml, and compares it with the project', async () => {
	const { code, output } = await supabase('config', 'diff', ...project());
	expect([code, output]).toEqual([0, expect.stringContaining('auth.site_url [update]')]);
	expect(output).toContain('"https://www.example.org" (from env SITE_URL)');
	expect(output).not.toMatch(/WARN|deprecated|no longer supported|was not compared/);
});

test('sends addresses, limits and the mails’ words with "config push"', async () => {
	await supabase('config', 'push', '--yes', ...project());
	const sent = calls.find(({ method }) => method === 'PATCH');
	expect(sent?.path).toBe(`/v1/projects/${REF}/config/auth`);
	expect(JSON.parse(sent?.body ?? '')).toMatchObject({
		site_url: 'https://www.example.org',
		mailer_otp_length: 10,
		mailer_autoconfirm: false,
		mailer_templates_recovery_content: expect.stringContaining('{{ .TokenHash }}'),
		rate_limit_verify: 30,
	});
});

test('without --remote means a database on this machine', async () => {
	const { code, output } = await supabase('db', 'push', '--dry-run');
	expect([code, output]).toEqual([1, expect.stringContaining('Target: local stack')]);
});

function openProject() {
	const settings = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
	const database = {
		kind: 'hosted' as const,
		url,
		supabaseUrl: '',
		publishableKey: '',
		secretKey: '',
	};
	return openDatabase({ ...settings, database }, secrets, silentLog);
}

const push = () => supabase('db', 'push', '--yes', `--remote=${url}`);

async function history(): Promise<string[]> {
	const rows = await superuser<{ version: string }[]>`
		select version from supabase_migrations.schema_migrations order by version`;
	return rows.map(({ version }) => version);
}

test('has nothing to push after "npm run migrate", as a role that is no superuser; the server is content', async () => {
	const opened = await openProject();
	await expect(prepareForHosted(opened, secrets, silentLog, () => {})).rejects.toThrow(
		'run "npm run migrate" first',
	);
	const versions = (await listMigrations()).map(({ version }) => version);
	const applied = await migrateHosted(opened, secrets, silentLog);
	expect(applied).toEqual({
		migrations: versions.length,
		functions: (await listFunctions()).length,
	});
	await prepareForHosted(opened, secrets, silentLog, () => {});
	const { code, output } = await push();
	expect([code, output]).toEqual([0, expect.stringContaining('up to date')]);
	expect(await history()).toEqual(versions);
});

test('pushes nothing to a project with the names of earlier migrations, until "npm run migrate" has replaced them', async () => {
	const versions = await history();
	const base = (await filesOfBase()).map(({ version }) => version);
	const later = versions.filter((version) => !base.includes(version));
	const rows = [...of465ba077, ...since465ba077, ...later].map((version) => ({ version }));
	await superuser.begin(async (tx) => {
		await tx`delete from supabase_migrations.schema_migrations`;
		await tx`insert into supabase_migrations.schema_migrations ${tx(rows)}`;
	});
	expect(await push()).toEqual({
		code: 1,
		output: expect.stringContaining('Remote migration versions not found in local'),
	});
	const opened = await openProject();
	await expect(prepareForHosted(opened, secrets, silentLog, () => {})).rejects.toThrow(
		'run "npm run migrate" first',
	);
	expect(await migrateHosted(opened, secrets, silentLog)).toEqual({ migrations: 0, functions: 0 });
	expect(await history()).toEqual(versions);
	expect(await push()).toEqual({ code: 0, output: expect.stringContaining('up to date') });
});

test('runs on the Postgres of a new project', async () => {
	const [row] = await superuser`select current_setting('server_version_num')::int / 10000 as major`;
	expect(row).toEqual({ major: 17 });
	const [role] = await superuser`
		select rolsuper from pg_roles where rolname = ${new URL(url).username}`;
	expect(role).toEqual({ rolsuper: false });
});
