import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { mailTo } from '#test/servers/backend.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const password = 'correct horse';
type Person = Awaited<ReturnType<TestServer['person']>>;

const application = (user_id: string) => ({
	user_id,
	program_type: 'london',
	motivation: 'm',
	experience: 'e',
	availability: 'a',
});
const employer = (user_id: string) => ({
	user_id,
	company_name: 'A',
	contact_person: 'B',
	industry: 'Technology',
	company_size: '1-10',
	location: 'Leeds',
	company_description: 'C',
});

/** Every call that needs a session; those that end it come last. */
const calls = (id: string): [string, string, object?][] => [
	['GET', '/rest/v1/applications?select=*'],
	['GET', '/rest/v1/employers?select=*'],
	['POST', '/rest/v1/applications', application(id)],
	['POST', '/rest/v1/employers', employer(id)],
	['GET', '/auth/v1/user'],
	['GET', '/account/data'],
	['PUT', '/auth/v1/user', { data: { full_name: 'Changed' } }],
	['POST', '/auth/v1/logout?scope=global'],
	['POST', '/account/delete'],
];

async function statuses(id: string, token: string, most = Number.POSITIVE_INFINITY) {
	const answers: [string, number][] = [];
	for (const [method, path, body] of calls(id).slice(0, most)) {
		const { status } = await server.send(path, { method, token, ...(body && { body }) });
		answers.push([`${method} ${path}`, status]);
	}
	return answers;
}

async function signIn(email: string, secret = password) {
	const body = { email, password: secret };
	const { status, text } = await server.send('/auth/v1/token?grant_type=password', { body });
	expect(status).toBe(200);
	return JSON.parse(text).access_token as string;
}

async function endedEverywhere({ id }: Pick<Person, 'id'>, token: string) {
	for (const [call, status] of await statuses(id, token))
		expect([401, 403], call).toContain(status);
	const [left] = await server.admin`
		select (select count(*)::int from applications where user_id = ${id}) as applications,
			(select count(*)::int from auth.users where id = ${id}) as accounts`;
	expect(left).toEqual({ applications: 0, accounts: 1 });
}

const changePassword = (token: string, secret: string) =>
	server.send('/auth/v1/user', {
		method: 'PUT',
		token,
		body: { password: secret, current_password: password },
	});

describe('the access token of an ended session is refused at once', () => {
	test('after signing out', async () => {
		const ann = await server.person('ann@example.org');
		expect(
			(await server.send('/auth/v1/logout', { method: 'POST', token: ann.token })).status,
		).toBe(204);
		await endedEverywhere(ann, ann.token);
	});

	test('after signing out everywhere, from another device', async () => {
		const bob = await server.person('bob@example.org');
		const token = await signIn('bob@example.org');
		await server.send('/auth/v1/logout?scope=global', { method: 'POST', token });
		await endedEverywhere(bob, bob.token);
		await endedEverywhere(bob, token);
	});

	test('after a new password, while the session that set it continues', async () => {
		const cat = await server.person('cat@example.org');
		const thief = await signIn('cat@example.org');
		expect((await changePassword(cat.token, 'another horse')).status).toBe(200);
		await endedEverywhere(cat, thief);
		const good = (await statuses(cat.id, cat.token, 7)).map(([, status]) => status);
		expect(good).toEqual([200, 200, 201, 201, 200, 200, 200]);
	});

	test('after a new password by a mailed link', async () => {
		const dee = await server.person('dee@example.org');
		await server.send('/auth/v1/recover', { body: { email: 'dee@example.org' } });
		const body = mailedCode(await mailTo(server.started.backend, 'dee@example.org'));
		const { access_token } = JSON.parse((await server.send('/auth/v1/verify', { body })).text);
		expect((await changePassword(access_token, 'another horse')).status).toBe(200);
		await endedEverywhere(dee, dee.token);
		await signIn('dee@example.org', 'another horse');
	});
});
