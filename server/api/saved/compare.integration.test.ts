import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import type {
	ComparedListings,
	ComparedOwn,
	NoteSaved,
} from '#schema/students/compared-internships.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
type Refusal = { code: string; message: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
let ann: Person;
let ben: Person;
let rosa: Person;
let loom: string;

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	ann = await signedUp(api.started.backend, 'ann@example.org');
	ben = await signedUp(api.started.backend, 'ben@example.org');
	const company = await world.employer('rosa@example.org', 'Tidewell Systems');
	rosa = company;
	loom = await world.publish(company.employer, 'loom-intern', {
		hours: 35,
		pay_amount: 2400,
		requirements: ['Has mended a loom'],
	});
	await world.publish(company.employer, 'yarn-intern', { least_hours: 16, hours: 20 });
	await world.publish(company.employer, 'felt-intern', {});
});
beforeEach(async () => {
	await api.admin`delete from public.saved_internships`;
	await api.admin`delete from public.saved_notes`;
	await forgetApplications(api.admin);
	await api.admin`update public.internships set status = 'open', closed_at = null`;
});
afterAll(() => api.close());

const ask = <T>(path: string, body: object, { token }: { token?: string } = ann) =>
	askApi<T>(api.app, 'POST', `/saved${path}`, { body, ...(token && { token }) });
const save = (internships: string[], person = ann) => ask('', { internships }, person);
const remove = (internships: string[]) => ask('/remove', { internships });
const note = (text: string | null, expected = 0, person = ann, internship = 'loom-intern') =>
	ask<NoteSaved & Refusal>('/note', { internship, text, expected }, person);
const own = async (internships = ['loom-intern', 'yarn-intern'], person = ann) =>
	(await ask<ComparedOwn>('/compare/own', { internships }, person)).body;
const copyOf = async ({ token }: Person) =>
	(await (await api.app.fetch(call('GET', '/account/data', { token }))).json()) as {
		saved_notes: { text: string; slug: string | null; removed_at: string | null }[];
	};

describe('what is compared', () => {
	test('needs no account: what a card shows, what they ask and how they have answered', async () => {
		const { status, body } = await ask<ComparedListings>(
			'/compare',
			{ internships: ['loom-intern', 'yarn-intern', 'no-such-intern'] },
			{},
		);
		expect(status).toBe(200);
		expect(body.today).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(body.items).toMatchObject([
			{
				slug: 'loom-intern',
				hours: 35,
				pay_amount: 2400,
				requirements: ['Has mended a loom'],
				record: null,
				status: 'open',
			},
			{ slug: 'yarn-intern', least_hours: 16, hours: 20, requirements: [] },
		]);
		expect(body.items[0]).not.toHaveProperty('description');
	});

	test('says that one is closed, and has nothing of one that closed long ago', async () => {
		await api.admin`update public.internships set status = 'closed', closed_at = now() where slug = 'loom-intern'`;
		await api.admin`update public.internships set status = 'closed', closed_at = now() - interval '100 days'
			where slug = 'yarn-intern'`;
		const { body } = await ask<ComparedListings>(
			'/compare',
			{ internships: ['loom-intern', 'yarn-intern'] },
			{},
		);
		expect(body.items.map(({ slug, status }) => [slug, status])).toEqual([
			['loom-intern', 'closed'],
		]);
	});

	test.each([
		['none', []],
		['five', ['a', 'b', 'c', 'd', 'e']],
		['what is no slug', ["x' or 1=1"]],
	])('is refused for %s', async (_, internships) => {
		expect((await ask('/compare', { internships }, {})).status).toBe(400);
		expect((await ask('/compare/own', { internships })).status).toBe(400);
	});

	test('has the offers of the person alone, with the facts of the offer, once they are final', async () => {
		const id = await world.apply(ann.id, loom);
		const offer = {
			first_day: '2027-07-05',
			last_day: '2027-09-12',
			hours: 20,
			pay_amount: 15.5,
			pay_per: 'hour',
			place: 'Leeds Dock, Leeds',
			report_to: 'Rosa Lind',
		};
		const moved = await askApi(api.app, 'POST', `/employer/applications/${id}/move`, {
			token: rosa.token,
			body: { expected: 'submitted', to: 'offered', offer },
		});
		expect(moved.status).toBe(200);
		expect((await own()).offers).toEqual([]);
		await api.admin`update public.application_events set at = at - interval '11 minutes'`;
		expect((await own()).offers).toMatchObject([
			{
				id,
				status: 'offered',
				offer: { ...offer, pay_currency: 'GBP' },
				offer_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
				doubts: [],
				internship: { slug: 'loom-intern', hours: 35, pay_amount: 2400 },
			},
		]);
		expect((await own(['yarn-intern'])).offers).toEqual([]);
		expect((await own(['loom-intern'], ben)).offers).toEqual([]);
		expect((await ask('/compare/own', { internships: ['loom-intern'] }, {})).status).toBe(401);
	});
});

describe('a note', () => {
	test('is saved, changed and emptied by its person, each time with the version before it', async () => {
		await save(['loom-intern']);
		expect((await note('Ask about term')).body).toEqual({ version: 1 });
		expect((await own()).notes).toEqual([
			{ slug: 'loom-intern', text: 'Ask about term', version: 1 },
		]);
		expect((await note('Asked: it fits', 1)).body).toEqual({ version: 2 });
		expect((await note('  ', 2)).body).toEqual({ version: 0 });
		expect((await own()).notes).toEqual([]);
		expect((await note(null)).body).toEqual({ version: 0 });
		expect((await note('Again')).body).toEqual({ version: 1 });
	});

	test('of two tabs the second is told, and nothing of the first is lost', async () => {
		await save(['loom-intern']);
		const both = await Promise.all([note('One'), note('Other')]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_elsewhere');
		expect((await note('Late', 7)).body.code).toBe('changed_elsewhere');
		expect((await note(null)).body.code).toBe('changed_elsewhere');
		expect((await own()).notes).toHaveLength(1);
	});

	test('is only on what is saved, and nobody else reads or changes it', async () => {
		expect((await note('Not saved')).body).toMatchObject({ code: 'not_saved' });
		expect((await note('None such', 0, ann, 'no-such-intern')).status).toBe(409);
		await save(['loom-intern']);
		await save(['loom-intern'], ben);
		await note('Mine');
		expect((await own(['loom-intern'], ben)).notes).toEqual([]);
		expect((await note('Theirs', 1, ben)).body.code).toBe('changed_elsewhere');
		expect((await note('Theirs', 0, ben)).status).toBe(200);
		expect((await own()).notes).toMatchObject([{ text: 'Mine' }]);
	});

	test('has at most as many letters as its field takes', async () => {
		await save(['loom-intern']);
		expect((await note('x'.repeat(limits.savedNote))).status).toBe(200);
		expect((await note('x'.repeat(limits.savedNote + 1), 1)).status).toBe(400);
		expect((await note('\u0000', 1)).status).toBe(400);
		await expect(
			api.admin`update public.saved_notes set text = repeat('x', ${limits.savedNote + 1})`,
		).rejects.toThrow('saved_notes_text_check');
	});

	test('is there again where its internship is saved again, and is deleted 30 days after it was removed', async () => {
		await save(['loom-intern']);
		await note('Keep me');
		await remove(['loom-intern']);
		expect((await own()).notes).toEqual([]);
		expect((await note('Changed', 1)).body.code).toBe('not_saved');
		await save(['loom-intern']);
		expect((await own()).notes).toEqual([{ slug: 'loom-intern', text: 'Keep me', version: 1 }]);

		await remove(['loom-intern']);
		const forget = async (age: string) => {
			await api.admin`update public.saved_notes set removed_at = now() - ${age}::interval`;
			await api.admin`select retention.forget_expired(now())`;
			return (await api.admin`select from public.saved_notes`).length;
		};
		expect(await forget('29 days')).toBe(1);
		expect(await forget('31 days')).toBe(0);
	});

	test('of what was removed the last hundred stay, and go with their internships', async () => {
		const rows = Array.from({ length: 102 }, (_, number) => internshipRow(`many-${number}`));
		await api.admin`insert into public.internships ${api.admin(rows)}`;
		await api.admin`
			insert into public.saved_internships (user_id, internship_id)
			select ${ann.id}, id from public.internships where slug like 'many-%'`;
		await api.admin`
			insert into public.saved_notes (user_id, internship_id, text)
			select user_id, internship_id, 'Read' from public.saved_internships`;
		await api.admin`delete from public.saved_internships`;
		expect(await api.admin`select from public.saved_notes`).toHaveLength(100);
		await api.admin`delete from public.internships where slug like 'many-%'`;
		expect(await api.admin`select from public.saved_notes`).toHaveLength(0);
	});

	test('is in the copy of the account, and goes with it', async () => {
		await save(['loom-intern', 'felt-intern'], ben);
		await note('Far away', 0, ben, 'felt-intern');
		await note('Near', 0, ben);
		expect((await copyOf(ben)).saved_notes).toMatchObject([
			{ slug: 'loom-intern', text: 'Near', removed_at: null },
			{ slug: 'felt-intern', text: 'Far away', removed_at: null },
		]);
		expect((await copyOf(ann)).saved_notes).toEqual([]);
		await api.admin
			.begin(async (tx) => {
				await tx`delete from auth.users where id = ${ben.id}`;
				expect(await tx`select from public.saved_notes`).toHaveLength(0);
				throw new Error('as it was');
			})
			.catch((error: Error) => expect(error.message).toBe('as it was'));
	});

	test.each([
		['without a session', { internship: 'loom-intern', text: 'x', expected: 0 }, 401, {}],
		['without a version', { internship: 'loom-intern', text: 'x' }, 400, undefined],
		['with what is no slug', { internship: "x' or 1=1", text: 'x', expected: 0 }, 400, undefined],
		[
			'for somebody else',
			{ internship: 'x', text: 'x', expected: 0, user_id: 'y' },
			400,
			undefined,
		],
	])('is refused %s', async (_, body, status, person) => {
		expect((await ask('/note', body, person ?? ann)).status).toBe(status);
	});
});
