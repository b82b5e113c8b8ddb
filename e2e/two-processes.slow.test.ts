import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import { ask, send } from '#test/api-client.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { startDatabase, type TestDatabase } from './helpers/server/database.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server/server.ts';

/** Two processes of the built site on one database. Each keeps what it has rendered for a minute: half of that is waited. */
let database: TestDatabase;
let admin: Sql;
let here: ServerUnderTest;
let there: ServerUnderTest;
const key = 'publishable-key-of-the-tests';

beforeAll(async () => {
	database = await startDatabase();
	const env = {
		DATABASE_URL: database.url,
		JWT_SECRET: 'one-secret-that-all-of-the-servers-are-given',
		PUBLISHABLE_KEY: key,
		SECRET_KEY: 'secret-key-of-the-tests',
	};
	here = await startLoggedServer(env);
	there = await startLoggedServer(env);
	admin = postgres(database.url, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await here.stop();
	await there.stop();
	await database.remove();
});

async function person(name: string): Promise<{ id: string; token: string }> {
	const body = { email: `${name}@two.example`, password: 'six or more' };
	await ask(here.url, '/auth/v1/signup', { key, body });
	await admin`update auth.users set email_confirmed_at = now() where email = ${body.email}`;
	const session = await ask<{ access_token: string; user: { id: string } }>(
		here.url,
		'/auth/v1/token?grant_type=password',
		{ key, body },
	);
	return { id: session.user.id, token: session.access_token };
}

it('what is approved on one is found, and has its page, on the other long before what it keeps is old', async () => {
	const [employer, member] = [await person('employer'), await person('member')];
	await admin`insert into public.employers ${admin(verifiedEmployer(employer.id, 'Tidewell Systems'))}`;
	await admin`insert into public.staff (user_id) values (${member.id})`;
	const slug = 'ferry-data-intern-tidewell-systems-leeds';
	const search = async () => (await fetch(`${there.url}/internships?q=ferry+data`)).text();
	const page = async () => (await fetch(`${there.url}/internships/${slug}`)).status;
	const publish = (path: string, body: object, token: string) =>
		ask<{ id: string }>(here.url, path, { token, body });

	const content = draftFor(londonDay(new Date()));
	const { id } = await publish('/api/employer/drafts', { content, step: 4 }, employer.token);
	await publish(`/api/employer/drafts/${id}/submit`, { version: 1 }, employer.token);
	// The other process keeps what it has answered.
	for (const _ of [1, 2]) {
		expect(await search()).not.toContain(slug);
		expect(await page()).toBe(404);
	}
	await publish(`/api/staff/drafts/${id}/approve`, { version: 2 }, member.token);
	await publish(`/api/staff/drafts/${id}/publish-now`, {}, member.token);
	const start = performance.now();
	await expect
		.poll(async () => [(await search()).includes(slug), await page()], { interval: 50 })
		.toEqual([true, 200]);
	const took = Math.round(performance.now() - start);
	process.stdout.write(`Public on the other process after ${took} ms\n`);
});

it('a word that staff add on one leads somewhere on the other, and nowhere once it is removed', async () => {
	const member = await person('wordsmith');
	await admin`insert into public.staff (user_id) values (${member.id})`;
	const isLaw = async () =>
		(await (await fetch(`${there.url}/internships.json?q=quillwright`)).text()).includes('Law');
	const becomes = (isExpected: boolean) => expect.poll(isLaw, { interval: 50 }).toBe(isExpected);
	// The other process keeps what it has answered.
	for (const _ of [1, 2]) expect(await isLaw()).toBe(false);
	const { token } = member;
	const word = { typed: 'quillwright', means: 'lawyer' };
	const path = '/api/staff/searches/words';
	const { id } = await ask<{ id: string }>(here.url, path, { token, body: word });
	await becomes(true);
	await ask(here.url, `${path}/${id}/remove`, { token, body: {} });
	await becomes(false);
});

const words = { line: null, name: null };

it('a list that is shared on one can be read on the other, and is gone there as soon as it is ended', async () => {
	const { token } = await person('adviser');
	const [one] = await admin<{ slug: string }[]>`
		select slug from public.internships where status = 'open' and not hidden limit 1`;
	const body = { ...words, title: 'For year two', internships: [one?.slug ?? ''] };
	const { id, address } = await ask<{ id: string; address: string }>(here.url, '/api/lists', {
		token,
		body,
	});
	const { pathname } = new URL(address);
	const read = async (path = pathname) => (await fetch(there.url + path)).status;
	// The other process keeps what it has rendered.
	for (const _ of [1, 2]) expect(await read()).toBe(200);
	await ask(here.url, `/api/lists/${id}`, { token, body: { ...words, title: 'For year three' } });
	expect(await (await fetch(there.url + pathname)).text()).toContain('For year three');
	await ask(here.url, `/api/lists/${id}/end`, { token, body: {} });
	expect([await read(), await read(`${pathname}/internships.csv`)]).toEqual([404, 404]);
});

it('an invitation is used once, and of two owners who remove each other one stays, on whichever process', async () => {
	const [rosa, owen] = [await person('rosa'), await person('owen')];
	await admin`insert into public.employers ${admin(verifiedEmployer(rosa.id, 'Loom & Sons'))}`;
	const path = '/api/employer/colleagues';
	const status = async ({ url }: ServerUnderTest, { token }: typeof rosa, call: string) =>
		(await send(url, path + call, { token, ...(call && { body: {} }) })).status;
	const { id } = await ask<{ id: string }>(here.url, path, {
		token: rosa.token,
		body: { email: 'owen@two.example', role: 'owner' },
	});
	const accept = (server: ServerUnderTest) => status(server, owen, `/invitations/${id}/accept`);
	expect((await Promise.all([accept(here), accept(there)])).toSorted()).toEqual([200, 404]);
	const removed = await Promise.all([
		status(here, rosa, `/members/${owen.id}/remove`),
		status(there, owen, `/members/${rosa.id}/remove`),
	]);
	expect(removed.toSorted()).toEqual([200, 404]);
	const seen = (server: ServerUnderTest) =>
		Promise.all([status(server, rosa, ''), status(server, owen, '')]);
	expect(await seen(here)).toEqual(removed);
	expect(await seen(there)).toEqual(removed);
});
