import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { startTestServer, type TestResponse, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
	await server.person('known@example.org');
	const body = { email: UNCONFIRMED, password: 'the right password' };
	await server.send('/auth/v1/signup', { body });
});
afterAll(() => server.close());

/** Addresses of the same length: confirmed, unconfirmed, and unknown. */
const CONFIRMED = 'known@example.org';
const UNCONFIRMED = 'hoped@example.org';
let strangers = 0;
const stranger = () => `n${String(strangers++).padStart(4, '0')}@example.org`;

type Asking = 'signup' | 'sign-in' | 'recover' | 'resend';

function ask(
	what: Asking,
	email: string,
	headers: Record<string, string> = {},
): Promise<TestResponse> {
	const path = what === 'sign-in' ? 'token?grant_type=password' : what;
	const secret = { password: 'a wrong password' };
	const body = {
		signup: { email, ...secret },
		'sign-in': { email, password: 'nobody’s password' },
		recover: { email },
		resend: { type: 'signup', email },
	}[what];
	return server.send(`/auth/v1/${path}`, { body, headers });
}

/** Everything a client sees, without the parts that differ in every response. */
function seen({ status, text, headers }: TestResponse) {
	const named = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
	const neutral = text
		.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
		.replace(/[a-z0-9]+@example\.org/g, 'email');
	return { status, headers: named, text: neutral };
}

const ways: Asking[] = ['signup', 'sign-in', 'recover', 'resend'];

describe('status, headers and body are the same for a confirmed, an unconfirmed and an unknown address', () => {
	test.each(ways)('%s', async (what) => {
		const unknown = seen(await ask(what, stranger()));
		expect(unknown.status).toBe(what === 'sign-in' ? 400 : 200);
		for (const email of [CONFIRMED, CONFIRMED.toUpperCase(), UNCONFIRMED])
			expect(seen(await ask(what, email))).toEqual(unknown);
	});

	test('sign-in after a sign-up, with its password or another one', async () => {
		const signInAfter = async (email: string) => {
			await ask('signup', email);
			const answers = [];
			for (const password of ['a wrong password', 'yet another password']) {
				const body = { email, password };
				answers.push(seen(await server.send('/auth/v1/token?grant_type=password', { body })));
			}
			return answers;
		};
		const unknown = await signInAfter(stranger());
		expect(unknown.map(({ text }) => JSON.parse(text).error_code)).toEqual([
			'email_not_confirmed',
			'invalid_credentials',
		]);
		for (const email of [CONFIRMED, UNCONFIRMED]) expect(await signInAfter(email)).toEqual(unknown);
	});

	test('a robot’s sign-up has the same response as any other', async () => {
		const pretended = seen(await ask('signup', stranger(), { [honeypot.header]: 'x' }));
		expect(pretended).toEqual(seen(await ask('signup', stranger())));
	});

	test('the time in an identifier is that of the request, for all kinds of address', async () => {
		const id = async (email: string) => JSON.parse((await ask('signup', email)).text).id;
		const ids = [
			await id(stranger()),
			await id(CONFIRMED),
			await id(UNCONFIRMED),
			await id(stranger()),
		];
		expect(ids.toSorted()).toEqual(ids);
		expect(new Set(ids.map((text) => text[14]))).toEqual(new Set(['7']));
	});
});

test('the times in a sign-up’s response do not show whether a password was hashed', async () => {
	for (const email of [stranger(), CONFIRMED, UNCONFIRMED]) {
		const { id, created_at, identities } = JSON.parse((await ask('signup', email)).text);
		const [identity] = identities;
		const at = Date.parse(created_at);
		expect([millisecondsIn(id), millisecondsIn(identity.identity_id)]).toEqual([at, at]);
		expect([identity.created_at, identity.last_sign_in_at]).toEqual([created_at, created_at]);
	}
});

const millisecondsIn = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/**
 * Measures processor time, as elapsed time is unreliable on a busy machine. Without the countermeasure one
 * kind of address needs one more bcrypt, which is twenty times all other work.
 */
describe('timing does not show whether an address has an account', () => {
	const ROUNDS = 6;
	const kinds = [stranger, () => CONFIRMED, () => UNCONFIRMED];

	/**
	 * The cost of a request for each kind of address, in milliseconds: the fastest response and the least processor time,
	 * as this process also does what earlier requests left.
	 */
	async function costs(what: Asking): Promise<{ quickest: number; work: number }[]> {
		const all = kinds.map(() => ({
			quickest: Number.POSITIVE_INFINITY,
			work: Number.POSITIVE_INFINITY,
		}));
		for (let round = 0; round < ROUNDS; round += 1)
			for (const [index, email] of kinds.entries()) {
				const cost = all[index] as (typeof all)[number];
				const [start, used] = [performance.now(), process.cpuUsage()];
				await ask(what, email());
				const { user, system } = process.cpuUsage(used);
				cost.quickest = Math.min(cost.quickest, performance.now() - start);
				cost.work = Math.min(cost.work, (user + system) / 1_000);
			}
		return all;
	}

	beforeEach(
		() => server.admin`
			update auth.users set confirmation_sent_at = now() - interval '1 hour'
			where email = ${UNCONFIRMED}`,
	);

	test.each(['signup', 'sign-in'] as const)(
		'%s: the same work for all kinds of address',
		async (what) => {
			const work = (await costs(what)).map((cost) => cost.work);
			expect(Math.max(...work) / Math.min(...work), work.join(' ')).toBeLessThan(2);
		},
	);

	test('a sign-up is never answered before 250 ms', async () => {
		for (const { quickest } of await costs('signup')) expect(quickest).toBeGreaterThan(245);
	});

	test.each(['recover', 'resend'] as const)(
		'%s is answered before any work for the address',
		async (what) => {
			const before = (await server.started.backend.mailbox()).length;
			const line = await server.admin.reserve();
			await line`begin`;
			await line`lock table auth.users in access exclusive mode`;
			try {
				for (const kind of kinds) expect((await ask(what, kind())).status).toBe(200);
			} finally {
				await line`rollback`;
				line.release();
			}
			// What was done after the answers has no order.
			const recipients = async () =>
				(await server.started.backend.mailbox())
					.slice(before)
					.map(({ to }) => to)
					.toSorted();
			await expect
				.poll(recipients, { timeout: 30_000 })
				.toEqual((what === 'recover' ? [CONFIRMED, UNCONFIRMED] : [UNCONFIRMED]).toSorted());
		},
	);
});
