import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import type { Me } from '#schema/me.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { readCalendar } from '#test/rows/calendar-lines.ts';
import { at, DAY, interviewWorld, invitation } from '#test/rows/interview-world.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let api: TestApi;
let world: Awaited<ReturnType<typeof interviewWorld>>;

beforeAll(async () => {
	api = await startTestApi();
	world = await interviewWorld(api);
});
beforeEach(() => world.forget());
afterAll(() => api.close());

const stamp = (moment: string) => `${moment.replace(/[-:]|\.000/g, '')}`;

describe('an invitation with times', () => {
	test('is shown once it cannot be taken back, with its times in order', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		const sent = await world.invite(id, invitation(['15:30', '10:00']));
		const times = [at('10:00'), at('15:30')].map((moment) => ({ at: moment, free: true }));
		expect(sent).toMatchObject({
			status: 200,
			body: { status: 'interview', interview: { times, minutes: 30, answer: null } },
		});
		expect(await world.read(world.ann, id)).toMatchObject({ status: 'submitted', interview: null });
		await world.pass();
		expect(await world.read(world.ann, id)).toMatchObject({
			status: 'interview',
			interview: { times, place: 'https://meet.google.com/abc-defg-hij', cancelled: false },
		});
		const [mail] = await world.mailed('application_events');
		expect(mail?.subject).toBe('You are invited to an interview: loom-intern, Tidewell Systems');
		expect(mail?.text).toContain('choose one of the times on the page of your application');
		expect(mail?.text).toMatch(/10:00 to 10:30, UK time\n> .* 15:30 to 16:00, UK time/);
		expect(mail?.calendar).toBeNull();
	});

	test.each([
		[{ times: [] }, 'Give at least one time.'],
		[{ times: [{ day: '2026-01-05', time: '10:00' }] }, /A day has passed/],
		[
			{
				times: [
					{ day: DAY, time: '10:00' },
					{ day: DAY, time: '10:00' },
				],
			},
			/twice/,
		],
		[{ place: null }, /Say where it is/],
		[{ cancelled: true }, /no times/],
	])('%j is refused in words, and moves nothing', async (change, words) => {
		const id = await world.world.apply(world.ann.id, world.listing);
		const refused = await world.invite(id, invitation(['10:00'], change));
		expect(refused).toMatchObject({ status: 422, body: { message: expect.stringMatching(words) } });
		expect((await world.host(id, '')).body.status).toBe('submitted');
	});

	test.each([
		['2027-03-20', '2027-03-28', '01:30', /there is no 01:30/],
		['2027-10-20', '2027-10-31', '01:30', /01:30 comes twice/],
	])('of %s to %s at %s: clocks change', async (today, day, time, message) => {
		const application = await world.world.apply(world.ann.id, world.listing);
		const moved = moveApplication(api.started.backend.sql, {
			...{ as: 'employer', person: world.rosa.id, application, today },
			...{ expected: 'submitted', to: 'interview' },
			interview: invitation([], { times: [{ day, time }] }),
		} as Parameters<typeof moveApplication>[1]);
		await expect(moved).rejects.toMatchObject({
			code: 'interview_times',
			message: expect.stringMatching(message),
		});
	});

	test('in less than an hour is refused', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		const [now] = await api.admin<{ day: string; time: string }[]>`
			select to_char(soon, 'YYYY-MM-DD') as day, to_char(soon, 'HH24:MI') as time
			from (select (now() + interval '20 minutes') at time zone 'Europe/London' as soon) as clock`;
		const refused = await world.invite(id, invitation([], { times: now ? [now] : [] }));
		expect(refused.body.message).toMatch(/less than an hour away|comes twice|there is no/);
	});

	test('whose place has another way to get in touch waits for staff, who read it', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		const sent = await world.invite(id, invitation(['10:00'], { place: 'WhatsApp 07700 900123' }));
		expect(sent.body).toMatchObject({ status: 'submitted', waits: { to: 'interview' } });
		const [review] = await api.admin`
			select details -> 'interview' ->> 'place' as place from public.message_reviews where state = 'waiting'`;
		expect(review?.place).toBe('WhatsApp 07700 900123');
		const [read] = await api.admin`
			select application_rules.reviewed_text(review) as text from public.message_reviews as review
			where state = 'waiting'`;
		expect(read?.text).toBe('Do come.\nPlace: WhatsApp 07700 900123');
	});
});

describe('the answer of a student', () => {
	test('chooses, moves and cancels, each with a file for both calendars under the same uid', async () => {
		const application = await world.invited(world.ann, invitation(['10:00', '15:30']));
		const chosen = await world.answer(world.ann, application, at('10:00'));
		expect(chosen).toMatchObject({
			status: 200,
			body: { interview: { answer: { number: 1, starts_at: at('10:00'), zone: 'Europe/Paris' } } },
		});
		expect((await world.host(application.id, '')).body.interview?.answer?.starts_at).toBe(
			at('10:00'),
		);
		const first = await world.mailed('interview_answers');
		expect(first.map(({ to }) => to)).toEqual(['ann@example.org', 'rosa@example.org']);
		expect(first[0]?.subject).toBe('Your interview is arranged: loom-intern, Tidewell Systems');
		expect(first[1]?.text).toContain('(Europe/Paris)');

		const moved = await world.answer(world.ann, chosen.body, at('15:30'));
		expect(moved.body.interview?.answer).toMatchObject({ number: 2, starts_at: at('15:30') });
		const second = await world.mailed('interview_answers');
		const cancelled = await world.answer(world.ann, moved.body, null);
		expect(cancelled.body.interview?.answer).toMatchObject({ number: 3, starts_at: null });
		const last = await world.mailed('interview_answers');

		for (const side of [0, 1]) {
			const files = [first, second, last].map((mails) => readCalendar(mails[side]?.calendar));
			expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
			expect(files.map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
				['REQUEST', '0', stamp(at('10:00'))],
				['REQUEST', '1', stamp(at('15:30'))],
				['CANCEL', '2', stamp(at('15:30'))],
			]);
		}
	});

	test('can be saved by both sides as the file that was mailed, until it is cancelled', async () => {
		const application = await world.invited(world.ann, invitation(['10:00']));
		expect((await world.file(world.ann, application.id)).status).toBe(404);
		const chosen = await world.answer(world.ann, application, at('10:00'));
		const [anns, rosas] = await world.mailed('interview_answers');
		const saved = await world.file(world.ann, application.id);
		expect(saved).toMatchObject({ status: 200, text: anns?.calendar });
		expect(saved.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(saved.headers.get('content-disposition')).toMatch(
			/^attachment; filename="Interview loom-intern, Tidewell Systems\.ics"/,
		);
		const hosts = await world.file(world.rosa, application.id, '/employer');
		expect(hosts).toMatchObject({ status: 200, text: rosas?.calendar });
		expect((await world.file(world.bob, application.id)).status).toBe(404);
		expect((await world.file(world.ann, application.id, '/employer')).status).toBe(404);
		await world.answer(world.ann, chosen.body, null);
		for (const [person, as] of [[world.ann, ''] as const, [world.rosa, '/employer'] as const])
			expect((await world.file(person, application.id, as)).status).toBe(404);
	});

	test('is told to its student, on the overview of the company, and on no other, while it holds', async () => {
		const other = await world.world.employer('imran@example.org', 'Mirza Foods');
		const coming = async ({ token }: { token: string }) =>
			(await askApi<EmployerOverview>(api.app, 'GET', '/employer/overview', { token })).body
				.interviews;
		const application = await world.invited(
			world.ann,
			invitation(['10:00', '15:30'], { minutes: 45 }),
		);
		expect(await coming(world.rosa)).toEqual([]);
		const { body } = await world.answer(world.ann, application, at('15:30'));
		expect(await coming(world.rosa)).toMatchObject([
			{
				application: application.id,
				internship: 'loom-intern',
				starts_at: at('15:30'),
				minutes: 45,
			},
		]);
		expect(await coming(other)).toEqual([]);
		const me = await askApi<Me>(api.app, 'GET', '/me', { token: world.ann.token });
		expect(me.body).toMatchObject({
			needs: 0,
			detail: `Your next interview is on ${timeText(at('15:30'), 45)}.`,
		});
		await world.answer(world.ann, body, null);
		expect(await coming(world.rosa)).toEqual([]);
	});

	test('that is over waits for the company to answer, until it does', async () => {
		const other = await world.world.employer('over@example.org', 'Mirza Mills');
		const seen = async ({ token }: { token: string }) => {
			const path = '/employer/overview';
			const { body } = await askApi<EmployerOverview>(api.app, 'GET', path, { token });
			return [body.interviews.length, body.interviewed.length];
		};
		const application = await world.invited(world.ann, invitation(['10:00'], { minutes: 45 }));
		await world.answer(world.ann, application, at('10:00'));
		const began = (minutes: number) => api.admin`
			update public.application_interviews set starts_at = now() - ${minutes}::integer * interval '1 minute'
			where application_id = ${application.id}`;
		expect(await seen(world.rosa)).toEqual([1, 0]);
		await began(40);
		expect(await seen(world.rosa)).toEqual([0, 0]);
		await began(50);
		expect(await seen(world.rosa)).toEqual([0, 1]);
		expect(await seen(other)).toEqual([0, 0]);
		await world.world.move(application.id, 'rejected');
		expect(await seen(world.rosa)).toEqual([0, 0]);
	});

	test('that none suits has a sentence, which those who invite read', async () => {
		const application = await world.invited(world.ann, invitation(['10:00']));
		expect(await world.answer(world.ann, application, null)).toMatchObject({
			status: 422,
			body: { code: 'message_too_short' },
		});
		const message = 'I have an exam that day, but Friday would suit me.';
		const sent = await world.answer(world.ann, application, null, { message });
		expect(sent.body.interview?.answer).toMatchObject({ starts_at: null, message });
		expect((await world.host(application.id, '')).body.interview?.answer?.message).toBe(message);
		const [mail, ...others] = await world.mailed('interview_answers');
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ to: 'rosa@example.org', calendar: null });
		expect(mail?.text).toContain(message);
	});

	test('is given twenty times at most, and what is chosen can be cancelled after that', async () => {
		const application = await world.invited(world.ann, invitation(['10:00', '15:30']));
		const chosen = await world.answer(world.ann, application, at('10:00'));
		await api.admin`update public.application_interviews set answers = 20`;
		const often = await world.read(world.ann, chosen.body.id);
		const refused = { status: 422, body: { code: 'changed_often' } };
		expect(await world.answer(world.ann, often, at('15:30'))).toMatchObject(refused);
		const cancelled = await world.answer(world.ann, often, null);
		expect(cancelled.body.interview?.answer).toMatchObject({ number: 21, starts_at: null });
		const message = 'Friday would suit me.';
		expect(await world.answer(world.ann, cancelled.body, null, { message })).toMatchObject(refused);
	});

	test('from a second window is told what the first has chosen', async () => {
		const application = await world.invited(world.ann, invitation(['10:00', '15:30']));
		const both = await Promise.all([
			world.answer(world.ann, application, at('10:00')),
			world.answer(world.ann, application, at('15:30')),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const refused = both.find(({ status }) => status === 409)?.body;
		expect(refused).toMatchObject({
			code: 'interview_changed',
			message: expect.stringMatching(/^You have chosen .*, UK time, in another window\./),
		});
		expect(await world.mailed('interview_answers')).toHaveLength(2);
	});

	test('to a time that was not offered, or has passed, is refused; twice the same is once', async () => {
		const application = await world.invited(world.ann, invitation(['10:00']));
		expect(await world.answer(world.ann, application, at('11:00'))).toMatchObject({
			status: 422,
			body: { code: 'no_such_time' },
		});
		const chosen = await world.answer(world.ann, application, at('10:00'));
		const again = await world.answer(world.ann, chosen.body, at('10:00'));
		expect(again.body.interview?.answer?.number).toBe(1);
		const past = '2026-01-05T10:00:00.000Z';
		await api.admin`
			update public.application_events
			set details = jsonb_set(details, '{interview,times}', ${api.admin.json([past])}) where details is not null`;
		expect(await world.answer(world.ann, chosen.body, past)).toMatchObject({
			status: 422,
			body: { code: 'time_passed' },
		});
	});

	test('is not changed once the interview has begun', async () => {
		const application = await world.invited(world.ann, invitation(['10:00', '15:30']));
		const { body } = await world.answer(world.ann, application, at('10:00'));
		await api.admin`update public.application_interviews set starts_at = now() - interval '5 minutes'`;
		for (const time of [null, at('15:30')])
			expect(await world.answer(world.ann, body, time)).toMatchObject({
				status: 422,
				body: { code: 'time_passed', message: expect.stringContaining('has begun') },
			});
	});

	test('is nobody else’s, and asks for an invitation', async () => {
		const application = await world.invited(world.ann, invitation(['10:00']));
		expect((await world.answer(world.rosa, application, at('10:00'))).status).toBe(404);
		expect((await world.answer(world.bob, application, at('10:00'))).status).toBe(404);
		const other = await world.world.apply(world.bob.id, world.listing);
		expect(await world.answer(world.bob, { ...application, id: other }, at('10:00'))).toMatchObject(
			{
				status: 409,
				body: { code: 'moved_meanwhile' },
			},
		);
	});
});

describe('a time for one', () => {
	const both = async (one_each: boolean) => {
		const times = invitation(['10:00', '15:30'], { one_each });
		return [await world.invited(world.ann, times), await world.invited(world.bob, times)] as const;
	};

	test('has one of two students who choose it at once; the other chooses another one', async () => {
		const [anns, bobs] = await both(true);
		const outcomes = await Promise.all([
			world.answer(world.ann, anns, at('10:00')),
			world.answer(world.bob, bobs, at('10:00')),
		]);
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const isAnns = outcomes[0]?.status === 200;
		const [late, lates] = isAnns ? [world.bob, bobs] : [world.ann, anns];
		expect(outcomes.find(({ status }) => status === 409)?.body.code).toBe('time_taken');
		const seen = await world.read(late, lates.id);
		expect(seen.interview?.times.map(({ free }) => free)).toEqual([false, true]);
		expect((await world.answer(late, seen, at('15:30'))).status).toBe(200);
		const held = await api.admin`select starts_at from public.application_interviews`;
		expect(new Set(held.map(({ starts_at }) => String(starts_at))).size).toBe(2);
	});

	test('is taken for what overlaps with it, and not for what follows it', async () => {
		const long = await world.invited(world.ann, invitation(['10:00'], { minutes: 60 }));
		await world.answer(world.ann, long, at('10:00'));
		const bobs = await world.invited(world.bob, invitation(['09:45', '10:30', '11:00']));
		expect(bobs.interview?.times.map(({ free }) => free)).toEqual([false, false, true]);
		expect((await world.answer(world.bob, bobs, at('10:30'))).body.code).toBe('time_taken');
		expect((await world.answer(world.bob, bobs, at('11:00'))).status).toBe(200);
	});

	test('has several where its sender says so', async () => {
		const [anns, bobs] = await both(false);
		const outcomes = await Promise.all([
			world.answer(world.ann, anns, at('10:00')),
			world.answer(world.bob, bobs, at('10:00')),
		]);
		expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
	});

	test('is unique in the database, whoever writes', async () => {
		const [anns, bobs] = await both(true);
		await world.answer(world.ann, anns, at('10:00'));
		const twice = api.admin`
			insert into public.application_interviews (application_id, event_id, employer_id, one_each, starts_at, minutes)
			select ${bobs.id}, ${bobs.interview?.event ?? null}, employer_id, one_each, starts_at, minutes
			from public.application_interviews where application_id = ${anns.id}`;
		await expect(twice).rejects.toThrow('application_interviews_one_each');
	});
});
