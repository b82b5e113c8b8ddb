import { beforeEach, describe, expect, test } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { widerNetworks } from '#server/http/client-address.ts';
import {
	account,
	application,
	type Call,
	call,
	contact,
	open,
	reached,
} from '#test/servers/gateway.ts';
import { BoundedCounts } from './bounded-counts.ts';

beforeEach(() => open());

async function expectRefusal(path: string, request: Call): Promise<void> {
	const { status, headers, json } = await call(path, request);
	expect(status).toBe(429);
	expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	expect(json.error_code ?? json.code).toBe('over_request_rate_limit');
	expect(json.msg ?? json.message).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
}

describe('a limit', () => {
	test.each([
		['/rest/v1/contacts', 60, { body: contact }],
		['/rest/v1/newsletter_subscriptions', 240, { body: { email: 'a@b.example' } }],
		['/rest/v1/applications', 60, { body: application }],
		['/auth/v1/recover', 240, { body: { email: 'a@b.example' } }],
		['/auth/v1/user', 600, {}],
		['/rest/v1/employers', 600, {}],
	] as [string, number, Call][])('%s is %i', async (path, allowed, request) => {
		const answers = Array.from({ length: allowed }, () => call(path, request));
		for (const { status } of await Promise.all(answers)) expect(status).not.toBe(429);
		await expectRefusal(path, request);
	});

	test.each([
		['/auth/v1/token?grant_type=password', 10, { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/verify', 30, { body: { type: 'signup', token_hash: 'abc' } }],
	] as [string, number, Call][])(
		'%s is %i failed attempts, not counting server errors',
		async (path, allowed, request) => {
			let status = 503;
			open({}, () => Response.json({ error_code: 'otp_expired' }, { status }));
			for (let count = 0; count <= allowed; count += 1)
				expect((await call(path, request)).status).toBe(503);
			status = 403;
			for (let count = 0; count < allowed; count += 1)
				expect((await call(path, request)).status).not.toBe(429);
			await expectRefusal(path, request);
		},
	);

	test.each([
		['/auth/v1/token?grant_type=password', 600, { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/verify', 300, { body: { type: 'signup', token_hash: 'abc' } }],
	] as [string, number, Call][])('%s is %i, successful or not', async (path, all, request) => {
		open({}, () => Response.json({}));
		for (let count = 0; count < all; count += 1)
			expect((await call(path, request)).status).toBeLessThan(400);
		await expectRefusal(path, request);
	});

	test('of wrong passwords is ninety for all accounts together from one network', async () => {
		open({}, () => Response.json({ error_code: 'invalid' }, { status: 400 }));
		const signIn = (person: number) =>
			call('/auth/v1/token?grant_type=password', {
				body: { email: `ada-${person}@a.example`, password: '123456' },
			});
		const answers = await Promise.all(Array.from({ length: 95 }, (_, person) => signIn(person)));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
	});

	test('of sign-ups counts only unconfirmed ones', async () => {
		let people = 0;
		const signUp = () =>
			call('/auth/v1/signup', { body: { ...account, email: `ada-${people++}@a.example` } });
		const answers = await Promise.all(Array.from({ length: 251 }, signUp));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
		const confirmation = { type: 'signup', token_hash: 'abc' };
		expect((await call('/auth/v1/verify', { body: confirmation })).status).toBe(201);
		expect((await signUp()).status).not.toBe(429);
		expect((await signUp()).status).toBe(429);
	});

	test('of mails to one address applies to all clients together, with an unchanged answer', async () => {
		open({ trustProxy: 1 }, () => Response.json({}));
		const from = (client: number) =>
			call('/auth/v1/recover', {
				body: { email: client % 2 ? 'A@b.example' : 'a@b.example' },
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 11 }, (_, client) => from(client)));
		expect(new Set(all.map(({ status, text }) => `${status} ${text}`))).toEqual(
			new Set(['200 {}']),
		);
		expect(reached()).toBe(1);
	});

	test('is not avoided by a header that none of our proxies wrote', async () => {
		const from = (client: number) =>
			call('/rest/v1/contacts', {
				body: contact,
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 61 }, (_, client) => from(client)));
		expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('can be switched off for load tests', async () => {
		open({ rateLimits: false });
		for (let count = 0; count < 65; count += 1)
			expect((await call('/rest/v1/contacts', { body: contact })).status).toBe(201);
	});
});

describe('the honeypot field', () => {
	const headers = { [honeypot.header]: 'http://spam.example' };

	test.each([
		['/rest/v1/contacts', contact],
		['/rest/v1/newsletter_subscriptions', { email: 'a@b.example' }],
		['/rest/v1/applications', [application]],
	])('answers %s from a robot as a success and stores nothing', async (path, body) => {
		const { status, text } = await call(path, { body, headers });
		expect([status, text, reached()]).toEqual([201, '', 0]);
	});

	test('answers a sign-up from a robot in the same way', async () => {
		const { status, json } = await call('/auth/v1/signup', { body: account, headers });
		expect([status, reached()]).toEqual([200, 0]);
		expect(json).toMatchObject({ email: account.email, identities: [{ provider: 'email' }] });
	});

	test('has no effect if left empty', async () => {
		await call('/rest/v1/contacts', { body: contact, headers: { [honeypot.header]: '' } });
		expect(reached()).toBe(1);
	});
});

let now = 0;
let counts: BoundedCounts;
const limit = { points: 3, duration: 60 };
const network = (number: number) =>
	widerNetworks(
		`${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`,
	);
const fill = (networks: number) => {
	for (let number = 0; number < networks; number += 1) counts.for(network(number));
};

beforeEach(() => {
	now = 0;
	counts = new BoundedCounts(limit, () => now);
});

test('counts each network separately while there is room', () => {
	const [one, two] = [counts.for(network(1)), counts.for(network(2))];
	one.taken += 1;
	expect(counts.for(network(1))).toMatchObject({ points: 3, taken: 1 });
	expect(two).toMatchObject({ points: 3, taken: 0 });
});

test('without room, counts a network with its wider network, which has more points', () => {
	fill(8_192);
	const late = counts.for(network(0x0a000001));
	expect(late.points).toBe(24);
	expect(counts.for(network(0x0a0000ff))).toBe(late);
	expect(counts.for(network(0x0a000101))).not.toBe(late);
	expect(counts.for(network(1)).points).toBe(3);
});

test('stores no more keys than its limit, however many arrive', () => {
	for (let number = 0; number < 3_000; number += 1)
		for (let last = 0; last < 8; last += 1) counts.for(network(number * 65_536 + last * 256));
	expect(counts.size).toBeLessThanOrEqual(8_192 + 4_096 + 2_048 + 1_024);
	expect(counts.for(network(0xfffe0001)).points).toBe(48);
});

test('has room again after a window has ended', () => {
	fill(8_192);
	const late = network(0x0a000001);
	expect(counts.for(late).points).toBe(24);
	now = 60_001;
	expect(counts.for(late)).toMatchObject({ points: 3, taken: 0 });
	expect(counts.size).toBeLessThan(20);
});

test('starts a new window for an ended key, whatever its position', () => {
	const first = counts.for(network(1));
	const second = counts.for(network(2));
	Object.assign(second, { taken: 3, ends: 10 });
	now = 11;
	expect(counts.for(network(1))).toBe(first);
	expect(counts.for(network(2))).toMatchObject({ taken: 0, ends: 60_011 });
});
