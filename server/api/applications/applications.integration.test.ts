import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type {
	ApplicationsPage,
	ApplicationTarget,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { dayText } from '#schema/london-day.ts';
import type { Me } from '#schema/me.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const answers = { motivation: 'Looms', experience: 'Two summers', availability: 'June' };

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let student: { id: string; token: string };
let other: { id: string; token: string };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	student = await signedUp(started.backend, 'student@example.org');
	other = await signedUp(started.backend, 'other@example.org');
	await publish('loom-intern', 7);
	await publish('yarn-intern', 14);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`update public.internships set status = 'open', closed_at = null, deadline = null`;
});
afterAll(() => close());

const publish = (slug: string, answerDays: number) =>
	admin`insert into public.internships ${admin(internshipRow(slug, { answer_days: answerDays }))}`;

function ask<T = { code: string; id?: string; similar?: string[] }>(
	method: string,
	path: string,
	{ token = student.token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, path, { token, body });
}

const apply = (internship = 'loom-intern', token = student.token) =>
	ask<WholeApplication>('POST', '/applications', { token, body: { internship, ...answers } });
const applied = async () => (await apply()).body.id;
const move = (id: string, expected: string, to: string, message?: string) =>
	ask<WholeApplication>('POST', `/applications/${id}/move`, { body: { expected, to, message } });
/** Its student sees it: it is final. */
const staffMove = async (
	application: string,
	expected: ApplicationStatus,
	to: ApplicationStatus,
	message: string | null = null,
) => {
	const staff = { as: 'staff', person: null } as const;
	await moveApplication(started.backend.sql, { ...staff, application, expected, to, message });
	await makeFinal();
};

const makeFinal = () => admin`update public.application_events set at = at - interval '10 minutes'`;

describe('an application to an internship', () => {
	test('has the way by which its student came, or none, and no other word', async () => {
		const to = (internship: string, came_by?: unknown) =>
			ask<WholeApplication>('POST', '/applications', {
				body: { internship, ...answers, came_by },
			});
		expect((await to('loom-intern', 'a blog')).status).toBe(400);
		expect((await to('loom-intern', 'alert')).status).toBe(201);
		expect((await to('yarn-intern')).status).toBe(201);
		const rows = await admin`select came_by from public.applications order by created_at`;
		expect(rows.map(({ came_by }) => came_by)).toEqual(['alert', null]);
	});

	test('is stored with its program, its day of answer and its first event', async () => {
		const { status, body } = await apply();
		expect(status).toBe(201);
		expect(body).toMatchObject({
			...answers,
			status: 'submitted',
			program_type: 'london',
			program_name: 'loom-intern, Tidewell Systems',
			internship: { slug: 'loom-intern', sector: 'Technology' },
			listing: { pay_amount: 1500, answer_days: 7 },
			events: [{ mover: 'student', from_status: null, to_status: 'submitted' }],
			standing: null,
			undo_seconds: 0,
		});
		expect(Date.parse(body.answer_due_on) - Date.parse(body.today)).toBe(7 * 86_400_000);
		expect(body.listing).not.toHaveProperty('description');
		expect((await ask('GET', `/applications/${body.id}`)).body).toEqual(body);
	});

	test('is one, also if it is sent twice at once; the second is told which', async () => {
		const both = await Promise.all([apply(), apply()]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
		const [first, second] = both.toSorted((a, b) => a.status - b.status);
		expect(second?.body).toMatchObject({ code: 'applied_before', id: first?.body.id });
		expect((await apply('yarn-intern')).status).toBe(201);
		expect((await apply('loom-intern', other.token)).status).toBe(201);
	});

	test('is one of three at the most, with those that were withdrawn', async () => {
		const target = () => ask<ApplicationTarget>('GET', '/internships/loom-intern/application');
		for (let times = 0; times < 3; times += 1) {
			expect((await target()).body.often).toBe(false);
			await move(await applied(), 'submitted', 'withdrawn');
		}
		expect((await target()).body).toMatchObject({ applied: null, often: true });
		expect(
			await ask('POST', '/applications', { body: { internship: 'loom-intern', ...answers } }),
		).toMatchObject({
			status: 409,
			body: { code: 'applied_often', message: expect.stringContaining('three times') },
		});
		expect(await admin`select from public.applications`).toHaveLength(3);
		expect((await apply('yarn-intern')).status).toBe(201);
		expect((await apply('loom-intern', other.token)).status).toBe(201);
	});

	test('in general is known beforehand to be refused with the name of a closed internship', async () => {
		const named = (query: string) => ask('GET', `/applications/named?${query}`);
		const name = new URLSearchParams({ name: 'Loom-Intern' });
		expect(await named(String(name))).toEqual({ status: 200, body: { refusal: null } });
		await admin`update public.internships set status = 'closed', closed_at = now()`;
		const refusal = expect.stringMatching(/^This internship has closed\. Name another one/);
		expect(await named(String(name))).toEqual({ status: 200, body: { refusal } });
		expect(await named('name=Other')).toEqual({ status: 200, body: { refusal: null } });
		for (const query of ['', 'name=', 'names=x', `${name}&more=1`, `name=${'x'.repeat(2000)}`])
			expect((await named(query)).status).toBe(400);
	});

	test('to one that has closed is refused, with others that are open', async () => {
		await admin`update public.internships set status = 'closed', closed_at = now()
			where slug = 'loom-intern'`;
		const refused = { code: 'closed', similar: ['yarn-intern'] };
		await vi.waitUntil(async () => {
			const { status, body } = await ask('POST', '/applications', {
				body: { internship: 'loom-intern', ...answers },
			});
			expect([status, body.code]).toEqual([409, 'closed']);
			return JSON.stringify(body.similar) === JSON.stringify(refused.similar);
		}, 20_000);
		expect(await admin`select id from public.applications`).toEqual([]);
	});

	test('to one of the sender’s company is refused, and has no form', async () => {
		const [company] = await admin`insert into public.employers ${admin(
			verifiedEmployer(other.id, 'Own Ropes'),
		)} returning id`;
		await admin`insert into public.internships ${admin(
			internshipRow('own-intern', { source: 'employer', employer_id: company?.id }),
		)}`;
		expect(await apply('own-intern', other.token)).toMatchObject({
			status: 409,
			body: { code: 'own_internship', message: 'This is an internship of your own company.' },
		});
		const own = (token: string) =>
			ask<ApplicationTarget>('GET', '/internships/own-intern/application', { token });
		expect((await own(other.token)).body.own).toBe(true);
		expect((await own(student.token)).body.own).toBe(false);
		expect((await apply('own-intern')).status).toBe(201);
	});

	test('to one that does not exist is refused', async () => {
		expect(await apply('no-such-intern')).toMatchObject({ status: 404 });
	});

	test.each([
		{ ...answers },
		{ ...answers, internship: 'loom-intern', motivation: ' ' },
		{ ...answers, internship: 'loom-intern', motivation: 'm'.repeat(5_001) },
		{ ...answers, internship: 'loom-intern', status: 'offered' },
		{ ...answers, internship: '../loom' },
		{
			...answers,
			internship: 'loom-intern',
			profile: { seen: '2026-02-30T00:00:00Z', show_permission: true },
		},
		[],
	])('that is not valid is refused: %#', async (body) => {
		expect(await ask('POST', '/applications', { body })).toMatchObject({
			status: 400,
			body: { code: 'validation_failed' },
		});
	});

	describe('with questions of the employer', () => {
		const [loom, cloth] = ['Which loom would you mend first?', 'What have you woven?'] as const;
		const question_answers = [
			{ question: loom, answer: 'The oldest one:\nit is the slowest.' },
			{ question: cloth, answer: 'A scarf.' },
		];
		const change = (questions: readonly string[]) =>
			admin`update public.internships set questions = ${questions} where slug = 'loom-intern'`;
		const send = (given: unknown) =>
			ask<WholeApplication & { code: string }>('POST', '/applications', {
				body: { internship: 'loom-intern', ...answers, question_answers: given },
			});
		beforeEach(() => change([loom, cloth]));
		afterAll(() => change([]));

		test('keeps them as they were asked, with the answers', async () => {
			const target = async (slug: string) =>
				(await ask<ApplicationTarget>('GET', `/internships/${slug}/application`)).body.questions;
			expect([await target('loom-intern'), await target('yarn-intern')]).toEqual([
				[loom, cloth],
				[],
			]);
			const { status, body } = await send(question_answers);
			expect([status, body.question_answers]).toEqual([201, question_answers]);
			await change(['What would you weave?']);
			const later = await ask<WholeApplication>('GET', `/applications/${body.id}`);
			expect(later.body.question_answers).toEqual(question_answers);
			expect(later.body.listing).not.toHaveProperty('questions');
		});

		test.each([
			['no answers', undefined],
			['an answer too few', question_answers.slice(0, 1)],
			['another order', question_answers.toReversed()],
			['another question', [...question_answers.slice(1), { question: 'Why?', answer: 'So.' }]],
			['an answer too many', [...question_answers, { question: 'Why?', answer: 'So.' }]],
		])('is refused with %s, and says that they have changed', async (_, given) => {
			expect(await send(given)).toMatchObject({
				status: 409,
				body: {
					code: 'questions_changed',
					message:
						'The employer has changed its questions in the meantime. Look at them once more.',
				},
			});
			expect(await admin`select from public.applications`).toEqual([]);
		});

		test('has room for texts at their longest, of letters with three bytes', async () => {
			const text = (length: number) => '字'.repeat(length);
			const questions = ['a', 'b', 'c'].map((letter) => letter + text(199));
			await change(questions);
			const { status, body } = await ask<WholeApplication>('POST', '/applications', {
				body: {
					internship: 'loom-intern',
					motivation: text(5_000),
					experience: text(5_000),
					availability: text(5_000),
					question_answers: questions.map((question) => ({ question, answer: text(1_000) })),
				},
			});
			expect([status, body.question_answers.length]).toEqual([201, 3]);
		});

		test('is compared with what is asked when it is stored, also in the moment of a change', async () => {
			let sent: Promise<unknown> = Promise.resolve();
			await admin.begin(async (tx) => {
				await tx`update public.internships set questions = ${[cloth]} where slug = 'loom-intern'`;
				sent = send(question_answers);
				await vi.waitUntil(async () => {
					const waiting = await tx`select from pg_locks where not granted limit 1`;
					return waiting.length > 0;
				}, 20_000);
			});
			expect(await sent).toMatchObject({ status: 409, body: { code: 'questions_changed' } });
		});

		test('is refused with an answer to none', async () => {
			await change([]);
			expect(await send(question_answers)).toMatchObject({
				status: 409,
				body: { code: 'questions_changed' },
			});
			expect((await send([])).status).toBe(201);
		});

		test.each([
			[[{ question: loom, answer: ' ' }]],
			[[{ question: loom, answer: 'x'.repeat(1_001) }]],
			[[{ question: loom }]],
			[Array(4).fill({ question: loom, answer: 'The oldest.' })],
			['The oldest.'],
		])('is not valid with %j', async (given) => {
			expect(await send(given)).toMatchObject({
				status: 400,
				body: { code: 'validation_failed' },
			});
		});
	});

	test('shows its facts before it is sent, and afterwards which one was sent', async () => {
		const target = () => ask<ApplicationTarget>('GET', '/internships/loom-intern/application');
		expect((await target()).body).toMatchObject({
			internship: { title: 'loom-intern', status: 'open' },
			applied: null,
			similar: [],
		});
		const id = await applied();
		const { body } = await target();
		expect(body.applied).toMatchObject({ id });
		// The index follows the table within a second: then what another test has published is similar too.
		expect(body.similar).toContainEqual(expect.objectContaining({ slug: 'yarn-intern' }));
		await move(id, 'submitted', 'withdrawn');
		expect((await target()).body).toMatchObject({ applied: null, similar: [] });
		expect(await ask('GET', '/internships/no-such-intern/application')).toMatchObject({
			status: 404,
		});
		expect(await ask('GET', '/internships/No%20Such/application')).toMatchObject({ status: 404 });
	});
});

describe('what goes along with an application', () => {
	const name = 'Mei Tan';
	const profile = async () => {
		const [row] = await admin<{ seen: string }[]>`
			insert into public.student_profiles (user_id, name, skills, work_permission)
			values (${student.id}, ${name}, '["Weaving"]', '{"kind": "graduate-visa", "ends_on": null}')
			returning to_json(updated_at) #>> '{}' as seen`;
		return row?.seen ?? '';
	};
	const send = (along: object) =>
		ask<WholeApplication & { code: string }>('POST', '/applications', {
			body: { internship: 'loom-intern', ...answers, ...along },
		});
	const cvOf = (id: string, token = student.token) =>
		app.fetch(call('GET', `/api/applications/${id}/cv`, { token }));
	beforeEach(() => admin`delete from public.student_profiles`);

	test('is nothing where nothing is asked for', async () => {
		const { body } = await apply();
		expect(body.sent).toBeNull();
		expect((await cvOf(body.id)).status).toBe(404);
	});

	test('is the profile, the permission if it is shown, and a CV made from it', async () => {
		const seen = await profile();
		const { status, body } = await send({
			profile: { seen, show_permission: true },
			cv: { kind: 'made', seen, leave_out: false },
		});
		expect(status).toBe(201);
		expect(body.sent).toMatchObject({
			profile: { name, skills: ['Weaving'] },
			permission_shown: { kind: 'graduate-visa' },
			cv_name: 'CV Mei Tan.pdf',
		});
		const cv = await cvOf(body.id);
		expect(cv.headers.get('content-disposition')).toContain(
			'attachment; filename="CV Mei Tan.pdf"',
		);
		expect((await cv.text()).slice(0, 5)).toBe('%PDF-');
		expect((await cvOf(body.id, other.token)).status).toBe(404);
		const { body: hidden } = await ask<WholeApplication>('GET', `/applications/${body.id}`);
		expect(hidden.sent).toEqual(body.sent);
	});

	test('is the uploaded CV', async () => {
		const [cv] = await admin<{ seen: string }[]>`
			insert into public.cv_files (user_id, name, content)
			values (${student.id}, 'mine.pdf', '%PDF-1.7') returning to_json(updated_at) #>> '{}' as seen`;
		const { body } = await send({ cv: { kind: 'own', seen: cv?.seen } });
		expect(body.sent).toEqual({ profile: null, permission_shown: null, cv_name: 'mine.pdf' });
		await admin`delete from public.cv_files`;
		expect(await (await cvOf(body.id)).text()).toBe('%PDF-1.7');
	});

	test('is stored once where the same profile makes it again', async () => {
		const seen = await profile();
		const cv = { kind: 'made', seen, leave_out: false };
		for (let times = 0; times < 3; times += 1)
			await move((await send({ cv })).body.id, 'submitted', 'withdrawn');
		const { body } = await send({ internship: 'yarn-intern', cv });
		expect(body.sent?.cv_name).toBe('CV Mei Tan.pdf');
		expect(await admin`select from public.sent_cvs`).toHaveLength(1);
		expect(await admin`select from public.application_copies`).toHaveLength(4);
	});

	test('is refused in words where the account’s CVs fill 20 MB, with all that was typed', async () => {
		await admin`insert into public.sent_cvs (user_id, content)
			select ${student.id}, convert_to('%PDF-' || n || repeat(' ', 2097100), 'utf8') from generate_series(1, 10) as n`;
		const seen = await profile();
		const full = { code: 'cvs_full', message: expect.stringContaining('20 MB') };
		expect(await send({ cv: { kind: 'made', seen, leave_out: false } })).toMatchObject({
			status: 403,
			body: full,
		});
		expect(await admin`select from public.applications`).toEqual([]);
		expect((await send({ cv: null })).status).toBe(201);
		await admin`delete from public.sent_cvs`;
	});

	test.each([
		[
			'profile',
			(seen: string) => ({ profile: { seen, show_permission: false } }),
			'profile_changed',
		],
		[
			'made',
			(seen: string) => ({ cv: { kind: 'made', seen, leave_out: false } }),
			'profile_changed',
		],
		['own CV', (seen: string) => ({ cv: { kind: 'own', seen } }), 'cv_changed'],
	])('that has been changed meanwhile is said, and nothing is sent: %s', async (_, along, code) => {
		await profile();
		expect(await send(along('2026-01-01T00:00:00Z'))).toMatchObject({
			status: 409,
			body: { code },
		});
		expect(await admin`select id from public.applications`).toEqual([]);
	});
});

describe('a student’s applications', () => {
	test('are listed newest first, twenty at a time, and nobody else’s', async () => {
		await admin`insert into public.applications
			(user_id, program_type, motivation, experience, availability, created_at)
			select ${student.id}, 'remote', n::text, 'None', 'June', now() - n * interval '1 hour'
			from generate_series(1, 45) as n`;
		await apply('loom-intern', other.token);
		const ids: string[] = [];
		const sizes: number[] = [];
		for (let before: string | null = ''; before !== null; ) {
			const query: string = before && `?before=${before}`;
			const { body } = await ask<ApplicationsPage>('GET', `/applications${query}`);
			ids.push(...body.items.map(({ id }) => id));
			sizes.push(body.items.length);
			before = body.next;
		}
		const stored = await admin<{ id: string }[]>`
			select id from public.applications where user_id = ${student.id} order by created_at desc`;
		expect(sizes).toEqual([20, 20, 5]);
		expect(ids).toEqual(stored.map(({ id }) => id));
	});

	test('have no answers in the list', async () => {
		await apply();
		const { body } = await ask<ApplicationsPage>('GET', '/applications');
		expect(body.items).toHaveLength(1);
		expect(JSON.stringify(body)).not.toContain(answers.experience);
	});

	test('are not listed for a query that does not exist', async () => {
		for (const query of ['?before=x', '?user_id=1'])
			expect(await ask('GET', `/applications${query}`)).toMatchObject({ status: 400 });
	});
});

describe('a move', () => {
	test('by staff is seen, and the student accepts the offer', async () => {
		const id = await applied();
		await staffMove(id, 'submitted', 'offered', 'We liked your looms.');
		const seen = await ask<WholeApplication>('GET', `/applications/${id}`);
		expect(seen.body).toMatchObject({ status: 'offered', undo_seconds: 0 });
		expect(seen.body.events.at(-1)).toMatchObject({
			mover: 'staff',
			message: 'We liked your looms.',
		});
		const accepted = await move(id, 'offered', 'accepted');
		expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
		expect(accepted.body.undo_seconds).toBeGreaterThan(590);
	});

	test('to an offer is counted as what needs the student, with its last day', async () => {
		const id = await applied();
		expect((await ask<Me>('GET', '/me')).body).toMatchObject({ needs: 0 });
		await staffMove(id, 'submitted', 'offered');
		const { offer_until } = (await ask<WholeApplication>('GET', `/applications/${id}`)).body;
		expect((await ask<Me>('GET', '/me')).body).toMatchObject({
			needs: 1,
			title: '1 of your applications needs you.',
			detail: `1 offer to answer, by ${dayText(offer_until ?? '')}.`,
		});
	});

	test('has its day as a calendar file: of the answer, then of the offer, then none', async () => {
		const id = await applied();
		const calendar = async (token = student.token) => {
			const response = await app.fetch(call('GET', `/api/applications/${id}/calendar`, { token }));
			expect(response.headers.get('access-control-allow-origin')).toBeNull();
			return { response, text: (await response.text()).replaceAll('\r\n ', '') };
		};
		const answer = await calendar();
		expect(answer.response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(answer.response.headers.get('content-disposition')).toMatch(
			/^attachment; filename="Answer [ -~]+ Tidewell Systems\.ics"; filename\*=UTF-8''Answer%20/,
		);
		expect(answer.text).toContain(`\r\nUID:answer-${id}@`);
		await staffMove(id, 'submitted', 'offered');
		const { offer_until } = (await ask<WholeApplication>('GET', `/applications/${id}`)).body;
		const offer = await calendar();
		expect(offer.text).toContain(`\r\nUID:offer-${id}@`);
		expect(offer.text).toContain(`\r\nDTSTART;VALUE=DATE:${offer_until?.replaceAll('-', '')}\r\n`);
		expect((await calendar(other.token)).response.status).toBe(404);
		await move(id, 'offered', 'accepted');
		expect((await calendar()).response.status).toBe(404);
	});

	test('is refused where somebody else was first', async () => {
		const id = await applied();
		await staffMove(id, 'submitted', 'in-review');
		expect(await move(id, 'submitted', 'withdrawn')).toMatchObject({
			status: 409,
			body: { code: 'moved_meanwhile' },
		});
	});

	test.each(['accepted', 'offered', 'rejected', 'unanswered'])(
		'to %s does not exist',
		async (to) => {
			const id = await applied();
			expect(await move(id, 'submitted', to)).toMatchObject({
				status: 422,
				body: { code: 'no_such_move' },
			});
		},
	);

	test('that is no move at all is refused', async () => {
		const id = await applied();
		expect(await move(id, 'submitted', 'deleted')).toMatchObject({ status: 400 });
		expect(await move(id, 'submitted', 'withdrawn', 'm'.repeat(5_001))).toMatchObject({
			status: 400,
		});
	});

	test('withdraws with a reason, and one may apply again', async () => {
		const id = await applied();
		const { body } = await move(id, 'submitted', 'withdrawn', 'Another offer.');
		expect(body.events.at(-1)).toMatchObject({ to_status: 'withdrawn', message: 'Another offer.' });
		expect((await apply()).status).toBe(201);
		expect(await ask('POST', `/applications/${id}/take-back`)).toMatchObject({
			status: 409,
			body: { code: 'not_taken_back' },
		});
	});

	test('is taken back once, and leaves no trace for its reader', async () => {
		const id = await applied();
		await move(id, 'submitted', 'withdrawn');
		const back = await ask<WholeApplication>('POST', `/applications/${id}/take-back`);
		expect(back).toMatchObject({ status: 200, body: { status: 'submitted', undo_seconds: 0 } });
		expect(back.body.events.map(({ to_status }) => to_status)).toEqual(['submitted']);
		expect(await ask('POST', `/applications/${id}/take-back`)).toMatchObject({ status: 409 });
	});

	test('cannot be taken back after ten minutes', async () => {
		const id = await applied();
		await move(id, 'submitted', 'withdrawn');
		await admin`update public.application_events set at = at - interval '601 seconds'`;
		const { body } = await ask<WholeApplication>('GET', `/applications/${id}`);
		expect(body.undo_seconds).toBe(0);
		expect(await ask('POST', `/applications/${id}/take-back`)).toMatchObject({ status: 409 });
	});
});

describe('a message of the employer', () => {
	const employersMove = async (id: string, message: string) => {
		const [company] = await admin`
			insert into public.employers ${admin(verifiedEmployer(other.id, 'Loom Works'))}
			on conflict (user_id) do update set verified = true returning id, company_name`;
		await admin`update public.internships set source = 'employer', employer_id = ${company?.id}
			where slug = 'loom-intern'`;
		const body = { expected: 'submitted', to: 'interview', message };
		const path = `/employer/applications/${id}/move`;
		expect((await ask('POST', path, { token: other.token, body })).status).toBe(200);
		await makeFinal();
		const { events } = (await ask<WholeApplication>('GET', `/applications/${id}`)).body;
		return { event: events.at(-1)?.id ?? '', company: company?.company_name };
	};
	const reported = () =>
		admin`select internship, event_id, reason, message, email from public.reports`;

	test('is reported by its student, once; staff see who wrote what about which application', async () => {
		await admin`delete from public.reports`;
		const id = await applied();
		const { event, company } = await employersMove(id, 'We hope to meet you.');
		const report = (body: object, token = student.token, application = id) =>
			ask('POST', `/applications/${application}/report`, { token, body });
		const body = { event, reason: 'fee', message: 'A fee.' };
		for (const refused of [
			await report(body, other.token),
			await report({ ...body, event: NOWHERE }),
			await report(body, student.token, NOWHERE),
		])
			expect(refused.status).toBe(404);
		expect((await report({ ...body, reason: 'closed' })).status).toBe(400);
		expect((await report({ ...body, more: 1 })).status).toBe(400);
		expect(await reported()).toEqual([]);
		expect((await report(body)).status).toBe(201);
		expect((await report({ ...body, reason: 'other' })).status).toBe(201);
		expect(await reported()).toEqual([
			{ internship: 'loom-intern', event_id: event, reason: 'fee', message: 'A fee.', email: null },
		]);
		await admin`insert into public.staff (user_id) values (${other.id})`;
		const forStaff = await ask<object>('GET', '/staff/reports', { token: other.token });
		await admin`delete from public.staff`;
		expect(forStaff.body).toMatchObject({
			items: [{ about: { application: id, company, message: 'We hope to meet you.' } }],
		});
		// With the application goes the message, and not the report.
		await forgetApplications(admin);
		expect(await reported()).toMatchObject([{ event_id: null, reason: 'fee' }]);
	});

	test('of somebody else, or of staff, cannot be reported, whatever is sent to the database', async () => {
		await admin`delete from public.reports`;
		const id = await applied();
		await staffMove(id, 'submitted', 'interview', 'From staff.');
		const { events } = (await ask<WholeApplication>('GET', `/applications/${id}`)).body;
		const event = events.at(-1)?.id ?? '';
		const body = { event, reason: 'fee' };
		expect((await ask('POST', `/applications/${id}/report`, { body })).status).toBe(404);
		for (const internship of ['loom-intern', null])
			await expect(
				asWritingPerson(
					started.backend.sql,
					student.id,
					(tx) =>
						tx`insert into public.reports ${tx({ event_id: event, reason: 'fee', internship })}`,
				),
			).rejects.toMatchObject({ code: '42501' });
	});
});

describe('somebody else’s application', () => {
	test('is answered as one that does not exist', async () => {
		const id = await applied();
		const { token } = other;
		const refusals = await Promise.all(
			[id, NOWHERE, 'no-id'].flatMap((given) => [
				ask('GET', `/applications/${given}`, { token }),
				ask('POST', `/applications/${given}/move`, {
					token,
					body: { expected: 'submitted', to: 'withdrawn' },
				}),
				ask('POST', `/applications/${given}/take-back`, { token }),
			]),
		);
		expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
		expect(refusals[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
	});
});

test.each([
	['GET', '/applications'],
	['POST', '/applications'],
	['GET', `/applications/${NOWHERE}`],
	['POST', `/applications/${NOWHERE}/move`],
	['POST', `/applications/${NOWHERE}/take-back`],
	['GET', '/internships/loom-intern/application'],
])('%s %s needs a session', async (method, path) => {
	for (const token of ['', 'a.b.c', started.backend.keys.publishable])
		expect((await ask(method, path, { token })).status).toBe(401);
});

test.each([
	['DELETE', '/applications', 'GET, HEAD, POST'],
	['PUT', `/applications/${NOWHERE}`, 'GET, HEAD'],
	['GET', `/applications/${NOWHERE}/move`, 'POST'],
])('%s %s is not allowed', async (method, path, allow) => {
	const response = await app.fetch(call(method, `/api${path}`));
	expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});
