import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteExpired, deleteExpiredDaily } from '#server/jobs/deletions.ts';
import { connect } from '#server/postgres/database.ts';
import { makePlace } from '#test/faults/running-server.ts';
import { sentCv } from '#test/rows/employer-world.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	jwtSecret,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

const TODAY = new Date();
const LONG_AGO = daysBefore(monthsBefore(24), 1);
const NOT_SO_LONG_AGO = daysBefore(monthsBefore(24), -1);
const NOTHING = {
	contacts: 0,
	reports: 0,
	applications: 0,
	drafts: 0,
	staff_log: 0,
	applicant_exports: 0,
	member_changes: 0,
	staff_questions: 0,
	message_reviews: 0,
	listing_questions: 0,
	person_requests: 0,
	views: 0,
	employers: 0,
	accounts: 0,
};

let started: TestBackend;
let stopJobs: () => void;
let admin: Sql;
const running = () => started.backend.sql;
const addresses = async (table: 'contacts' | 'newsletter_subscriptions') =>
	(await admin`select email from public.${admin(table)} order by email`).map(({ email }) => email);

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 1 });
	// Not the others: they would wait for the tables that the tests empty.
	stopJobs = deleteExpiredDaily(started.backend.sql, { log: started.log, runs: new Map() });
	// The first run of the job must end before the tests start.
	await vi.waitUntil(
		async () => (await admin`select last_run from retention.state`)[0]?.last_run,
		30_000,
	);
});
beforeEach(async () => {
	await admin`update retention.state set last_run = ${daysBefore(TODAY, 1)}, refused = null`;
	await admin`truncate auth.users, public.contacts, public.newsletter_subscriptions cascade`;
	await admin`truncate auth.refresh_tokens, auth.audit_log_entries`;
});
afterAll(async () => {
	stopJobs();
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

function monthsBefore(months: number): Date {
	const day = new Date(TODAY);
	day.setUTCMonth(day.getUTCMonth() - months);
	// As Postgres does: the 29th of February is the 28th of another year.
	if (day.getUTCDate() !== TODAY.getUTCDate()) day.setUTCDate(0);
	return day;
}

function daysBefore(day: Date, days: number): Date {
	return new Date(day.getTime() - days * 86_400_000);
}

async function person(email: string, lastSeen: Date): Promise<string> {
	const { id } = await signedUp(started.backend, email);
	await admin`update auth.users set created_at = ${LONG_AGO}, last_sign_in_at = ${lastSeen} where id = ${id}`;
	await admin`update auth.refresh_tokens set created_at = ${lastSeen} where user_id = ${id}`;
	return id;
}

const apply = (id: string, at: Date) =>
	admin`
	with sent as (
		insert into public.applications (user_id, program_type, motivation, experience, availability)
		values (${id}, 'london', ${`m ${at.toISOString()}`}, 'e', 'a') returning id
	) select id from sent`.then(
		([row]) => admin`update public.applications set created_at = ${at} where id = ${row?.id}`,
	);

const write = (email: string, at: Date) =>
	admin`
	insert into public.contacts (name, email, subject, message) values ('A', ${email}, 's', ${at.toISOString()})`.then(
		() => admin`update public.contacts set created_at = ${at} where email = ${email}`,
	);

test('deletes messages after 24 months, but not a newsletter address', async () => {
	await write('old@example.org', LONG_AGO);
	await write('new@example.org', NOT_SO_LONG_AGO);
	await admin`insert into public.newsletter_subscriptions (email) values ('reader@example.org')`;
	await admin`update public.newsletter_subscriptions set created_at = ${LONG_AGO}`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ contacts: 1 });
	expect(await addresses('contacts')).toEqual(['new@example.org']);
	expect(await addresses('newsletter_subscriptions')).toEqual(['reader@example.org']);
});

test('deletes reports of internships after 24 months', async () => {
	for (const at of [LONG_AGO, NOT_SO_LONG_AGO])
		await admin`insert into public.reports (internship, reason, message)
			values ('data-intern', 'other', ${at.toISOString()})`.then(
			() => admin`update public.reports set created_at = ${at} where message = ${at.toISOString()}`,
		);
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ reports: 1 });
	expect(await admin`select message from public.reports`).toEqual([
		{ message: NOT_SO_LONG_AGO.toISOString() },
	]);
	await admin`delete from public.reports`;
});

test('deletes drafts after 12 months, the log of staff and views after 24, and keeps what is newer', async () => {
	const id = await person('employer@example.org', NOT_SO_LONG_AGO);
	const [employer] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(id, 'Tidewell Systems'))} returning id`;
	const [internship] = await admin<{ id: string }[]>`
		insert into public.internships ${admin(
			internshipRow('loom-intern', { source: 'employer', employer_id: employer?.id }),
		)} returning id`;
	const of = internship?.id ?? '';
	for (const [touched, at] of [
		[daysBefore(monthsBefore(12), 1), LONG_AGO],
		[daysBefore(monthsBefore(12), -1), NOT_SO_LONG_AGO],
	] as const) {
		await admin`insert into public.internship_drafts (employer_id, touched_at)
			values (${employer?.id ?? ''}, ${touched})`;
		await admin`insert into public.staff_log (at, staff_email, action, subject)
			values (${at}, 'staff@example.org', 'verified', 'employer')`;
		await admin`insert into public.person_requests (kind, person, received_on, due_on, closed_at, outcome)
			values ('access', 'ann@example.org', '2020-01-01', '2020-02-01', ${at}, 'Sent.')`;
		await admin`insert into public.applicant_exports (at, employer_id, company, kind, applications)
			values (${at}, ${employer?.id ?? ''}, 'Looms', 'list', 3)`;
		await admin`insert into posting_rules.member_changes (at, employer_id, kind, role, since)
			values (${at}, ${employer?.id ?? ''}, 'left', 'recruiter', ${at})`;
		await admin`insert into posting_rules.staff_questions (asked_at, employer_id, question)
			values (${at}, ${employer?.id ?? ''}, 'Who are you?')`;
		await admin`insert into public.message_reviews
			(asked_at, employer_id, user_id, to_status, message, found, people)
			select ${at}, id, user_id, 'interview', 'm', '{link}', 4 from public.employers
			where id = ${employer?.id ?? ''}`;
		await admin`insert into catalogue.views values (${of}, ${at}::timestamptz::date, 3)`;
	}
	expect(await deleteExpired(running(), TODAY)).toEqual({
		...NOTHING,
		drafts: 1,
		staff_log: 1,
		applicant_exports: 1,
		member_changes: 1,
		staff_questions: 1,
		message_reviews: 1,
		person_requests: 1,
		views: 1,
		refused: null,
	});
	expect(await admin`select from public.internship_drafts`).toHaveLength(1);
	expect(await admin`select from public.staff_log`).toHaveLength(1);
	expect(await admin`select from catalogue.views`).toHaveLength(1);
	await admin`delete from public.person_requests`;
	await admin`delete from public.staff_log`;
	await admin`delete from catalogue.views`;
});

test('a message that did not wait for staff is removed after a day, whatever else is past its time', async () => {
	const id = await person('sender@example.org', NOT_SO_LONG_AGO);
	const [company] = await admin`
		insert into public.employers ${admin(verifiedEmployer(id, 'Looms'))} returning id`;
	for (const [state, days] of [
		['sent', 2],
		['sent', 0],
		['approved', 2],
	] as const)
		await admin`insert into public.message_reviews
			(asked_at, employer_id, user_id, to_status, message, found, people, state)
			values (now() - make_interval(days => ${days}), ${company?.id}, ${id}, 'interview',
				${`${state} ${days}`}, '{}', 1, ${state})`;
	expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	expect(await admin`select message from public.message_reviews order by message`).toEqual([
		{ message: 'approved 2' },
		{ message: 'sent 0' },
	]);
});

test('a shared list ends after 12 months', async () => {
	const id = await person('careers@example.org', NOT_SO_LONG_AGO);
	for (const [title, at] of [
		['Old', daysBefore(monthsBefore(12), 1)],
		['New', daysBefore(monthsBefore(12), -1)],
	] as const)
		await admin`insert into public.shared_lists (user_id, digest, title, internships, made_at)
			values (${id}, sha256(convert_to(${title}, 'utf8')), ${title}, array[gen_random_uuid()], ${at})`;
	expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	expect(await admin`select title from public.shared_lists`).toEqual([{ title: 'New' }]);
});

test('an invitation of a colleague is kept for 30 days after its end', async () => {
	const id = await person('rosa@example.org', NOT_SO_LONG_AGO);
	const [company] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(id, 'Tidewell Systems'))} returning id`;
	for (const [email, days] of [
		['old@example.org', 31],
		['new@example.org', 29],
	] as const)
		await admin`insert into public.company_invitations (employer_id, email, role, ends_at)
			values (${company?.id ?? ''}, ${email}, 'recruiter', ${daysBefore(TODAY, days)})`;
	expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	expect(await admin`select email from public.company_invitations`).toEqual([
		{ email: 'new@example.org' },
	]);
});

test('what was sent along with an application goes with it', async () => {
	const id = await person('ann@example.org', NOT_SO_LONG_AGO);
	await apply(id, LONG_AGO);
	await admin`insert into public.application_copies (application_id, profile, cv_name, sent_cv)
		select id, '{}', 'cv.pdf', ${await sentCv(admin, id, Buffer.from('%PDF-1.7'))} from public.applications`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ applications: 1 });
	expect(await admin`select from public.application_copies`).toEqual([]);
	expect(await admin`select from public.sent_cvs`).toEqual([]);
});

test('deletes an application after 24 months, but not its account if in use', async () => {
	const id = await person('ann@example.org', NOT_SO_LONG_AGO);
	await apply(id, LONG_AGO);
	await apply(id, NOT_SO_LONG_AGO);
	const forgotten = await deleteExpired(running(), TODAY);
	expect(forgotten).toEqual({ ...NOTHING, applications: 1, refused: null });
	expect(await admin`select user_id from public.applications`).toEqual([{ user_id: id }]);
});

test('an application to which something has happened since is kept', async () => {
	const id = await person('ann@example.org', NOT_SO_LONG_AGO);
	await apply(id, LONG_AGO);
	const event = (at: Date) => admin`
		insert into public.application_events (application_id, at, mover, to_status)
		select id, ${at}, 'staff', 'in-review' from public.applications`;
	await event(LONG_AGO);
	await event(NOT_SO_LONG_AGO);
	expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	await admin`alter table public.application_events disable trigger refuse_change`;
	await admin`update public.application_events set at = ${LONG_AGO}`;
	await admin`alter table public.application_events enable trigger refuse_change`;
	expect(await deleteExpired(running(), TODAY)).toEqual({
		...NOTHING,
		applications: 1,
		refused: null,
	});
	expect(await admin`select from public.application_events`).toEqual([]);
});

test('an application about which somebody has written since is kept, and its messages go with it', async () => {
	const id = await person('ann@example.org', NOT_SO_LONG_AGO);
	await apply(id, LONG_AGO);
	await admin`
		insert into public.application_messages (application_id, side, written_by, written_at, sent_at, text)
		select id, 'student', ${id}, ${NOT_SO_LONG_AGO}, ${NOT_SO_LONG_AGO}, 'A question' from public.applications`;
	expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	await admin`update public.application_messages set written_at = ${LONG_AGO}`;
	expect(await deleteExpired(running(), TODAY)).toEqual({
		...NOTHING,
		applications: 1,
		refused: null,
	});
	expect(await admin`select from public.application_messages`).toEqual([]);
});

test('deletes a question about an internship 24 months after its answer, or after it was asked', async () => {
	const student = await person('ann@example.org', NOT_SO_LONG_AGO);
	const rosa = await person('rosa@example.org', NOT_SO_LONG_AGO);
	const [company] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(rosa, 'Tidewell Systems'))} returning id`;
	await admin`insert into public.internships ${admin(
		internshipRow('loom-intern', { source: 'employer', employer_id: company?.id }),
	)}`;
	await admin`
		insert into public.listing_questions (internship_id, user_id, text, asked_at, answer, answered_at)
		select id, ${student}::uuid, text, ${LONG_AGO}, answer, case when answer is not null then ${NOT_SO_LONG_AGO}::timestamptz end
		from public.internships, (values ('Answered', 'Since'), ('Open', null)) as asked (text, answer)`;
	expect(await deleteExpired(running(), TODAY)).toEqual({
		...NOTHING,
		listing_questions: 1,
		refused: null,
	});
	expect(await admin`select text from public.listing_questions`).toEqual([{ text: 'Answered' }]);
});

test('deletes an unused account with all its data', async () => {
	const id = await person('ann@example.org', LONG_AGO);
	await apply(id, NOT_SO_LONG_AGO);
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 1 });
	expect(await admin`select id from auth.users`).toEqual([]);
	expect(await admin`select id from public.applications`).toEqual([]);
	expect(await admin`select id from auth.refresh_tokens`).toEqual([]);
	expect(await admin`select id from auth.audit_log_entries`).toEqual([]);
});

test('a company goes with the last of its members, not with one of two', async () => {
	const unused = await person('ann@example.org', LONG_AGO);
	const colleague = await person('bob@example.org', NOT_SO_LONG_AGO);
	const [company] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(unused, 'Tidewell Systems'))} returning id`;
	await admin`insert into public.company_members (employer_id, user_id, role)
		values (${company?.id ?? ''}, ${colleague}, 'owner')`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 1, employers: 0 });
	expect(await admin`select user_id from public.employers`).toEqual([{ user_id: colleague }]);
	await admin`update auth.users set last_sign_in_at = ${LONG_AGO}`;
	await admin`update auth.refresh_tokens set created_at = ${LONG_AGO}`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 1, employers: 1 });
	expect(await admin`select from public.employers`).toEqual([]);
});

test('a refreshed session counts as use, without a sign-in', async () => {
	const id = await person('ann@example.org', LONG_AGO);
	await admin`update auth.refresh_tokens set created_at = ${NOT_SO_LONG_AGO} where user_id = ${id}`;
	expect(await deleteExpired(running(), TODAY)).toMatchObject({ accounts: 0 });
	expect(await admin`select id from auth.users`).toEqual([{ id }]);
});

test('the server deletes expired data when it starts', async () => {
	await write('old@example.org', new Date('2020-01-01T00:00:00Z'));
	const place = await makePlace();
	try {
		await place.start({ DATABASE_URL: started.adminUrl, JWT_SECRET: jwtSecret }).url();
		await vi.waitUntil(async () => (await addresses('contacts')).length === 0, 30_000);
	} finally {
		await place.clear();
	}
	expect(await addresses('contacts')).toEqual([]);
});

describe('nothing is deleted', () => {
	const state = async () => (await admin`select last_run, refused from retention.state`)[0];
	const many = (count: number, at: Date) =>
		admin`
			insert into public.contacts (name, email, subject, message)
			select 'Many', n || '@example.org', 's', 'm' from generate_series(1, ${count}) as n`.then(
			() => admin`update public.contacts set created_at = ${at}`,
		);

	test('if our clock is years ahead of the database’s', async () => {
		const id = await person('ann@example.org', TODAY);
		await apply(id, TODAY);
		await write('ann@example.org', TODAY);
		const ahead = daysBefore(TODAY, -3 * 365);
		expect(await deleteExpired(running(), ahead)).toEqual({
			...NOTHING,
			contacts: 1,
			applications: 1,
			accounts: 1,
			refused: 'clock',
		});
		expect(await addresses('contacts')).toEqual(['ann@example.org']);
		expect(await admin`select user_id from public.applications`).toEqual([{ user_id: id }]);
	});

	test('if both clocks have jumped: the last run is years ago', async () => {
		const last = daysBefore(TODAY, 3 * 365);
		await admin`update retention.state set last_run = ${last}`;
		await write('old@example.org', last);
		await write('wrong-clock@example.org', TODAY);
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: 'pause', contacts: 1 });
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: 'pause' });
		expect(await addresses('contacts')).toHaveLength(2);
		expect(await state()).toEqual({ last_run: last, refused: 'pause' });
	});

	test('if there was no run yet and the newest row is years old', async () => {
		await admin`update retention.state set last_run = null`;
		await write('old@example.org', daysBefore(TODAY, 3 * 365));
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: 'pause' });
		await write('new@example.org', daysBefore(TODAY, 2));
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: null, contacts: 1 });
	});

	test('if more than ten and more than 5 % would be deleted', async () => {
		await many(11, LONG_AGO);
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: 'share', contacts: 11 });
		expect(await addresses('contacts')).toHaveLength(11);
		await admin`update public.contacts set created_at = ${NOT_SO_LONG_AGO} where email = '1@example.org'`;
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: null, contacts: 10 });
		expect(await state()).toEqual({ last_run: TODAY, refused: null });
	});

	test('if more than 5 % of the applications would be deleted with accounts', async () => {
		const id = await person('ann@example.org', LONG_AGO);
		for (let count = 0; count < 11; count += 1) await apply(id, daysBefore(TODAY, count));
		expect(await deleteExpired(running(), TODAY)).toMatchObject({
			refused: 'share',
			applications: 11,
			accounts: 1,
		});
		expect(await admin`select id from auth.users`).toEqual([{ id }]);
	});

	test('a month without a server is accepted, and so is a site with nothing to delete', async () => {
		await admin`update retention.state set last_run = ${daysBefore(TODAY, 31)}`;
		await write('old@example.org', LONG_AGO);
		expect(await deleteExpired(running(), TODAY)).toMatchObject({ refused: null, contacts: 1 });
		await admin`update retention.state set last_run = ${daysBefore(TODAY, 100)}`;
		await write('new@example.org', NOT_SO_LONG_AGO);
		expect(await deleteExpired(running(), TODAY)).toEqual({ ...NOTHING, refused: null });
	});

	test('until an operator confirms the date', async () => {
		await many(11, LONG_AGO);
		await deleteExpired(running(), TODAY);
		const confirm = (day: Date) => admin`select retention.confirm(${day}::date) as counts`;
		await expect(confirm(daysBefore(TODAY, 365))).rejects.toMatchObject({ code: '22008' });
		expect(await addresses('contacts')).toHaveLength(11);
		expect(await confirm(TODAY)).toEqual([{ counts: { ...NOTHING, contacts: 11 } }]);
		expect(await addresses('contacts')).toEqual([]);
		expect(await state()).toMatchObject({ refused: null });
	});
});

test.each([
	['anon', 'retention.forget_expired(now())'],
	['authenticated', 'retention.forget_expired(now())'],
	['service_role', 'retention.forget_expired(now())'],
	['service_role', 'retention.confirm(current_date)'],
	['internships_server', 'retention.confirm(current_date)'],
	['internships_server', 'retention.delete_expired(now())'],
])('%s may not call %s', async (role, call) => {
	const called = admin.begin(async (sql) => {
		await sql`set local role ${sql(role)}`;
		await sql.unsafe(`select ${call}`);
	});
	await expect(called).rejects.toThrow(/permission denied/);
});
