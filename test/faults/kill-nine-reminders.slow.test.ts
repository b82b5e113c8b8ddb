import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { answerInterview } from '#server/deeds/applications/interviews/answer-interview.ts';
import { keepPromisesOf } from '#server/deeds/applications/keep-promises.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { killBoth, type Place, type RunningServer } from '#test/faults/running-server.ts';
import { mailIdle } from '#test/mail-idle.ts';
import { apply } from '#test/rows/employer-world.ts';
import { holdNotices, releaseNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { at, invitation } from '#test/rows/interview-world.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { type MailServer, mailsTo, startMailServer } from '#test/servers/mail-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 400_000 });

const MANY = 12;
const OWNER = 'rosa@example.org';
const SLUG = 'loom-intern';
const TIME = '10:00';
const TO_STUDENT = 'Your interview is tomorrow';
const TO_HOST = 'Interview tomorrow with';
const today = londonDay(new Date());
const tomorrow = daysAfter(today, 1);
const students = Array.from({ length: MANY }, (_, number) => `student-${number}@example.org`);

let place: Place;
let mails: MailServer;
beforeAll(async () => {
	place = await makePreparedPlace();
	mails = await startMailServer();
});
afterAll(async () => {
	await place.clear();
	await mails.close();
});

const start = () => place.start(mails.settings);

async function addAccount(sql: Sql, email: string): Promise<string> {
	const [account] = await sql<{ id: string }[]>`
		insert into auth.users (id, email) values (gen_random_uuid(), ${email}) returning id`;
	return account?.id ?? '';
}

/** An interview of tomorrow that its student chose some days ago. */
async function arrange(sql: Sql, student: string): Promise<void> {
	const person = await addAccount(sql, student);
	const application = await apply(sql, sql, person, SLUG);
	await moveApplication(sql, {
		as: 'staff',
		person: null,
		application,
		expected: 'submitted',
		to: 'interview',
		interview: invitation([], { times: [{ day: tomorrow, time: TIME }], one_each: false }),
	});
	const [move] = await sql<{ id: string }[]>`
		select id from public.application_events
		where application_id = ${application} and to_status = 'interview'`;
	await answerInterview(sql, {
		person,
		application,
		event: move?.id ?? '',
		seen: null,
		time: at(TIME, tomorrow),
		zone: null,
	});
	await sql`
		update public.application_interviews set answered_at = now() - interval '3 days'
		where application_id = ${application}`;
}

/** Claims the reminders of many interviews, whose mails nobody writes for an hour. */
async function claim(sql: Sql): Promise<void> {
	await holdNotices(sql);
	const company = verifiedEmployer(await addAccount(sql, OWNER), 'Tidewell Systems');
	const [employer] = await sql`insert into public.employers ${sql(company)} returning id`;
	const listing = internshipRow(SLUG, { source: 'employer', employer_id: employer?.id });
	await sql`insert into public.internships ${sql(listing)}`;
	for (const student of students) await arrange(sql, student);
	await keepPromisesOf(sql, today);
	await sql`delete from outbox.notices where kind <> 'interview_reminders'`;
	await releaseNotices(sql);
}

/** How many interviews are claimed, and how many of them wait for their mails. */
async function claimed(sql: Sql) {
	const [row] = await sql<{ told: number; notices: number }[]>`
		select (select count(*)::int from outbox.told_interviews) as told,
			(select count(*)::int from outbox.notices where kind = 'interview_reminders') as notices`;
	return row;
}

const isReminder = ({ subject }: { subject: string }) =>
	subject.startsWith(TO_STUDENT) || subject.startsWith(TO_HOST);
const reminders = () => mails.received.filter(isReminder).length;

test('killed after reminders are claimed, and while they are mailed: each side has each of them once', async () => {
	let server: RunningServer = start();
	await server.url();
	await inDatabase(place, claim);
	const killAndStart = async () => {
		await killBoth(place, server);
		server = start();
		await server.url();
	};
	await killAndStart();
	await inDatabase(place, async (sql) => {
		const all = { told: MANY, notices: MANY };
		expect(await claimed(sql)).toEqual(all);
		expect(await keepPromisesOf(sql, today)).toMatchObject({ interviews: 0 });
		expect(await claimed(sql)).toEqual(all);
		expect(reminders()).toBe(0);
		await sql`update outbox.notices set due_at = clock_timestamp()`;
	});
	await vi.waitUntil(() => reminders() > 0, { timeout: 60_000, interval: 1 });
	await killAndStart();
	await inDatabase(place, (sql) => mailIdle(sql, { killed: true }));
	expect(students.map((student) => mailsTo(mails, student, TO_STUDENT))).toEqual(
		Array(MANY).fill(1),
	);
	expect(mailsTo(mails, OWNER, TO_HOST)).toBe(MANY);
});
