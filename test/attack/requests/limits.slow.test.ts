import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimits, type Limits } from '#server/http/rate-limits/rate-limits.ts';
import { startTestServer, type TestResponse, type TestServer } from '#test/attack/test-server.ts';
import { collectGarbage } from '#test/collect-garbage.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { mailTo } from '#test/servers/backend.ts';
import { fakeBackend, testConfig } from '#test/servers/fake-backend.ts';

/** The heap in use, in megabytes, after garbage collection. */
function heap(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed / 1_000_000;
}

const ipv4 = (number: number) =>
	[number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255].join('.');
const ipv6 = (number: number) =>
	`2001:db8:${(number >>> 16).toString(16)}:${(number & 65_535).toString(16)}::/64`;

async function allowed(limits: Limits, network: string, times: number): Promise<number> {
	let taken = 0;
	for (let time = 0; time < times; time += 1)
		await limits.take('report', network).then(
			() => {
				taken += 1;
			},
			() => {},
		);
	return taken;
}

describe('an unlimited number of client networks', () => {
	let limits: Limits;
	beforeEach(() => {
		limits = createLimits(testConfig(), fakeBackend());
	});

	test.each([
		[300_000, 'IPv4', ipv4],
		[100_000, 'IPv6', ipv6],
	])('%i of %s need at most ten megabytes, and no count is reset', async (networks, _, network) => {
		const before = heap();
		const first = network(0x0a000001);
		expect(await allowed(limits, first, 25)).toBe(20);
		for (let number = 0x0b000000; number < 0x0b000000 + networks; number += 1)
			await limits.take('report', network(number)).catch(() => {});
		const grown = heap() - before;
		expect(grown).toBeLessThan(10);
		expect(await allowed(limits, first, 1)).toBe(0);
	});

	test('does not block clients from other networks', async () => {
		for (let number = 0; number < 100_000; number += 1)
			await limits.take('report', ipv6(number)).catch(() => {});
		expect(await allowed(limits, '198.51.100.7', 20)).toBe(20);
		expect(await allowed(limits, '2a00:1450:4009:80b::/64', 20)).toBe(20);
	});

	test('counts as one if they belong to one owner', async () => {
		let taken = 0;
		for (let number = 0; number < 200_000; number += 1)
			taken += await allowed(limits, ipv6(number), 1);
		// The clients and wider networks for which there is room; then one limit for all others.
		expect(taken).toBeLessThan(50_000);
	});
});

describe('with a real database', () => {
	let server: TestServer;

	beforeAll(async () => {
		server = await startTestServer({ rateLimits: true, trustProxy: 1 });
	});
	beforeEach(async () => {
		await server.admin`truncate limits.counts`;
	});
	afterAll(() => server.close());

	const from = (network: string, path: string, body?: object, headers: object = {}) =>
		server.send(path, { body, headers: { 'X-Forwarded-For': network, ...headers } });
	const signIn = (network: string, email: string, password: string) =>
		from(network, '/auth/v1/token?grant_type=password', { email, password });
	const password = 'correct horse';
	const statuses = (answers: TestResponse[]) => answers.map(({ status }) => status);
	const repeat = async (times: number, ask: (time: number) => Promise<TestResponse>) => {
		const answers: TestResponse[] = [];
		for (let time = 0; time < times; time += 1) answers.push(await ask(time));
		return answers;
	};
	const mailsTo = async (email: string) =>
		(await server.started.backend.mailbox()).filter(({ to }) => to === email);

	test('the table does not grow with the number of networks, and ended windows are deleted', async () => {
		const limits = createLimits(server.started.config, server.started.backend);
		const before = heap();
		for (let start = 0; start < 20_000; start += 100)
			await Promise.all(
				Array.from({ length: 100 }, (_, at) => limits.take('newsletter', ipv4(start + at))),
			);
		expect(heap() - before).toBeLessThan(10);
		const [row] = await server.admin`select count(*)::integer as rows from limits.counts`;
		expect(row?.rows).toBeGreaterThan(8_000);
		expect(row?.rows).toBeLessThan(8_300);
		await server.admin`update limits.counts set expire = 1`;
		await createLimits(server.started.config, server.started.backend).take('read', '192.0.2.1');
		await expect
			.poll(async () => (await server.admin`select from limits.counts`).length)
			.toBeLessThanOrEqual(1);
	});

	test('wrong passwords of one network count only for that network', async () => {
		const email = 'alone@example.org';
		await server.person(email);
		const guesses = await repeat(40, (time) => signIn('10.4.0.1', email, `guess ${time}`));
		expect(statuses(guesses)).toEqual([...Array(10).fill(400), ...Array(30).fill(429)]);
		expect((await signIn('10.4.0.1', email, password)).status).toBe(429);
		expect((await signIn('10.4.0.2', email, password)).status).toBe(200);
		// Those thirty did not use up the attempts for passwords of others with that address.
		expect((await signIn('10.4.0.1', 'nobody@example.org', 'x')).status).toBe(400);
	});

	test('sign-in with the right password is not limited', async () => {
		const email = 'often@example.org';
		await server.person(email);
		const answers = await repeat(12, () => signIn('10.5.0.1', email, password));
		expect(new Set(statuses(answers))).toEqual(new Set([200]));
	});

	test('parallel attempts are counted before they are answered', async () => {
		const email = 'atonce@example.org';
		await server.person(email);
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, time) => signIn('10.6.0.1', email, `guess ${time}`)),
		);
		expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
	});

	test('an address gets one recovery mail a minute and five an hour from all clients; the response is unchanged', async () => {
		const email = 'mailbox@example.org';
		await server.person(email);
		const before = (await mailsTo(email)).length;
		const recover = (time: number, to = email) =>
			from(`10.7.0.${time}`, '/auth/v1/recover', { email: to });
		const plain = ({ status, text }: TestResponse) => [status, text];
		const unknown = plain(await recover(0, 'nobody@example.org'));
		expect(unknown[0]).toBe(200);
		for (let minute = 0; minute < 8; minute += 1) {
			expect(plain(await recover(minute))).toEqual(unknown);
			expect((await mailsTo(email)).length - before).toBe(Math.min(minute + 1, 5));
			await server.admin`update limits.counts set expire = 1 where key like 'recovery-minute:%'`;
		}
		const other = 'another@example.org';
		await server.person(other);
		const others = (await mailsTo(other)).length;
		const [lower, upper] = [await recover(1, other), await recover(2, other.toUpperCase())];
		expect([plain(lower), plain(upper)]).toEqual([unknown, unknown]);
		expect((await mailsTo(other)).length - others).toBe(1);
	});

	test('an address is invited four times a minute by any company, though each invitation is withdrawn', async () => {
		const world = employerWorld(server.started, server.admin);
		const { token } = await world.employer('owner@example.org', 'Tidewell');
		const other = await world.employer('rival@example.org', 'Rival');
		const invite = (by: string) =>
			server.send('/api/employer/colleagues', {
				body: { email: 'invited@example.org', role: 'recruiter' },
				token: by,
			});
		for (let time = 0; time < 4; time += 1) {
			const { status, text } = await invite(token);
			expect(status).toBe(201);
			const path = `/api/employer/colleagues/invitations/${JSON.parse(text).id}/withdraw`;
			expect((await server.send(path, { body: {}, token })).status).toBe(200);
		}
		for (const by of [token, other.token]) {
			const { status, text } = await invite(by);
			expect([status, JSON.parse(text).code]).toEqual([429, 'over_email_send_rate_limit']);
		}
		const rows = await server.admin`select from public.company_invitations`;
		expect(rows).toHaveLength(0);
	});

	test('who may not invite uses up none of the invitations of an address', async () => {
		const world = employerWorld(server.started, server.admin);
		const owner = await world.employer('weaver@example.org', 'Weavers');
		const stranger = await server.person('stranger@example.org');
		const body = { email: 'wanted@example.org', role: 'recruiter' };
		const invite = async ({ token }: { token: string }) =>
			(await server.send('/api/employer/colleagues', { body, token })).status;
		for (let time = 0; time < 5; time += 1) expect(await invite(stranger)).toBe(404);
		expect(await invite(owner)).toBe(201);
	});

	test('an unconfirmed address gets at most five resent links an hour', async () => {
		const email = 'waiting@example.org';
		await from('10.8.0.1', '/auth/v1/signup', { email, password });
		for (let minute = 0; minute < 8; minute += 1) {
			await server.admin`update auth.users set confirmation_sent_at = now() - interval '2 minutes'`;
			await server.admin`update limits.counts set expire = 1 where key like '%-minute:%'`;
			const again = await from(`10.8.1.${minute}`, '/auth/v1/resend', { type: 'signup', email });
			expect(again.status).toBe(200);
			expect((await mailsTo(email)).length).toBe(Math.min(minute + 2, 6));
		}
	});

	test.each([
		['one network', () => '10.8.2.1', 5],
		['all networks', (time: number) => `10.8.3.${time}`, 20],
	])('sign-ups of one address are limited per hour from %s', async (name, network, allowed) => {
		const email = `${name.replace(' ', '-')}@example.org`;
		const answers = await repeat(allowed + 2, (time) =>
			from(network(time), '/auth/v1/signup', { email, password }),
		);
		expect(statuses(answers)).toEqual([...Array(allowed).fill(200), 429, 429]);
		expect(await mailsTo(email)).toHaveLength(allowed);
	});

	test('the owner of an account gets at most five mails an hour about sign-ups with the address', async () => {
		const email = 'has-one@example.org';
		await server.person(email);
		const before = (await mailsTo(email)).length;
		for (let minute = 0; minute < 8; minute += 1) {
			await server.admin`update limits.counts set expire = 1 where key like '%-minute:%'`;
			const again = await from(`10.8.4.${minute}`, '/auth/v1/signup', { email, password });
			expect(again.status).toBe(200);
		}
		expect((await mailsTo(email)).length - before).toBe(5);
	});

	test('many people with one network address can sign up and confirm', async () => {
		for (let person = 0; person < 15; person += 1) {
			const email = `student-${person}@example.org`;
			const signedUp = await from('10.9.0.1', '/auth/v1/signup', { email, password });
			const code = mailedCode(await mailTo(server.started.backend, email));
			const confirmed = await from('10.9.0.1', '/auth/v1/verify', code);
			expect([signedUp.status, confirmed.status]).toEqual([200, 200]);
		}
		const left = async () => {
			const [row] = await server.admin`
				select sum(points)::integer as points from limits.counts
				where key like 'failed-signUp:%' or key like 'failed-verify:%'`;
			return row?.points;
		};
		await expect.poll(left).toBe(0);
	});

	test('one network can sign up 250 unconfirmed addresses an hour', async () => {
		const sign = (time: number) =>
			from('10.10.0.1', '/auth/v1/signup', { email: `other-${time}@example.org`, password });
		const answers: TestResponse[] = [];
		while (answers.length < 260) {
			const batch = Array.from({ length: 10 }, (_, at) => sign(answers.length + at));
			answers.push(...(await Promise.all(batch)));
		}
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(250);
	});

	describe('a browser is answered with a page', () => {
		const navigation = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

		test('after too many of the same request', async () => {
			const path = '/account/data';
			await repeat(10, () => from('10.11.0.1', path));
			const page = await from('10.11.0.1', path, undefined, navigation);
			expect(page.status).toBe(429);
			expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
			expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(1);
			expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
			expect(page.text).toMatch(/<h1>Please wait a little<\/h1>\n<p>Too many attempts\. Try again/);
			const forScripts = await from('10.11.0.1', path);
			expect(JSON.parse(forScripts.text).code).toBe('over_request_rate_limit');
		});

		test.each(['/auth/v1/user', '/auth/v1/none', '/account/data', '/account/delete'])(
			'at %s',
			async (path) => {
				const page = await from('10.12.0.1', path, undefined, navigation);
				expect(page.status).toBeGreaterThanOrEqual(400);
				expect(page.text).toMatch(/^<!doctype html>[\s\S]*<h1>/);
				const json = await from('10.12.0.1', path);
				expect(JSON.parse(json.text)).toHaveProperty('code');
			},
		);
	});
});
