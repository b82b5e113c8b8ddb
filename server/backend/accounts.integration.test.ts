import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	call,
	dropTestDatabases,
	exchangeLink,
	followLink,
	mailedLink,
	type Session,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
const email = 'ann@example.org';
const password = 'secret1';

beforeAll(async () => {
	started = await startTestBackend();
	expect(started.log.lines.filter((line) => line.includes('backend reported'))).toEqual([]);
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

const ask = (...request: Parameters<typeof call>) => started.backend.fetch(call(...request));
const signIn = (body: object) => ask('POST', '/auth/v1/token?grant_type=password', { body });

describe('from sign-up to sign-out', () => {
	test('sign-up returns a user without a session, and sends a mail', async () => {
		const body = { email: 'Ann@Example.org', password, data: { full_name: 'Ann Lee' } };
		const response = await ask('POST', '/auth/v1/signup', { body });
		expect(response.status).toBe(200);
		const user = (await response.json()) as Record<string, unknown>;
		expect(user).toMatchObject({ email, user_metadata: { full_name: 'Ann Lee' } });
		expect(user).not.toHaveProperty('access_token');
		const [mail] = await started.backend.mailbox();
		expect(mail).toMatchObject({
			to: email,
			subject: expect.stringMatching(/^Confirm your email/),
		});
		expect(mail?.html).toContain(
			(await mailedLink(started.backend, email)).replaceAll('&', '&amp;'),
		);
	});

	test('sign-in is refused before the confirmation', async () => {
		const response = await signIn({ email, password });
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error_code: 'email_not_confirmed' });
	});

	test('the link is on our site, gives a session, and works once', async () => {
		const link = new URL(await mailedLink(started.backend, email));
		expect(link.origin).toBe(started.config.siteUrl);
		const session = await followLink(started.backend, email);
		expect(session.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
		expect(session.user.email).toBe(email);
		const second = await exchangeLink(started.backend, email);
		expect(second.status).toBe(403);
		expect(await second.json()).toMatchObject({ error_code: 'otp_expired' });
	});

	test('sign-in, refresh, reading the user and sign-out work', async () => {
		const session = (await (await signIn({ email, password })).json()) as Session;
		expect(session.user.email).toBe(email);
		const refreshed = await refresh(session.refresh_token);
		expect(refreshed.status).toBe(200);
		const { access_token: token, refresh_token: next } = (await refreshed.json()) as Session;
		expect((await ask('GET', '/auth/v1/user', { token })).status).toBe(200);
		expect((await ask('POST', '/auth/v1/logout', { token })).status).toBe(204);
		expect((await refresh(next)).ok).toBe(false);
	});

	test('a forgotten password is replaced by a mailed link', async () => {
		expect((await ask('POST', '/auth/v1/recover', { body: { email } })).status).toBe(200);
		expect(await mailedLink(started.backend, email)).toContain('type=recovery');
		const { access_token: token } = await followLink(started.backend, email);
		const body = { password: 'another1' };
		expect((await ask('PUT', '/auth/v1/user', { token, body })).status).toBe(200);
		expect((await signIn({ email, password })).status).toBe(400);
		expect((await signIn({ email, password: 'another1' })).status).toBe(200);
	});

	test('a new address is confirmed by its own link', async () => {
		const { token } = await signedUp(started.backend, 'old@example.org');
		const body = { email: 'new@example.org' };
		expect((await ask('PUT', '/auth/v1/user', { token, body })).status).toBe(200);
		const mail = (await started.backend.mailbox()).at(-1);
		expect(mail).toMatchObject({ to: 'new@example.org' });
		const { user } = await followLink(started.backend, 'new@example.org');
		expect(user.email).toBe('new@example.org');
		expect((await signIn({ ...body, password: 'correct horse' })).status).toBe(200);
	});
});

test('an expired link is refused', async () => {
	await ask('POST', '/auth/v1/signup', { body: { email: 'late@example.org', password } });
	const sql = started.backend.sql;
	await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes'
		where email = 'late@example.org'`;
	const late = await exchangeLink(started.backend, 'late@example.org');
	expect(await late.json()).toMatchObject({ error_code: 'otp_expired' });
});

test('an account is deleted with its applications and its profile', async () => {
	const { id, token } = await signedUp(started.backend, 'leaver@example.org');
	const row = { user_id: id, company_name: 'Acre', contact_person: 'Ann' };
	await ask('POST', '/rest/v1/employers', { token, body: row, prefer: 'return=minimal' });
	const sql = started.backend.sql;
	await sql`delete from auth.users where id = ${id}`;
	const left = await started.backend.service.fetch(`/rest/v1/employers?user_id=eq.${id}`);
	expect(await left.json()).toEqual([]);
});

test('lite’s bcrypt is the native one, which hashes away from the event loop', async () => {
	const resolve = createRequire(import.meta.resolve('@supabase/lite'));
	expect(resolve('bcryptjs/package.json')).toMatchObject({ name: 'bcrypt' });
	const sql = started.backend.sql;
	const [user] = await sql`select encrypted_password from auth.users where email = ${email}`;
	expect(user?.encrypted_password).toMatch(/^\$2[aby]\$10\$/);
});

test('no name, address, password or token reaches the log', async () => {
	const body = { name: 'Zebedee Quill', email: 'zq@example.org', subject: 's', message: '' };
	await ask('POST', '/rest/v1/contacts', { body, prefer: 'return=minimal' });
	await ask('POST', '/rest/v1/newsletter_subscriptions', { body: { email } });
	await ask('POST', '/rest/v1/newsletter_subscriptions', { body: { email } });
	const log = started.log.lines.join('\n');
	expect(log).toContain('23514');
	expect(log).not.toMatch(/Zebedee|example\.org|secret1|another1|eyJ/);
});

function refresh(token: string): Promise<Response> {
	const body = { refresh_token: token };
	return ask('POST', '/auth/v1/token?grant_type=refresh_token', { body });
}
