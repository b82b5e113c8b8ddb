import { beforeEach, describe, expect, test } from 'vitest';
import { account, application, type Call, call, contact, open, reached } from '#test/gateway.ts';

beforeEach(() => open());

describe('a limit', () => {
	test.each([
		['/rest/v1/contacts', 10, { body: contact }],
		['/rest/v1/newsletter_subscriptions', 10, { body: { email: 'a@b.example' } }],
		['/rest/v1/applications', 10, { body: application }],
		['/auth/v1/token?grant_type=password', 30, { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/verify', 10, { body: { type: 'signup', token_hash: 'abc' } }],
		['/auth/v1/user', 120, {}],
		['/rest/v1/employers', 120, {}],
	] as [string, number, Call][])('%s is %i', async (path, allowed, request) => {
		for (let count = 0; count < allowed; count += 1)
			expect((await call(path, request)).status).not.toBe(429);
		const { status, headers, json } = await call(path, request);
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(json.error_code ?? json.code).toBe('over_request_rate_limit');
		expect(json.msg ?? json.message).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
	});

	test('is 10 for sign-up, 5 for recover and resend together', async () => {
		const many = (path: string, body: object, count: number) =>
			Promise.all(Array.from({ length: count }, () => call(path, { body })));
		const signUps = await many('/auth/v1/signup', account, 11);
		expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1);
		const email = 'a@b.example';
		await many('/auth/v1/recover', { email }, 3);
		const resent = await many('/auth/v1/resend', { type: 'signup', email }, 3);
		expect(resent.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('of mails to one address holds for all clients together', async () => {
		open({ trustProxy: 1 });
		const from = (client: number) =>
			call('/auth/v1/recover', {
				body: { email: client % 2 ? 'A@b.example' : 'a@b.example' },
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 11 }, (_, client) => from(client)));
		expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('is not escaped by a header that no proxy of ours wrote', async () => {
		const from = (client: number) =>
			call('/rest/v1/contacts', {
				body: contact,
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 11 }, (_, client) => from(client)));
		expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('can be turned off for tests under load', async () => {
		open({ rateLimits: false });
		for (let count = 0; count < 20; count += 1)
			expect((await call('/rest/v1/contacts', { body: contact })).status).toBe(201);
	});
});

describe('the trap', () => {
	const headers = { 'X-Form-Trap': 'http://spam.example' };

	test.each([
		['/rest/v1/contacts', contact],
		['/rest/v1/newsletter_subscriptions', { email: 'a@b.example' }],
		['/rest/v1/applications', [application]],
	])('%s answers a robot as a success and stores nothing', async (path, body) => {
		const { status, text } = await call(path, { body, headers });
		expect([status, text, reached()]).toEqual([201, '', 0]);
	});

	test('sign-up too', async () => {
		const { status, json } = await call('/auth/v1/signup', { body: account, headers });
		expect([status, reached()]).toEqual([200, 0]);
		expect(json).toMatchObject({ email: account.email, identities: [{ provider: 'email' }] });
	});

	test('left empty catches nobody', async () => {
		await call('/rest/v1/contacts', { body: contact, headers: { 'X-Form-Trap': '' } });
		expect(reached()).toBe(1);
	});
});
