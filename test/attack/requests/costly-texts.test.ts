import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { judgeBy } from '#schema/words/word-rules.ts';
import { judge } from '#server/words/judge.ts';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;
let rosa: Awaited<ReturnType<TestServer['person']>>;
let ann: Awaited<ReturnType<TestServer['person']>>;

const saveCompany = (company_description: string) =>
	server.send('/rest/v1/employers', {
		token: rosa.token,
		body: {
			user_id: rosa.id,
			company_name: 'Tidewell Systems',
			contact_person: 'Rosa',
			industry: 'Technology',
			company_size: '1-10',
			location: 'Leeds',
			company_description,
		},
	});

beforeAll(async () => {
	server = await startTestServer();
	// As the server does at its start.
	judgeBy(judge);
	[rosa, ann] = [await server.person('rosa@example.org'), await server.person('ann@example.org')];
	expect((await saveCompany('We plan the tides of the north, and show them.')).status).toBe(201);
});
afterEach(async () => {
	expect((await server.send('/healthz')).status).toBe(200);
});
afterAll(async () => {
	judgeBy();
	await server.close();
});

/** What something takes of the processor that answers everybody, in seconds. */
async function cost(work: () => Promise<unknown>): Promise<number> {
	const before = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1_000_000;
}

describe('a text that is as long as it may be', () => {
	test.each([
		'@',
		'a@',
		'@.',
		'a-',
		'-',
		')',
		'1,',
		'www.',
		'. " ',
		'never pay, ',
		'we want women and ',
	])('of %j again and again stops nobody else', async (part) => {
		const text = `We are here for it.${part.repeat(Math.ceil(4_900 / part.length)).slice(0, 4_900)}`;
		expect(await cost(() => saveCompany(text))).toBeLessThan(0.5);
	});
});

describe('thousands of marks above one letter', () => {
	const marks = `a${'\u0301\u0316'.repeat(7_500)}`;
	const contact = { name: 'Ann', email: `${marks}@example.org`, subject: 'S', message: 'M' };
	const account = { email: 'ann@example.net', password: marks };

	test.each([
		['address', '/rest/v1/contacts', contact],
		['password', '/auth/v1/signup', account],
	])('as an %s are refused quickly', async (_, path, body) => {
		const taken = await cost(async () => {
			for (let sent = 0; sent < 10; sent += 1)
				expect((await server.send(path, { body })).status).toBe(400);
		});
		expect(taken).toBeLessThan(0.5);
	});
});

describe('a file of drafts', () => {
	const importFile = (file: string, token: string) =>
		server.send('/api/employer/drafts/import', {
			token,
			raw: file,
			headers: { 'Content-Type': 'text/csv' },
		});
	const wide = `title${','.repeat(1_000_000)}city\n${'a\n'.repeat(50)}`;

	test.each([
		['with a million columns', wide, 400],
		['with a million blank lines', `title\n${'\n'.repeat(1_000_000)}`, 400],
		['with a million breaks in a cell', `title\n"${'\n'.repeat(1_000_000)}"`, 400],
		['with a million spaces in a cell', `title,pay_amount\na,1${' '.repeat(1_000_000)}1`, 400],
		['with a cell as long as can be', `title,pay_amount\na,1${' '.repeat(32_765)}1`, 200],
	])('%s stops nobody else', async (_, file, status) => {
		const taken = await cost(async () =>
			expect((await importFile(file, rosa.token)).status).toBe(status),
		);
		expect(taken).toBeLessThan(0.5);
	});

	test('is not read of somebody without a company', async () => {
		expect((await importFile('neither CSV "', ann.token)).status).toBe(404);
		const taken = await cost(() => importFile(wide, ann.token));
		expect(taken).toBeLessThan(0.3);
	});
});
