import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { CompanyStanding } from '#schema/applications/company-standing.ts';
import type { TouchedApplications } from '#schema/employers/employer-decision.ts';
import { daysAfter, londonDay, untilEndOf } from '#schema/london-day.ts';
import { giveUp, keepPromisesOf, listGivenUp } from '#server/deeds/applications/keep-promises.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { refuseEmployer } from './refuse-employer.ts';
import { handOverToOffice, takeBackRefusal } from './refused-companies.ts';

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let member: string;
let host: { id: string; employer: string };
let students: string[];
let internship: string;
/** By the name of the status that they have. */
let sent: Record<string, string>;
const today = londonDay(new Date());

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	world = employerWorld(started, admin);
	member = (await signedUp(started.backend, 'member@example.org')).id;
	await admin`insert into public.staff (user_id) values (${member})`;
	host = await world.employer('rosa@example.org', 'Harrow & Pike');
	await admin`update public.employers set website = 'https://pike.example'`;
	await admin`update public.employers set verified = true`;
	students = [];
	for (const name of ['ann', 'bob', 'cy', 'dee', 'eve'])
		students.push((await signedUp(started.backend, `${name}@example.org`)).id);
	internship = await world.publish(host.employer, 'yard-intern');
	await world.publish(host.employer, 'desk-intern', { status: 'paused', paused_by: 'employer' });
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from public.staff_log`;
	await admin`alter table public.employer_decisions disable trigger user`;
	await admin`delete from public.employer_decisions`;
	await admin`alter table public.employer_decisions enable trigger user`;
	await admin`update public.employers set verified = true, asked_at = null, host_since = now(),
		website = 'https://pike.example'`;
	const statuses: ApplicationStatus[] = [
		'submitted',
		'interview',
		'offered',
		'accepted',
		'rejected',
	];
	sent = {};
	for (const [index, status] of statuses.entries()) {
		const student = students[index] ?? '';
		const id = await world.apply(student, internship);
		sent[status] = id;
		if (status === 'submitted') continue;
		if (status === 'accepted') await world.move(id, 'offered');
		await world.move(id, status, status === 'accepted' ? student : undefined);
	}
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const four: TouchedApplications = { waiting: 1, interview: 1, offered: 1, accepted: 1 };
const refuse = (seen: object = { touched: four, typed: 4 }, person: string | null = member) =>
	refuseEmployer(started.backend.sql, {
		person,
		employer: host.employer,
		expected: null,
		reason: 'We could not confirm the register entry.',
		...seen,
	});
const undo = (person = member) =>
	takeBackRefusal(started.backend.sql, { person, employer: host.employer });
const company = async () =>
	(
		await admin<Record<string, unknown>[]>`
			select verified, verified_at is not null as dated, asked_at is not null as asked, refusal,
				answers_until::text, host_since is not null as is_host
			from public.employers where id = ${host.employer}`
	)[0];
const countVisible = async () =>
	(await admin`select from public.internships where employer_id = ${host.employer} and not hidden`)
		.length;
const notices = async () =>
	(
		await admin<{ kind: string; waits: boolean }[]>`
			select kind, due_at > clock_timestamp() + interval '9 minutes' as waits from outbox.notices
			where kind in ('employer_decisions', 'company_refused') order by kind`
	).map((row) => ({ ...row }));
const standing = (student: number) =>
	asPerson(started.backend.sql, students[student] ?? '', async (tx) => {
		const [row] = await tx<{ standing: CompanyStanding | null }[]>`
			select application_rules.standing_of(internship_id) as standing from public.applications`;
		return row?.standing;
	});
const tenMinutesPass = async () => {
	await admin`update public.employers set refused_at = refused_at - interval '11 minutes' where refused_at is not null`;
	await admin`alter table public.employer_decisions disable trigger user`;
	await admin`update public.employer_decisions set at = at - interval '11 minutes'
		where id = (select id from public.employer_decisions order by at desc limit 1)`;
	await admin`alter table public.employer_decisions enable trigger user`;
	await admin`alter table public.application_events disable trigger refuse_change`;
	await admin`update public.application_events set at = at - interval '11 minutes'`;
	await admin`alter table public.application_events enable trigger refuse_change`;
	await admin`update outbox.notices set due_at = clock_timestamp()
		where kind in ('employer_decisions', 'company_refused')`;
};
const refusal = (status: number, code?: string) =>
	expect.objectContaining({ status, ...(code && { code }) });

describe('refusing a company that is at work', () => {
	test('asks for the numbers that it touches, as they are', async () => {
		for (const seen of [{}, { touched: four }, { touched: four, typed: 5 }])
			await expect(refuse(seen)).rejects.toEqual(refusal(422, 'not_typed'));
		const others = { ...four, offered: 2, accepted: 0 };
		await expect(refuse({ touched: others, typed: 4 })).rejects.toEqual(
			refusal(409, 'numbers_changed'),
		);
		expect(await company()).toMatchObject({ verified: true, refusal: null });
		expect(await notices()).toEqual([]);
		await expect(refuse(undefined, students[0])).rejects.toEqual(refusal(404));
		await expect(refuse(undefined, host.id)).rejects.toEqual(refusal(404));
	});

	test('hides its internships at once, writes to nobody for ten minutes, and lets it answer', async () => {
		expect(await countVisible()).toBe(2);
		const { undo_until } = await refuse();
		expect(Date.parse(undo_until ?? '') - Date.now()).toBeGreaterThan(590_000);
		expect(await countVisible()).toBe(0);
		expect(await company()).toMatchObject({
			verified: false,
			is_host: true,
			answers_until: daysAfter(today, 28),
		});
		expect(await notices()).toEqual([
			{ kind: 'company_refused', waits: true },
			{ kind: 'employer_decisions', waits: true },
		]);
		expect(await standing(0)).toBeNull();
		expect(await admin`select action, subject from public.staff_log`).toEqual([
			{ action: 'refuse', subject: 'employer' },
		]);
	});

	test('tells each student after ten minutes what it means for them, and the company until when it answers', async () => {
		await refuse();
		await tenMinutesPass();
		expect(await standing(0)).toEqual({
			kind: 'refused',
			company: 'Harrow & Pike',
			until: daysAfter(today, 28),
		});
		const until = untilEndOf(daysAfter(today, 28));
		await vi.waitUntil(async () => (await mails()).length === 5, { timeout: 30_000 });
		const words = Object.fromEntries((await mails()).map(({ to, text }) => [to, text]));
		expect(words['ann@example.org']).toContain(
			`until ${until}. If it does not, our office answers`,
		);
		expect(words['bob@example.org']).toContain('Your invitation to an interview still stands');
		expect(words['cy@example.org']).toContain('Your offer still stands');
		expect(words['dee@example.org']).toContain('You have accepted this offer');
		expect(words['eve@example.org']).toBeUndefined();
		expect(words['rosa@example.org']).toContain(`answer their applications until ${until}`);
		await expect(undo()).rejects.toEqual(refusal(409, 'not_taken_back'));
	});

	test('for fraud ends its access once it can no longer be taken back, and says so', async () => {
		const sees = () =>
			asPerson(
				started.backend.sql,
				host.id,
				(tx) => tx`select from application_rules.answered_by_me`,
			).then((rows) => rows.length);
		await refuse({ touched: four, typed: 4, ends_access: true });
		expect(await handOverToOffice(started.backend.sql, today)).toBe(0);
		expect(await sees()).toBe(5);
		await tenMinutesPass();
		expect(await handOverToOffice(started.backend.sql, today)).toBe(1);
		expect(await company()).toMatchObject({ is_host: false, answers_until: null });
		expect(await sees()).toBe(0);
		expect(await standing(0)).toEqual({ kind: 'refused', company: 'Harrow & Pike', until: null });
		await vi.waitUntil(async () => (await mails()).length === 5, { timeout: 30_000 });
		const words = Object.fromEntries((await mails()).map(({ to, text }) => [to, text]));
		expect(words['ann@example.org']).toContain('our office answers your application');
		expect(words['cy@example.org']).toContain('before you are sure who is asking');
		expect(words['rosa@example.org']).toContain('You no longer see those who have applied');
		expect(
			await admin`select detail from public.staff_log where action = 'refuse' order by number desc limit 1`,
		).toMatchObject([{ detail: expect.stringContaining('Fraud') }]);
	});

	test('for fraud, taken back, ends nothing', async () => {
		await refuse({ touched: four, typed: 4, ends_access: true });
		await undo();
		await tenMinutesPass();
		expect(await handOverToOffice(started.backend.sql, today)).toBe(0);
		expect(await company()).toMatchObject({ verified: true, is_host: true, answers_until: null });
	});

	test('is taken back within ten minutes, as if it had not been', async () => {
		const before = await company();
		await refuse();
		await expect(undo(students[0])).rejects.toEqual(refusal(404));
		await undo();
		expect(await company()).toEqual(before);
		expect(await countVisible()).toBe(2);
		expect(await notices()).toEqual([]);
		expect(
			(await admin`select action from public.staff_log order by number`).map(
				({ action }) => action,
			),
		).toEqual(['refuse', 'take-back-refusal']);
		await expect(undo()).rejects.toEqual(refusal(409, 'not_taken_back'));
	});

	test('of one that was checked again, taken back, waits to be checked as before', async () => {
		await admin`update public.employers set website = 'https://other.example' where id = ${host.employer}`;
		expect(await standing(0)).toEqual({ kind: 'checked-again', company: 'Harrow & Pike' });
		await refuse();
		await undo();
		expect(await company()).toMatchObject({ verified: false, asked: true, answers_until: null });
	});

	test('while a student accepts: one of them wins, and the other is told', async () => {
		const accept = () =>
			world.move(sent.offered ?? '', 'accepted', students[2]).then(
				() => 'done',
				({ code }: { code: string }) => code,
			);
		const refused = () =>
			refuse().then(
				() => 'done',
				({ code }: { code: string }) => code,
			);
		for (const both of [
			() => Promise.all([accept(), refused()]),
			async () => (await Promise.all([refused(), accept()])).reverse(),
			async () => [await accept(), await refused()],
			async () =>
				(
					await Promise.all([refused(), new Promise((r) => setTimeout(r, 5)).then(accept)])
				).reverse(),
		]) {
			const outcome = await both();
			const [row] =
				await admin`select status from public.applications where id = ${sent.offered ?? ''}`;
			const { verified } = (await company()) ?? {};
			expect([
				{ outcome: ['done', 'numbers_changed'], status: 'accepted', verified: true },
				{ outcome: ['company_refused', 'done'], status: 'offered', verified: false },
			]).toContainEqual({ outcome, status: row?.status, verified });
			if (verified === false) await undo();
			else
				await admin`update public.applications set status = 'offered' where id = ${sent.offered ?? ''}`;
			await admin`delete from outbox.notices`;
		}
	});

	test('an offer can be accepted again once the student could read of it', async () => {
		await refuse();
		await expect(world.move(sent.offered ?? '', 'accepted', students[2])).rejects.toEqual(
			refusal(409, 'company_refused'),
		);
		await tenMinutesPass();
		await world.move(sent.offered ?? '', 'accepted', students[2]);
	});

	test('nothing is given up while it can answer; then the office answers, once', async () => {
		await refuse();
		await admin`update public.applications set answer_due_on = ${daysAfter(today, -20)}::date
			where id = ${sent.submitted ?? ''}`;
		await admin`update outbox.promise_state set began_on = ${daysAfter(today, -60)}::date`;
		await keepPromisesOf(started.backend.sql, today);
		await admin`update outbox.promise_state set began_on = ${daysAfter(today, -60)}::date`;
		expect(await listGivenUp(started.backend.sql, today)).toEqual([]);
		const given = { today, application: sent.submitted ?? '', similar: [] };
		expect(await giveUp(started.backend.sql, given)).toBe(false);
		const over = daysAfter(today, 29);
		expect(
			await Promise.all([1, 2].map(() => handOverToOffice(started.backend.sql, over))).then(
				(each) => each.toSorted(),
			),
		).toEqual([0, 1]);
		expect(await company()).toMatchObject({ is_host: false, answers_until: null });
		const [row] =
			await admin`select employer_id, answer_due_on::text as due from application_rules.waiting`;
		expect(row).toEqual({ employer_id: null, due: daysAfter(over, 7) });
		await vi.waitUntil(
			async () =>
				(await started.backend.mailbox()).some(
					({ subject }) => subject === 'Applications to answer: Harrow & Pike',
				),
			{ timeout: 30_000 },
		);
	});
});

const mails = async () =>
	(await started.backend.mailbox()).filter(
		({ subject }) =>
			subject.startsWith('We could not confirm') || subject.startsWith('We could not verify'),
	);
