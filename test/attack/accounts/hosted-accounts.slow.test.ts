import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePath } from '#schema/site-path.ts';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { accountLink, mailedCode } from '#test/mailed-code.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';

/**
 * The rules that pre-registered-address, ended-sessions and mailed-links test for lite, here with a hosted
 * project.
 */
let project: HostedProject;
let server: TestServer;
let superuser: Sql;

beforeAll(async () => {
	project = await startHostedProject('http://127.0.0.1:3999');
	server = await startTestServer({ database: project.database, siteUrl: 'http://127.0.0.1:3999' });
	superuser = postgres(project.superuserUrl, { max: 1 });
});
afterAll(async () => {
	await superuser?.end();
	await server?.close();
	await project?.close();
});

const attackersPassword = 'the attacker’s password';
const own = 'the owner’s password';

async function post(path: string, body: object) {
	const { status, text } = await server.send(`/auth/v1/${path}`, { body });
	return { status, body: text === '' ? {} : JSON.parse(text) };
}
const mailTo = async (email: string) => {
	// Waits for the work after a response.
	await server.started.backend.mailbox();
	return project.mails.findLast(({ to }) => to === email)?.text ?? '';
};
const codeFor = async (email: string) => mailedCode(await mailTo(email));
const signUp = (email: string, password: string, query = '') =>
	post(`signup${query}`, { email, password, data: { full_name: password } });
const signIn = (email: string, password: string) =>
	post('token?grant_type=password', { email, password });

async function person(email: string) {
	await signUp(email, own);
	return (await post('verify', await codeFor(email))).body;
}

test('a later sign-up replaces an unconfirmed one, and its link confirms its own password', async () => {
	const email = 'ann@example.org';
	await signUp(email, attackersPassword);
	const earlier = await codeFor(email);
	expect((await signUp(email, own, '?redirect_to=/apply')).status).toBe(200);
	const { hash } = new URL(accountLink(await mailTo(email)));
	const next = new URLSearchParams(hash.slice(1)).get('next') ?? '';
	expect(sitePath(next, 'http://127.0.0.1:3999')).toBe('/apply');
	expect((await post('verify', earlier)).body.error_code).toBe('otp_expired');
	const session = await post('verify', await codeFor(email));
	expect(session.body.user.user_metadata.full_name).toBe(own);
	expect((await signIn(email, attackersPassword)).status).toBe(400);
	expect((await signIn(email, own)).status).toBe(200);
});

test('a recovery link does not confirm the password of an unconfirmed sign-up', async () => {
	const email = 'bob@example.org';
	await signUp(email, attackersPassword);
	await post('recover', { email });
	expect((await post('verify', await codeFor(email))).status).toBe(200);
	expect((await signIn(email, attackersPassword)).status).toBe(400);
});

test('a sign-up with an existing account’s address gets the same response, and is recorded', async () => {
	const email = 'cat@example.org';
	await person(email);
	const existing = await signUp(email, attackersPassword);
	const unknown = await signUp('new@example.org', attackersPassword);
	expect([existing.status, Object.keys(existing.body)]).toEqual([200, Object.keys(unknown.body)]);
	expect((await signIn(email, attackersPassword)).body.error_code).toBe('email_not_confirmed');
	expect((await signIn(email, own)).status).toBe(200);
});

test('the access token of an ended session is refused at once', async () => {
	const { access_token: token } = await person('dee@example.org');
	const read = () => server.send('/rest/v1/applications?select=*', { token });
	expect((await read()).status).toBe(200);
	await server.send('/auth/v1/logout', { method: 'POST', token });
	expect((await read()).status).toBe(401);
	expect((await server.send('/account/data', { token })).status).toBe(401);
});

test('unconfirmed accounts are deleted after a day', async () => {
	await signUp('eve@example.org', own);
	await superuser`
		update auth.users set created_at = created_at - interval '25 hours',
			confirmation_sent_at = confirmation_sent_at - interval '25 hours'
		where email in ('eve@example.org', 'ann@example.org')`;
	await server.started.backend.sql`select accounts.delete_unconfirmed(now())`;
	const left = await superuser`
		select email from auth.users where email in ('eve@example.org', 'ann@example.org')`;
	expect(left.map(({ email }) => email)).toEqual(['ann@example.org']);
});
