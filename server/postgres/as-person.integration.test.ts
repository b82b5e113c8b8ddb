import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asWritingPerson } from '#server/postgres/as-person.ts';
import { afterFirst } from '#server/postgres/as-service-role.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
let person: string;

beforeAll(async () => {
	started = await startTestBackend();
	person = (await signedUp(started.backend, 'ann@example.org')).id;
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

const lock = (tx: TransactionSql, key: number) => tx`select pg_advisory_xact_lock(${key})`;

test('of two that wait for each other both are done in the end', async () => {
	const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
	let begun = 0;
	const both = [0, 1].map((own) =>
		asWritingPerson(started.backend.sql, person, async (tx) => {
			begun += 1;
			await lock(tx, own);
			locked[own as 0 | 1].resolve();
			await locked[(1 - own) as 0 | 1].promise;
			await lock(tx, 1 - own);
			return own;
		}),
	);
	expect(await Promise.all(both)).toEqual([0, 1]);
	expect(begun).toBe(3);
});

test('what fails for another reason is not tried again', async () => {
	const work = vi.fn((tx: TransactionSql) => tx`select 1 / 0`);
	await expect(asWritingPerson(started.backend.sql, person, work)).rejects.toMatchObject({
		code: '22012',
	});
	expect(work).toHaveBeenCalledTimes(1);
});

test('a first statement that fails is the error, and what is sent behind it is not done', async () => {
	const { sql } = started.backend;
	const doing = sql.begin((tx) =>
		afterFirst(tx`select 1 / 0`, async () => tx`select pg_advisory_lock(99)`),
	);
	await expect(doing).rejects.toMatchObject({ code: '22012' });
	expect(await sql`select 1 from pg_locks where locktype = 'advisory' and objid = 99`).toEqual([]);
});
