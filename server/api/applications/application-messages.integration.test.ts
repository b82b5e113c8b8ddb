import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import type { Conversation } from '#schema/applications/application-messages.ts';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';
import type { Me } from '#schema/me.ts';
import type { StaffPage, StaffReport } from '#schema/staff/staff-answers.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
type Person = { id: string; token: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
let employer: Person & { employer: string };
let rival: Person;
let student: Person;
let staff: Person;
let internship: string;
let application: string;

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	employer = await world.employer('rosa@example.org', 'Tidewell Systems');
	rival = await world.employer('imran@example.org', 'Mirza Foods');
	internship = await world.publish(employer.employer, 'loom-intern');
	student = await signedUp(api.started.backend, 'ann@example.org');
	staff = await signedUp(api.started.backend, 'member@example.org');
	await api.admin`insert into public.staff (user_id) values (${staff.id})`;
});
beforeEach(async () => {
	await forgetApplications(api.admin);
	await api.admin`delete from public.reports`;
	application = await world.apply(student.id, internship);
});
afterAll(() => api.close());

const ask = <T = { code: string; message: string }>(
	{ token }: Pick<Person, 'token'>,
	method: string,
	path: string,
	body?: unknown,
) => askApi<T>(api.app, method, path, { token, body });
const ofStudent = () => `/applications/${application}/messages`;
const ofEmployer = () => `/employer/applications/${application}/messages`;

describe('messages', () => {
	test('are sent and read on both sides, and counted until they are read', async () => {
		expect(await ask(student, 'POST', ofStudent(), { text: 'A fixed day?' })).toEqual({
			status: 201,
			body: { waits: false },
		});
		const list = () => ask<ApplicantsPage>(employer, 'GET', '/employer/applications');
		expect((await list()).body.items).toMatchObject([{ id: application, unread: 1 }]);
		expect((await ask<Me>(employer, 'GET', '/me')).body).toMatchObject({
			needs: 1,
			title: '1 unread message.',
		});
		const read = await ask<Conversation>(employer, 'GET', ofEmployer());
		expect(read.body.messages).toMatchObject([{ text: 'A fixed day?', is_new: true }]);
		expect((await list()).body.items).toMatchObject([{ id: application, unread: 0 }]);
		expect((await ask<Me>(employer, 'GET', '/me')).body.needs).toBe(0);

		await ask(employer, 'POST', ofEmployer(), { text: 'Friday.' });
		const tracker = await ask<ApplicationsPage>(student, 'GET', '/applications');
		expect(tracker.body.items).toMatchObject([{ id: application, unread: 1 }]);
		expect((await ask<Me>(student, 'GET', '/me')).body).toMatchObject({
			needs: 0,
			detail: '1 unread message.',
		});
	});

	test('are refused in words where they are none, too long, or have more than a text', async () => {
		for (const body of [{}, { text: ' ' }, { text: 'a'.repeat(2_001) }, { text: 'a', more: 1 }])
			expect((await ask(student, 'POST', ofStudent(), body)).status).toBe(400);
		expect((await ask(student, 'POST', ofStudent(), { text: 'a'.repeat(2_000) })).status).toBe(201);
		await world.move(application, 'withdrawn', student.id);
		expect(await ask(student, 'POST', ofStudent(), { text: 'Wait' })).toMatchObject({
			status: 409,
			body: { code: 'ended', message: expect.stringMatching(/^This application has ended\./) },
		});
	});

	test('do not exist for others, nor for staff', async () => {
		await ask(student, 'POST', ofStudent(), { text: 'Hello' });
		for (const [person, path] of [
			[rival, ofEmployer()],
			[staff, ofStudent()],
			[staff, ofEmployer()],
			[student, `/applications/${NOWHERE}/messages`],
			[student, '/applications/no-id/messages'],
		] as const)
			expect((await ask(person, 'GET', path)).status).toBe(404);
	});

	test('that are reported are read by staff with their conversation, which the log names', async () => {
		await ask(employer, 'POST', ofEmployer(), { text: 'Which course had SQL in it?' });
		const [message] = (await ask<Conversation>(student, 'GET', ofStudent())).body.messages;
		const path = `${ofStudent()}/${message?.id}/report`;
		expect((await ask(student, 'POST', path, { reason: 'closed' })).status).toBe(400);
		expect((await ask(student, 'POST', path, { reason: 'rude' })).status).toBe(201);
		expect((await ask(student, 'POST', path, { reason: 'fee' })).status).toBe(201);
		const open = await ask<StaffPage<StaffReport>>(staff, 'GET', '/staff/reports');
		expect(open.body.items).toMatchObject([
			{
				reason: 'rude',
				about: { application, by: 'employer', message: 'Which course had SQL in it?' },
			},
		]);
		const reading = `/staff/reports/${open.body.items[0]?.id}/messages`;
		expect((await ask(student, 'POST', reading, {})).status).toBe(404);
		expect(await ask(staff, 'POST', reading, {})).toMatchObject({
			status: 200,
			body: { messages: [{ side: 'employer', reported: true }] },
		});
		const logged = await api.admin`
			select from public.staff_log where action = 'read-messages' and staff_id = ${staff.id}`;
		expect(logged).toHaveLength(1);
		// It was read by its student.
		const stopping = `${reading}/${message?.id}/stop`;
		expect(await ask(staff, 'POST', stopping, { reason: 'Why?' })).toMatchObject({ status: 409 });
	});
});

test('calls need a session, and have their methods', async () => {
	for (const [method, path] of [
		['GET', ofStudent()],
		['POST', ofStudent()],
		['POST', `${ofEmployer()}/${NOWHERE}/report`],
	] as const)
		expect((await ask({ token: '' }, method, path)).status).toBe(401);
	const response = await api.app.fetch(call('DELETE', `/api${ofStudent()}`));
	expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
