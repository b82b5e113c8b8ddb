/**
 * `node scripts/bench/accounts.ts [people]`: how long sign-up, sign-in and an application take,
 * ten at once, through the public API of a separate server (limits off, mail caught).
 */
import { mailedCode } from '#test/mailed-code.ts';
import { startServer } from '#test/site-server.ts';

const AT_ONCE = 10;
const people = Array.from({ length: Number(process.argv[2] ?? 300) }, (_, number) => ({
	email: `bench-${number}@example.org`,
	password: 'correct horse',
}));
type Person = (typeof people)[number];

const { url, stop } = await startServer({ LOG_LEVEL: 'error' });
try {
	const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as {
		supabaseKey: string;
	};

	const post = async (path: string, body: object, token = supabaseKey) => {
		const headers = {
			apikey: supabaseKey,
			Authorization: `Bearer ${token}`,
			'Content-Type': 'application/json',
		};
		const init = { method: 'POST', headers, body: JSON.stringify(body) };
		const response = await fetch(url + path, init);
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		return response.text();
	};

	/** The confirmation is not measured: most people confirm minutes later. */
	const confirm = async ({ email }: Person) => {
		const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as {
			to: string;
			text: string;
		}[];
		const mail = mails.findLast(({ to }) => to === email);
		if (mail) await post('/auth/v1/verify', mailedCode(mail.text));
	};

	const sessions = new Map<Person, { access_token: string; user: { id: string } }>();
	const signIn = async (person: Person) => {
		const answer = await post('/auth/v1/token?grant_type=password', person);
		sessions.set(person, JSON.parse(answer));
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
	for (const person of people) await confirm(person);
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
