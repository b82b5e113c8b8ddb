import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import { AT_ONCE, type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { asPerson, asVisitor, asWritingPerson } from '#server/postgres/as-person.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { apply as send } from '#test/rows/sent-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { rowFor } from './permission-table.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

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
		insert into public.employers ${admin({ ...rowFor('employers', user, name), verified: true })}
		returning id`;
	return row?.id ?? '';
}

/** Calls a function of `posting_rules` as somebody. */
const call = async (
	person: string,
	name: string,
	...args: (string | number | boolean | object | null)[]
) => {
	const values = args.map((arg) =>
		typeof arg === 'object' && arg !== null ? JSON.stringify(arg) : arg,
	);
	const marks = args.map((arg, index) =>
		typeof arg === 'object' && arg !== null ? `$${index + 1}::text::jsonb` : `$${index + 1}`,
	);
	const [row] = await asWritingPerson(started.backend.sql, person, (sql) =>
		sql.unsafe(`select posting_rules.${name}(${marks.join(', ')}) as value`, values),
	);
	return row?.value;
};
const refusal = (code: string, detail?: string) =>
	expect.objectContaining({ code, ...(detail && { detail }) });
const draftOf = async (id: string): Promise<State> => {
	const [row] = await admin<State[]>`
		select state, version from public.internship_drafts where id = ${id}`;
	return row ?? { state: 'none', version: 0 };
};
const written = (change: Partial<DraftContent> = {}, person = employer): Promise<string> =>
	call(person, 'create_draft', draftFor(today, change), 4);
async function submitted(change: Partial<DraftContent> = {}): Promise<string> {
	const id = await written(change);
	await call(employer, 'submit', id, 1);
	return id;
}
async function published(slug = 'ferry-data-intern', change: Partial<DraftContent> = {}) {
	const id = await submitted(change);
	await call(member, 'approve', id, 2, slug);
	const [row] = await admin<
		{ id: string }[]
	>`select id from public.internships where slug = ${slug}`;
	return row?.id ?? '';
}
const rowOf = async (id: string) =>
	(await admin`select * from public.internships where id = ${id}`)[0];
const kinds = async () =>
	(await admin<{ kind: string }[]>`select kind from outbox.notices order by kind`).map(
		({ kind }) => kind,
	);
const apply = (internship: string) => send(started.backend.sql, admin, student, internship);

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
			await expect(call(person, 'save', id, 1, EMPTY_DRAFT, 1)).rejects.toEqual(refusal('PT404'));
			await expect(call(person, 'submit', id, 1)).rejects.toEqual(refusal('PT404'));
			await expect(call(person, 'delete_draft', id)).rejects.toEqual(refusal('PT404'));
		}
		await expect(call(student, 'create_draft', EMPTY_DRAFT, 1)).rejects.toEqual(refusal('PT404'));
		await expect(call(employer, 'add_draft', EMPTY_DRAFT, 1, null)).rejects.toEqual(
			refusal('42501'),
		);
	});

	test('is saved in its latest version only', async () => {
		const id = await written();
		expect(await call(employer, 'save', id, 1, draftFor(today, { title: 'New' }), 2)).toBe(2);
		await expect(call(employer, 'save', id, 1, EMPTY_DRAFT, 1)).rejects.toEqual(
			refusal('PT409', 'changed'),
		);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 2 });
	});

	test('that waits for staff is read, withdrawn, and not changed', async () => {
		const id = await submitted();
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 2 });
		await expect(call(employer, 'save', id, 2, EMPTY_DRAFT, 1)).rejects.toEqual(
			refusal('PT409', 'submitted'),
		);
		await expect(call(employer, 'delete_draft', id)).rejects.toEqual(refusal('PT409', 'submitted'));
		await call(employer, 'withdraw', id);
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 3 });
		await call(employer, 'delete_draft', id);
		expect(await draftOf(id)).toEqual({ state: 'none', version: 0 });
	});

	test('is one of fifty', async () => {
		await admin`insert into public.internship_drafts (employer_id)
			select ${company}::uuid from generate_series(1, 50)`;
		await expect(written()).rejects.toEqual(refusal('PT409', 'too_many'));
	});

	test('of an unverified employer is kept, and not submitted', async () => {
		await admin`update public.employers set verified = false where id = ${company}`;
		const id = await written();
		await expect(call(employer, 'submit', id, 1)).rejects.toEqual(refusal('PT409', 'not_verified'));
		expect(await draftOf(id)).toEqual({ state: 'draft', version: 1 });
	});

	test('is not submitted while an answer is overdue', async () => {
		const internship = await published();
		await apply(internship);
		await admin`update public.applications set answer_due_on = ${daysAfter(today, -1)}`;
		const id = await written();
		await expect(call(employer, 'submit', id, 1)).rejects.toEqual(refusal('PT409', 'overdue'));
		await admin`update public.applications set answer_due_on = ${today}`;
		expect(await call(employer, 'submit', id, 1)).toBe('submitted');
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
	])('with %j is refused by the database as by the form', async (change, field) => {
		expect(Object.keys(draftProblems(draftFor(today, change), today))).toContain(field);
		const id = await written(change);
		await expect(call(employer, 'submit', id, 1)).rejects.toEqual(refusal('PT422', field));
	});

	test('is held to the exact minimum wage of its last day, by form and database alike', async () => {
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

	test('that is no draft is refused', async () => {
		const id = await call(employer, 'create_draft', { weeks: 'many' }, 1);
		await expect(call(employer, 'submit', id, 1)).rejects.toEqual(refusal('PT422', 'content'));
	});
});

describe('approval', () => {
	test('publishes the draft with what follows from it, and tells its employer', async () => {
		const id = await submitted();
		await call(member, 'claim', id);
		expect(await call(member, 'approve', id, 2, 'ferry-data-intern')).toBe('ferry-data-intern');
		expect(await draftOf(id)).toEqual({ state: 'approved', version: 3 });
		const [row] = await admin`select * from public.internships`;
		expect(row).toMatchObject({
			slug: 'ferry-data-intern',
			source: 'employer',
			employer_id: company,
			kind: 'uk-cities',
			company: 'Tidewell Systems',
			status: 'open',
			hidden: false,
			pay_amount: 2_600,
			requirements: ['SQL, or the wish to learn it'],
		});
		expect(row?.starts).toMatch(/^\d{1,2} \w+ \d{4}$/);
		expect(await kinds()).toEqual(['draft_approved']);
		expect(
			await admin`select action, subject, subject_id, staff_id from public.staff_log order by number`,
		).toEqual([
			{ action: 'claim', subject: 'draft', subject_id: id, staff_id: member },
			{ action: 'approve', subject: 'draft', subject_id: id, staff_id: member },
		]);
	});

	test.each<[Partial<DraftContent>, string]>([
		[{ city: 'London' }, 'london'],
		[{ remote: 'remote', city: '', location: 'Remote, UK' }, 'remote'],
		[{ part_of_course: true, weeks: 52 }, 'placement'],
	])('of %j makes the kind %s', async (change, kind) => {
		expect(await rowOf(await published('one', change))).toMatchObject({ kind });
	});

	test('is staff’s alone', async () => {
		const id = await submitted();
		for (const person of [employer, rival, student]) {
			await expect(call(person, 'claim', id)).rejects.toEqual(refusal('PT404'));
			await expect(call(person, 'approve', id, 2, 'mine')).rejects.toEqual(refusal('PT404'));
			await expect(call(person, 'send_back', id, 2, 'No', {})).rejects.toEqual(refusal('PT404'));
		}
		await admin`delete from public.staff where user_id = ${colleague}`;
		await expect(call(colleague, 'approve', id, 2, 'mine')).rejects.toEqual(refusal('PT404'));
		await admin`insert into public.staff (user_id) values (${colleague})`;
	});

	test('by two at once: one does it, the other is told', async () => {
		const id = await submitted();
		const both = await Promise.allSettled([
			call(member, 'approve', id, 2, 'one'),
			call(colleague, 'approve', id, 2, 'two'),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: refusal('PT409', 'approved'),
		});
		expect(await admin`select slug from public.internships`).toHaveLength(1);
		expect(await kinds()).toEqual(['draft_approved']);
	});

	test('of what a colleague has taken up is refused for an hour', async () => {
		const id = await submitted();
		await call(member, 'claim', id);
		await expect(call(colleague, 'claim', id)).rejects.toEqual(refusal('PT409', 'claimed'));
		await expect(call(colleague, 'approve', id, 2, 'x')).rejects.toEqual(
			refusal('PT409', 'claimed'),
		);
		await admin`update public.internship_drafts set claimed_until = now() - interval '1 second'`;
		await call(colleague, 'claim', id);
		await expect(call(member, 'approve', id, 2, 'x')).rejects.toEqual(refusal('PT409', 'claimed'));
	});

	test('of a version that its employer has changed since is refused', async () => {
		const id = await submitted();
		await call(employer, 'withdraw', id);
		await expect(call(member, 'approve', id, 2, 'x')).rejects.toEqual(refusal('PT409', 'draft'));
		await call(employer, 'save', id, 3, draftFor(today, { title: 'Other' }), 4);
		await call(employer, 'submit', id, 4);
		await expect(call(member, 'approve', id, 2, 'x')).rejects.toEqual(refusal('PT409', 'changed'));
		await expect(call(member, 'send_back', id, 2, 'No', {})).rejects.toEqual(
			refusal('PT409', 'changed'),
		);
		expect(await admin`select 1 from public.internships`).toEqual([]);
	});

	test('is refused once the company is no longer verified, or the last day has passed', async () => {
		const id = await submitted();
		await admin`update public.employers set company_name = 'Tidewell' where id = ${company}`;
		await expect(call(member, 'approve', id, 2, 'x')).rejects.toEqual(
			refusal('PT409', 'not_verified'),
		);
		await admin`update public.employers set company_name = 'Tidewell Systems' where id = ${company}`;
		await admin`update public.employers set verified = true where id = ${company}`;
		await admin`update public.internship_drafts set
			submitted_at = now() - interval '40 days',
			content = content || ${JSON.stringify({ deadline: daysAfter(today, -1) })}::text::jsonb`;
		await expect(call(member, 'approve', id, 3, 'x')).rejects.toEqual(refusal('PT422', 'deadline'));
	});

	test('or its return, with a reason and comments that the employer reads', async () => {
		const id = await submitted();
		await expect(call(member, 'send_back', id, 2, ' ', {})).rejects.toEqual(refusal('PT422'));
		await call(member, 'send_back', id, 2, 'The place is not clear', { location: 'Which dock?' });
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
		await call(employer, 'save', id, 3, draftFor(today, { location: 'Dock 4, Leeds' }), 4);
		await call(employer, 'submit', id, 4);
		expect(await draftOf(id)).toEqual({ state: 'submitted', version: 5 });
	});
});

describe('a revision', () => {
	const revised = async (internship: string, change: Partial<DraftContent>) => {
		const id = await call(employer, 'revise', internship);
		const [row] = await admin<{ content: DraftContent }[]>`
			select content from public.internship_drafts where id = ${id}`;
		await call(employer, 'save', id, 1, { ...row?.content, ...change }, 4);
		return id as string;
	};

	const waits = () => admin`
		select internship_id, version, approved -> 'description' as description from posting_rules.corrections`;
	const words = 'You clean the records of our boats.';

	test('of words and places is public at once, waits for staff and is in their log', async () => {
		const internship = await published();
		const before = (await rowOf(internship))?.description;
		const id = await revised(internship, { description: words, spots: 3 });
		expect(await call(employer, 'submit', id, 2, true)).toBe('approved');
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

	test('that the server does not call small waits as a whole', async () => {
		const internship = await published();
		const id = await revised(internship, { description: words, spots: 3 });
		expect(await call(employer, 'submit', id, 2)).toBe('submitted');
		expect(await rowOf(internship)).toMatchObject({ spots: null });
		expect(await waits()).toEqual([]);
		await call(member, 'approve', id, 3, null);
		expect(await rowOf(internship)).toMatchObject({ description: words, spots: 3 });
		expect(await waits()).toEqual([]);
	});

	test('of the rest waits for staff while the old text is public, and tells open applicants', async () => {
		const internship = await published();
		await apply(internship);
		const change = { pay_amount: 2_800, hours: 37.5, title: 'Ferry Intern', spots: 3 };
		const id = await revised(internship, change);
		expect(await call(employer, 'submit', id, 2, true)).toBe('submitted');
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Data Intern',
			spots: 3,
			pay_amount: 2_600,
		});
		await call(member, 'approve', id, 3, null);
		expect(await rowOf(internship)).toMatchObject({
			title: 'Ferry Intern',
			pay_amount: 2_800,
			slug: 'ferry-data-intern',
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
		return call(employer, 'submit', id, 2, true);
	};

	test('is put back by staff, with the reason to its employer', async () => {
		const internship = await published();
		const before = await rowOf(internship);
		await correct(internship, { description: words });
		await correct(internship, { requirements: ['Knots'], spots: 5 });
		await expect(call(member, 'put_back', internship, 1, 'Why?')).rejects.toEqual(
			refusal('PT409', 'changed'),
		);
		await expect(call(member, 'put_back', internship, 2, ' ')).rejects.toEqual(
			refusal('PT422', 'reason'),
		);
		await call(member, 'put_back', internship, 2, ' This is other work. ');
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
		await expect(call(member, 'accept_correction', internship, 2)).rejects.toEqual(
			refusal('PT409', 'decided'),
		);
	});

	test('that staff find fine is what later ones are compared with', async () => {
		const internship = await published();
		await correct(internship, { description: words });
		await call(member, 'accept_correction', internship, 1);
		expect(await waits()).toEqual([]);
		await correct(internship, { spots: 5 });
		expect(await waits()).toMatchObject([{ description: words }]);
		await correct(internship, { spots: null });
		expect(await waits()).toEqual([]);
	});

	test('is looked at by staff alone', async () => {
		const internship = await published();
		await correct(internship, { spots: 5 });
		for (const person of [employer, rival, student]) {
			await expect(call(person, 'accept_correction', internship, 1)).rejects.toEqual(
				refusal('PT404'),
			);
			await expect(call(person, 'put_back', internship, 1, 'No')).rejects.toEqual(refusal('PT404'));
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
		await call(employer, 'submit', id, 2, false);
		await call(member, 'approve', id, 3, null);
		expect(await due()).toEqual([{ hours: 23, spots: [10, 11] }]);
		// What is as it was when the last mail was written needs none.
		const back = await revised(internship, { pay_amount: 2_600, spots: 10 });
		await call(employer, 'submit', back, 2, false);
		await call(member, 'approve', back, 3, null);
		expect(await due()).toEqual([]);
	});

	test('is one at a time', async () => {
		const internship = await published();
		const id = await call(employer, 'revise', internship);
		expect(await call(employer, 'revise', internship)).toBe(id);
		await expect(call(rival, 'revise', internship)).rejects.toEqual(refusal('PT404'));
	});

	test('changes at once what the form says', async () => {
		const [row] = await admin<{ fields: string[]; at_once: string[] }[]>`
			select posting_rules.fields() as fields, posting_rules.at_once() as at_once`;
		expect(row?.fields.toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
		expect(row?.at_once.toSorted()).toEqual(AT_ONCE.toSorted());
	});

	test('a copy has the words, and no days', async () => {
		const internship = await published('one', { remote: 'remote', city: '', location: 'Remote' });
		const id = await call(employer, 'copy', internship);
		const [row] = await admin`
			select content, internship_id from public.internship_drafts where id = ${id}`;
		expect(row).toMatchObject({
			internship_id: null,
			content: { title: 'Ferry Data Intern', starts_on: null, deadline: null, city: '' },
		});
		await expect(call(rival, 'copy', internship)).rejects.toEqual(refusal('PT404'));
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
		await expect(call(rival, 'pause', internship)).rejects.toEqual(refusal('PT404'));
		await call(employer, 'pause', internship);
		await expect(call(employer, 'pause', internship)).rejects.toEqual(refusal('PT409', 'paused'));
		expect(await rowOf(internship)).toMatchObject({ status: 'paused', paused_by: 'employer' });
		expect(await seen()).toEqual(['ferry-data-intern paused']);
		await expect(apply(internship)).rejects.toMatchObject({ status: 409 });
		await call(employer, 'reopen', internship, daysAfter(today, 30), null);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', paused_by: null });
	});

	test('closes once every applicant has an answer', async () => {
		const internship = await published();
		await apply(internship);
		await expect(call(employer, 'close', internship)).rejects.toEqual(
			refusal('PT409', 'waiting 1'),
		);
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
		await call(employer, 'close', internship);
		expect(await rowOf(internship)).toMatchObject({ status: 'closed' });
		await expect(call(employer, 'reopen', internship, daysAfter(today, 6), null)).rejects.toEqual(
			refusal('PT422', 'deadline'),
		);
		await call(employer, 'reopen', internship, daysAfter(today, 7), null);
		expect(await rowOf(internship)).toMatchObject({ status: 'open', closed_at: null });
	});

	test('at its number of applications opens with a higher one', async () => {
		const internship = await published('one', { most_applications: 10 });
		await admin`alter table public.applications disable trigger user`;
		await admin`insert into public.applications
			(user_id, internship_id, program_type, motivation, experience, availability, status, answer_due_on)
			select id, ${internship}, 'london', 'm', 'e', 'a', 'rejected', current_date from auth.users limit 1`;
		await admin`alter table public.applications enable trigger user`;
		await admin`update public.internships set status = 'paused', paused_by = 'limit'`;
		await expect(call(employer, 'reopen', internship, daysAfter(today, 30), 9)).rejects.toEqual(
			refusal('PT422', 'most_applications'),
		);
		await call(employer, 'reopen', internship, daysAfter(today, 30), 10);
		expect(await rowOf(internship)).toMatchObject({ status: 'open' });
	});

	test('of an employer who is no longer verified is nowhere, for anybody', async () => {
		const internship = await published();
		expect(await seen()).toEqual(['ferry-data-intern open']);
		const number = Number((await rowOf(internship))?.number);
		const listed = async () => {
			const [row] = await started.backend.sql`select catalogue.by_slug('ferry-data-intern') as page,
				catalogue.find('ferry') as found, array(select catalogue.cards_of(${[number]})) as cards,
				(select array_agg(facts ->> 'status') from catalogue.changed_after(0, 0)) as statuses`;
			return row;
		};
		expect(await listed()).toMatchObject({ found: [number], statuses: ['open'] });
		await admin`update public.employers set website = 'https://other.example' where id = ${company}`;
		expect(await seen()).toEqual([]);
		expect(await listed()).toMatchObject({
			page: null,
			found: [],
			cards: [],
			statuses: ['closed'],
		});
		await expect(apply(internship)).rejects.toMatchObject({ status: 404 });
		const own = await asPerson(
			started.backend.sql,
			employer,
			(sql) => sql`select slug from public.internships`,
		);
		expect(own).toEqual([{ slug: 'ferry-data-intern' }]);
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
	const age = (moment: Date) =>
		admin`select posting_rules.age_drafts(${moment}) as deleted`.then(([row]) => row?.deleted);
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
		await call(employer, 'save', id, 1, draftFor(today, { title: 'Touched' }), 1);
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
