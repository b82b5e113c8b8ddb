import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { createApp } from '#server/app.ts';
import { mailedCode } from '#test/mailed-code.ts';
import {
	call,
	dropTestDatabases,
	mailTo,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { silent } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';

/** The whole server with a real database, with requests as from a browser. */
let started: TestBackend;
let app: ReturnType<typeof createApp>;
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = postgres(started.adminUrl, { max: 1 });
	const { config, backend } = started;
	const site = await fakeSite(config.siteUrl);
	app = createApp(config, backend, site, { log: silent, lifecycle: { stopping: false } });
});

afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function send(...[method, path, options]: Parameters<typeof call>) {
	const request = call(method, path, options);
	request.headers.set('apikey', started.backend.keys.publishable);
	return app.fetch(request);
}

type AuthAnswer = {
	access_token: string;
	refresh_token: string;
	error_code: string;
	user: { id: string };
};

const post = (path: string, body: unknown, token?: string) =>
	send('POST', path, { body, ...(token && { token }) });
const json = async (response: Response) => (await response.json()) as AuthAnswer;
const signUp = (email: string, password = 'correct horse') =>
	post('/auth/v1/signup', { email, password, data: { full_name: 'Ada' } });
const signIn = (email: string, password = 'correct horse') =>
	post('/auth/v1/token?grant_type=password', { email, password });

/** The structure of a response, without the values that differ between sign-ups. */
const shape = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(shape);
	if (typeof value !== 'object' || value === null) return typeof value;
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shape(member)]));
};

describe('the main journey', () => {
	test('sign up, confirm by mail, sign in, apply, see it, sign out', async () => {
		const email = 'journey@example.org';
		expect((await signUp(email)).status).toBe(200);
		const code = mailedCode(await mailTo(started.backend, email));
		expect(await json(await post('/auth/v1/verify', code))).toMatchObject({ user: { email } });
		const again = await post('/auth/v1/verify', code);
		expect([again.status, (await json(again)).error_code]).toEqual([403, 'otp_expired']);
		const session = await json(await signIn(email));
		const row = rowOf(session.user.id);
		expect((await post('/rest/v1/applications', [row], session.access_token)).status).toBe(201);
		const seen = await send('GET', '/rest/v1/applications?select=motivation', {
			token: session.access_token,
		});
		expect(await seen.json()).toEqual([{ motivation: row.motivation }]);
		const left = await send('POST', '/auth/v1/logout?scope=global', {
			token: session.access_token,
		});
		expect(left.status).toBe(204);
		const refreshed = await post('/auth/v1/token?grant_type=refresh_token', {
			refresh_token: session.refresh_token,
		});
		expect(refreshed.status).toBe(400);
	});

	test('an application under another person’s id, or without one, is refused', async () => {
		const { token } = await signedUp(started.backend, 'spoof@example.org');
		const row = rowOf('01234567-89ab-4def-8123-456789abcdef');
		expect((await post('/rest/v1/applications', row, token)).status).toBe(403);
		expect((await post('/rest/v1/applications', row)).status).toBe(401);
		expect((await post('/rest/v1/applications', row, 'a.b.c')).status).toBe(401);
	});

	test('a new password ends another person’s session', async () => {
		const email = 'stolen@example.org';
		const { token } = await signedUp(started.backend, email);
		const thief = await json(await signIn(email));
		const changed = await send('PUT', '/auth/v1/user', {
			body: { password: 'another horse', current_password: 'correct horse' },
			token,
		});
		expect(changed.status).toBe(200);
		const refresh = { refresh_token: thief.refresh_token };
		expect((await post('/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
		expect((await signIn(email)).status).toBe(400);
		expect((await signIn(email, 'another horse')).status).toBe(200);
	});
});

function rowOf(user_id: string) {
	return {
		user_id,
		program_type: 'london',
		program_name: null,
		motivation: 'I like looms',
		experience: 'Two summers',
		availability: 'From June',
	};
}

describe('responses do not show who has an account', () => {
	test('sign-up has the same response for a known, unconfirmed and new address and for a robot', async () => {
		await signedUp(started.backend, 'known@example.org');
		await signUp('waiting@example.org');
		const pretended = call('POST', '/auth/v1/signup', {
			body: { email: 'robot@example.org', password: 'abcdef', data: { full_name: 'R' } },
		});
		pretended.headers.set('apikey', started.backend.keys.publishable);
		pretended.headers.set(honeypot.header, 'x');
		const answers = [
			await signUp('new@example.org'),
			await signUp('KNOWN@example.org'),
			await signUp('waiting@example.org'),
			await app.fetch(pretended),
		];
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		const [first, ...others] = await Promise.all(answers.map(async (a) => shape(await a.json())));
		for (const other of others) expect(other).toEqual(first);
		expect(await admin`select from auth.users where email = 'robot@example.org'`).toHaveLength(0);
	});

	test('sign-in reports an unconfirmed address only with the right password', async () => {
		await signUp('unsure@example.org');
		const code = async (response: Response) => (await json(response)).error_code;
		expect(await code(await signIn('unsure@example.org', 'wrong'))).toBe('invalid_credentials');
		expect(await code(await signIn('unsure@example.org'))).toBe('email_not_confirmed');
		expect(await code(await signIn('nobody@example.org'))).toBe('invalid_credentials');
	});

	test('an unconfirmed address can get a new confirmation once a minute, and the new link works', async () => {
		const email = 'again@example.org';
		await signUp(email);
		const mails = async () => (await started.backend.mailbox()).filter(({ to }) => to === email);
		await post('/auth/v1/resend', { type: 'signup', email });
		expect(await mails()).toHaveLength(1);
		const older = () => admin`
			update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = ${email}`;
		await older();
		await post('/auth/v1/resend', { type: 'signup', email });
		expect(await mails()).toHaveLength(2);
		const code = mailedCode(await mailTo(started.backend, email));
		expect((await post('/auth/v1/verify', code)).status).toBe(200);
		expect((await signIn(email)).status).toBe(200);
		await post('/auth/v1/resend', { type: 'signup', email });
		expect(await mails()).toHaveLength(2);
	});

	test('two simultaneous sign-ups with one address create one account', async () => {
		const both = await Promise.all([signUp('once@example.org'), signUp('once@example.org')]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		expect(await admin`select from auth.users where email = 'once@example.org'`).toHaveLength(1);
	});

	test('recovery has the same response for all', async () => {
		const recover = (email: string) => post('/auth/v1/recover', { email });
		const answers = [await recover('known@example.org'), await recover('nobody@example.org')];
		expect(await Promise.all(answers.map(async (a) => [a.status, await a.text()]))).toEqual([
			[200, '{}'],
			[200, '{}'],
		]);
	});
});

describe('rows', () => {
	test('a newsletter address is stored once, in any letter case, and a repeat is reported', async () => {
		const path = '/rest/v1/newsletter_subscriptions';
		expect((await post(path, { email: 'News@example.org' })).status).toBe(201);
		const again = await post(path, { email: 'news@EXAMPLE.org' });
		expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, '23505']);
	});

	test('a message sent twice at once is stored once, and both requests succeed', async () => {
		const row = {
			name: 'A',
			email: 'twice@example.org',
			subject: 'S',
			message: 'M',
			category: null,
		};
		const both = await Promise.all([
			post('/rest/v1/contacts', row),
			post('/rest/v1/contacts', row),
		]);
		expect(both.map(({ status }) => status)).toEqual([201, 201]);
		expect(await admin`select from contacts where email = 'twice@example.org'`).toHaveLength(1);
	});

	test('script and SQL in a text are stored as text', async () => {
		const message = `'; drop table contacts; -- <script>alert("x")</script> \\u0000 ${'😀'}`;
		const row = { name: 'A', email: 'odd@example.org', subject: 'S', message };
		expect((await post('/rest/v1/contacts', row)).status).toBe(201);
		const [stored] = await admin`select message from contacts where email = 'odd@example.org'`;
		expect(stored?.message).toBe(message);
	});

	test('saving a profile again replaces the first, which remains unverified', async () => {
		const { id, token } = await signedUp(started.backend, 'boss@example.org');
		const row = {
			user_id: id,
			company_name: 'Looms',
			contact_person: 'Ann',
			industry: 'Technology',
			company_size: '11-50',
			location: 'Leeds',
			company_description: 'We make looms.',
			founded_year: 1900,
			profile_completed: true,
		};
		for (const company_name of ['Looms', 'Better Looms'])
			expect((await post('/rest/v1/employers', { ...row, company_name }, token)).ok).toBe(true);
		const path = `/rest/v1/employers?select=company_name,verified&user_id=eq.${id}`;
		const seen = await send('GET', path, { token });
		expect(await seen.json()).toEqual([{ company_name: 'Better Looms', verified: false }]);
		expect((await send('GET', path)).status).toBe(401);
	});

	test('staff read and change them with the service key', async () => {
		const request = call('GET', '/rest/v1/contacts?select=email&email=eq.odd@example.org');
		request.headers.set('apikey', started.backend.keys.secret ?? '');
		const response = await app.fetch(request);
		expect(await response.json()).toEqual([{ email: 'odd@example.org' }]);
	});
});
