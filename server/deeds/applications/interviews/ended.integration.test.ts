import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancellation } from '#schema/applications/interview/invitation.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { deleteAccount } from '#server/api/account/account.ts';
import { createBackend } from '#server/backend/backend.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { keepPromisesOf } from '#server/deeds/applications/keep-promises.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { readCalendar } from '#test/rows/calendar-lines.ts';
import { at, interviewWorld, invitation } from '#test/rows/interview-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

let api: TestApi;
let world: Awaited<ReturnType<typeof interviewWorld>>;

beforeAll(async () => {
	api = await startTestApi();
	world = await interviewWorld(api);
});
beforeEach(() => world.forget());
afterAll(() => api.close());

/** Ann has chosen ten o’clock, and the mails about it are written. */
async function arranged() {
	const application = await world.invited(world.ann, invitation(['10:00', '15:30']));
	const { body } = await world.answer(world.ann, application, at('10:00'));
	await world.mailed('application_events', 'interview_answers');
	return body;
}
const noticesOf = (kind: string) =>
	api.admin`select words from outbox.notices where kind = ${kind}`;

describe('an interview that is cancelled by those who invite', () => {
	test('stands until that cannot be taken back; then both calendars are told', async () => {
		const { id } = await arranged();
		const { body } = await world.invite(id, cancellation(1), 'interview');
		expect(body).toMatchObject({
			status: 'interview',
			interview: { cancelled: true, times: [], answer: null },
		});
		const before = await world.read(world.ann, id);
		expect(before.interview).toMatchObject({
			cancelled: false,
			answer: { starts_at: at('10:00') },
		});
		await world.pass();
		const after = await world.read(world.ann, id);
		expect(after.interview).toMatchObject({ cancelled: true, answer: null });
		const files = (await world.mailed('interview_ended')).map((mail) =>
			readCalendar(mail.calendar),
		);
		expect(files).toMatchObject([
			{ method: 'CANCEL', sequence: '1' },
			{ method: 'CANCEL', sequence: '1' },
		]);
		const [mail] = await world.mailed('application_events');
		expect(mail?.subject).toMatch(/^Your interview is cancelled: /);
	});

	test('is as it was where that is taken back', async () => {
		const { id } = await arranged();
		await world.invite(id, cancellation(1), 'interview');
		expect(await noticesOf('interview_ended')).toHaveLength(1);
		const { body } = await world.host(id, '/take-back', {});
		expect(body.interview?.answer?.starts_at).toBe(at('10:00'));
		expect(await noticesOf('interview_ended')).toEqual([]);
	});

	test('is ended at once by “Send now”', async () => {
		const { id } = await arranged();
		await world.invite(id, cancellation(1), 'interview');
		await world.host(id, '/send-now', {});
		expect((await world.read(world.ann, id)).interview?.cancelled).toBe(true);
		expect(await world.mailed('interview_ended')).toHaveLength(2);
	});

	test('is not cancelled by who has not seen that the student has chosen', async () => {
		const { id, interview } = await world.invited(world.ann, invitation(['10:00']));
		const [chosen, cancelled] = await Promise.all([
			world.answer(world.ann, { id, interview }, at('10:00')),
			world.invite(id, cancellation(null), 'interview'),
		]);
		// Whoever was second is told, or has taken back what nobody was shown.
		expect(chosen.status).toBe(200);
		if (cancelled.status === 200) {
			expect(await world.host(id, '/send-now', {})).toMatchObject({ status: 409 });
			expect((await world.host(id, '')).body.interview?.cancelled).toBe(false);
		} else expect(cancelled).toMatchObject({ status: 409, body: { code: 'interview_changed' } });
		expect((await world.read(world.ann, id)).interview?.answer?.starts_at).toBe(at('10:00'));
	});

	test('cannot be chosen any more from a page that is older', async () => {
		const application = await world.invited(world.ann, invitation(['10:00']));
		await world.invite(application.id, cancellation(null), 'interview');
		await world.pass();
		expect(await world.answer(world.ann, application, at('10:00'))).toMatchObject({
			status: 409,
			body: {
				code: 'interview_changed',
				message: expect.stringContaining('invitation has changed'),
			},
		});
		const now = await world.read(world.ann, application.id);
		const message = 'Could we meet on Friday instead?';
		expect((await world.answer(world.ann, now, null, { message })).status).toBe(409);
	});
});

describe('other times', () => {
	test('take the place of the first ones, and their file has a higher number', async () => {
		const { id } = await arranged();
		const given = invitation(['11:00'], { seen: 1 });
		expect((await world.invite(id, given, 'interview')).status).toBe(200);
		await world.pass();
		expect(await world.mailed('interview_ended')).toHaveLength(2);
		const [mail] = await world.mailed('application_events');
		expect(mail?.subject).toMatch(/^New times for your interview: /);
		const application = await world.read(world.ann, id);
		expect(application.interview).toMatchObject({ times: [{ at: at('11:00') }], answer: null });
		await world.answer(world.ann, application, at('11:00'));
		const [file] = (await world.mailed('interview_answers')).map((one) =>
			readCalendar(one.calendar),
		);
		expect(file).toMatchObject({ method: 'REQUEST', sequence: '2' });
	});

	test('free the first one for somebody else, once they are shown', async () => {
		const { id } = await arranged();
		const bobs = await world.invited(world.bob, invitation(['10:00']));
		await world.invite(id, invitation(['11:00'], { seen: 1 }), 'interview');
		expect((await world.answer(world.bob, bobs, at('10:00'))).body.code).toBe('time_taken');
		await world.pass();
		expect((await world.answer(world.bob, bobs, at('10:00'))).status).toBe(200);
	});
});

describe('a withdrawal', () => {
	test('cancels the interview in both calendars, and frees its time', async () => {
		const { id } = await arranged();
		const withdraw = { expected: 'interview', to: 'withdrawn' };
		expect((await world.move(world.ann, id, '/move', withdraw)).status).toBe(200);
		const bobs = await world.invited(world.bob, invitation(['10:00']));
		expect(bobs.interview?.times).toMatchObject([{ free: true }]);
		expect(await world.mailed('interview_ended')).toHaveLength(2);
	});

	test('that is taken back has its time again, unless somebody else has it by now', async () => {
		const { id } = await arranged();
		const withdraw = { expected: 'interview', to: 'withdrawn' };
		await world.move(world.ann, id, '/move', withdraw);
		const back = await world.move(world.ann, id, '/take-back');
		expect(back.body.interview?.answer?.starts_at).toBe(at('10:00'));
		expect(await noticesOf('interview_ended')).toEqual([]);

		const bobs = await world.invited(world.bob, invitation(['10:00']));
		await world.move(world.ann, id, '/move', withdraw);
		expect((await world.answer(world.bob, bobs, at('10:00'))).status).toBe(200);
		const lost = await world.move(world.ann, id, '/take-back');
		expect(lost.body.interview?.answer?.starts_at).toBeNull();
		expect(lost.body.interview?.times.map(({ free }) => free)).toEqual([false, true]);
	});
});

describe('the day before', () => {
	const today = londonDay(new Date());
	const tomorrow = daysAfter(today, 1);
	const remind = async () => {
		const kept = await keepPromisesOf(api.started.backend.sql, today);
		return 'refused' in kept ? kept : kept.interviews;
	};
	/** Moves the interview of Ann to tomorrow, as if she had chosen it some days ago. */
	const turnToTomorrow = (days: number) => api.admin`
		update public.application_interviews
		set starts_at = ${at('10:00', tomorrow)}, answered_at = now() - ${days} * interval '1 day'`;

	test('both are reminded, once', async () => {
		await arranged();
		await turnToTomorrow(3);
		expect(await remind()).toBe(1);
		expect(await remind()).toBe(0);
		const mails = await world.mailed('interview_reminders');
		expect(mails.map(({ to, calendar }) => [to, calendar])).toEqual([
			['ann@example.org', null],
			['rosa@example.org', null],
		]);
		expect(mails[0]?.subject).toMatch(/^Your interview is tomorrow: /);
	});

	test('is mailed once by two processes that come to it at once', async () => {
		await arranged();
		await turnToTomorrow(3);
		const second = await createBackend(api.started.config, api.started.log);
		const both = await Promise.all(
			[api.started.backend.sql, second.sql].map((sql) => keepPromisesOf(sql, today)),
		).finally(() => second.close());
		expect(both.map((kept) => 'interviews' in kept && kept.interviews).toSorted()).toEqual([0, 1]);
		expect(await world.mailed('interview_reminders')).toHaveLength(2);
	});

	test('nobody is reminded of what was arranged today, or is withdrawn', async () => {
		const { id } = await arranged();
		await turnToTomorrow(0);
		expect(await remind()).toBe(0);
		await turnToTomorrow(3);
		await world.move(world.ann, id, '/move', { expected: 'interview', to: 'withdrawn' });
		expect(await remind()).toBe(0);
	});

	test('is not mailed of what was cancelled before the mail was written', async () => {
		const application = await arranged();
		await world.answer(world.ann, application, null);
		const news = { what: 'reminder', starts_at: at('10:00'), minutes: 30, revision: 0 };
		await api.admin`
			insert into outbox.notices (kind, row_id, words)
			values ('interview_reminders', ${application.id}, ${api.admin.json(news)})`;
		expect(await world.mailed('interview_reminders')).toEqual([]);
	});
});

test('a deleted account takes its interview out of the calendar of those who wait', async () => {
	const cat = await signedUp(api.started.backend, 'cat@example.org');
	const application = await world.invited(cat, invitation(['12:00']));
	await world.answer(cat, application, at('12:00'));
	await world.mailed('application_events', 'interview_answers');
	const { siteUrl, officeAddress } = api.started.config;
	const account = { id: cat.id, email: 'cat@example.org' } as AccountUser;
	await deleteAccount(api.started.backend, account, { siteUrl, officeAddress });
	const [mail] = await world.mailed('application_events');
	expect(mail).toMatchObject({ to: 'rosa@example.org' });
	expect(readCalendar(mail?.calendar)).toMatchObject({ method: 'CANCEL', sequence: '1' });
	expect(await api.admin`select from public.application_interviews`).toEqual([]);
});

test('a company that is deleted takes its interviews out of the calendars of students', async () => {
	const { backend, config } = api.started;
	const imran = await world.world.employer('imran@example.org', 'Mirza Foods');
	const listing = await world.world.publish(imran.employer, 'yarn-intern');
	const application = await world.world.apply(world.ann.id, listing);
	await moveApplication(backend.sql, {
		as: 'employer',
		person: imran.id,
		application,
		expected: 'submitted',
		to: 'interview',
		interview: invitation(['10:00']),
	});
	await world.pass();
	const current = await world.read(world.ann, application);
	await world.answer(world.ann, current, at('10:00'));
	await world.mailed('application_events', 'interview_answers');
	const account = { id: imran.id, email: 'imran@example.org' } as AccountUser;
	await deleteAccount(backend, account, config);
	const mails = await world.mailed('interview_ended');
	expect(mails.map(({ to }) => to)).toEqual(['ann@example.org']);
	expect(readCalendar(mails[0]?.calendar)).toMatchObject({ method: 'CANCEL', sequence: '1' });
	const after = await world.read(world.ann, application);
	expect(after.interview).toMatchObject({ cancelled: true, times: [], answer: null });
	const late = await world.answer(world.ann, current, at('10:00'));
	expect(late).toMatchObject({ status: 409, body: { code: 'interview_changed' } });
});

test('the copy of an account has the times that were offered, and the answer', async () => {
	await arranged();
	const request = call('GET', '/account/data', { token: world.ann.token });
	request.headers.set('apikey', api.started.backend.keys.publishable);
	const copy = await (await api.app.fetch(request)).json();
	const [application] = copy.applications;
	expect(application.interview).toMatchObject({
		minutes: 30,
		message: null,
		zone: 'Europe/Paris',
	});
	expect(application.events.at(-1).details.interview.times).toEqual([at('10:00'), at('15:30')]);
});

test('nothing is left of an interview once its application is deleted', async () => {
	const { id } = await arranged();
	await api.admin`delete from public.applications where id = ${id}`;
	expect(await api.admin`select from public.application_interviews`).toEqual([]);
});
