import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmployerCheck } from '#schema/employers/employer-checks.ts';
import { londonDay } from '#schema/london-day.ts';
import { approveDraft, returnDraft } from '#server/deeds/posting/decide-drafts.ts';
import { createDraft, withdrawDraft } from '#server/deeds/posting/drafts.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { carryOutDue, carryOutNow, takeBackDecision } from './carry-out.ts';
import { claimEntry } from './claims/claim-entry.ts';
import { refuseEmployer } from './refuse-employer.ts';
import { verifyByCommand, verifyEmployer } from './verify-employer.ts';

let started: TestBackend;
let admin: Sql;
let host = '';
let member = '';
let colleague = '';
let student = '';
let company = '';
const today = londonDay(new Date());

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	await holdNotices(admin);
	const personOf = async (email: string) => (await signedUp(started.backend, email)).id;
	[host, member, colleague, student] = await Promise.all([
		personOf('jo@looms.example'),
		personOf('member@example.org'),
		personOf('colleague@example.org'),
		personOf('student@example.org'),
	]);
	await admin`insert into public.staff (user_id) values (${member}), (${colleague})`;
	const [row] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(host, 'Looms of Leeds'))} returning id`;
	company = row?.id ?? '';
});
beforeEach(async () => {
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
	await admin`delete from public.employer_decisions`;
	await admin`delete from staff_rules.pending_decisions`;
	await admin`update public.employers set company_number = null, website = 'https://looms.example'`;
	await admin`update public.employers set verified = true`;
	await admin`delete from outbox.notices`;
	await admin`delete from public.staff_log`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const sql = () => started.backend.sql;
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
const visibleInternships = () => admin`select slug from public.internships where not hidden`;
const kinds = async () =>
	(await admin<{ kind: string }[]>`select kind from outbox.notices`).map(({ kind }) => kind);
const steps = async () =>
	(await admin<{ action: string }[]>`select action from public.staff_log order by number`).map(
		({ action }) => action,
	);
const tenMinutesPass = () =>
	admin`update staff_rules.pending_decisions set due_at = due_at - interval '10 minutes 1 second'`;
const waiting = async () =>
	(await admin<{ kind: string }[]>`select kind from staff_rules.what_waits`).map(
		({ kind }) => kind,
	);

async function submitted(): Promise<string> {
	const content = draftFor(today);
	const id = await createDraft(sql(), { person: host, content, step: 4 });
	await submitDraft(sql(), { person: host, draft: id, version: 1, today });
	await admin`delete from outbox.notices`;
	return id;
}
const approve = (draft: string, person = member) =>
	approveDraft(sql(), { person, draft, version: 2, today });

describe('an approved draft', () => {
	test('is public, and its employer told, when the ten minutes are over', async () => {
		const draft = await submitted();
		const due = Date.parse(await approve(draft)) - Date.now();
		expect(due).toBeGreaterThan(595_000);
		expect(due).toBeLessThanOrEqual(600_000);
		expect(await carryOutDue(sql(), today)).toBe(0);
		expect([await visibleInternships(), await kinds(), await waiting()]).toEqual([[], [], []]);
		const [stored] = await admin`select state from public.internship_drafts`;
		expect(stored).toEqual({ state: 'submitted' });
		await tenMinutesPass();
		const both = await Promise.all([1, 2].map(() => carryOutDue(sql(), today)));
		expect(both).toContain(1);
		expect(await visibleInternships()).toHaveLength(1);
		expect([await kinds(), await steps()]).toEqual([['draft_approved'], ['approve']]);
	});

	test('is taken back by any member of staff, waits again, and nobody was told', async () => {
		const draft = await submitted();
		await approve(draft);
		await expect(takeBackDecision(sql(), { person: student, draft })).rejects.toEqual(
			refusal(404, 'not_found'),
		);
		await takeBackDecision(sql(), { person: colleague, draft });
		await expect(takeBackDecision(sql(), { person: member, draft })).rejects.toEqual(
			refusal(409, 'not_taken_back'),
		);
		await carryOutDue(sql(), today);
		expect([await visibleInternships(), await kinds(), await waiting()]).toEqual([
			[],
			[],
			['drafts'],
		]);
		expect(await steps()).toEqual(['approve', 'take-back-approval']);
	});

	test('is nobody else’s to decide meanwhile, and public at once where somebody says so', async () => {
		const draft = await submitted();
		await approve(draft);
		const other = { person: colleague, draft };
		for (const decision of [
			() => claimEntry(sql(), { person: colleague, kind: 'draft', id: draft }),
			() => approve(draft, colleague),
			() => returnDraft(sql(), { ...other, version: 2, reason: 'No', comments: {} }),
		])
			await expect(decision()).rejects.toEqual(refusal(409, 'approved'));
		await expect(carryOutNow(sql(), { person: student, draft, today })).rejects.toEqual(
			refusal(404, 'not_found'),
		);
		await carryOutNow(sql(), { person: colleague, draft, today });
		await expect(carryOutNow(sql(), { person: member, draft, today })).rejects.toEqual(
			refusal(409, 'decided'),
		);
		expect(await visibleInternships()).toHaveLength(1);
		expect(await steps()).toEqual(['approve', 'publish-now']);
	});

	test('that its employer takes back, or whose company is refused, is not published', async () => {
		const draft = await submitted();
		await approve(draft);
		await withdrawDraft(sql(), { person: host, draft });
		await tenMinutesPass();
		expect(await carryOutDue(sql(), today)).toBe(0);
		expect([await visibleInternships(), await steps()]).toEqual([[], ['approve']]);

		const second = await submitted();
		await approve(second);
		await admin`update public.employers set verified = false`;
		await tenMinutesPass();
		expect(await carryOutDue(sql(), today)).toBe(0);
		expect(await visibleInternships()).toEqual([]);
		expect(await kinds()).not.toContain('draft_approved');
		expect(await admin`select detail from public.staff_log where action = 'not-published'`).toEqual(
			[{ detail: 'The company is not verified.' }],
		);
		expect(await waiting()).toContain('drafts');
	});

	test('while it becomes public and is taken back in the same moment: one of them wins', async () => {
		for (let round = 0; round < 6; round += 1) {
			const draft = await submitted();
			await approve(draft);
			await tenMinutesPass();
			const back = takeBackDecision(sql(), { person: member, draft }).then(
				() => true,
				() => false,
			);
			const [taken] = await Promise.all([back, carryOutDue(sql(), today)]);
			expect(await visibleInternships()).toHaveLength(taken ? 0 : 1);
			expect(await kinds()).toEqual(taken ? [] : ['draft_approved']);
			await admin`delete from public.internship_drafts`;
			await admin`delete from public.internships`;
			await admin`delete from outbox.notices`;
		}
	});
});

describe('a company', () => {
	const seen = async () => {
		const [row] = await admin<{ updated_at: string }[]>`
			select to_json(updated_at) as updated_at from public.employers where id = ${company}`;
		return row?.updated_at ?? '';
	};
	const waits = () => admin`update public.employers set verified = false where id = ${company}`;
	const verify = async (change: object = {}, person = member) =>
		verifyEmployer(sql(), {
			person,
			employer: company,
			expected: await seen(),
			checks: ['website', 'mail-domain'] as EmployerCheck[],
			company_number: null,
			note: null,
			...change,
		});
	const state = async () =>
		(
			await admin`select verified, asked_at is not null as asked from public.employers
				where id = ${company}`
		)[0];

	test('that staff verify is so after ten minutes, with what was checked stored', async () => {
		await waits();
		await admin`delete from outbox.notices`;
		await verify({ checks: ['website', 'company-number'], company_number: '01234567' });
		expect([await state(), await kinds(), await waiting()]).toEqual([
			{ verified: false, asked: true },
			[],
			[],
		]);
		await expect(verify()).rejects.toEqual(refusal(409, 'decided_meanwhile'));
		await tenMinutesPass();
		expect(await carryOutDue(sql(), today)).toBe(1);
		expect([await state(), await kinds(), await steps()]).toEqual([
			{ verified: true, asked: false },
			['employer_decisions'],
			['verify'],
		]);
		expect(await admin`select checks, grounds from public.employer_decisions`).toEqual([
			{
				checks: ['website', 'company-number'],
				grounds: { website: 'https://looms.example', 'company-number': '01234567' },
			},
		]);
	});

	test('is taken back, and not refused meanwhile', async () => {
		await waits();
		await admin`delete from outbox.notices`;
		await verify();
		const refuse = async () =>
			refuseEmployer(sql(), {
				person: colleague,
				employer: company,
				expected: await seen(),
				reason: 'No',
			});
		await expect(refuse()).rejects.toEqual(refusal(409, 'decided_meanwhile'));
		await takeBackDecision(sql(), { person: colleague, employer: company });
		expect([await waiting(), await kinds(), await steps()]).toEqual([
			['employers'],
			[],
			['verify', 'take-back-verification'],
		]);
		await refuse();
	});

	test('that changes its profile meanwhile waits again, and is verified by nobody', async () => {
		await waits();
		await verify();
		await admin`update public.employers set website = 'https://other.example' where id = ${company}`;
		expect(await waiting()).toContain('employers');
		await tenMinutesPass();
		expect(await carryOutDue(sql(), today)).toBe(0);
		expect([await state(), (await steps()).at(-1)]).toEqual([
			{ verified: false, asked: true },
			'not-verified',
		]);
		await verify({ checks: ['website'] });
	});

	test('without a website is not checked by it; what speaks against a check needs a note', async () => {
		await waits();
		await admin`update public.employers set website = null where id = ${company}`;
		for (const check of ['website', 'mail-domain'] as const)
			await expect(verify({ checks: [check] })).rejects.toEqual(refusal(422, 'no_ground'));
		await admin`update public.employers set website = 'https://weave.example', company_number = '07654321'
			where id = ${company}`;
		const number = { checks: ['company-number'], company_number: '01234567' };
		for (const change of [{ checks: ['mail-domain'] }, number])
			await expect(verify(change)).rejects.toEqual(refusal(422, 'note_missing'));
		await verify({ ...number, note: 'Its holding company.' });
	});

	test('that gives another number than staff have looked up is checked again', async () => {
		await waits();
		await verify({ checks: ['company-number'], company_number: '01234567' });
		await carryOutNow(sql(), { person: member, employer: company, today });
		await admin`update public.employers set company_number = '01234567' where id = ${company}`;
		expect(await state()).toMatchObject({ verified: true });
		await admin`update public.employers set company_number = null where id = ${company}`;
		await verifyByCommand(sql(), company);
		await admin`update public.employers set company_number = '07654321' where id = ${company}`;
		// Staff have looked up none the last time.
		expect(await state()).toMatchObject({ verified: true });
		await admin`delete from public.employer_decisions`;
		await admin`update public.employers set company_number = null where id = ${company}`;
		await verify({ checks: ['company-number'], company_number: '01234567' });
		await carryOutNow(sql(), { person: member, employer: company, today });
		await admin`update public.employers set company_number = '07654321' where id = ${company}`;
		expect(await state()).toMatchObject({ verified: false });
	});
});
