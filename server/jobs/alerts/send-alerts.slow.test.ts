import { spawn } from 'node:child_process';
import { once } from 'node:events';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { alertUrl } from '#server/mail/signed-links.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { sendAlerts } from './send-alerts.ts';

/** A Tuesday. The clock of these tests is behind the database's. */
const FIRST_DAY = '2026-01-06';

let started: TestBackend;
let second: TestBackend['backend'];
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend();
	second = await createBackend(started.config, started.log);
	admin = postgres(started.adminUrl, { max: 2 });
});
beforeEach(async () => {
	await admin`delete from auth.users`;
	await admin`delete from public.internships`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await second.close();
	await started.close();
	await dropTestDatabases();
});

async function person(name: string, email = `${name}@example.org`): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into auth.users (id, email) values (gen_random_uuid(), ${email}) returning id`;
	return row?.id ?? '';
}

/** An alert as if made on the first day. */
async function alert(user: string, query: string, frequency = 'daily'): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into public.alerts
			(user_id, query, frequency, told_from, told_to, looked_on, wanted_on)
		select ${user}, ${query}, ${frequency}, newest, newest, ${FIRST_DAY}, ${FIRST_DAY}
		from (select coalesce(max(number), 0) as newest from public.internships) as internship
		returning id`;
	return row?.id ?? '';
}

const publish = (slug: string, change: object = {}) =>
	admin`insert into public.internships ${admin(internshipRow(slug, change))}`;

/** Runs the job at a moment, or at noon of a day. */
const run = (moment: string, { backend = started.backend } = {}) =>
	sendAlerts(
		{
			catalogue: createCatalogue(backend.sql),
			begin: backend.beginWithMails,
			siteUrl: started.config.siteUrl,
			signingKey: backend.signingKey,
			log: started.log,
		},
		new Date(moment.length === 10 ? `${moment}T12:00:00Z` : moment),
	);

type SentMail = { to: string; subject: string; text: string };

/** The mails since the last call, oldest first. */
async function mails(): Promise<SentMail[]> {
	const rows = await admin<SentMail[]>`
		with taken as (delete from outbox.mails returning *)
		select recipient as to, subject, body_text as text from taken order by created_at, recipient`;
	return Array.from(rows);
}

/** The slugs in a mail, in its order. */
const slugsIn = ({ text }: SentMail) =>
	[...text.matchAll(/\/internships\/([a-z0-9-]+)\?from=alert$/gm)].map(([, slug]) => slug);
const told = async () => (await mails()).map((mail) => [mail.to, ...slugsIn(mail)]);

test('a daily alert tells once of what is new, open and found, newest first', async () => {
	await publish('there-before');
	const ann = await person('ann');
	await alert(ann, 'city=London');
	await publish('first');
	await publish('second');
	await publish('elsewhere', { city: 'Leeds', location: 'Leeds' });
	await publish('closed', { status: 'closed', closed_at: new Date() });
	await publish('over', { deadline: '2026-01-06' });
	await run('2026-01-07');
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.to).toBe('ann@example.org');
	expect(mail?.subject).toBe('2 new internships: Internships in London');
	expect(slugsIn(mail as SentMail)).toEqual(['second', 'first']);
	await run('2026-01-07');
	await run('2026-01-08');
	expect(await mails()).toEqual([]);
	await publish('third');
	await run('2026-01-08');
	expect(await mails()).toEqual([]);
	await run('2026-01-09');
	expect(await told()).toEqual([['ann@example.org', 'third']]);
});

test('the words of a search are found as on its page', async () => {
	await alert(await person('ann'), 'q=loom+mending');
	await publish('mender', { description: 'Mending of looms.' });
	await publish('weaver', { description: 'Weaving with looms.' });
	await run('2026-01-07');
	expect(await told()).toEqual([['ann@example.org', 'mender']]);
});

test('all alerts of a person that are due share a mail; weekly ones are due on Mondays', async () => {
	const ann = await person('ann');
	await alert(ann, 'city=London', 'daily');
	await alert(ann, 'city=Leeds', 'weekly');
	await alert(ann, 'hours=20', 'weekly');
	await alert(await person('ben'), 'hours=20', 'weekly');
	await publish('leeds', { city: 'Leeds', location: 'Leeds' });
	await publish('london');
	await run('2026-01-07');
	expect(await told()).toEqual([['ann@example.org', 'london']]);
	await publish('later');
	for (const day of ['08', '09', '10', '11']) await run(`2026-01-${day}`);
	expect(await told()).toEqual([['ann@example.org', 'later']]);
	await publish('monday');
	await run('2026-01-12');
	const sent = await mails();
	expect(sent.map((mail) => [mail.to, ...slugsIn(mail)])).toEqual([
		['ann@example.org', 'monday', 'leeds'],
		['ben@example.org', 'monday', 'later', 'london', 'leeds'],
	]);
	expect(sent[0]?.subject).toBe('2 new internships: from 2 of your alerts');
	// A server that was away on Monday sends it later in the week.
	await publish('next-week');
	await run('2026-01-21');
	expect(await told()).toEqual([
		['ann@example.org', 'next-week'],
		['ben@example.org', 'next-week'],
	]);
});

test('what a company that is followed opens is told as a search is, and nothing twice', async () => {
	const ann = await person('ann');
	await publish('there-before', { company: 'Yarn & Sons' });
	await alert(ann, 'city=Leeds', 'daily');
	await alert(ann, 'company=yarn-sons', 'daily');
	await publish('one', { company: 'Yarn & Sons', city: 'Leeds', location: 'Leeds' });
	await publish('two', { company: 'Yarn & Sons' });
	await publish('other', { company: 'Yarn' });
	await run('2026-01-07');
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(slugsIn(mail as SentMail)).toEqual(['one', 'two']);
	expect(mail?.text).toContain('== Internships at Yarn & Sons ==');
	expect(mail?.text).toContain('Stop following Yarn & Sons:');
	await run('2026-01-08');
	expect(await mails()).toEqual([]);
});

test('a long list ends with a link to the rest', async () => {
	await alert(await person('ann'), 'city=London&q=intern');
	for (let count = 1; count <= 10; count += 1) await publish(`intern-${count}`);
	await run('2026-01-07');
	const [mail] = await mails();
	expect(mail?.subject).toMatch(/^10 new internships:/);
	expect(slugsIn(mail as SentMail)).toHaveLength(8);
	expect(mail?.text).toContain('And 2 more: see them all');
	expect(mail?.text).toContain('/internships?city=London&q=intern&sort=newest');
});

test.each([
	['2026-03-27', ['03-28T07:00', '03-29T06:00', '03-30T06:00', '03-31T06:00']],
	['2026-10-23', ['10-24T06:00', '10-25T07:00', '10-26T07:00', '10-27T07:00']],
])(
	'there is one mail a day in London over the change of the hour after %s',
	async (from, expected) => {
		await alert(await person('ann'), '');
		await run(from);
		const sent: string[] = [];
		const noon = Date.parse(`${from}T12:00:00Z`);
		for (let at = noon; at < noon + 4 * 86_400_000; at += 1_800_000) {
			await publish(`intern-${at}x`);
			const moment = new Date(at).toISOString();
			if ((await run(moment)) > 0) sent.push(moment.slice(5, 16));
		}
		expect(sent).toEqual(expected);
	},
);

describe('after six months', () => {
	const state = async () =>
		(await admin`select asked_on::text, ends_on::text from public.alerts`)[0];

	test('the next mail asks, and the alert ends where nobody answers', async () => {
		const id = await alert(await person('ann'), '');
		await publish('one');
		await run('2026-07-05');
		expect((await mails())[0]?.text).not.toContain('Keep this alert');
		await run('2026-07-06');
		expect(await mails()).toEqual([]);
		expect(await state()).toEqual({ asked_on: null, ends_on: null });
		await publish('two');
		await run('2026-07-10');
		const keep = alertUrl(started.config.siteUrl, started.backend.signingKey, 'keep', id);
		const asking = (await mails())[0]?.text ?? '';
		expect(asking).toContain('it ends on 9 August 2026');
		expect(asking).toContain(keep);
		expect(await state()).toEqual({ asked_on: '2026-07-10', ends_on: '2026-08-09' });
		await publish('three');
		await run('2026-08-09');
		expect((await mails())[0]?.text).toContain('it ends on 9 August 2026');
		expect(await state()).toEqual({ asked_on: '2026-07-10', ends_on: '2026-08-09' });
		await publish('four');
		await run('2026-08-10');
		expect(await mails()).toEqual([]);
		expect(await state()).toBeUndefined();
	});

	test('one that goes on is asked about six months later', async () => {
		const id = await alert(await person('ann'), '');
		await publish('one');
		await run('2026-07-06');
		await started.backend.sql`select alert_rules.go_on(${id}, '2026-07-20')`;
		await publish('two');
		await run('2026-09-30');
		expect((await mails()).map(({ text }) => text.includes('Keep this alert'))).toEqual([
			true,
			false,
		]);
		expect(await state()).toEqual({ asked_on: null, ends_on: null });
	});

	test('nothing ends because this clock is ahead', async () => {
		await alert(await person('ann'), '');
		await admin`update public.alerts set asked_on = now()::date, ends_on = now()::date + 30`;
		await run('2099-01-01');
		expect(await admin`select from public.alerts`).toHaveLength(1);
		await publish('one');
		await run('2026-07-06');
		expect(await told()).toEqual([['ann@example.org', 'one']]);
	});
});

test('a person whose mail cannot be made does not keep the others waiting', async () => {
	// Not changed later: a changed address has a mail of its own, which the next test would find.
	await alert(await person('bad', 'no address'), '');
	await alert(await person('ann'), '');
	await publish('one');
	await run('2026-01-07');
	expect(await told()).toEqual([['ann@example.org', 'one']]);
});

describe('each new internship is told once', () => {
	/** So many people with so many alerts each, in one statement. */
	const crowd = (people: number) =>
		admin`
			with person as (
				insert into auth.users (id, email)
				select gen_random_uuid(), 'p' || n || '@example.org' from generate_series(1, ${people}) as n
				returning id
			)
			insert into public.alerts (user_id, query, frequency, looked_on, wanted_on)
			select id, query, 'daily', ${FIRST_DAY}, ${FIRST_DAY} from person,
				unnest(array['', 'city=London', 'q=intern']) as query`;

	test('by two processes at once', async () => {
		await crowd(120);
		await publish('one');
		await publish('two');
		const day = '2026-01-07';
		await Promise.all([run(day), run(day, { backend: second }), run(day), run(day)]);
		await run(day);
		const sent = await mails();
		expect(sent).toHaveLength(120);
		expect(new Set(sent.map(({ to }) => to)).size).toBe(120);
		for (const mail of sent) expect(slugsIn(mail).sort()).toEqual(['one', 'two']);
	});

	test('also after a process was killed in the middle', async () => {
		await crowd(300);
		await publish('one');
		const seen = async () => {
			const [row] = await admin<{ mails: number; told: number }[]>`select
				(select count(*)::int from outbox.mails) as mails,
				(select count(*)::int from public.alerts where looked_on = '2026-01-07') as told`;
			return row ?? { mails: 0, told: 0 };
		};
		const count = async () => (await seen()).mails;
		// Its last people have to wait, so that it is killed before it has told all.
		const last = await admin.reserve();
		await last`begin`;
		await last`select from public.alerts order by user_id desc limit 1 for update`;
		const child = spawn(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { createCatalogue } from '#server/catalogue/catalogue.ts';
				import { silentLog as log } from '#server/log.ts';
				import { openOutbox } from '#server/mail/delivery/outbox.ts';
				import { connect } from '#server/postgres/database.ts';
				import { sendAlerts } from '#server/jobs/alerts/send-alerts.ts';
				const url = ${JSON.stringify(started.adminUrl)};
				const siteUrl = 'http://127.0.0.1:3999';
				const { begin } = await openOutbox(url, { mail: { kind: 'caught' }, siteUrl }, log);
				const catalogue = createCatalogue(connect(url, { max: 1 }));
				const tools = { catalogue, begin, siteUrl, signingKey: 'key', log };
				await sendAlerts(tools, new Date('2026-01-07T12:00:00Z'));`,
			],
			{ env: processEnvironment, stdio: 'ignore' },
		);
		const ended = once(child, 'exit');
		await vi.waitUntil(async () => (await count()) > 0, { timeout: 30_000, interval: 2 });
		child.kill('SIGKILL');
		await ended;
		const before = await seen();
		await last`rollback`;
		last.release();
		expect(before.mails).toBeLessThan(300);
		expect(before.told).toBe(before.mails * 3);
		// The transaction of the killed process ends when the database notices.
		await vi.waitUntil(
			async () => {
				await Promise.all([run('2026-01-07'), run('2026-01-07', { backend: second })]);
				return (await count()) >= 300;
			},
			{ timeout: 60_000, interval: 50 },
		);
		const sent = await mails();
		expect(sent).toHaveLength(300);
		expect(new Set(sent.map(({ to }) => to)).size).toBe(300);
		expect(new Set(sent.map((mail) => slugsIn(mail).join()))).toEqual(new Set(['one']));
	});

	test('whatever happens over sixty days', async () => {
		const random = randomly(20_261_122);
		const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
		const cities = ['London', 'Leeds', 'Bristol'] as const;
		const queries = ['', 'city=London', 'city=Leeds', 'hours=20', 'q=loom', 'city=Leeds&hours=20'];
		const matches = (query: string, { city, hours, words }: Listing) => {
			const search = new URLSearchParams(query);
			return (
				(search.get('city') ?? city) === city &&
				(!search.has('hours') || hours <= 20) &&
				(!search.has('q') || words.includes('loom'))
			);
		};
		type Listing = { city: string; hours: number; words: string };
		type ExpectedAlert = { person: string; query: string };
		const people: string[] = [];
		for (const name of ['a', 'b', 'c', 'd']) people.push(await person(name));
		const alerts: ExpectedAlert[] = [];
		const expected = new Map<string, number>();
		const had = new Map<string, number>();
		let number = 0;
		for (let day = 1; day <= 60; day += 1) {
			const today = new Date(Date.UTC(2026, 0, 6 + day)).toISOString().slice(0, 10);
			if (random() < 0.4) {
				const [owner, query] = [pick(people), pick(queries)];
				if (!alerts.some((one) => one.person === owner && one.query === query)) {
					const id = await alert(owner, query, pick(['daily', 'weekly']));
					await admin`update public.alerts set looked_on = ${today}::date - 1 where id = ${id}`;
					alerts.push({ person: owner, query });
				}
			}
			// Never so many in a mail that only their number is told.
			if (random() < 0.8) {
				const [city, hours, words] = [pick(cities), pick([18, 35]), pick(['loom', 'yarn'])];
				number += 1;
				const slug = `intern-${number}x`;
				await publish(slug, { city, location: city, hours, description: `Mend the ${words}.` });
				for (const [at, owner] of people.entries())
					if (
						alerts.some((one) => one.person === owner && matches(one.query, { city, hours, words }))
					)
						expected.set(`${'abcd'[at]}@example.org ${slug}`, 1);
			}
			// Some days the server is away, on others it runs twice.
			if (random() < 0.2) continue;
			await Promise.all([run(today), ...(random() < 0.5 ? [run(today, { backend: second })] : [])]);
			for (const [to, ...slugs] of await told())
				for (const slug of slugs) had.set(`${to} ${slug}`, (had.get(`${to} ${slug}`) ?? 0) + 1);
		}
		await run('2026-03-31');
		for (const [to, ...slugs] of await told())
			for (const slug of slugs) had.set(`${to} ${slug}`, (had.get(`${to} ${slug}`) ?? 0) + 1);
		expect(expected.size).toBeGreaterThan(30);
		expect(Object.fromEntries([...had].sort())).toEqual(Object.fromEntries([...expected].sort()));
	});
});

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomly(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
