import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { risksOf } from '#schema/employers/draft-risks.ts';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter } from '#schema/london-day.ts';
import { judgeBy } from '#schema/words/word-rules.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { judge } from '#server/words/judge.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { postingWorld } from '#test/rows/posting-world.ts';
import { ageDrafts } from './drafts.ts';
import { submitDraft } from './submit-draft.ts';

const world = postingWorld();
const {
	people,
	sql,
	create,
	save,
	remove,
	submit,
	withdraw,
	claim,
	approve,
	refusal,
	draftOf,
	written,
	submitted,
	published,
	rowOf,
	kinds,
	apply,
	today,
} = world;

beforeAll(world.start);
beforeEach(world.reset);
afterAll(world.close);

test('names of applicants are hidden in what is published, unless its employer said otherwise when it was submitted', async () => {
	expect((await rowOf(await published()))?.hide_names).toBe(true);
	const id = await written({ title: 'Another Loom Intern' });
	await submitDraft(sql(), {
		person: people.employer,
		draft: id,
		version: 1,
		today,
		hide_names: false,
	});
	await approve(people.member, id, 2);
	const [row] = await world.admin`
		select hide_names from public.internships
		where id = (select internship_id from public.internship_drafts where id = ${id})`;
	expect(row?.hide_names).toBe(false);
});

describe('sentences of a draft that no rule has words for', () => {
	beforeAll(() => judgeBy(judge));
	afterAll(() => judgeBy());

	const ASKED = 'The first month belongs to us, so to speak.';
	const REFUSED = 'We had somebody with a bad back before and will not do that again.';

	test('are asked about, and with an answer the draft waits for staff, who read both', async () => {
		const id = await written({ requirements: [ASKED] });
		await expect(submit(people.employer, id, 1)).rejects.toMatchObject({
			status: 422,
			code: 'asked',
			extra: { questions: [{ field: 'requirements', question: expect.stringContaining(ASKED) }] },
		});
		const meant = 'It is the plot of a play that we put on.';
		await submitDraft(sql(), { person: people.employer, draft: id, version: 1, today, meant });
		const [row] = await world.admin<{ content: DraftContent; meant: string }[]>`
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
		await expect(submit(people.employer, id, 1)).rejects.toMatchObject({
			status: 422,
			code: 'incomplete',
			extra: { problems: { requirements: expect.stringContaining(REFUSED) } },
		});
	});
});

describe('a draft', () => {
	test('is its employer’s: to others it does not exist', async () => {
		const id = await written();
		for (const person of [people.rival, people.student, people.member]) {
			const seen = await asPerson(
				world.backend.sql,
				person,
				(sql) => sql`select id from public.internship_drafts`,
			);
			expect(seen).toEqual([]);
			await expect(save(person, id, 1, EMPTY_DRAFT)).rejects.toEqual(refusal(404));
			await expect(submit(person, id, 1)).rejects.toEqual(refusal(404));
			await expect(remove(person, id)).rejects.toEqual(refusal(404));
		}
		await expect(create(people.student, EMPTY_DRAFT)).rejects.toEqual(refusal(404));
	});

	test('is saved in its latest version only', async () => {
		const id = await written();
		await save(people.employer, id, 1, draftFor(today, { title: 'New' }));
		await expect(save(people.employer, id, 1, EMPTY_DRAFT)).rejects.toEqual(
			refusal(409, 'changed'),
		);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 2 });
	});

	test('that waits for staff is read, withdrawn, and not changed', async () => {
		const id = await submitted();
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 2 });
		await expect(save(people.employer, id, 2, EMPTY_DRAFT)).rejects.toEqual(
			refusal(409, 'submitted'),
		);
		await expect(remove(people.employer, id)).rejects.toEqual(refusal(409, 'submitted'));
		await withdraw(people.employer, id);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 3 });
		await remove(people.employer, id);
		expect(await draftOf(id)).toEqual({ state: 'none', version: 0 });
	});

	test('is one of fifty', async () => {
		await world.admin`insert into public.internship_drafts (employer_id)
			select ${people.company}::uuid from generate_series(1, 50)`;
		await expect(written()).rejects.toEqual(refusal(409, 'too_many'));
	});

	test('of an unverified employer is kept, and not submitted', async () => {
		await world.admin`update public.employers set verified = false where id = ${people.company}`;
		const id = await written();
		await expect(submit(people.employer, id, 1)).rejects.toEqual(refusal(409, 'not_verified'));
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 1 });
	});

	test('is not submitted while an answer is overdue', async () => {
		const internship = await published();
		await apply(internship);
		await world.admin`update public.applications set answer_due_on = ${daysAfter(today, -1)}`;
		const id = await written();
		await expect(submit(people.employer, id, 1)).rejects.toEqual(refusal(409, 'overdue'));
		await world.admin`update public.applications set answer_due_on = ${today}`;
		await submit(people.employer, id, 1);
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
		await expect(submit(people.employer, id, 1)).rejects.toMatchObject({
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
		await claim(people.member, id);
		await approve(people.member, id, 2);
		const [row] = await world.admin`select pay_amount, pay_per from public.internships`;
		expect(row).toEqual({ pay_amount: '14.71', pay_per: 'hour' });
		const [facts] = await world.admin`select facts from catalogue.changed_after(0, 0)`;
		expect(facts).toMatchObject({ facts: { pay_amount: 14.71, pay_per: 'hour' } });
		const monthly = await written({ pay_amount: 2_600.5 });
		await expect(submit(people.employer, monthly, 1)).rejects.toMatchObject({
			extra: { problems: { pay_amount: expect.stringMatching(/^Give whole pounds a month/) } },
		});
		await expect(world.admin`update public.internships set pay_per = 'month'`).rejects.toThrow(
			'internships_pence_check',
		);
	});

	test('with hours that vary is stored with both bounds and their pattern, whoever writes', async () => {
		const varying = { hours: 24, least_hours: 16, hours_pattern: 'Mornings' };
		const id = await submitted(varying);
		await claim(people.member, id);
		await approve(people.member, id, 2);
		const [row] = await world.admin`
			select card from catalogue.cards_of(array(select number from public.internships)) as card`;
		expect(row?.card).toMatchObject(varying);
		const [changes] = await world.admin`select facts from catalogue.changed_after(0, 0)`;
		expect(changes?.facts).toMatchObject({ hours: 24, least_hours: 16 });
		for (const wrong of [24, 0.5])
			await expect(
				world.admin`update public.internships set least_hours = ${wrong}`,
			).rejects.toThrow('hours_check');
	});

	test('that tells of the work is stored with it, found by it, and shown on its page alone', async () => {
		const told = {
			typical_day: 'We meet at nine by the zephyr. Then you clean records until lunch.',
			team: 'Two analysts and a captain',
			selection: ['A call of 20 minutes', 'An hour on real records'],
			questions: ['Which of our docks would suit you?'],
		};
		await published(told);
		const [row] = await world.admin<{ page: object; card: object }[]>`
			select catalogue.by_slug(slug) as page,
				(select card from catalogue.cards_of(array[number]) as card) as card
			from public.internships`;
		expect(row?.page).toMatchObject(told);
		for (const name of Object.keys(told)) expect(row?.card).not.toHaveProperty(name);
		const [changes] = await world.admin`
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
		const change = world.admin({ [column]: value });
		await expect(world.admin`update public.internships set ${change}`).rejects.toMatchObject({
			code: '23514',
		});
	});

	test('that is no draft is refused', async () => {
		const id = await written();
		await world.admin`update public.internship_drafts set content = '{"weeks": "many"}' where id = ${id}`;
		await expect(submit(people.employer, id, 2)).rejects.toEqual(refusal(422, 'content'));
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
		await save(people.employer, id, 1, draftFor(today, { title: 'Touched' }));
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
		expect(await world.admin`select state from public.internship_drafts`).toEqual([
			{ state: 'approved' },
		]);
	});
});
