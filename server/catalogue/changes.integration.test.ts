import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { connect } from '#server/postgres/database.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { createCatalogue, type WholeCatalogue } from './catalogue.ts';

const TODAY = '2026-11-22';
const PUBLISHED = '2026-11-10T09:30:00+00:00';

let started: TestBackend;
let admin: Sql;
let catalogue: WholeCatalogue;

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
});
beforeEach(async () => {
	await admin`delete from public.internships`;
	const rows = ['loom', 'kiln'].map((slug) => internshipRow(slug, { published_at: PUBLISHED }));
	await admin`insert into public.internships ${admin(rows)}`;
	// Another one for each test looks at the database at once.
	catalogue = createCatalogue(started.backend.sql);
	await catalogue.load();
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** As a process that has just started knows it. */
const fresh = async () => {
	const another = createCatalogue(started.backend.sql);
	await another.load();
	return another;
};
const loom = async () => (await catalogue.bySlug('loom', TODAY))?.internship;

test('what is new has changed when it was published', async () => {
	expect(await loom()).toMatchObject({ updated_at: PUBLISHED, revision: 0 });
	expect(await catalogue.openSlugs(TODAY, 10)).toEqual([
		{ slug: 'kiln', updated: '2026-11-10' },
		{ slug: 'loom', updated: '2026-11-10' },
	]);
	const [item] = await catalogue.newest(emptySearch, TODAY, 1);
	expect(item).toMatchObject({ updated_at: PUBLISHED, revision: 0 });
});

describe('a change', () => {
	test.each([
		['of its deadline', { deadline: '2027-04-15' }],
		['of its texts', { requirements: ['Plain writing'] }],
		['that pauses it', { status: 'paused', paused_by: 'employer' }],
		['that closes it', { status: 'closed', closed_at: '2026-11-21T09:00:00Z' }],
	])('%s is one for readers: it is counted, and later than the last', async (_, changes) => {
		const before = new Date().toISOString();
		await admin`update public.internships set ${admin(changes)} where slug = 'loom'`;
		const changed = await loom();
		expect(changed?.revision).toBe(1);
		expect(Date.parse(changed?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(before));
		await admin`update public.internships
			set status = 'open', paused_by = null, closed_at = null, title = 'Weaving' where slug = 'loom'`;
		const again = await loom();
		expect(again?.revision).toBe(2);
		expect(Date.parse(again?.updated_at ?? '')).toBeGreaterThanOrEqual(
			Date.parse(changed?.updated_at ?? ''),
		);
		const { searchWithTexts } = await fresh();
		const { items } = await searchWithTexts(emptySearch, TODAY);
		expect(items.find(({ slug }) => slug === 'loom')).toMatchObject({
			revision: 2,
			updated_at: again?.updated_at,
		});
	});

	test.each([
		['of what nobody sees', { most_applications: 40 }],
		['to the same', { title: 'Loom Intern' }],
		['that says another time', { updated_at: '2030-01-01T00:00:00Z', revision: 9 }],
	])('%s is none for readers', async (_, changes) => {
		await admin`update public.internships set title = 'Loom Intern' where slug = 'loom'`;
		const before = await loom();
		await admin`update public.internships set ${admin(changes)} where slug = 'loom'`;
		expect(await loom()).toEqual(before);
	});
});

test('the last change of all never goes back, whatever is paused or deleted, in each process', async () => {
	const moments: string[] = [];
	const look = async () => moments.push((await (await fresh()).changedAt()) ?? '');
	await look();
	await admin`update public.internships set title = 'Weaving' where slug = 'loom'`;
	await look();
	await admin`update public.internships set status = 'paused', paused_by = 'limit' where slug = 'loom'`;
	await look();
	await admin`delete from public.internships where slug = 'loom'`;
	await look();
	await admin`delete from public.internships`;
	await look();
	expect(moments).toEqual(moments.toSorted());
	expect(new Set(moments).size).toBeGreaterThan(3);
});

test('a restored row keeps its time and its count', async () => {
	const row = internshipRow('restored', { published_at: PUBLISHED });
	const kept = { ...row, updated_at: '2026-11-12T10:00:00Z', revision: 4 };
	await admin`insert into public.internships ${admin(kept)}`;
	expect((await (await fresh()).bySlug('restored', TODAY))?.internship).toMatchObject({
		updated_at: '2026-11-12T10:00:00+00:00',
		revision: 4,
	});
});
