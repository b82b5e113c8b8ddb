import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationMails } from '#schema/employers/employer-overview.ts';
import { createBackend } from '#server/backend/backend.ts';
import { chooseApplicationMails } from '#server/deeds/applications/choose-mails.ts';
import { moveApplication, moveApplications } from '#server/deeds/applications/move-applications.ts';
import { takeBackMove } from '#server/deeds/applications/pending-moves.ts';
import { connect } from '#server/postgres/database.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

const EMPLOYER = 'employer@example.org';

let started: TestBackend;
let second: TestBackend['backend'];
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let employer: string;
let looms: string;
let yarns: string;
let ann: string;
let bob: string;
let first: string;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false, officeAddress: 'office@example.org' });
	second = await createBackend(started.config, started.log);
	admin = connect(started.adminUrl, { max: 1 });
	world = employerWorld(started, admin);
	const person = await world.employer(EMPLOYER, 'Tidewell Systems');
	employer = person.id;
	looms = await world.publish(person.employer, 'loom-intern');
	yarns = await world.publish(person.employer, 'yarn-intern');
	ann = (await signedUp(started.backend, 'ann@example.org')).id;
	bob = (await signedUp(started.backend, 'bob@example.org')).id;
	first = (await signedUp(started.backend, 'first@example.org')).id;
});
beforeEach(async () => {
	await forgetApplications(admin);
	// The first application to an internship is mailed at once: each has one already.
	for (const internship of [looms, yarns]) await world.apply(first, internship);
	await admin`delete from outbox.news`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
	await wish('daily');
});
afterAll(async () => {
	await admin.end();
	await second.close();
	await started.close();
	await dropTestDatabases();
});

const wish = (mails: ApplicationMails, person = employer) =>
	chooseApplicationMails(started.backend.sql, { person, mails });

/** The mails to the employer, written by both processes. */
async function told(): Promise<string[]> {
	await Promise.all([started.backend.mailbox(), second.mailbox()]);
	const mails = await admin<{ subject: string }[]>`
		select subject from outbox.mails where recipient = ${EMPLOYER} order by created_at`;
	return mails.map(({ subject }) => subject.split(':')[0] ?? '');
}

const nextMorning = async () => {
	// First: the server takes what is due at any moment, and leaves out what is not ready.
	await admin`update outbox.news set ready_at = now()`;
	await admin`update outbox.notices set due_at = now() where kind = 'employer_news'`;
};

test('once a day, at eight in London, one mail tells what is new for each internship', async () => {
	await world.apply(ann, looms);
	await world.apply(bob, looms);
	await world.move(await world.apply(ann, yarns), 'withdrawn', ann);
	expect(await told()).toEqual([]);
	const due =
		await admin`select distinct to_char(due_at at time zone 'Europe/London', 'HH24:MI') as at,
		due_at > now() as later from outbox.notices where kind = 'employer_news'`;
	expect(due).toEqual([{ at: '08:00', later: true }]);
	await nextMorning();
	expect(await told()).toEqual(['3 new applications, 1 withdrawal']);
	const text = (await started.backend.mailbox()).find(({ to }) => to === EMPLOYER)?.text;
	expect(text).toContain('loom-intern: 2 new applications.');
	expect(text).toContain('yarn-intern: 1 new application, 1 withdrawal.');
	expect(text).not.toMatch(/ann@|bob@/);
	await nextMorning();
	expect(await told()).toHaveLength(1);
});

test('the first application to an internship is mailed at once, unless no mails are wanted', async () => {
	await forgetApplications(admin);
	await world.apply(ann, looms);
	expect(await told()).toEqual(['1 new application']);
	await world.apply(bob, looms);
	expect(await told()).toHaveLength(1);
	await wish('never');
	await world.apply(ann, yarns);
	expect(await told()).toHaveLength(1);
});

test('several notices that are due together give one mail', async () => {
	// As of a withdrawal between 07:50 and 08:00, which can be taken back until after eight.
	await world.apply(ann, looms);
	await admin`
		insert into outbox.notices (kind, row_id, due_at)
		select kind, row_id, due_at + interval '1 day' from outbox.notices where kind = 'employer_news'`;
	await nextMorning();
	expect(await told()).toEqual(['1 new application']);
});

test('at once, a withdrawal after the ten minutes in which it is taken back', async () => {
	await wish('at-once');
	const id = await world.apply(ann, looms);
	expect(await told()).toEqual(['1 new application']);
	await world.move(id, 'withdrawn', ann);
	expect(await told()).toHaveLength(1);
	await takenBack(id, ann);
	await nextMorning();
	expect(await told()).toEqual(['1 new application']);
	await world.move(id, 'withdrawn', ann);
	await nextMorning();
	expect(await told()).toEqual(['1 new application', '1 withdrawal']);
});

test('never; what waited is not sent then', async () => {
	await world.apply(ann, looms);
	await wish('never');
	await world.apply(bob, looms);
	await nextMorning();
	expect(await told()).toEqual([]);
});

test('who wants them at once has what waited at once', async () => {
	await world.apply(ann, looms);
	expect(await told()).toEqual([]);
	await wish('at-once');
	expect(await told()).toEqual(['1 new application']);
});

test('an answer to an offer is mailed to the employer whatever they chose; the office hears nothing', async () => {
	await wish('never');
	const id = await world.apply(ann, looms);
	await world.move(id, 'offered');
	await world.move(id, 'accepted', ann);
	await admin`update outbox.notices set due_at = now()`;
	expect(await told()).toEqual(['Your offer was accepted']);
	const office = await admin`select from outbox.mails where recipient = 'office@example.org'`;
	expect(office).toEqual([]);
});

/** The subjects of the mails to a student, once all are due. */
async function mailedTo(student: string): Promise<string[]> {
	await admin`update outbox.notices set due_at = now()`;
	await Promise.all([started.backend.mailbox(), second.mailbox()]);
	const mails = await admin<{ subject: string }[]>`
		select subject from outbox.mails
		where recipient = (select email from auth.users where id = ${student}) order by created_at`;
	return mails
		.map(({ subject }) => subject.split(':')[0] ?? '')
		.filter((one) => !/received/.test(one));
}
const takenBack = (application: string, person: string) =>
	takeBackMove(started.backend.sql, { as: 'student', person, application });

test('an offer that ends, or has ended, is mailed to whom it concerns', async () => {
	const id = await world.apply(ann, looms);
	await world.move(id, 'offered');
	await mailedTo(ann);
	await admin`
		insert into outbox.notices (kind, row_id)
		select kind, event.id from public.application_events as event, unnest(array['offers_ending', 'offers_ended']) as kind
		where application_id = ${id} and to_status = 'offered'`;
	expect((await mailedTo(ann)).slice(-2).sort()).toEqual([
		'The offer has ended',
		'Your offer ends tomorrow',
	]);
	expect((await told()).at(-1)).toMatch(/^Your offer to .+ has ended$/);
});

describe('the mail of an offer', () => {
	test('is sent once, also where the student answers before the mail is written', async () => {
		for (const answer of ['accepted', 'declined', 'withdrawn'] as const) {
			const id = await world.apply(ann, looms);
			await world.move(id, 'offered');
			await world.move(id, answer, ann);
			const mails = await mailedTo(ann);
			expect(mails.filter((one) => one === 'You have an offer')).toHaveLength(1);
			expect(mails.includes('You have accepted the offer')).toBe(answer === 'accepted');
			expect(await mailedTo(ann)).toHaveLength(mails.length);
			await forgetApplications(admin);
			await admin`delete from outbox.mails`;
		}
	});

	test('is sent, and so is the rejection that follows', async () => {
		const id = await world.apply(ann, looms);
		await world.move(id, 'offered');
		await world.move(id, 'rejected');
		expect(await mailedTo(ann)).toEqual(['You have an offer', 'Not this time']);
	});

	test('is not sent where the employer took it back, or the student withdrew before it was shown', async () => {
		const [first, other] = [await world.apply(ann, looms), await world.apply(bob, looms)];
		await moveApplications(started.backend.sql, {
			as: 'employer',
			person: employer,
			moves: [first, other].map((id) => ({ id, expected: 'submitted' })),
			to: 'offered',
		});
		await moveApplication(started.backend.sql, {
			as: 'student',
			person: ann,
			application: first,
			expected: 'submitted',
			to: 'withdrawn',
		});
		expect(await mailedTo(ann)).toEqual([]);
		expect(await mailedTo(bob)).toEqual(['You have an offer']);
	});
});

test('who has no company has nothing to set', async () => {
	await expect(wish('daily', ann)).rejects.toMatchObject({ status: 404 });
});
