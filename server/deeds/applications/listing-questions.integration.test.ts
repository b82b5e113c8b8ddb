import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
	ListingQuestion,
	OwnQuestions,
	QuestionsToCompany,
} from '#schema/applications/listing-questions.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import type { Me } from '#schema/me.ts';
import type { ReviewedMessage, StaffPage, StaffReport } from '#schema/staff/staff-answers.ts';
import { mailsFor } from '#server/mail/delivery/mails-for-rows.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
let rosa: Person & { employer: string };
let rival: Person & { employer: string };
let recruiter: Person;
let ann: Person;
let bob: Person;
let member: Person;

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	rosa = await world.employer('rosa@example.org', 'Tidewell Systems');
	rival = await world.employer('imran@example.org', 'Mirza Foods');
	await world.publish(rosa.employer, 'loom-intern');
	await world.publish(rosa.employer, 'dye-intern');
	await world.publish(rival.employer, 'yarn-intern');
	const signUp = (name: string) => signedUp(api.started.backend, `${name}@example.org`);
	[ann, bob, member, recruiter] = await Promise.all([
		signUp('ann'),
		signUp('bob'),
		signUp('member'),
		signUp('recruiter'),
	]);
	await api.admin`insert into public.staff (user_id) values (${member.id})`;
	await api.admin`
		insert into public.company_members (employer_id, user_id, role)
		values (${rosa.employer}, ${recruiter.id}, 'recruiter')`;
	await holdNotices(api.admin);
});
beforeEach(async () => {
	await api.admin`delete from public.listing_questions`;
	await api.admin`delete from public.message_reviews`;
	await forgetApplications(api.admin);
	await api.admin`delete from public.reports`;
	await api.admin`delete from outbox.notices`;
	await api.admin`update public.employers set verified = true where id = ${rosa.employer}`;
});
afterAll(() => api.close());

const send = <T = { code: string; message: string }>(
	{ token }: Pick<Person, 'token'>,
	method: string,
	path: string,
	body?: unknown,
) => askApi<T>(api.app, method, path, { token, body });
const ask = (who: Person, text: string, internship = 'loom-intern') =>
	send(who, 'POST', '/questions', { internship, text });
const own = async (who: Person, about?: string) =>
	(await send<OwnQuestions>(who, 'GET', `/questions${about ? `?internship=${about}` : ''}`)).body;
const toCompany = async (who: Person) =>
	(await send<QuestionsToCompany>(who, 'GET', '/employer/questions')).body.questions;
const answer = <T = { code: string; message: string }>(
	who: Person,
	id: string | undefined,
	text: string,
) => send<T>(who, 'POST', `/employer/questions/${id}/answer`, { text });
const held = async () =>
	(await send<StaffPage<ReviewedMessage>>(member, 'GET', '/staff/applicant-messages')).body.items;
const waits = { status: 201, body: { waits: true } };
const only = (questions: ListingQuestion[]) => {
	expect(questions).toHaveLength(1);
	return questions[0];
};
const settings = {
	siteUrl: 'https://site.example',
	officeAddress: 'office@site.example',
	signingKey: 'key',
};
const mailsDue = async (...kinds: string[]) => {
	const notices = await api.admin<{ id: string; kind: string; rowId: string; words: null }[]>`
		select id, kind, row_id as "rowId", null as words from outbox.notices
		where kind = any (${kinds}) order by id`;
	return api.started.backend.sql.begin((tx) => mailsFor(tx, notices, settings));
};
const refused = (status: number, code: string) => ({
	status,
	body: expect.objectContaining({ code }),
});

describe('a question before an application', () => {
	test('reaches the company without a name, and its answer the student, each new once and counted until it is done', async () => {
		expect(await ask(ann, ' Is Friday a day to learn? ')).toEqual({
			status: 201,
			body: { asked: true },
		});
		expect((await send<Me>(rosa, 'GET', '/me')).body).toMatchObject({
			needs: 1,
			title: '1 open question.',
		});
		expect((await send<EmployerOverview>(rosa, 'GET', '/employer/overview')).body.questions).toBe(
			1,
		);
		const question = only(await toCompany(recruiter));
		expect(question).toMatchObject({
			slug: 'loom-intern',
			text: 'Is Friday a day to learn?',
			answer: null,
			is_new: true,
		});
		expect(JSON.stringify(question)).not.toContain(ann.id);
		expect(JSON.stringify(question).toLowerCase()).not.toContain('ann');
		expect(only(await toCompany(rosa))?.is_new).toBe(false);
		expect(await answer(recruiter, question?.id, 'Yes, each second Friday.')).toMatchObject({
			status: 201,
		});
		expect((await send<Me>(rosa, 'GET', '/me')).body.needs).toBe(0);
		expect((await send<Me>(ann, 'GET', '/me')).body.detail).toContain('1 unread message');
		const answered = only((await own(ann)).questions);
		expect(answered).toMatchObject({ is_new: true, answer: { text: 'Yes, each second Friday.' } });
		expect(only((await own(ann)).questions)?.is_new).toBe(false);
		expect((await own(bob)).questions).toEqual([]);
	});

	test('waits for its answer before the next one; sent twice at once it is one', async () => {
		await Promise.all([ask(ann, 'Is there a canteen?'), ask(ann, 'Is there a canteen?')]);
		const { id } = only(await toCompany(rosa)) ?? {};
		expect(await ask(ann, 'And a bus?')).toEqual(refused(409, 'waits'));
		expect((await own(ann, 'loom-intern')).about).toMatchObject({ why_not: 'waits' });
		expect(await ask(ann, 'And a bus?', 'dye-intern')).toMatchObject({ status: 201 });
		expect(await ask(bob, 'Is there a canteen?')).toMatchObject({ status: 201 });
		await answer(rosa, id, 'There is.');
		expect(await ask(ann, 'And a bus?')).toMatchObject({ status: 201 });
	});

	test('is asked at most twenty times a day', async () => {
		await api.admin`
			insert into public.listing_questions (internship_id, user_id, text, answer, answered_at)
			select id, ${ann.id}, 'A question', 'An answer', now() from public.internships, generate_series(1, 19)
			where slug = 'dye-intern'`;
		const both = await Promise.all([ask(ann, 'A'), ask(ann, 'B', 'yarn-intern')]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		expect((await own(ann, 'dye-intern')).about).toMatchObject({ why_not: 'today' });
	});

	test('is for students, of companies that are checked, until they have applied', async () => {
		for (const who of [rosa, rival, recruiter, member])
			expect(await ask(who, 'Hello?')).toEqual(refused(409, 'not-student'));
		await world.publish(rosa.employer, 'shut-intern', {
			status: 'closed',
			closed_at: new Date(),
		});
		expect(await ask(ann, 'Hello?', 'shut-intern')).toEqual(refused(409, 'office'));
		expect(await ask(ann, 'Hello?', 'no-such-intern')).toEqual(refused(404, 'not_found'));
		const [internship] =
			await api.admin`select id from public.internships where slug = 'loom-intern'`;
		const application = await world.apply(ann.id, internship?.id);
		expect(await ask(ann, 'Hello?')).toEqual(refused(409, 'applied'));
		expect((await own(ann, 'loom-intern')).about).toMatchObject({
			why_not: 'applied',
			application,
		});
		await world.move(application, 'withdrawn', ann.id);
		expect(await ask(ann, 'Hello?')).toMatchObject({ status: 201 });
	});

	test('does not exist for other companies, students and staff, and is answered once', async () => {
		await ask(ann, 'Is there a canteen?');
		const { id } = only(await toCompany(rosa)) ?? {};
		expect(await toCompany(rival)).toEqual([]);
		expect(await answer(rival, id, 'No.')).toEqual(refused(404, 'not_found'));
		for (const who of [ann, bob, member])
			expect(await answer(who, id, 'No.')).toEqual(refused(404, 'not_found'));
		const both = await Promise.all([answer(rosa, id, 'Yes.'), answer(recruiter, id, 'No.')]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		const stored = only((await own(ann)).questions)?.answer?.text ?? '';
		expect(await answer(rosa, id, stored)).toMatchObject({ status: 201 });
	});

	test('of a company is no way for a new one to write to many', async () => {
		await api.admin`update public.employers set host_since = now() where id = ${rival.employer}`;
		const students = await Promise.all(
			Array.from({ length: 11 }, (_, at) =>
				signedUp(api.started.backend, `student-${at}@example.org`),
			),
		);
		for (const student of students) await ask(student, 'Is there a canteen?', 'yarn-intern');
		const questions = await toCompany(rival);
		const results = [];
		for (const { id } of questions)
			results.push((await answer<{ waits: boolean }>(rival, id, 'There is.')).body.waits);
		expect(results.slice(0, 10)).toEqual(Array(10).fill(false));
		expect(results.at(-1)).toBe(true);
		expect(await held()).toMatchObject([{ found: ['first-to-many'], people: 11 }]);
	});
});

describe('an answer with a risk', () => {
	const RISKY = 'Please send us £20 for your uniform before Friday.';
	const decide = (step: 'approve' | 'return' | 'stop', id: string | undefined, body = {}) =>
		send(member, 'POST', `/staff/applicant-messages/${id}/${step}`, body);
	const answered = async (text: string) => {
		await ask(ann, 'What do I bring?');
		const { id } = only(await toCompany(rosa)) ?? {};
		expect(await answer(rosa, id, text)).toEqual(waits);
		const review = (await held())[0];
		expect(review).toMatchObject({ asked: 'What do I bring?', message: text, to: null });
		return { id, review: review?.id };
	};
	const answerOfAnn = async () => only((await own(ann)).questions);
	const unread = () => api.admin`select from outbox.notices where kind = 'unread_answers'`;

	test.each([
		['money', RISKY],
		['document', 'Send a copy of your passport first.'],
		['messenger', 'Write to us on WhatsApp, 07700 900123.'],
	])('about %s waits for staff, and the student knows nothing of it', async (risk, text) => {
		const { id } = await answered(text);
		expect(await answerOfAnn()).toMatchObject({ answer: null, held: null });
		expect(await unread()).toEqual([]);
		for (const who of [rosa, recruiter])
			expect(only(await toCompany(who))).toMatchObject({
				answer: null,
				held: { text, state: 'waiting', found: expect.arrayContaining([risk]) },
			});
		expect((await send<Me>(rosa, 'GET', '/me')).body.needs).toBe(0);
		expect(await answer(recruiter, id, text)).toEqual(waits);
		expect(await answer(recruiter, id, 'Good shoes.')).toEqual(refused(409, 'answered'));
		expect(await held()).toHaveLength(1);
	});

	test('is sent once staff approve it, by its writer', async () => {
		const { review } = await answered(RISKY);
		const both = await Promise.all([decide('approve', review), decide('approve', review)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await unread()).toHaveLength(1);
		expect(await answerOfAnn()).toMatchObject({ is_new: true, answer: { text: RISKY } });
		expect(only(await toCompany(rosa))).toMatchObject({ held: null, answer: { text: RISKY } });
		expect(await api.admin`select answered_by from public.listing_questions`).toEqual([
			{ answered_by: rosa.id },
		]);
	});

	test('comes back with a reason, which is mailed, and the question waits for another', async () => {
		const { id, review } = await answered(RISKY);
		expect(await decide('return', review, { reason: 'No fees.' })).toMatchObject({ status: 200 });
		expect(await answerOfAnn()).toMatchObject({ answer: null, held: null });
		expect(only(await toCompany(rosa))?.held).toMatchObject({
			state: 'returned',
			text: RISKY,
			answer: 'No fees.',
		});
		expect((await send<Me>(rosa, 'GET', '/me')).body.needs).toBe(1);
		expect(await mailsDue('message_returned')).toMatchObject([
			{ to: 'rosa@example.org', subject: expect.stringContaining('answer to a student') },
		]);
		expect(await answer(rosa, id, RISKY)).toEqual(waits);
		expect(await decide('return', (await held())[0]?.id, { reason: 'No.' })).toMatchObject({
			status: 200,
		});
		expect(await answer(rosa, id, 'Good shoes.')).toEqual({ status: 201, body: { waits: false } });
		expect((await answerOfAnn())?.answer?.text).toBe('Good shoes.');
	});

	test('is stopped in its ten minutes, until the student has read it', async () => {
		const stop = { reason: 'A fee after all.' };
		const { review } = await answered(RISKY);
		await decide('approve', review);
		const [leaving] = (
			await send<StaffPage<ReviewedMessage>>(
				member,
				'GET',
				'/staff/applicant-messages?show=leaving',
			)
		).body.items;
		expect(leaving).toMatchObject({ id: review, leaves_at: expect.any(String) });
		expect(await decide('stop', review, stop)).toMatchObject({ status: 200 });
		expect((await answerOfAnn())?.answer).toBeNull();
		expect(only(await toCompany(rosa))?.held).toMatchObject({ answer: 'A fee after all.' });
		expect(await mailsDue('unread_answers')).toEqual([]);
		const { id } = only(await toCompany(rosa)) ?? {};
		await answer(rosa, id, RISKY);
		const again = (await held())[0]?.id;
		await decide('approve', again);
		await answerOfAnn();
		expect(await decide('stop', again, stop)).toEqual(refused(409, 'sent_meanwhile'));
	});

	test('is not sent once the internship is taken down, and goes with the question', async () => {
		const { review } = await answered(RISKY);
		await api.admin`
			update public.internships set taken_down_at = now(), hidden = true, status = 'closed', closed_at = now()
			where slug = 'loom-intern'`;
		expect(await decide('approve', review)).toEqual(refused(409, 'ended'));
		await api.admin`
			update public.internships set taken_down_at = null, hidden = false, status = 'open', closed_at = null
			where slug = 'loom-intern'`;
		await api.admin`delete from public.listing_questions`;
		expect(await held()).toEqual([]);
	});
});

describe('what is reported', () => {
	const report = (who: Person, path: string) =>
		send(who, 'POST', path, { reason: 'rude', message: 'They insult me.' });

	test('is a question by the company, an answer by its student, each once, and staff read it', async () => {
		await ask(ann, 'Are you all fools?');
		const { id } = only(await toCompany(rosa)) ?? {};
		expect(await report(ann, `/questions/${id}/report`)).toEqual(refused(404, 'not_found'));
		expect(await report(rosa, `/employer/questions/${id}/report`)).toMatchObject({ status: 201 });
		expect(await report(rosa, `/employer/questions/${id}/report`)).toMatchObject({ status: 201 });
		await answer(rosa, id, 'No more than you.');
		expect(await report(bob, `/questions/${id}/report`)).toEqual(refused(404, 'not_found'));
		expect(await report(ann, `/questions/${id}/report`)).toMatchObject({ status: 201 });
		expect(only((await own(ann)).questions)?.reported).toBe(true);
		const { items } = (await send<StaffPage<StaffReport>>(member, 'GET', '/staff/reports')).body;
		expect(items.map(({ about, internship }) => ({ ...about, internship }))).toMatchObject([
			{
				application: null,
				by: 'student',
				asked: null,
				message: 'Are you all fools?',
				internship: 'loom-intern',
			},
			{
				application: null,
				by: 'employer',
				asked: 'Are you all fools?',
				message: 'No more than you.',
				company: 'Tidewell Systems',
			},
		]);
	});

	test('by two companies stops a student, by two students a company', async () => {
		await ask(ann, 'Are you fools?');
		await ask(ann, 'Are you fools?', 'yarn-intern');
		for (const who of [rosa, rival])
			await report(who, `/employer/questions/${only(await toCompany(who))?.id}/report`);
		expect(await ask(ann, 'Well?', 'dye-intern')).toEqual(refused(409, 'reported'));
		await api.admin`update public.reports set resolved_at = now(), resolution = 'Spoken to.'`;
		expect(await ask(ann, 'Well?', 'dye-intern')).toMatchObject({ status: 201 });
		await ask(bob, 'Is there a canteen?');
		for (const { id } of await toCompany(rosa)) await answer(rosa, id, 'Find out.');
		for (const who of [ann, bob])
			for (const { id, slug } of (await own(who)).questions)
				if (slug === 'loom-intern') await report(who, `/questions/${id}/report`);
		await ask(bob, 'And a bus?');
		const [open] = await toCompany(rosa);
		expect(await answer(rosa, open?.id, 'There is.')).toEqual(waits);
	});
});

describe('the mail', () => {
	const due = () => mailsDue('unread_questions', 'unread_answers');

	test('tells each who posts of what nobody has read, in one mail without its words; then the student of the answer', async () => {
		await ask(ann, 'Is there a secret canteen?');
		await ask(bob, 'Is there a secret canteen?');
		await ask(bob, 'And a bus?', 'dye-intern');
		const mails = await due();
		expect(mails.map(({ to }) => to).toSorted()).toEqual([
			'recruiter@example.org',
			'rosa@example.org',
		]);
		expect(mails[0]?.subject).toContain('Students ask you 3 questions');
		expect(JSON.stringify(mails)).not.toMatch(/secret|ann@|bob@/);
		expect(await due()).toEqual([]);
		await api.admin`delete from outbox.notices`;
		const { id } = (await toCompany(rosa)).find(({ slug }) => slug === 'dye-intern') ?? {};
		await answer(rosa, id, 'Number 9.');
		const [mail, ...others] = await due();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			to: 'bob@example.org',
			subject: expect.stringContaining('dye-intern'),
		});
	});

	test('is not sent about what was read by then', async () => {
		await ask(ann, 'Is there a canteen?');
		const { id } = only(await toCompany(rosa)) ?? {};
		expect(await due()).toEqual([]);
		await answer(rosa, id, 'There is.');
		await own(ann);
		expect(await due()).toEqual([]);
	});
});

test('goes with the account of the student; an answer stays without its writer', async () => {
	await ask(ann, 'Is there a canteen?');
	await ask(bob, 'Is there a canteen?');
	for (const { id } of await toCompany(rosa)) await answer(recruiter, id, 'There is.');
	const copy = async ({ token }: Person) =>
		(await api.app.fetch(call('GET', '/account/data', { token }))).json();
	expect(await copy(ann)).toMatchObject({
		questions: [{ internship: 'loom-intern', text: 'Is there a canteen?', answer: 'There is.' }],
		answers_to_questions: [],
	});
	expect((await copy(recruiter)).answers_to_questions).toHaveLength(2);
	expect(JSON.stringify(await copy(recruiter))).not.toContain(ann.id);
	await api.admin`delete from auth.users where id in (${ann.id}, ${recruiter.id})`;
	expect(await api.admin`select answered_by, user_id from public.listing_questions`).toEqual([
		{ answered_by: null, user_id: bob.id },
	]);
	expect(only((await own(bob)).questions)?.answer).toMatchObject({
		text: 'There is.',
		writer: null,
	});
});
