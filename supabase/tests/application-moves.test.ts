import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	MOVERS,
	type Mover,
	movesFrom,
} from '#schema/applications/application-moves.ts';
import { NO_SENTENCES, SENTENCES } from '#test/rows/rejection-messages.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { rowFor } from './permission-table.ts';

type Role = 'authenticated' | 'service_role' | 'anon';

let started: TestBackend;
let admin: Sql;
let student: string;
let employer: string;
let stranger: string;
let internship: string;

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	const personOf = async (name: string) =>
		(await signedUp(started.backend, `${name}@example.org`)).id;
	student = await personOf('student');
	employer = await personOf('employer');
	stranger = await personOf('stranger');
	const [profile] = await admin<{ id: string }[]>`
		insert into public.employers ${admin({ ...rowFor('employers', employer, 'Tidewell Systems'), verified: true })} returning id`;
	const listing = {
		...rowFor('internships', employer, 'loom-intern'),
		source: 'employer',
		employer_id: profile?.id ?? '',
		answer_days: 7,
	};
	const [row] = await admin<{ id: string }[]>`
		insert into public.internships ${admin(listing)} returning id`;
	internship = row?.id ?? '';
});
beforeEach(async () => {
	await admin`delete from public.applications`;
	await admin`delete from outbox.notices where kind = 'application_events'`;
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

function apply(person = student, to: string | null = internship): Promise<unknown> {
	return as(
		person,
		'authenticated',
		(sql) => sql`
			insert into public.applications ${sql({ ...answers, user_id: person, internship_id: to, program_type: 'london' })}`,
	);
}

async function applied(status: ApplicationStatus = 'submitted'): Promise<string> {
	await apply();
	const [row] = await admin<{ id: string }[]>`
		update public.applications set status = ${status} returning id`;
	return row?.id ?? '';
}

type Wanted = { from: string; to: string; reasons?: string[]; message?: string | null };
const moved = (by: Mover, id: string, { from, to, reasons = [], message = null }: Wanted) =>
	as(
		{ student, employer, staff: null, server: null }[by],
		by === 'student' || by === 'employer' ? 'authenticated' : 'service_role',
		(sql) => sql`
			select application_rules.move(${id}::uuid, ${from}, ${to}, ${reasons}::text[], ${message}, ${by === 'server'})`,
	);

const takenBack = (person: string, id: string) =>
	as(
		person,
		'authenticated',
		(sql) => sql`select application_rules.take_back(${id}::uuid) as status`,
	);

const statusOf = async (id: string) =>
	(await admin`select status from public.applications where id = ${id}`)[0]?.status;
const refusal = (code: string) => expect.objectContaining({ code });

describe.each(MOVERS)('%s', (by) => {
	test.each(APPLICATION_STATUSES)('from %s moves only where the table says', async (from) => {
		const done: ApplicationStatus[] = [];
		for (const to of APPLICATION_STATUSES) {
			await admin`delete from public.applications`;
			const id = await applied(from);
			const rejection = to === 'rejected' && { reasons: ['skills'], message: 'We chose others.' };
			const result = await moved(by, id, { from, to, ...rejection }).catch(({ code }) => code);
			if (result === 'PT422') expect(await statusOf(id)).toBe(from);
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
			days: 8,
		});
		expect(
			await admin`select mover, moved_by, from_status, to_status from public.application_events`,
		).toEqual([{ mover: 'student', moved_by: student, from_status: null, to_status: 'submitted' }]);
	});

	test('is one for each student and internship, from two tabs too, until it is withdrawn', async () => {
		const tries = await Promise.allSettled([apply(), apply(), apply()]);
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		await expect(apply()).rejects.toEqual(refusal('PT409'));
		const [row] = await admin<{ id: string }[]>`select id from public.applications`;
		await moved('student', row?.id ?? '', { from: 'submitted', to: 'withdrawn' });
		await apply();
		await expect(takenBack(student, row?.id ?? '')).rejects.toEqual(refusal('PT409'));
	});

	test('to a closed internship is refused, also on the day after the deadline', async () => {
		await admin`update public.internships set status = 'closed', closed_at = now()`;
		await expect(apply()).rejects.toEqual(refusal('PT409'));
		await admin`update public.internships set status = 'open', closed_at = null,
			deadline = (now() at time zone 'Europe/London')::date - 1`;
		await expect(apply()).rejects.toEqual(refusal('PT409'));
		await admin`update public.internships set deadline = (now() at time zone 'Europe/London')::date`;
		await apply();
	});

	test('in general may be sent more than once with another text', async () => {
		await apply(student, null);
		await apply(student, null);
		expect(await admin`select internship_id from public.applications`).toHaveLength(1);
		await as(
			student,
			'authenticated',
			(sql) => sql`insert into public.applications
				${sql({ ...answers, motivation: 'Other', user_id: student, program_type: 'london' })}`,
		);
		expect(await admin`select internship_id from public.applications`).toHaveLength(2);
	});

	test('cannot begin with another status', async () => {
		await expect(
			as(
				student,
				'authenticated',
				(sql) => sql`insert into public.applications
					${sql({ ...answers, user_id: student, program_type: 'london', status: 'offered' })}`,
			),
		).rejects.toEqual(refusal('42501'));
	});
});

describe('a move', () => {
	test('is refused where the application was moved meanwhile', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'in-review' });
		const late = moved('employer', id, { from: 'submitted', to: 'interview' });
		await expect(late).rejects.toEqual(refusal('PT409'));
	});

	test('of two at once is made once', async () => {
		const id = await applied();
		const both = await Promise.allSettled(
			['interview', 'offered'].map((to) => moved('employer', id, { from: 'submitted', to })),
		);
		expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	});

	test('to "rejected" needs a known reason and a message', async () => {
		const id = await applied();
		for (const bad of [
			{ reasons: [], message: 'No.' },
			{ reasons: ['skills'], message: ' \n' },
			{ reasons: ['skills'], message: 'ab' },
			{ reasons: ['age'], message: 'No.' },
		])
			await expect(
				moved('employer', id, { from: 'submitted', to: 'rejected', ...bad }),
			).rejects.toEqual(refusal('PT422'));
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
		for (const given of [id, '00000000-0000-4000-8000-000000000000'])
			await expect(
				as(
					stranger,
					'authenticated',
					(sql) =>
						sql`select application_rules.move(${given}::uuid, 'submitted', 'withdrawn', '{}', null)`,
				),
			).rejects.toEqual(refusal('PT404'));
		await expect(takenBack(stranger, id)).rejects.toEqual(refusal('PT404'));
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
				await expect(as(person, role, work)).rejects.toEqual(refusal('42501'));
		expect(await statusOf(id)).toBe('submitted');
	});

	test('is deleted with its application', async () => {
		await applied();
		await admin`delete from public.applications`;
		expect(await admin`select from public.application_events`).toEqual([]);
	});
});

describe('taking back', () => {
	test('restores the status, and the mail is not sent', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'interview' });
		expect(await takenBack(employer, id)).toEqual([{ status: 'submitted' }]);
		expect(await statusOf(id)).toBe('submitted');
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toEqual([]);
		await expect(takenBack(employer, id)).rejects.toEqual(refusal('PT409'));
	});

	test('is for the one who moved, and for ten minutes', async () => {
		const id = await applied();
		await moved('employer', id, { from: 'submitted', to: 'interview' });
		await expect(takenBack(student, id)).rejects.toEqual(refusal('PT409'));
		await admin`update public.application_events set at = at - interval '601 seconds'
			where to_status = 'interview'`;
		await expect(takenBack(employer, id)).rejects.toEqual(refusal('PT409'));
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
	await moved('staff', id, {
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
