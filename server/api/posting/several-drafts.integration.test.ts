import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
	DRAFT_COLUMNS,
	type DraftImportReport,
	type SubmitOutcomes,
} from '#schema/employers/draft-import.ts';
import type { EmployerPostings } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { cellOf } from '#schema/internships/import/cells.ts';
import type { DaysQuestion } from '#schema/internships/import/days.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { csvLine } from '#server/http/sent-files.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const today = londonDay(new Date());
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PEOPLE = ['owner', 'recruiter', 'rival', 'student'] as const;
type Name = (typeof PEOPLE)[number];

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
const people = {} as Record<Name, { id: string; token: string }>;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	for (const name of PEOPLE) people[name] = await signedUp(started.backend, `${name}@example.org`);
	for (const [name, company] of [
		['owner', 'Tidewell Systems'],
		['rival', 'Rival Ropes'],
	] as const)
		await admin`insert into public.employers (user_id, company_name, contact_person, profile_completed, verified)
			values (${people[name].id}, ${company}, 'Rosa Lind', true, true)`;
	await admin`
		insert into public.company_members (employer_id, user_id, role)
		select employer_id, ${people.recruiter.id}, 'recruiter' from public.company_members
		where user_id = ${people.owner.id}`;
});
beforeEach(async () => {
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
});
afterAll(() => close());

const ask = <T>(who: Name, method: string, path: string, body?: unknown) =>
	askApi<T>(app, method, path, { token: people[who].token, body });

type Refusal = { code: string; message: string };

async function look<T = DraftImportReport>(
	file: string | Uint8Array<ArrayBuffer>,
	query: Record<string, string> = {},
	who: Name = 'recruiter',
) {
	const response = await app.fetch(
		new Request(`http://127.0.0.1:3999/api/employer/drafts/import?${new URLSearchParams(query)}`, {
			method: 'POST',
			headers: { Authorization: `Bearer ${people[who].token}`, 'Content-Type': 'text/csv' },
			body: file as BodyInit,
		}),
	);
	return { status: response.status, body: (await response.json()) as T };
}

/** Looks at a file, then stores it. */
async function send(file: string) {
	const looked = await look(file);
	return looked.body.wrong.length === 0 ? look(file, { seen: looked.body.seen }) : looked;
}

const lineOf = (content: Partial<DraftContent> & Record<string, unknown>) =>
	csvLine(DRAFT_COLUMNS.map((name) => cellOf(content[name])));
const fileOf = (...contents: (Partial<DraftContent> & Record<string, unknown>)[]) =>
	csvLine(DRAFT_COLUMNS) + contents.map(lineOf).join('');
const drafts = async (who: Name = 'owner') =>
	(await ask<EmployerPostings>(who, 'GET', '/employer/internships')).body.drafts;

describe('a file of drafts', () => {
	test('is looked at first and stored second, by a recruiter too; the same file is already there', async () => {
		const file = fileOf(draftFor(today), draftFor(today, { title: 'Loom Intern' }));
		const looked = await look(file);
		expect(looked.body).toMatchObject({
			stored: false,
			added: [
				{ line: 2, title: 'Ferry Data Intern' },
				{ line: 3, title: 'Loom Intern' },
			],
			there: [],
			wrong: [],
		});
		expect(await drafts()).toEqual([]);
		expect((await look(file, { seen: looked.body.seen })).body.stored).toBe(true);
		expect((await drafts()).map(({ title, state, step }) => [title, state, step]).sort()).toEqual([
			['Ferry Data Intern', 'draft', 4],
			['Loom Intern', 'draft', 4],
		]);
		expect(await drafts('rival')).toEqual([]);

		expect((await send(file)).body).toMatchObject({ added: [], there: [2, 3], wrong: [] });
		// Also where a draft has changed since.
		await admin`
			update public.internship_drafts set content = jsonb_set(content, '{title}', '"Weaver Intern"')
			where content ->> 'title' = 'Loom Intern'`;
		expect((await send(file)).body).toMatchObject({ added: [], there: [2, 3] });
		const weaver = fileOf(draftFor(today, { title: 'Weaver Intern' }));
		expect((await send(weaver)).body).toMatchObject({ added: [], there: [2] });
		expect(await drafts()).toHaveLength(2);
	});

	test('stores nothing where one line is wrong, and names each fault at its column', async () => {
		const file = fileOf(
			draftFor(today),
			{ ...draftFor(today), title: 'Loom Intern', pay_amount: 100, starts_on: '31/06/2027' },
			{ ...draftFor(today), title: 'Weaver Intern', pay_amount: 100 },
		);
		const { status, body } = await send(file);
		expect(status).toBe(200);
		expect(body.stored).toBe(false);
		expect(body.added).toEqual([{ line: 2, title: 'Ferry Data Intern' }]);
		expect(body.wrong).toEqual([
			{
				line: 3,
				title: 'Loom Intern',
				problems: [
					{
						column: 'starts_on',
						cell: '31/06/2027',
						words: '“31/06/2027” is not possible. Write the day as 2027-06-30.',
					},
				],
			},
			{
				line: 4,
				title: 'Weaver Intern',
				problems: [{ column: 'pay_amount', cell: '100', words: expect.stringMatching(/minimum/) }],
			},
		]);
		expect((await look(file, { seen: body.seen })).body.stored).toBe(false);
		expect(await drafts()).toEqual([]);
	});

	test.each([
		[
			'semicolons and a byte-order mark',
			(file: string) => `\ufeff${file.replaceAll('","', '";"')}`,
		],
		['tabs', (file: string) => file.replaceAll('","', '"\t"')],
		[
			'a line that names the separator',
			(file: string) => `sep=;\r\n${file.replaceAll('","', '";"')}`,
		],
	])('is read with %s', async (_, written) => {
		const file = written(fileOf(draftFor(today, { title: 'Café Intern' })));
		expect((await look(file)).body).toMatchObject({
			added: [{ title: 'Café Intern' }],
			wrong: [],
		});
	});

	test('is asked about days that can be read in two ways', async () => {
		const year = Number(today.slice(0, 4)) + 1;
		const file = fileOf({ ...draftFor(today), starts_on: `07/06/${year}`, deadline: '' });
		const { body } = await look<DaysQuestion>(file);
		expect(body.ask.days).toEqual({ 'day-first': `${year}-06-07`, 'month-first': `${year}-07-06` });
		expect((await look(file, { days: 'day-first' })).body.days?.day).toBe(`${year}-06-07`);
	});

	test.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
		[
			'10,000 lines',
			csvLine(DRAFT_COLUMNS) + lineOf(draftFor(today)).repeat(10_000),
			413,
			'The file is larger than 1 MB. Send at most 50 internships in a file.',
		],
		[
			'51 lines',
			csvLine(DRAFT_COLUMNS) + lineOf({ title: 'A' }).repeat(51),
			400,
			'The file has more than 50 internships. Send it in parts.',
		],
		['a slug', 'title,slug\r\nA,b\r\n', 400, '“slug” is not one of them'],
		['no title', 'sector,weeks\r\nLaw,8\r\n', 400, '“title” is missing'],
		['no internships', csvLine(DRAFT_COLUMNS), 400, 'The file has no internships.'],
		[
			'letters of Windows',
			Uint8Array.from(Buffer.from(fileOf({ title: 'Café' }), 'latin1')),
			400,
			'The file is not in UTF-8. Save it as "CSV UTF-8" and send it again.',
		],
	])('is refused in words with %s', async (_, file, status, words) => {
		const refused = await look<Refusal>(file);
		expect(refused.status).toBe(status);
		expect(refused.body.message).toContain(words);
	});

	test('is refused where the company would have more than fifty drafts', async () => {
		const titles = Array.from({ length: 30 }, (_, at) => `Intern of loom ${at}`);
		const of = (names: string[]) => fileOf(...names.map((title) => draftFor(today, { title })));
		expect((await send(of(titles))).body.stored).toBe(true);
		const more = await look<Refusal>(of(titles.map((title) => `${title} B`)));
		expect(more).toMatchObject({ status: 409, body: { code: 'too_many' } });
		expect(more.body.message).toContain('You have 30 drafts, and the file has 30 new ones');
		// Of two at once, which both fit, the second counts the first.
		const [one, other] = [of(['Intern A', 'Intern B']), of(['Intern C', 'Intern D'])];
		await admin`
			insert into public.internship_drafts (employer_id, content, step)
			select id, '{}', 1 from public.employers, generate_series(1, 17)
			where company_name = 'Tidewell Systems'`;
		const seen = await Promise.all([one, other].map(async (file) => (await look(file)).body.seen));
		const statuses = await Promise.all(
			[one, other].map(async (file, at) => (await look(file, { seen: seen[at] ?? '' })).status),
		);
		expect(statuses.sort()).toEqual([200, 409]);
		expect(await admin`select from public.internship_drafts`).toHaveLength(49);
	});

	test('is stored as it was looked at, or not at all', async () => {
		const file = fileOf(draftFor(today), draftFor(today, { title: 'Loom Intern' }));
		const { seen } = (await look(file)).body;
		await send(fileOf(draftFor(today)));
		expect(await look<Refusal>(file, { seen })).toMatchObject({
			status: 409,
			body: { code: 'changed' },
		});
		expect(await drafts()).toHaveLength(1);
	});

	test('is taken from members of a company only', async () => {
		for (const who of ['student'] as const)
			expect((await look<Refusal>(fileOf(draftFor(today)), {}, who)).status).toBe(404);
		expect((await look(fileOf(draftFor(today)), {}, 'rival')).body.added).toHaveLength(1);
	});

	test('has a template, whose two lines are right', async () => {
		const response = await app.fetch(
			call('GET', '/api/employer/drafts/template', { token: people.owner.token }),
		);
		expect(response.headers.get('content-disposition')).toContain('internships.csv');
		const template = Buffer.from(await response.arrayBuffer()).toString();
		expect((await send(template)).body).toMatchObject({ stored: true, wrong: [] });
		expect(await drafts()).toHaveLength(2);
	});
});

describe('several drafts that are submitted at once', () => {
	const submit = (who: Name, items: { id: string; version: number }[]) =>
		ask<SubmitOutcomes>(who, 'POST', '/employer/drafts/submit', { drafts: items });
	const stored = async () => {
		await send(
			fileOf(
				draftFor(today),
				draftFor(today, { title: 'Loom Intern' }),
				draftFor(today, { title: 'Weaver Intern' }),
			),
		);
		const own = await drafts();
		const named = (title: string) => {
			const { id, version } = own.find((draft) => draft.title === title) ?? { id: '', version: 0 };
			return { id, version };
		};
		return [named('Ferry Data Intern'), named('Loom Intern'), named('Weaver Intern')] as const;
	};

	test('are each checked: what lacks something is named, the others wait for staff', async () => {
		const [ferry, loom, weaver] = await stored();
		await admin`
			update public.internship_drafts
			set content = content || ${JSON.stringify({ weeks: null, starts_on: daysAfter(today, -1) })}::text::jsonb
			where id = ${loom.id}`;
		const { status, body } = await submit('recruiter', [
			ferry,
			{ ...loom, version: loom.version + 1 },
			{ ...weaver, version: weaver.version + 5 },
			{ id: NOWHERE, version: 1 },
		]);
		expect(status).toBe(200);
		expect(body.items).toMatchObject([
			{ id: ferry.id, title: 'Ferry Data Intern', refused: null },
			{
				title: 'Loom Intern',
				refused: {
					code: 'incomplete',
					problems: [
						'First day: The first day must be after today.',
						'Weeks: Between 6 and 52 weeks.',
						'Last day to apply: The last day to apply is before the first day of work.',
					],
				},
			},
			{ title: 'Weaver Intern', refused: { code: 'changed', problems: [] } },
			{ id: NOWHERE, title: '', refused: { code: 'not_found' } },
		]);
		expect((await drafts()).map(({ title, state }) => [title, state]).sort()).toEqual([
			['Ferry Data Intern', 'submitted'],
			['Loom Intern', 'draft'],
			['Weaver Intern', 'draft'],
		]);
	});

	test('are of one’s own company', async () => {
		const [ferry] = await stored();
		expect((await submit('rival', [ferry])).body.items).toMatchObject([
			{ title: '', refused: { code: 'not_found' } },
		]);
		expect((await submit('student', [ferry])).status).toBe(404);
		expect((await drafts()).every(({ state }) => state === 'draft')).toBe(true);
	});

	test('are fifty at most', async () => {
		const many = Array.from({ length: 51 }, () => ({ id: NOWHERE, version: 1 }));
		expect((await submit('owner', many)).status).toBe(400);
		expect((await submit('owner', [])).status).toBe(400);
	});
});
