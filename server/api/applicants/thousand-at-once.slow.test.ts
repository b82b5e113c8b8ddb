import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
	GiveOutcome,
	MatchingApplicants,
	MoveOutcome,
	TakeBackOutcome,
} from '#schema/applications/applicants.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

const MANY = 1_000;
/** Of a statement ten seconds are the most (server/postgres/database.ts); a call of a person is to be far below. */
const SECONDS = 5;

let api: TestApi;
/** An owner and a recruiter of one company. */
let rosa: Person;
let owen: Person;
let internship: string;

beforeAll(async () => {
	api = await startTestApi({ rateLimits: false });
	const world = employerWorld(api.started, api.admin);
	const own = await world.employer('rosa@tidewell.example', 'Tidewell');
	rosa = own;
	owen = await signedUp(api.started.backend, 'owen@tidewell.example');
	await api.admin`insert into public.company_members (employer_id, user_id, role)
		values (${own.employer}, ${owen.id}, 'recruiter')`;
	internship = await world.publish(own.employer, 'loom-intern');
	// Of a new one the first message to many waits for staff.
	await api.admin`update public.employers set host_since = now() - interval '1 year' where id = ${own.employer}`;
	await api.admin`
		insert into auth.users (id, email, aud, role, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		select md5('many' || n)::uuid, 'student-' || n || '@many.example', 'authenticated', 'authenticated', now(), '{}',
			jsonb_build_object('full_name', 'Student ' || n), now(), now()
		from generate_series(1, ${MANY}::integer) as n`;
});
beforeEach(async () => {
	const { admin } = api;
	await forgetApplications(admin);
	await admin`
		insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability)
		select md5('many' || n)::uuid, ${internship}, 'london', 'Looms', 'Two summers', 'From June'
		from generate_series(1, ${MANY}::integer) as n`;
	await admin`delete from outbox.news`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(() => api.close());

const call = <T>({ token }: Person, path: string, body?: object) =>
	askApi<T>(api.app, body ? 'POST' : 'GET', `/employer/applications${path}`, {
		token,
		...(body && { body }),
	});
const matching = async () => (await call<MatchingApplicants>(rosa, '/matching')).body.items;
const counted = (outcomes: { outcome: string }[]) =>
	Object.fromEntries(
		[...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([name, all]) => [name, all.length]),
	);
type Mail = { recipient: string; subject: string; body_text: string };

/** All mails that are on their way. Of those that nobody sends, the newest 500 are kept: they are taken in parts. */
async function mailed(): Promise<Mail[]> {
	const mails: Mail[] = [];
	for (;;) {
		const due = await api.admin`
			update outbox.notices set due_at = clock_timestamp()
			where id in (select id from outbox.notices order by id limit 200) returning id`;
		if (due.length === 0) return mails;
		await vi.waitUntil(
			async () => {
				await api.started.backend.mailbox();
				return (
					(await api.admin`select from outbox.notices where due_at <= clock_timestamp()`).length ===
					0
				);
			},
			{ timeout: 30_000 },
		);
		mails.push(
			...(await api.admin<
				Mail[]
			>`delete from outbox.mails returning recipient, subject, body_text`),
		);
	}
}

/** Seconds of a call, and what it answers. */
async function timed<T>(work: Promise<T>): Promise<{ answer: T; seconds: number }> {
	const begun = performance.now();
	const answer = await work;
	return { answer, seconds: (performance.now() - begun) / 1_000 };
}

test('a thousand applicants are refused in one step while a colleague moves one: told, nothing overwritten, mails once each', async () => {
	const items = await matching();
	expect(items).toHaveLength(MANY);
	const theirs = items[417]?.id ?? '';
	const refusal = {
		moves: items.map(({ id, status }) => ({ id, expected: status })),
		to: 'rejected',
		reasons: ['skills'],
		message: 'Thank you for the time that you took, {name}. We have chosen somebody else.',
	};
	// Both have read the list as it is; the colleague’s move is made first, while the thousand are being moved.
	const { first, all } = await api.admin.begin(async (tx) => {
		await tx`select from public.applications where id = ${theirs} for update`;
		const isWaiting = (count: number) => async () =>
			(await tx`select from pg_locks where not granted`).length >= count;
		const first = call(owen, `/${theirs}/move`, { expected: 'submitted', to: 'in-review' });
		await vi.waitUntil(isWaiting(1), { timeout: 30_000 });
		const all = timed(call<{ items: MoveOutcome[] }>(rosa, '/moves', refusal));
		await vi.waitUntil(isWaiting(2), { timeout: 30_000 });
		return { first: () => first, all: () => all };
	});
	expect((await first()).status).toBe(200);
	const { answer, seconds } = await all();
	expect(answer.status).toBe(200);
	expect(seconds).toBeLessThan(SECONDS);
	expect(counted(answer.body.items)).toEqual({ moved: MANY - 1, moved_meanwhile: 1 });
	const told = answer.body.items.find(({ outcome }) => outcome === 'moved_meanwhile');
	expect(told).toMatchObject({ application_id: theirs, status: 'in-review' });
	const statuses = await api.admin`
		select status, count(*)::integer from public.applications group by status order by status`;
	expect(statuses).toEqual([
		{ status: 'in-review', count: 1 },
		{ status: 'rejected', count: MANY - 1 },
	]);

	const refusals = (await mailed()).filter(({ body_text }) =>
		body_text.includes('We have chosen somebody else.'),
	);
	expect(refusals).toHaveLength(MANY - 1);
	expect(new Set(refusals.map(({ recipient }) => recipient)).size).toBe(MANY - 1);
	const [own] = await api.admin<{ email: string }[]>`
		select email from auth.users join public.applications on applications.user_id = users.id
		where applications.id = ${theirs}`;
	for (const { recipient, body_text } of refusals) {
		expect(recipient).not.toBe(own?.email);
		expect(body_text).toContain(recipient.replace(/^student-(\d+)@.*/, 'took, Student $1.'));
	}
});

test('a thousand are moved and taken back in one step each, with no mail', async () => {
	const moves = (await matching()).map(({ id, status }) => ({ id, expected: status }));
	const moved = await timed(
		call<{ items: MoveOutcome[] }>(rosa, '/moves', { moves, to: 'in-review' }),
	);
	expect(counted(moved.answer.body.items)).toEqual({ moved: MANY });
	const ids = moves.map(({ id }) => id);
	const back = await timed(call<{ items: TakeBackOutcome[] }>(rosa, '/take-backs', { ids }));
	expect(counted(back.answer.body.items)).toEqual({ taken_back: MANY });
	expect(Math.max(moved.seconds, back.seconds)).toBeLessThan(SECONDS);
	expect(await mailed()).toEqual([]);
});

test('a thousand are given to a colleague in one step, but for what somebody has taken on meanwhile; one mail', async () => {
	const items = await matching();
	const taken = items[5]?.id ?? '';
	expect((await call(rosa, `/${taken}/assign`, { to: rosa.id, expected: null })).status).toBe(200);
	const give = { to: owen.id, items: items.map(({ id }) => ({ id, expected: null })) };
	const { answer, seconds } = await timed(call<{ items: GiveOutcome[] }>(rosa, '/assign', give));
	expect(answer.status).toBe(200);
	expect(seconds).toBeLessThan(SECONDS);
	expect(counted(answer.body.items)).toEqual({ given: MANY - 1, changed_meanwhile: 1 });
	const mails = (await mailed()).filter(({ recipient }) => recipient === 'owen@tidewell.example');
	expect(mails.map(({ subject }) => subject)).toEqual([
		expect.stringMatching(/^999 applications are yours now/),
	]);
});

test('more than a thousand are refused as a whole', async () => {
	const moves = (await matching()).map(({ id, status }) => ({ id, expected: status }));
	const more = [...moves, { id: owen.id, expected: 'submitted' }];
	expect((await call(rosa, '/moves', { moves: more, to: 'in-review' })).status).toBe(400);
});
