import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Side } from '#schema/applications/application-messages.ts';
import { londonDay } from '#schema/london-day.ts';
import { judgeBy } from '#schema/words/word-rules.ts';
import {
	approveMessage,
	returnMessage,
	stopMessage,
} from '#server/deeds/applications/decide-message.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { formKinds } from '#server/mail/form-mails.ts';
import { connect } from '#server/postgres/database.ts';
import { judge } from '#server/words/judge.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { openConversation, writeMessage } from './application-messages.ts';
import { readReported, reportMessage, stopReported } from './messages-for-staff.ts';

const RISKY = 'Please send us £20 for your uniform before Friday.';

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let company: Awaited<ReturnType<typeof world.employer>>;
let rival: Awaited<ReturnType<typeof world.employer>>;
let ann: string;
let bob: string;
let member: string;
let looms: string;
let yarns: string;
/** Of Ann to the company. */
let application: string;
const sql = () => started.backend.sql;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 2 });
	world = employerWorld(started, admin);
	company = await world.employer('rosa@example.org', 'Tidewell Systems');
	rival = await world.employer('imran@example.org', 'Mirza Foods');
	looms = await world.publish(company.employer, 'loom-intern');
	yarns = await world.publish(rival.employer, 'yarn-intern');
	ann = (await signedUp(started.backend, 'ann@example.org')).id;
	bob = (await signedUp(started.backend, 'bob@example.org')).id;
	member = (await signedUp(started.backend, 'member@example.org')).id;
	await admin`insert into public.staff (user_id) values (${member})`;
	await holdNotices(admin);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from public.reports`;
	await admin`delete from public.message_reviews`;
	await admin`delete from public.staff_log`;
	application = await world.apply(ann, looms);
	await admin`delete from outbox.news`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const today = () => londonDay(new Date());
const personOf = (as: Side) => (as === 'student' ? ann : company.id);
const write = (as: Side, text: string, id = application, person = personOf(as)) =>
	writeMessage(sql(), { as, person, application: id, today: today(), text });
const open = (as: Side, id = application, person = personOf(as)) =>
	openConversation(sql(), { as, person, application: id, today: today() });
const textsFor = async (as: Side) => (await open(as)).messages.map(({ text }) => text);
const idOf = async (text: string): Promise<string> => {
	const [row] = await admin`select id from public.application_messages where text = ${text}`;
	return row?.id;
};
const reviewOf = async (text: string): Promise<string> => {
	const [row] = await admin`select id from public.message_reviews where message = ${text}`;
	return row?.id;
};
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
const noSuch = refusal(404, 'not_found');

describe('a message that no rule has words for', () => {
	beforeAll(() => judgeBy(judge));
	afterAll(() => judgeBy());

	test('waits for staff where it reads like what is never right', async () => {
		const text = 'We had somebody with a bad back before and will not do that again.';
		expect(await write('employer', text)).toEqual({ waits: true });
		expect((await open('employer')).messages).toMatchObject([
			{ state: 'waiting', found: ['personal'], words: [text] },
		]);
	});

	test('goes at once where it says that nothing is asked for, whatever its words', async () => {
		const text = 'There is no need to send us your passport before the contract is signed.';
		expect(await write('employer', text)).toEqual({ waits: false });
	});
});

describe('a conversation', () => {
	test('shows each message to the other side, as new once', async () => {
		expect(await write('student', ' Is the day a week to learn a fixed day? ')).toEqual({
			waits: false,
		});
		const first = await open('employer');
		expect(first).toMatchObject({
			company: 'Tidewell Systems',
			why_not: null,
			is_question: false,
			messages: [
				{
					side: 'student',
					text: 'Is the day a week to learn a fixed day?',
					is_new: true,
					state: 'sent',
					reported: false,
				},
			],
		});
		await write('employer', 'Friday, as a rule.');
		expect((await open('employer')).messages.map(({ is_new }) => is_new)).toEqual([false, false]);
		expect((await open('student')).messages.map(({ is_new }) => is_new)).toEqual([false, true]);
		expect((await open('student')).messages.map(({ is_new }) => is_new)).toEqual([false, false]);
	});

	test('does not exist for anybody else', async () => {
		await write('student', 'Hello');
		for (const [as, person] of [
			['student', bob],
			['student', company.id],
			['employer', rival.id],
			['employer', ann],
			['employer', member],
		] as const) {
			await expect(open(as, application, person)).rejects.toEqual(noSuch);
			await expect(write(as, 'Hi', application, person)).rejects.toEqual(noSuch);
		}
		expect(await textsFor('student')).toEqual(['Hello']);
	});

	test('has the same words sent twice at once, or again, once', async () => {
		await Promise.all([write('student', 'Hello'), write('student', 'Hello')]);
		await write('student', 'Hello');
		expect(await textsFor('student')).toEqual(['Hello']);
		await write('employer', 'Good day');
		await write('student', 'Hello');
		expect(await textsFor('student')).toEqual(['Hello', 'Good day', 'Hello']);
	});

	test('takes twenty messages a day of each side, also of two that are sent at once', async () => {
		for (let count = 1; count < 20; count += 1) await write('student', `Question ${count}`);
		const last = await Promise.allSettled([write('student', 'A'), write('student', 'B')]);
		expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		await expect(write('student', 'Question 21')).rejects.toEqual(refusal(409, 'today'));
		expect(await open('student')).toMatchObject({ why_not: 'today' });
		expect(await textsFor('student')).toHaveLength(20);
		await write('employer', 'Many questions!');
		await admin`update public.application_messages set written_at = written_at - interval '1 day'`;
		await write('student', 'Question 21');
	});

	test('begins with one question of an employer until there is an invitation that cannot be taken back', async () => {
		expect(await open('employer')).toMatchObject({ why_not: null, is_question: true });
		await write('employer', 'Which of your courses had SQL in it?');
		expect(await open('employer')).toMatchObject({ why_not: 'asked', is_question: false });
		await expect(write('employer', 'And Python?')).rejects.toEqual(refusal(409, 'asked'));
		await moveApplication(sql(), {
			as: 'employer',
			person: company.id,
			application,
			expected: 'submitted',
			to: 'interview',
			message: 'We hope to meet you.',
		});
		await expect(write('employer', 'And Python?')).rejects.toEqual(refusal(409, 'asked'));
		await admin`update public.application_events set at = at - interval '11 minutes'`;
		await write('employer', 'And Python?');
		await write('employer', 'And R?');
	});

	test('is answered by the employer once the student has written', async () => {
		await write('employer', 'Which of your courses had SQL in it?');
		await write('student', 'Databases, last term.');
		await write('employer', 'Thank you.');
		await write('employer', 'We write again on Monday.');
	});

	test('ends with the application: what was written stays', async () => {
		await write('student', 'Hello');
		await world.move(application, 'withdrawn', ann);
		for (const side of ['student', 'employer'] as const) {
			await expect(write(side, 'Wait')).rejects.toEqual(refusal(409, 'ended'));
			expect(await open(side)).toMatchObject({ why_not: 'ended', messages: [{ text: 'Hello' }] });
		}
	});

	test('is closed while our office answers, and hidden from the company', async () => {
		await write('student', 'Hello');
		await admin`update public.employers set host_since = null, verified = false where id = ${company.employer}`;
		await expect(open('employer')).rejects.toEqual(noSuch);
		await expect(write('student', 'Anybody?')).rejects.toEqual(refusal(409, 'office'));
		expect(await open('student')).toMatchObject({ why_not: 'office', company: null });
		await admin`update public.employers set verified = true where id = ${company.employer}`;
		expect(await open('employer')).toMatchObject({ why_not: null });
	});

	test('goes with the student, and keeps the words of a company without their writer', async () => {
		await write('employer', 'A question');
		await admin`update public.application_messages set written_by = null`;
		expect(await open('student')).toMatchObject({
			messages: [{ writer: null, text: 'A question' }],
		});
		await admin`delete from public.applications where id = ${application}`;
		expect(await admin`select from public.application_messages`).toEqual([]);
	});
});

describe('a message of an employer with a risk', () => {
	test('is not shown before staff approve it, and sent once', async () => {
		expect(await write('employer', RISKY)).toEqual({ waits: true });
		expect(await textsFor('student')).toEqual([]);
		expect(await open('employer')).toMatchObject({
			why_not: 'asked',
			messages: [{ state: 'waiting', found: expect.arrayContaining(['money']) }],
		});
		expect(await admin`select from outbox.notices where kind = 'unread_messages'`).toEqual([]);
		const review = await reviewOf(RISKY);
		const both = await Promise.allSettled([
			approveMessage(sql(), { person: member, review }),
			approveMessage(sql(), { person: member, review }),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(await textsFor('student')).toEqual([RISKY]);
		expect(await admin`select from outbox.notices where kind = 'unread_messages'`).toHaveLength(1);
		// Its application owes an answer as before.
		expect(await admin`select status from public.applications`).toEqual([{ status: 'submitted' }]);
	});

	test('comes back with a reason, and is not the one question then', async () => {
		await write('employer', RISKY);
		const returned = {
			person: member,
			review: await reviewOf(RISKY),
			reason: 'No fees.',
			today: today(),
		};
		await returnMessage(sql(), returned);
		expect(await textsFor('student')).toEqual([]);
		expect(await open('employer')).toMatchObject({
			is_question: true,
			messages: [{ state: 'returned', answer: 'No fees.', found: [] }],
		});
		expect(await admin`select kind from outbox.notices`).toEqual([{ kind: 'message_returned' }]);
		await write('employer', 'Which of your courses had SQL in it?');
		// With its review, or the account of its writer, goes the reason; it is not sent by that.
		await admin`delete from public.message_reviews`;
		expect(await textsFor('student')).toEqual(['Which of your courses had SQL in it?']);
	});

	test('is looked at anew where it is sent again after it came back', async () => {
		await write('employer', RISKY);
		const returned = {
			person: member,
			review: await reviewOf(RISKY),
			reason: 'No fees.',
			today: today(),
		};
		await returnMessage(sql(), returned);
		expect(await write('employer', RISKY)).toEqual({ waits: true });
		expect(await write('employer', RISKY)).toEqual({ waits: true });
		expect((await open('employer')).messages.map(({ state }) => state)).toEqual([
			'returned',
			'waiting',
		]);
	});

	test('is not sent once the application has ended', async () => {
		await write('employer', RISKY);
		await world.move(application, 'withdrawn', ann);
		const review = await reviewOf(RISKY);
		await expect(approveMessage(sql(), { person: member, review })).rejects.toEqual(
			refusal(409, 'ended'),
		);
		expect(await admin`select state from public.message_reviews`).toEqual([{ state: 'waiting' }]);
		expect(await textsFor('student')).toEqual([]);
	});

	test('can be stopped after the approval until it is read', async () => {
		await write('employer', RISKY);
		const decision = { person: member, review: await reviewOf(RISKY), today: today() };
		await approveMessage(sql(), decision);
		expect(await stopMessage(sql(), { ...decision, reason: 'A fee after all.' })).toBe(1);
		expect(await textsFor('student')).toEqual([]);
		expect(await open('employer')).toMatchObject({ messages: [{ answer: 'A fee after all.' }] });
	});
});

describe('a reported message', () => {
	const report = (as: Side, message: string, id = application, person = personOf(as)) =>
		reportMessage(sql(), {
			as,
			person,
			application: id,
			message,
			report: { reason: 'rude', message: 'They insult me.' },
		});
	const reportIds = async () =>
		(await admin<{ id: string }[]>`select id from public.reports order by created_at`).map(
			({ id }) => id,
		);

	test('is one of the other side that was sent, and has one open report', async () => {
		await write('employer', 'You are no good.');
		await write('student', 'Neither are you.');
		await report('student', await idOf('You are no good.'));
		await report('student', await idOf('You are no good.'));
		await report('employer', await idOf('Neither are you.'));
		expect(await reportIds()).toHaveLength(2);
		await expect(report('student', await idOf('Neither are you.'))).rejects.toEqual(noSuch);
		await expect(
			report('student', await idOf('You are no good.'), application, bob),
		).rejects.toEqual(noSuch);
		expect(await open('student')).toMatchObject({
			messages: [{ reported: true }, { reported: false }],
		});
		expect(await admin`select kind from outbox.notices where kind = 'reports'`).toHaveLength(2);
	});

	test('is named to the office as one of who wrote it', async () => {
		await admin`delete from public.reports`;
		await write('employer', 'You are no good.');
		await write('student', 'Neither are you.');
		await report('student', await idOf('You are no good.'));
		await report('employer', await idOf('Neither are you.'));
		const kind = formKinds.find((one) => one.kind === 'reports');
		const [id = ''] = await reportIds();
		const notice = { id: '1', kind: 'reports', rowId: id, words: null };
		const settings = {
			siteUrl: 'https://site.example',
			officeAddress: 'o@x.example',
			signingKey: '',
		};
		await admin`update public.reports set mailed_at = null`;
		const mails = await admin.begin(async (tx) =>
			(await kind?.prepare(tx, [notice], settings))?.(notice),
		);
		expect(mails).toHaveLength(1);
		expect(mails?.[0]?.text).toContain('A message of an employer');
		expect(mails?.[0]?.text).toContain('A message of a student');
	});

	test('lets staff read the conversation while the report is open, and the log says so', async () => {
		await write('employer', 'You are no good.');
		await write('student', 'Neither are you.');
		await report('student', await idOf('You are no good.'));
		const [id = ''] = await reportIds();
		await expect(readReported(sql(), { person: bob, report: id })).rejects.toEqual(noSuch);
		expect(await readReported(sql(), { person: member, report: id })).toMatchObject([
			{ text: 'You are no good.', reported: true, sent: true, leaves_at: expect.any(String) },
			{ text: 'Neither are you.', reported: false, leaves_at: null },
		]);
		expect(await admin`select action, subject, subject_id from public.staff_log`).toEqual([
			{ action: 'read-messages', subject: 'report', subject_id: id },
		]);
		await admin`update public.reports set resolved_at = now(), resolution = 'Talked to them'`;
		await expect(readReported(sql(), { person: member, report: id })).rejects.toEqual(
			refusal(409, 'resolved_meanwhile'),
		);
	});

	test('leads to others, which are stopped or read, never both', async () => {
		await write('employer', 'You are no good.');
		await write('student', 'Why?');
		await open('student');
		await report('student', await idOf('You are no good.'));
		const [id = ''] = await reportIds();
		await write('employer', 'Go away.');
		const stop = {
			person: member,
			report: id,
			message: await idOf('Go away.'),
			reason: 'Be kind.',
		};
		const [stopped, seen] = await Promise.allSettled([stopReported(sql(), stop), open('student')]);
		const texts = seen.status === 'fulfilled' ? seen.value.messages.map(({ text }) => text) : [];
		expect(texts.includes('Go away.')).toBe(stopped.status === 'rejected');
		expect((await textsFor('student')).includes('Go away.')).toBe(stopped.status === 'rejected');
		await expect(stopReported(sql(), stop)).rejects.toEqual(refusal(409, 'sent_meanwhile'));
	});

	test('makes the next ones of an employer wait once two applicants have reported', async () => {
		const bobs = await world.apply(bob, looms);
		await write('employer', 'Tell us more.');
		await write('employer', 'Tell us more, please.', bobs);
		await report('student', await idOf('Tell us more.'));
		await write('student', 'No.');
		expect(await write('employer', 'Why not?')).toEqual({ waits: false });
		await report('student', await idOf('Tell us more, please.'), bobs, bob);
		expect(await write('employer', 'Say something.')).toEqual({ waits: true });
		await admin`update public.reports set resolved_at = now(), resolution = 'Talked to them'`;
		expect(await write('employer', 'Thank you.')).toEqual({ waits: false });
	});

	test('keeps a student whom two employers have reported from writing until staff have looked', async () => {
		const other = await world.apply(ann, yarns);
		await write('student', 'Answer me!');
		await write('student', 'Answer me now!', other);
		await report('employer', await idOf('Answer me!'));
		await write('student', 'Please.');
		await report('employer', await idOf('Answer me now!'), other, rival.id);
		await expect(write('student', 'Please, please.')).rejects.toEqual(refusal(409, 'reported'));
		await admin`update public.reports set resolved_at = now(), resolution = 'Talked to them'`;
		await write('student', 'Please, please.');
	});
});

describe('a mail', () => {
	const mails = async () => {
		await admin`update outbox.notices set due_at = now() where kind = 'unread_messages'`;
		await started.backend.mailbox();
		return admin<{ recipient: string; subject: string; body_text: string }[]>`
			select recipient, subject, body_text from outbox.mails order by created_at, recipient`;
	};

	test('is due ten minutes after a message, and one tells of all that is unread', async () => {
		await write('student', 'First question');
		await write('student', 'Second question');
		const due = await admin`
			select due_at > now() + interval '9 minutes' and due_at < now() + interval '11 minutes' as later
			from outbox.notices where kind = 'unread_messages'`;
		expect(due).toEqual([{ later: true }, { later: true }]);
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			recipient: 'rosa@example.org',
			subject: '2 new messages from an applicant: loom-intern',
		});
		expect(mail?.body_text).toContain(`/employer-dashboard/applications/${application}#messages`);
		expect(mail?.body_text).not.toMatch(/First question|ann@/);
		await write('student', 'Third question');
		expect(await mails()).toMatchObject([
			{},
			{ subject: 'A new message from an applicant: loom-intern' },
		]);
	});

	test('is one for a student about several applications, and none about what was read', async () => {
		const other = await world.apply(ann, yarns);
		await admin`delete from outbox.news`;
		await write('employer', 'A question');
		await write('employer', 'Another question', other, rival.id);
		expect(await mails()).toMatchObject([
			{
				recipient: 'ann@example.org',
				subject: expect.stringMatching(/^2 new messages about 2 applications: /),
			},
		]);
		await write('student', 'An answer');
		await open('employer');
		expect(await mails()).toHaveLength(1);
	});
});
