import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleNotice } from '#content/sample-notice.ts';
import { facetsOn } from '#schema/internships/search-facets.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

/** docs/internships-api.md is what is tested: its examples are sent, its tables compared with answers. */
const text = await readFile(join(import.meta.dirname, '../../docs/internships-api.md'), 'utf8');
const NOW = new Date('2026-11-22T12:00:00Z');
const ANY = '…';
/** There while the content is a sample. */
const withNotice = <Name>(name: Name) => sampleNotice !== undefined || name !== 'notice';

type Example = {
	request: string;
	method: string;
	path: string;
	sent: [string, string][];
	status: number;
	headers: [string, string][];
	body: string;
};

const examples = [...text.matchAll(/```http\n([^`]*)```/g)].map(([, block = '']): Example => {
	const [head = '', answer = '', ...body] = block.trim().split('\n\n');
	const [request = '', ...sent] = head.split('\n');
	const [status = '', ...headers] = answer.split('\n');
	const [method = '', path = ''] = request.split(' ');
	const pairs = (lines: string[]) =>
		lines.map((line): [string, string] => [
			line.slice(0, line.indexOf(':')),
			line.slice(line.indexOf(':') + 2),
		]);
	return {
		request,
		method,
		path,
		sent: pairs(sent),
		status: Number.parseInt(status, 10),
		headers: pairs(headers),
		body: body.join('\n\n'),
	};
});

/** The names in the first column of the tables below a heading. */
const namesBelow = (heading: string, from = 0) => {
	const part = text.slice(text.indexOf(heading)).split(/\n## /)[0] ?? '';
	const tables = part.split(/\n\n(?=\|)/).slice(1);
	const rows = (tables[from] ?? '').split('\n\n')[0]?.split('\n').slice(2) ?? [];
	return rows.flatMap((row) =>
		[...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
	);
};

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW });
	({ started, app, admin, close } = await startTestApi());
	const dated = { published_at: '2026-11-10T09:30:00Z', updated_at: '2026-11-12T08:00:00Z' };
	const rows = [
		{
			slug: 'data-analyst-intern-tidewell-systems-leeds',
			title: 'Data Analyst Intern',
			sector: 'Data & AI',
			city: 'Leeds',
			location: 'Holbeck, Leeds',
			kind: 'uk-cities',
			pay_amount: 1300,
			deadline: '2027-02-28',
			starts_on: '2027-06-07',
			starts: '7 June 2027',
			...dated,
			revision: 1,
		},
		{
			slug: 'pattern-intern-marlow-finch-oxford',
			title: 'Pattern Intern',
			company: 'Marlow & Finch',
			sector: 'Fashion',
			city: 'Oxford',
			location: 'Jericho, Oxford',
			kind: 'uk-cities',
			hours: 30,
			pay_amount: 1755,
		},
		{
			slug: 'kiln-intern-ash-pottery-leeds',
			title: 'Kiln Intern',
			company: 'Ash Pottery',
			city: 'Leeds',
			deadline: '2027-03-15',
			starts_on: '2027-06-07',
			status: 'paused',
			paused_by: 'limit',
			...dated,
			revision: 1,
		},
		{
			slug: 'packing-intern-carr-mill-leeds',
			title: 'Packing Intern',
			city: 'Leeds',
			status: 'closed',
			closed_at: '2026-08-01T09:00:00Z',
			published_at: '2026-06-01T09:00:00Z',
		},
	];
	for (const { slug, ...row } of rows)
		await admin`insert into public.internships ${admin(internshipRow(slug, row))}`;
});
afterAll(async () => {
	vi.useRealTimers();
	await close();
});

async function send({ method, path, sent }: Pick<Example, 'method' | 'path' | 'sent'>) {
	const headers = new Headers(sent.filter(([, value]) => value !== ANY));
	const ask = () => app.request(started.config.siteUrl + path, { method, headers });
	if (sent.some(([name, value]) => name === 'If-None-Match' && value === ANY)) {
		const etag = (await ask()).headers.get('etag');
		expect(etag).toMatch(/^(W\/)?"/);
		headers.set('If-None-Match', etag ?? '');
	}
	return ask();
}
const get = (path: string) => send({ method: 'GET', path, sent: [] });
const json = async (path: string) => (await get(path)).json() as Promise<Record<string, unknown>>;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which "…" stands for anything. */
const pattern = (line: string) => new RegExp(`^${line.split(ANY).map(literal).join('.*')}$`);

/** What is written has to be there; an answer may have more members, but no more elements of a list. */
const asWritten = (value: unknown): unknown => {
	if (typeof value === 'string') return value === ANY ? expect.anything() : value;
	if (Array.isArray(value)) return value.map(asWritten);
	if (value === null || typeof value !== 'object') return value;
	return expect.objectContaining(
		Object.fromEntries(
			Object.entries(value)
				.filter(([name]) => withNotice(name))
				.map(([name, member]) => [name, asWritten(member)]),
		),
	);
};

test('there are examples', () => {
	expect(examples.length).toBeGreaterThan(10);
});

test.each(examples)('$request is answered as it is written', async (example) => {
	const response = await send(example);
	const body = await response.text();
	expect(response.status).toBe(example.status);
	for (const [name, value] of example.headers)
		expect(response.headers.get(name) ?? '').toMatch(pattern(value));
	if (example.body === '') return;
	if (response.headers.get('content-type')?.startsWith('application/json')) {
		expect(JSON.parse(body)).toEqual(asWritten(JSON.parse(example.body)));
		return;
	}
	const lines = body.replaceAll('\r\n ', '').split(/\r?\n/);
	let from = 0;
	for (const line of example.body.trim().split('\n')) {
		const at = lines.findIndex((one, index) => index >= from && pattern(line).test(one));
		expect(at, line).toBeGreaterThanOrEqual(0);
		from = at + 1;
	}
});

describe('the tables name', () => {
	test('the members of a search, and the fields of an item', async () => {
		const { items, ...result } = await json('/internships.json?q=data');
		expect(namesBelow('## The JSON').filter(withNotice).toSorted()).toEqual(
			[...Object.keys(result), 'items'].toSorted(),
		);
		const [item] = items as object[];
		expect(namesBelow('## An internship').toSorted()).toEqual(Object.keys(item ?? {}).toSorted());
	});

	test('what one internship has besides', async () => {
		const one = await json('/internships/data-analyst-intern-tidewell-systems-leeds.json');
		const names = namesBelow('## An internship').filter((name) => name !== 'id');
		expect([...names, ...namesBelow('## An internship', 1)].toSorted()).toEqual(
			Object.keys(one).toSorted(),
		);
	});

	test('parameters and values that are understood, and every option', async () => {
		const part = text.slice(text.indexOf('| Parameter | Values |'));
		const rows = part.split('\n\n')[0]?.split('\n').slice(2) ?? [];
		expect(rows.length).toBeGreaterThan(10);
		for (const row of rows) {
			const [, name = ''] = /^\| `(\w+)`/.exec(row) ?? [];
			const cell = row.split('|')[2] ?? '';
			const written = [...cell.matchAll(/`([^`]+)`/g)]
				.map(([, value = '']) => value)
				.filter((value) => !['q', 'industry', 'sector', 'city'].includes(value));
			for (const value of written) {
				const query = new URLSearchParams([
					[name, value],
					...(value === 'best' ? [['q', 'data']] : []),
				]);
				expect(await json(`/internships.json?${query}`)).toMatchObject({ ignored: [] });
			}
			const facet = facetsOn('2026-11-22').find((one) => one.name === name);
			if (!facet || ['pay', 'start', 'sector'].includes(name)) continue;
			expect(written).toEqual(expect.arrayContaining(facet.options.map(({ value }) => value)));
		}
	});

	test('every facet', async () => {
		const { facets } = await json('/internships.json');
		const row = text.split('\n').find((line) => line.startsWith('| `facets`')) ?? '';
		const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name).slice(1);
		expect(named.toSorted()).toEqual(Object.keys(facets as object).toSorted());
	});
});
