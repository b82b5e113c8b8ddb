import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { asPerson, asVisitor, asWritingPerson } from '#server/postgres/as-person.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
let member: string;
let former: string;
let student: string;

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 2 });
	const personOf = async (name: string) =>
		(await signedUp(started.backend, `${name}@example.org`)).id;
	member = await personOf('member');
	former = await personOf('former');
	student = await personOf('student');
	await admin`insert into public.staff (user_id) values (${member}), (${former})`;
	await admin`delete from public.staff where user_id = ${former}`;
});
beforeEach(async () => {
	await admin`delete from public.staff_log`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const refusal = (code: string) => expect.objectContaining({ code });
const line = {
	action: 'verify',
	subject: 'employer',
	id: '7',
	detail: ' Company number checked ',
} as const;
const note = (person: string | null) =>
	deed(started.backend.sql, async (tx) => {
		await requireStaff(tx, person);
		await noteInLog(tx, person, line);
	});

test('who is staff is asked at each call', async () => {
	const isStaff = (person: string) =>
		asPerson(started.backend.sql, person, async (sql) => {
			const [row] = await sql<{ staff: boolean }[]>`select staff_rules.is_staff() as staff`;
			return row?.staff;
		});
	expect(await Promise.all([member, former, student].map(isStaff))).toEqual([true, false, false]);
	await admin`insert into public.staff (user_id) values (${former})`;
	expect(await isStaff(former)).toBe(true);
	await admin`delete from public.staff where user_id = ${former}`;
	expect(await isStaff(former)).toBe(false);
});

describe('a line of the log', () => {
	test('says who, what and on whom', async () => {
		await note(member);
		expect(
			await admin`
				select staff_id, staff_email, action, subject, subject_id, detail from public.staff_log`,
		).toEqual([
			{
				staff_id: member,
				staff_email: 'member@example.org',
				action: 'verify',
				subject: 'employer',
				subject_id: '7',
				detail: 'Company number checked',
			},
		]);
	});

	test('of an operator’s command names no account', async () => {
		await note(null);
		await admin.begin((sql) => noteInLog(sql, null, line));
		expect(await admin`select staff_id, staff_email from public.staff_log`).toEqual([
			{ staff_id: null, staff_email: 'command line' },
			{ staff_id: null, staff_email: 'command line' },
		]);
	});

	test('is written by nobody else', async () => {
		for (const person of [former, student, randomUUID()])
			await expect(note(person)).rejects.toMatchObject({ status: 404, code: 'not_found' });
		const asClient = (sql: TransactionSql) => noteInLog(sql, null, line);
		for (const person of [member, former, student])
			await expect(asWritingPerson(started.backend.sql, person, asClient)).rejects.toEqual(
				refusal('42501'),
			);
		await expect(asVisitor(started.backend.sql, asClient)).rejects.toEqual(refusal('42501'));
		expect(await admin`select from public.staff_log`).toEqual([]);
	});

	test('is never changed or deleted, also with wider grants', async () => {
		await note(null);
		for (const change of [
			(sql: TransactionSql) => sql`update public.staff_log set detail = 'Nothing'`,
			(sql: TransactionSql) => sql`delete from public.staff_log`,
		]) {
			const changing = admin.begin(async (sql) => {
				await sql`grant all on public.staff_log to service_role`;
				await sql`create policy widened on public.staff_log to service_role using (true)`;
				await sql`set local role service_role`;
				await change(sql);
			});
			await expect(changing).rejects.toEqual(refusal('42501'));
		}
		expect(await admin`select detail from public.staff_log`).toEqual([
			{ detail: 'Company number checked' },
		]);
	});

	test('can be read after the deletion of the account, which is not staff any more', async () => {
		const { id } = await signedUp(started.backend, 'leaver@example.org');
		await admin`insert into public.staff (user_id) values (${id})`;
		await note(id);
		await admin`select accounts.delete(${id})`;
		expect(await admin`select staff_id, staff_email from public.staff_log`).toEqual([
			{ staff_id: null, staff_email: 'leaver@example.org' },
		]);
		expect(await admin`select from public.staff where user_id = ${id}`).toEqual([]);
	});
});
