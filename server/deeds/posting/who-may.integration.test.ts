import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { claimEntry } from '#server/deeds/staff/claims/claim-entry.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { acceptCorrection, putBackCorrection } from './corrections.ts';
import { approveDraft, returnDraft } from './decide-drafts.ts';
import {
	copyInternship,
	createDraft,
	deleteDraft,
	reviseInternship,
	saveDraft,
	withdrawDraft,
} from './drafts.ts';
import { importInternships } from './import-internships.ts';
import { closeInternship, pauseInternship, reopenInternship } from './internship-status.ts';
import { submitDraft } from './submit-draft.ts';

/** What is asked for is `employer`'s, and `unverified`'s where they ask; `nobody` has no account any more. */
const PEOPLE = [
	'employer',
	'unverified',
	'rival',
	'member',
	'former',
	'student',
	'nobody',
] as const;
type Person = (typeof PEOPLE)[number];
/** `done`, or the status of the refusal. Who is not named gets `others`. */
type Outcomes = Partial<Record<Person, 'done' | number>> & { others: number };

const own: Outcomes = { employer: 'done', unverified: 'done', others: 404 };
const withCompany: Outcomes = { ...own, rival: 'done' };
const onceVerified: Outcomes = { ...own, unverified: 409 };
const staff: Outcomes = { member: 'done', others: 404 };

type Rows = Record<'company' | 'draft' | 'submitted' | 'internship' | 'paused', string>;
type Deed = (sql: Sql, person: string, rows: Rows) => Promise<unknown>;

const today = londonDay(new Date());
const content = draftFor(today);

const deeds: [name: string, deed: Deed, outcomes: Outcomes][] = [
	['create', (sql, person) => createDraft(sql, { person, content, step: 1 }), withCompany],
	[
		'save',
		(sql, person, { draft }) => saveDraft(sql, { person, draft, version: 1, content, step: 2 }),
		own,
	],
	['delete', (sql, person, { draft }) => deleteDraft(sql, { person, draft }), own],
	[
		'submit',
		(sql, person, { draft }) => submitDraft(sql, { person, draft, version: 1, today }),
		onceVerified,
	],
	[
		'withdraw',
		(sql, person, { submitted }) => withdrawDraft(sql, { person, draft: submitted }),
		own,
	],
	['revise', (sql, person, { internship }) => reviseInternship(sql, { person, internship }), own],
	['copy', (sql, person, { internship }) => copyInternship(sql, { person, internship }), own],
	['pause', (sql, person, { internship }) => pauseInternship(sql, { person, internship }), own],
	['close', (sql, person, { internship }) => closeInternship(sql, { person, internship }), own],
	[
		'reopen',
		(sql, person, { paused }) =>
			reopenInternship(sql, {
				person,
				internship: paused,
				deadline: null,
				most_applications: null,
				today,
			}),
		onceVerified,
	],
	[
		'claim',
		(sql, person, { submitted }) => claimEntry(sql, { person, kind: 'draft', id: submitted }),
		staff,
	],
	[
		'approve',
		(sql, person, { submitted }) =>
			approveDraft(sql, { person, draft: submitted, version: 1, today }),
		staff,
	],
	[
		'return',
		(sql, person, { submitted }) =>
			returnDraft(sql, { person, draft: submitted, version: 1, reason: 'Where?', comments: {} }),
		staff,
	],
	[
		'accept a correction',
		(sql, person, { internship }) => acceptCorrection(sql, { person, internship, version: 1 }),
		staff,
	],
	[
		'put a correction back',
		(sql, person, { internship }) =>
			putBackCorrection(sql, { person, internship, version: 1, reason: 'Why?' }),
		staff,
	],
	[
		'import',
		async (sql, person) => {
			const cells = Object.fromEntries(
				Object.entries(content).map(([name, value]) => [name, String(value ?? '')]),
			);
			const lines = [{ line: 2, left: '', cells: { ...cells, employer: 'employer@example.org' } }];
			const asked = { person, lines, order: 'day-first', today } as const;
			const { seen } = await importInternships(sql, { ...asked, seen: null });
			const { stored } = await importInternships(sql, { ...asked, seen });
			expect(stored).toBe(true);
		},
		staff,
	],
];

let started: TestBackend;
let admin: Sql;
const ids: Partial<Record<Person, string>> = { nobody: randomUUID() };
const idOf = (person: Person) => ids[person] ?? '';

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 2 });
	await holdNotices(admin);
	for (const person of PEOPLE)
		ids[person] ??= (await signedUp(started.backend, `${person}@example.org`)).id;
	await admin`insert into public.staff (user_id) values (${idOf('member')})`;
	for (const person of ['employer', 'unverified', 'rival'] as const)
		await admin`insert into public.employers ${admin(verifiedEmployer(idOf(person), person))}`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** Rows of a company, made while it is verified. */
async function rowsOf(person: 'employer' | 'unverified'): Promise<Rows> {
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
	await admin`update public.employers set verified = true`;
	const [employerRow] = await admin<{ id: string }[]>`
		select id from public.employers where user_id = ${idOf(person)}`;
	const company = employerRow?.id ?? '';
	const added = async (table: string, row: object): Promise<string> => {
		const [stored] = await admin`
			insert into ${admin(`public.${table}`)} ${admin(row)} returning id`;
		return stored?.id;
	};
	const published = (slug: string, more: object) =>
		added(
			'internships',
			internshipRow(slug, { source: 'employer', employer_id: company, ...more }),
		);
	const terms = { starts_on: daysAfter(today, 90), pay_amount: content.pay_amount };
	const internship = await published('loom-intern', terms);
	await admin`insert into posting_rules.corrections (internship_id, approved)
		values (${internship}, ${JSON.stringify(content)}::text::jsonb)`;
	return {
		company,
		internship,
		paused: await published('quiet-intern', { ...terms, status: 'paused', paused_by: 'employer' }),
		draft: await added('internship_drafts', { employer_id: company, content }),
		submitted: await added('internship_drafts', {
			employer_id: company,
			content,
			state: 'submitted',
			submitted_at: new Date(),
		}),
	};
}

/** What the deeds change. */
async function everyRow() {
	return Promise.all([
		admin`select * from public.internship_drafts order by id`,
		admin`select * from public.internships order by id`,
		admin`select * from posting_rules.corrections order by internship_id`,
		admin`select * from outbox.notices order by id`,
	]);
}

describe.each(deeds)('%s', (_, deed, { others, ...outcomes }) => {
	test.each(PEOPLE)('%s', async (person) => {
		const rows = await rowsOf(person === 'unverified' ? person : 'employer');
		await admin`update public.employers set verified = false, host_since = null
			where user_id = ${idOf('unverified')}`;
		const before = await everyRow();
		const outcome = await deed(started.backend.sql, idOf(person), rows).then(
			() => 'done',
			({ status }: { status: number }) => status,
		);
		expect(outcome).toBe(outcomes[person] ?? others);
		if (outcome !== 'done') expect(await everyRow()).toEqual(before);
	});
});
