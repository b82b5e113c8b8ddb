import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimsOf } from '#server/backend/sessions.ts';
import type { TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { type Ask, startOn } from './started-on.ts';

const password = 'correct horse';
const SITE = 'http://127.0.0.1:3999';

let on: Awaited<ReturnType<typeof startOn>>;
let server: TestServer;
let admin: Sql;

beforeAll(async () => {
	on = await startOn({ siteUrl: SITE, staffSecondFactor: true });
	({ server, admin } = on);
});
afterAll(() => on?.close());

const ask: Ask = (...call) => on.ask(...call);
const post = (token: string, path: string, body: object) => ask('POST', path, token, body);
async function signIn(email: string) {
	const { body } = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
		email,
		password,
	});
	return body as { access_token: string; refresh_token: string };
}
const subjects = async (address: string) => (await on.mails(address)).map(({ subject }) => subject);
const told = (address: string, subject: RegExp) =>
	expect
		.poll(() => subjects(address), { timeout: 30_000 })
		.toContainEqual(expect.stringMatching(subject));
async function person(email: string) {
	const data = { full_name: 'Ann', account: 'student' };
	await ask('POST', '/auth/v1/signup', undefined, { email, password, data });
	const link = mailedCode((await on.mails(email)).at(-1)?.text ?? '');
	const { body } = await ask('POST', '/auth/v1/verify', undefined, link);
	const { access_token: token, user } = body as { access_token: string; user: { id: string } };
	return { id: user.id, token };
}

/** What an app with this secret shows in `steps` times thirty seconds. */
const codeOf = (secret: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({
		timestamp: Date.now() + steps * 30_000,
	});
/** Each code is accepted once: a test does not wait thirty seconds for the next one. */
const forgetCodes = (id: string) =>
	admin`update second_factor.apps set last_step = 0 where user_id = ${id}`;
async function withApp(email: string) {
	const { id, token } = await person(email);
	const { body: app } = await post(token, '/api/second-step/app/begin', { password });
	const secret = String(app.secret);
	const set = await post(token, '/api/second-step/app/confirm', { code: codeOf(secret) });
	expect(set.status).toBe(200);
	await forgetCodes(id);
	return { id, token, secret, codes: set.body.recovery_codes as string[] };
}
const take = (token: string, code: string, device?: string) =>
	post(token, '/api/second-step/take', { code, ...(device && { device }) });

test('who reads for a careers service needs a second step, as staff do', async () => {
	const { id, token } = await person('adviser@example.org');
	expect((await ask('GET', '/api/careers', token)).status).toBe(404);
	await admin`
			with service as (
				insert into public.careers_services (university) values ('University of Leeds') returning id
			)
			insert into public.careers_members (user_id, service_id) select ${id}, id from service`;
	const refused = await ask('GET', '/api/careers', token);
	expect([refused.status, refused.code]).toEqual([403, 'second_step_missing']);
	const { body: app } = await post(token, '/api/second-step/app/begin', { password });
	await post(token, '/api/second-step/app/confirm', { code: codeOf(String(app.secret)) });
	expect(await ask('GET', '/api/careers', token)).toMatchObject({
		status: 200,
		body: { university: 'University of Leeds', applications: [] },
	});
	const { access_token: half } = await signIn('adviser@example.org');
	expect((await ask('GET', '/api/careers', half)).code).toBe('second_step_needed');
});

test('a session with the password alone calls nothing but the second step and signing out', async () => {
	const email = 'ann@example.org';
	const { id, secret } = await withApp(email);
	const { access_token: half } = await signIn(email);
	const row = { user_id: id, program_type: 'london' };
	const refused = [
		await ask('GET', '/auth/v1/user', half),
		await ask('PUT', '/auth/v1/user', half, {
			password: 'another horse',
			current_password: password,
		}),
		await ask('PUT', '/auth/v1/user', half, {
			email: 'other@example.org',
			current_password: password,
		}),
		await ask('GET', '/rest/v1/applications?select=*', half),
		await ask('POST', '/rest/v1/applications', half, row),
		await ask('GET', '/api/me', half),
		await ask('GET', '/api/applications', half),
		await ask('GET', '/api/staff', half),
		await ask('GET', '/account/data', half),
		await post(half, '/account/delete', { password }),
		await post(half, '/api/second-step/app/begin', { password }),
		await post(half, '/api/second-step/app/confirm', { code: codeOf(secret) }),
		await post(half, '/api/second-step/app/remove', { password }),
		await post(half, '/api/second-step/recovery-codes', { password }),
		await post(half, '/api/second-step/passkeys/begin', { password }),
		await post(half, '/api/second-step/passkeys/remove', { password, id: 'key' }),
	];
	expect(refused.map(({ status, code }) => [status, code])).toEqual(
		refused.map(() => [403, 'second_step_needed']),
	);
	const state = await ask('GET', '/api/second-step', half);
	expect(state.body).toMatchObject({ needed: true, recovery: { left: 8, last_used: null } });
	expect(JSON.stringify(state.body)).not.toContain(secret);
	expect((await take(half, codeOf(secret))).status).toBe(200);
	expect((await ask('GET', '/rest/v1/applications?select=*', half)).status).toBe(200);
	expect((await ask('GET', '/api/me', half)).status).toBe(200);
	expect((await ask('GET', '/api/second-step', half)).body.needed).toBe(false);
	const { access_token: other } = await signIn(email);
	expect((await ask('POST', '/auth/v1/logout', other)).status).toBe(204);
});

test('renewing a session changes nothing about its second step', async () => {
	const email = 'bob@example.org';
	const { secret } = await withApp(email);
	const first = await signIn(email);
	const renew = async (refresh_token: string) =>
		(await ask('POST', '/auth/v1/token?grant_type=refresh_token', undefined, { refresh_token }))
			.body as { access_token: string; refresh_token: string };
	const renewed = await renew(first.refresh_token);
	expect((await ask('GET', '/api/me', renewed.access_token)).code).toBe('second_step_needed');
	expect((await take(renewed.access_token, codeOf(secret))).status).toBe(200);
	const again = await renew(renewed.refresh_token);
	expect((await ask('GET', '/api/me', again.access_token)).status).toBe(200);
	const { access_token: other } = await signIn(email);
	expect((await ask('GET', '/api/me', other)).code).toBe('second_step_needed');
});

test('the sessions that were there when the app was set up have to take the step', async () => {
	const email = 'cat@example.org';
	const { token } = await person(email);
	const { access_token: elsewhere } = await signIn(email);
	const { body } = await post(token, '/api/second-step/app/begin', { password });
	expect((await ask('GET', '/api/me', elsewhere)).status).toBe(200);
	await post(token, '/api/second-step/app/confirm', { code: codeOf(String(body.secret)) });
	expect((await ask('GET', '/api/me', token)).status).toBe(200);
	expect((await ask('GET', '/api/me', elsewhere)).code).toBe('second_step_needed');
	await told(email, /^A second step protects your account/);
});

test('setting up and ending ask for the password, and a secret is shown once', async () => {
	const email = 'dan@example.org';
	const { id, token } = await person(email);
	const begin = (secret: string) => post(token, '/api/second-step/app/begin', { password: secret });
	expect((await begin('wrong horse')).code).toBe('current_password_invalid');
	const [first, second] = [(await begin(password)).body, (await begin(password)).body];
	const confirm = (code: string) => post(token, '/api/second-step/app/confirm', { code });
	expect((await confirm(codeOf(String(first.secret)))).status).toBe(422);
	expect((await confirm(codeOf(String(second.secret), -3))).code).toBe('clock_off');
	expect((await confirm(codeOf(String(second.secret)))).status).toBe(200);
	expect((await begin(password)).code).toBe('is_set_up');
	const [stored] = await admin`select secret from second_factor.apps where user_id = ${id}`;
	expect(stored?.secret).not.toContain(second.secret);
	const remove = (secret: string) =>
		post(token, '/api/second-step/app/remove', { password: secret });
	expect((await remove('wrong horse')).code).toBe('current_password_invalid');
	expect((await remove(password)).status).toBe(200);
	await told(email, /has no second step any more$/);
	const { access_token: next } = await signIn(email);
	expect((await ask('GET', '/api/me', next)).status).toBe(200);
});

test('for an address that is a number no passkey is made', async () => {
	const { token } = await person('pia@example.org');
	expect((await ask('GET', '/api/second-step', token)).body.passkeys_possible).toBe(false);
	const begun = await post(token, '/api/second-step/passkeys/begin', { password });
	expect([begun.status, begun.code]).toEqual([409, 'no_passkeys']);
});

test('a code is accepted once, whichever session it is typed in', async () => {
	const email = 'eve@example.org';
	const { secret } = await withApp(email);
	const sessions = [await signIn(email), await signIn(email), await signIn(email)];
	const code = codeOf(secret);
	const answers = await Promise.all(sessions.map(({ access_token }) => take(access_token, code)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
	expect(answers.filter(({ code }) => code === 'used_code')).toHaveLength(2);
});

test('a recovery code is accepted once, also at the same moment, and its use is mailed', async () => {
	const email = 'fay@example.org';
	const { codes } = await withApp(email);
	const sessions = [await signIn(email), await signIn(email)];
	const [code = ''] = codes;
	const answers = await Promise.all(
		sessions.map(({ access_token }) => take(access_token, code.toUpperCase())),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	await told(email, /^A recovery code was used/);
	const passed = sessions[answers.findIndex(({ status }) => status === 200)]?.access_token ?? '';
	const { body } = await ask('GET', '/api/second-step', passed);
	expect(body.recovery).toMatchObject({ left: 7, last_used: expect.stringMatching(/^20/) });
	const renewed = await post(passed, '/api/second-step/recovery-codes', { password });
	expect(renewed.body.recovery_codes).toHaveLength(8);
	const { access_token: next } = await signIn(email);
	expect((await take(next, codes[1] ?? '')).code).toBe('wrong_code');
	const [fresh = ''] = renewed.body.recovery_codes as string[];
	expect((await take(next, fresh)).status).toBe(200);
});

test('ten wrong codes lock the step for every session, with a mail', async () => {
	const email = 'gus@example.org';
	const { id, secret, codes } = await withApp(email);
	const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
	const sessions = [await signIn(email), await signIn(email)];
	const guesses = await Promise.all(
		Array.from({ length: 14 }, (_, at) =>
			take(sessions[at % 2]?.access_token ?? '', at % 3 ? wrong : 'abcd-efgh-jkmn'),
		),
	);
	expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
	expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
	const { access_token: third } = await signIn(email);
	expect((await take(third, codeOf(secret))).status).toBe(429);
	expect((await take(third, codes[0] ?? '')).status).toBe(429);
	await told(email, /^Wrong codes for your account/);
	await admin`update second_factor.attempts set locked_until = now() where user_id = ${id}`;
	expect((await take(third, wrong)).status).toBe(422);
	expect((await take(third, codeOf(secret))).status).toBe(429);
	await admin`update second_factor.attempts set locked_until = now() where user_id = ${id}`;
	expect((await take(third, codeOf(secret))).status).toBe(200);
});

test('who knows the password alone neither keeps the owner out nor ends their sessions', async () => {
	const email = 'ned@example.org';
	const { token, secret } = await withApp(email);
	const { access_token: thief } = await signIn(email);
	for (const scope of ['?scope=others', '?scope=global', '']) {
		const { access_token: another } = await signIn(email);
		expect((await ask('POST', `/auth/v1/logout${scope}`, another)).status).toBe(204);
		expect((await ask('GET', '/api/second-step', another)).status).toBe(401);
		expect((await ask('GET', '/api/me', token)).status).toBe(200);
	}
	for (let wrong = 0; wrong < 10; wrong += 1)
		expect((await take(thief, 'abcd-efgh-jkmn')).status).toBe(422);
	expect((await take(thief, codeOf(secret))).status).toBe(429);
	await ask('POST', '/auth/v1/recover', undefined, { email });
	await told(email, /^Set a new password/);
	const last = (await on.mails(email)).findLast(({ subject }) => subject.startsWith('Set a new'));
	const { body } = await ask('POST', '/auth/v1/verify', undefined, mailedCode(last?.text ?? ''));
	const owner = String(body.access_token);
	expect((await take(owner, codeOf(secret))).status).toBe(200);
	const chosen = await ask('PUT', '/auth/v1/user', owner, { password: 'another horse' });
	expect(chosen.status).toBe(200);
	expect((await ask('GET', '/api/second-step', thief)).status).toBe(401);
});

test('codes after a mailed link are locked after ten wrong ones, too', async () => {
	const email = 'ola@example.org';
	const { secret } = await withApp(email);
	await ask('POST', '/auth/v1/recover', undefined, { email });
	await told(email, /^Set a new password/);
	const last = (await on.mails(email)).findLast(({ subject }) => subject.startsWith('Set a new'));
	const { body } = await ask('POST', '/auth/v1/verify', undefined, mailedCode(last?.text ?? ''));
	const token = String(body.access_token);
	for (let wrong = 0; wrong < 10; wrong += 1)
		expect((await take(token, 'abcd-efgh-jkmn')).status).toBe(422);
	expect((await take(token, codeOf(secret))).status).toBe(429);
});

test('a clock that is slow is told what to do; of codes to come nothing is told', async () => {
	const email = 'hal@example.org';
	const { secret } = await withApp(email);
	const { access_token: half } = await signIn(email);
	const slow = await take(half, codeOf(secret, -3));
	expect([slow.status, slow.code]).toEqual([422, 'clock_off']);
	expect(slow.body.message).toMatch(/is about (90|2) (seconds|minutes) slow/);
	expect((await take(half, codeOf(secret, 5))).code).toBe('wrong_code');
});

test('a mailed link to choose a new password does not lead past the step', async () => {
	const email = 'ida@example.org';
	const { secret } = await withApp(email);
	await ask('POST', '/auth/v1/recover', undefined, { email });
	await told(email, /^Set a new password/);
	const last = (await on.mails(email)).findLast(({ subject }) => subject.startsWith('Set a new'));
	const link = mailedCode(last?.text ?? '');
	const { body } = await ask('POST', '/auth/v1/verify', undefined, link);
	const token = String(body.access_token);
	const choose = () => ask('PUT', '/auth/v1/user', token, { password: 'another horse' });
	expect((await choose()).code).toBe('second_step_needed');
	expect((await take(token, codeOf(secret))).status).toBe(200);
	expect((await choose()).status).toBe(200);
});

test('a new browser is mailed, one that has taken the step is not', async () => {
	const email = 'joe@example.org';
	const { id, secret } = await withApp(email);
	const news = async () =>
		(await subjects(email)).filter((subject) => subject.startsWith('A new device')).length;
	const device = randomUUID().replaceAll('-', '');
	const signInFrom = async (text?: string) => {
		const { access_token } = await signIn(email);
		expect((await take(access_token, codeOf(secret), text)).status).toBe(200);
		await forgetCodes(id);
		return news();
	};
	expect(await signInFrom(device)).toBe(1);
	expect(await signInFrom(device)).toBe(1);
	expect(await signInFrom()).toBe(2);
	const stored = await admin`select name, digest from second_factor.devices where user_id = ${id}`;
	expect(stored).toHaveLength(1);
	expect(JSON.stringify(stored)).not.toContain(device);
});

test('staff without a second step are refused all but setting one up and their own account', async () => {
	const email = 'sam@example.org';
	const { id, token } = await person(email);
	await admin`insert into public.staff (user_id) values (${id})`;
	const refused = [
		await ask('GET', '/api/staff', token),
		await ask('GET', '/api/staff/log', token),
		await ask('GET', '/api/staff/applications', token),
		await ask('GET', '/api/saved', token),
		await ask('GET', '/rest/v1/applications?select=*', token),
	];
	expect(refused.map(({ status, code }) => [status, code])).toEqual(
		refused.map(() => [403, 'second_step_missing']),
	);
	const state = await ask('GET', '/api/second-step', token);
	expect(state.body).toMatchObject({ needed: false, required: true, app: null });
	expect((await ask('GET', '/api/me', token)).body.role).toBe('staff');
	expect((await ask('GET', '/account/data', token)).status).toBe(200);
	const { body } = await post(token, '/api/second-step/app/begin', { password });
	const secret = String(body.secret);
	await post(token, '/api/second-step/app/confirm', { code: codeOf(secret) });
	expect((await ask('GET', '/api/staff', token)).status).toBe(200);
	const { access_token: half } = await signIn(email);
	expect((await ask('GET', '/api/staff', half)).code).toBe('second_step_needed');
	await post(token, '/api/second-step/app/remove', { password });
	expect((await ask('GET', '/api/staff', token)).code).toBe('second_step_missing');
});

test('the log of staff has each second step of one of them, and each that was refused; of others it has none', async () => {
	const ola = await withApp('logged-staff@example.org');
	const pat = await withApp('logged-student@example.org');
	await admin`insert into public.staff (user_id) values (${ola.id})`;
	const { access_token: half } = await signIn('logged-staff@example.org');
	await take(half, '000000');
	await take(half, codeOf(ola.secret));
	const { access_token: other } = await signIn('logged-staff@example.org');
	await take(other, 'aaaa-aaaa-aaaa');
	await take(other, ola.codes[0] ?? '');
	const { access_token: of } = await signIn('logged-student@example.org');
	await take(of, '000000');
	await take(of, codeOf(pat.secret));
	const lines = await admin<{ line: string }[]>`
		select concat_ws(' ', action, detail) as line from public.staff_log
		where subject_id in (${ola.id}, ${pat.id}) and action like 'second-step%' order by number`;
	expect(lines.map(({ line }) => line)).toEqual([
		'second-step-refused',
		'second-step with a code of the app',
		'second-step-refused',
		'second-step with a recovery code',
	]);
});

test('an account that is deleted leaves nothing of it, and its copy says what there is without a secret', async () => {
	const email = 'kim@example.org';
	const { id, token, secret, codes } = await withApp(email);
	const copy = await server.send('/account/data', { token });
	expect(JSON.parse(copy.text).second_step).toMatchObject([{ recovery_codes_left: 8 }]);
	for (const text of [secret, ...codes]) expect(copy.text).not.toContain(text);
	expect((await post(token, '/account/delete', { password })).status).toBe(204);
	for (const table of ['apps', 'recovery_codes', 'attempts', 'passed_sessions', 'devices'])
		expect(await admin`select from second_factor.${admin(table)} where user_id = ${id}`).toEqual(
			[],
		);
});

test('a token that names the session of another account is refused', async () => {
	const { token } = await withApp('lea@example.org');
	await withApp('max@example.org');
	const { access_token: half } = await signIn('max@example.org');
	const [head = '', , signature = ''] = half.split('.');
	const payload = { ...claimsOf(half), session_id: claimsOf(token)?.session_id };
	const forged = `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
	const answers = [
		await ask('GET', '/api/me', forged),
		await ask('GET', '/rest/v1/applications?select=*', forged),
		await take(forged, '000000'),
	];
	expect(answers.every(({ status }) => status === 401 || status === 403)).toBe(true);
});
