import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
let student: string;
let other: string;
let employer: string;
let otherEmployer: string;
let internship: string;

const PDF = Buffer.from('%PDF-1.7 a page');

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	[student, other, employer, otherEmployer] = (await Promise.all(
		['student', 'other', 'employer', 'rival'].map(
			async (name) => (await signedUp(started.backend, `${name}@example.org`)).id,
		),
	)) as [string, string, string, string];
	internship = await companyOf(employer, 'Tidewell Systems');
	await companyOf(otherEmployer, 'Other Looms');
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});
beforeEach(async () => {
	await admin`delete from public.applications`;
	await admin`delete from public.student_profiles`;
	await admin`delete from public.cv_files`;
});

/** @returns the internship of a new company */
async function companyOf(user: string, company: string): Promise<string> {
	const [row] = await admin`insert into public.employers (user_id, company_name, contact_person)
		values (${user}, ${company}, 'Ann') returning id`;
	await admin`update public.employers set verified = true where id = ${row?.id}`;
	const published = internshipRow(`at-${user}`, {
		company,
		source: 'employer',
		employer_id: row?.id,
	});
	const [added] = await admin`insert into public.internships ${admin(published)} returning id`;
	return added?.id;
}

type Work<T> = (tx: TransactionSql) => Promise<T>;
const as = <T>(user: string, work: Work<T>) => asWritingPerson(started.backend.sql, user, work);

const saved = (columns: object, user = student) =>
	as(user, async (tx) => {
		const [row] = await tx<{ seen: string }[]>`
			insert into public.student_profiles ${tx({ user_id: user, ...columns })}
			on conflict (user_id) do update set ${tx(columns)}
			returning to_json(updated_at) #>> '{}' as seen`;
		return row?.seen ?? null;
	});
const stored = () =>
	as(student, async (tx) => {
		const [row] = await tx<{ seen: string }[]>`
			insert into public.cv_files (user_id, name, content) values (${student}, 'mine.pdf', ${PDF})
			returning to_json(updated_at) #>> '{}' as seen`;
		return row?.seen ?? null;
	});

const applied = async (tx: TransactionSql, user = student) => {
	const [row] = await tx<{ id: string }[]>`
		insert into public.applications
			(user_id, internship_id, program_type, motivation, experience, availability)
		values (${user}, ${internship}, 'london', 'Looms', 'None', 'June') returning id`;
	return row?.id ?? '';
};
type Sent = {
	profile?: string | null;
	permission?: boolean;
	cv?: string | null;
	made?: Buffer | null;
};
const freeze = (
	tx: TransactionSql,
	id: string,
	{ profile = null, permission = false, cv = null, made = null }: Sent,
) =>
	tx`select application_rules.freeze(${id}::uuid, ${profile}::text::timestamptz, ${permission},
		${cv}::text::timestamptz, ${made && 'made.pdf'}, ${made})`;
const sent = (given: Sent) =>
	as(student, async (tx) => {
		const id = await applied(tx);
		await freeze(tx, id, given);
		return id;
	});
const copyAs = async (user: string) => {
	const rows = await asPerson(
		started.backend.sql,
		user,
		(tx) => tx`select profile, permission_shown, cv_name, cv from public.application_copies`,
	);
	return rows[0];
};

describe('a profile', () => {
	test.each([
		{ name: 'x'.repeat(121) },
		{ level: 'professor' },
		{ graduation: '2027-13' },
		{ education: {} },
		{ education: [{ school: 'Leeds' }] },
		{ education: [{ school: 1, qualification: null, from: null, to: null, details: null }] },
		{ experience: [{ role: 'x'.repeat(201), organisation: '', from: '', to: '', details: '' }] },
		{ experience: [{ role: '', organisation: '', from: '', to: '', details: '', pay: '' }] },
		{ skills: Array(41).fill('Weaving') },
		{ skills: [' '] },
		{ skills: [['Weaving']] },
		{ links: ['x'.repeat(301)] },
		{ work_permission: { kind: 'nationality' } },
		{ work_permission: {} },
		{ weekly_hours: 49 },
		{ user_id: '00000000-0000-4000-8000-000000000000' },
	])('with %o is refused', async (columns) => {
		await expect(saved(columns)).rejects.toThrow();
	});

	test('with everything in it is stored', async () => {
		const entry = { from: '2024-09', to: null, details: 'Weft\nWarp' };
		await saved({
			education: [{ ...entry, school: 'Leeds', qualification: 'BSc' }],
			experience: [{ ...entry, role: 'Weaver', organisation: 'Mill' }],
			skills: ['Weaving'],
			languages: [{ language: 'Tiếng Việt', level: 'first' }],
			work_permission: { kind: 'student-visa', terms: [] },
		});
		expect(await admin`select skills from public.student_profiles`).toEqual([
			{ skills: ['Weaving'] },
		]);
	});
});

test.each([
	['is no PDF', Buffer.from('MZ a program')],
	['is larger than 2 MB', Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)])],
])('an uploaded CV that %s is refused', async (_, content) => {
	const add = as(
		student,
		(tx) =>
			tx`insert into public.cv_files (user_id, name, content) values (${student}, 'a', ${content})`,
	);
	await expect(add).rejects.toThrow('cv_files_content_check');
});

describe('what goes along with an application', () => {
	test('is the profile without the permission, and the CV, as both were then', async () => {
		const profile = await saved({ name: 'Mei Tan', work_permission: { kind: 'graduate-visa' } });
		await sent({ profile, cv: await stored() });
		await saved({ name: 'Somebody Else' });
		await admin`delete from public.cv_files`;
		const copy = await copyAs(student);
		expect(copy).toMatchObject({ permission_shown: null, cv_name: 'mine.pdf', cv: PDF });
		expect(copy?.profile).toMatchObject({ name: 'Mei Tan', skills: [] });
		expect(copy?.profile).not.toHaveProperty('work_permission');
	});

	test('has the permission where the student shows it, and never "not said"', async () => {
		const permission = { kind: 'graduate-visa', ends_on: '2027-06-14' };
		await sent({ profile: await saved({ work_permission: permission }), permission: true });
		expect(await copyAs(employer)).toMatchObject({ permission_shown: permission });
		await admin`delete from public.applications`;
		await sent({
			profile: await saved({ work_permission: { kind: 'not-said' } }),
			permission: true,
		});
		expect(await copyAs(employer)).toMatchObject({ permission_shown: null });
	});

	test('is seen by the student and the employer of the internship only', async () => {
		await sent({ profile: await saved({ name: 'Mei Tan' }), made: PDF });
		const seen = await Promise.all([student, employer, other, otherEmployer].map(copyAs));
		expect(seen.map((copy) => copy?.cv_name)).toEqual([
			'made.pdf',
			'made.pdf',
			undefined,
			undefined,
		]);
		const rest = await asPerson(
			started.backend.sql,
			employer,
			(tx) => tx`select id from public.student_profiles union all select id from public.cv_files`,
		);
		expect(rest).toEqual([]);
	});

	test.each([
		['profile', (seen: string) => ({ profile: seen }), 'profile has been changed'],
		['CV', (seen: string) => ({ cv: seen }), 'CV has been changed'],
	])('is what was seen: a changed %s is refused with the application', async (_, given, words) => {
		await saved({ name: 'Mei Tan' });
		await stored();
		await expect(sent(given('2026-01-01T00:00:00Z'))).rejects.toThrow(words);
		expect(await admin`select id from public.applications`).toEqual([]);
	});

	test('is added in the transaction of the application only, and by its student', async () => {
		const id = await as(student, applied);
		for (const user of [student, other, employer])
			await expect(as(user, (tx) => freeze(tx, id, { made: PDF }))).rejects.toThrow(
				'no such application',
			);
		expect(await admin`select 1 from public.application_copies`).toEqual([]);
	});

	test('is not changed or deleted by anybody, and goes with its application', async () => {
		const id = await sent({ made: PDF });
		const tries = ['authenticated', 'service_role'].flatMap((role) => [
			admin.begin(async (sql) => {
				await sql`grant update, delete on public.application_copies to ${sql(role)}`;
				await sql`grant usage on schema application_rules to ${sql(role)}`;
				await sql`create policy everything on public.application_copies using (true)`;
				await sql`set local role ${sql(role)}`;
				await sql`update public.application_copies set cv_name = 'x'`;
			}),
		]);
		for (const attempt of tries) await expect(attempt).rejects.toThrow('is not changed');
		await admin`delete from public.applications where id = ${id}`;
		expect(await admin`select 1 from public.application_copies`).toEqual([]);
	});

	test('fills at most 100 MB of an account', async () => {
		const large = Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024 - PDF.length)]);
		await admin`
			with old as (
				insert into public.applications (user_id, program_type, motivation, experience, availability)
				select ${student}, 'remote', n::text, 'None', 'June' from generate_series(1, 50) as n
				returning id
			)
			insert into public.application_copies (application_id, cv_name, cv)
			select id, 'cv.pdf', ${large} from old`;
		await expect(sent({ made: PDF })).rejects.toThrow('fill 100 MB');
		await sent({});
	});
});
