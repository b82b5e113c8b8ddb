import { unzipSync } from 'fflate';
import type { Sql } from 'postgres';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	type ApplicantsPage,
	type MatchingApplicants,
	type MessageTemplates,
	MOST_AT_ONCE,
	MOST_COUNTED,
	type MoveOutcome,
	ON_A_PAGE,
	type SomeApplicants,
	type WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { QuestionAnswer } from '#schema/applications/question-answers.ts';
import { csvRecords } from '#schema/csv/records.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { refuseEmployer } from '#server/deeds/staff/refuse-employer.ts';
import { handOverToOffice } from '#server/deeds/staff/refused-companies.ts';
import { verifyByCommand } from '#server/deeds/staff/verify-employer.ts';
import { sentCv } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

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
	const row = { ...verifiedEmployer(id, 'Tidewell'), verified };
	const [added] = await admin`insert into public.employers ${admin(row)} returning id`;
	internships.company ??= added?.id;
	return added?.id;
}
async function publish(slug: string, employer_id: string | null) {
	const row = internshipRow(slug, employer_id ? { source: 'employer', employer_id } : {});
	const [added] = await admin`insert into public.internships ${admin(row)} returning id`;
	internships[slug] = added?.id;
}

/** Eleven minutes later: what was done cannot be taken back any more. */
async function later() {
	await admin`alter table public.application_events disable trigger refuse_change`;
	await admin`update public.application_events set at = at - interval '11 minutes'`;
	await admin`alter table public.application_events enable trigger refuse_change`;
}

type ApplicationInput = {
	by?: Person;
	to?: string | null;
	due?: string;
	status?: string;
	copy?: object;
	answers?: QuestionAnswer[];
};
async function applied({
	by = ann,
	to = 'loom-intern',
	due,
	status,
	copy,
	answers = [],
}: ApplicationInput = {}) {
	const [row] = await admin`insert into public.applications ${admin({
		user_id: by.id,
		internship_id: to && (internships[to] ?? null),
		program_type: 'london',
		motivation: '=1+1',
		experience: 'Two summers',
		availability: 'June',
		question_answers: admin.json(answers),
		answer_due_on: due ?? '2099-01-01',
		status: status ?? 'submitted',
	})} returning id`;
	const id: string = row?.id;
	if (copy) {
		const sent_cv = await sentCv(admin, by.id, Buffer.from(PDF));
		await admin`insert into public.application_copies ${admin({ application_id: id, sent_cv, ...copy })}`;
	}
	return id;
}
const cv = (name: string, latin_name: string | null = null) => ({
	profile: admin.json({
		name,
		latin_name,
		university: 'Northbridge',
		course: 'Data',
		graduation: '2027-06',
		weekly_hours: 20,
		earliest_start: '2027-06-14',
	}),
	permission_shown: admin.json({ kind: 'no-restriction' }),
	cv_name: 'My CV.pdf',
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
			{ slug: 'yarn-intern', title: 'yarn-intern', all: 2, overdue: 1, hides_names: false },
			{ slug: 'loom-intern', title: 'loom-intern', all: 2, overdue: 0, hides_names: false },
		]);
		const ids = async (query: string) => (await page(query)).items.map(({ id }) => id);
		expect(await ids('?overdue=1')).toEqual([overdue]);
		expect(await ids('?internship=yarn-intern&status=interview')).toEqual([answered]);
		const { body } = await ask<MatchingApplicants>(
			'GET',
			'/employer/applications/matching?status=submitted',
		);
		expect(body.items).toEqual([
			{ id: soon, status: 'submitted', taken_by: null },
			{ id: later, status: 'submitted', taken_by: null },
		]);
	});

	test('is not filtered by permission to work or by the year of graduation', async () => {
		await applied({ copy: cv('Adaeze Nwachukwu') });
		await applied({ by: bob });
		for (const query of ['?permission=no-restriction', '?graduation=2027', '?status=%27;--']) {
			const { items, counts } = await page(query);
			expect(items).toHaveLength(2);
			expect(Object.keys(counts).sort()).toEqual(['all', 'overdue', 'status']);
		}
	});

	/** Applications with an answer owed on the same day, some of them sent at one moment. */
	const many = async (count: number) => {
		await admin`insert into public.applications (user_id, program_type, motivation,
			experience, availability, status, answer_due_on, created_at)
			select ${ann.id}, 'remote', n::text, 'None', 'June',
				'in-review', '2099-01-01', timestamptz '2026-11-01' + (n / 3) * interval '1 second'
			from generate_series(1, ${count}::integer) as n`;
	};
	const idsOf = ({ items }: ApplicantsPage) => items.map(({ id }) => id);
	const ofStaff = (query: string) => page(query, member.token, 'staff');

	test('is paged by key: what is answered meanwhile hides nothing, and nothing comes twice', async () => {
		await many(120);
		const all = [];
		let query = '?status=in-review';
		for (const [skipped, total] of [
			[0, 120],
			[1, 71],
			[2, 22],
		]) {
			const result = await ofStaff(query);
			expect([result.skipped, result.total]).toEqual([skipped, total]);
			all.push(...idsOf(result));
			await admin.begin(async (tx) => {
				await tx`set local session_replication_role = replica`;
				await tx`update public.applications set status = 'rejected' where id = any (${idsOf(result).slice(1)})`;
			});
			query = `?status=in-review&after=${result.next}`;
			if (skipped === 2) expect(result.next).toBe(null);
		}
		expect([all.length, new Set(all).size]).toEqual([120, 120]);
	});

	test('goes back by key, and a page that is empty by now is the last one before it', async () => {
		await many(120);
		const first = await ofStaff('');
		const second = await ofStaff(`?after=${first.next}`);
		const third = await ofStaff(`?after=${second.next}`);
		expect([first.skipped, second.skipped, third.skipped]).toEqual([0, 50, 100]);
		expect([first.previous, third.next]).toEqual([null, null]);
		expect(idsOf(await ofStaff(`?before=${third.previous}`))).toEqual(idsOf(second));
		expect(idsOf(await ofStaff(`?before=${second.previous}`))).toEqual(idsOf(first));
		await admin`delete from public.applications where id = any (${idsOf(third)})`;
		expect(idsOf(await ofStaff(`?after=${second.next}`))).toEqual(idsOf(second));
		expect(idsOf(await ofStaff('?after=9_x'))).toEqual(idsOf(first));
	});

	test('says who stood next to one that was answered, in each list', async () => {
		const [a, b, c] = [
			await applied({ due: '2099-01-01' }),
			await applied({ by: bob, due: '2099-01-02' }),
			await applied({ by: bob, to: 'yarn-intern', due: '2099-01-03' }),
		];
		const near = async (query: string, id = b) =>
			(await ask<MatchingApplicants>('GET', `/employer/applications/matching?${query}&near=${id}`))
				.body;
		const ids = ({ items }: MatchingApplicants) => items.map(({ id }) => id);
		expect(await near('')).toMatchObject({ place: 1 });
		await move(b, 'rejected', {
			reasons: ['skills'],
			message: 'Thank you for the time that you took. We have chosen somebody else.',
		});
		const submitted = await near('status=submitted');
		expect([ids(submitted), submitted.place]).toEqual([[a, c], 1]);
		const everywhere = await near('');
		expect([ids(everywhere), everywhere.place]).toEqual([[a, c, b], 2]);
		expect((await near('', NOWHERE)).place).toBe(null);
		const { body: some } = await ask<SomeApplicants>(
			'GET',
			`/employer/applications/some?ids=${c},${a}`,
		);
		expect(some.items.map(({ id }) => id)).toEqual([c, a]);
		const others = await ask<SomeApplicants>(
			'GET',
			`/employer/applications/some?ids=${c}`,
			rival.token,
		);
		expect(others.body.items).toEqual([]);
		expect((await ask('GET', '/employer/applications/some?ids=x')).status).toBe(400);
	});

	test('counts ten thousand at most, and begins with what waits longest, however many there are', async () => {
		const bulk = (count: number, status: string) =>
			admin.begin(async (tx) => {
				await tx`set local session_replication_role = replica`;
				await tx`
					insert into public.applications (user_id, program_type, motivation, experience, availability, status,
						created_at, answer_due_on)
					select ${ann.id}, 'london', 'To learn', 'None', 'June', ${status}, now() - n * interval '1 minute',
						current_date + 9
					from generate_series(1, ${count}::integer) as n`;
			});
		await bulk(MOST_COUNTED + 20, 'rejected');
		await bulk(3, 'in-review');
		const first = await applied({ to: null, due: '2026-01-05' });
		const { items, total, next, counts } = await page('', member.token, 'staff');
		expect(total).toBe(MOST_COUNTED);
		expect(counts).toMatchObject({ all: MOST_COUNTED, overdue: 1, status: { 'in-review': 3 } });
		expect(items[0]?.id).toBe(first);
		expect(items.slice(0, 5).map(({ status }) => status)).toEqual([
			'submitted',
			...Array(3).fill('in-review'),
			'rejected',
		]);
		const second = await page(`?after=${next}`, member.token, 'staff');
		expect([second.items.length, second.skipped]).toEqual([ON_A_PAGE, ON_A_PAGE]);
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

	test('of staff follows who answers: a company that is verified, refused for good, or deleted', async () => {
		const someone = await signedUp(started.backend, 'founder@example.org');
		const [company] = await admin`
			insert into public.employers ${admin({ ...verifiedEmployer(someone.id, 'Loomworks'), verified: false })}
			returning id`;
		await publish('loomworks-intern', company?.id);
		const id = await applied({ to: 'loomworks-intern' });
		const whose = async () => {
			const has = async (query: string) =>
				(await page(query, member.token, 'staff')).items.some((item) => item.id === id);
			return { office: await has(''), employers: await has('?of=employers') };
		};
		const [office, employers] = [
			{ office: true, employers: false },
			{ office: false, employers: true },
		];
		expect(await whose()).toEqual(office);
		await admin`update public.employers set verified = true where id = ${company?.id}`;
		expect(await whose()).toEqual(employers);
		// Nobody writes it by hand.
		await admin`update public.applications set to_office = true where id = ${id}`;
		expect(await whose()).toEqual(employers);
		await admin`update public.employers set verified = false, answers_until = '2020-01-01' where id = ${company?.id}`;
		expect(await whose()).toEqual(employers);
		await handOverToOffice(started.backend.sql, '2020-01-02');
		expect(await whose()).toEqual(office);
		await admin`update public.employers set verified = true where id = ${company?.id}`;
		expect(await whose()).toEqual(employers);
		await admin`delete from public.employers where id = ${company?.id}`;
		expect(await whose()).toEqual(office);
	});

	test('of staff is right where somebody applies while the answerer changes', async () => {
		const someone = await signedUp(started.backend, 'second-founder@example.org');
		const row = { ...verifiedEmployer(someone.id, 'Shuttle'), verified: true };
		const [company] = await admin`insert into public.employers ${admin(row)} returning id`;
		await publish('shuttle-intern', company?.id);
		const change = (since: string | null) => (tx: Sql) =>
			tx`update public.employers set verified = false, host_since = ${since} where id = ${company?.id}`;
		const apply = (by: Person) => (tx: Sql) =>
			tx`insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability)
				values (${by.id}, ${internships['shuttle-intern'] ?? ''}, 'london', 'To learn', 'None', 'June')`;
		await overlapping(apply(ann), change(null));
		await overlapping(change('2026-01-01'), apply(bob));
		const [wrong] = await admin`
			select count(*)::integer as count from public.applications
			where to_office <> application_rules.is_to_office(internship_id)`;
		expect(wrong?.count).toBe(0);
		expect((await page('?of=employers', member.token, 'staff')).items).toHaveLength(2);
	});
});

/** The second begins while the first has written and not ended. */
async function overlapping(
	first: (tx: Sql) => PromiseLike<unknown>,
	second: (tx: Sql) => PromiseLike<unknown>,
): Promise<void> {
	const other = postgres(started.adminUrl, { max: 1 });
	try {
		const [{ pid = 0 } = {}] = await other<{ pid: number }[]>`select pg_backend_pid() as pid`;
		let written: PromiseLike<unknown> = Promise.resolve();
		await admin.begin(async (tx) => {
			await first(tx as unknown as Sql);
			written = second(other);
			void written.then(() => {});
			await vi.waitUntil(async () => {
				const [row] =
					await tx`select ${pid}::integer = any (select pid from pg_locks where not granted) as waits`;
				return row?.waits;
			}, 30_000);
		});
		await written;
	} finally {
		await other.end();
	}
}

describe('one application', () => {
	test('is shown with what was sent, its history and notes', async () => {
		const id = await applied({ copy: cv('Adaeze') });
		await move(id, 'interview', { message: 'Come on Thursday.' });
		const { body } = await one(id);
		expect(body).toMatchObject({
			id,
			name: 'Adaeze',
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

	test('has the employer’s questions as they were asked, for that employer alone', async () => {
		const answers = [{ question: 'Which loom?', answer: '=1+1\nThe oldest.' }];
		const id = await applied({ answers });
		expect((await one(id)).body.question_answers).toEqual(answers);
		expect((await ask('GET', `/employer/applications/${id}`, rival.token)).status).toBe(404);
		await applied({ by: bob });
		const table = await (await send('GET', '/employer/applications.csv')).text();
		const [head = [], ...lines] = csvRecords(table, 9).map(({ cells }) => cells);
		const place = head.indexOf('Questions and answers');
		expect(lines.map((cells) => cells[place]).toSorted()).toEqual([
			'',
			'Which loom?\n=1+1\nThe oldest.',
		]);
		const list = await (await send('GET', '/employer/applications')).text();
		expect(list).not.toContain('The oldest.');
	});

	test('is exported with the hours, the first day and the skills that were sent', async () => {
		const id = await applied({ copy: cv('Adaeze') });
		await admin`
			update public.application_copies set profile = profile || '{"skills": ["SQL", "Excel"]}' where application_id = ${id}`;
		await applied({ by: bob });
		const table = await (await send('GET', '/employer/applications.csv')).text();
		const [head = [], ...lines] = csvRecords(table, 9).map(({ cells }) => cells);
		const places = ['Hours a week', 'Free from', 'Skills'].map((name) => head.indexOf(name));
		expect(lines.map((cells) => places.map((place) => cells[place])).toSorted()).toEqual([
			['', '', ''],
			['20', '2027-06-14', 'SQL, Excel'],
		]);
	});

	test('is named by the name in Latin letters, if it was sent', async () => {
		const id = await applied({ copy: cv('王小明', 'Wang Xiaoming') });
		expect((await one(id)).body).toMatchObject({
			name: 'Wang Xiaoming',
			profile: { name: '王小明', latin_name: 'Wang Xiaoming' },
		});
	});

	test('has the address of an applicant who was invited and told of it', async () => {
		const id = await applied({ copy: cv('Ann') });
		const email = async () => (await one(id)).body.email;
		const back = () => ask('POST', `/employer/applications/${id}/take-back`);
		expect(await email()).toBe(null);
		// Nobody reads it by moving and taking back.
		await move(id, 'interview');
		expect(await email()).toBe(null);
		await back();
		await later();
		expect(await email()).toBe(null);
		await move(id, 'interview');
		await later();
		expect(await email()).toBe('ann@example.org');
		await move(id, 'rejected', {
			expected: 'interview',
			reasons: ['skills'],
			message: 'Dear Ann, we chose others.',
		});
		expect(await email()).toBe('ann@example.org');
		const rejected = await applied({ by: bob, status: 'in-review' });
		await move(rejected, 'rejected', {
			expected: 'in-review',
			reasons: ['skills'],
			message: 'Dear Bob, we chose others.',
		});
		await later();
		expect((await one(rejected)).body.email).toBe(null);
		const table = await (await send('GET', '/employer/applications.csv')).text();
		expect(table).toContain('ann@example.org');
		expect(table).not.toContain('bob@example.org');
		const list = await (await send('GET', '/employer/applications')).text();
		expect(list).not.toContain('@example.org');
		const site = await applied({ by: bob, to: 'site-intern' });
		const forStaff = await ask<WholeApplicant>('GET', `/staff/applications/${site}`, member.token);
		expect(forStaff.body.email).toBe('bob@example.org');
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

	test('are a thousand at the most', async () => {
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
		expect(await sent(MOST_AT_ONCE + 1)).toMatchObject({ status: 400 });
		expect(await sent(0)).toMatchObject({ status: 400 });
		expect(await sent(MOST_AT_ONCE)).toMatchObject({ status: 200 });
	});
});

describe('a message with a link, to more than three people', () => {
	const LINK = 'Dear {name}, book your place at https://jobs.evil.example.com today.';
	const people: Person[] = [];
	beforeAll(async () => {
		for (let number = 0; number < 6; number += 1)
			people.push(
				await signedUp(started.backend, `person-${number}@example.org`, 'correct horse', {
					full_name: `Person ${number}`,
				}),
			);
	});
	beforeEach(async () => {
		await admin`delete from public.message_reviews`;
	});
	const sent = (count: number, from = 0) =>
		Promise.all(people.slice(from, from + count).map((by) => applied({ by })));
	const moves = async (ids: string[], message: string, to = 'interview', token = employer.token) =>
		ask<{ items: MoveOutcome[]; code: string }>('POST', '/employer/applications/moves', token, {
			moves: ids.map((id) => ({ id, expected: 'submitted' })),
			to,
			message,
			reasons: to === 'rejected' ? ['skills'] : [],
		});
	const outcomes = async (...asked: Parameters<typeof moves>) =>
		(await moves(...asked)).body.items.map(({ outcome }) => outcome);
	const statuses = async (ids: string[]) =>
		(
			await admin`select status from public.applications where id = any (${ids}) order by status`
		).map(({ status }) => status);
	type Review = { id: string; state: string; people: number; company: string; leaves_at: string };
	const reviews = async (show = 'open') =>
		(await ask<{ items: Review[] }>('GET', `/staff/applicant-messages?show=${show}`, member.token))
			.body.items;
	const decide = (id: string | undefined, verb: string, body: object = {}, by = member) =>
		ask<{ moved: number; stopped: number; code: string }>(
			'POST',
			`/staff/applicant-messages/${id}/${verb}`,
			by.token,
			body,
		);

	test('moves nobody and waits; what staff approve is moved in the name of the employer', async () => {
		const ids = await sent(4);
		expect(await outcomes(ids, LINK)).toEqual(Array(4).fill('waits_for_staff'));
		expect(await statuses(ids)).toEqual(Array(4).fill('submitted'));
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toEqual([]);
		const applicant = (await one(ids[0] ?? '')).body;
		expect(applicant.waits).toMatchObject({ to: 'interview', found: ['link'] });
		expect((await page()).items.every(({ waits }) => waits?.to === 'interview')).toBe(true);
		const [review] = await reviews();
		expect(review).toMatchObject({ company: 'Tidewell', people: 4, found: ['link'] });
		const overview = await ask<{ waiting: { kind: string; count: number }[] }>(
			'GET',
			'/staff',
			member.token,
		);
		expect(overview.body.waiting).toContainEqual(
			expect.objectContaining({ kind: 'applicant-messages', count: 1 }),
		);
		// One of them has withdrawn meanwhile.
		const withdrawn = { expected: 'submitted', to: 'withdrawn' };
		await ask('POST', `/applications/${ids[3]}/move`, people[3]?.token, withdrawn);
		for (const by of [employer, rival, ann])
			expect((await decide(review?.id, 'approve', {}, by)).status).toBe(404);
		expect(await decide(review?.id, 'approve')).toMatchObject({ status: 200, body: { moved: 3 } });
		expect(await statuses(ids)).toEqual(['interview', 'interview', 'interview', 'withdrawn']);
		const events = await admin`
			select mover, moved_by, message from public.application_events where to_status = 'interview'`;
		expect(events).toHaveLength(3);
		for (const event of events)
			expect(event).toMatchObject({ mover: 'employer', moved_by: employer.id });
		expect(events[0]?.message).toContain('Dear Person ');
		expect(await decide(review?.id, 'return', { reason: 'No.' })).toMatchObject({
			status: 409,
			body: { code: 'decided_meanwhile' },
		});
		const lines = await admin`select action, subject, detail from public.staff_log`;
		expect(lines).toEqual([{ action: 'approve', subject: 'applicant-message', detail: '3 of 4' }]);
	});

	test('that staff return is sent to nobody; its employer is told why and has a day more', async () => {
		const ids = await sent(4);
		await outcomes(ids, LINK);
		await admin`update public.applications set answer_due_on = '2020-01-01'`;
		expect((await page()).counts.overdue).toBe(0);
		const [owed] = await admin`select count(*)::int as count from application_rules.waiting`;
		expect(owed?.count).toBe(0);
		const [review] = await reviews();
		expect((await decide(review?.id, 'return', { reason: ' ' })).status).toBe(400);
		expect((await decide(review?.id, 'return', { reason: 'No links, please.' })).status).toBe(200);
		expect(await statuses(ids)).toEqual(Array(4).fill('submitted'));
		const applicant = (await one(ids[0] ?? '')).body;
		expect(applicant.waits).toBe(null);
		expect(applicant.returned).toMatchObject({ to: 'interview', answer: 'No links, please.' });
		expect(applicant.answer_due_on > applicant.today).toBe(true);
		await vi.waitUntil(
			async () =>
				(await started.backend.mailbox()).some(
					({ to, text }) => to === 'rosa@example.org' && text.includes('No links, please.'),
				),
			30_000,
		);
		// A plain answer goes out as ever.
		expect(await outcomes(ids, 'Dear {name}, come on Thursday.')).toEqual(Array(4).fill('moved'));
		expect((await one(ids[0] ?? '')).body.returned).toBe(null);
	});

	test('waits from the first person on, and says which words are why', async () => {
		const [id = '', other = ''] = await sent(2);
		const message = 'Please send £50 for the training to 07700 900 123.';
		const held = await move(id, 'interview', { message });
		expect(held.body).toMatchObject({
			status: 'submitted',
			waits: {
				found: ['telephone', 'money'],
				words: ['07700 900 123', expect.stringContaining('£50')],
			},
		});
		expect((await reviews())[0]).toMatchObject({ people: 1, words: held.body.waits?.words });
		const plain =
			'Bring your passport to your first day for the right-to-work check, we look at it in person.';
		expect((await move(other, 'interview', { message: plain })).body).toMatchObject({
			status: 'interview',
			waits: null,
		});
	});

	test('of a new employer to more than ten people waits once, whatever it says, also in parts', async () => {
		while (people.length < 14)
			people.push(await signedUp(started.backend, `person-${people.length}@example.org`));
		await admin`update public.employers set host_since = now() where user_id = ${employer.id}`;
		const ids = await sent(14);
		const plain = 'Dear {name}, come on Thursday.';
		expect(await outcomes(ids.slice(0, 10), plain)).toEqual(Array(10).fill('moved'));
		expect(await outcomes(ids.slice(10, 12), plain)).toEqual(Array(2).fill('waits_for_staff'));
		const [review] = await reviews();
		expect(review).toMatchObject({ people: 12, found: ['first-to-many'] });
		expect(await decide(review?.id, 'approve')).toMatchObject({ body: { moved: 2 } });
		expect(await outcomes(ids.slice(12), plain)).toEqual(['moved', 'moved']);
		// A company that is not new any more is not asked.
		await admin`delete from public.message_reviews where state = 'approved'`;
		await admin`update public.employers set host_since = now() - interval '31 days' where user_id = ${employer.id}`;
		await later();
		const again = ids.map((id) => ({ id, expected: 'interview' }));
		const offered = await ask<{ items: MoveOutcome[] }>(
			'POST',
			'/employer/applications/moves',
			employer.token,
			{
				moves: again,
				to: 'rejected',
				reasons: ['skills'],
				message: 'Thank you for the time that you took. We have chosen somebody else.',
			},
		);
		expect(new Set(offered.body.items.map(({ outcome }) => outcome))).toEqual(new Set(['moved']));
	});

	test('waits while two applicants have reported messages, until staff have resolved it', async () => {
		const [a = '', b = '', c = ''] = await sent(3);
		const plain = 'Dear {name}, come on Thursday.';
		expect(await outcomes([a, b], plain)).toEqual(['moved', 'moved']);
		await admin`insert into public.reports (event_id, reason)
			select id, 'other' from public.application_events where message is not null`;
		expect(await outcomes([c], plain)).toEqual(['waits_for_staff']);
		expect(await reviews()).toMatchObject([{ found: ['reported'] }]);
		await admin`update public.reports set resolved_at = now(), resolution = 'Fine'`;
		expect(await outcomes([c], plain)).toEqual(['moved']);
		await admin`delete from public.reports`;
	});

	test('is stopped by staff in its ten minutes, and its employer reads why; not later', async () => {
		const ids = await sent(3);
		expect(await outcomes(ids, 'Dear {name}, come on Tuesday.')).toEqual(Array(3).fill('moved'));
		const [review] = await reviews('leaving');
		expect(review).toMatchObject({ state: 'sent', leaves_at: expect.any(String) });
		expect(await reviews('done')).toEqual([]);
		await ask('POST', `/employer/applications/${ids[2]}/send-now`, employer.token, {});
		expect((await decide(review?.id, 'stop', { reason: 'Not at a flat.' }, rival)).status).toBe(
			404,
		);
		const stopped = await decide(review?.id, 'stop', { reason: 'Not at a flat.' });
		expect(stopped).toMatchObject({ status: 200, body: { stopped: 2 } });
		expect(await statuses(ids)).toEqual(['interview', 'submitted', 'submitted']);
		expect((await one(ids[0] ?? '')).body.returned).toMatchObject({ answer: 'Not at a flat.' });
		const kinds = await admin`select kind from outbox.notices where kind = 'application_events'`;
		expect(kinds.length).toBeLessThanOrEqual(1);
		expect(await decide(review?.id, 'stop', { reason: 'Again.' })).toMatchObject({
			status: 409,
			body: { code: 'sent_meanwhile' },
		});
		const [late = ''] = await sent(1, 4);
		await outcomes([late], 'Dear {name}, come on Thursday.');
		const [next] = await reviews('leaving');
		await later();
		expect((await decide(next?.id, 'stop', { reason: 'Too late.' })).status).toBe(409);
	});

	test('that did not wait is kept no longer than the applications that it was for; one that waited is', async () => {
		const ids = await sent(2);
		const texts = async () =>
			(await admin`select message from public.message_reviews order by message`).map(
				({ message }) => message,
			);
		await outcomes(ids, 'Come on Monday.');
		const [held = ''] = await sent(1, 4);
		await outcomes([held], LINK);
		await admin`delete from public.applications where id = ${ids[0] ?? ''}`;
		expect(await texts()).toEqual(['Come on Monday.', LINK]);
		await admin`delete from public.applications where id = ${ids[1] ?? ''}`;
		expect(await texts()).toEqual([LINK]);
		await admin`delete from public.applications where id = ${held}`;
		expect(await texts()).toEqual([LINK]);
	});

	test('is replaced by another answer to the same people', async () => {
		const ids = await sent(4);
		await outcomes(ids, LINK);
		const [first = '', ...others] = ids;
		expect((await move(first, 'interview', { message: 'Come on Thursday.' })).body).toMatchObject({
			status: 'interview',
			waits: null,
		});
		expect(await reviews()).toMatchObject([{ state: 'waiting' }]);
		expect(await outcomes(others, 'Come on Friday.')).toEqual(Array(3).fill('moved'));
		expect(await reviews()).toEqual([]);
		expect(await reviews('done')).toMatchObject([{ state: 'replaced' }]);
	});

	test.each([
		['Dear {name}, join https://zoom.us/j/8234567 on Thursday.', 'interview', 'moved'],
		['Please write to rosa@example.org with a time.', 'interview', 'moved'],
		['We looked for a native speaker, aged 18 to 25.', 'rejected', 'moved'],
		['Please pay us £200 for the training first.', 'offered', 'waits_for_staff'],
		['Send us a copy of your passport first.', 'in-review', 'waits_for_staff'],
	])('%s', async (message, to, outcome) => {
		expect(await outcomes(await sent(4), message, to)).toEqual(Array(4).fill(outcome));
	});

	test('of staff does not wait', async () => {
		const ids = await Promise.all(
			people.slice(0, 4).map((by) => applied({ by, to: 'site-intern' })),
		);
		const { body } = await ask<{ items: MoveOutcome[] }>(
			'POST',
			'/staff/applications/moves',
			member.token,
			{ moves: ids.map((id) => ({ id, expected: 'submitted' })), to: 'interview', message: LINK },
		);
		expect(body.items.map(({ outcome }) => outcome)).toEqual(Array(4).fill('moved'));
	});
});

describe('files', () => {
	test('the list as CSV has no formula', async () => {
		await applied({ copy: cv('=cmd()') });
		const response = await send('GET', '/employer/applications.csv');
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		const [head, line, end] = (await response.text()).split('\r\n');
		expect(head).toMatch(/^\uFEFF?"Application","Sent","Name","Email"/);
		expect(line).toContain(`"'=cmd()",""`);
		expect(line).toContain(`"'=1+1"`);
		expect(end).toBe('');
	});

	test('the list as CSV has times of London, programs, and the names of the CVs in the ZIP', async () => {
		const first = await applied({ copy: cv('Ann') });
		await applied({ by: bob, copy: cv('Ann') });
		await applied({ by: bob, to: 'yarn-intern' });
		await admin`update public.applications set created_at = '2026-06-20T23:59:07.123456Z'`;
		const response = await send('GET', '/employer/applications.csv');
		const text = Buffer.from(await response.arrayBuffer()).toString();
		expect(text.startsWith('\uFEFF"Application"')).toBe(true);
		const records = csvRecords(text, 9).map(({ cells }) => cells);
		const columnOf = (name: string) => {
			const place = records[0]?.indexOf(name) ?? -1;
			return records.slice(1).map((cells) => cells[place]);
		};
		expect(columnOf('Application')).toContain(first);
		expect(columnOf('Sent')).toEqual(Array(3).fill('2026-06-21 00:59:07'));
		expect(columnOf('Program')).toEqual(Array(3).fill('London Program'));
		const zip = await (await send('GET', '/employer/cvs.zip')).arrayBuffer();
		expect(columnOf('CV').filter((name) => name !== '')).toEqual(
			Object.keys(unzipSync(new Uint8Array(zip))),
		);
	});

	test('the list as CSV is in the order of the list, over several pages', async () => {
		for (let count = 0; count < 21; count += 1) await applied({ status: 'withdrawn' });
		const last = await applied({ due: '2099-02-01' });
		const first = await applied({ by: bob, due: '2099-01-01' });
		const ended = await applied({ by: bob, to: 'yarn-intern', status: 'rejected' });
		const { items } = await page();
		const lines = (await (await send('GET', '/employer/applications.csv')).text()).split('\r\n');
		const ids = lines.slice(1, -1).map((line) => line.slice(1, 37));
		expect(ids).toEqual(items.map(({ id }) => id));
		expect(ids.slice(0, 3)).toEqual([first, last, ended]);
	});

	test('a CV is saved and never shown as a page', async () => {
		const id = await applied({ copy: cv('Ann') });
		const response = await send('GET', `/employer/applications/${id}/cv`);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': expect.stringMatching(/^attachment; filename="Ann CV.pdf"/),
			'x-content-type-options': 'nosniff',
			'content-security-policy': expect.stringContaining('sandbox'),
		});
		expect(await response.text()).toBe(PDF);
		expect(
			(await send('GET', `/employer/applications/${await applied({ by: bob })}/cv`)).status,
		).toBe(404);
	});

	test('a CV is named for its reader, its ending kept: for employers, staff and in the ZIP', async () => {
		const name = 'Nguyễn Thị '.repeat(12);
		const [mine, office] = [
			await applied({ copy: cv(name) }),
			await applied({ to: 'site-intern', copy: cv(name) }),
		];
		const fileOf = async (path: string, token?: string) => {
			const header = (await send('GET', path, token)).headers.get('content-disposition') ?? '';
			return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(header)?.[1] ?? '');
		};
		const file = `${'Nguyễn Thị '.repeat(8).slice(0, 80).trim()} CV.pdf`;
		expect(await fileOf(`/employer/applications/${mine}/cv`)).toBe(file);
		expect(await fileOf(`/staff/applications/${office}/cv`, member.token)).toBe(file);
		const zip = await (await send('GET', '/employer/cvs.zip')).arrayBuffer();
		expect(Object.keys(unzipSync(new Uint8Array(zip)))).toEqual([file]);
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
		await forgetApplications(admin);
		expect(await names(await send('GET', '/employer/cvs.zip'))).toEqual([]);
	});

	test('taken out by an employer are noted with their number, for staff', async () => {
		await admin`delete from public.applicant_exports`;
		const first = await applied({ copy: cv('Ann') });
		await applied({ by: bob, to: 'yarn-intern' });
		await applied({ to: 'rival-intern', copy: cv('Rival') });
		for (const path of [
			'applications.csv',
			'applications.csv?internship=yarn-intern',
			'cvs.zip',
			'cvs.zip?status=interview',
		])
			await (await send('GET', `/employer/${path}`)).arrayBuffer();
		await (await send('POST', '/employer/cvs.zip', employer.token, { ids: [first] })).arrayBuffer();
		const noted = await admin`
			select kind, internship, applications, company from public.applicant_exports order by at`;
		const of = (kind: string, internship: string | null, applications: number) => ({
			kind,
			internship,
			applications,
			company: 'Tidewell',
		});
		expect(noted).toEqual([
			of('list', null, 2),
			of('list', 'yarn-intern', 1),
			of('cvs', null, 1),
			of('cvs', null, 0),
			of('cvs', null, 1),
		]);
		const { body } = await ask<{ items: { exports: object[] }[] }>(
			'GET',
			'/staff/employers?show=all&q=rosa',
			member.token,
		);
		expect(body.items[0]?.exports).toMatchObject([
			{ kind: 'cvs', applications: 1, by: 'rosa' },
			{ kind: 'cvs', applications: 0 },
			{ kind: 'cvs', applications: 1 },
			{ kind: 'list', applications: 1, internship: 'yarn-intern' },
			{ kind: 'list', applications: 2, internship: null },
		]);
		// Of somebody who takes nothing out.
		expect((await send('GET', '/employer/applications.csv', ann.token)).status).toBe(404);
		expect(await admin`select from public.applicant_exports`).toHaveLength(5);
	});

	test('a CV that an employer takes out by itself is noted, and those of a day are one line for staff', async () => {
		await admin`delete from public.applicant_exports`;
		const ids = [await applied({ copy: cv('Ann') }), await applied({ by: bob, copy: cv('Bob') })];
		for (const id of ids)
			expect((await send('GET', `/employer/applications/${id}/cv`)).status).toBe(200);
		expect((await send('GET', `/employer/applications/${ids[0]}/cv`, rival.token)).status).toBe(
			404,
		);
		expect(
			await admin`select kind, internship, applications from public.applicant_exports`,
		).toEqual(Array(2).fill({ kind: 'cv', internship: 'loom-intern', applications: 1 }));
		const { body } = await ask<{ items: { exports: object[] }[] }>(
			'GET',
			'/staff/employers?show=all&q=rosa',
			member.token,
		);
		expect(body.items[0]?.exports).toMatchObject([{ kind: 'cv', applications: 2 }]);
	});

	test('taken out by staff are in the log, with how many, which and why', async () => {
		const id = await applied({ to: 'site-intern', copy: cv('Ann') });
		await applied({ by: bob, to: 'site-intern' });
		expect((await send('GET', '/staff/applications.csv', member.token)).status).toBe(405);
		for (const body of [{}, { reason: 'For you. ' }, { reason: `${' '.repeat(9)}a` }])
			for (const file of ['applications.csv', 'cvs.zip'])
				expect((await send('POST', `/staff/${file}`, member.token, body)).status).toBe(400);
		const reason = 'The university asks how many of its students applied.';
		const take = async (path: string, more: object = {}) =>
			(await send('POST', `/staff/${path}`, member.token, { reason, ...more })).arrayBuffer();
		await take('applications.csv?status=submitted');
		await take('cvs.zip', { ids: [id] });
		await (await send('GET', `/staff/applications/${id}/cv`, member.token)).arrayBuffer();
		const details = await admin`select detail from public.staff_log order by number`;
		expect(details.map(({ detail }) => detail)).toEqual([
			`2: ours to answer, Sent. Reason: ${reason}`,
			`1: ours to answer, chosen one by one. Reason: ${reason}`,
			null,
		]);
		const lines = await admin`select action, subject_id from public.staff_log order by number`;
		expect(lines).toEqual([
			{ action: 'applications-exported', subject_id: null },
			{ action: 'cvs-exported', subject_id: null },
			{ action: 'cv-downloaded', subject_id: id },
		]);
	});
});

test('staff search applications by who has sent them, internship and company, and export what they have found', async () => {
	const [anns, bobs, general, employers] = [
		await applied({ to: 'site-intern' }),
		await applied({ by: bob, to: 'site-intern', status: 'in-review' }),
		await applied({ to: null }),
		await applied({ by: bob }),
	];
	const listed = async (words: string, more = '') => {
		const path = `/staff/applications?${new URLSearchParams({ words })}${more}`;
		const { body } = await ask<ApplicantsPage>('GET', path, member.token);
		expect(body.total).toBe(body.items.length);
		expect(body.counts.all).toBeGreaterThanOrEqual(body.total);
		return body.items.map(({ id }) => id).toSorted();
	};
	expect(await listed('ann')).toEqual([anns, general].toSorted());
	expect(await listed('BOB@example.org')).toEqual([bobs]);
	expect(await listed('bob', '&of=employers')).toEqual([employers]);
	expect(await listed('bob', '&status=submitted')).toEqual([]);
	expect(await listed('site-intern')).toEqual([anns, bobs].toSorted());
	expect(await listed('nobody there')).toEqual([]);
	const { body } = await ask<MatchingApplicants>(
		'GET',
		'/staff/applications/matching?words=ann',
		member.token,
	);
	expect(body.items.map(({ id }) => id).toSorted()).toEqual([anns, general].toSorted());
	await (
		await send('POST', '/staff/applications.csv?words=bob', member.token, {
			reason: 'The university asks for its student.',
		})
	).arrayBuffer();
	const [line] = await admin`select detail from public.staff_log order by number desc limit 1`;
	expect(line?.detail).toMatch(/^1: ours to answer, found by a search\. /);
	// An employer's words are not those of staff.
	expect(
		(await ask<ApplicantsPage>('GET', '/employer/applications?words=loom-intern', employer.token))
			.body.items,
	).toEqual([]);
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

describe('while a change of the company is checked', () => {
	const profile = {
		company_name: 'Tidewell',
		contact_person: 'Rosa',
		industry: 'Technology',
		company_size: '11-50',
		location: 'Leeds',
		company_description: 'We make looms.',
		profile_completed: true,
	};
	const save = async (change: object) => {
		const body = { user_id: employer.id, ...profile, ...change };
		const answer = await started.backend.fetch(
			call('POST', '/rest/v1/employers?on_conflict=user_id', {
				token: employer.token,
				body,
				prefer: 'resolution=merge-duplicates,return=minimal',
			}),
		);
		expect(answer.ok).toBe(true);
	};
	const company = async () => {
		const [row] = await admin`
			select id, verified from public.employers where user_id = ${employer.id}`;
		return row as { id: string; verified: boolean };
	};
	const decide = async (outcome: 'verified' | 'refused') => {
		const { id } = await company();
		if (outcome === 'verified') return verifyByCommand(admin, id);
		const refusal = { person: null, employer: id, expected: null, reason: 'Which one?' };
		await refuseEmployer(admin, refusal);
	};
	afterAll(async () => {
		await save({});
		await admin`update public.employers set verified = true where user_id = ${employer.id}`;
	});

	test.each([
		['name', { company_name: 'Tidewell Systems' }],
		['website', { website: 'https://other.example' }],
	])('of its %s, it answers those who have applied, and nobody new applies', async (_, change) => {
		await save({});
		await decide('verified');
		const id = await applied({ copy: cv('Ann') });
		await save(change);
		expect(await company()).toMatchObject({ verified: false });
		expect((await page()).total).toBe(1);
		expect((await one(id)).body.status).toBe('submitted');
		expect((await send('GET', `/employer/applications/${id}/cv`)).status).toBe(200);
		expect((await move(id, 'interview', { message: 'Come and see us.' })).status).toBe(200);
		expect((await ask('POST', `/employer/applications/${id}/take-back`)).status).toBe(200);
		const note = await ask('POST', `/employer/applications/${id}/notes`, employer.token, {
			text: 'A weaver',
		});
		expect(note.status).toBe(200);
		for (const { token } of [rival, unverified, ann])
			expect((await one(id, token)).status).toBe(404);
		const hidden = await admin`select slug from public.internships
			where employer_id = ${(await company()).id} and not hidden`;
		expect(hidden).toEqual([]);
		const sent = await ask('POST', '/applications', bob.token, {
			internship: 'loom-intern',
			motivation: 'a',
			experience: 'b',
			availability: 'c',
		});
		expect(sent.status).toBe(404);
	});

	test('where staff refuse, it answers for 28 days; then the office does, until it is verified', async () => {
		await save({});
		await decide('verified');
		const id = await applied();
		await save({ website: 'https://other.example' });
		await decide('refused');
		expect((await one(id)).status).toBe(200);
		await save({ website: 'https://third.example' });
		expect((await move(id, 'in-review')).status).toBe(200);
		expect(await handOverToOffice(admin, daysAfter(londonDay(new Date()), 28))).toBe(0);
		expect(await handOverToOffice(admin, daysAfter(londonDay(new Date()), 29))).toBe(1);
		expect((await one(id)).status).toBe(404);
		expect((await send('GET', '/employer/applications')).status).toBe(404);
		const ours = await ask<ApplicantsPage>('GET', '/staff/applications', member.token);
		expect(ours.body.items.map((item) => item.id)).toEqual([id]);
		// What was said of the decision.
		await admin`delete from outbox.notices`;
		await admin`delete from outbox.mails`;
		const invited = await move(id, 'interview', { expected: 'in-review' }, member.token, 'staff');
		expect(invited.status).toBe(200);
		await later();
		await ask('POST', `/applications/${id}/move`, ann.token, {
			expected: 'interview',
			to: 'withdrawn',
		});
		await later();
		await admin`update outbox.notices set due_at = now()`;
		started.backend.sendNotices();
		await expect
			.poll(async () => (await admin`select from outbox.notices`).length, { timeout: 30_000 })
			.toBe(0);
		const mails = await admin<{ to: string; text: string }[]>`
			select recipient as to, body_text as text from outbox.mails where recipient <> ''`;
		expect(mails.map(({ to }) => to)).toContain('ann@example.org');
		expect(mails.map(({ to }) => to)).not.toContain('rosa@example.org');
		expect(mails.map(({ text }) => text).join()).not.toContain('Tidewell would like');
		expect(mails.map(({ text }) => text).join()).toContain('We would like');
		await save({ website: 'https://fourth.example' });
		expect((await one(id)).status).toBe(404);
		await decide('verified');
		expect((await one(id)).status).toBe(200);
	});

	test('nobody makes themselves one who answers', async () => {
		const answer = await started.backend.fetch(
			call('PATCH', `/rest/v1/employers?user_id=eq.${unverified.id}`, {
				token: unverified.token,
				body: { host_since: '2026-01-01' },
			}),
		);
		expect(answer.ok).toBe(false);
		expect(
			await admin`select host_since from public.employers where user_id = ${unverified.id}`,
		).toEqual([{ host_since: null }]);
	});
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
					// A file for staff is asked for with a reason.
					const isReasoned = host === 'staff' && /csv|zip/.test(path);
					const body = isReasoned ? { reason: 'To look at it.' } : undefined;
					const method = isReasoned ? 'POST' : 'GET';
					const response = await send(method, `/${host}/${path}`, token, body);
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
