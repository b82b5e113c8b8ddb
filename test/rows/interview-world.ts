import { expect } from 'vitest';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import type { GivenInvitation } from '#schema/applications/interview/invitation.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { londonToMoment } from '#server/london-time.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
type Refusal = { code: string; message: string };

/** A day on which London's clocks do not change, and that is far enough for every rule. */
export const DAY = daysAfter(londonDay(new Date()), 8);

/** A moment of that day, as it is stored. */
export function at(time: string, day = DAY): string {
	const moments = londonToMoment(day, time);
	if (moments.kind !== 'once') throw new Error('Clocks change at this time.');
	return moments.moment.toISOString();
}

/** An invitation to times of that day. */
export const invitation = (
	times: string[],
	change: Partial<GivenInvitation> = {},
): GivenInvitation => ({
	times: times.map((time) => ({ day: DAY, time })),
	minutes: 30,
	place: 'https://meet.google.com/abc-defg-hij',
	one_each: true,
	cancelled: false,
	seen: null,
	...change,
});

/** What an employer and students do with times of interviews, by the calls that the screens make. */
export async function interviewWorld(api: TestApi) {
	const world = employerWorld(api.started, api.admin);
	const rosa = await world.employer('rosa@example.org', 'Tidewell Systems');
	const [ann, bob] = await Promise.all(
		['ann@example.org', 'bob@example.org'].map((email) => signedUp(api.started.backend, email)),
	);
	if (!ann || !bob) throw new Error('Nobody has signed up.');
	const listing = await world.publish(rosa.employer, 'loom-intern');

	const host = (id: string, path: string, body?: object) =>
		askApi<WholeApplicant & Refusal>(
			api.app,
			body ? 'POST' : 'GET',
			`/employer/applications/${id}${path}`,
			{ token: rosa.token, ...(body && { body }) },
		);
	const invite = (id: string, interview: GivenInvitation | null, expected = 'submitted') =>
		host(id, '/move', { expected, to: 'interview', message: 'Do come.', interview });
	const read = async (person: Person, id: string) =>
		(
			await askApi<WholeApplication & Refusal>(api.app, 'GET', `/applications/${id}`, {
				token: person.token,
			})
		).body;
	/** Lets ten minutes pass for everything that has happened. */
	const pass = async () => {
		await api.admin`update public.application_events set at = at - interval '10 minutes'`;
		await api.admin`update outbox.notices set due_at = due_at - interval '10 minutes'`;
	};
	return {
		...{ world, rosa, ann, bob, listing, host, invite, read, pass },
		/** An application that is invited, as its student is shown it. */
		async invited(person: Person, interview: GivenInvitation): Promise<WholeApplication> {
			const id = await world.apply(person.id, listing);
			expect(await invite(id, interview)).toMatchObject({ status: 200 });
			await pass();
			return read(person, id);
		},
		/** Answers the invitation as the student has seen it. */
		answer: (
			person: Person,
			{ id, interview }: Pick<WholeApplication, 'id' | 'interview'>,
			time: string | null,
			more: object = {},
		) =>
			askApi<WholeApplication & Refusal>(api.app, 'POST', `/applications/${id}/interview`, {
				token: person.token,
				body: {
					event: interview?.event,
					seen: interview?.answer?.number ?? null,
					time,
					zone: 'Europe/Paris',
					...more,
				},
			}),
		move: (person: Person, id: string, path: string, body: object = {}) =>
			askApi<WholeApplication & Refusal>(api.app, 'POST', `/applications/${id}${path}`, {
				token: person.token,
				body,
			}),
		/** The calendar file of an interview. @param as "/employer" for who meets the student */
		async file({ token }: Person, id: string, as = '') {
			const path = `/api${as}/applications/${id}/calendar`;
			const answer = await api.app.fetch(call('GET', path, { token }));
			return { status: answer.status, headers: answer.headers, text: await answer.text() };
		},
		/** The mails of some kinds that are due, once they are written, and forgets them. */
		async mailed(...kinds: string[]) {
			api.started.backend.sendNotices();
			await expect
				.poll(
					async () => {
						const [row] = await api.admin`
							select count(*)::integer as due from outbox.notices
							where kind = any (${kinds}) and due_at <= clock_timestamp()`;
						return row?.due;
					},
					{ timeout: 30_000 },
				)
				.toBe(0);
			return api.admin<{ to: string; subject: string; text: string; calendar: string | null }[]>`
				with written as (delete from outbox.mails where kind = any (${kinds}) returning *)
				select recipient as "to", subject, body_text as text, body_calendar as calendar
				from written order by recipient, created_at`;
		},
		async forget() {
			await forgetApplications(api.admin);
			await api.admin`delete from outbox.notices`;
			await api.admin`delete from outbox.mails`;
		},
	};
}
