import type { ISql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, browserKey, send } from '#test/api-client.ts';
import { killBoth, type Place, type RunningServer } from '#test/faults/running-server.ts';
import { mailIdle } from '#test/mail-idle.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { type MailServer, mailsTo, startMailServer } from '#test/servers/mail-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 400_000 });

const MANY = 20;
/** How many decisions have been acknowledged when the server is killed. */
const KILLS = [3, 11, 19, 30];
const AT_ONCE = 4;
const member = { email: 'member@example.org', password: 'correct horse' };

let place: Place;
let mails: MailServer;
beforeAll(async () => {
	place = await makePreparedPlace();
	mails = await startMailServer();
});
afterAll(async () => {
	await place.clear();
	await mails.close();
});

const start = () => place.start(mails.settings);

type Decision = { path: string; body: object };
type Session = { access_token: string };

const signIn = async (url: string): Promise<string> => {
	const key = await browserKey(url);
	const path = '/auth/v1/token?grant_type=password';
	return (await ask<Session>(url, path, { key, body: member })).access_token;
};

/** Employers that wait to be verified, and messages that wait for an answer. */
async function addWaiting(sql: ISql): Promise<Decision[]> {
	const decisions: Decision[] = [];
	for (let number = 0; number < MANY; number += 1) {
		const [user] = await sql`insert into auth.users (id, email)
			values (gen_random_uuid(), ${`company-${number}@example.org`}) returning id`;
		const profile = {
			...verifiedEmployer(user?.id, `Company ${number}`),
			website: 'https://company.example',
			verified: false,
		};
		const [employer] = await sql`insert into public.employers ${sql(profile)}
			returning id, to_json(updated_at) as seen`;
		const message = {
			name: 'Ann',
			email: `ann-${number}@example.org`,
			subject: 'Fees',
			message: 'Are there any?',
		};
		const [contact] = await sql`insert into public.contacts ${sql(message)} returning id`;
		decisions.push(
			{
				path: `/api/staff/employers/${employer?.id}/verify`,
				body: { expected: employer?.seen, checks: ['website'] },
			},
			{ path: `/api/staff/messages/${contact?.id}/answer`, body: { message: 'There are none.' } },
		);
	}
	await sql`delete from outbox.notices`;
	return decisions;
}

/** Sends them, some at once, and takes those that are done from the list, until the server does not answer. */
async function decide(url: string, token: string, waiting: Decision[], onDone: () => void) {
	const next = async (): Promise<void> => {
		const decision = waiting.shift();
		if (!decision) return;
		const response = await send(url, decision.path, { token, body: decision.body }).catch(
			() => null,
		);
		// 503: Postgres is killed a moment before the server.
		if (!response || response.status === 503) {
			waiting.push(decision);
			return;
		}
		// 409: it had been stored when the server was killed.
		expect([200, 409]).toContain(response.status);
		onDone();
		return next();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** How many mails each employer and each writer has had. */
const allMails = () =>
	Array.from({ length: MANY }, (_, number) => [
		mailsTo(mails, `company-${number}@example.org`, 'Your company is verified'),
		mailsTo(mails, `ann-${number}@example.org`, 'Our answer to your message'),
	]).flat();

test('killed while staff decide: every decision is stored once, with one mail', async () => {
	let server: RunningServer = start();
	let url = await server.url();
	await ask(url, '/auth/v1/signup', { key: await browserKey(url), body: member });
	const waiting = await inDatabase(place, async (sql) => {
		await sql`update auth.users set email_confirmed_at = now() where email = ${member.email}`;
		await sql`insert into public.staff (user_id)
			select id from auth.users where email = ${member.email}`;
		return addWaiting(sql);
	});
	let done = 0;
	const deciding = async () =>
		decide(url, await signIn(url), waiting, () => {
			done += 1;
		});
	for (const kill of KILLS) {
		const round = deciding();
		await vi.waitUntil(() => done >= kill, { timeout: 30_000, interval: 1 });
		await killBoth(place, server);
		await round;
		server = start();
		url = await server.url();
	}
	await deciding();
	expect(waiting).toEqual([]);
	await inDatabase(place, async (sql) => {
		// Companies are verified when the decision can no longer be taken back.
		await sql`update staff_rules.pending_decisions set due_at = clock_timestamp()`;
		const pending = () => sql`select from staff_rules.pending_decisions`;
		await vi.waitUntil(async () => (await pending()).length === 0, { timeout: 60_000 });
		await mailIdle(sql, { killed: true });
		const [stored] = await sql`select
			(select count(*)::int from public.employer_decisions) as verified,
			(select count(*)::int from public.contact_answers) as answered,
			(select count(*)::int from public.staff_log where action in ('verify', 'answer')) as logged`;
		expect(stored).toEqual({ verified: MANY, answered: MANY, logged: 2 * MANY });
	});
	expect(allMails()).toEqual(Array(2 * MANY).fill(1));
});
