import { spawn } from 'node:child_process';
import { once } from 'node:events';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysAfter } from '#schema/london-day.ts';
import { createBackend } from '#server/backend/backend.ts';
import { alertUrl } from '#server/mail/signed-links.ts';
import { holdNotices } from '#test/rows/held-notices.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { applicationRow } from '#test/rows/rows-of-people.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { dayOfDeadlines, noteDeadlines } from './note-deadlines.ts';

/** A Monday. The clock of these tests is ahead of the database's, for which no deadline of theirs has passed. */
const TODAY = '2031-06-09';
const inDays = (days: number) => daysAfter(TODAY, days);

let started: TestBackend;
let second: TestBackend['backend'];
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend();
	second = await createBackend(started.config, started.log);
	admin = postgres(started.adminUrl, { max: 2 });
	await holdNotices(admin);
});
beforeEach(async () => {
	await admin`delete from auth.users`;
	await admin`delete from public.internships`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await second.close();
	await started.close();
	await dropTestDatabases();
});

async function person(name: string): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into auth.users (id, email) values (gen_random_uuid(), ${`${name}@example.org`}) returning id`;
	return row?.id ?? '';
}

const publish = (slug: string, deadline: string | null, change: object = {}) =>
	admin`insert into public.internships ${admin(
		internshipRow(slug, { deadline, starts_on: '2032-06-07', starts: '7 June 2032', ...change }),
	)}`;
const change = (slug: string, set: object) =>
	admin`update public.internships set ${admin(set)} where slug = ${slug}`;

/** @param at when it was saved */
const save = (user: string, slugs: string[], at = '2031-06-01T12:00:00Z') =>
	admin`insert into public.saved_internships (user_id, internship_id, saved_at)
		select ${user}, id, ${at}::timestamptz from public.internships where slug = any (${slugs})`;
const remove = (user: string) =>
	admin`delete from public.saved_internships where user_id = ${user}`;
const apply = (user: string, slug: string) =>
	admin`insert into public.applications (user_id, program_type, motivation, experience, availability,
			internship_id, answer_due_on)
		select ${user}, program_type, motivation, experience, availability, internships.id, '2031-07-01'
		from public.internships, jsonb_to_record(${admin.json(applicationRow(user, 'Looms'))}) as application (
			program_type text, motivation text, experience text, availability text)
		where slug = ${slug}`;

const note = (today: string, { backend = started.backend } = {}) =>
	noteDeadlines(backend.sql, today);

type SentMail = { to: string; subject: string; text: string; unsubscribe: string | null };

/** The mails before deadlines that are noted, as these processes write them now. */
async function mails(...writers: TestBackend['backend'][]): Promise<SentMail[]> {
	await admin`update outbox.notices set due_at = clock_timestamp()`;
	for (const writer of writers.length > 0 ? writers : [started.backend]) writer.sendNotices();
	await vi.waitUntil(async () => (await admin`select from outbox.notices`).length === 0, {
		timeout: 30_000,
		interval: 20,
	});
	const rows = await admin<(SentMail & { kind: string })[]>`
		with taken as (delete from outbox.mails returning *)
		select kind, recipient as to, subject, body_text as text, unsubscribe_url as unsubscribe
		from taken order by created_at, recipient`;
	return rows.filter(({ kind }) => kind === 'saved_deadlines');
}

/** The slugs in a mail, in its order. */
const slugsIn = ({ text }: SentMail) =>
	[...text.matchAll(/\/internships\/([a-z0-9-]+)$/gm)].map(([, slug]) => slug);
const told = async () => (await mails()).map((mail) => [mail.to, ...slugsIn(mail)]);
/** Notes what is due on a day, and writes the mails. */
async function toldOn(today: string) {
	await note(today);
	return told();
}

test('three days before a deadline there is one mail about all that close then, and no second', async () => {
	const ann = await person('ann');
	await publish('weaver', inDays(3), { title: 'Weaver' });
	await publish('dyer', inDays(3), { title: 'Dyer' });
	await publish('spinner', inDays(5));
	await publish('always', null);
	await save(ann, ['weaver', 'dyer', 'spinner', 'always']);
	await save(await person('ben'), ['always']);
	expect(await toldOn(inDays(-1))).toEqual([]);
	expect(await note(TODAY)).toBe(1);
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.to).toBe('ann@example.org');
	expect(mail?.subject).toBe('2 internships that you saved close soon, the first on 12 June 2031');
	expect(slugsIn(mail as SentMail)).toEqual(['dyer', 'weaver']);
	expect(await toldOn(TODAY)).toEqual([]);
	expect(await toldOn(inDays(1))).toEqual([]);
	expect(await toldOn(inDays(2))).toEqual([['ann@example.org', 'spinner']]);
	for (const days of [3, 4, 5, 6]) expect(await toldOn(inDays(days))).toEqual([]);
});

test('one alone is named in the subject', async () => {
	await publish('weaver', inDays(3), { title: 'Weaver' });
	await save(await person('ann'), ['weaver']);
	await note(TODAY);
	const [mail] = await mails();
	expect(mail?.subject).toBe('Closes on 12 June 2031: Weaver, Tidewell Systems');
	expect(mail?.text).toContain('until Thursday 12 June 2031, end of the day, UK time.');
});

test('a server that was away tells of it later, until its day ends', async () => {
	await publish('weaver', inDays(3));
	await publish('dyer', inDays(-1));
	await save(await person('ann'), ['weaver', 'dyer']);
	expect(await toldOn(inDays(4))).toEqual([]);
	expect(await toldOn(inDays(3))).toEqual([['ann@example.org', 'weaver']]);
});

test('what was saved today is told tomorrow, in the day of London', async () => {
	await publish('weaver', inDays(2));
	await publish('dyer', inDays(2));
	// In summer the day in London begins at 23:00 UTC.
	await save(await person('ann'), ['weaver'], `${inDays(-1)}T22:59:59Z`);
	await save(await person('ben'), ['dyer'], `${inDays(-1)}T23:00:00Z`);
	expect(await toldOn(TODAY)).toEqual([['ann@example.org', 'weaver']]);
	expect(await toldOn(inDays(1))).toEqual([['ben@example.org', 'dyer']]);
});

test('nobody is told of what they have applied for, nor of what takes no applications', async () => {
	const ann = await person('ann');
	for (const slug of ['applied', 'paused', 'closed', 'hidden', 'open'])
		await publish(slug, inDays(3));
	await save(ann, ['applied', 'paused', 'closed', 'hidden', 'open']);
	await apply(ann, 'applied');
	await change('paused', { status: 'paused', paused_by: 'employer' });
	await change('closed', { status: 'closed', closed_at: new Date() });
	await admin.begin(async (tx) => {
		// As of a company that has been refused.
		await tx`set local session_replication_role = replica`;
		await tx`update public.internships set hidden = true where slug = 'hidden'`;
	});
	expect(await toldOn(TODAY)).toEqual([['ann@example.org', 'open']]);
});

test('nor of what has changed until the mail is written; without anything there is none', async () => {
	const [ann, ben, cleo] = [await person('ann'), await person('ben'), await person('cleo')];
	await publish('weaver', inDays(3));
	await publish('dyer', inDays(3));
	for (const one of [ann, ben, cleo]) await save(one, ['weaver', 'dyer']);
	expect(await note(TODAY)).toBe(3);
	await apply(ann, 'weaver');
	await remove(ben);
	await started.backend.sql`select alert_rules.want_deadlines(${cleo}, false)`;
	expect(await told()).toEqual([['ann@example.org', 'dyer']]);
});

test('a deadline that is put off is told again, unless by a few days', async () => {
	await publish('weaver', inDays(3));
	await save(await person('ann'), ['weaver']);
	expect(await toldOn(TODAY)).toHaveLength(1);
	await change('weaver', { deadline: inDays(6) });
	for (const days of [1, 2, 3, 4, 5, 6]) expect(await toldOn(inDays(days))).toEqual([]);
	await change('weaver', { deadline: inDays(20) });
	expect(await toldOn(inDays(16))).toEqual([]);
	expect(await toldOn(inDays(17))).toEqual([['ann@example.org', 'weaver']]);
	expect(await toldOn(inDays(18))).toEqual([]);
});

test('there is one mail a day: what opens later that day is told tomorrow', async () => {
	await publish('weaver', inDays(3));
	await publish('dyer', inDays(3), { status: 'paused', paused_by: 'employer' });
	await save(await person('ann'), ['weaver', 'dyer']);
	expect(await toldOn(TODAY)).toEqual([['ann@example.org', 'weaver']]);
	await change('dyer', { status: 'open', paused_by: null });
	expect(await toldOn(TODAY)).toEqual([]);
	expect(await toldOn(inDays(1))).toEqual([['ann@example.org', 'dyer']]);
});

test('two days whose mails are written together have each its own', async () => {
	await publish('weaver', inDays(3));
	await publish('dyer', inDays(4));
	await save(await person('ann'), ['weaver', 'dyer']);
	await note(TODAY);
	await note(inDays(1));
	expect((await told()).map(([, ...slugs]) => slugs)).toEqual([['weaver'], ['dyer']]);
});

test('a mail in the future, by a clock that was wrong, does not count', async () => {
	const ann = await person('ann');
	await publish('weaver', inDays(3));
	await save(ann, ['weaver']);
	await admin`insert into public.deadline_mails (user_id, told_on) values (${ann}, '2099-01-01')`;
	expect(await toldOn(TODAY)).toEqual([['ann@example.org', 'weaver']]);
});

test('the link of the mail ends these mails and nothing else; they can be wanted again', async () => {
	const ann = await person('ann');
	await publish('weaver', inDays(3));
	await publish('dyer', inDays(5));
	await save(ann, ['weaver', 'dyer']);
	await note(TODAY);
	const [mail] = await mails();
	const stop = alertUrl(started.config.siteUrl, started.backend.signingKey, 'stopDeadlines', ann);
	expect(mail?.unsubscribe).toBe(stop);
	expect(mail?.text).toContain(stop);
	const want = (wanted: boolean) =>
		started.backend.sql`select alert_rules.want_deadlines(${ann}, ${wanted})`;
	await want(false);
	await want(false);
	expect(await toldOn(inDays(2))).toEqual([]);
	await want(true);
	expect(await toldOn(inDays(3))).toEqual([['ann@example.org', 'dyer']]);
	// Of an account that is gone nothing is kept.
	await admin`delete from auth.users`;
	await want(false);
	expect(await admin`select from public.deadline_mails`).toEqual([]);
});

test.each([
	['2031-03-31', '2031-03-28T07:00'],
	['2031-04-02', '2031-03-30T06:00'],
	['2031-10-28', '2031-10-25T06:00'],
	['2031-10-29', '2031-10-26T07:00'],
])(
	'over the change of the hour, what closes on %s is told once, at %s UTC',
	async (deadline, expected) => {
		await publish('weaver', deadline);
		await save(await person('ann'), ['weaver'], '2031-03-01T12:00:00Z');
		const sent: string[] = [];
		const from = Date.parse(`${daysAfter(deadline, -5)}T12:00:00Z`);
		for (let at = from; at < from + 6 * 86_400_000; at += 1_800_000) {
			const now = new Date(at);
			const today = dayOfDeadlines(now);
			if (today !== null && (await note(today)) > 0) sent.push(now.toISOString().slice(0, 16));
		}
		expect(sent).toEqual([expected]);
	},
);

describe('each deadline is told once', () => {
	/** So many people who have saved both internships. */
	async function crowd(people: number) {
		await publish('weaver', inDays(3));
		await publish('dyer', inDays(3));
		await admin`
			with person as (
				insert into auth.users (id, email)
				select gen_random_uuid(), 'p' || n || '@example.org' from generate_series(1, ${people}) as n
				returning id
			)
			insert into public.saved_internships (user_id, internship_id, saved_at)
			select person.id, internships.id, '2031-06-01' from person, public.internships`;
	}
	const count = async () => {
		const [row] = await admin<{ notices: number; marks: number }[]>`select
			(select count(*)::int from outbox.notices) as notices,
			(select count(*)::int from public.saved_internships where told_on is not null) as marks`;
		return row;
	};
	function expectOneEach(sent: SentMail[], people: number) {
		expect(sent).toHaveLength(people);
		expect(new Set(sent.map(({ to }) => to)).size).toBe(people);
		for (const mail of sent) expect(slugsIn(mail)).toEqual(['dyer', 'weaver']);
	}

	test('by two processes at once, which both note and write', async () => {
		await crowd(120);
		const other = { backend: second };
		await Promise.all([note(TODAY), note(TODAY, other), note(TODAY), note(TODAY, other)]);
		await note(TODAY);
		expectOneEach(await mails(started.backend, second), 120);
	});

	test('also after a process was killed while it noted them', async () => {
		await crowd(300);
		// Its last row has to wait, so that it is killed before it has noted all.
		const last = await admin.reserve();
		await last`begin`;
		await last`select from public.saved_internships order by user_id desc limit 1 for update`;
		const child = spawn(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { noteDeadlines } from '#server/jobs/alerts/note-deadlines.ts';
				import { connect } from '#server/postgres/database.ts';
				await noteDeadlines(connect(${JSON.stringify(started.adminUrl)}, { max: 1 }), '${TODAY}');`,
			],
			{ env: processEnvironment, stdio: 'ignore' },
		);
		const ended = once(child, 'exit');
		await vi.waitUntil(
			async () =>
				(
					await admin`select from pg_stat_activity where wait_event_type = 'Lock'
						and query like '%note_deadlines%' and datname = current_database()`
				).length === 1,
			{ timeout: 30_000, interval: 5 },
		);
		child.kill('SIGKILL');
		await ended;
		await last`rollback`;
		last.release();
		// What the database still does for it is one transaction, which either ends or leaves nothing.
		await vi.waitUntil(
			async () => {
				await Promise.all([note(TODAY), note(TODAY, { backend: second })]);
				return (await count())?.notices === 300;
			},
			{ timeout: 60_000, interval: 50 },
		);
		expect(await count()).toEqual({ notices: 300, marks: 600 });
		expectOneEach(await mails(), 300);
	});

	test('also where the one that noted them is gone before the mails are written', async () => {
		await crowd(30);
		await note(TODAY);
		expect(await count()).toEqual({ notices: 30, marks: 60 });
		await note(TODAY, { backend: second });
		expectOneEach(await mails(second), 30);
	});
});
