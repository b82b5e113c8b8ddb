import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySearch } from '#schema/internships/internship-search.ts';
import type { SearchWords, SearchWordTrial } from '#schema/staff/search-words.ts';
import type { StaffLogPage } from '#schema/staff/staff.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const TODAY = '2026-11-22';
const PATH = '/staff/searches/words';
type Refusal = { code: string; message: string };

let api: TestApi;
let token: string;
let colleague: string;
let student: string;

beforeAll(async () => {
	api = await startTestApi();
	const { admin, started } = api;
	const people = [];
	for (const name of ['mo', 'kit', 'ann'])
		people.push(await signedUp(started.backend, `${name}@example.org`));
	const [member, second, third] = people;
	token = member?.token ?? '';
	colleague = second?.token ?? '';
	student = third?.token ?? '';
	await admin`insert into public.staff (user_id) values (${member?.id ?? ''}), (${second?.id ?? ''})`;
	const row = internshipRow('contract', { title: 'Contract Intern', sector: 'Law' });
	await admin`insert into public.internships ${admin(row)}`;
});
beforeEach(() => api.admin`delete from public.search_words`);
afterAll(() => api?.close());

const post = <T = Refusal>(path: string, body: object, by = token) =>
	askApi<T>(api.app, 'POST', `${PATH}${path}`, { token: by, body });
const list = async (by = token) =>
	(await askApi<SearchWords>(api.app, 'GET', PATH, { token: by })).body;
const stored = () => api.admin`select typed, key, means from public.search_words`;
const law = { typed: 'Quill-wrights!', means: 'LAWYER' };

describe('a word that staff add', () => {
	it('is tried before, which stores nothing; then it counts, and is in the log', async () => {
		const { status, body } = await post<SearchWordTrial>('/try', law);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			typed: 'quill wrights',
			means: 'lawyer',
			better: [],
			worse: [],
			refused: false,
		});
		expect(body.judged).toBeGreaterThan(800);
		expect(body.titles).toHaveLength(3);
		expect(await stored()).toEqual([]);

		expect((await post('', law)).status).toBe(200);
		expect(await stored()).toEqual([
			{ typed: 'quill wrights', key: 'quillwright', means: 'lawyer' },
		]);
		const { words, meanings } = await list(colleague);
		expect(words).toMatchObject([{ typed: 'quill wrights', means: 'lawyer', unused: false }]);
		expect(meanings).toContain('lawyer');
		expect(meanings).toContain('Leeds');
	});

	// Texts are indexed with the sayings of several words; one word needs no other index.
	it.each([
		['of one word', { typed: 'quillwrights', means: 'lawyer' }],
		['of two words', law],
	])(
		'finds in every process without a restart, and no more once it is removed: %s',
		async (_, word) => {
			const { sql } = api.started.backend;
			const running = [createCatalogue(sql), createCatalogue(sql)];
			for (const catalogue of running) await catalogue.load();
			const searchAll = () =>
				Promise.all(
					running.map(async ({ search, version }) => {
						const { items } = await search({ ...emptySearch, q: 'quillwright' }, TODAY);
						return { version: await version(), slugs: items.map(({ slug }) => slug) };
					}),
				);
			const [before] = await searchAll();
			expect(before?.slugs).toEqual([]);
			await post('', word);
			// After a restart, too.
			const later = createCatalogue(sql);
			await later.load();
			running.push(later);
			await expect
				.poll(async () => (await searchAll()).map(({ slugs }) => slugs), { timeout: 30_000 })
				.toEqual([['contract'], ['contract'], ['contract']]);
			// Stored pages have the version in their key.
			const [with_] = await searchAll();
			expect(with_?.version).not.toBe(before?.version);
			const [line] = (await list()).words;
			expect((await post(`/${line?.id}/remove`, {}, colleague)).status).toBe(200);
			await expect
				.poll(async () => (await searchAll()).map(({ slugs }) => slugs), { timeout: 30_000 })
				.toEqual([[], [], []]);

			const { body } = await askApi<StaffLogPage>(api.app, 'GET', '/staff/log', { token });
			expect(body.items.slice(0, 2)).toMatchObject([
				{
					staff_email: 'kit@example.org',
					action: 'remove',
					subject: 'search-word',
					detail: `“${line?.typed}” means “lawyer”`,
				},
				{ staff_email: 'mo@example.org', action: 'add', subject: 'search-word' },
			]);
		},
	);

	it('can say nothing', async () => {
		expect((await post('', { typed: 'quillwright', means: null })).status).toBe(200);
		expect(await stored()).toEqual([{ typed: 'quillwright', key: 'quillwright', means: null }]);
	});

	it('is not added where the project’s own queries are answered worse', async () => {
		const worse = { typed: 'law students', means: 'nursing' };
		// The tables know both words, and not the two together.
		const { body } = await post<SearchWordTrial>('/try', worse);
		expect(body).toMatchObject({ worse: ['law student'], refused: true });
		const { status, body: refusal } = await post('', worse);
		expect([status, refusal.code]).toEqual([422, 'worse']);
		expect(await stored()).toEqual([]);
	});

	it.each([
		['a word that the tables have', { typed: 'Lawyers', means: 'nursing' }, 422, 'typed'],
		['a place', { typed: 'leeds', means: 'nursing' }, 422, 'typed'],
		['a filter', { typed: 'part time', means: 'nursing' }, 422, 'typed'],
		['a word that says nothing', { typed: 'internship', means: 'law' }, 422, 'typed'],
		['a negation', { typed: 'without', means: 'law' }, 422, 'typed'],
		['signs', { typed: '?! | = ,', means: 'law' }, 422, 'typed'],
		['one letter', { typed: 'x', means: 'law' }, 422, 'typed'],
		['a figure with a comma', { typed: '1,5 quills', means: 'law' }, 422, 'typed'],
		['seven words', { typed: 'qa qb qc qd qe qf qg', means: 'law' }, 422, 'typed'],
		[
			'letters that are long when written out',
			{ typed: 'ﷺ'.repeat(9), means: 'law' },
			422,
			'typed',
		],
		['a meaning that nothing has', { typed: 'quillwright', means: 'quillsmith' }, 422, 'means'],
		['a meaning of signs', { typed: 'quillwright', means: '|' }, 422, 'means'],
		['10,000 letters', { typed: 'q'.repeat(10_000), means: 'law' }, 400, 'validation_failed'],
		['a line break', { typed: 'quill\nwright', means: 'law' }, 400, 'validation_failed'],
		['half a letter', { typed: 'quill\ud800', means: 'law' }, 400, 'validation_failed'],
		['a NUL', { typed: 'quill\0', means: 'law' }, 400, 'validation_failed'],
		['no meaning', { typed: 'quillwright' }, 400, 'validation_failed'],
		['more than that', { ...law, key: 'law' }, 400, 'validation_failed'],
	])('is refused: %s', async (_, body, status, code) => {
		for (const path of ['/try', '']) {
			const answer = await post(path, body);
			expect([answer.status, answer.body.code]).toEqual([status, code]);
			expect(answer.body.message).toMatch(/\.$|\w$/);
		}
		expect(await stored()).toEqual([]);
	});

	it('that is in a title is not left out, and leads there whatever it means', async () => {
		const row = internshipRow('inkwright', { title: 'Trainee Inkwright', sector: 'Design' });
		await api.admin`insert into public.internships ${api.admin(row)}`;
		const word = { typed: 'inkwrights', means: 'lawyer' };
		await expect
			.poll(async () => (await post<SearchWordTrial>('/try', word)).body.titled, {
				timeout: 30_000,
			})
			.toBe(1);
		const ignored = await post('', { typed: 'inkwrights', means: null });
		expect([ignored.status, ignored.body.code]).toEqual([422, 'typed']);
		await post('', word);
		const catalogue = createCatalogue(api.started.backend.sql);
		await catalogue.load();
		const { items } = await catalogue.search(
			{ ...emptySearch, q: 'inkwright', sort: 'best' },
			TODAY,
		);
		expect(items.map(({ slug }) => slug)).toEqual(['inkwright', 'contract']);
		await api.admin`delete from public.internships where slug = 'inkwright'`;
	});

	/** The answers to two members of staff, each of whom tries a word beside those that were there before both. */
	async function addedAtOnce(one: object, other: object) {
		const { sent } = await api.admin.begin(async (tx) => {
			await tx`lock table public.search_words`;
			const sent = [post('', one), post('', other, colleague)];
			await vi.waitUntil(async () => {
				const waiting = await tx`
					select from pg_locks where relation = 'public.search_words'::regclass and not granted`;
				return waiting.length >= sent.length;
			}, 100_000);
			return { sent };
		});
		return Promise.all(sent);
	}

	it('is added by one of two members of staff at once', async () => {
		const answers = await addedAtOnce(law, law);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await stored()).toHaveLength(1);
		const others = await addedAtOnce(
			{ typed: 'inkwright', means: 'lawyer' },
			{ typed: 'inksmith', means: 'lawyer' },
		);
		expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(others.find(({ status }) => status === 409)?.body.code).toBe('changed');
	});

	it('is removed once', async () => {
		await post('', law);
		const [word] = (await list()).words;
		const remove = (by: string) => post(`/${word?.id}/remove`, {}, by);
		const answers = await Promise.all([remove(token), remove(colleague)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await post('/no-id/remove', {})).status).toBe(404);
	});

	it('has a meaning that the content may have lost: then it does nothing, which is said', async () => {
		await api.admin`insert into public.search_words (typed, key, means)
			values ('quillwright', 'quillwright', 'quillsmith')`;
		expect((await list()).words).toMatchObject([{ typed: 'quillwright', unused: true }]);
		expect((await post('', law)).status).toBe(409);
	});
});

it('nobody but staff reads, tries, adds or removes them', async () => {
	const id = '00000000-0000-4000-8000-00000000000a';
	for (const [method, path, body] of [
		['GET', PATH, undefined],
		['POST', PATH, law],
		['POST', `${PATH}/try`, law],
		['POST', `${PATH}/${id}/remove`, {}],
	] as const) {
		const answer = await askApi(api.app, method, path, { token: student, body });
		expect(answer.status).toBe(404);
	}
});
