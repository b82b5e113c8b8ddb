import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { londonDay } from '#schema/london-day.ts';
import { asVisitor, asWritingPerson } from '#server/postgres/as-person.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { applicationRow, verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

/**
 * Who may call which function of applicants. What is asked for is `employer`'s, and `unverified`'s where
 * they ask; `student` has applied.
 */
const PEOPLE = ['student', 'other', 'employer', 'unverified', 'rival', 'member', 'former'] as const;
type Person = (typeof PEOPLE)[number];

/** `done`, the code of the refusal, or what the function answers. Who is not named gets `others`, a visitor `42501`. */
type Outcomes = Partial<Record<Person, string>> & { others: string };

const withCompany = { employer: 'done', unverified: 'done', rival: 'done', others: 'PT404' };

type Rows = Record<'waiting', string>;
type Call = (sql: TransactionSql, rows: Rows) => Promise<readonly { outcome?: unknown }[]>;

const today = londonDay(new Date());

const functions: [name: string, call: Call, outcomes: Outcomes][] = [
	[
		'applicants',
		(sql, { waiting }) =>
			sql`select count(*)::text as outcome from application_rules.applicants(array[${waiting}]::uuid[])`,
		{ employer: '1', member: '1', others: '0' },
	],
	[
		'employer_overview',
		(sql) => sql`select application_rules.employer_overview(${today}::date)`,
		withCompany,
	],
];

let started: TestBackend;
let admin: Sql;
const ids: Partial<Record<Person, string>> = {};
const idOf = (person: Person) => ids[person] ?? '';

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 2 });
	for (const person of PEOPLE)
		ids[person] = (await signedUp(started.backend, `${person}@example.org`)).id;
	await admin`insert into public.staff (user_id) values (${idOf('member')}), (${idOf('former')})`;
	await admin`delete from public.staff where user_id = ${idOf('former')}`;
	for (const person of ['employer', 'unverified', 'rival'] as const)
		await admin`insert into public.employers ${admin(verifiedEmployer(idOf(person), person))}`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function added(table: string, row: object): Promise<string> {
	const [stored] = await admin`insert into ${admin(`public.${table}`)} ${admin(row)} returning id`;
	return stored?.id;
}

/** Rows of an employer, made while the company is verified. */
async function rowsOf(person: 'employer' | 'unverified'): Promise<Rows> {
	await admin`delete from public.applications`;
	await admin`delete from public.internships`;
	await admin`update public.employers set verified = true`;
	const [company] = await admin`select id from public.employers where user_id = ${idOf(person)}`;
	const published = (slug: string, more: object = {}) =>
		added(
			'internships',
			internshipRow(slug, { source: 'employer', employer_id: company?.id, ...more }),
		);
	const internship = await published('loom-intern');
	const waiting = await added('applications', {
		...applicationRow(idOf('student'), internship),
		internship_id: internship,
	});
	return {
		waiting,
	};
}

describe.each(functions)('%s', (_, call, { others, ...outcomes }) => {
	const outcomeOf = async (
		run: (work: (sql: TransactionSql) => ReturnType<Call>) => ReturnType<Call>,
		rows: Rows,
	) => {
		try {
			const [row] = await run((sql) => call(sql, rows));
			return row?.outcome ?? 'done';
		} catch (error) {
			return (error as { code: string }).code;
		}
	};

	test.each(PEOPLE)('%s', async (person) => {
		const rows = await rowsOf(person === 'unverified' ? person : 'employer');
		await admin`update public.employers set verified = false, host_since = null
			where user_id = ${idOf('unverified')}`;
		const outcome = await outcomeOf(
			(work) => asWritingPerson(started.backend.sql, idOf(person), work),
			rows,
		);
		expect(outcome).toBe(outcomes[person] ?? others);
	});

	test('visitor', async () => {
		const rows = await rowsOf('employer');
		expect(await outcomeOf((work) => asVisitor(started.backend.sql, work), rows)).toBe('42501');
	});
});

describe('has_overdue', () => {
	const DUE = '2027-03-10';
	let employer: string;
	let internship: string;

	beforeAll(async () => {
		await rowsOf('employer');
		const [row] = await admin`select employer_id, id from public.internships`;
		employer = row?.employer_id;
		internship = row?.id;
	});

	async function apply(status: string, to: string | null = internship): Promise<void> {
		await admin`delete from public.applications`;
		await admin`insert into public.applications ${admin({
			...applicationRow(idOf('student'), 'Looms'),
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
});
