import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Log } from '#server/log.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { fakeBackend, silent } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

const lifecycle = { stopping: false };

type Person = { id: string; token: string };
let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let rosa: Person & { employer: string };
let owen: Person;
let rival: Person;
let ann: Person;
let ofAnn: string;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const world = employerWorld(started, admin);
	rosa = await world.employer('rosa@example.org', 'Tidewell');
	rival = await world.employer('rival@example.org', 'Rival');
	owen = await signedUp(started.backend, 'owen@example.org');
	ann = await signedUp(started.backend, 'ann@example.org');
	await admin`insert into public.company_members ${admin({
		employer_id: rosa.employer,
		user_id: owen.id,
		role: 'recruiter',
	})}`;
	ofAnn = await world.apply(ann.id, await world.publish(rosa.employer, 'loom-intern'));
});
afterAll(() => close());

type Told = { ok: boolean; status?: number; value?: object };
type Drawn = { viewer: { value: { id: string } }; told: Told[] };

/** What the stub of a site draws of these calls (test/servers/fake-site.ts). */
async function ask(
	token: string | undefined,
	calls: string[],
	given: Record<string, string> = {},
	by = app,
) {
	const of = `/?${new URLSearchParams(calls.map((path) => ['call', path]))}`;
	const query = new URLSearchParams({ of, room: '80', rules: '/screens.css', ...given });
	const request = call('GET', `/api/first-screen?${query}`, token ? { token } : {});
	const response = await by.fetch(request);
	const body = (await response.json()) as { html: string; answers: Record<string, unknown> };
	return { status: response.status, headers: response.headers, ...body };
}
const drawnOf = ({ html }: { html: string }): Drawn => JSON.parse(html);

test('is drawn of what the calls of the one who asks are answered with, and kept by nobody', async () => {
	const paths = ['/employer/applications', `/employer/applications/${ofAnn}`];
	const { status, headers, answers, ...rest } = await ask(rosa.token, paths);
	expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
	const { viewer, told } = drawnOf(rest);
	expect(viewer.value.id).toBe(rosa.id);
	expect(Object.keys(answers)).toEqual(expect.arrayContaining(paths.map((path) => `/api${path}`)));
	for (const [place, path] of paths.entries()) {
		const alone = await app.fetch(call('GET', `/api${path}`, { token: rosa.token }));
		expect(answers[`/api${path}`]).toEqual(await alone.json());
		expect(told[place]?.value).toEqual(answers[`/api${path}`]);
	}
});

test.each([
	['a rival', () => rival, 404],
	['a student', () => ann, 404],
	['nobody', () => null, 401],
	['a stranger with a token of their own making', () => ({ token: 'a.b.c' }), 401],
])('%s learns nothing of another’s', async (_, who, refused) => {
	const paths = [
		`/employer/applications/${ofAnn}`,
		`/employer/applications/matching?near=${ofAnn}`,
		`/employer/applications/some?ids=${ofAnn}`,
		'/staff',
		'/staff/drafts',
	];
	const { status, html, answers } = await ask(who()?.token, paths);
	if (!who()) return expect([status, html]).toEqual([refused, undefined]);
	const { told } = drawnOf({ html });
	expect(told[0]).toMatchObject({ ok: false, status: refused });
	// Besides that, who they are themselves.
	const { '/api/first-screen/viewer': __, ...others } = answers;
	expect(JSON.stringify([told, others])).not.toMatch(/Looms|ann@|Tidewell/);
	// The lists of their own are empty.
	const refusedTo = Object.keys(others).filter((path) => !path.includes('?'));
	expect(refusedTo).toEqual([]);
});

test('a colleague sees what the company does until they are removed', async () => {
	const path = `/employer/applications/${ofAnn}`;
	expect(drawnOf(await ask(owen.token, [path])).told[0]?.ok).toBe(true);
	await admin`delete from public.company_members where user_id = ${owen.id}`;
	const { html, answers } = await ask(owen.token, [path]);
	expect(drawnOf({ html }).told[0]).toMatchObject({ ok: false, status: 404 });
	expect(Object.keys(answers)).toEqual(['/api/first-screen/viewer']);
});

test('with a session that has ended there is nothing', async () => {
	const gone = await signedUp(started.backend, 'gone@example.org');
	await admin`delete from auth.sessions where user_id = ${gone.id}`;
	const { html, answers } = await ask(gone.token, ['/employer/company']);
	expect(drawnOf({ html }).told[0]).toMatchObject({ ok: false, status: 401 });
	expect(answers).toEqual({});
});

test('with a token that has expired there is nothing', async () => {
	const [head = '', payload = ''] = rosa.token.split('.');
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
	const ended = { ...claims, exp: Math.floor(Date.now() / 1_000) - 60 };
	const text = `${head}.${Buffer.from(JSON.stringify(ended)).toString('base64url')}`;
	const secret = started.config.jwtSecret ?? '';
	const token = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
	const { html, answers } = await ask(token, [`/employer/applications/${ofAnn}`]);
	expect(drawnOf({ html }).told[0]).toMatchObject({ ok: false, status: 401 });
	expect(answers).toEqual({});
});

test('before the second step is taken there is nothing', async () => {
	const path = `/employer/applications/${ofAnn}`;
	await admin`insert into second_factor.apps ${admin({ user_id: rosa.id, secret: 'x', since: new Date() })}`;
	const { html, answers } = await ask(rosa.token, [path]);
	await admin`delete from second_factor.apps where user_id = ${rosa.id}`;
	expect(drawnOf({ html }).told[0]).toMatchObject({ ok: false, status: 403 });
	expect(answers).toEqual({});
	expect(drawnOf(await ask(rosa.token, [path])).told[0]?.ok).toBe(true);
});

test('where drawing fails there are the answers alone', async () => {
	const path = '/employer/applications';
	const of = `/?${new URLSearchParams({ call: path, broken: '' })}`;
	const { status, html, answers } = await ask(rosa.token, [], { of });
	expect([status, html]).toEqual([200, null]);
	expect(Object.keys(answers)).toContain(`/api${path}`);
});

test('while the database does not answer there is nothing', async () => {
	const away = fakeBackend(() => new Response(null, { status: 503 }));
	const site = await fakeSite(started.config.siteUrl);
	const other = createApp(started.config, away, site, { log: silent, lifecycle });
	const { html, answers } = await ask(rosa.token, ['/employer/applications'], {}, other);
	expect(drawnOf({ html }).told[0]).toMatchObject({ ok: false, status: 503 });
	expect(answers).toEqual({});
});

test('the log does not say what was asked for, also where drawing fails', async () => {
	const lines: object[] = [];
	const write = (fields: object) => lines.push(fields);
	const log = { info: write, warn: write, error: write } as unknown as Log;
	const site = await fakeSite(started.config.siteUrl);
	const other = createApp(started.config, started.backend, site, { log, lifecycle });
	const of = `/?${new URLSearchParams({ call: '/employer/applications?words=Looms', broken: '' })}`;
	await ask(rosa.token, [], { of }, other);
	expect(lines).toContainEqual(expect.objectContaining({ type: 'Error' }));
	expect(lines).toContainEqual(expect.objectContaining({ path: '/api/first-screen' }));
	expect(JSON.stringify(lines)).not.toMatch(/Looms|rosa/i);
});

test('of more than eight at once the others have no answers, and are told so at once', async () => {
	const path = '/employer/applications';
	const asked = await Promise.all(Array.from({ length: 10 }, () => ask(rosa.token, [path])));
	const counts = asked.map(({ answers }) => Object.keys(answers).length);
	expect(counts).toEqual([...Array(8).fill(2), 0, 0]);
	expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200));
	expect((await ask(rosa.token, [path])).html).not.toBe(null);
});

test.each([
	['of another site', { of: '//elsewhere.example/' }],
	['of another site, as browsers read it', { of: '/\\elsewhere.example/' }],
	['of no address', { of: 'employer-dashboard' }],
	['of a long one', { of: `/${'x'.repeat(2_001)}` }],
	['for no width', { room: 'wide' }],
	['with more than is asked', { more: '1' }],
	['by rules without end', { rules: 'x'.repeat(201) }],
])('a screen %s is refused', async (_, given) => {
	expect((await ask(rosa.token, [], given)).status).toBe(400);
});

test('it is a GET', async () => {
	for (const method of ['POST', 'DELETE', 'PUT']) {
		const response = await app.fetch(call(method, '/api/first-screen', { token: rosa.token }));
		expect(response.status).toBe(405);
	}
});
