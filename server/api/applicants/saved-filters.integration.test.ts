import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import { MOST_SAVED_FILTERS, type SavedFilter } from '#schema/applications/saved-filters.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let rosa: Person & { employer: string };
let owen: Person;
let student: Person;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const world = employerWorld(started, admin);
	rosa = await world.employer('rosa@example.org', 'Tidewell');
	owen = await signedUp(started.backend, 'owen@example.org');
	student = await signedUp(started.backend, 'ann@example.org');
	await admin`insert into public.company_members ${admin({
		employer_id: rosa.employer,
		user_id: owen.id,
		role: 'recruiter',
	})}`;
});
afterAll(() => close());

const send = (path: string, body: unknown, token = rosa.token) =>
	app.fetch(call('POST', `/api/employer${path}`, { token, body }));
const kept = async (token = rosa.token): Promise<SavedFilter[]> => {
	const response = await app.fetch(call('GET', '/api/employer/applications', { token }));
	return ((await response.json()) as ApplicantsPage).saved_filters;
};

test('a member keeps filters under a name, alone; they are renamed, deleted, and end as the member leaves', async () => {
	const query =
		'status=submitted&stars=3&sort=stars&after=1_2_3_x&of=employers&view=board&nonsense=1';
	const saved = await send('/applications/filters', { name: 'The best', query });
	expect(saved.status).toBe(200);
	const [first] = await kept();
	expect(first).toMatchObject({ name: 'The best', query: 'status=submitted&stars=3&sort=stars' });
	expect(await kept(owen.token)).toEqual([]);
	const rename = `/applications/filters/${first?.id}/rename`;
	expect((await send(rename, { name: 'Mine' }, owen.token)).status).toBe(404);
	expect((await send(rename, { name: 'To read first' })).status).toBe(200);
	expect((await send('/applications/filters', { name: 'To read first', query })).status).toBe(409);
	expect((await kept()).map(({ name }) => name)).toEqual(['To read first']);
	expect((await send(`/applications/filters/${first?.id}/delete`, {}, owen.token)).status).toBe(
		404,
	);
	expect((await send(`/applications/filters/${first?.id}/delete`, {})).status).toBe(200);
	expect(await kept()).toEqual([]);

	await send('/applications/filters', { name: 'Owen’s', query: 'cv=yes' }, owen.token);
	expect(await kept(owen.token)).toHaveLength(1);
	expect((await send('/colleagues/leave', {}, owen.token)).status).toBe(200);
	expect(await admin`select from public.saved_filters where user_id = ${owen.id}`).toEqual([]);
});

test.each([
	{ name: ' ', query: 'cv=yes' },
	{ name: 'x'.repeat(61), query: 'cv=yes' },
	{ name: 'Two\nlines', query: 'cv=yes' },
	{ name: 'Nothing', query: '' },
	{ name: 'Unknown', query: 'age=20' },
	{ name: 'Long', query: `words=${'x'.repeat(2_001)}` },
])('%j is refused', async (body) => {
	expect((await send('/applications/filters', body)).status).toBe(400);
});

test('nobody keeps more than there is room for, nor one who answers no applications any', async () => {
	const saved = Array.from({ length: MOST_SAVED_FILTERS + 2 }, (_, number) =>
		send('/applications/filters', { name: `Number ${number}`, query: 'cv=yes' }),
	);
	const statuses = (await Promise.all(saved)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_SAVED_FILTERS);
	expect(statuses.filter((status) => status === 403)).toHaveLength(2);
	const other = { name: 'Mine', query: 'cv=yes' };
	expect((await send('/applications/filters', other, student.token)).status).toBe(404);
});
