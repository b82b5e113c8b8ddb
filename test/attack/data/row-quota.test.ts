import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';

const MOST = 500;
const long = 'x'.repeat(5_000);

let server: TestServer;
let ann: Awaited<ReturnType<TestServer['person']>>;

beforeAll(async () => {
	server = await startTestServer();
	ann = await server.person('ann@example.org');
	await store(ann.id, MOST - 5);
});
afterAll(() => server.close());

/**
 * Inserts applications of fifteen thousand characters each, without the triggers, which would send mails.
 */
async function store(id: string, count: number): Promise<void> {
	await server.admin`alter table public.applications disable trigger user`;
	await server.admin`
		insert into public.applications
			(user_id, program_type, motivation, experience, availability, answer_due_on)
		select ${id}, 'london', ${long}, ${long}, n || ${long.slice(4)}, '2027-01-01'
		from generate_series(1, ${count}) as n`;
	await server.admin`alter table public.applications enable trigger user`;
}

const apply = ({ id, token }: { id: string; token: string }, motivation: string = randomUUID()) => {
	const rest = { program_type: 'london', experience: 'None', availability: 'June' };
	const body = { user_id: id, motivation, ...rest };
	return server.send('/rest/v1/applications', { token, body });
};

const copy = (token: string) =>
	fetch(`${server.url}/account/data`, { headers: { Authorization: `Bearer ${token}` } });

describe('an account', () => {
	test('has at most five hundred applications, however many are sent at once', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => apply(ann)));
		expect(answers.map(({ status }) => status).sort()).toEqual([
			...Array(5).fill(201),
			...Array(15).fill(403),
		]);
		const refused = answers.find(({ status }) => status === 403);
		expect(JSON.parse(refused?.text ?? '')).toMatchObject({
			code: 'account_full',
			message: expect.stringContaining('500 applications'),
		});
		const [row] = await server.admin`
			select count(*)::int as n from applications where user_id = ${ann.id}`;
		expect(row?.n).toBe(MOST);
	});

	test('that is full does not limit others', async () => {
		const bob = await server.person('bob@example.org');
		expect((await apply(bob)).status).toBe(201);
	});

	test('is complete in its copy', async () => {
		const { applications } = (await (await copy(ann.token)).json()) as {
			applications: { id: string; user_id: string }[];
		};
		expect(new Set(applications.map(({ id }) => id)).size).toBe(MOST);
		expect(new Set(applications.map(({ user_id }) => user_id))).toEqual(new Set([ann.id]));
	});
});

describe('a copy that fails', () => {
	test('is aborted, so that it is not taken for a complete one', async () => {
		const response = await copy(ann.token);
		expect(response.status).toBe(200);
		const reader = response.body?.getReader();
		const first = await reader?.read();
		expect(first?.value?.length).toBeGreaterThan(0);
		await server.admin`revoke select on public.applications from authenticated`;
		const rest = async () => {
			for (;;) if ((await reader?.read())?.done) return;
		};
		await expect(rest()).rejects.toThrow();
		await server.admin`grant select on public.applications to authenticated`;
		expect(server.log().join('\n')).toContain('a copy of an account broke off');
		expect((await copy(ann.token)).status).toBe(200);
	});

	test('is a 503 if it cannot be started', async () => {
		await server.admin`revoke select on public.employers from authenticated`;
		const response = await copy(ann.token);
		await server.admin`grant select on public.employers to authenticated`;
		expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }]);
	});
});
