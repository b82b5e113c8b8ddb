import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	MOVERS,
	type Mover,
	movesFrom,
	type RejectionReason,
} from '#schema/applications/application-moves.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import {
	refusalOfName,
	submitApplication,
	submitGeneralApplication,
} from '#server/deeds/applications/submit-application.ts';
import { deed } from '#server/deeds/deed.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { NO_SENTENCES, SENTENCES } from '#test/rows/rejection-messages.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { takeBackMove } from './pending-moves.ts';

type Role = 'authenticated' | 'service_role' | 'anon';

let started: TestBackend;
let admin: Sql;
let student: string;
let employer: string;
let stranger: string;

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	await holdNotices(admin);
	const personOf = async (name: string) =>
		(await signedUp(started.backend, `${name}@example.org`)).id;
	student = await personOf('student');
	employer = await personOf('employer');
	stranger = await personOf('stranger');
	const [profile] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(employer, 'Tidewell Systems'))} returning id`;
	const listing = internshipRow('loom-intern', {
		title: 'loom-intern',
		source: 'employer',
		employer_id: profile?.id ?? '',
		answer_days: 7,
	});
	await admin`insert into public.internships ${admin(listing)}`;
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from outbox.notices where kind in ('applications', 'application_events')`;
	await admin`update public.internships set status = 'open', closed_at = null, deadline = null`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** Runs SQL as somebody does through the API. */
const as = <T>(person: string | null, role: Role, work: (sql: TransactionSql) => Promise<T>) =>
	admin.begin(async (sql) => {
		await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person, role })}, true),
			set_config('request.jwt.claim.sub', ${person ?? ''}, true)`;
		await sql`set local role ${sql(role)}`;
		return work(sql);
	}) as Promise<T>;

const answers = { motivation: 'Looms', experience: 'Two summers', availability: 'June' };

const apply = (person = student): Promise<string> =>
	submitApplication(started.backend.sql, {
		person,
		internship: 'loom-intern',
		answers,
		attached: { profile: null, cv: null, made: null },
	});
const applyInGeneral = (motivation = answers.motivation, user_id = student) =>
	submitGeneralApplication(started.backend.sql, {
		...answers,
		motivation,
		user_id,
		program_type: 'london',
	});

async function applied(status: ApplicationStatus = 'submitted'): Promise<string> {
	await apply();
	const [row] = await admin<{ id: string }[]>`
		update public.applications set status = ${status} returning id`;
	return row?.id ?? '';
}

type MoveInput = {
	from: ApplicationStatus;
	to: ApplicationStatus;
	reasons?: string[];
	message?: string | null;
};
const moved = (
	as: Mover,
	application: string,
	{ from: expected, reasons = [], ...move }: MoveInput,
) =>
	moveApplication(started.backend.sql, {
		as,
		person: { student, employer, staff: null, server: null }[as],
		application,
		expected,
		// Programs may send others than the type allows.
		reasons: reasons as RejectionReason[],
		...move,
	});

const takenBack = (as: 'student' | 'employer', person: string, application: string) =>
	takeBackMove(started.backend.sql, { as, person, application });

const statusOf = async (id: string) =>
	(await admin`select status from public.applications where id = ${id}`)[0]?.status;
const refusal = (code: string | number) =>
	expect.objectContaining(typeof code === 'number' ? { status: code } : { code });

describe.each(MOVERS)('%s', (by) => {
	test.each(APPLICATION_STATUSES)('from %s moves only where the table says', async (from) => {
		const done: ApplicationStatus[] = [];
		for (const to of APPLICATION_STATUSES) {
			await forgetApplications(admin);
			const id = await applied(from);
			const rejection: Partial<MoveInput> = { reasons: ['skills'], message: 'We chose others.' };
			const move = { from, to, ...(to === 'rejected' && rejection) };
			const result = await moved(by, id, move).catch(({ status }) => status);
			if (result === 422) expect(await statusOf(id)).toBe(from);
			else {
				expect(await statusOf(id)).toBe(to);
				done.push(to);
			}
		}
		expect(done.sort()).toEqual(movesFrom(from, by).sort());
	});
});

describe('an application', () => {
	test('to an internship has its name, its day of answer and one first event', async () => {
		await apply();
		const [row] = await admin`
			select program_name, status, program_type,
				answer_due_on - (now() at time zone 'Europe/London')::date as days
			from public.applications`;
		expect(row).toEqual({
			program_name: 'loom-intern, Tidewell Systems',
			status: 'submitted',
			program_type: 'london',
			days: 7,
		});
		expect(
			await admin`select mover, moved_by, from_status, to_status from public.application_events`,
		).toEqual([{ mover: 'student', moved_by: student, from_status: null, to_status: 'submitted' }]);
	});

	test('is one for each student and internship, from two tabs too, until it is withdrawn', async () => {
		const tries = await Promise.allSettled([apply(), apply(), apply()]);
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		await expect(apply()).rejects.toEqual(refusal(409));
		const [row] = await admin<{ id: string }[]>`select id from public.applications`;
		await moved('student', row?.id ?? '', { from: 'submitted', to: 'withdrawn' });
		await apply();
		await expect(takenBack('student', student, row?.id ?? '')).rejects.toEqual(refusal(409));
	});

	test('to a closed internship is refused, also on the day after the deadline', async () => {
		await admin`update public.internships set status = 'closed', closed_at = now()`;
		await expect(apply()).rejects.toEqual(refusal(409));
		await admin`update public.internships set status = 'open', closed_at = null,
			deadline = (now() at time zone 'Europe/London')::date - 1`;
		await expect(apply()).rejects.toEqual(refusal(409));
		await admin`update public.internships set deadline = (now() at time zone 'Europe/London')::date`;
		await apply();
	});

	test('in general may be sent more than once with another text', async () => {
		await applyInGeneral();
		await applyInGeneral();
		expect(await admin`select internship_id from public.applications`).toHaveLength(1);
		await applyInGeneral('Other');
		expect(await admin`select internship_id from public.applications`).toHaveLength(2);
	});

	test.each([
		['closed', { status: 'closed', closed_at: new Date(), deadline: null }],
		['past its deadline', { status: 'open', closed_at: null, deadline: '2026-01-01' }],
		['paused', { status: 'paused', paused_by: 'employer', closed_at: null, deadline: null }],
	])('in general is refused where it names an internship that is %s', async (_, row) => {
		const [listing] = await admin<{ company: string; slug: string }[]>`
			select company, slug from public.internships`;
		const names = ['loom-intern', `LOOM-Intern,  ${listing?.company}`, listing?.slug ?? ''];
		const sendNaming = (program_name: string) =>
			submitGeneralApplication(started.backend.sql, {
				...answers,
				user_id: student,
				program_type: 'london',
				program_name,
			});
		const refusalOf = async (name: string) =>
			(await deed(started.backend.sql, (tx) => refusalOfName(tx, name)))?.status ?? null;
		await admin`update public.internships set ${admin(row)}`;
		for (const name of names) {
			expect(await refusalOf(name)).toBe(409);
			await expect(sendNaming(name)).rejects.toEqual(refusal(409));
		}
		for (const name of ['loom', 'Another intern', listing?.company ?? '']) {
			expect(await refusalOf(name)).toBe(null);
			await sendNaming(name);
		}
		await admin`update public.internships
			set status = 'open', paused_by = null, closed_at = null, deadline = null`;
		await sendNaming(names[0] ?? '');
		expect(await admin`select from public.applications`).toHaveLength(4);
	});

	test('in general is stored once where it is sent ten times at once, for each person, and again after ten minutes', async () => {
		const count = async () => (await admin`select id from public.applications`).length;
		await Promise.all(Array.from({ length: 10 }, () => applyInGeneral()));
		expect(await count()).toBe(1);
		expect(await admin`select from outbox.notices where kind = 'applications'`).toHaveLength(1);
		await applyInGeneral(answers.motivation, stranger);
		expect(await count()).toBe(2);
		await admin`update public.applications set created_at = now() - interval '590 seconds'`;
		await applyInGeneral();
		expect(await count()).toBe(2);
		await admin`update public.applications set created_at = now() - interval '601 seconds'`;
		await applyInGeneral();
		expect(await count()).toBe(3);
	});

	test('is stored by nobody but the server', async () => {
		for (const change of [{}, { status: 'offered' }])
			await expect(
				as(
					student,
					'authenticated',
					(sql) => sql`insert into public.applications
						${sql({ ...answers, ...change, user_id: student, program_type: 'london' })}`,
				),
			).rejects.toEqual(refusal('42501'));
	});
});

describe('a move', () => {
	test('is refused where the application was moved meanwhile', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'in-review' });
		const late = moved('employer', id, { from: 'submitted', to: 'interview' });
		await expect(late).rejects.toEqual(refusal(409));
	});

	test('of two at once is made once', async () => {
		const id = await applied();
		const both = await Promise.allSettled(
			(['interview', 'offered'] as const).map((to) =>
				moved('employer', id, { from: 'submitted', to }),
			),
		);
		expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	});

	test('to "rejected" needs a known reason and a message', async () => {
		const id = await applied();
		for (const bad of [
			{ reasons: [], message: 'No.' },
			{ reasons: ['skills'], message: ' \n' },
			{ reasons: ['skills'], message: 'ab' },
			{ reasons: [], message: 'We have chosen somebody else.' },
			{ reasons: ['age'], message: 'We have chosen somebody else.' },
		])
			await expect(
				moved('employer', id, { from: 'submitted', to: 'rejected', ...bad }),
			).rejects.toEqual(refusal(422));
		expect(await statusOf(id)).toBe('submitted');
	});

	test('to "rejected" has a message by the rule of the form', async () => {
		for (const [messages, enough] of [
			[SENTENCES, true],
			[NO_SENTENCES, false],
		] as const)
			for (const message of messages) {
				const [row] = await admin`select application_rules.is_sentence(${message}) as enough`;
				expect({ message, ...row }).toEqual({ message, enough });
			}
		const kept = as(
			student,
			'authenticated',
			(sql) =>
				sql`insert into public.message_templates (to_status, text) values ('rejected', 'ab')`,
		);
		await expect(kept).rejects.toEqual(refusal('23514'));
	});

	test('of somebody else’s application is answered as one that does not exist', async () => {
		const id = await applied();
		for (const as of ['student', 'employer', 'staff'] as const) {
			for (const application of [id, '00000000-0000-4000-8000-000000000000'])
				await expect(
					moveApplication(started.backend.sql, {
						as,
						person: stranger,
						application,
						expected: 'submitted',
						to: 'withdrawn',
					}),
				).rejects.toEqual(refusal(404));
			await expect(
				takeBackMove(started.backend.sql, { as, person: stranger, application: id }),
			).rejects.toEqual(refusal(404));
		}
	});

	test('is not made by SQL on the tables, for anybody', async () => {
		const id = await applied();
		const tries: [string | null, Role][] = [
			[student, 'authenticated'],
			[employer, 'authenticated'],
			[null, 'anon'],
			[null, 'service_role'],
		];
		for (const [person, role] of tries)
			for (const work of [
				(sql: TransactionSql) => sql`update public.applications set status = 'offered'`,
				(sql: TransactionSql) => sql`update public.application_events set message = 'Other'`,
				(sql: TransactionSql) => sql`delete from public.application_events`,
				(sql: TransactionSql) => sql`
					insert into public.application_events (application_id, mover, to_status)
					values (${id}, 'staff', 'offered')`,
			])
				await expect(as(person, role, work)).rejects.toMatchObject({
					code: expect.stringMatching(/^(42501|PT422)$/),
				});
		expect(await statusOf(id)).toBe('submitted');
	});

	test('is in the table of moves, also where the server writes', async () => {
		const id = await applied();
		const [sent] = await admin`select id from public.application_events`;
		const stored = (event: object) =>
			as(
				null,
				'service_role',
				(sql) => sql`
				insert into public.application_events ${sql({ application_id: id, mover: 'employer', ...event })}`,
			);
		for (const event of [
			{ to_status: 'submitted' },
			{ from_status: 'submitted', to_status: 'accepted' },
			{ from_status: 'interview', to_status: 'offered' },
			{ from_status: 'submitted', to_status: 'unanswered' },
			{ from_status: 'submitted', to_status: 'in-review', takes_back: sent?.id },
		])
			await expect(stored(event)).rejects.toEqual(refusal('PT422'));
		await stored({ from_status: 'submitted', to_status: 'in-review' });
		expect(await statusOf(id)).toBe('in-review');
	});

	test('is deleted with its application', async () => {
		await applied();
		await forgetApplications(admin);
		expect(await admin`select from public.application_events`).toEqual([]);
	});
});

describe('taking back', () => {
	test('restores the status, and the mail is not sent', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'interview' });
		await takenBack('employer', employer, id);
		expect(await statusOf(id)).toBe('submitted');
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toEqual([]);
		await expect(takenBack('employer', employer, id)).rejects.toEqual(refusal(409));
	});

	test('is for the one who moved, and for ten minutes', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'interview' });
		await expect(takenBack('student', student, id)).rejects.toEqual(refusal(409));
		await admin`update public.application_events set at = at - interval '601 seconds'
			where to_status = 'interview'`;
		await expect(takenBack('employer', employer, id)).rejects.toEqual(refusal(409));
		expect(await statusOf(id)).toBe('interview');
	});
});

describe('who sees it', () => {
	const seen = async (person: string | null, role: Role) => {
		try {
			return await as(person, role, async (sql) => [
				(await sql`select id from public.applications`).length,
				(await sql`select id from public.application_events`).length,
			]);
		} catch (error) {
			return (error as { code: string }).code;
		}
	};

	test('the student, the employer and staff', async () => {
		await applied();
		expect(await seen(student, 'authenticated')).toEqual([1, 1]);
		expect(await seen(employer, 'authenticated')).toEqual([1, 1]);
		expect(await seen(null, 'service_role')).toEqual([1, 1]);
		expect(await seen(stranger, 'authenticated')).toEqual([0, 0]);
		expect(await seen(null, 'anon')).toBe('42501');
	});
});

test('the mail about a move goes to the student once its ten minutes are over', async () => {
	const id = await applied();
	await moved('employer', id, {
		from: 'submitted',
		to: 'rejected',
		reasons: ['places-filled'],
		message: 'Thank you for your answers about looms.',
	});
	const [notice] = await admin<{ wait: number }[]>`
		select extract(epoch from due_at - now())::float as wait from outbox.notices
		where kind = 'application_events'`;
	expect(notice?.wait).toBeGreaterThan(590);
	expect(notice?.wait).toBeLessThan(610);
	await admin`update outbox.notices set due_at = now()`;
	const text = await vi.waitUntil(
		async () => {
			const mails = await started.backend.mailbox();
			return mails.find(({ subject }) => subject.startsWith('Not this time'))?.text;
		},
		{ timeout: 30_000, interval: 200 },
	);
	expect(text).toContain('Thank you for your answers about looms.');
	expect(text).toContain('All places were filled');
	expect(text).toContain('loom-intern, Tidewell Systems');
});
