import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import type { Claim, ClaimKind } from '#schema/staff/claims.ts';
import { returnMessage } from '#server/deeds/applications/decide-message.ts';
import { acceptCorrection } from '#server/deeds/posting/corrections.ts';
import { returnDraft } from '#server/deeds/posting/decide-drafts.ts';
import { answerMessage, resolveReport } from '#server/deeds/staff/answers.ts';
import { refuseEmployer } from '#server/deeds/staff/refuse-employer.ts';
import { verifyByCommand, verifyEmployer } from '#server/deeds/staff/verify-employer.ts';
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
import { claimEntry } from './claim-entry.ts';

let started: TestBackend;
let admin: Sql;
let mo = '';
let kit = '';
let student = '';
let company = '';
let asking = '';
const today = londonDay(new Date());

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	await holdNotices(admin);
	[mo, kit, student] = [await personOf('Mo'), await personOf('Kit'), await personOf('Stu')];
	const [host, other] = [await personOf('Jo'), await personOf('Bo')];
	await admin`insert into public.staff (user_id) values (${mo}), (${kit})`;
	company = await idOf(
		admin`insert into public.employers ${admin(verifiedEmployer(host, 'Tidewell'))} returning id`,
	);
	asking = await idOf(
		admin`insert into public.employers ${admin(verifiedEmployer(other, 'Looms'))} returning id`,
	);
});
beforeEach(async () => {
	await admin`insert into public.staff (user_id) values (${mo}), (${kit}) on conflict do nothing`;
	for (const table of ['internship_drafts', 'internships', 'contacts', 'reports', 'staff_claims'])
		await admin`delete from ${admin(`public.${table}`)}`;
	await admin`delete from public.message_reviews`;
	await admin`delete from staff_rules.pending_decisions`;
	await admin`delete from public.staff_log`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function personOf(name: string): Promise<string> {
	const email = `${name.toLowerCase()}@example.org`;
	return (await signedUp(started.backend, email, 'correct horse', { full_name: name })).id;
}
const idOf = async (inserted: PromiseLike<readonly { id?: string }[]>) =>
	(await inserted)[0]?.id ?? '';
const sql = () => started.backend.sql;
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
const claims = () => admin`select claimed_by from public.staff_claims`;
const steps = () =>
	admin`select staff_id, action, subject, subject_id from public.staff_log order by number`;
const timePasses = () =>
	admin`update public.staff_claims set until = until - interval '15 minutes'`;

const correct = (internship: string) => admin`
	insert into posting_rules.corrections (internship_id, approved, version)
	values (${internship}, '{}', nextval('posting_rules.correction_versions'))`;

/** Makes something of a kind that waits. @returns its id */
const waiting: Record<ClaimKind, () => Promise<string>> = {
	draft: () =>
		idOf(admin`
			insert into public.internship_drafts (employer_id, state, content, submitted_at)
			values (${company}, 'submitted', ${admin.json(draftFor(today) as never)}, now()) returning id`),
	correction: async () => {
		const row = internshipRow('loom-intern', { source: 'employer', employer_id: company });
		const id = await idOf(admin`insert into public.internships ${admin(row)} returning id`);
		await correct(id);
		return id;
	},
	employer: async () => {
		await admin`
			update public.employers set verified = false, verified_at = null, refused_at = null, refusal = null,
				asked_at = now(), website = 'https://looms.example'
			where id = ${asking}`;
		return asking;
	},
	message: () =>
		idOf(admin`
			insert into public.contacts (name, email, subject, message)
			values ('Ann', 'ann@example.org', 'Visas', 'May I?') returning id`),
	'applicant-message': () =>
		idOf(admin`
			insert into public.message_reviews (employer_id, user_id, to_status, message, found, people)
			values (${company}, ${student}, 'interview', 'Hello', '{link}', 4) returning id`),
	report: () =>
		idOf(admin`
			insert into public.reports (internship, reason) values ('loom-intern', 'pay') returning id`),
};

const versionOf = async (table: string, key: string, id: string): Promise<number> =>
	(await admin`select version from ${admin(table)} where ${admin(key)} = ${id}`)[0]?.version;
const seen = async (employer: string): Promise<string> =>
	(
		await admin`select to_json(updated_at) #>> '{}' as at from public.employers where id = ${employer}`
	)[0]?.at;

/** What somebody decides who sees something of a kind now, whenever they send it. */
const decisionOf: Record<
	ClaimKind,
	(person: string, id: string) => Promise<() => Promise<unknown>>
> = {
	draft: async (person, draft) => {
		const version = await versionOf('public.internship_drafts', 'id', draft);
		return () => returnDraft(sql(), { person, draft, version, reason: 'Where?', comments: {} });
	},
	correction: async (person, internship) => {
		const version = await versionOf('posting_rules.corrections', 'internship_id', internship);
		return () => acceptCorrection(sql(), { person, internship, version });
	},
	employer: async (person, employer) => {
		const expected = await seen(employer);
		const checked = { checks: ['website' as const], company_number: null, note: 'Called back.' };
		return () => verifyEmployer(sql(), { person, employer, expected, ...checked });
	},
	message: async (person, contact) => () =>
		answerMessage(sql(), { person, contact, message: 'Yes.' }),
	'applicant-message': async (person, review) => () =>
		returnMessage(sql(), { person, review, reason: 'No links.', today }),
	report: async (person, report) => () =>
		resolveReport(sql(), { person, report, resolution: 'Told them.' }),
};
const decide = async (person: string, kind: ClaimKind, id: string) =>
	(await decisionOf[kind](person, id))();

const claim = (person: string, kind: ClaimKind, id: string, takeOver = false): Promise<Claim> =>
	claimEntry(sql(), { person, kind, id, takeOver });
const minutesLeft = ({ until }: Claim) => (Date.parse(until) - Date.now()) / 60_000;

describe.each(Object.keys(waiting) as ClaimKind[])('%s', (kind) => {
	test('that a colleague has open is theirs to decide on, and named to whoever opens it', async () => {
		const id = await waiting[kind]();
		expect(await claim(mo, kind, id)).toMatchObject({ mine: true, by: 'Mo' });
		const told = await claim(kit, kind, id);
		expect(told).toMatchObject({ mine: false, by: 'Mo' });
		expect(minutesLeft(told)).toBeGreaterThan(14);
		expect(minutesLeft(told)).toBeLessThan(15.5);
		await expect(decide(kit, kind, id)).rejects.toMatchObject({
			status: 409,
			code: 'claimed',
			message: 'Mo has taken it up.',
		});
		expect(await claims()).toEqual([{ claimed_by: mo }]);
		// Only steps are in the log, and to open something is none.
		expect(await steps()).toEqual([]);
		await decide(mo, kind, id);
		expect(await claims()).toEqual([]);
		await expect(claim(kit, kind, id)).rejects.toMatchObject({ status: expect.any(Number) });
		expect(await claims()).toEqual([]);
	});

	test('goes over to a colleague who says so, which is logged; who had it is told', async () => {
		const id = await waiting[kind]();
		await claim(mo, kind, id);
		expect(await claim(kit, kind, id, true)).toMatchObject({ mine: true, by: 'Kit' });
		expect(await claim(mo, kind, id)).toMatchObject({ mine: false, by: 'Kit' });
		await expect(decide(mo, kind, id)).rejects.toMatchObject({ message: 'Kit has taken it up.' });
		const subject = kind === 'correction' ? 'internship' : kind;
		expect(await steps()).toEqual([
			{ staff_id: kit, action: 'take-over', subject, subject_id: id },
		]);
		await decide(kit, kind, id);
		expect(await claims()).toEqual([]);
	});

	test('that was left is free a quarter of an hour later, and can be decided on without a claim', async () => {
		const id = await waiting[kind]();
		await claim(mo, kind, id);
		await timePasses();
		await decide(kit, kind, id);
		expect(await claims()).toEqual([]);
	});

	test('is claimed by one of two who open it in the same moment', async () => {
		const id = await waiting[kind]();
		const both = await Promise.all([claim(mo, kind, id), claim(kit, kind, id)]);
		expect(both.map(({ mine }) => mine).toSorted()).toEqual([false, true]);
		expect(new Set(both.map(({ by }) => by)).size).toBe(1);
		expect(await claims()).toHaveLength(1);
	});

	test('is decided by who has it while a colleague takes it over in the same moment, or by neither', async () => {
		const id = await waiting[kind]();
		await claim(mo, kind, id);
		const [decided, taken] = await Promise.allSettled([
			decide(mo, kind, id),
			claim(kit, kind, id, true),
		]);
		if (decided.status === 'fulfilled') {
			expect(taken).toMatchObject({ status: 'rejected' });
			expect(await claims()).toEqual([]);
		} else {
			expect(decided.reason).toEqual(refusal(409, 'claimed'));
			expect(taken).toMatchObject({ value: { mine: true } });
			expect(await claims()).toEqual([{ claimed_by: kit }]);
		}
	});

	test('is decided once: an older list, in another tab or of a colleague, is told so in words', async () => {
		const id = await waiting[kind]();
		await claim(mo, kind, id);
		const [first, tab, ofColleague] = [
			await decisionOf[kind](mo, id),
			await decisionOf[kind](mo, id),
			await decisionOf[kind](kit, id),
		];
		await first();
		for (const late of [tab, ofColleague])
			await expect(late()).rejects.toMatchObject({
				status: 409,
				message: expect.stringMatching(/in the meantime[.,]/),
			});
	});

	test('is claimed by staff alone, and only where it is there', async () => {
		const id = await waiting[kind]();
		await expect(claim(student, kind, id)).rejects.toEqual(refusal(404, 'not_found'));
		const nowhere = '00000000-0000-4000-8000-000000000000';
		await expect(claim(mo, kind, nowhere)).rejects.toEqual(refusal(404, 'not_found'));
		expect(await claims()).toEqual([]);
	});
});

test('who has something keeps it for longer by working on it, and it is the same claim', async () => {
	const id = await waiting.report();
	await claim(mo, 'report', id);
	await admin`update public.staff_claims set until = until - interval '10 minutes'`;
	expect(minutesLeft(await claim(mo, 'report', id))).toBeGreaterThan(14);
	expect(await claims()).toHaveLength(1);
	expect(await steps()).toEqual([]);
});

/** What a colleague decides in another table, while somebody waits for the lock to open it. */
const meanwhile: [ClaimKind, () => Promise<string>, (tx: TransactionSql, id: string) => unknown][] =
	[
		[
			'message',
			waiting.message,
			(tx, id) => tx`insert into public.contact_answers (contact_id) values (${id})`,
		],
		[
			'employer',
			async () => {
				await admin`insert into staff_rules.company_changes (employer_id, checked) values (${company}, '{}')`;
				return company;
			},
			(tx, id) => tx`delete from staff_rules.company_changes where employer_id = ${id}`,
		],
	];
test.each(meanwhile)(
	'%s: what a colleague decides in the same moment is not claimed',
	async (kind, make, decided) => {
		const id = await make();
		const table = kind === 'message' ? 'public.contacts' : 'public.employers';
		let opened: Promise<unknown> = Promise.resolve();
		await admin.begin(async (tx) => {
			await tx`select from ${tx(table)} where id = ${id} for update`;
			await decided(tx, id);
			opened = claim(kit, kind, id);
			opened.catch(() => {});
			await vi.waitUntil(
				async () =>
					(
						await tx`select from pg_stat_activity
							where datname = current_database() and wait_event_type = 'Lock'`
					).length > 0,
				30_000,
			);
		});
		await expect(opened).rejects.toEqual(refusal(409, 'decided_meanwhile'));
		expect(await claims()).toEqual([]);
	},
);

/** Something that was decided comes again: what its employer does then. */
const again: [ClaimKind, (id: string) => Promise<unknown>][] = [
	[
		'draft',
		(id) => admin`update public.internship_drafts set state = 'submitted' where id = ${id}`,
	],
	['correction', correct],
	[
		'employer',
		async (id) => {
			await admin`delete from staff_rules.pending_decisions`;
			await admin`update public.employers set location = location || ', UK' where id = ${id}`;
		},
	],
];
test.each(again)(
	'%s: what waits again is not decided on by an older list',
	async (kind, comesAgain) => {
		const id = await waiting[kind]();
		const old = await decisionOf[kind](kit, id);
		await decide(mo, kind, id);
		await comesAgain(id);
		await claim(kit, kind, id);
		await expect(old()).rejects.toMatchObject({
			status: 409,
			message: expect.stringMatching(/in the meantime\./),
		});
		await decide(kit, kind, id);
	},
);

test('who is not staff any more has nothing', async () => {
	const id = await waiting.report();
	await claim(mo, 'report', id);
	await admin`delete from public.staff where user_id = ${mo}`;
	expect(await claim(kit, 'report', id)).toMatchObject({ mine: true, by: 'Kit' });
	expect(await steps()).toEqual([]);
});

test('what is over is deleted with the next daily run, what somebody has open is not', async () => {
	await claim(mo, 'report', await waiting.report());
	await timePasses();
	await claim(kit, 'message', await waiting.message());
	await admin`select retention.forget_expired(now())`;
	expect(await claims()).toEqual([{ claimed_by: kit }]);
});

test('a claim goes with what it is about, and with the account of who has it', async () => {
	await claim(mo, 'report', await waiting.report());
	await claim(mo, 'message', await waiting.message());
	await admin`delete from public.contacts`;
	await admin`delete from public.reports`;
	expect(await claims()).toEqual([]);

	const lou = await personOf('Lou');
	await admin`insert into public.staff (user_id) values (${lou})`;
	const id = await waiting.report();
	await claim(lou, 'report', id);
	await admin`delete from public.staff where user_id = ${lou}`;
	await admin`delete from auth.users where id = ${lou}`;
	expect(await claims()).toEqual([]);
	await decide(kit, 'report', id);
});

test('a company that a colleague has open is not refused, but by an operator’s command it is verified', async () => {
	const employer = await waiting.employer();
	await claim(mo, 'employer', employer);
	const refused = { person: kit, employer, expected: await seen(employer), reason: 'No.' };
	await expect(refuseEmployer(sql(), refused)).rejects.toEqual(refusal(409, 'claimed'));
	await verifyByCommand(sql(), employer);
	expect(await claims()).toEqual([]);
});

test('a message that is on its way is claimed by nobody: whoever sees it stops it', async () => {
	const id = await waiting['applicant-message']();
	await admin`update public.message_reviews set state = 'sent' where id = ${id}`;
	await expect(claim(mo, 'applicant-message', id)).rejects.toEqual(
		refusal(409, 'decided_meanwhile'),
	);
});
