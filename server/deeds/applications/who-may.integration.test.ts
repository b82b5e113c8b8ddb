import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '#schema/applications/applicants.ts';
import { openConversation, writeMessage } from '#server/deeds/applications/application-messages.ts';
import { chooseApplicationMails } from '#server/deeds/applications/choose-mails.ts';
import { approveMessage, returnMessage } from '#server/deeds/applications/decide-message.ts';
import { moveApplication, moveApplications } from '#server/deeds/applications/move-applications.ts';
import { addNote, deleteNote } from '#server/deeds/applications/notes.ts';
import { connect } from '#server/postgres/database.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { answerInterview } from './interviews/answer-interview.ts';
import { takeBackMove, takeBackMoves } from './pending-moves.ts';

/** `student` has applied to an internship of `owner`, which is `employer`, or `refused` where they ask. */
const PEOPLE = ['student', 'other', 'employer', 'refused', 'rival', 'member', 'former'] as const;
type Person = (typeof PEOPLE)[number];
type Rows = { waiting: string; answered: string; note: string; review: string };
type Call = (person: string, rows: Rows, as: Host | 'student') => Promise<unknown>;

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
const ids: Partial<Record<Person, string>> = {};
const companies: Partial<Record<Person, string>> = {};
const sql = () => started.backend.sql;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 1 });
	world = employerWorld(started, admin);
	for (const person of PEOPLE) {
		const email = `${person}@example.org`;
		if (person === 'employer' || person === 'refused' || person === 'rival') {
			const company = await world.employer(email, person);
			ids[person] = company.id;
			companies[person] = company.employer;
		} else ids[person] = (await signedUp(started.backend, email)).id;
	}
	await admin`insert into public.staff (user_id) values (${ids.member ?? ''}), (${ids.former ?? ''})`;
	await admin`delete from public.staff where user_id = ${ids.former ?? ''}`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const TODAY = '2026-11-23';
/** There are messages between the student and the company alone. */
const sideOf = (as: Host | 'student') => (as === 'student' ? as : 'employer');

const outcomeOf = (items: { outcome: string }[]) => items.map(({ outcome }) => outcome).join();
const deeds: Record<string, Call> = {
	move: (person, { waiting: application }, as) =>
		moveApplication(sql(), { as, person, application, expected: 'submitted', to: 'interview' }),
	'take back': (person, { answered: application }, as) =>
		takeBackMove(sql(), { as, person, application }),
	'move many': async (person, { waiting: id }, as) =>
		as !== 'student' &&
		outcomeOf(
			await moveApplications(sql(), {
				as,
				person,
				moves: [{ id, expected: 'submitted' }],
				to: 'interview',
			}),
		),
	'take back many': async (person, { answered }, as) =>
		as !== 'student' &&
		outcomeOf(await takeBackMoves(sql(), { as, person, applications: [answered] })),
	'add a note': async (person, { waiting: application }, as) => {
		if (as !== 'student') await addNote(sql(), { as, person, application, text: 'Strong' });
	},
	'delete a note': async (person, { waiting: application, note }, as) => {
		if (as !== 'student') await deleteNote(sql(), { as, person, application, note });
	},
	'answer an interview': (person, { answered: application, note: event }) =>
		answerInterview(sql(), { person, application, event, seen: null, time: null, zone: null }),
	'read messages': (person, { waiting: application }, as) =>
		openConversation(sql(), { as: sideOf(as), person, application, today: TODAY }),
	'write a message': (person, { waiting: application }, as) =>
		writeMessage(sql(), { as: sideOf(as), person, application, today: TODAY, text: 'Hello' }),
	'choose mails': (person) => chooseApplicationMails(sql(), { person, mails: 'never' }),
	'approve a message': async (person, { review }) =>
		`${await approveMessage(sql(), { person, review })}`,
	'return a message': (person, { review }) =>
		returnMessage(sql(), { person, review, reason: 'Why?', today: TODAY }),
};

/** `done`, the status of the refusal, or what the deed returns. Who is not named gets 404. */
type Outcomes = Partial<Record<Person, string>>;
const withCompany = { employer: 'done', refused: 'done', rival: 'done' };
const expected: [deed: string, as: Host | 'student', Outcomes][] = [
	['move', 'employer', { employer: 'done' }],
	['move', 'staff', { member: 'done' }],
	['move', 'student', { student: '422' }],
	['take back', 'employer', { employer: 'done' }],
	['take back', 'staff', { member: '409' }],
	['take back', 'student', { student: '409' }],
	['move many', 'employer', { employer: 'moved', rival: 'not_found' }],
	['move many', 'staff', { member: 'moved' }],
	['take back many', 'employer', { employer: 'taken_back', rival: 'not_found' }],
	['take back many', 'staff', { member: 'not_taken_back' }],
	['add a note', 'employer', { employer: 'done' }],
	['add a note', 'staff', {}],
	['delete a note', 'employer', { employer: 'done' }],
	['delete a note', 'staff', {}],
	// It is not shown to the student yet.
	['answer an interview', 'student', { student: '409' }],
	['read messages', 'employer', { employer: 'done' }],
	['read messages', 'student', { student: 'done' }],
	['write a message', 'employer', { employer: 'done' }],
	['write a message', 'student', { student: 'done' }],
	['choose mails', 'employer', withCompany],
	['approve a message', 'staff', { member: '1' }],
	['return a message', 'staff', { member: 'done' }],
];

/** Rows of a company, made before staff have refused one. */
async function rowsOf(owner: 'employer' | 'refused'): Promise<Rows> {
	const idOf = async (inserted: PromiseLike<readonly { id?: string }[]>) =>
		(await inserted)[0]?.id ?? '';
	await forgetApplications(admin);
	await admin`delete from public.internships`;
	await admin`delete from public.message_reviews`;
	await admin`update public.employers set verified = true`;
	const company = companies[owner] ?? '';
	const person = ids[owner] ?? '';
	const student = ids.student ?? '';
	const waiting = await world.apply(student, await world.publish(company, 'loom-intern'));
	const answered = await world.apply(student, await world.publish(company, 'yarn-intern'));
	await moveApplication(sql(), {
		as: 'employer',
		person,
		application: answered,
		expected: 'submitted',
		to: 'interview',
	});
	const review = await idOf(admin`
		insert into public.message_reviews (employer_id, user_id, to_status, message, found, people)
		values (${company}, ${person}, 'interview', 'Call us', '{telephone}', 4) returning id`);
	await admin`insert into public.reviewed_applications (review_id, application_id, expected, waits)
		values (${review}, ${waiting}, 'submitted', true)`;
	const note = await idOf(admin`
		insert into public.application_notes (application_id, written_by, text)
		values (${waiting}, ${person}, 'Mine') returning id`);
	await admin`update public.employers set verified = false, host_since = null, refused_at = now(), refusal = 'Who?'
		where id = ${companies.refused ?? ''}`;
	return { waiting, answered, note, review };
}

describe.each(expected)('%s as %s', (deed, as, outcomes) => {
	test.each(PEOPLE)('%s', async (person) => {
		const rows = await rowsOf(person === 'refused' ? person : 'employer');
		const outcome = await deeds[deed]?.(ids[person] ?? '', rows, as).then(
			(result) => (typeof result === 'string' ? result : 'done'),
			({ status }) => String(status),
		);
		expect(outcome).toBe(outcomes[person] ?? '404');
	});
});
