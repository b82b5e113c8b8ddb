import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attached } from '#server/deeds/applications/attach-copies.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { takeBackMove } from '#server/deeds/applications/pending-moves.ts';
import { submitApplication } from '#server/deeds/applications/submit-application.ts';
import { storeCv } from '#server/deeds/students/store-cv.ts';
import { deleteWithdrawnCopies } from '#server/jobs/deletions.ts';
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

const PDF = Buffer.from('%PDF-1.7 a page');

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	[student, other, employer, otherEmployer] = (await Promise.all(
		['student', 'other', 'employer', 'rival'].map(
			async (name) => (await signedUp(started.backend, `${name}@example.org`)).id,
		),
	)) as [string, string, string, string];
	await companyOf(employer, 'Tidewell Systems');
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
const stored = async () => {
	await storeCv(started.backend.sql, {
		person: student,
		name: 'mine.pdf',
		content: PDF,
		hasText: true,
	});
	return cvSeen();
};
/** When the CV of the profile was last stored. */
async function cvSeen(): Promise<string | null> {
	const [row] = await admin<{ seen: string }[]>`
		select to_json(updated_at) #>> '{}' as seen from public.cv_files where user_id = ${student}`;
	return row?.seen ?? null;
}

const answers = { motivation: 'Looms', experience: 'None', availability: 'June' };
type AttachmentInput = {
	profile?: string | null;
	permission?: boolean;
	cv?: string | null;
	made?: Buffer | null;
};
const attachedOf = ({ profile, permission = false, cv, made }: AttachmentInput): Attached => ({
	profile: profile ? { seen: profile, show_permission: permission } : null,
	cv: cv
		? { kind: 'own', seen: cv }
		: made
			? { kind: 'made', seen: profile ?? '', leave_out: false }
			: null,
	made: made ? { name: 'made.pdf', pdf: made } : null,
});
const sent = (given: AttachmentInput): Promise<string> =>
	submitApplication(started.backend.sql, {
		person: student,
		internship: `at-${employer}`,
		answers,
		attached: attachedOf(given),
	});
const copyAs = async (user: string) => {
	const rows = await asPerson(
		started.backend.sql,
		user,
		(
			tx,
		) => tx`select profile, permission_shown, cv_name, content as cv from public.application_copies
			left join public.sent_cvs on sent_cvs.id = sent_cv`,
	);
	return rows[0];
};

describe('a profile', () => {
	test.each([
		{ name: 'x'.repeat(121) },
		{ latin_name: 'x'.repeat(121) },
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
		// A violated check, or a column that is not granted.
		await expect(saved(columns)).rejects.toMatchObject({
			code: 'user_id' in columns ? '42501' : '23514',
		});
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
	['has the head of a PDF behind its first 1,024 bytes', Buffer.concat([Buffer.alloc(1_025), PDF])],
	['is larger than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])],
])('an uploaded CV that %s is refused', async (_, content) => {
	const add = admin`
		insert into public.cv_files (user_id, name, content) values (${student}, 'a', ${content})`;
	await expect(add).rejects.toThrow('cv_files_content_check');
	await expect(
		storeCv(started.backend.sql, { person: student, name: 'a', content, hasText: true }),
	).rejects.toMatchObject({ status: 400 });
});

describe('what goes along with an application', () => {
	test('is the profile without the permission, and the CV, as both were then', async () => {
		const profile = await saved({
			name: '陈美',
			latin_name: 'Mei Tan',
			work_permission: { kind: 'graduate-visa' },
		});
		await sent({ profile, cv: await stored() });
		await saved({ name: 'Somebody Else' });
		await admin`delete from public.cv_files`;
		const copy = await copyAs(student);
		expect(copy).toMatchObject({ permission_shown: null, cv_name: 'mine.pdf', cv: PDF });
		expect(copy?.profile).toMatchObject({ name: '陈美', latin_name: 'Mei Tan', skills: [] });
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
		const files = await Promise.all(
			[student, employer, other, otherEmployer].map((user) =>
				asPerson(started.backend.sql, user, (tx) => tx`select content from public.sent_cvs`),
			),
		);
		expect(files.map((rows) => rows.length)).toEqual([1, 1, 0, 0]);
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

	test('is added by nobody but the server', async () => {
		const id = await sent({});
		for (const user of [student, other, employer])
			await expect(
				as(
					user,
					(tx) => tx`
						insert into public.application_copies (application_id, profile) values (${id}, '{}')`,
				),
			).rejects.toMatchObject({ code: '42501' });
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

	test('is not changed or deleted as a file either', async () => {
		await sent({ made: PDF });
		for (const role of ['authenticated', 'service_role']) {
			const attempt = admin.begin(async (sql) => {
				await sql`grant update, delete on public.sent_cvs to ${sql(role)}`;
				await sql`grant usage on schema application_rules to ${sql(role)}`;
				await sql`create policy everything on public.sent_cvs using (true)`;
				await sql`set local role ${sql(role)}`;
				await sql`delete from public.sent_cvs`;
			});
			await expect(attempt).rejects.toThrow('is not changed');
		}
	});
});

const full = { status: 403, code: 'cvs_full' };
const MB = 1024 * 1024;
/** Of two megabytes, as large as a CV can be. */
const large = (letter: string) => Buffer.concat([PDF, Buffer.alloc(2 * MB - PDF.length, letter)]);
const files = () => admin`select user_id, octet_length(content) as bytes from public.sent_cvs`;

describe('a CV that is sent', () => {
	/** Each to an internship of its own, as one can have only one application to each. */
	const sentElsewhere = async (person: string, made: Buffer) => {
		const slug = `site-${randomUUID()}`;
		await admin`insert into public.internships ${admin(internshipRow(slug))}`;
		const attached = attachedOf({ made });
		return submitApplication(started.backend.sql, { person, internship: slug, answers, attached });
	};
	const removed = (id: string) => admin`delete from public.applications where id = ${id}`;

	test('is stored once for each account and content', async () => {
		const ids = [];
		for (let times = 0; times < 20; times += 1) ids.push(await sentElsewhere(student, large('a')));
		expect(await files()).toEqual([{ user_id: student, bytes: 2 * MB }]);
		await sentElsewhere(other, large('a'));
		await sentElsewhere(student, large('b'));
		expect(await files()).toHaveLength(3);
		for (const id of ids.slice(1)) await removed(id);
		expect(await files()).toHaveLength(3);
		await removed(ids[0] ?? '');
		expect(await files()).toHaveLength(2);
	});

	test('goes with the last of two applications that are deleted at once', async () => {
		const ids = [await sentElsewhere(student, PDF), await sentElsewhere(student, PDF)];
		const connections = [1, 2].map(() => postgres(started.adminUrl, { max: 1 }));
		const both = Promise.withResolvers<void>();
		let begun = 0;
		const deleted = connections.map((sql, at) =>
			sql.begin(async (tx) => {
				await tx`select from public.applications where id = ${ids[at] ?? ''} for update`;
				begun += 1;
				if (begun === 2) both.resolve();
				await both.promise;
				await tx`delete from public.applications where id = ${ids[at] ?? ''}`;
			}),
		);
		await Promise.all(deleted);
		await Promise.all(connections.map((sql) => sql.end()));
		expect(await files()).toEqual([]);
	});

	test('fills at most 20 MB of an account, with the one in the profile', async () => {
		const letters = [...'abcdefghi'];
		for (const letter of letters) await sentElsewhere(student, large(letter));
		const keep = (content: Buffer) =>
			storeCv(started.backend.sql, { person: student, name: 'a', content, hasText: true });
		await keep(large('x'));
		await keep(large('y'));
		await expect(sentElsewhere(student, large('j'))).rejects.toMatchObject(full);
		await sentElsewhere(student, large('a'));
		await sent({});
		expect(await files()).toHaveLength(9);
		await admin`delete from public.cv_files`;
		await sentElsewhere(student, large('j'));
		await expect(keep(PDF)).rejects.toMatchObject(full);
		await sentElsewhere(other, large('j'));
	});

	test('fills no more also if two are sent at once', async () => {
		for (const letter of [...'abcdefghi']) await sentElsewhere(student, large(letter));
		const outcomes = await Promise.allSettled(
			[...'jklm'].map((letter) => sentElsewhere(student, large(letter))),
		);
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await files()).toHaveLength(10);
	});

	test('goes with its account', async () => {
		const { id } = await signedUp(started.backend, 'leaves@example.org');
		await sentElsewhere(id, PDF);
		await admin`delete from auth.users where id = ${id}`;
		expect(await files()).toEqual([]);
	});
});

describe('an application that was withdrawn', () => {
	const withdraw = (application: string) =>
		moveApplication(started.backend.sql, {
			as: 'student',
			person: student,
			application,
			expected: 'submitted',
			to: 'withdrawn',
		});
	const copies = async () => (await admin`select from public.application_copies`).length;
	const minutes = (count: number) => new Date(Date.now() + count * 60_000);
	const age = (id: string, past: string) =>
		admin`update public.application_events set at = at - ${past}::interval where application_id = ${id}`;
	const clean = (now: Date) => deleteWithdrawnCopies(started.backend.sql, now);

	test('loses its copies once it can no longer be taken back', async () => {
		const id = await sent({ made: PDF });
		expect(await clean(minutes(60))).toBe(0);
		await withdraw(id);
		// A clock that is an hour ahead.
		expect(await clean(minutes(60))).toBe(0);
		await age(id, '9 minutes 50 seconds');
		expect(await clean(minutes(0))).toBe(0);
		expect(await copies()).toBe(1);
		await age(id, '10 seconds');
		// A clock that is a minute behind.
		expect(await clean(minutes(-1))).toBe(0);
		expect(await clean(minutes(0))).toBe(1);
		expect([await copies(), await files()]).toEqual([0, []]);
		expect(await admin`select motivation from public.applications`).toEqual([
			{ motivation: 'Looms' },
		]);
	});

	test('keeps them where the withdrawal was taken back', async () => {
		const id = await sent({ made: PDF });
		await withdraw(id);
		const by = { as: 'student', person: student } as const;
		await takeBackMove(started.backend.sql, { ...by, application: id });
		await age(id, '20 minutes');
		expect(await clean(minutes(0))).toBe(0);
		expect(await copies()).toBe(1);
	});

	test('keeps the file of another application', async () => {
		const first = await sent({ made: PDF });
		await withdraw(first);
		await sent({ made: PDF });
		await age(first, '20 minutes');
		expect(await clean(minutes(0))).toBe(1);
		expect([await copies(), (await files()).length]).toEqual([1, 1]);
		expect((await copyAs(employer))?.cv).toEqual(PDF);
	});

	test('counts: the fourth to one internship is refused', async () => {
		for (let times = 0; times < 3; times += 1) await withdraw(await sent({ made: PDF }));
		await expect(sent({})).rejects.toMatchObject({ status: 409, code: 'applied_often' });
		expect(await files()).toHaveLength(1);
		expect(await copies()).toBe(3);
	});
});
