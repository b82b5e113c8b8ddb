/**
 * `node scripts/bench/accounts.ts [people]`: how long sign-up, sign-in and an application take,
 * ten at once, through the public API of a separate server (limits off, mail caught).
 */
import { ask, browserKey } from '#test/api-client.ts';
import { startServer } from '#test/servers/site-server.ts';
import { confirm } from './api.ts';

const AT_ONCE = 10;
const people = Array.from({ length: Number(process.argv[2] ?? 300) }, (_, number) => ({
	email: `bench-${number}@example.org`,
	password: 'correct horse',
}));
type Person = (typeof people)[number];

const { url, stop } = await startServer({ LOG_LEVEL: 'error' });
try {
	const key = await browserKey(url);
	const post = <T>(path: string, body: object, token = key) =>
		ask<T>(url, path, { key, token, body });

	type Session = { access_token: string; user: { id: string } };
	const sessions = new Map<Person, Session>();
	const signIn = async (person: Person) => {
		sessions.set(person, await post<Session>('/auth/v1/token?grant_type=password', person));
	};
	const apply = async (person: Person) => {
		const session = sessions.get(person);
		const row = {
			user_id: session?.user.id,
			program_type: 'london',
			motivation: 'To learn the trade. '.repeat(20),
			experience: 'A summer in a shop. '.repeat(20),
			availability: 'June to August',
		};
		await post('/rest/v1/applications', [row], session?.access_token);
	};

	report('sign-up', await timed((person) => post('/auth/v1/signup', person)));
	// Not measured: most people confirm minutes later.
	for (const { email } of people) await confirm({ url, key }, email);
	report('sign-in', await timed(signIn));
	report('application', await timed(apply));
} finally {
	await stop();
}

/** Milliseconds of each call, sorted. */
async function timed(work: (person: Person) => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	const waiting = [...people];
	const lane = async () => {
		for (let person = waiting.pop(); person; person = waiting.pop()) {
			const start = performance.now();
			await work(person);
			times.push(performance.now() - start);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
	return times.sort((a, b) => a - b);
}

function report(name: string, times: number[]): void {
	const at = (part: number) =>
		Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
	console.log(
		`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms (${times.length}, ${AT_ONCE} at once)`,
	);
}
