import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { applicationRow } from '#test/rows/rows-of-people.ts';
import { jwtSecret } from '#test/servers/backend.ts';

vi.setConfig({ testTimeout: 300_000 });

type Student = { id: string; token: string };

const STUDENTS = 200;
let server: TestServer;
let ann: Awaited<ReturnType<TestServer['person']>>;
let students: Student[];

beforeAll(async () => {
	server = await startTestServer({ rateLimits: true, trustProxy: 1 });
	ann = await server.person('ann@campus.example');
	students = await Promise.all(Array.from({ length: STUDENTS }, (_, at) => student(at)));
});
afterAll(() => server.close());

const read = (token: string) => JSON.parse(Buffer.from(token, 'base64url').toString());
const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An account with a session, as a copy of another: two hundred passwords would take a minute. */
async function student(number: number): Promise<Student> {
	const [id, session] = [randomUUID(), randomUUID()];
	const email = `student-${number}@campus.example`;
	const { admin } = server;
	await admin`
		insert into auth.users (id, email, aud, role, email_confirmed_at, raw_app_meta_data,
			raw_user_meta_data, created_at, updated_at)
		select ${id}, ${email}, aud, role, email_confirmed_at, raw_app_meta_data,
			raw_user_meta_data, created_at, updated_at
		from auth.users where id = ${ann.id}`;
	await admin`
		insert into auth.sessions
		select (jsonb_populate_record(sessions, ${admin.json({ id: session, user_id: id })})).*
		from auth.sessions as sessions where user_id = ${ann.id} limit 1`;
	const [head = '', payload = ''] = ann.token.split('.');
	const text = `${head}.${write({ ...read(payload), sub: id, email, session_id: session })}`;
	return {
		id,
		token: `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`,
	};
}

const from = (network: string, path: string, sent: { token?: string; body?: object } = {}) =>
	server.send(path, { ...sent, headers: { 'X-Forwarded-For': network } });

/** In groups, as a server answers some at a time. */
async function eachOf<T>(
	people: Student[],
	ask: (one: Student, at: number) => Promise<T>,
): Promise<T[]> {
	const answers: T[] = [];
	for (let start = 0; start < people.length; start += 10) {
		const group = people.slice(start, start + 10);
		answers.push(...(await Promise.all(group.map((one, at) => ask(one, start + at)))));
	}
	return answers;
}

test.each([
	['IPv4', STUDENTS, () => '192.0.2.1'],
	['IPv6, a /64', 70, (at: number) => `2001:db8:1:2::${at.toString(16)}`],
])(
	'behind one address of %s %i students apply, with what a page asks before',
	async (name, count, network) => {
		const statuses = await eachOf(students.slice(0, count), async ({ id, token }, at) => {
			const address = network(at);
			const answers = [
				await from(address, '/auth/v1/user', { token }),
				await from(address, '/api/me', { token }),
				await from(address, `/rest/v1/applications?select=*&user_id=eq.${id}`, { token }),
				await from(address, '/rest/v1/applications', { token, body: applicationRow(id, name) }),
			];
			return answers.map(({ status }) => status).join(' ');
		});
		expect([...new Set(statuses)]).toEqual(['200 200 200 201']);
	},
);

test('one of them who applies without end is refused, and the others are not', async () => {
	const [one, other] = students as [Student, Student];
	const apply = ({ id, token }: Student, mark: string) =>
		from('198.51.100.1', '/rest/v1/applications', { token, body: applicationRow(id, mark) });
	const answers = await eachOf(
		Array.from({ length: 70 }, () => one),
		(student, at) => apply(student, `again ${at}`),
	);
	expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
	expect((await apply(other, 'mine')).status).toBe(201);
});

test('calls without a session, or with one that has ended, count for the network as before', async () => {
	const [, , one] = students as [Student, Student, Student];
	const gone = await student(STUDENTS);
	await server.admin`delete from auth.sessions where user_id = ${gone.id}`;
	const apply = ({ id, token }: Student) =>
		from('198.51.100.2', '/rest/v1/applications', { token, body: applicationRow(id, 'ended') });
	const answers = await eachOf(
		Array.from({ length: 70 }, () => gone),
		apply,
	);
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
	expect((await apply(one)).status).toBe(201);
});

test('a browser that renews its session without end uses up its own limit, not that of its network', async () => {
	const renew = (refresh_token: string) =>
		from('203.0.113.1', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
	let refreshToken = ann.refreshToken;
	const statuses: number[] = [];
	for (let time = 0; time < 15; time += 1) {
		const { status, text } = await renew(refreshToken);
		statuses.push(status);
		if (status === 200) refreshToken = JSON.parse(text).refresh_token;
	}
	expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
	const key = 'refresh:';
	const [row] = await server.admin<{ points: number }[]>`
		select points from limits.counts where key like ${`${key}%`}`;
	expect(row?.points).toBe(10);
});
