import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedCode } from '#test/mailed-code.ts';
import { type Ask, startOn } from './started-on.ts';

const password = 'correct horse';
let on: Awaited<ReturnType<typeof startOn>>;

beforeAll(async () => {
	on = await startOn({ siteUrl: 'http://127.0.0.1:3999' });
});
afterAll(() => on?.close());

const ask: Ask = (...call) => on.ask(...call);
const newDevice = () => randomBytes(16).toString('hex');

async function post(path: string, body: object, device?: string) {
	const { status, text } = await on.server.send(path, {
		body,
		headers: { ...(device && { 'x-device': device }) },
	});
	expect(status).toBe(200);
	return JSON.parse(text) as { access_token: string; user: { id: string } };
}

const signIn = (email: string, device?: string) =>
	post('/auth/v1/token?grant_type=password', { email, password }, device);

async function signedUp(email: string, account: 'student' | 'employer', device?: string) {
	const data = { full_name: 'Ann', account };
	await ask('POST', '/auth/v1/signup', undefined, { email, password, data });
	const link = mailedCode((await on.mails(email)).at(-1)?.text ?? '');
	return post('/auth/v1/verify', link, device);
}

/** How many mails about a new device there are once all is done in the background, of a later sign-in as well. */
async function told(email: string) {
	await expect
		.poll(async () => {
			const [row] = await on.admin<{ n: number }[]>`
				select count(*)::integer as n from auth.sessions as open
				where open.user_id = (select id from auth.users where users.email = ${email})
					and open.id not in (select session_id from accounts.session_browsers)`;
			const [waiting] = await on.admin<{ n: number }[]>`
				select count(*)::integer as n from outbox.notices where kind = 'second_step'`;
			return [row?.n, waiting?.n];
		})
		.toEqual([0, 0]);
	const mails = await on.mails(email);
	return mails.filter(({ subject }) => subject.startsWith('A new device')).length;
}

test('an employer is mailed once for each new browser, and not at the first sign-in', async () => {
	const email = 'rosa@devices.example';
	const [first, second] = [newDevice(), newDevice()];
	const { user } = await signedUp(email, 'employer', first);
	await signIn(email, first);
	expect(await told(email)).toBe(0);
	await signIn(email, second);
	expect(await told(email)).toBe(1);
	await signIn(email, second);
	await signIn(email, first);
	expect(await told(email)).toBe(1);
	const stored =
		await on.admin`select digest from second_factor.devices where user_id = ${user.id}`;
	expect(stored).toHaveLength(2);
	expect(JSON.stringify(stored)).not.toContain(first);
});

test('what keeps no text is a new browser each time but the first', async () => {
	const email = 'imran@devices.example';
	await signedUp(email, 'employer');
	expect(await told(email)).toBe(0);
	await signIn(email);
	expect(await told(email)).toBe(1);
	await signIn(email);
	expect(await told(email)).toBe(2);
});

test('a mailed link to choose a new password is a sign-in as well', async () => {
	const email = 'lea@devices.example';
	await signedUp(email, 'employer', newDevice());
	await ask('POST', '/auth/v1/recover', undefined, { email });
	const links = async () =>
		(await on.mails(email)).filter(({ subject }) => subject.startsWith('Set a new'));
	await expect.poll(async () => (await links()).length).toBe(1);
	await post('/auth/v1/verify', mailedCode((await links())[0]?.text ?? ''), newDevice());
	expect(await told(email)).toBe(1);
});

test('staff are mailed, whoever has no part in staff or a company is not', async () => {
	const [staff, student] = ['sam@devices.example', 'ann@devices.example'];
	const { user } = await signedUp(staff, 'student', newDevice());
	expect(await told(staff)).toBe(0);
	await on.admin`insert into public.staff (user_id) values (${user.id})`;
	await signIn(staff, newDevice());
	expect(await told(staff)).toBe(0);
	await signIn(staff, newDevice());
	expect(await told(staff)).toBe(1);
	const { user: other } = await signedUp(student, 'student', newDevice());
	await signIn(student, newDevice());
	await signIn(student, newDevice());
	expect(await told(student)).toBe(0);
	expect(
		await on.admin`select from second_factor.devices where user_id = ${other.id}`,
	).toHaveLength(0);
});

test('with a second step it is asked there alone, and a browser stays known once the step is removed', async () => {
	const email = 'nia@devices.example';
	const [first, second] = [newDevice(), newDevice()];
	const { access_token: token } = await signedUp(email, 'employer', first);
	const { body: app } = await ask('POST', '/api/second-step/app/begin', token, { password });
	const code = () => new TOTP({ secret: Secret.fromBase32(String(app.secret)) }).generate();
	const forgetCodes = () => on.admin`update second_factor.apps set last_step = 0`;
	const confirm = { code: code(), device: first };
	expect((await ask('POST', '/api/second-step/app/confirm', token, confirm)).status).toBe(200);
	await forgetCodes();
	const { access_token: half } = await signIn(email, second);
	expect(await told(email)).toBe(0);
	const take = { code: code(), device: second };
	expect((await ask('POST', '/api/second-step/take', half, take)).status).toBe(200);
	expect(await told(email)).toBe(1);
	expect((await ask('POST', '/api/second-step/app/remove', half, { password })).status).toBe(200);
	await signIn(email, second);
	expect(await told(email)).toBe(1);
});
