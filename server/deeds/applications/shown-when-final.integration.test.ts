import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { TAKE_BACK_SECONDS } from '#schema/applications/application-moves.ts';
import type {
	ApplicationsPage,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import type { CardMarks } from '#schema/students/saved-internships.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';
import { sendMoveNow, takeBackMove } from './pending-moves.ts';

type Person = { id: string; token: string };
let api: TestApi;
let student: Person;
let employer: Person;
let member: Person;

beforeAll(async () => {
	api = await startTestApi();
	student = await signedUp(api.started.backend, 'student@example.org');
	employer = await signedUp(api.started.backend, 'employer@example.org');
	member = await signedUp(api.started.backend, 'member@example.org');
	const [company] = await api.admin`
		insert into public.employers ${api.admin(verifiedEmployer(employer.id, 'Tidewell'))} returning id`;
	const row = internshipRow('loom-intern', { source: 'employer', employer_id: company?.id });
	await api.admin`insert into public.internships ${api.admin(row)}`;
	await api.admin`insert into public.staff (user_id) values (${member.id})`;
});
beforeEach(async () => {
	await forgetApplications(api.admin);
	await api.admin`delete from outbox.notices`;
});
afterAll(() => api.close());

const ask = <T = { code: string }>(
	{ token }: Person,
	method: string,
	path: string,
	body?: unknown,
) => askApi<T>(api.app, method, path, { token, ...(body !== undefined && { body }) });

const answers = { motivation: 'Looms', experience: 'Two summers', availability: 'June' };
async function applied(): Promise<string> {
	const sent = { internship: 'loom-intern', ...answers };
	const { body } = await ask<WholeApplication>(student, 'POST', '/applications', sent);
	await pass(60);
	return body.id;
}
/** Lets time pass for everything that has happened. */
const pass = async (seconds: number) => {
	await api.admin`update public.application_events set at = at - make_interval(secs => ${seconds})`;
	await api.admin`update outbox.notices set due_at = due_at - make_interval(secs => ${seconds})`;
};
/** Between the two is more time than the slowest machine needs for a test. */
const seconds = { before: TAKE_BACK_SECONDS - 300, after: TAKE_BACK_SECONDS };

const host = (id: string, expected: string, to: string, more: object = {}) =>
	ask<WholeApplicant & { code: string }>(employer, 'POST', `/employer/applications/${id}/move`, {
		expected,
		to,
		...(to === 'rejected' && { reasons: ['skills'], message: 'We chose others.' }),
		...more,
	});
const move = (id: string, expected: string, to: string) =>
	ask(student, 'POST', `/applications/${id}/move`, { expected, to });

const jsonOf = async (path: string) => {
	const request = call('GET', path, { token: student.token });
	request.headers.set('apikey', api.started.backend.keys.publishable);
	return (await api.app.fetch(request)).json();
};

/** Everything from which the student could learn where an application is. */
async function seen(id: string) {
	const [page, list, marks, account, rest, events] = await Promise.all([
		ask<WholeApplication>(student, 'GET', `/applications/${id}`),
		ask<ApplicationsPage>(student, 'GET', '/applications'),
		ask<CardMarks>(student, 'GET', '/saved/marks'),
		jsonOf('/account/data'),
		jsonOf('/rest/v1/applications?select=*'),
		api.started.backend
			.fetch(
				call('GET', '/rest/v1/application_events?select=to_status&order=number', {
					token: student.token,
				}),
			)
			.then((answer) => answer.json()),
	]);
	const history = (one: { events: { to_status: string }[] }) =>
		one.events.map(({ to_status }) => to_status).join();
	const copied = account as { applications: (WholeApplication & { events: never[] })[] };
	return {
		statuses: [
			page.body.status,
			list.body.items[0]?.status,
			marks.body.applied[0]?.status,
			copied.applications[0]?.status,
			rest[0].status,
		],
		histories: [
			history(page.body),
			history(list.body.items[0] ?? page.body),
			history(copied.applications[0] ?? page.body),
			(events as { to_status: string }[]).map(({ to_status }) => to_status).join(),
		],
	};
}
const everywhere = (status: string, history: string) => ({
	statuses: Array(5).fill(status),
	histories: Array(4).fill(history),
});
/** How many mails about moves are not due yet. */
const waiting = async () =>
	(
		await api.admin`
		select from outbox.notices where kind = 'application_events' and due_at > clock_timestamp()`
	).length;

test('the ten minutes of the database are those of the screens', async () => {
	const [row] = await api.admin`
		select extract(epoch from application_rules.take_back_time())::integer as seconds`;
	expect(row?.seconds).toBe(TAKE_BACK_SECONDS);
});

describe('a move of the employer', () => {
	test('is shown nowhere until its ten minutes are over, then everywhere, without any job', async () => {
		const id = await applied();
		await host(id, 'submitted', 'interview', { message: 'Come on Thursday.' });
		expect(await seen(id)).toEqual(everywhere('submitted', 'submitted'));
		await pass(seconds.before);
		expect(await seen(id)).toEqual(everywhere('submitted', 'submitted'));
		expect(await waiting()).toBe(1);
		await pass(300);
		expect(await seen(id)).toEqual(everywhere('interview', 'submitted,interview'));
		expect(await waiting()).toBe(0);
	});

	test('leaves no trace with the student when it is taken back', async () => {
		const id = await applied();
		await host(id, 'submitted', 'rejected');
		await ask(employer, 'POST', `/employer/applications/${id}/take-back`, {});
		expect(await waiting()).toBe(0);
		await pass(seconds.after);
		expect(await seen(id)).toEqual(everywhere('submitted', 'submitted'));
	});

	test('is shown and mailed at once with “Send now”, and cannot be taken back then', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered');
		const sent = await ask<WholeApplicant>(
			employer,
			'POST',
			`/employer/applications/${id}/send-now`,
			{},
		);
		expect(sent).toMatchObject({ status: 200, body: { status: 'offered', undo_seconds: 0 } });
		expect(await seen(id)).toEqual(everywhere('offered', 'submitted,offered'));
		expect(await waiting()).toBe(0);
		for (const verb of ['take-back', 'send-now'])
			expect(await ask(employer, 'POST', `/employer/applications/${id}/${verb}`, {})).toMatchObject(
				{
					status: 409,
				},
			);
		// The address is the employer’s now, too: the invitation is final.
		expect(sent.body.email).toBe('student@example.org');
	});

	test('is sent with those before it; many are sent at once', async () => {
		const id = await applied();
		await host(id, 'submitted', 'in-review');
		await host(id, 'in-review', 'interview');
		const path = '/employer/applications/send-now';
		const nowhere = '00000000-0000-4000-8000-000000000000';
		expect(await ask(employer, 'POST', path, { ids: [id, nowhere] })).toMatchObject({
			status: 200,
			body: {
				items: [
					{ application_id: id, outcome: 'sent' },
					{ application_id: nowhere, outcome: 'not_found' },
				],
			},
		});
		expect(await seen(id)).toEqual(everywhere('interview', 'submitted,in-review,interview'));
		expect(await ask(employer, 'POST', path, { ids: [id] })).toMatchObject({
			body: { items: [{ outcome: 'not_sent' }] },
		});
		expect(await waiting()).toBe(0);
	});

	test('is sent by nobody else', async () => {
		const id = await applied();
		await host(id, 'submitted', 'interview');
		for (const [person, path] of [
			[student, `/employer/applications/${id}/send-now`],
			[member, `/employer/applications/${id}/send-now`],
			[student, `/staff/applications/${id}/send-now`],
		] as const)
			expect(await ask(person, 'POST', path, {})).toMatchObject({ status: 404 });
		// It is not a move of this member of staff.
		expect(await ask(member, 'POST', `/staff/applications/${id}/send-now`, {})).toMatchObject({
			status: 409,
		});
		expect(await seen(id)).toEqual(everywhere('submitted', 'submitted'));
	});

	test('taken back and sent at once: one of them wins, the other is told', async () => {
		for (let round = 0; round < 5; round += 1) {
			await forgetApplications(api.admin);
			const id = await applied();
			await host(id, 'submitted', 'rejected');
			const by = { as: 'employer', person: employer.id, application: id } as const;
			const [sent, back] = await Promise.allSettled([
				sendMoveNow(api.started.backend.sql, by),
				takeBackMove(api.started.backend.sql, by),
			]);
			expect([sent.status, back.status].sort()).toEqual(['fulfilled', 'rejected']);
			const status = sent.status === 'fulfilled' ? 'rejected' : 'submitted';
			expect((await seen(id)).statuses).toEqual(Array(5).fill(status));
			const [refused] = [sent, back].filter((one) => one.status === 'rejected');
			expect(refused?.reason).toMatchObject({ status: 409 });
		}
	});
});

describe('a student moves on from what they see', () => {
	test('a withdrawal wins over an invitation that is not shown yet; the employer is told', async () => {
		const id = await applied();
		await host(id, 'submitted', 'interview');
		expect(await move(id, 'submitted', 'withdrawn')).toMatchObject({ status: 200 });
		expect(await seen(id)).toMatchObject({
			histories: Array(4).fill('submitted,withdrawn'),
		});
		for (const verb of ['take-back', 'send-now']) {
			const told = await ask<{ code: string; message: string }>(
				employer,
				'POST',
				`/employer/applications/${id}/${verb}`,
				{},
			);
			expect(told.status).toBe(409);
			expect(told.body.message).toContain('student has moved');
		}
		const { body } = await ask<WholeApplicant>(employer, 'GET', `/employer/applications/${id}`);
		expect(body.events.map(({ to_status }) => to_status)).toEqual(['submitted', 'withdrawn']);
		// Shown at once, with until when it can be taken back.
		expect(Date.parse(body.student_until ?? '') - Date.now()).toBeGreaterThan(590_000);
		await ask(student, 'POST', `/applications/${id}/take-back`, {});
		await pass(seconds.after);
		// Of the invitation there is no trace; what the student has taken back is in their own data.
		const { statuses, histories } = await seen(id);
		expect(statuses).toEqual(Array(5).fill('submitted'));
		expect(histories.slice(0, 2)).toEqual(['submitted', 'submitted']);
		expect(histories.join()).not.toContain('interview');
	});

	test('an offer that is not shown yet can be neither accepted nor seen', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered');
		expect(await move(id, 'offered', 'accepted')).toMatchObject({
			status: 409,
			body: { code: 'moved_meanwhile' },
		});
		expect(await move(id, 'submitted', 'accepted')).toMatchObject({ status: 422 });
	});

	test('an offer that stands can be accepted until its end is shown', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered');
		await pass(seconds.after);
		await host(id, 'offered', 'rejected');
		expect(await move(id, 'offered', 'accepted')).toMatchObject({ status: 200 });
		expect((await seen(id)).statuses).toEqual(Array(5).fill('accepted'));
		expect((await api.admin`select status from public.applications`)[0]?.status).toBe('accepted');
	});

	test('accepted and rejected at once: one of them wins, the other is told', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered');
		await pass(seconds.after);
		const both = await Promise.all([
			move(id, 'offered', 'accepted'),
			host(id, 'offered', 'rejected'),
		]);
		// The student accepts in any case: a rejection that came first is not shown yet.
		expect(both[0]?.status).toBe(200);
		expect([200, 409]).toContain(both[1]?.status);
		expect((await seen(id)).statuses[0]).toBe('accepted');
	});
});

describe('an offer', () => {
	const day = daysAfter(londonDay(new Date()), 30);
	const accept = (id: string, today: string) =>
		moveApplication(api.started.backend.sql, {
			as: 'student',
			person: student.id,
			application: id,
			expected: 'offered',
			to: 'accepted',
			today,
		});

	test('is accepted on its last day, not on the day after; declined also then', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered', { offer_until: day });
		await pass(seconds.after);
		const { body } = await ask<WholeApplication>(student, 'GET', `/applications/${id}`);
		expect(body.offer_until).toBe(day);
		await expect(accept(id, daysAfter(day, 1))).rejects.toMatchObject({
			status: 409,
			code: 'offer_ended',
		});
		await accept(id, day);
	});

	test.each([
		['2027-03-28', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'],
		['2026-11-30', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
	])('of %s ends with its day in London', (last, inTime, late) => {
		expect(londonDay(new Date(inTime))).toBe(last);
		expect(londonDay(new Date(late)) > last).toBe(true);
	});

	test('has by default a day, and at least three working days', async () => {
		const id = await applied();
		const today = londonDay(new Date());
		expect(await host(id, 'submitted', 'offered', { offer_until: today })).toMatchObject({
			status: 422,
			body: { code: 'offer_day' },
		});
		const { body } = await host(id, 'submitted', 'offered');
		expect(body.offer_until && body.offer_until > daysAfter(today, 3)).toBe(true);
	});

	test('is renewed with a later day only', async () => {
		const id = await applied();
		await host(id, 'submitted', 'offered', { offer_until: day });
		await pass(seconds.after);
		expect(await host(id, 'offered', 'offered', { offer_until: day })).toMatchObject({
			status: 422,
		});
		const later = daysAfter(day, 7);
		expect(await host(id, 'offered', 'offered', { offer_until: later })).toMatchObject({
			status: 200,
			body: { offer_until: later },
		});
		// The student is shown the new day once it is final.
		const until = async () =>
			(await ask<WholeApplication>(student, 'GET', `/applications/${id}`)).body.offer_until;
		expect(await until()).toBe(day);
		await pass(seconds.after);
		expect(await until()).toBe(later);
	});
});
