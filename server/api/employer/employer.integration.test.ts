import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countTasks, type EmployerOverview } from '#schema/employers/employer-overview.ts';
import { londonDay } from '#schema/london-day.ts';
import type { Me } from '#schema/me.ts';
import { noonIn } from '#test/noon.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let world: ReturnType<typeof employerWorld>;
let employer: Person & { employer: string };
let other: Person & { employer: string };
let student: Person;
let looms: string;
let yarns: string;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	world = employerWorld(started, admin);
	employer = await world.employer('employer@example.org', 'Tidewell Systems');
	other = await world.employer('other@example.org', 'Cordwain Transit');
	student = await signedUp(started.backend, 'student@example.org');
	looms = await world.publish(employer.employer, 'loom-intern');
	yarns = await world.publish(employer.employer, 'yarn-intern');
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from catalogue.views`;
});
afterAll(() => close());

async function ask<T = EmployerOverview>(
	token: string,
	path = '/overview',
	body?: object,
): Promise<{ status: number; body: T }> {
	const request = call(body ? 'POST' : 'GET', `/api/employer${path}`, { token, body });
	const response = await app.fetch(request);
	return { status: response.status, body: (await response.json()) as T };
}

test('counts applications, views and answers of the employer’s internships, and no others', async () => {
	const first = await world.apply(student.id, looms);
	await world.apply(student.id, yarns);
	await world.apply(student.id, await world.publish(other.employer, 'bus-intern'));
	await admin`update public.applications set created_at = ${noonIn(-8)}, came_by = 'search' where id = ${first}`;
	await world.move(first, 'in-review');
	await world.move(first, 'offered');
	await world.move(first, 'accepted', student.id);
	await admin`insert into catalogue.views select id, ${londonDay(new Date())}::date - n, 5
		from public.internships, generate_series(0, 9) as n where slug in ('loom-intern', 'bus-intern')`;
	const { status, body } = await ask(employer.token);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		mails: 'daily',
		role: 'owner',
		internships: 2,
		applications: 2,
		this_week: 1,
		views: 50,
		views_lately: 35,
		answered: 1,
		accepted: 1,
		offers_open: 0,
		new_since_look: 1,
		median_days: 8,
		overdue: 0,
		funnel: { sent: 2, read: 1, interview: 1, offered: 1, accepted: 1 },
		ways: [
			{
				came_by: 'search',
				funnel: { sent: 1, read: 1, interview: 1, offered: 1, accepted: 1 },
			},
			{ came_by: null, funnel: { sent: 1, read: 0, interview: 0, offered: 0, accepted: 0 } },
		],
		record: null,
	});
	expect(body.weeks).toHaveLength(10);
	expect(body.weeks.reduce((sum, week) => sum + week.applications, 0)).toBe(2);
	const none = { read: 0, interview: 0, offered: 0, accepted: 0 };
	expect(
		body.listings.map(({ slug, views, statuses, funnel }) => [slug, views, statuses, funnel]),
	).toEqual([
		['yarn-intern', 0, { submitted: 1 }, { ...none, sent: 1 }],
		[
			'loom-intern',
			50,
			{ accepted: 1 },
			{ sent: 1, read: 1, interview: 1, offered: 1, accepted: 1 },
		],
	]);
	expect(body.published).toBe(2);
	expect(body.listings.every(({ spots }) => spots > 0)).toBe(true);
	expect(body.places).toBe(body.listings.reduce((sum, { spots }) => sum + spots, 0));
	expect(await ask(employer.token, '/counts')).toEqual({
		status: 200,
		body: { internships: 2, applications: 2 },
	});
	const nothing = (await ask(other.token)).body;
	expect(nothing).toMatchObject({ applications: 1, views: 50, accepted: 0 });
});

test('what is new is counted for each member, from their last look at the list', async () => {
	const owen = await signedUp(started.backend, 'owen@example.org');
	const newTo = async ({ token }: Person) => (await ask(token)).body.new_since_look;
	const look = async ({ token }: Person, path = '/applications') => {
		expect((await ask<object>(token, path)).status).toBe(200);
	};
	await look(employer);
	await expect.poll(() => newTo(employer)).toBe(0);
	const first = await world.apply(student.id, looms);
	await admin`insert into public.company_members (employer_id, user_id, role)
		values (${employer.employer}, ${owen.id}, 'recruiter')`;
	expect([await newTo(employer), await newTo(owen)]).toEqual([1, 0]);
	await world.apply(student.id, yarns);
	expect([await newTo(employer), await newTo(owen)]).toEqual([2, 1]);
	await look(employer, '/applications?status=submitted');
	await expect.poll(() => newTo(employer)).toBe(0);
	expect(await newTo(owen)).toBe(1);
	await admin`update public.applications set created_at = clock_timestamp() + interval '1 minute'`;
	expect([await newTo(employer), await newTo(owen)]).toEqual([2, 2]);
	await world.move(first, 'in-review');
	expect([await newTo(employer), await newTo(owen)]).toEqual([1, 1]);
	expect((await ask<object>(student.token, '/applications')).status).toBe(404);
	await admin`select accounts.delete(${owen.id})`;
	expect(await admin`select from posting_rules.last_looks`).toHaveLength(1);
});

test('does not say by which way somebody came who is hidden from the employer, until they are invited', async () => {
	const secret = await world.publish(other.employer, 'secret-intern', { hide_names: true });
	const application = await world.apply(student.id, secret);
	await admin`update public.applications set came_by = 'employer' where id = ${application}`;
	const ways = async () =>
		(await ask(other.token)).body.ways.map(({ came_by, funnel }) => [came_by, funnel.read]);
	expect(await ways()).toEqual([[null, 0]]);
	await world.move(application, 'in-review');
	expect(await ways()).toEqual([[null, 1]]);
	await world.move(application, 'interview');
	expect(await ways()).toEqual([['employer', 1]]);
});

test('says how many messages nobody has read, and which application has the oldest, to its company only', async () => {
	const ids = [
		await world.apply(student.id, looms),
		await world.apply((await signedUp(started.backend, 'unread@example.org')).id, looms),
	];
	const unread = async ({ token }: Person) => (await ask(token)).body.unread;
	expect(await unread(employer)).toBeNull();
	for (const [hours, application] of [...ids, ids[0] ?? ''].entries())
		await admin`insert into public.application_messages (application_id, side, text, sent_at)
			values (${application}, 'student', ${`Message ${hours}`}, now() - ${3 - hours}::integer * interval '1 hour')`;
	await admin`insert into public.application_messages (application_id, side, text)
		values (${ids[0] ?? ''}, 'employer', 'An answer')`;
	expect([await unread(employer), await unread(other)]).toEqual([
		{ messages: 3, oldest: ids[0] },
		null,
	]);
	await admin`update public.application_messages set read_at = now() where application_id = ${ids[0] ?? ''}`;
	expect(await unread(employer)).toEqual({ messages: 1, oldest: ids[1] });
});

test('asks to write to who has accepted, until that is done here or the work begins', async () => {
	const person = await signedUp(started.backend, 'yes@example.org', undefined, {
		full_name: 'Yes Said',
	});
	const id = await world.apply(person.id, yarns);
	const toWrite = async ({ token }: Person = employer) => (await ask(token)).body.to_write;
	await world.move(id, 'offered');
	await world.move(id, 'accepted', person.id);
	// The student can still take it back.
	expect(await toWrite()).toEqual([]);
	const later = (interval: string) =>
		admin`update public.application_events set at = at - ${interval}::interval where application_id = ${id}`;
	await later('11 minutes');
	const asked = [{ application: id, name: 'Yes Said', internship: expect.any(String) }];
	expect([await toWrite(), await toWrite(other)]).toEqual([asked, []]);
	const me = await app.fetch(call('GET', '/api/me', { token: employer.token }));
	const header: Me = await me.json();
	// The header counts what the dashboard lists.
	expect(header).toMatchObject({ needs: 2, title: '1 student to write to.' });
	expect(countTasks((await ask(employer.token)).body)).toBe(header.needs);
	const write = (side: string) =>
		admin`insert into public.application_messages (application_id, side, text, sent_at)
			values (${id}, ${side}, 'The contract', now())`;
	await write('student');
	expect(await toWrite()).toEqual(asked);
	await write('employer');
	expect(await toWrite()).toEqual([]);
	await admin`delete from public.application_messages where application_id = ${id}`;
	expect(await toWrite()).toEqual(asked);
	await admin`update public.application_events
		set details = jsonb_set(details, '{offer,first_day}', to_jsonb(${londonDay(noonIn(-1))}::text))
		where details is not null`;
	expect(await toWrite()).toEqual([]);
	await admin`delete from public.applications where id = ${id}`;
});

test('knows every internship whose places are filled, whatever number is open', async () => {
	const boss = await world.employer('many@example.org', 'Many Looms');
	const full = await world.publish(boss.employer, 'filled-intern', { spots: 1 });
	const id = await world.apply(student.id, full);
	await world.move(id, 'offered');
	await world.move(id, 'accepted', student.id);
	await admin`update public.internships set published_at = now() - interval '90 days' where id = ${full}`;
	for (let number = 0; number < 20; number += 1)
		await world.publish(boss.employer, `open-intern-${number}`);
	const { body } = await ask(boss.token);
	expect(body.listings.map((one) => one.id)).not.toContain(full);
	expect(body.filled).toEqual([{ id: full, title: expect.any(String), spots: 1, waiting: 0 }]);
	expect((await ask(employer.token)).body.filled.map((one) => one.id)).not.toContain(full);
});

test('says that a draft waits for staff, to whom it belongs only', async () => {
	const sentIn = async ({ token }: Person) => (await ask(token)).body.sent_in;
	const [draft] = await admin`insert into public.internship_drafts
		${admin({ employer_id: employer.employer, state: 'draft' })} returning id`;
	expect(await sentIn(employer)).toBe(false);
	await admin`update public.internship_drafts set state = 'submitted' where id = ${draft?.id}`;
	expect([await sentIn(employer), await sentIn(other)]).toEqual([true, false]);
});

test('names the draft that is not submitted, or was returned, and was touched last', async () => {
	const draftOf = async ({ token }: Person) => (await ask(token)).body.draft;
	expect(await draftOf(employer)).toBeNull();
	const add = async (title: string, state: string) =>
		(
			await admin`insert into public.internship_drafts
				${admin({ employer_id: employer.employer, state, content: { title } as never })} returning id`
		)[0]?.id as string;
	const begun = await add('Warp Intern', 'draft');
	expect(await draftOf(employer)).toEqual({ id: begun, title: 'Warp Intern', returned: false });
	const returned = await add('Weft Intern', 'returned');
	expect(await draftOf(employer)).toEqual({ id: returned, title: 'Weft Intern', returned: true });
	expect(await draftOf(other)).toBeNull();
	await admin`delete from public.internship_drafts where id in ${admin([begun, returned])}`;
});

test('says how many answers are overdue', async () => {
	await world.apply(student.id, looms);
	await admin`update public.applications
		set answer_due_on = (now() at time zone 'Europe/London')::date - 1`;
	const { body } = await ask(employer.token);
	expect(body.overdue).toBe(1);
	expect(body.listings.find(({ slug }) => slug === 'loom-intern')?.overdue).toBe(1);
});

test('names every draft that was returned, and counts what is due in three days', async () => {
	const titles = ['Weft Intern', 'Warp Intern'];
	const drafts = await admin`insert into public.internship_drafts ${admin(
		titles.map((title, index) => ({
			employer_id: employer.employer,
			state: 'returned',
			content: { title } as never,
			decided_at: new Date(Date.UTC(2026, 1, 1 + index)),
		})),
	)} returning id`;
	const named = async ({ token }: Person) =>
		(await ask(token)).body.returned.map(({ title }) => title);
	expect([await named(employer), await named(other)]).toEqual([titles.toReversed(), []]);
	await admin`delete from public.internship_drafts where id in ${admin(drafts.map(({ id }) => id))}`;

	await world.apply(student.id, looms);
	const dueIn = async (days: number) => {
		await admin`update public.applications
			set answer_due_on = (now() at time zone 'Europe/London')::date + ${days}::integer`;
		return (await ask(employer.token)).body.due_soon;
	};
	expect(await dueIn(4)).toBe(0);
	expect(await dueIn(3)).toBe(1);
	expect(await dueIn(0)).toBe(1);
	expect(await dueIn(-1)).toBe(0);
});

test('keeps when the employer is mailed, and nothing else', async () => {
	const changed = await ask(employer.token, '/mails', { mails: 'never' });
	expect(changed).toMatchObject({ status: 200, body: { mails: 'never' } });
	expect((await ask(other.token)).body.mails).toBe('daily');
	for (const body of [{ mails: 'hourly' }, {}, { mails: 'daily', verified: true }])
		expect((await ask(employer.token, '/mails', body)).status).toBe(400);
	expect((await ask(employer.token)).body.mails).toBe('never');
});

test('is nothing to who has no company, and to visitors', async () => {
	expect(await ask(student.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
	expect((await ask(student.token, '/mails', { mails: 'daily' })).status).toBe(404);
	expect((await ask(student.token, '/counts')).body).toEqual({ internships: 0, applications: 0 });
	expect((await ask('a.b.c')).status).toBe(401);
	expect((await app.fetch(call('DELETE', '/api/employer/overview'))).status).toBe(405);
});
