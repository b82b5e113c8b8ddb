import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropTestDatabases, freshDatabase } from '#test/servers/backend.ts';
import { connect } from './database.ts';

let admin: ReturnType<typeof connect>;
let url: string;

beforeAll(async () => {
	({ url } = await freshDatabase());
	admin = connect(url, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await dropTestDatabases();
});

const loseOthers = () => admin`
	select pg_terminate_backend(pid) from pg_stat_activity
	where datname = current_database() and pid <> pg_backend_pid()`;

test('each transaction ends whose connection is lost, whenever it is', async () => {
	const sql = connect(url, { max: 4 });
	const ends: string[] = [];
	for (let turn = 0; turn < 250; turn += 1) {
		const work = sql
			.begin(async (transaction) => {
				await transaction`select 1`;
				await transaction`select 2`;
			})
			.then(
				() => 'done',
				() => 'lost',
			);
		await sleep(turn % 7);
		await loseOthers();
		ends.push(await Promise.race([work, sleep(10_000, 'never ended')]));
	}
	await sql.end({ timeout: 1 });
	expect(ends).not.toContain('never ended');
});

test('what a transaction writes after its connection was lost is not written by the next connection', async () => {
	await admin`create table written (what text)`;
	const sql = connect(url, { max: 1 });
	const writes: Promise<unknown>[] = [];
	const [begun, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const work = sql.begin(async (transaction) => {
		await transaction`insert into written values ('before')`;
		begun.resolve();
		await later.promise;
		const write = transaction`insert into written values ('after')`;
		writes.push(write);
		await write;
	});
	const lost = expect(work).rejects.toThrow();
	await begun.promise;
	await loseOthers();
	await lost;
	expect(await sql`select 1 as one`).toHaveLength(1);
	later.resolve();
	await later.promise;
	await sleep(0);
	await expect(Promise.all(writes)).rejects.toThrow('CONNECTION_CLOSED');
	expect(await admin`select what from written`).toEqual([]);
	await sql.end({ timeout: 1 });
});
