import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteExpired } from '#server/jobs/retention.ts';
import { connect } from '#server/postgres/database.ts';
import { signedUp, startTestBackend, stopTestPostgres, type TestBackend } from '#test/backend.ts';

const TODAY = new Date('2028-12-01T03:00:00Z');
const LONG_AGO = '2026-11-30T12:00:00Z';
const NOT_SO_LONG_AGO = '2026-12-02T12:00:00Z';

let started: TestBackend;
let admin: Sql;
const running = () => started.backend.sql;
const addresses = async (table: 'contacts' | 'newsletter_subscriptions') =>
	(await admin`select email from public.${admin(table)} order by email`).map(({ email }) => email);

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
});
beforeEach(async () => {
	await admin`truncate auth.users, public.contacts, public.newsletter_subscriptions cascade`;
	await admin`truncate auth.refresh_tokens, auth.audit_log_entries`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await stopTestPostgres();
});

async function person(email: string, lastSeen: string): Promise<string> {
	const { id } = await signedUp(started.backend, email);
	await admin`update auth.users set created_at = ${LONG_AGO}, last_sign_in_at = ${lastSeen} where id = ${id}`;
	await admin`update auth.refresh_tokens set created_at = ${lastSeen} where user_id = ${id}`;
	return id;
}

const apply = (id: string, at: string) =>
	admin`
	with sent as (
		insert into public.applications (user_id, program_type, motivation, experience, availability)
		values (${id}, 'london', ${`m ${at}`}, 'e', 'a') returning id
	) select id from sent`.then(
		([row]) => admin`update public.applications set created_at = ${at} where id = ${row?.id}`,
	);

const write = (email: string, at: string) =>
	admin`
	insert into public.contacts (name, email, subject, message) values ('A', ${email}, 's', ${at})`.then(
		() => admin`update public.contacts set created_at = ${at} where email = ${email}`,
	);

test('messages go after 24 months, a newsletter address stays', async () => {
	await write('old@example.org', LONG_AGO);
	await write('new@example.org', NOT_SO_LONG_AGO);
	await admin`insert into public.newsletter_subscriptions (email) values ('reader@example.org')`;
	await admin`update public.newsletter_subscriptions set created_at = ${LONG_AGO}`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ contacts: 1 });
	expect(await addresses('contacts')).toEqual(['new@example.org']);
	expect(await addresses('newsletter_subscriptions')).toEqual(['reader@example.org']);
});

test('an application goes after 24 months, its account in use stays', async () => {
	const id = await person('ann@example.org', NOT_SO_LONG_AGO);
	await apply(id, LONG_AGO);
	await apply(id, NOT_SO_LONG_AGO);
	const forgotten = await deleteExpired(running(), TODAY);
	expect(forgotten).toEqual({ contacts: 0, applications: 1, accounts: 0 });
	expect(await admin`select user_id from public.applications`).toEqual([{ user_id: id }]);
});

test('an account that nobody used goes with all that hangs on it', async () => {
	const id = await person('ann@example.org', LONG_AGO);
	await apply(id, NOT_SO_LONG_AGO);
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 1 });
	expect(await admin`select id from auth.users`).toEqual([]);
	expect(await admin`select id from public.applications`).toEqual([]);
	expect(await admin`select id from auth.refresh_tokens`).toEqual([]);
	expect(await admin`select id from auth.audit_log_entries`).toEqual([]);
});

test('a session that was renewed since is use, without a sign-in', async () => {
	const id = await person('ann@example.org', LONG_AGO);
	await admin`update auth.refresh_tokens set created_at = ${NOT_SO_LONG_AGO} where user_id = ${id}`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 0 });
	expect(await admin`select id from auth.users`).toEqual([{ id }]);
});

test('the running server does so when it starts', async () => {
	await write('old@example.org', '2020-01-01T00:00:00Z');
	const again = await startTestBackend({ database: started.config.database });
	await again.close();
	expect(await addresses('contacts')).toEqual([]);
});

test.each(['anon', 'authenticated', 'service_role'])('%s may not call it', async (role) => {
	const call = admin.begin(async (sql) => {
		await sql`set local role ${sql(role)}`;
		await sql`select retention.forget_expired(now())`;
	});
	await expect(call).rejects.toThrow(/permission denied/);
});
