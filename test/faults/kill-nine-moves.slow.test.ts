import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, browserKey, caughtMails, send } from '#test/api-client.ts';
import { killBoth, type Place } from '#test/faults/running-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 400_000 });

const MANY = 500;
/** When the server is killed, as parts of the time that the moves take undisturbed. */
const MOMENTS = [0.2, 0.6, 0.9, 1.05, 1.5];
const member = { email: 'member@example.org', password: 'correct horse' };

let place: Place;
beforeAll(async () => {
	place = await makePreparedPlace();
});
afterAll(() => place.clear());

type Session = { access_token: string; user: { id: string } };
const signIn = async (url: string): Promise<Session> =>
	ask(url, '/auth/v1/token?grant_type=password', { key: await browserKey(url), body: member });

async function makeMember(url: string): Promise<void> {
	const key = await browserKey(url);
	await ask(url, '/auth/v1/signup', { key, body: member });
	const mail = (await caughtMails(url)).findLast(({ to }) => to === member.email);
	await ask(url, '/auth/v1/verify', { key, body: mailedCode(mail?.text ?? '') });
	const { user } = await signIn(url);
	await inDatabase(place, async (sql) => {
		await sql`insert into public.staff (user_id) values (${user.id})`;
		const [student] = await sql`
			insert into auth.users (id, email) values (gen_random_uuid(), 'student@example.org') returning id`;
		await sql`insert into public.applications
			(user_id, program_type, motivation, experience, availability, answer_due_on)
			select ${student?.id}, 'remote', n::text, 'None', 'June', '2099-01-01'
			from generate_series(1, ${MANY}) as n`;
	});
}

/** The number of applications that are moved, with one event and one notice of each. */
const moved = () =>
	inDatabase(place, async (sql) => {
		const [row] = await sql<{ moved: number; events: number; notices: number }[]>`
			select
				(select count(*)::int from public.applications where status = 'interview') as moved,
				(select count(distinct application_id)::int from public.application_events) as events,
				(select count(distinct row_id)::int from outbox.notices
					where kind = 'application_events') as notices`;
		return row;
	});

/** All applications as they were sent. @returns the call that moves them all */
async function prepare(url: string): Promise<() => Promise<Response>> {
	const { access_token: token } = await signIn(url);
	const ids = await inDatabase(place, async (sql) => {
		await sql`update public.applications set status = 'submitted'`;
		await sql`delete from public.application_events`;
		await sql`delete from outbox.notices`;
		return sql`select id from public.applications`;
	});
	const body = { moves: ids.map(({ id }) => ({ id, expected: 'submitted' })), to: 'interview' };
	return () => send(url, '/api/staff/applications/moves', { token, body });
}

test(`killed while ${MANY} applications are moved: all of them or none, each with its mail once`, async () => {
	const seen: number[] = [];
	let server = place.start();
	await makeMember(await server.url());
	const undisturbed = await prepare(await server.url());
	const start = performance.now();
	expect((await undisturbed()).status).toBe(200);
	const took = performance.now() - start;
	for (const part of MOMENTS) {
		const move = await prepare(await server.url());
		const answer = move().catch(() => null);
		await pause(part * took);
		await killBoth(place, server);
		const acknowledged = (await answer)?.ok === true;
		server = place.start();
		await server.url();
		const now = await moved();
		expect([0, MANY]).toContain(now?.moved);
		expect(now).toEqual({ moved: now?.moved, events: now?.moved, notices: now?.moved });
		if (acknowledged) expect(now?.moved).toBe(MANY);
		seen.push(now?.moved ?? -1);
	}
	process.stdout.write(`${Math.round(took)} ms undisturbed; then ${seen.join(', ')} moved\n`);
});
