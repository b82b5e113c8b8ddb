import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, type Front, openFront } from '#server/attack/front.ts';

let front: Front;

beforeAll(async () => {
	front = await openFront();
	await front.person('known@example.org');
	const body = { email: WAITING, password: 'the right password' };
	await front.send('/auth/v1/signup', { body });
});
afterAll(() => front.close());

/** Addresses of one length: known and confirmed, waiting for its confirmation, never seen. */
const KNOWN = 'known@example.org';
const WAITING = 'hoped@example.org';
let strangers = 0;
const stranger = () => `n${String(strangers++).padStart(4, '0')}@example.org`;

type Asking = 'signup' | 'sign-in' | 'recover' | 'resend';

function ask(what: Asking, email: string, headers: Record<string, string> = {}): Promise<Answered> {
	const path = what === 'sign-in' ? 'token?grant_type=password' : what;
	const secret = { password: 'a wrong password' };
	const body = {
		signup: { email, ...secret },
		'sign-in': { email, ...secret },
		recover: { email },
		resend: { type: 'signup', email },
	}[what];
	return front.send(`/auth/v1/${path}`, { body, headers });
}

/** All that a stranger sees, without what differs from one answer to the next anyway. */
function seen({ status, text, headers }: Answered) {
	const named = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
	const neutral = text
		.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
		.replace(/[a-z0-9]+@example\.org/g, 'email');
	return { status, headers: named, text: neutral };
}

const ways: Asking[] = ['signup', 'sign-in', 'recover', 'resend'];

describe('status, headers and body are the same for a known, a waiting and an unknown address', () => {
	test.each(ways)('%s', async (what) => {
		const unknown = seen(await ask(what, stranger()));
		expect(unknown.status).toBe(what === 'sign-in' ? 400 : 200);
		for (const email of [KNOWN, KNOWN.toUpperCase(), WAITING])
			expect(seen(await ask(what, email))).toEqual(unknown);
	});

	test('a robot’s sign-up looks like any other', async () => {
		const trapped = seen(await ask('signup', stranger(), { 'X-Form-Trap': 'x' }));
		expect(trapped).toEqual(seen(await ask('signup', stranger())));
	});

	test('the order of an identifier says when it was made, for all alike', async () => {
		const id = async (email: string) => JSON.parse((await ask('signup', email)).text).id;
		const ids = [await id(stranger()), await id(KNOWN), await id(WAITING), await id(stranger())];
		expect(ids.toSorted()).toEqual(ids);
		expect(new Set(ids.map((text) => text[14]))).toEqual(new Set(['7']));
	});
});

describe('time tells no more than chance', () => {
	/** The quickest of several: what a patient attacker would compare. */
	async function quickest(what: Asking, emails: (() => string)[]): Promise<number[]> {
		const times = emails.map(() => Number.POSITIVE_INFINITY);
		for (let round = 0; round < 10; round += 1)
			for (const [index, email] of emails.entries()) {
				const start = performance.now();
				await ask(what, email());
				times[index] = Math.min(times[index] as number, performance.now() - start);
			}
		return times;
	}

	test.each([
		['signup', 60],
		['recover', 30],
		['resend', 30],
		['sign-in', 40],
	] as [Asking, number][])('%s: less than %i ms apart', async (what, apart) => {
		await front.admin`
			update auth.users set confirmation_sent_at = now() - interval '1 hour'
			where email = ${WAITING}`;
		const times = await quickest(what, [stranger, () => KNOWN, () => WAITING]);
		expect(Math.max(...times) - Math.min(...times), times.join(' ')).toBeLessThan(apart);
	});
});
