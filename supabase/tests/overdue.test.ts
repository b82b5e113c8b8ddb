import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { rowFor } from './permission-table.ts';

const DUE = '2027-03-10';

let started: TestBackend;
let admin: Sql;
let employer: string;
let internship: string;
let student: string;

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	student = (await signedUp(started.backend, 'student@example.org')).id;
	const { id } = await signedUp(started.backend, 'employer@example.org');
	employer = await idOf(
		admin`insert into public.employers ${admin({ ...rowFor('employers', id, 'Tidewell Systems'), verified: true })} returning id`,
	);
	const listing = internshipRow('loom-intern', { source: 'employer', employer_id: employer });
	internship = await idOf(admin`insert into public.internships ${admin(listing)} returning id`);
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const idOf = async (inserted: PromiseLike<readonly { id?: string }[]>) =>
	(await inserted)[0]?.id ?? '';

async function apply(status: string, to: string | null = internship): Promise<void> {
	await admin`delete from public.applications`;
	await admin`insert into public.applications ${admin({
		...rowFor('applications', student, 'Looms'),
		internship_id: to,
		status,
		answer_due_on: DUE,
	})}`;
}

const isOverdue = async (today: string) =>
	(await admin`select application_rules.has_overdue(${employer}, ${today}::date) as overdue`)[0]
		?.overdue;

test('an answer is overdue from the day after the one that was promised', async () => {
	await apply('submitted');
	expect(await isOverdue(DUE)).toBe(false);
	expect(await isOverdue('2027-03-11')).toBe(true);
});

test('only what nobody has answered is overdue', async () => {
	const overdue: string[] = [];
	for (const status of APPLICATION_STATUSES) {
		await apply(status);
		if (await isOverdue('2027-06-01')) overdue.push(status);
	}
	expect(overdue).toEqual(['submitted', 'in-review']);
});

test('what the office owes is not overdue for an employer', async () => {
	await apply('submitted', null);
	expect(await isOverdue('2027-06-01')).toBe(false);
});

test('today is the day in London', async () => {
	await apply('submitted');
	await admin`update public.applications
		set answer_due_on = (now() at time zone 'Europe/London')::date - 1`;
	const [row] = await admin`select application_rules.has_overdue(${employer}) as overdue`;
	expect(row?.overdue).toBe(true);
});
