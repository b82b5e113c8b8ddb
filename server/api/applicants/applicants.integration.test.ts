import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
	ApplicantsPage,
	Matching,
	MessageTemplates,
	MoveOutcome,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PDF = '%PDF-1.7\n%%EOF';

type Person = { id: string; token: string };
let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let employer: Person;
let rival: Person;
let unverified: Person;
let member: Person;
let former: Person;
let ann: Person;
let bob: Person;
const internships: Record<string, string> = {};

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const person = (name: string) =>
		signedUp(started.backend, `${name}@example.org`, 'correct horse', { full_name: name });
	[employer, rival, unverified] = [
		await person('rosa'),
		await person('rival'),
		await person('new'),
	];
	[member, former] = [await person('member'), await person('former')];
	[ann, bob] = [await person('ann'), await person('bob')];
	await admin`insert into public.staff (user_id) values (${member.id})`;
	await publish('loom-intern', await companyOf(employer, true));
	await publish('yarn-intern', internships.company ?? null);
	await publish('rival-intern', await companyOf(rival, true));
	await publish('new-intern', await companyOf(unverified, false));
	await publish('site-intern', null);
});
beforeEach(async () => {
	for (const table of ['applications', 'staff_log', 'message_templates'])
		await admin`delete from ${admin(`public.${table}`)}`;
	await admin`delete from outbox.notices`;
});
afterAll(() => close());

async function companyOf({ id }: Person, verified: boolean): Promise<string> {
	const row = { user_id: id, company_name: 'Tidewell', contact_person: 'Rosa', verified };
	const [added] = await admin`insert into public.employers ${admin(row)} returning id`;
	internships.company ??= added?.id;
	return added?.id;
}
async function publish(slug: string, employer_id: string | null) {
	const row = internshipRow(slug, employer_id ? { source: 'employer', employer_id } : {});
	const [added] = await admin`insert into public.internships ${admin(row)} returning id`;
	internships[slug] = added?.id;
}

type Sent = { by?: Person; to?: string | null; due?: string; status?: string; copy?: object };
async function applied({ by = ann, to = 'loom-intern', due, status, copy }: Sent = {}) {
	const [row] = await admin`insert into public.applications ${admin({
		user_id: by.id,
		internship_id: to && (internships[to] ?? null),
		program_type: 'london',
		motivation: '=1+1',
		experience: 'Two summers',
		availability: 'June',
		answer_due_on: due ?? '2099-01-01',
		status: status ?? 'submitted',
	})} returning id`;
	const id: string = row?.id;
	if (copy)
		await admin`insert into public.application_copies ${admin({ application_id: id, ...copy })}`;
	return id;
}
const cv = (name: string) => ({
	profile: admin.json({
		name,
		university: 'Northbridge',
		course: 'Data',
		graduation: '2027-06',
		weekly_hours: 20,
		earliest_start: '2027-06-14',
	}),
	permission_shown: admin.json({ kind: 'no-restriction' }),
	cv_name: 'My CV.pdf',
	cv: Buffer.from(PDF),
});

const send = (method: string, path: string, token = employer.token, body?: unknown) =>
	app.fetch(call(method, `/api${path}`, { token, body }));
async function ask<T = { code: string }>(
	method: string,
	path: string,
	token = employer.token,
	body?: unknown,
): Promise<{ status: number; body: T }> {
	const response = await send(method, path, token, body);
	expect(response.headers.get('cache-control')).toBe('no-store');
	return { status: response.status, body: (await response.json()) as T };
}
const page = async (query = '', token = employer.token, host = 'employer') =>
	(await ask<ApplicantsPage>('GET', `/${host}/applications${query}`, token)).body;
const one = (id: string, token = employer.token) =>
	ask<WholeApplicant>('GET', `/employer/applications/${id}`, token);
const move = (
	id: string,
	to: string,
	more: object = {},
	token = employer.token,
	host = 'employer',
) =>
	ask<WholeApplicant>('POST', `/${host}/applications/${id}/move`, token, {
		expected: 'submitted',
		to,
		...more,
	});

describe('the list', () => {
	test('has overdue ones first, then by day, then what is answered', async () => {
		const answered = await applied({
			by: bob,
			to: 'yarn-intern',
			status: 'interview',
			due: '2020-01-01',
		});
		const later = await applied({ due: '2099-02-01' });
		const soon = await applied({ by: bob, due: '2099-01-01' });
		const overdue = await applied({ to: 'yarn-intern', due: '2020-01-02', status: 'in-review' });
		const { items, total, counts, internships: named } = await page();
		expect(items.map(({ id }) => id)).toEqual([overdue, soon, later, answered]);
		expect(total).toBe(4);
		expect(counts).toMatchObject({
			all: 4,
			overdue: 1,
			status: { submitted: 2, 'in-review': 1, interview: 1 },
		});
		expect(named).toEqual([
			{ slug: 'yarn-intern', title: 'yarn-intern', all: 2, overdue: 1 },
			{ slug: 'loom-intern', title: 'loom-intern', all: 2, overdue: 0 },
		]);
		const ids = async (query: string) => (await page(query)).items.map(({ id }) => id);
		expect(await ids('?overdue=1')).toEqual([overdue]);
		expect(await ids('?internship=yarn-intern&status=interview')).toEqual([answered]);
		const { body } = await ask<Matching>('GET', '/employer/applications/matching?status=submitted');
		expect(body.items).toEqual([
			{ id: soon, status: 'submitted' },
			{ id: later, status: 'submitted' },
		]);
	});

	test('is filtered by what was sent along', async () => {
		const id = await applied({ copy: cv('Adaeze Nwachukwu') });
		await applied({ by: bob });
		for (const query of ['?permission=no-restriction', '?graduation=2027']) {
			const { items, counts } = await page(query);
			expect(items).toMatchObject([
				{ id, name: 'Adaeze Nwachukwu', university: 'Northbridge', cv_name: 'My CV.pdf' },
			]);
			expect(counts).toMatchObject({
				all: 2,
				permission: { 'no-restriction': 1 },
				graduation: { 2027: 1 },
			});
		}
		expect((await page('?graduation=2030')).items).toEqual([]);
		expect((await page('?status=%27;--&page=-1&graduation=x')).items).toHaveLength(2);
	});

	test('is paged', async () => {
		await admin`insert into public.applications (user_id, internship_id, program_type, motivation,
			experience, availability, status, answer_due_on)
			select ${ann.id}, ${internships['loom-intern'] ?? ''}, 'remote', n::text, 'None', 'June',
				'withdrawn', '2099-01-01' from generate_series(1, 120) as n`;
		const seen = [1, 2, 3, 4].map(async (number) => (await page(`?page=${number}`)).items);
		const ids = (await Promise.all(seen)).flat().map(({ id }) => id);
		expect([ids.length, new Set(ids).size, (await page()).pages]).toEqual([120, 120, 3]);
	});

	test('of staff has the site’s own and general ones; those of employers where asked for', async () => {
		const site = await applied({ to: 'site-intern' });
		const general = await applied({ by: bob, to: null });
		const employers = await applied();
		const ids = async (query = '') =>
			(await page(query, member.token, 'staff')).items.map(({ id }) => id).sort();
		expect(await ids()).toEqual([site, general].sort());
		expect(await ids('?of=employers')).toEqual([employers]);
		await applied({ by: member, to: 'site-intern' });
		expect(await ids()).toHaveLength(2);
	});
});

describe('one application', () => {
	test('is shown with what was sent, its history and notes', async () => {
		const id = await applied({ copy: cv('Adaeze') });
		await move(id, 'interview', { message: 'Come on Thursday.' });
		const { body } = await one(id);
		expect(body).toMatchObject({
			id,
			name: 'Adaeze',
			email: 'ann@example.org',
			experience: 'Two summers',
			profile: { course: 'Data' },
			permission: { kind: 'no-restriction' },
			weekly_hours: 20,
			earliest_start: '2027-06-14',
			internship: { slug: 'loom-intern', country: 'United Kingdom', part_of_course: false },
			listing: { slug: 'loom-intern' },
			events: [{ mover: 'employer', to_status: 'interview', message: 'Come on Thursday.' }],
			notes: [],
			notes_shared: true,
		});
		expect(body.undo_seconds).toBeGreaterThan(590);
	});

	test('is moved, refused to the second of two, and taken back', async () => {
		const id = await applied();
		const both = await Promise.all([move(id, 'interview'), move(id, 'offered')]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
			code: 'moved_meanwhile',
		});
		const back = () => ask('POST', `/employer/applications/${id}/take-back`);
		expect(await back()).toMatchObject({ status: 200, body: { status: 'submitted' } });
		expect(await back()).toMatchObject({ status: 409, body: { code: 'not_taken_back' } });
	});

	test('is refused without a reason or message; a message may be 5,000 letters of any script', async () => {
		const id = await applied();
		expect(await move(id, 'rejected', { message: 'No.' })).toMatchObject({ status: 422 });
		expect(await move(id, 'rejected', { reasons: ['skills'] })).toMatchObject({ status: 422 });
		expect(await move(id, 'rejected', { reasons: ['age'], message: 'No.' })).toMatchObject({
			status: 400,
		});
		const short = { reasons: ['skills'], message: 'ab' };
		const refused = { status: 422, body: { code: 'message_too_short' } };
		expect(await move(id, 'rejected', short)).toMatchObject(refused);
		expect(
			await ask('POST', '/employer/applications/moves', employer.token, {
				moves: [{ id, expected: 'submitted' }],
				to: 'rejected',
				...short,
			}),
		).toMatchObject(refused);
		expect(
			await ask('POST', '/employer/message-templates', employer.token, {
				to: 'rejected',
				text: 'ab',
			}),
		).toMatchObject(refused);
		expect(await move(id, 'accepted')).toMatchObject({
			status: 422,
			body: { code: 'no_such_move' },
		});
		expect(await move(id, 'interview', { message: '字'.repeat(5_001) })).toMatchObject({
			status: 400,
		});
		const message = '字'.repeat(5_000);
		const done = await move(id, 'rejected', { reasons: ['skills'], message });
		expect(done.body.events.at(-1)).toMatchObject({ reasons: ['skills'], message });
	});

	test('has notes, which their writers delete', async () => {
		const id = await applied();
		const path = `/employer/applications/${id}/notes`;
		const noted = await ask<WholeApplicant>('POST', path, employer.token, {
			text: 'Ask about looms',
		});
		expect(noted.body.notes).toMatchObject([{ text: 'Ask about looms', own: true }]);
		expect(await ask('POST', path, employer.token, { text: ' ' })).toMatchObject({ status: 400 });
		expect(await ask('POST', path, employer.token, { text: 'n'.repeat(2_001) })).toMatchObject({
			status: 400,
		});
		const gone = await ask<WholeApplicant>('POST', `${path}/${noted.body.notes[0]?.id}/delete`);
		expect(gone.body.notes).toEqual([]);
		expect(await ask('POST', `${path}/${NOWHERE}/delete`)).toMatchObject({ status: 404 });
	});
});

describe('many moves', () => {
	test('tell what became of each', async () => {
		const [first, second, foreign] = [
			await applied(),
			await applied({ by: bob, status: 'in-review' }),
			await applied({ to: 'rival-intern' }),
		];
		const moves = [first, second, foreign, NOWHERE].map((id) => ({ id, expected: 'submitted' }));
		const { status, body } = await ask<{ items: MoveOutcome[] }>(
			'POST',
			'/employer/applications/moves',
			employer.token,
			{
				moves,
				to: 'rejected',
				reasons: ['places-filled'],
				message: 'Dear {name}, we chose others.',
			},
		);
		expect(status).toBe(200);
		const outcomes = Object.fromEntries(
			body.items.map((item) => [item.application_id, item.outcome]),
		);
		expect(outcomes).toEqual({
			[first]: 'moved',
			[second]: 'moved_meanwhile',
			[foreign]: 'not_found',
			[NOWHERE]: 'not_found',
		});
		expect((await one(first)).body.events.at(-1)?.message).toBe('Dear ann, we chose others.');
		const back = await ask<{ items: { outcome: string }[] }>(
			'POST',
			'/employer/applications/take-backs',
			employer.token,
			{ ids: [first, second] },
		);
		expect(back.body.items.map(({ outcome }) => outcome).sort()).toEqual([
			'not_taken_back',
			'taken_back',
		]);
	});

	test('are 500 at the most', async () => {
		const many = (count: number) =>
			Array.from({ length: count }, (_, at) => ({
				id: NOWHERE.slice(0, -4) + String(at).padStart(4, '0'),
				expected: 'submitted',
			}));
		const sent = (count: number) =>
			ask('POST', '/employer/applications/moves', employer.token, {
				moves: many(count),
				to: 'interview',
				message: '字'.repeat(5_000),
			});
		expect(await sent(501)).toMatchObject({ status: 400 });
		expect(await sent(0)).toMatchObject({ status: 400 });
		expect(await sent(500)).toMatchObject({ status: 200 });
	});
});

describe('files', () => {
	test('the list as CSV has no formula', async () => {
		await applied({ copy: cv('=cmd()') });
		const response = await send('GET', '/employer/applications.csv');
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		const [head, line, end] = (await response.text()).split('\r\n');
		expect(head).toMatch(/^\uFEFF?"Application","Sent","Name","Email"/);
		expect(line).toContain(`"'=cmd()","ann@example.org"`);
		expect(line).toContain(`"'=1+1"`);
		expect(end).toBe('');
	});

	test('a CV is saved and never shown as a page', async () => {
		const id = await applied({ copy: cv('Ann') });
		const response = await send('GET', `/employer/applications/${id}/cv`);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': expect.stringMatching(/^attachment; filename="My CV.pdf"/),
			'x-content-type-options': 'nosniff',
			'content-security-policy': expect.stringContaining('sandbox'),
		});
		expect(await response.text()).toBe(PDF);
		expect(
			(await send('GET', `/employer/applications/${await applied({ by: bob })}/cv`)).status,
		).toBe(404);
	});

	test('CVs are one ZIP, of all or of those chosen, each with a name of its own', async () => {
		const first = await applied({ copy: cv('../Ann') });
		await applied({ by: bob, copy: cv('.. Ann') });
		await applied({ to: 'rival-intern', copy: cv('Rival') });
		const names = async (response: Response) =>
			Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(
				([name, bytes]) => [name, Buffer.from(bytes).toString()],
			);
		expect((await names(await send('GET', '/employer/cvs.zip'))).sort()).toEqual([
			['Ann (2) CV.pdf', PDF],
			['Ann CV.pdf', PDF],
		]);
		const chosen = await send('POST', '/employer/cvs.zip', employer.token, { ids: [first] });
		expect(await names(chosen)).toEqual([['Ann CV.pdf', PDF]]);
		await admin`delete from public.applications`;
		expect(await names(await send('GET', '/employer/cvs.zip'))).toEqual([]);
	});

	test('taken out by staff are in the log', async () => {
		const id = await applied({ to: 'site-intern', copy: cv('Ann') });
		for (const path of ['applications.csv', 'cvs.zip', `applications/${id}/cv`])
			await (await send('GET', `/staff/${path}`, member.token)).arrayBuffer();
		const lines = await admin`select action, subject_id from public.staff_log order by number`;
		expect(lines).toEqual([
			{ action: 'applications-exported', subject_id: null },
			{ action: 'cvs-exported', subject_id: null },
			{ action: 'cv-downloaded', subject_id: id },
		]);
	});
});

test('staff who read what employers were sent are in the log, once a day; what is theirs to answer is not', async () => {
	const [employers, site, general] = [
		await applied(),
		await applied({ to: 'site-intern' }),
		await applied({ by: bob, to: null }),
	];
	for (const id of [employers, employers, site, general])
		expect(await ask('GET', `/staff/applications/${id}`, member.token)).toMatchObject({
			status: 200,
		});
	expect(await one(employers)).toMatchObject({ status: 200 });
	const lines = () =>
		admin`select staff_id, action, subject_id from public.staff_log order by number`;
	const line = { staff_id: member.id, action: 'application-read', subject_id: employers };
	expect(await lines()).toEqual([line]);
	await admin`alter table public.staff_log disable trigger refuse_change`;
	await admin`update public.staff_log set at = at - interval '1 day'`;
	await admin`alter table public.staff_log enable trigger refuse_change`;
	await ask('GET', `/staff/applications/${employers}`, member.token);
	expect(await lines()).toEqual([line, line]);
});

test('prepared messages are kept for each account, and go back to ours', async () => {
	const keep = (to: string, text: string | null) =>
		ask<MessageTemplates>('POST', '/employer/message-templates', employer.token, { to, text });
	expect((await keep('interview', 'Come, {name}.')).body).toEqual({ interview: 'Come, {name}.' });
	expect((await keep('interview', 'Do come.')).body).toEqual({ interview: 'Do come.' });
	expect((await ask('GET', '/employer/message-templates', rival.token)).body).toEqual({});
	expect((await keep('interview', null)).body).toEqual({});
	expect(await keep('accepted', 'x')).toMatchObject({ status: 400 });
});

describe('whoever it does not concern', () => {
	test('is answered as for one that does not exist', async () => {
		const id = await applied({ copy: cv('Ann') });
		const expected = await (await send('GET', `/employer/applications/${NOWHERE}`)).text();
		const wish = { expected: 'submitted', to: 'interview' };
		const calls: [string, string, unknown?][] = [
			['GET', `applications/${id}`],
			['GET', `applications/${id}/cv`],
			['POST', `applications/${id}/move`, wish],
			['POST', `applications/${id}/take-back`],
			['POST', `applications/${id}/notes`, { text: 'x' }],
			['POST', `applications/${id}/notes/${NOWHERE}/delete`],
		];
		for (const { token } of [rival, unverified, ann, former])
			for (const host of ['employer', 'staff'])
				for (const [method, path, body] of calls) {
					const response = await send(method, `/${host}/${path}`, token, body);
					expect([response.status, await response.text()]).toEqual([404, expected]);
				}
		for (const host of ['employer', 'staff'])
			for (const path of [
				'applications',
				'applications/matching',
				'applications.csv',
				'cvs.zip',
				'message-templates',
			])
				for (const { token } of [unverified, ann, former]) {
					const response = await send('GET', `/${host}/${path}`, token);
					expect([response.status, await response.text()]).toEqual([404, expected]);
				}
		expect(await admin`select status from public.applications`).toEqual([{ status: 'submitted' }]);
		expect(await admin`select from public.staff_log`).toEqual([]);
	});

	test('needs a session', async () => {
		for (const [method, path] of [
			['GET', 'applications'],
			['GET', 'applications.csv'],
			['GET', 'cvs.zip'],
			['POST', 'applications/moves'],
			['GET', `applications/${NOWHERE}`],
		] as const) {
			const response = await app.fetch(call(method, `/api/employer/${path}`));
			expect(response.status).toBe(401);
		}
	});

	test('a removed member of staff has nothing at once', async () => {
		const id = await applied({ to: 'site-intern' });
		expect((await move(id, 'interview', {}, member.token, 'staff')).status).toBe(200);
		await admin`delete from public.staff`;
		expect((await send('GET', `/staff/applications/${id}`, member.token)).status).toBe(404);
		expect((await send('POST', `/staff/applications/${id}/take-back`, member.token)).status).toBe(
			404,
		);
		await admin`insert into public.staff (user_id) values (${member.id})`;
	});
});
