import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { risksOf } from '#schema/employers/draft-risks.ts';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { judgeBy } from '#schema/words/word-rules.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { carryOutNow } from '#server/deeds/staff/carry-out.ts';
import { claimEntry } from '#server/deeds/staff/claims/claim-entry.ts';
import { asPerson, asVisitor } from '#server/postgres/as-person.ts';
import { judge } from '#server/words/judge.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { apply as send } from '#test/rows/employer-world.ts';
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
import { approveDraft, claimNextDraft, returnDraft } from './decide-drafts.ts';
import {
	ageDrafts,
	copyInternship,
	createDraft,
	deleteDraft,
	reviseInternship,
	saveDraft,
	withdrawDraft,
} from './drafts.ts';
import { closeInternship, pauseInternship, reopenInternship } from './internship-status.ts';
import { submitDraft } from './submit-draft.ts';

type State = { state: string; version: number };

let started: TestBackend;
let admin: Sql;
let employer = '';
let rival = '';
let member = '';
let colleague = '';
let student = '';
let company = '';
const today = londonDay(new Date());

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	await holdNotices(admin);
	const personOf = async (name: string) =>
		(await signedUp(started.backend, `${name}@example.org`)).id;
	employer = await personOf('employer');
	rival = await personOf('rival');
	member = await personOf('member');
	colleague = await personOf('colleague');
	student = await personOf('student');
	await admin`insert into public.staff (user_id) values (${member}), (${colleague})`;
	company = await profileOf(employer, 'Tidewell Systems');
	await profileOf(rival, 'Rival Ropes');
});
beforeEach(async () => {
	await admin`update public.employers set verified = true`;
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
	await admin`alter sequence posting_rules.correction_versions restart`;
	await admin`delete from public.applications`;
	await admin`delete from outbox.notices`;
	await admin`delete from public.staff_log`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function profileOf(user: string, name: string): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(user, name))}
		returning id`;
	return row?.id ?? '';
}

const sql = () => started.backend.sql;
const create = (person: string, content: DraftContent) =>
	createDraft(sql(), { person, content, step: 4 });
const save = (person: string, draft: string, version: number, content: DraftContent) =>
	saveDraft(sql(), { person, draft, version, content, step: 4 });
const remove = (person: string, draft: string) => deleteDraft(sql(), { person, draft });
const submit = (person: string, draft: string, version: number) =>
	submitDraft(sql(), { person, draft, version, today });
const withdraw = (person: string, draft: string) => withdrawDraft(sql(), { person, draft });
const claim = (person: string, id: string) => claimEntry(sql(), { person, kind: 'draft', id });
/** Without waiting for the ten minutes in which it can be taken back. */
const approve = async (person: string, draft: string, version: number) => {
	await approveDraft(sql(), { person, draft, version, today });
	await carryOutNow(sql(), { person, draft, today });
};
const sendBack = (person: string, draft: string, version: number, reason: string, comments = {}) =>
	returnDraft(sql(), { person, draft, version, reason, comments });
const revise = (person: string, internship: string) =>
	reviseInternship(sql(), { person, internship });
const copy = (person: string, internship: string) => copyInternship(sql(), { person, internship });
const pause = (person: string, internship: string) =>
	pauseInternship(sql(), { person, internship });
const close = (person: string, internship: string) =>
	closeInternship(sql(), { person, internship });
const reopen = (person: string, internship: string, days: number, most: number | null = null) =>
	reopenInternship(sql(), {
		person,
		internship,
		deadline: daysAfter(today, days),
		most_applications: most,
		today,
	});
const accept = (person: string, internship: string, version: number) =>
	acceptCorrection(sql(), { person, internship, version });
const putBack = (person: string, internship: string, version: number, reason: string) =>
	putBackCorrection(sql(), { person, internship, version, reason });

const refusal = (status: number, code?: string) =>
	expect.objectContaining({ status, ...(code && { code }) });
const draftOf = async (id: string): Promise<State> => {
	const [row] = await admin<State[]>`
		select state, version from public.internship_drafts where id = ${id}`;
	return row ?? { state: 'none', version: 0 };
};
const written = (change: Partial<DraftContent> = {}, person = employer): Promise<string> =>
	create(person, draftFor(today, change));
async function submitted(change: Partial<DraftContent> = {}): Promise<string> {
	const id = await written(change);
	await submit(employer, id, 1);
	return id;
}
async function published(change: Partial<DraftContent> = {}): Promise<string> {
	const id = await submitted(change);
	await approve(member, id, 2);
	const [row] = await admin<{ internship_id: string }[]>`
		select internship_id from public.internship_drafts where id = ${id}`;
	return row?.internship_id ?? '';
}
const rowOf = async (id: string) =>
	(await admin`select * from public.internships where id = ${id}`)[0];
const kinds = async () =>
	(
		await admin<{ kind: string }[]>`
			select kind from outbox.notices where kind <> 'drafts_waiting' order by kind`
	).map(({ kind }) => kind);
const apply = (internship: string) => send(started.backend.sql, admin, student, internship);

test('names of applicants are hidden in what is published, unless its employer said otherwise when it was submitted', async () => {
	expect((await rowOf(await published()))?.hide_names).toBe(true);
	const id = await written({ title: 'Another Loom Intern' });
	await submitDraft(sql(), { person: employer, draft: id, version: 1, today, hide_names: false });
	await approve(member, id, 2);
	const [row] = await admin`
		select hide_names from public.internships
		where id = (select internship_id from public.internship_drafts where id = ${id})`;
	expect(row?.hide_names).toBe(false);
});

describe('sentences of a draft that no rule has words for', () => {
	beforeAll(() => judgeBy(judge));
	afterAll(() => judgeBy());

	const ASKED = 'The first month is on you, so to speak.';
	const REFUSED = 'We had somebody with a bad back before and will not do that again.';

	test('are asked about, and with an answer the draft waits for staff, who read both', async () => {
		const id = await written({ requirements: [ASKED] });
		await expect(submit(employer, id, 1)).rejects.toMatchObject({
			status: 422,
			code: 'asked',
			extra: { questions: [{ field: 'requirements', question: expect.stringContaining(ASKED) }] },
		});
		const meant = 'It is the plot of a play that we put on.';
		await submitDraft(sql(), { person: employer, draft: id, version: 1, today, meant });
		const [row] = await admin<{ content: DraftContent; meant: string }[]>`
			select content, meant from public.internship_drafts where id = ${id} and state = 'submitted'`;
		const risks = risksOf({
			content: draftFor(today, { requirements: [ASKED] }),
			published: null,
			returned: null,
			comments: {},
			today,
			made_on: today,
			meant: row?.meant ?? null,
			record: { verified_on: null, internships: 0 },
			like: null,
		});
		expect(risks).toContainEqual(
			expect.objectContaining({
				kind: 'asked',
				field: 'requirements',
				words: expect.stringMatching(/so to speak.*a play that we put on/s),
			}),
		);
	});

	test('are refused where they are surely never right', async () => {
		const id = await written({ requirements: [REFUSED] });
		await expect(submit(employer, id, 1)).rejects.toMatchObject({
			status: 422,
			code: 'incomplete',
			extra: { problems: { requirements: expect.stringContaining(REFUSED) } },
		});
	});
});

describe('a draft', () => {
	test('is its employer’s: to others it does not exist', async () => {
		const id = await written();
		for (const person of [rival, student, member]) {
			const seen = await asPerson(
				started.backend.sql,
				person,
				(sql) => sql`select id from public.internship_drafts`,
			);
			expect(seen).toEqual([]);
			await expect(save(person, id, 1, EMPTY_DRAFT)).rejects.toEqual(refusal(404));
			await expect(submit(person, id, 1)).rejects.toEqual(refusal(404));
			await expect(remove(person, id)).rejects.toEqual(refusal(404));
		}
		await expect(create(student, EMPTY_DRAFT)).rejects.toEqual(refusal(404));
	});

	test('is saved in its latest version only', async () => {
		const id = await written();
		await save(employer, id, 1, draftFor(today, { title: 'New' }));
		await expect(save(employer, id, 1, EMPTY_DRAFT)).rejects.toEqual(refusal(409, 'changed'));
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 2 });
	});

	test('that waits for staff is read, withdrawn, and not changed', async () => {
		const id = await submitted();
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 2 });
		await expect(save(employer, id, 2, EMPTY_DRAFT)).rejects.toEqual(refusal(409, 'submitted'));
		await expect(remove(employer, id)).rejects.toEqual(refusal(409, 'submitted'));
		await withdraw(employer, id);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 3 });
		await remove(employer, id);
		expect(await draftOf(id)).toEqual({ state: 'none', version: 0 });
	});

	test('is one of fifty', async () => {
		await admin`insert into public.internship_drafts (employer_id)
			select ${company}::uuid from generate_series(1, 50)`;
		await expect(written()).rejects.toEqual(refusal(409, 'too_many'));
	});

	test('of an unverified employer is kept, and not submitted', async () => {
		await admin`update public.employers set verified = false where id = ${company}`;
		const id = await written();
		await expect(submit(employer, id, 1)).rejects.toEqual(refusal(409, 'not_verified'));
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 1 });
	});

	test('is not submitted while an answer is overdue', async () => {
		const internship = await published();
		await apply(internship);
		await admin`update public.applications set answer_due_on = ${daysAfter(today, -1)}`;
		const id = await written();
		await expect(submit(employer, id, 1)).rejects.toEqual(refusal(409, 'overdue'));
		await admin`update public.applications set answer_due_on = ${today}`;
		await submit(employer, id, 1);
		expect(await draftOf(id)).toMatchObject({ state: 'submitted' });
	});

	test.each<[Partial<DraftContent>, string]>([
		[{ title: '' }, 'title'],
		[{ sector: null }, 'sector'],
		[{ description: '' }, 'description'],
		[{ remote: null }, 'remote'],
		[{ city: '' }, 'city'],
		[{ location: '' }, 'location'],
		[{ starts_on: null }, 'starts_on'],
		[{ starts_on: today, deadline: null }, 'starts_on'],
		[{ weeks: 5 }, 'weeks'],
		[{ weeks: 53 }, 'weeks'],
		[{ deadline: daysAfter(today, 6) }, 'deadline'],
		[{ deadline: daysAfter(today, 90) }, 'deadline'],
		[{ spots: 0 }, 'spots'],
		[{ hours: 48.5 }, 'hours'],
		[{ pay_amount: 0 }, 'pay_amount'],
		[{ pay_amount: 0, part_of_course: true }, 'pay_amount'],
		[{ pay_amount: 1_000 }, 'pay_amount'],
		[{ sponsorship: null }, 'sponsorship'],
		[{ answer_days: 6 }, 'answer_days'],
		[{ most_applications: 9 }, 'most_applications'],
	])('with %j is refused as in the form', async (change, field) => {
		const problems = draftProblems(draftFor(today, change), today);
		expect(Object.keys(problems)).toContain(field);
		const id = await written(change);
		await expect(submit(employer, id, 1)).rejects.toMatchObject({
			status: 422,
			code: 'incomplete',
			extra: { problems },
		});
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 1 });
	});

	test('is held to the exact minimum wage of its last day, as in the form', async () => {
		const pay = async (amount: number) => {
			const change = { pay_amount: amount, pay_per: 'week', hours: 37.5, weeks: 52 } as const;
			const form = draftProblems(draftFor(today, change), today).pay_amount === undefined;
			const stored = await submitted(change).then(
				() => true,
				() => false,
			);
			return [form, stored];
		};
		let least = 400;
		while (
			draftProblems(
				draftFor(today, { pay_amount: least, pay_per: 'week', hours: 37.5, weeks: 52 }),
				today,
			).pay_amount
		)
			least += 1;
		expect(await pay(least)).toEqual([true, true]);
		expect(await pay(least - 1)).toEqual([false, false]);
	});

	test('by the hour is stored as it is typed; of a week or month it has no pence, whoever writes', async () => {
		const hourly = { pay_amount: 14.71, pay_per: 'hour', hours: 20 } as const;
		const id = await submitted(hourly);
		await claim(member, id);
		await approve(member, id, 2);
		const [row] = await admin`select pay_amount, pay_per from public.internships`;
		expect(row).toEqual({ pay_amount: '14.71', pay_per: 'hour' });
		const [facts] = await admin`select facts from catalogue.changed_after(0, 0)`;
		expect(facts).toMatchObject({ facts: { pay_amount: 14.71, pay_per: 'hour' } });
		const monthly = await written({ pay_amount: 2_600.5 });
		await expect(submit(employer, monthly, 1)).rejects.toMatchObject({
			extra: { problems: { pay_amount: expect.stringMatching(/^Give whole pounds a month/) } },
		});
		await expect(admin`update public.internships set pay_per = 'month'`).rejects.toThrow(
			'internships_pence_check',
		);
	});

	test('with hours that vary is stored with both bounds and their pattern, whoever writes', async () => {
		const varying = { hours: 24, least_hours: 16, hours_pattern: 'Mornings' };
		const id = await submitted(varying);
		await claim(member, id);
		await approve(member, id, 2);
		const [row] = await admin`
			select card from catalogue.cards_of(array(select number from public.internships)) as card`;
		expect(row?.card).toMatchObject(varying);
		const [changes] = await admin`select facts from catalogue.changed_after(0, 0)`;
		expect(changes?.facts).toMatchObject({ hours: 24, least_hours: 16 });
		for (const wrong of [24, 0.5])
			await expect(admin`update public.internships set least_hours = ${wrong}`).rejects.toThrow(
				'hours_check',
			);
	});

	test('that tells of the work is stored with it, found by it, and shown on its page alone', async () => {
		const told = {
			typical_day: 'We meet at nine by the zephyr. Then you clean records until lunch.',
			team: 'Two analysts and a captain',
			selection: ['A call of 20 minutes', 'An hour on real records'],
			questions: ['Which of our docks would suit you?'],
		};
		await published(told);
		const [row] = await admin<{ page: object; card: object }[]>`
			select catalogue.by_slug(slug) as page,
				(select card from catalogue.cards_of(array[number]) as card) as card
			from public.internships`;
		expect(row?.page).toMatchObject(told);
		for (const name of Object.keys(told)) expect(row?.card).not.toHaveProperty(name);
		const [changes] = await admin`
			select facts -> 'texts' ->> 'description' as text from catalogue.changed_after(0, 0)`;
		expect(changes?.text).toContain('zephyr');
		expect(changes?.text).not.toContain('docks would suit');
	});

	test.each([
		['typical_day', 'x'.repeat(1_501)],
		['typical_day', ' '],
		['team', 'x'.repeat(301)],
		['team', 'Two\nlines'],
		['selection', Array(7).fill('A call')],
		['selection', ['x'.repeat(301)]],
		['questions', ['One?', 'Two?', 'Three?', 'Four?']],
		['questions', ['x'.repeat(201)]],
		['questions', ['Two\nlines?']],
		['questions', [' ']],
	])('no %s is stored as %j, whoever writes', async (column, value) => {
		await published();
		const change = admin({ [column]: value });
		await expect(admin`update public.internships set ${change}`).rejects.toMatchObject({
			code: '23514',
		});
	});

	test('that is no draft is refused', async () => {
		const id = await written();
		await admin`update public.internship_drafts set content = '{"weeks": "many"}' where id = ${id}`;
		await expect(submit(employer, id, 2)).rejects.toEqual(refusal(422, 'content'));
	});
});

describe('approval', () => {
	test('publishes the draft with what follows from it, and tells its employer', async () => {
		const id = await submitted();
		await claim(member, id);
		await approve(member, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'approved', version: 3 });
		const [row] = await admin`select * from public.internships`;
		expect(row).toMatchObject({
			slug: 'ferry-data-intern-tidewell-systems-leeds',
			source: 'employer',
			employer_id: company,
			kind: 'uk-cities',
			company: 'Tidewell Systems',
			status: 'open',
			hidden: false,
			pay_amount: '2600',
			requirements: ['SQL, or the wish to learn it'],
		});
		expect(row?.starts).toMatch(/^\d{1,2} \w+ \d{4}$/);
		expect(await kinds()).toEqual(['draft_approved']);
		expect(
			await admin`select action, subject, subject_id, staff_id from public.staff_log order by number`,
		).toEqual([
			{ action: 'approve', subject: 'draft', subject_id: id, staff_id: member },
			{ action: 'publish-now', subject: 'draft', subject_id: id, staff_id: member },
		]);
	});

	test.each<[Partial<DraftContent>, string]>([
		[{ city: 'London' }, 'london'],
		[{ remote: 'remote', city: '', location: 'Remote, UK' }, 'remote'],
		[{ part_of_course: true, weeks: 52 }, 'placement'],
	])('of %j makes the kind %s', async (change, kind) => {
		expect(await rowOf(await published(change))).toMatchObject({ kind });
	});

	test('is staff’s alone', async () => {
		const id = await submitted();
		for (const person of [employer, rival, student]) {
			await expect(claim(person, id)).rejects.toEqual(refusal(404));
			await expect(approve(person, id, 2)).rejects.toEqual(refusal(404));
			await expect(sendBack(person, id, 2, 'No', {})).rejects.toEqual(refusal(404));
		}
		await admin`delete from public.staff where user_id = ${colleague}`;
		await expect(approve(colleague, id, 2)).rejects.toEqual(refusal(404));
		await admin`insert into public.staff (user_id) values (${colleague})`;
	});

	test('by two at once: one does it, the other is told', async () => {
		const id = await submitted();
		const both = await Promise.allSettled([approve(member, id, 2), approve(colleague, id, 2)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: refusal(409, 'approved'),
		});
		expect(await admin`select slug from public.internships`).toHaveLength(1);
		expect(await kinds()).toEqual(['draft_approved']);
	});

	test('of what a colleague has taken up is refused until their claim is over', async () => {
		const id = await submitted();
		await claim(member, id);
		expect(await claim(colleague, id)).toMatchObject({ mine: false });
		await expect(approve(colleague, id, 2)).rejects.toEqual(refusal(409, 'claimed'));
		await admin`update public.staff_claims set until = now() - interval '1 second'`;
		expect(await claim(colleague, id)).toMatchObject({ mine: true });
		await expect(approve(member, id, 2)).rejects.toEqual(refusal(409, 'claimed'));
	});

	test('that was taken back by its employer is nobody’s', async () => {
		const id = await submitted();
		await claim(member, id);
		await withdraw(employer, id);
		expect(await admin`select from public.staff_claims`).toEqual([]);
	});

	test('leads to the draft that follows and that no colleague has, and takes it up', async () => {
		const [first, second, third] = [await submitted(), await submitted(), await submitted()];
		const next = (person: string, after: string) => claimNextDraft(sql(), { person, after });
		const both = await Promise.all([next(member, first), next(colleague, first)]);
		expect(both.toSorted()).toEqual([second, third].toSorted());
		expect(await next(member, third)).toBe(first);
		// All are taken: one's own stay one's own.
		expect(both).toContain(await next(member, first));
		await admin`update public.staff_claims set claimed_by = ${member}`;
		expect(await next(colleague, first)).toBe(null);
		await expect(next(employer, first)).rejects.toEqual(refusal(404));
		await admin`delete from public.staff_claims`;
		const among = (ids: string[]) =>
			claimNextDraft(sql(), { person: member, after: first, among: ids });
		expect(await among([first, third])).toBe(third);
		expect(await among([first])).toBe(null);
	});

	test('of a draft that was never submitted is refused as if there were none', async () => {
		const id = await written();
		await expect(approve(member, id, 1)).rejects.toEqual(refusal(404, 'not_found'));
		await expect(claim(member, id)).rejects.toEqual(refusal(404, 'not_found'));
	});

	test('of a version that its employer has changed since is refused', async () => {
		const id = await submitted();
		await withdraw(employer, id);
		await expect(approve(member, id, 2)).rejects.toEqual(refusal(409, 'draft'));
		await save(employer, id, 3, draftFor(today, { title: 'Other' }));
		await submit(employer, id, 4);
		await expect(approve(member, id, 2)).rejects.toEqual(refusal(409, 'changed'));
		await expect(sendBack(member, id, 2, 'No')).rejects.toEqual(refusal(409, 'changed'));
		expect(await admin`select 1 from public.internships`).toEqual([]);
	});

	test('is refused once the company is no longer verified, or the last day has passed', async () => {
		const id = await submitted();
		await admin`update public.employers set company_name = 'Tidewell' where id = ${company}`;
		await expect(approve(member, id, 2)).rejects.toEqual(refusal(409, 'not_verified'));
		await admin`update public.employers set company_name = 'Tidewell Systems' where id = ${company}`;
		await admin`update public.employers set verified = true where id = ${company}`;
		await admin`update public.internship_drafts set
			submitted_at = now() - interval '40 days',
			content = content || ${JSON.stringify({ deadline: daysAfter(today, -1) })}::text::jsonb`;
		await expect(approve(member, id, 3)).rejects.toEqual(refusal(422, 'deadline'));
	});

	test('is refused where a rule has changed since, but for words that staff have read', async () => {
		const id = await submitted();
		const change = (content: object) => admin`
			update public.internship_drafts set content = content || ${JSON.stringify(content)}::text::jsonb`;
		await change({ pay_amount: 1_000 });
		await expect(approve(member, id, 3)).rejects.toEqual(refusal(422, 'pay_amount'));
		await change({ pay_amount: 2_600, description: 'Short.' });
		await approve(member, id, 4);
	});

	test('or its return, with a reason and comments that the employer reads', async () => {
		const id = await submitted();
		await expect(sendBack(member, id, 2, ' ', {})).rejects.toEqual(refusal(422));
		await sendBack(member, id, 2, 'The place is not clear', { location: 'Which dock?' });
		const [row] = await asPerson(
			started.backend.sql,
			employer,
			(sql) => sql`select state, return_reason, comments from public.internship_drafts`,
		);
		expect(row).toEqual({
			state: 'returned',
			return_reason: 'The place is not clear',
			comments: { location: 'Which dock?' },
		});
		expect(await kinds()).toEqual(['draft_returned']);
		await save(employer, id, 3, draftFor(today, { location: 'Dock 4, Leeds' }));
		await submit(employer, id, 4);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 5 });
	});
});

describe('a revision', () => {
	const revised = async (internship: string, change: Partial<DraftContent>) => {
		const id = await revise(employer, internship);
		const [row] = await admin<{ content: DraftContent }[]>`
			select content from public.internship_drafts where id = ${id}`;
		await save(employer, id, 1, draftFor(today, { ...row?.content, ...change }));
		return id;
	};

	const waits = () => admin`
		select internship_id, version, approved -> 'description' as description from posting_rules.corrections`;
	/** A small correction. */
	const words = draftFor(today).description.replace('ferries', 'boats');

	test('of words and places is public at once, waits for staff and is in their log', async () => {
		const internship = await published();
		const before = (await rowOf(internship))?.description;
		const id = await revised(internship, { description: words, spots: 3 });
		await submit(employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'approved', version: 3 });
		expect(await rowOf(internship)).toMatchObject({ description: words, spots: 3 });
		expect(await waits()).toEqual([{ internship_id: internship, version: 1, description: before }]);
		expect(
			await admin`select staff_id, staff_email, action, subject, subject_id, detail
				from public.staff_log where action = 'correct'`,
		).toEqual([
			{
				staff_id: null,
				staff_email: 'employer',
				action: 'correct',
				subject: 'internship',
				subject_id: internship,
				detail: 'Ferry Data Intern\ndescription, spots',
			},
		]);
	});

	test('that is not small waits as a whole', async () => {
		const internship = await published();
		const other =
			'You sort parcels in a warehouse, count what is missing, and write down who took which of them away.';
		const id = await revised(internship, { description: other, spots: 3 });
		await submit(employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 3 });
		expect(await rowOf(internship)).toMatchObject({ spots: null });
		expect(await waits()).toEqual([]);
		await approve(member, id, 3);
		expect(await rowOf(internship)).toMatchObject({ description: other, spots: 3 });
		expect(await waits()).toEqual([]);
	});

	test('of the rest waits for staff while the old text is public, and tells open applicants', async () => {
		const internship = await published();
		await apply(internship);
		const change = { pay_amount: 2_800, hours: 37.5, title: 'Ferry Intern', spots: 3 };
		const id = await revised(internship, change);
		await submit(employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 3 });
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Data Intern',
			spots: 3,
			pay_amount: '2600',
		});
		await approve(member, id, 3);
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Intern',
			pay_amount: '2800',
			slug: 'ferry-data-intern-tidewell-systems-leeds',
		});
		expect(await admin`select before, after from posting_rules.changes`).toMatchObject([
			{ before: { hours: 35, spots: null }, after: { hours: 37.5, pay_amount: 2_800, spots: 3 } },
		]);
		expect((await kinds()).filter((kind) => kind === 'internship_changes')).toHaveLength(1);
		// The places were corrected at once, and nobody has looked at that.
		expect(await waits()).toMatchObject([{ version: 2 }]);
	});

	const correct = async (internship: string, change: Partial<DraftContent>) => {
		const id = await revised(internship, change);
		return submit(employer, id, 2);
	};

	test('is put back by staff, with the reason to its employer', async () => {
		const internship = await published();
		const before = await rowOf(internship);
		await correct(internship, { description: words });
		await correct(internship, { requirements: ['Knots'], spots: 5 });
		await expect(putBack(member, internship, 1, 'Why?')).rejects.toEqual(refusal(409, 'changed'));
		await expect(putBack(member, internship, 2, ' ')).rejects.toEqual(refusal(422, 'reason'));
		await putBack(member, internship, 2, ' This is other work. ');
		const after = await rowOf(internship);
		for (const column of ['description', 'requirements', 'spots', 'starts', 'kind', 'pay_amount'])
			expect(after?.[column]).toEqual(before?.[column]);
		expect(await waits()).toEqual([]);
		expect(
			await admin`select row_id, words from outbox.notices where kind = 'correction_put_back'`,
		).toMatchObject([
			{ row_id: internship, words: { title: 'Ferry Data Intern', reason: 'This is other work.' } },
		]);
		expect(await admin`select detail from public.staff_log where action = 'put-back'`).toEqual([
			{ detail: 'Ferry Data Intern\nThis is other work.' },
		]);
		await expect(accept(member, internship, 2)).rejects.toEqual(refusal(409, 'decided'));
	});

	test('that staff find fine is what later ones are compared with', async () => {
		const internship = await published();
		await correct(internship, { description: words });
		await accept(member, internship, 1);
		expect(await waits()).toEqual([]);
		await correct(internship, { spots: 5 });
		expect(await waits()).toMatchObject([{ description: words }]);
		await correct(internship, { spots: null });
		expect(await waits()).toEqual([]);
	});

	test('that was put back and corrected with other words is not found fine by an older list', async () => {
		const internship = await published();
		await correct(internship, { description: words });
		await putBack(member, internship, 1, 'Of ferries.');
		await correct(internship, { description: words.replace('boats', 'rafts') });
		await expect(accept(colleague, internship, 1)).rejects.toEqual(refusal(409, 'changed'));
		await expect(putBack(colleague, internship, 1, 'No.')).rejects.toEqual(refusal(409, 'changed'));
		expect(await waits()).toMatchObject([{ version: 2 }]);
	});

	test('is looked at by staff alone', async () => {
		const internship = await published();
		await correct(internship, { spots: 5 });
		for (const person of [employer, rival, student]) {
			await expect(accept(person, internship, 1)).rejects.toEqual(refusal(404));
			await expect(putBack(person, internship, 1, 'No')).rejects.toEqual(refusal(404));
			expect(
				await asPerson(
					started.backend.sql,
					person,
					(sql) => sql`select 1 from posting_rules.corrections`,
				),
			).toEqual([]);
		}
	});

	test('ten times in an hour is one mail, and one a day at most', async () => {
		const internship = await published();
		const due = () => admin<{ hours: number; spots: [number | null, number] }[]>`
			select round(extract(epoch from due_at - now()) / 3600)::integer as hours,
				jsonb_build_array(before -> 'spots', after -> 'spots') as spots
			from outbox.notices join posting_rules.changes as change on change.id = row_id
			where kind = 'internship_changes'`;
		for (let spots = 1; spots <= 10; spots += 1) await correct(internship, { spots });
		expect(await due()).toEqual([{ hours: 1, spots: [null, 10] }]);
		// That mail is sent an hour later.
		await admin`update posting_rules.changes set mail_at = now() - interval '1 hour'`;
		await admin`delete from outbox.notices where kind = 'internship_changes'`;
		await correct(internship, { spots: 11 });
		const id = await revised(internship, { pay_amount: 2_800 });
		await submit(employer, id, 2);
		await approve(member, id, 3);
		expect(await due()).toEqual([{ hours: 23, spots: [10, 11] }]);
		// What is as it was when the last mail was written needs none.
		const back = await revised(internship, { pay_amount: 2_600, spots: 10 });
		await submit(employer, back, 2);
		await approve(member, back, 3);
		expect(await due()).toEqual([]);
	});

	test('of what concerns the employer only is told to nobody', async () => {
		const internship = await published();
		// As an internship from before the employer was asked.
		await admin`update public.internships set authority = false where id = ${internship}`;
		await apply(internship);
		await correct(internship, { authority: true, most_applications: 40 });
		expect(await rowOf(internship)).toMatchObject({ authority: true, most_applications: 40 });
		expect(await kinds()).not.toContain('internship_changes');
	});

	test('is one at a time', async () => {
		const internship = await published();
		const id = await revise(employer, internship);
		expect(await revise(employer, internship)).toBe(id);
		await expect(revise(rival, internship)).rejects.toEqual(refusal(404));
	});

	test('a copy has the words, and no days', async () => {
		const internship = await published({ remote: 'remote', city: '', location: 'Remote' });
		const id = await copy(employer, internship);
		const [row] = await admin`
			select content, internship_id from public.internship_drafts where id = ${id}`;
		expect(row).toMatchObject({
			internship_id: null,
			content: { title: 'Ferry Data Intern', starts_on: null, deadline: null, city: '' },
		});
		await expect(copy(rival, internship)).rejects.toEqual(refusal(404));
	});
});

describe('a published internship', () => {
	const seen = async () => {
		const { sql } = started.backend;
		const rows = await asVisitor(
			sql,
			(visitor) => visitor`select slug, status from public.internships`,
		);
		return rows.map(({ slug, status }) => `${slug} ${status}`);
	};

	test('is paused and opened by its employer alone', async () => {
		const internship = await published();
		await expect(pause(rival, internship)).rejects.toEqual(refusal(404));
		await pause(employer, internship);
		await expect(pause(employer, internship)).rejects.toEqual(refusal(409, 'paused'));
		expect(await rowOf(internship)).toMatchObject({ status: 'paused', paused_by: 'employer' });
		expect(await seen()).toEqual(['ferry-data-intern-tidewell-systems-leeds paused']);
		await expect(apply(internship)).rejects.toEqual(refusal(409));
		await reopen(employer, internship, 30);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', paused_by: null });
	});

	test('closes once every applicant has an answer', async () => {
		const internship = await published();
		await apply(internship);
		await expect(close(employer, internship)).rejects.toEqual(refusal(409, 'waiting 1'));
		const [application] = await admin`select id from public.applications`;
		await moveApplication(started.backend.sql, {
			as: 'employer',
			person: employer,
			application: application?.id,
			expected: 'submitted',
			to: 'rejected',
			reasons: ['skills'],
			message: 'We have chosen others.',
		});
		await close(employer, internship);
		expect(await rowOf(internship)).toMatchObject({ status: 'closed' });
		await expect(reopen(employer, internship, 6)).rejects.toEqual(refusal(422, 'deadline'));
		await reopen(employer, internship, 7);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', closed_at: null });
	});

	test('at its number of applications opens with a higher one', async () => {
		const internship = await published({ most_applications: 10 });
		await admin`alter table public.applications disable trigger user`;
		await admin`insert into public.applications
			(user_id, internship_id, program_type, motivation, experience, availability, status, answer_due_on)
			select id, ${internship}, 'london', 'm', 'e', 'a', 'rejected', current_date from auth.users limit 1`;
		await admin`alter table public.applications enable trigger user`;
		await admin`update public.internships set status = 'paused', paused_by = 'limit'`;
		await expect(reopen(employer, internship, 30, 9)).rejects.toEqual(
			refusal(422, 'most_applications'),
		);
		await reopen(employer, internship, 30, 10);
		expect(await rowOf(internship)).toMatchObject({ status: 'open' });
	});

	test('of an employer who is no longer verified is nowhere, for anybody', async () => {
		const internship = await published();
		expect(await seen()).toEqual(['ferry-data-intern-tidewell-systems-leeds open']);
		const number = Number((await rowOf(internship))?.number);
		const listed = async () => {
			const [row] = await started.backend
				.sql`select catalogue.by_slug('ferry-data-intern-tidewell-systems-leeds') as page,
				array(select catalogue.cards_of(${[number]})) as cards,
				(select array_agg(facts ->> 'status') from catalogue.changed_after(0, 0)) as statuses,
				(select string_agg(facts -> 'texts' ->> 'title', ', ') from catalogue.changed_after(0, 0)) as titles`;
			return row;
		};
		expect(await listed()).toMatchObject({
			statuses: ['open'],
			titles: expect.stringMatching(/ferry/i),
		});
		await admin`update public.employers set website = 'https://other.example' where id = ${company}`;
		expect(await seen()).toEqual([]);
		expect(await listed()).toMatchObject({
			page: null,
			cards: [],
			statuses: ['closed'],
			titles: null,
		});
		await expect(apply(internship)).rejects.toEqual(refusal(404));
		const own = await asPerson(
			started.backend.sql,
			employer,
			(sql) => sql`select slug from public.internships`,
		);
		expect(own).toEqual([{ slug: 'ferry-data-intern-tidewell-systems-leeds' }]);
		await admin`update public.employers set verified = true, company_name = 'Tidewell Two' where id = ${company}`;
		await admin`update public.employers set verified = true where id = ${company}`;
		expect(await rowOf(internship)).toMatchObject({ hidden: false, company: 'Tidewell Two' });
		await admin`update public.employers set company_name = 'Tidewell Systems' where id = ${company}`;
	});

	test('is hidden whoever inserts it, also by a row that says otherwise', async () => {
		await admin`update public.employers set verified = false where id = ${company}`;
		await admin`insert into public.internships ${admin(internshipRow('sly', { source: 'employer', employer_id: company, hidden: false }))}`;
		expect(await seen()).toEqual([]);
	});
});

describe('a draft that nobody touches', () => {
	const age = (now: Date) => ageDrafts(sql(), now);
	const at = (days: number, hours = 0) =>
		new Date(Date.now() + days * 86_400_000 + hours * 3_600_000);

	test('is deleted after 180 days, with a mail seven days and one day before, once each', async () => {
		const id = await written();
		for (let hour = 0; hour < 24 * 181; hour += 12) await age(at(0, hour));
		expect(await draftOf(id)).toEqual({ state: 'none', version: 0 });
		expect(await kinds()).toEqual(['draft_last_day', 'draft_last_week']);
	});

	test('waits for as long as its mails were late, and begins again when it is touched', async () => {
		const id = await written();
		expect(await age(at(400))).toBe(0);
		expect(await age(at(401))).toBe(0);
		expect(await age(at(406))).toBe(0);
		expect(await kinds()).toEqual(['draft_last_day', 'draft_last_week']);
		await save(employer, id, 1, draftFor(today, { title: 'Touched' }));
		expect(await age(at(170))).toBe(0);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 2 });
	});

	test('stays while it waits for staff', async () => {
		const id = await submitted();
		expect(await age(at(400))).toBe(0);
		expect(await age(at(800))).toBe(0);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 2 });
		expect(await kinds()).toEqual([]);
	});

	test('stays once it is approved', async () => {
		await published();
		const before = await kinds();
		expect(await age(at(400))).toBe(0);
		expect(await kinds()).toEqual(before);
		expect(await admin`select state from public.internship_drafts`).toEqual([
			{ state: 'approved' },
		]);
	});
});
