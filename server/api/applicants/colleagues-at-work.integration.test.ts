import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
	ApplicantsPage,
	GiveOutcome,
	MatchingApplicants,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import { approveMessage } from '#server/deeds/applications/decide-message.ts';
import { seeNotes } from '#server/deeds/applications/notes.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { employerWorld, sentCv } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
/** An owner and a recruiter of one company, an owner of another, and who applies. */
let rosa: Person;
let owen: Person;
let rival: Person;
let ann: Person;
let company: string;
let internship: string;
let application: string;

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	const { backend } = api.started;
	({ employer: company, ...rosa } = await world.employer('rosa@tidewell.example', 'Tidewell'));
	rival = await world.employer('rival@example.org', 'Rival');
	ann = await signedUp(backend, 'ann@student.example');
	internship = await world.publish(company, 'loom-intern');
});
beforeEach(async () => {
	const { admin, started } = api;
	await forgetApplications(admin);
	await admin`delete from auth.users where email = 'owen@tidewell.example'`;
	owen = await signedUp(started.backend, 'owen@tidewell.example', 'correct horse', {
		full_name: 'Owen Tarrant',
	});
	await admin`insert into public.company_members (employer_id, user_id, role)
		values (${company}, ${owen.id}, 'recruiter')`;
	application = await world.apply(ann.id, internship);
});
afterAll(() => api.close());

const ask = <T = WholeApplicant>(person: Person, path: string, body?: object) =>
	askApi<T>(api.app, body ? 'POST' : 'GET', `/employer/applications/${application}${path}`, {
		token: person.token,
		...(body && { body }),
	});
const move = (person: Person, to: string, expected: string) =>
	ask(person, '/move', { to, expected });
const note = (person: Person, text: string, more: object = {}) =>
	ask(person, '/notes', { text, ...more });

/** Who is behind each event and note, in their order. */
function actorsOf({ events, notes, acted }: WholeApplicant) {
	const nameOf = ({ id }: { id: string }) => acted[id]?.name ?? null;
	return { events: events.map(nameOf), notes: notes.map(nameOf) };
}

describe('the history of an application', () => {
	beforeEach(async () => {
		await move(owen, 'in-review', 'submitted');
		await note(rosa, 'Knows looms');
	});

	test('names the colleague behind each move and note, also once they have left', async () => {
		const named = { events: [null, 'Owen Tarrant'], notes: ['rosa@tidewell.example'] };
		const { body } = await ask(rosa, '');
		expect(actorsOf(body)).toEqual(named);
		expect(body.acted[body.notes[0]?.id ?? '']).toMatchObject({ you: true });
		await api.admin`delete from public.company_members where user_id = ${owen.id}`;
		expect(actorsOf((await ask(rosa, '')).body)).toEqual(named);
		expect((await ask(owen, '')).status).toBe(404);
	});

	test('names nobody once the account is gone', async () => {
		await api.admin`select accounts.delete(${owen.id})`;
		expect(actorsOf((await ask(rosa, '')).body).events).toEqual([null, null]);
	});

	test('tells the student and other companies no names', async () => {
		const path = `/applications/${application}`;
		const { body } = await askApi<object>(api.app, 'GET', path, { token: ann.token });
		expect(JSON.stringify(body)).not.toMatch(/Owen|rosa@/);
		expect((await ask(rival, '')).status).toBe(404);
	});
});

describe('what was changed besides', () => {
	const send = (person: Person, path: string, body?: object) =>
		api.app.request(`/api/employer/applications${path}`, {
			method: body ? 'POST' : 'GET',
			headers: {
				authorization: `Bearer ${person.token}`,
				...(body && { 'content-type': 'application/json' }),
			},
			...(body && { body: JSON.stringify(body) }),
		});
	const mark = (person: Person, marks: object) =>
		askApi(api.app, 'POST', '/employer/applications/marks', {
			token: person.token,
			body: { ids: [application], ...marks },
		});
	const assign = (person: Person, to: string | null, expected: string | null) =>
		ask(person, '/assign', { to, expected });
	/** What the company reads, each with who did it and who was given it. */
	const changes = async (reader = rosa) => {
		const { body } = await ask(reader, '');
		return body.changes.map(({ id, kind, stars, file }) => {
			const { name = null, named = null } = body.acted[id] ?? {};
			return [kind, stars ?? file ?? named, name];
		});
	};

	test('says who gave stars and changed the shortlist, once for what changes back and forth', async () => {
		for (const stars of [1, 2, 3]) await mark(owen, { stars });
		await mark(rosa, { stars: 2 });
		await mark(owen, { shortlisted: true, stars: 2 });
		expect(await changes()).toEqual([
			['stars', 3, 'Owen Tarrant'],
			['stars', 2, 'rosa@tidewell.example'],
			['shortlisted', null, 'Owen Tarrant'],
		]);
		await mark(owen, { shortlisted: false });
		await api.admin`update public.application_changes set at = at - interval '1 hour'`;
		await mark(owen, { shortlisted: false });
		await mark(owen, { stars: 0 });
		expect((await changes()).slice(2)).toEqual([
			['unlisted', null, 'Owen Tarrant'],
			['stars', 0, 'Owen Tarrant'],
		]);
	});

	test('says who gave an application to whom, also as a colleague goes', async () => {
		await assign(owen, owen.id, null);
		await assign(owen, owen.id, owen.id);
		await assign(rosa, null, owen.id);
		await assign(rosa, owen.id, null);
		const remove = `/employer/colleagues/members/${owen.id}/remove`;
		const body = { successor: rosa.id };
		await askApi(api.app, 'POST', remove, { token: rosa.token, body });
		expect(await changes()).toEqual([
			['assigned', 'Owen Tarrant', 'Owen Tarrant'],
			['unassigned', null, 'rosa@tidewell.example'],
			['assigned', 'Owen Tarrant', 'rosa@tidewell.example'],
			['assigned', 'rosa@tidewell.example', 'rosa@tidewell.example'],
		]);
		await api.admin`select accounts.delete(${owen.id})`;
		expect(await changes()).toEqual([
			['assigned', null, null],
			['unassigned', null, 'rosa@tidewell.example'],
			['assigned', null, 'rosa@tidewell.example'],
			['assigned', 'rosa@tidewell.example', 'rosa@tidewell.example'],
		]);
	});

	test('says who took which applications out, alone or in a file', async () => {
		const bob = await signedUp(api.started.backend, 'bob@student.example');
		const other = await world.apply(bob.id, internship);
		const cv = await sentCv(api.admin, ann.id, Buffer.from('%PDF-1.4'));
		await api.admin`delete from public.application_copies where application_id = ${application}`;
		await api.admin`insert into public.application_copies (application_id, sent_cv, cv_name)
			values (${application}, ${cv}, 'Ann.pdf')`;
		await (await send(owen, '.csv')).arrayBuffer();
		await (await send(rosa, '.csv', { ids: [other] })).arrayBuffer();
		const cvs = await api.app.request('/api/employer/cvs.zip', {
			headers: { authorization: `Bearer ${owen.token}` },
		});
		await cvs.arrayBuffer();
		await (await send(rosa, `/${application}/cv`)).arrayBuffer();
		expect(await changes()).toEqual([
			['exported', { kind: 'list', applications: 2 }, 'Owen Tarrant'],
			['exported', { kind: 'cvs', applications: 1 }, 'Owen Tarrant'],
			['exported', { kind: 'cv', applications: 1 }, 'rosa@tidewell.example'],
		]);
		const read = await askApi<WholeApplicant>(api.app, 'GET', `/employer/applications/${other}`, {
			token: rosa.token,
		});
		expect(read.body.changes.map(({ file }) => file)).toEqual([
			{ kind: 'list', applications: 2 },
			{ kind: 'list', applications: 1 },
		]);
		await api.admin`delete from auth.users where id = ${bob.id}`;
	});

	test('is in the copy of who did it, and never told to the student or another company', async () => {
		await mark(owen, { stars: 3 });
		await assign(owen, rosa.id, null);
		const copy = async (person: Person) => {
			const answer = await api.app.request('/account/data', {
				headers: { authorization: `Bearer ${person.token}` },
			});
			return (await answer.json()) as { applications_changed: object[] };
		};
		expect((await copy(owen)).applications_changed).toMatchObject([
			{ application_id: application, what: 'assigned' },
			{ application_id: application, what: 'stars', stars: 3 },
		]);
		expect((await copy(ann)).applications_changed).toEqual([]);
		const path = `/applications/${application}`;
		const { body } = await askApi<object>(api.app, 'GET', path, { token: ann.token });
		expect(JSON.stringify(body)).not.toMatch(/changes|Owen|rosa@/);
		expect(await mark(rival, { stars: 1 })).toMatchObject({ status: 404 });
		expect(await changes()).toHaveLength(2);
	});
});

test('who comes second is told which colleague has moved it and to what, and nothing is overwritten', async () => {
	const second = () =>
		askApi<{ message: string }>(api.app, 'POST', `/employer/applications/${application}/move`, {
			token: rosa.token,
			body: { to: 'offered', expected: 'submitted' },
		});
	await move(owen, 'in-review', 'submitted');
	expect(await second()).toMatchObject({
		status: 409,
		body: { message: 'Owen Tarrant has moved it to “Being read” in the meantime.' },
	});
	expect((await ask(rosa, '')).body.status).toBe('in-review');
	await askApi(api.app, 'POST', `/applications/${application}/move`, {
		token: ann.token,
		body: { to: 'withdrawn', expected: 'submitted' },
	});
	expect((await second()).body.message).toBe(
		'The student has moved it to “Withdrawn” in the meantime.',
	);
});

describe('a note that names a colleague', () => {
	/** What is mailed once the ten minutes are over. */
	const mailed = async () => {
		await api.admin`update outbox.notices set due_at = now() where kind = 'colleague_named'`;
		api.started.backend.sendNotices();
		return api.started.backend.mailbox();
	};
	beforeEach(async () => {
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.notices`;
		await api.admin`delete from outbox.mails`;
	});
	const overview = async ({ token }: Person) =>
		(
			await askApi<{ named: { application: string; internship: string }[] }>(
				api.app,
				'GET',
				'/employer/overview',
				{ token },
			)
		).body.named;

	test('is mailed without its words, and is on their dashboard until they open the application', async () => {
		const { body } = await note(rosa, 'Please ring Ann', { colleague: owen.id });
		expect(body.acted[body.notes[0]?.id ?? '']).toMatchObject({
			you: true,
			named: 'Owen Tarrant',
			named_you: false,
		});
		expect(await api.started.backend.mailbox()).toEqual([]);
		const mails = await mailed();
		expect(mails.map(({ to }) => to)).toEqual(['owen@tidewell.example']);
		expect(mails[0]?.text).toContain(`/employer-dashboard/applications/${application}\n`);
		expect(JSON.stringify(mails)).not.toContain('ring Ann');
		expect(await overview(owen)).toMatchObject([{ application }]);
		expect(await overview(rosa)).toEqual([]);
		const read = await ask(owen, '');
		expect(read.body.notes).toMatchObject([{ text: 'Please ring Ann', waits: true }]);
		expect(await overview(owen)).toEqual([]);
		expect((await ask(owen, '')).body.notes).toMatchObject([{ waits: false }]);
	});

	test('is mailed without a name of which a mail program makes a link', async () => {
		await api.admin`update auth.users set raw_user_meta_data = '{"full_name": "www.looms.example"}'
			where id = ${owen.id}`;
		await note(owen, 'Please ring Ann', { colleague: rosa.id });
		const mails = await mailed();
		expect(mails.map(({ subject }) => subject)).toContain('A note for you: loom-intern');
		expect(JSON.stringify(mails)).not.toContain('looms.example');
	});

	test('that is written while they read another stays on their dashboard', async () => {
		await note(rosa, 'Please ring Ann', { colleague: owen.id });
		const { body } = await note(rosa, 'And write to her', { colleague: owen.id });
		const notes = body.notes.slice(0, 1).map(({ id }) => id);
		await seeNotes(api.started.backend.sql, { person: owen.id, notes });
		expect(await overview(owen)).toMatchObject([{ application }]);
	});

	test.each([
		['oneself', () => rosa.id],
		['a member of another company', () => rival.id],
		['the student', () => ann.id],
	])('does not name %s', async (_, colleague) => {
		const answer = await ask<{ code: string }>(rosa, '/notes', {
			text: 'Please ring',
			colleague: colleague(),
		});
		expect([answer.status, answer.body.code]).toEqual([422, 'no_colleague']);
	});

	test('is one of several in one mail, without those that they have read by then', async () => {
		await note(rosa, 'Please ring Ann', { colleague: owen.id });
		await ask(owen, '');
		const [first] = await api.admin<{ id: string }[]>`select id from public.application_notes`;
		await seeNotes(api.started.backend.sql, { person: owen.id, notes: [first?.id ?? ''] });
		await note(rosa, 'And write to Ann', { colleague: owen.id });
		await note(rosa, 'And to her tutor', { colleague: owen.id });
		const [mail, ...others] = await mailed();
		expect(others).toEqual([]);
		expect(mail?.subject).toBe('2 notes for you: loom-intern');
		expect(mail?.text.match(/has written a note for you/g)).toHaveLength(2);
		await note(rosa, 'And again', { colleague: owen.id });
		expect((await mailed()).map(({ subject }) => subject)).toContain('A note for you: loom-intern');
	});

	test('is not mailed to whoever has left by then', async () => {
		await note(rosa, 'Please ring', { colleague: owen.id });
		await api.admin`delete from public.company_members where user_id = ${owen.id}`;
		expect(await mailed()).toEqual([]);
		expect((await ask(rosa, '')).body.colleagues).toEqual([]);
	});

	test('can name each of the others', async () => {
		const { body } = await ask(rosa, '');
		expect(body.colleagues).toEqual([{ id: owen.id, name: 'Owen Tarrant' }]);
		expect((await ask(owen, '')).body.colleagues).toEqual([
			{ id: rosa.id, name: 'rosa@tidewell.example' },
		]);
	});
});

describe('an application that a colleague takes on', () => {
	const assign = (person: Person, to: string | null, expected: string | null) =>
		ask<WholeApplicant & { code: string }>(person, '/assign', { to, expected });
	const mine = async ({ token }: Person) => {
		const path = '/employer/applications?mine=1';
		const { body } = await askApi<ApplicantsPage>(api.app, 'GET', path, { token });
		return { mine: body.mine, ids: body.items.map(({ id }) => id) };
	};
	const colleagues = (person: Person, path: string, body: object) =>
		askApi<{ code: string }>(api.app, 'POST', `/employer/colleagues${path}`, {
			token: person.token,
			body,
		});

	test('is theirs alone in the list, and still everybody’s to answer', async () => {
		expect(await mine(owen)).toEqual({ mine: 0, ids: [] });
		const { status, body } = await assign(rosa, owen.id, null);
		expect([status, body.assigned]).toEqual([200, { id: owen.id, you: false }]);
		expect(await mine(owen)).toEqual({ mine: 1, ids: [application] });
		expect(await mine(rosa)).toEqual({ mine: 0, ids: [] });
		expect((await move(rosa, 'in-review', 'submitted')).status).toBe(200);
		expect((await ask(owen, '')).body.assigned).toEqual({ id: owen.id, you: true });
	});

	test('is handed over from what was seen, and to members alone', async () => {
		await assign(owen, owen.id, null);
		const late = await assign(rosa, rosa.id, null);
		expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
		for (const to of [rival.id, ann.id]) expect((await assign(rosa, to, owen.id)).status).toBe(422);
		expect((await assign(rival, rival.id, owen.id)).status).toBe(404);
		expect((await assign(rosa, rosa.id, owen.id)).body.assigned).toMatchObject({ you: true });
		expect((await assign(rosa, null, rosa.id)).body.assigned).toBeNull();
	});

	test('is given with others in one step: one mail, the history says by whom, what was taken meanwhile stays', async () => {
		const second = await world.publish(company, 'rope-intern');
		const others = [
			await world.apply(ann.id, second),
			await world.apply((await signedUp(api.started.backend, 'bea@student.example')).id, second),
		];
		const [taken = ''] = others;
		const give = (person: Person, to: string | null, items: object[]) =>
			askApi<{ items: GiveOutcome[]; code: string }>(
				api.app,
				'POST',
				'/employer/applications/assign',
				{ token: person.token, body: { to, items } },
			);
		const all = [application, ...others].map((id) => ({ id, expected: null }));
		expect((await give(owen, owen.id, [{ id: taken, expected: null }])).status).toBe(200);
		await api.admin`delete from outbox.notices`;
		const { body } = await give(rosa, owen.id, [...all, { id: company, expected: null }]);
		expect(body.items.map(({ outcome }) => outcome)).toEqual([
			'given',
			'changed_meanwhile',
			'given',
			'not_found',
		]);
		const notices = await api.admin`
			select kind, jsonb_array_length(words -> 'applications') as count from outbox.notices
			where kind = 'applications_given'`;
		expect(notices).toEqual([{ kind: 'applications_given', count: 2 }]);
		const read = (await ask(rosa, '')).body;
		const [change] = read.changes;
		expect(read.acted[change?.id ?? '']).toMatchObject({ you: true, named: 'Owen Tarrant' });
		const listed = await askApi<ApplicantsPage>(api.app, 'GET', '/employer/applications', {
			token: rosa.token,
		});
		expect(listed.body.colleagues).toEqual([{ id: owen.id, name: 'Owen Tarrant' }]);
		expect(listed.body.items.map(({ taken_by }) => taken_by?.id)).toEqual(Array(3).fill(owen.id));
		const matching = await askApi<MatchingApplicants>(
			api.app,
			'GET',
			'/employer/applications/matching',
			{ token: rosa.token },
		);
		expect(matching.body.items.every(({ taken_by }) => taken_by?.id === owen.id)).toBe(true);
		for (const to of [rival.id, ann.id])
			expect((await give(rosa, to, [{ id: application, expected: owen.id }])).body.code).toBe(
				'no_colleague',
			);
		expect((await give(rival, rival.id, all)).body.items.map(({ outcome }) => outcome)).toEqual(
			Array(3).fill('not_found'),
		);
		expect((await give(ann, ann.id, all)).status).toBe(404);
		expect((await give(rosa, null, [{ id: application, expected: owen.id }])).status).toBe(200);
		expect((await ask(rosa, '')).body.assigned).toBeNull();
	});

	test('goes to whom an owner chooses when the colleague is removed', async () => {
		await assign(owen, owen.id, null);
		const path = `/members/${owen.id}/remove`;
		const refused = await colleagues(rosa, path, { successor: rival.id });
		expect([refused.status, refused.body.code]).toEqual([422, 'no_colleague']);
		expect((await colleagues(rosa, path, { successor: rosa.id })).status).toBe(200);
		expect(await mine(rosa)).toEqual({ mine: 1, ids: [application] });
	});

	test('goes with what the colleague has moved, and nobody has taken on, to who is chosen', async () => {
		await move(owen, 'in-review', 'submitted');
		expect((await colleagues(owen, '/leave', { successor: rosa.id })).status).toBe(200);
		expect(await mine(rosa)).toEqual({ mine: 1, ids: [application] });
	});

	test('stays with who has taken on what the colleague has moved', async () => {
		await move(owen, 'in-review', 'submitted');
		await assign(rosa, rosa.id, null);
		const third = await signedUp(api.started.backend, 'third@tidewell.example');
		await api.admin`insert into public.company_members (employer_id, user_id, role)
			select employer_id, ${third.id}, 'recruiter' from public.company_members where user_id = ${rosa.id}`;
		expect((await colleagues(owen, '/leave', { successor: third.id })).status).toBe(200);
		expect(await mine(third)).toEqual({ mine: 0, ids: [] });
		expect(await mine(rosa)).toEqual({ mine: 1, ids: [application] });
	});

	test('is nobody’s once the colleague has left, or deleted the account', async () => {
		await assign(owen, owen.id, null);
		expect((await colleagues(owen, '/leave', {})).status).toBe(200);
		expect((await ask(rosa, '')).body.assigned).toBeNull();
		await assign(rosa, rosa.id, null);
		await api.admin`update public.application_assignments set user_id = ${owen.id}`;
		await api.admin`select accounts.delete(${owen.id})`;
		expect((await ask(rosa, '')).body.assigned).toBeNull();
	});
});

test('a colleague who was removed is refused by each call, with the session that was open', async () => {
	const draft = await askApi<{ id: string }>(api.app, 'POST', '/employer/drafts', {
		token: owen.token,
		body: { content: draftFor('2027-01-01'), step: 1 },
	});
	expect(draft.status).toBeLessThan(300);
	const one = `/employer/applications/${application}`;
	const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
		['GET', '/employer/applications'],
		['GET', one],
		['GET', '/employer/overview'],
		['GET', '/employer/colleagues'],
		['GET', `/employer/drafts/${draft.body.id}`],
		['POST', `${one}/notes`, { text: 'Knows looms' }],
		['POST', `${one}/assign`, { to: null, expected: null }],
		['POST', `${one}/move`, { to: 'in-review', expected: 'submitted' }],
	];
	const statuses = async () => {
		const answers: number[] = [];
		for (const [method, path, body] of calls) {
			const sent = { token: owen.token, ...(body && { body }) };
			answers.push((await askApi(api.app, method, path, sent)).status);
		}
		return answers;
	};
	expect(await statuses()).toEqual(Array(calls.length).fill(200));
	const remove = `/employer/colleagues/members/${owen.id}/remove`;
	await askApi(api.app, 'POST', remove, { token: rosa.token, body: { successor: null } });
	expect(await statuses()).toEqual(Array(calls.length).fill(404));
});

test('a move of a colleague who has left can still be taken back by who fills the profile', async () => {
	await move(owen, 'in-review', 'submitted');
	expect((await ask(rosa, '')).body.undo_seconds).toBe(0);
	await api.admin`delete from public.company_members where user_id = ${owen.id}`;
	expect((await ask(rosa, '')).body.undo_seconds).toBeGreaterThan(0);
	const { status, body } = await ask(rosa, '/take-back', {});
	expect([status, body.status]).toEqual([200, 'submitted']);
});

describe('a move of a colleague who has left is sent now by who fills the profile', () => {
	test.each([
		['alone', () => ask<unknown>(rosa, '/send-now', {})],
		[
			'among several',
			() =>
				askApi<unknown>(api.app, 'POST', '/employer/applications/send-now', {
					token: rosa.token,
					body: { ids: [application] },
				}),
		],
	])('%s', async (_, send) => {
		const studentReads = async () => {
			const [row] = await api.admin`
				select application_rules.shown_status(${application}) as status`;
			return row?.status;
		};
		await move(owen, 'in-review', 'submitted');
		await send();
		expect(await studentReads()).toBe('submitted');
		await api.admin`delete from public.company_members where user_id = ${owen.id}`;
		await send();
		expect(await studentReads()).toBe('in-review');
	});
});

test('a message of a colleague that waits for staff is sent for the company once they have left', async () => {
	const { started, admin } = api;
	const member = await signedUp(started.backend, 'staff@example.org');
	await admin`insert into public.staff (user_id) values (${member.id})`;
	const message = 'Read https://looms.example/about before we go on.';
	await ask(owen, '/move', { to: 'in-review', expected: 'submitted', message });
	const [review] = await admin<{ id: string; state: string }[]>`
		select id, state from public.message_reviews where user_id = ${owen.id}`;
	expect(review?.state).toBe('waiting');
	await admin`delete from public.company_members where user_id = ${owen.id}`;
	const decision = { person: member.id, review: review?.id ?? '' };
	expect(await approveMessage(started.backend.sql, decision)).toBe(1);
	expect((await ask(rosa, '')).body.status).toBe('in-review');
});
