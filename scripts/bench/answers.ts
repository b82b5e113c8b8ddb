/**
 * `node scripts/bench/answers.ts [applications a minute]`: for one minute students apply to one internship,
 * evenly, while its employer reads the list, opens applications, moves them singly and many at once, and
 * takes back. Limits off, mail caught; how long each kind of call takes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ApplicantsPage, MatchingApplicants } from '#schema/applications/applicants.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { confirm } from './api.ts';

const A_MINUTE = Number(process.argv[2] ?? 200);
const MINUTE_MS = 60_000;
const SLUG = 'bench-intern';
const password = 'correct horse';
const ADDRESS = 'employer@example.org';

type Session = { access_token: string; user: { id: string } };

const site = await startServer({ LOG_LEVEL: 'error' });
const times = new Map<string, number[]>();
try {
	const key = await browserKey(site.url);
	const addresses = Array.from(
		{ length: A_MINUTE },
		(_, number) => `student-${number}@example.org`,
	);
	const [employer, ...students] = await inTurn([ADDRESS, ...addresses], (email) =>
		account(key, email),
	);
	if (!employer) throw new Error('There is no employer.');
	await publish(employer.user.id);
	const end = performance.now() + MINUTE_MS;
	await Promise.all([applications(students), answers(employer.access_token, end)]);
	for (const [what, taken] of times) report(what, taken);
} finally {
	await site.stop();
}

async function account(key: string, email: string): Promise<Session> {
	await ask(site.url, '/auth/v1/signup', { key, body: { email, password } });
	await confirm({ url: site.url, key }, email);
	return ask(site.url, '/auth/v1/token?grant_type=password', { key, body: { email, password } });
}

async function inTurn<T>(emails: string[], make: (email: string) => Promise<T>): Promise<T[]> {
	const items: T[] = [];
	for (const email of emails) items.push(await make(email));
	return items;
}

async function publish(user: string): Promise<void> {
	const profile = { user_id: user, company_name: 'Bench', contact_person: 'Bench', verified: true };
	await inDatabase(site, async (sql) => {
		const [employer] = await sql`insert into public.employers ${sql(profile)} returning id`;
		const row = internshipRow(SLUG, { source: 'employer', employer_id: employer?.id });
		await sql`insert into public.internships ${sql(row)}`;
	});
}

async function timed<T>(what: string, token: string, path: string, body?: object): Promise<T> {
	const start = performance.now();
	const answer = await ask<T>(site.url, `/api${path}`, { token, ...(body && { body }) });
	const previous = times.get(what) ?? [];
	times.set(what, [...previous, performance.now() - start]);
	return answer;
}

/** Each at its moment, whether or not those before are answered. */
async function applications(students: Session[]): Promise<void> {
	const answer = { internship: SLUG, motivation: 'To learn. '.repeat(100), experience: 'None' };
	await Promise.all(
		students.map(async ({ access_token }, at) => {
			await pause((at * MINUTE_MS) / students.length);
			await timed('application', access_token, '/applications', {
				...answer,
				availability: 'June to August',
			});
		}),
	);
}

async function answers(token: string, end: number): Promise<void> {
	const list = '/employer/applications';
	for (let turn = 0; performance.now() < end; turn += 1) {
		const { items } = await timed<ApplicantsPage>('list', token, `${list}?status=submitted`);
		const [first] = items;
		await pause(100);
		if (!first) continue;
		await timed('one application', token, `${list}/${first.id}`);
		await timed('move', token, `${list}/${first.id}/move`, {
			expected: 'submitted',
			to: 'in-review',
			message: 'We have begun to read.',
		});
		if (turn % 3 === 0) await timed('taking back', token, `${list}/${first.id}/take-back`, {});
		if (turn % 20 === 0) await moveMany(token, list);
	}
}

async function moveMany(token: string, list: string): Promise<void> {
	const { items } = await ask<MatchingApplicants>(
		site.url,
		`/api${list}/matching?status=in-review`,
		{
			token,
		},
	);
	if (items.length === 0) return;
	await timed('many moves at once', token, `${list}/moves`, {
		moves: items.map(({ id, status }) => ({ id, expected: status })),
		to: 'interview',
		message: 'Dear {name}, come and see us.',
	});
}

function report(what: string, taken: number[]): void {
	const sorted = taken.toSorted((a, b) => a - b);
	const at = (part: number) =>
		Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
	console.log(`${what}: median ${at(0.5)} ms, p99 ${at(0.99)} ms (${sorted.length})`);
}
