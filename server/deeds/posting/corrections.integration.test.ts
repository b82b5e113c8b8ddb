import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftContent } from '#schema/internships/fields.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { postingWorld } from '#test/rows/posting-world.ts';

const world = postingWorld();
const {
	people,
	save,
	submit,
	approve,
	revise,
	copy,
	accept,
	putBack,
	refusal,
	draftOf,
	published,
	rowOf,
	kinds,
	apply,
	today,
} = world;

beforeAll(world.start);
beforeEach(world.reset);
afterAll(world.close);

describe('a revision', () => {
	const revised = async (internship: string, change: Partial<DraftContent>) => {
		const id = await revise(people.employer, internship);
		const [row] = await world.admin<{ content: DraftContent }[]>`
			select content from public.internship_drafts where id = ${id}`;
		await save(people.employer, id, 1, draftFor(today, { ...row?.content, ...change }));
		return id;
	};

	const waits = () => world.admin`
		select internship_id, version, approved -> 'description' as description from posting_rules.corrections`;
	/** A small correction. */
	const words = draftFor(today).description.replace('ferries', 'boats');

	test('of words and places is public at once, waits for staff and is in their log', async () => {
		const internship = await published();
		const before = (await rowOf(internship))?.description;
		const id = await revised(internship, { description: words, spots: 3 });
		await submit(people.employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'approved', version: 3 });
		expect(await rowOf(internship)).toMatchObject({ description: words, spots: 3 });
		expect(await waits()).toEqual([{ internship_id: internship, version: 1, description: before }]);
		expect(
			await world.admin`select staff_id, staff_email, action, subject, subject_id, detail
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
		await submit(people.employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 3 });
		expect(await rowOf(internship)).toMatchObject({ spots: null });
		expect(await waits()).toEqual([]);
		await approve(people.member, id, 3);
		expect(await rowOf(internship)).toMatchObject({ description: other, spots: 3 });
		expect(await waits()).toEqual([]);
	});

	test('of the rest waits for staff while the old text is public, and tells open applicants', async () => {
		const internship = await published();
		await apply(internship);
		const change = { pay_amount: 2_800, hours: 37.5, title: 'Ferry Intern', spots: 3 };
		const id = await revised(internship, change);
		await submit(people.employer, id, 2);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 3 });
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Data Intern',
			spots: 3,
			pay_amount: '2600',
		});
		await approve(people.member, id, 3);
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Intern',
			pay_amount: '2800',
			slug: 'ferry-data-intern-tidewell-systems-leeds',
		});
		expect(await world.admin`select before, after from posting_rules.changes`).toMatchObject([
			{ before: { hours: 35, spots: null }, after: { hours: 37.5, pay_amount: 2_800, spots: 3 } },
		]);
		expect((await kinds()).filter((kind) => kind === 'internship_changes')).toHaveLength(1);
		// The places were corrected at once, and nobody has looked at that.
		expect(await waits()).toMatchObject([{ version: 2 }]);
	});

	const correct = async (internship: string, change: Partial<DraftContent>) => {
		const id = await revised(internship, change);
		return submit(people.employer, id, 2);
	};

	test('is put back by staff, with the reason to its employer', async () => {
		const internship = await published();
		const before = await rowOf(internship);
		await correct(internship, { description: words });
		await correct(internship, { requirements: ['Knots'], spots: 5 });
		await expect(putBack(people.member, internship, 1, 'Why?')).rejects.toEqual(
			refusal(409, 'changed'),
		);
		await expect(putBack(people.member, internship, 2, ' ')).rejects.toEqual(
			refusal(422, 'reason'),
		);
		await putBack(people.member, internship, 2, ' This is other work. ');
		const after = await rowOf(internship);
		for (const column of ['description', 'requirements', 'spots', 'starts', 'kind', 'pay_amount'])
			expect(after?.[column]).toEqual(before?.[column]);
		expect(await waits()).toEqual([]);
		expect(
			await world.admin`select row_id, words from outbox.notices where kind = 'correction_put_back'`,
		).toMatchObject([
			{ row_id: internship, words: { title: 'Ferry Data Intern', reason: 'This is other work.' } },
		]);
		expect(
			await world.admin`select detail from public.staff_log where action = 'put-back'`,
		).toEqual([{ detail: 'Ferry Data Intern\nThis is other work.' }]);
		await expect(accept(people.member, internship, 2)).rejects.toEqual(refusal(409, 'decided'));
	});

	test('that staff find fine is what later ones are compared with', async () => {
		const internship = await published();
		await correct(internship, { description: words });
		await accept(people.member, internship, 1);
		expect(await waits()).toEqual([]);
		await correct(internship, { spots: 5 });
		expect(await waits()).toMatchObject([{ description: words }]);
		await correct(internship, { spots: null });
		expect(await waits()).toEqual([]);
	});

	test('that was put back and corrected with other words is not found fine by an older list', async () => {
		const internship = await published();
		await correct(internship, { description: words });
		await putBack(people.member, internship, 1, 'Of ferries.');
		await correct(internship, { description: words.replace('boats', 'rafts') });
		await expect(accept(people.colleague, internship, 1)).rejects.toEqual(refusal(409, 'changed'));
		await expect(putBack(people.colleague, internship, 1, 'No.')).rejects.toEqual(
			refusal(409, 'changed'),
		);
		expect(await waits()).toMatchObject([{ version: 2 }]);
	});

	test('is looked at by staff alone', async () => {
		const internship = await published();
		await correct(internship, { spots: 5 });
		for (const person of [people.employer, people.rival, people.student]) {
			await expect(accept(person, internship, 1)).rejects.toEqual(refusal(404));
			await expect(putBack(person, internship, 1, 'No')).rejects.toEqual(refusal(404));
			expect(
				await asPerson(
					world.backend.sql,
					person,
					(sql) => sql`select 1 from posting_rules.corrections`,
				),
			).toEqual([]);
		}
	});

	test('ten times in an hour is one mail, and one a day at most', async () => {
		const internship = await published();
		const due = () => world.admin<{ hours: number; spots: [number | null, number] }[]>`
			select round(extract(epoch from due_at - now()) / 3600)::integer as hours,
				jsonb_build_array(before -> 'spots', after -> 'spots') as spots
			from outbox.notices join posting_rules.changes as change on change.id = row_id
			where kind = 'internship_changes'`;
		for (let spots = 1; spots <= 10; spots += 1) await correct(internship, { spots });
		expect(await due()).toEqual([{ hours: 1, spots: [null, 10] }]);
		// That mail is sent an hour later.
		await world.admin`update posting_rules.changes set mail_at = now() - interval '1 hour'`;
		await world.admin`delete from outbox.notices where kind = 'internship_changes'`;
		await correct(internship, { spots: 11 });
		const id = await revised(internship, { pay_amount: 2_800 });
		await submit(people.employer, id, 2);
		await approve(people.member, id, 3);
		expect(await due()).toEqual([{ hours: 23, spots: [10, 11] }]);
		// What is as it was when the last mail was written needs none.
		const back = await revised(internship, { pay_amount: 2_600, spots: 10 });
		await submit(people.employer, back, 2);
		await approve(people.member, back, 3);
		expect(await due()).toEqual([]);
	});

	test('of what concerns the employer only is told to nobody', async () => {
		const internship = await published();
		// As an internship from before the employer was asked.
		await world.admin`update public.internships set authority = false where id = ${internship}`;
		await apply(internship);
		await correct(internship, { authority: true, most_applications: 40 });
		expect(await rowOf(internship)).toMatchObject({ authority: true, most_applications: 40 });
		expect(await kinds()).not.toContain('internship_changes');
	});

	test('is one at a time', async () => {
		const internship = await published();
		const id = await revise(people.employer, internship);
		expect(await revise(people.employer, internship)).toBe(id);
		await expect(revise(people.rival, internship)).rejects.toEqual(refusal(404));
	});

	test('a copy has the words, and no days', async () => {
		const internship = await published({ remote: 'remote', city: '', location: 'Remote' });
		const id = await copy(people.employer, internship);
		const [row] = await world.admin`
			select content, internship_id from public.internship_drafts where id = ${id}`;
		expect(row).toMatchObject({
			internship_id: null,
			content: { title: 'Ferry Data Intern', starts_on: null, deadline: null, city: '' },
		});
		await expect(copy(people.rival, internship)).rejects.toEqual(refusal(404));
	});
});
