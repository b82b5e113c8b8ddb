import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftContent } from '#schema/internships/fields.ts';
import { daysAfter } from '#schema/london-day.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { postingWorld } from '#test/rows/posting-world.ts';
import { claimNextDraft } from './decide-drafts.ts';

const world = postingWorld();
const {
	people,
	sql,
	save,
	submit,
	withdraw,
	claim,
	approve,
	sendBack,
	refusal,
	draftOf,
	written,
	submitted,
	published,
	rowOf,
	kinds,
	today,
} = world;

beforeAll(world.start);
beforeEach(world.reset);
afterAll(world.close);

describe('approval', () => {
	test('publishes the draft with what follows from it, and tells its employer', async () => {
		const id = await submitted();
		await claim(people.member, id);
		await approve(people.member, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'approved', version: 3 });
		const [row] = await world.admin`select * from public.internships`;
		expect(row).toMatchObject({
			slug: 'ferry-data-intern-tidewell-systems-leeds',
			source: 'employer',
			employer_id: people.company,
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
			await world.admin`select action, subject, subject_id, staff_id from public.staff_log order by number`,
		).toEqual([
			{ action: 'approve', subject: 'draft', subject_id: id, staff_id: people.member },
			{ action: 'publish-now', subject: 'draft', subject_id: id, staff_id: people.member },
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
		for (const person of [people.employer, people.rival, people.student]) {
			await expect(claim(person, id)).rejects.toEqual(refusal(404));
			await expect(approve(person, id, 2)).rejects.toEqual(refusal(404));
			await expect(sendBack(person, id, 2, 'No', {})).rejects.toEqual(refusal(404));
		}
		await world.admin`delete from public.staff where user_id = ${people.colleague}`;
		await expect(approve(people.colleague, id, 2)).rejects.toEqual(refusal(404));
		await world.admin`insert into public.staff (user_id) values (${people.colleague})`;
	});

	test('by two at once: one does it, the other is told', async () => {
		const id = await submitted();
		const both = await Promise.allSettled([
			approve(people.member, id, 2),
			approve(people.colleague, id, 2),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: refusal(409, 'approved'),
		});
		expect(await world.admin`select slug from public.internships`).toHaveLength(1);
		expect(await kinds()).toEqual(['draft_approved']);
	});

	test('of what a colleague has taken up is refused until their claim is over', async () => {
		const id = await submitted();
		await claim(people.member, id);
		expect(await claim(people.colleague, id)).toMatchObject({ mine: false });
		await expect(approve(people.colleague, id, 2)).rejects.toEqual(refusal(409, 'claimed'));
		await world.admin`update public.staff_claims set until = now() - interval '1 second'`;
		expect(await claim(people.colleague, id)).toMatchObject({ mine: true });
		await expect(approve(people.member, id, 2)).rejects.toEqual(refusal(409, 'claimed'));
	});

	test('that was taken back by its employer is nobody’s', async () => {
		const id = await submitted();
		await claim(people.member, id);
		await withdraw(people.employer, id);
		expect(await world.admin`select from public.staff_claims`).toEqual([]);
	});

	test('leads to the draft that follows and that no colleague has, and takes it up', async () => {
		const [first, second, third] = [await submitted(), await submitted(), await submitted()];
		const next = (person: string, after: string) => claimNextDraft(sql(), { person, after });
		const both = await Promise.all([next(people.member, first), next(people.colleague, first)]);
		expect(both.toSorted()).toEqual([second, third].toSorted());
		expect(await next(people.member, third)).toBe(first);
		// All are taken: one's own stay one's own.
		expect(both).toContain(await next(people.member, first));
		await world.admin`update public.staff_claims set claimed_by = ${people.member}`;
		expect(await next(people.colleague, first)).toBe(null);
		await expect(next(people.employer, first)).rejects.toEqual(refusal(404));
		await world.admin`delete from public.staff_claims`;
		const among = (ids: string[]) =>
			claimNextDraft(sql(), { person: people.member, after: first, among: ids });
		expect(await among([first, third])).toBe(third);
		expect(await among([first])).toBe(null);
	});

	test('of a draft that was never submitted is refused as if there were none', async () => {
		const id = await written();
		await expect(approve(people.member, id, 1)).rejects.toEqual(refusal(404, 'not_found'));
		await expect(claim(people.member, id)).rejects.toEqual(refusal(404, 'not_found'));
	});

	test('of a version that its employer has changed since is refused', async () => {
		const id = await submitted();
		await withdraw(people.employer, id);
		await expect(approve(people.member, id, 2)).rejects.toEqual(refusal(409, 'draft'));
		await save(people.employer, id, 3, draftFor(today, { title: 'Other' }));
		await submit(people.employer, id, 4);
		await expect(approve(people.member, id, 2)).rejects.toEqual(refusal(409, 'changed'));
		await expect(sendBack(people.member, id, 2, 'No')).rejects.toEqual(refusal(409, 'changed'));
		expect(await world.admin`select 1 from public.internships`).toEqual([]);
	});

	test('is refused once the company is no longer verified, or the last day has passed', async () => {
		const id = await submitted();
		await world.admin`update public.employers set company_name = 'Tidewell' where id = ${people.company}`;
		await expect(approve(people.member, id, 2)).rejects.toEqual(refusal(409, 'not_verified'));
		await world.admin`update public.employers set company_name = 'Tidewell Systems' where id = ${people.company}`;
		await world.admin`update public.employers set verified = true where id = ${people.company}`;
		await world.admin`update public.internship_drafts set
			submitted_at = now() - interval '40 days',
			content = content || ${JSON.stringify({ deadline: daysAfter(today, -1) })}::text::jsonb`;
		await expect(approve(people.member, id, 3)).rejects.toEqual(refusal(422, 'deadline'));
	});

	test('is refused where a rule has changed since, but for words that staff have read', async () => {
		const id = await submitted();
		const change = (content: object) => world.admin`
			update public.internship_drafts set content = content || ${JSON.stringify(content)}::text::jsonb`;
		await change({ pay_amount: 1_000 });
		await expect(approve(people.member, id, 3)).rejects.toEqual(refusal(422, 'pay_amount'));
		await change({ pay_amount: 2_600, description: 'Short.' });
		await approve(people.member, id, 4);
	});

	test('or its return, with a reason and comments that the employer reads', async () => {
		const id = await submitted();
		await expect(sendBack(people.member, id, 2, ' ', {})).rejects.toEqual(refusal(422));
		await sendBack(people.member, id, 2, 'The place is not clear', { location: 'Which dock?' });
		const [row] = await asPerson(
			world.backend.sql,
			people.employer,
			(sql) => sql`select state, return_reason, comments from public.internship_drafts`,
		);
		expect(row).toEqual({
			state: 'returned',
			return_reason: 'The place is not clear',
			comments: { location: 'Which dock?' },
		});
		expect(await kinds()).toEqual(['draft_returned']);
		await save(people.employer, id, 3, draftFor(today, { location: 'Dock 4, Leeds' }));
		await submit(people.employer, id, 4);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 5 });
	});
});
