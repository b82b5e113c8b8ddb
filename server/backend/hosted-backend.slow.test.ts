import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#schema/applications/application.ts';
import { createBackend } from '#server/backend/backend.ts';
import type { Backend } from '#server/backend/types.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { submitGeneralApplication } from '#server/deeds/applications/submit-application.ts';
import { requests } from '#server/http/rate-limits/limit-table.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';
import { connect } from '#server/postgres/database.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { collectGarbage } from '#test/collect-garbage.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { call, dropTestDatabases, type Session, testLog } from '#test/servers/backend.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { SECOND_SECRET_KEY } from '#test/servers/project/second-key.ts';

let project: HostedProject;
let backend: Backend;
let config: RunningConfig;

beforeAll(async () => {
	project = await startHostedProject('http://127.0.0.1:3999');
	const settings = withPort(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), 3999);
	config = { ...settings, database: project.database };
	backend = await createBackend(config, testLog());
});
afterAll(async () => {
	await backend.close();
	await project.close();
	await dropTestDatabases();
});

/** Signs up through our server, and returns the person's id and token. */
async function signedUp(email: string) {
	const body = { email, password: 'correct horse', data: { full_name: 'Ann Lee' } };
	const mailCount = project.mails.length;
	expect((await backend.fetch(call('POST', '/auth/v1/signup', { body }))).status).toBe(200);
	const code = mailedCode(project.mails[mailCount]?.text ?? '');
	const verified = await backend.fetch(call('POST', '/auth/v1/verify', { body: code }));
	const { user, access_token } = (await verified.json()) as Session;
	return { id: user.id, token: access_token };
}

const application = (id: string): Application => ({
	user_id: id,
	program_type: 'london',
	motivation: 'I like it',
	experience: 'None',
	availability: 'June',
});

const migrate = () =>
	promisify(execFile)(process.execPath, ['scripts/staff/migrate.ts'], {
		env: { ...processEnvironment, ...project.environment },
	});

const store = (table: string, body: object) =>
	backend.fetch(call('POST', `/rest/v1/${table}`, { body, prefer: 'return=minimal' }));

describe('the API is that of the project', () => {
	test('uses the project’s keys for the site and for each call', async () => {
		expect(backend.keys).toEqual(project.api.keys);
		expect(await backend.ready()).toBe(true);
		expect(project.apikeys).not.toHaveLength(0);
		// The first two tried each key.
		const { publishable, secret } = backend.keys;
		expect(project.apikeys.slice(0, 2)).toEqual([publishable, secret]);
		expect(new Set(project.apikeys.slice(2))).toEqual(new Set([publishable]));
	});

	test('rows, sessions and errors pass through', async () => {
		const { id, token } = await signedUp('ann@example.org');
		await submitGeneralApplication(backend.sql, application(id));
		const read = await backend.fetch(
			call('GET', '/rest/v1/applications?select=motivation', { token }),
		);
		expect(await read.json()).toEqual([{ motivation: 'I like it' }]);
		const body = { email: 'ann@example.org', password: 'wrong' };
		const refused = await backend.fetch(
			call('POST', '/auth/v1/token?grant_type=password', { body }),
		);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ error_code: 'invalid_credentials' });
	});

	test('an answer can be read after other work, in which memory was freed', async () => {
		const { token } = await signedUp('late@example.org');
		const response = await backend.fetch(call('GET', '/auth/v1/user', { token }));
		for (let turn = 0; turn < 5; turn += 1) {
			collectGarbage();
			await new Promise(setImmediate);
		}
		expect(await response.json()).toMatchObject({ email: 'late@example.org' });
	});

	test('the redirect of a mailed link is passed on, not followed', async () => {
		const response = await backend.fetch(call('GET', '/auth/v1/verify?token=0&type=signup'));
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toContain('#error=access_denied');
	});

	test('staff reach every row with the secret key', async () => {
		const { id } = await signedUp('staffed@example.org');
		await submitGeneralApplication(backend.sql, application(id));
		const rows = await backend.service.fetch(`/rest/v1/applications?user_id=eq.${id}&select=id`);
		expect(await rows.json()).toHaveLength(1);
	});

	test('a project that does not answer is a 503, and its database is reported separately', async () => {
		const database = { ...project.database, supabaseUrl: 'http://127.0.0.1:9' };
		const lost = await createBackend({ ...config, database }, testLog());
		expect((await lost.fetch(call('GET', '/rest/v1/applications'))).status).toBe(503);
		expect(await lost.ready()).toBe(false);
		expect(await lost.inspect()).toMatchObject({ database: true, project: false });
		await lost.close();
	});
});

describe('its Postgres is used like any other', () => {
	test('stored rows are answered by mail, and applications with the name of the account', async () => {
		const { id } = await signedUp('bob@example.org');
		const message = { name: 'Bob', email: 'bob@example.org', subject: 'Visa', message: 'May I?' };
		expect((await store('contacts', message)).status).toBe(201);
		await submitGeneralApplication(backend.sql, application(id));
		expect((await store('newsletter_subscriptions', { email: 'bob@example.org' })).status).toBe(
			201,
		);
		const mails = await backend.mailbox();
		const texts = (address: string) =>
			mails.flatMap(({ to, text }) => (to === address ? [text] : []));
		expect(texts('bob@example.org')).toHaveLength(3);
		expect(texts('bob@example.org').join()).toMatch(/newsletter\/unsubscribe\?token=/);
		expect(texts(config.officeAddress).join()).toContain('Ann Lee');
	});

	test('the running role owns nothing, and accesses the accounts only by our functions', async () => {
		const superuser = connect(project.superuserUrl, { max: 1 });
		const owned = await superuser`
			select relname from pg_class where pg_get_userbyid(relowner) = 'internships_hosted'`;
		await superuser.end();
		expect(owned).toEqual([]);
		const [role] = await backend.sql`
			select current_user as name, rolsuper, rolcreaterole, rolinherit, rolbypassrls
			from pg_roles where rolname = current_user`;
		expect(role).toEqual({
			name: 'internships_hosted',
			rolsuper: false,
			rolcreaterole: false,
			rolinherit: false,
			rolbypassrls: false,
		});
		await expect(backend.sql`select from auth.users`).rejects.toMatchObject({ code: '42501' });
		await expect(backend.sql`select from public.contacts`).rejects.toMatchObject({ code: '42501' });
		await asServiceRole(backend.sql, (tx) => tx`select from public.contacts`);
	});

	test('a statement is cancelled after ten seconds, even if a pooler drops our settings', async () => {
		const { user, pass, host, port, database } = backend.sql.options;
		const plain = postgres(`postgres://${user}:${pass}@${host[0]}:${port[0]}/${database}`);
		expect(await plain`show statement_timeout`).toEqual([{ statement_timeout: '10s' }]);
		await plain.end();
	});

	test('limits are counted there, for all servers together', async () => {
		const servers = [1, 2].map(() => createLimits(config, backend));
		const asked = Array.from({ length: requests.contact.points + 4 }, (_, number) =>
			servers[number % 2]?.take('contact', '192.0.2.1'),
		);
		const answers = await Promise.allSettled(asked);
		expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(4);
	});

	test('expired data is deleted there', async () => {
		await asServiceRole(
			backend.sql,
			(tx) => tx`update public.contacts set created_at = now() - interval '25 months'`,
		);
		const [row] = await backend.sql`select retention.forget_expired(now()) as deleted`;
		expect(row?.deleted).toMatchObject({ contacts: 1, accounts: 0, refused: null });
		expect(await asServiceRole(backend.sql, (tx) => tx`select from public.contacts`)).toEqual([]);
		const [ahead] = await backend.sql`
			select retention.forget_expired(now() + interval '3 years') as deleted`;
		expect(ahead?.deleted).toMatchObject({ refused: 'clock' });
	});

	test('a missing migration prevents the start', async () => {
		const superuser = connect(project.superuserUrl, { max: 1 });
		const [, version = ''] = (await listMigrations()).map((migration) => migration.version);
		await superuser`delete from supabase_migrations.schema_migrations where version = ${version}`;
		await expect(createBackend(config, testLog())).rejects.toThrow(
			`lacks migrations of this server (${version}): run "npm run migrate" first`,
		);
		await superuser`insert into supabase_migrations.schema_migrations (version) values (${version})`;
		await superuser.end();
		await (await createBackend(config, testLog())).close();
	});

	test('a function of another release prevents the start until "npm run migrate"', async () => {
		const superuser = connect(project.superuserUrl, { max: 1 });
		await superuser`update supabase_migrations.functions set digest = 'another'
			where name = 'staff_rules.is_staff'`;
		await superuser.end();
		await expect(createBackend(config, testLog())).rejects.toThrow(
			'has functions of another server (staff_rules.is_staff): run "npm run migrate" first',
		);
		expect((await migrate()).stdout).toBe('Applied 0 migrations and 1 functions.\n');
		expect((await migrate()).stdout).toBe('Applied 0 migrations and 0 functions.\n');
		await (await createBackend(config, testLog())).close();
	});

	test('a server with another secret key does not lock out running ones', async () => {
		const database = { ...project.database, secretKey: SECOND_SECRET_KEY };
		await expect(createBackend({ ...config, database }, testLog())).rejects.toThrow(
			'another SUPABASE_SECRET_KEY',
		);
		expect(await backend.ready()).toBe(true);
	});
});
