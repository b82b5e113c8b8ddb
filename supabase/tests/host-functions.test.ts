import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import { asVisitor, asWritingPerson } from '#server/postgres/as-person.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { applicationRow, verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/**
 * Who may call which function of posting and applicants. Who may do which deed is at the deeds. What is asked for is `employer`'s, and `unverified`'s where
 * they ask; `student` has applied.
 */
const PEOPLE = ['student', 'other', 'employer', 'unverified', 'rival', 'member', 'former'] as const;
type Person = (typeof PEOPLE)[number];

/** `done`, the code of the refusal, or what the function answers. Who is not named gets `others`, a visitor `42501`. */
type Outcomes = Partial<Record<Person, string>> & { others: string };

const own = { employer: 'done', unverified: 'done', others: 'PT404' };
const withCompany = { ...own, rival: 'done' };
const onceVerified = { ...own, unverified: 'PT409' };
const staff = { member: 'done', others: 'PT404' };

type Rows = Record<'draft' | 'submitted' | 'internship' | 'quiet' | 'waiting', string>;
type Call = (sql: TransactionSql, rows: Rows) => Promise<readonly { outcome?: unknown }[]>;

const today = londonDay(new Date());
const draft = draftFor(today);
const content = JSON.stringify(draft);

const functions: [name: string, call: Call, outcomes: Outcomes][] = [
	[
		'create_draft',
		(sql) => sql`select posting_rules.create_draft(${content}::text::jsonb, 1)`,
		withCompany,
	],
	[
		'save',
		(sql, { draft }) => sql`select posting_rules.save(${draft}, 1, ${content}::text::jsonb, 2)`,
		own,
	],
	['delete_draft', (sql, { draft }) => sql`select posting_rules.delete_draft(${draft})`, own],
	['submit', (sql, { draft }) => sql`select posting_rules.submit(${draft}, 1)`, onceVerified],
	['lock_draft', (sql, { draft }) => sql`select posting_rules.lock_draft(${draft}, 1)`, own],
	['withdraw', (sql, { submitted }) => sql`select posting_rules.withdraw(${submitted})`, own],
	['revise', (sql, { internship }) => sql`select posting_rules.revise(${internship})`, own],
	['copy', (sql, { internship }) => sql`select posting_rules.copy(${internship})`, own],
	['pause', (sql, { internship }) => sql`select posting_rules.pause(${internship})`, own],
	['close', (sql, { quiet }) => sql`select posting_rules.close(${quiet})`, own],
	[
		'reopen',
		(sql, { quiet }) => sql`select posting_rules.reopen(${quiet}, null, null)`,
		onceVerified,
	],
	['claim', (sql, { submitted }) => sql`select posting_rules.claim(${submitted})`, staff],
	[
		'approve',
		(sql, { submitted }) => sql`select posting_rules.approve(${submitted}, 1, 'ferry-intern')`,
		staff,
	],
	[
		'send_back',
		(sql, { submitted }) => sql`select posting_rules.send_back(${submitted}, 1, 'Where?', '{}')`,
		staff,
	],
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
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.applications`;
	await admin`delete from public.internships`;
	await admin`update public.employers set verified = true`;
	const [company] = await admin`select id from public.employers where user_id = ${idOf(person)}`;
	const drafted = (state: string, more: object = {}) =>
		added('internship_drafts', {
			employer_id: company?.id,
			state,
			content: draft,
			...more,
		});
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
		draft: await drafted('draft'),
		submitted: await drafted('submitted', { submitted_at: new Date() }),
		internship,
		quiet: await published('quiet-intern', {
			status: 'paused',
			paused_by: 'employer',
			description: draft.description,
			starts_on: draft.starts_on,
			pay_amount: draft.pay_amount,
		}),
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
