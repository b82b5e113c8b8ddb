import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { createBackend } from '#server/backend/backend.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { confirmPromises, giveUp } from '#server/deeds/applications/keep-promises.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { submitGeneralApplication } from '#server/deeds/applications/submit-application.ts';
import { keepPromises } from '#server/jobs/promises/promises.ts';
import { connect } from '#server/postgres/database.ts';
import { apply as send } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { holdNotices, releaseNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { applicationRow, verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

const FIRST_DAY = londonDay(new Date());
const EMPLOYER = 'employer@example.org';
const ANN = 'ann@example.org';
const BOB = 'bob@example.org';

let started: TestBackend;
let second: TestBackend['backend'];
let admin: Sql;
let employer: { id: string; user: string };
let people: Record<string, string>;

beforeAll(async () => {
	started = await startTestBackend({ officeAddress: 'The Office <office@example.org>' });
	second = await createBackend(started.config, started.log);
	admin = connect(started.adminUrl, { max: 1 });
	people = {};
	for (const email of [ANN, BOB, EMPLOYER])
		people[email] = (await signedUp(started.backend, email)).id;
	const user = people[EMPLOYER] ?? '';
	const [row] = await admin<{ id: string }[]>`
		insert into public.employers ${admin(verifiedEmployer(user, 'Tidewell Systems'))}
		returning id`;
	employer = { id: row?.id ?? '', user };
	await publish('loom-intern', 7);
	await publish('yarn-intern', 14);
	await publish('wool-intern', 14);
	// The clock of these tests, in the place of the database's.
	await admin`create table application_rules.test_clock (day date not null)`;
	await admin`insert into application_rules.test_clock values (${FIRST_DAY})`;
	await admin`grant select on application_rules.test_clock to service_role`;
	await admin`create or replace function application_rules.today() returns date
		language sql volatile set search_path = ''
		return (select day from application_rules.test_clock)`;
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from outbox.reminders`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
	await admin`update public.employers set verified = true`;
	await admin`delete from outbox.promise_state`;
	await admin`insert into outbox.promise_state (began_on) values (${FIRST_DAY})`;
	await turnTo(0);
});
afterAll(async () => {
	await admin.end();
	await second.close();
	await started.close();
	await dropTestDatabases();
});

const publish = (slug: string, answer_days: number) =>
	admin`insert into public.internships ${admin(
		internshipRow(slug, { source: 'employer', employer_id: employer.id, answer_days }),
	)}`;

const dayOf = (number: number) => daysAfter(FIRST_DAY, number);
const turnTo = (number: number) =>
	admin`update application_rules.test_clock set day = ${dayOf(number)}`;
const keep = (number: number, backend = started.backend) =>
	keepPromises(backend.sql, createCatalogue(backend.sql), dayOf(number));

async function apply(email: string, slug: string | null): Promise<void> {
	const user = people[email] ?? '';
	if (slug) await send(started.backend.sql, admin, user, slug);
	else
		await submitGeneralApplication(started.backend.sql, {
			...applicationRow(user, email),
			program_type: 'london',
		});
	await forgetMails();
}

/** What there is once both processes have written their mails. */
async function written() {
	await Promise.all([started.backend.mailbox(), second.mailbox()]);
	return started.backend.mailbox();
}

async function forgetMails(): Promise<void> {
	await written();
	await admin`delete from outbox.mails`;
}

async function mails(): Promise<string[]> {
	await written();
	const rows = await admin<{ recipient: string; subject: string }[]>`
		delete from outbox.mails returning recipient, subject`;
	return rows.map(({ recipient, subject }) => `${recipient}: ${subject.split(':')[0]}`).sort();
}

/** Many at once, by staff and without mails. */
async function many(count: number, due: string): Promise<void> {
	await admin`
		insert into public.applications
			(user_id, program_type, motivation, experience, availability, answer_due_on, created_at)
		select ${people[ANN] ?? ''}, 'london', ${due} || ' ' || n, 'e', 'a', ${due}::date, now() - n * interval '1 hour'
		from generate_series(1, ${count}) as n`;
}

const statuses = async () =>
	(
		await admin<{ name: string; status: string }[]>`
		select coalesce(program_name, 'general') as name, status from public.applications order by 1`
	).map(({ name, status }) => `${name.split(',')[0]}: ${status}`);

test('sixty days with two processes in turn: each mail once, on its day', async () => {
	await apply(ANN, 'loom-intern');
	await apply(BOB, 'loom-intern');
	await apply(ANN, null);
	const seen: Record<number, string[]> = {};
	for (let day = 0; day <= 60; day += 1) {
		await turnTo(day);
		if (day === 10) await apply(BOB, 'yarn-intern');
		if (day === 4) await answer('loom-intern', BOB);
		if (day === 27) await answer('yarn-intern', BOB);
		const both = [started.backend, second];
		if (day % 3 === 0) await Promise.all(both.map((backend) => keep(day, backend)));
		else await keep(day, both[day % 2]);
		await keep(day, both[(day + 1) % 2]);
		const sent = await mails();
		if (sent.length > 0) seen[day] = sent;
	}
	expect(seen).toEqual({
		4: [`${BOB}: You are invited to an interview`, `${EMPLOYER}: 1 answer is due soon`],
		7: [`${EMPLOYER}: 1 answer is due today`],
		8: [`${ANN}: The answer to your application is late`],
		11: ['office@example.org: 1 answer is due soon'],
		14: ['office@example.org: 1 answer is due today'],
		15: [`${ANN}: The answer to your application is late`],
		21: [`${EMPLOYER}: 1 answer is due soon`],
		22: [`${ANN}: The employer has not answered`],
		24: [`${EMPLOYER}: 1 answer is due today`],
		25: [`${BOB}: The answer to your application is late`],
		27: [`${BOB}: You are invited to an interview`],
		29: [`${ANN}: We have not answered`],
	});
	expect(await statuses()).toEqual([
		'general: unanswered',
		'loom-intern: interview',
		'loom-intern: unanswered',
		'yarn-intern: interview',
	]);
});

async function answer(slug: string, email: string): Promise<void> {
	const [application] = await admin`
		select application.id, application.status from public.applications as application
		join public.internships on internships.id = internship_id
		where slug = ${slug} and user_id = ${people[email] ?? ''}`;
	await moveApplication(started.backend.sql, {
		as: 'staff',
		person: null,
		application: application?.id,
		expected: application?.status,
		to: 'interview',
	});
}

test('one mail names all answers that are due, by internship, and no applicant', async () => {
	await apply(ANN, 'yarn-intern');
	await apply(BOB, 'yarn-intern');
	await apply(ANN, 'wool-intern');
	await turnTo(11);
	await keep(11);
	const [mail, ...others] = await written();
	expect(others).toEqual([]);
	expect(mail?.subject).toMatch(/^3 answers are due soon: /);
	expect(mail?.text).toContain('yarn-intern, Tidewell Systems: 2 answers due by');
	expect(mail?.text).toContain('wool-intern, Tidewell Systems: 1 answer due by');
	expect(mail?.text).not.toMatch(/ann|bob/i);
});

test('what is answered before the mail is written is left out', async () => {
	await apply(ANN, 'loom-intern');
	await turnTo(9);
	// The server must not write the mail before the answer.
	await holdNotices(admin);
	await keep(9).finally(() => releaseNotices(admin));
	await answer('loom-intern', ANN);
	const late = await admin`update outbox.notices set due_at = now()
		where kind = 'late_answers' returning id`;
	expect(late).toHaveLength(1);
	expect(await mails()).toEqual([`${ANN}: You are invited to an interview`]);
});

test('the mail of an unanswered application says so and names three that are open', async () => {
	await apply(ANN, 'loom-intern');
	await turnTo(21);
	expect(await keep(21)).toMatchObject({ unanswered: 0, late: 1 });
	await forgetMails();
	await turnTo(22);
	expect(await keep(22)).toMatchObject({ unanswered: 1, late: 0 });
	const text = (await written())[0]?.text ?? '';
	expect(text).toContain('promised an answer and has not given one');
	expect(text).toContain('not your fault');
	for (const slug of ['yarn-intern', 'wool-intern']) expect(text).toContain(`/internships/${slug}`);
	expect(
		await admin`select mover, moved_by from public.application_events
		where to_status = 'unanswered'`,
	).toEqual([{ mover: 'server', moved_by: null }]);
	expect(await keep(22)).toMatchObject({ unanswered: 0, late: 0, reminded: 0 });
});

describe('nothing is called late', () => {
	const late = async () => (await admin`select from outbox.told where what = 'late'`).length;

	test('if the clock of the caller is another than the database’s', async () => {
		await many(2, dayOf(3));
		await turnTo(10);
		expect(await keep(12)).toEqual({ refused: 'clock' });
		await expect(keepOne(12)).rejects.toThrow(/not kept yet/);
		expect(await late()).toBe(0);
	});

	test('if both clocks have jumped and hundreds are concerned, until an operator confirms', async () => {
		await many(300, dayOf(3));
		await turnTo(1);
		await keep(1);
		await turnTo(400);
		expect(await keep(400)).toEqual({ refused: 'pause' });
		expect(await keep(400)).toEqual({ refused: 'pause' });
		expect(await late()).toBe(0);
		await turnTo(5);
		expect(await confirmPromises(admin, dayOf(6))).toBe(false);
		expect(await confirmPromises(admin, dayOf(5))).toBe(true);
		expect(await keep(5)).toMatchObject({ late: 300 });
	});

	test('but ten may always be, and hundreds on a day after a day', async () => {
		await many(10, dayOf(3));
		await turnTo(30);
		expect(await keep(30)).toMatchObject({ unanswered: 10 });
		await many(200, dayOf(31));
		await turnTo(32);
		expect(await keep(32)).toMatchObject({ late: 200 });
	});

	test('that was due before the promises began', async () => {
		await many(3, dayOf(-1));
		await turnTo(40);
		expect(await keep(40)).toMatchObject({ reminded: 0, late: 0, unanswered: 0 });
	});

	const keepOne = async (number: number) => {
		const [row] = await admin<{ id: string }[]>`select id from public.applications limit 1`;
		const application = row?.id ?? '';
		return giveUp(started.backend.sql, { today: dayOf(number), application, similar: [] });
	};
});

test('killed in the middle of 120 moves and begun again: each is moved once, with one mail', async () => {
	await many(120, dayOf(3));
	await admin`update outbox.promise_state set last_day = ${dayOf(18)}`;
	await turnTo(19);
	const events = async () =>
		(await admin`select from public.application_events where to_status = 'unanswered'`).length;
	const url = new URL(started.adminUrl);
	const child = spawn(
		process.execPath,
		[
			'--input-type=module',
			'-e',
			`import { connect } from '#server/postgres/database.ts';
			import { confirmPromises, giveUp } from '#server/deeds/applications/keep-promises.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { submitGeneralApplication } from '#server/deeds/applications/submit-application.ts';
import { keepPromises } from '#server/jobs/promises/promises.ts';
			const sql = connect(${JSON.stringify(url.href)}, { max: 1 });
			// It stops after half, so that it is killed before it has done all.
			let asked = 0;
			const newest = () => ((asked += 1) > 60 ? new Promise(() => {}) : Promise.resolve([]));
			const none = { bySlug: async () => null, similar: async () => [], newest };
			await keepPromises(sql, none, ${JSON.stringify(dayOf(19))});`,
		],
		{ env: processEnvironment, stdio: 'ignore' },
	);
	const ended = once(child, 'exit');
	await vi.waitUntil(async () => (await events()) > 3, { timeout: 30_000, interval: 2 });
	child.kill('SIGKILL');
	await ended;
	expect(await events()).toBeLessThan(120);
	// The transaction of the killed process ends when the database notices.
	await vi.waitUntil(
		async () => {
			await Promise.all([keep(19), keep(19, second)]);
			return (await events()) >= 120;
		},
		{ timeout: 60_000, interval: 50 },
	);
	expect(await events()).toBe(120);
	expect(await mails()).toHaveLength(120);
});

describe('an application to an employer', () => {
	test('who is not verified any more is refused as to an internship that does not exist', async () => {
		await admin`update public.employers set verified = false`;
		await expect(apply(ANN, 'loom-intern')).rejects.toMatchObject({ status: 404 });
	});

	test('whose account is deleted stays, and the office owes the answer', async () => {
		const { id: user } = await signedUp(started.backend, 'leaving@example.org');
		const [row] = await admin<{ id: string }[]>`
			insert into public.employers ${admin(verifiedEmployer(user, 'Leaving'))}
			returning id`;
		await admin`insert into public.internships ${admin(
			internshipRow('leaving-intern', { source: 'employer', employer_id: row?.id }),
		)}`;
		await apply(ANN, 'leaving-intern');
		await admin`delete from auth.users where id = ${user}`;
		await turnTo(11);
		await keep(11);
		expect(await mails()).toEqual(['office@example.org: 1 answer is due soon']);
	});
});
