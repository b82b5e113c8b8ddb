import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { asPerson, asVisitor } from '#server/postgres/as-person.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { postingWorld } from '#test/rows/posting-world.ts';

const world = postingWorld();
const { people, pause, end, reopen, refusal, published, rowOf, apply } = world;

beforeAll(world.start);
beforeEach(world.reset);
afterAll(world.close);

describe('a published internship', () => {
	const seen = async () => {
		const { sql } = world.backend;
		const rows = await asVisitor(
			sql,
			(visitor) => visitor`select slug, status from public.internships`,
		);
		return rows.map(({ slug, status }) => `${slug} ${status}`);
	};

	test('is paused and opened by its employer alone', async () => {
		const internship = await published();
		await expect(pause(people.rival, internship)).rejects.toEqual(refusal(404));
		await pause(people.employer, internship);
		await expect(pause(people.employer, internship)).rejects.toEqual(refusal(409, 'paused'));
		expect(await rowOf(internship)).toMatchObject({ status: 'paused', paused_by: 'employer' });
		expect(await seen()).toEqual(['ferry-data-intern-tidewell-systems-leeds paused']);
		await expect(apply(internship)).rejects.toEqual(refusal(409));
		await reopen(people.employer, internship, 30);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', paused_by: null });
	});

	test('closes once every applicant has an answer', async () => {
		const internship = await published();
		await apply(internship);
		await expect(end(people.employer, internship)).rejects.toEqual(refusal(409, 'waiting 1'));
		const [application] = await world.admin`select id from public.applications`;
		await moveApplication(world.backend.sql, {
			as: 'employer',
			person: people.employer,
			application: application?.id,
			expected: 'submitted',
			to: 'rejected',
			reasons: ['skills'],
			message: 'We have chosen others.',
		});
		await end(people.employer, internship);
		expect(await rowOf(internship)).toMatchObject({ status: 'closed' });
		await expect(reopen(people.employer, internship, 6)).rejects.toEqual(refusal(422, 'deadline'));
		await reopen(people.employer, internship, 7);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', closed_at: null });
	});

	test('at its number of applications opens with a higher one', async () => {
		const internship = await published({ most_applications: 10 });
		await world.admin`alter table public.applications disable trigger user`;
		await world.admin`insert into public.applications
			(user_id, internship_id, program_type, motivation, experience, availability, status, answer_due_on)
			select id, ${internship}, 'london', 'm', 'e', 'a', 'rejected', current_date from auth.users limit 1`;
		await world.admin`alter table public.applications enable trigger user`;
		await world.admin`update public.internships set status = 'paused', paused_by = 'limit'`;
		await expect(reopen(people.employer, internship, 30, 9)).rejects.toEqual(
			refusal(422, 'most_applications'),
		);
		await reopen(people.employer, internship, 30, 10);
		expect(await rowOf(internship)).toMatchObject({ status: 'open' });
	});

	test('of an employer who is no longer verified is nowhere, for anybody', async () => {
		const internship = await published();
		expect(await seen()).toEqual(['ferry-data-intern-tidewell-systems-leeds open']);
		const number = Number((await rowOf(internship))?.number);
		const listed = async () => {
			const [row] = await world.backend
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
		await world.admin`update public.employers set website = 'https://other.example' where id = ${people.company}`;
		expect(await seen()).toEqual([]);
		expect(await listed()).toMatchObject({
			page: null,
			cards: [],
			statuses: ['closed'],
			titles: null,
		});
		await expect(apply(internship)).rejects.toEqual(refusal(404));
		const own = await asPerson(
			world.backend.sql,
			people.employer,
			(sql) => sql`select slug from public.internships`,
		);
		expect(own).toEqual([{ slug: 'ferry-data-intern-tidewell-systems-leeds' }]);
		await world.admin`update public.employers set verified = true, company_name = 'Tidewell Two' where id = ${people.company}`;
		await world.admin`update public.employers set verified = true where id = ${people.company}`;
		expect(await rowOf(internship)).toMatchObject({ hidden: false, company: 'Tidewell Two' });
		await world.admin`update public.employers set company_name = 'Tidewell Systems' where id = ${people.company}`;
	});

	test('is hidden whoever inserts it, also by a row that says otherwise', async () => {
		await world.admin`update public.employers set verified = false where id = ${people.company}`;
		await world.admin`insert into public.internships ${world.admin(internshipRow('sly', { source: 'employer', employer_id: people.company, hidden: false }))}`;
		expect(await seen()).toEqual([]);
	});
});
