import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { connect } from '#server/postgres/database.ts';
import { mailIdle } from '#test/mail-idle.ts';
import {
	call,
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
	testLog,
} from '#test/servers/backend.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';
import { retrySetAside, SCHEDULE } from './deliver.ts';
import { type Outbox, openOutbox, outboxThatSetsAside } from './outbox.ts';

let started: TestBackend;
let server: MailServer;
let outbox: Outbox;
let sql: Sql;
const log = testLog();
/** The production schedule in seconds instead of minutes and hours. */
const soon = { ...SCHEDULE, firstPause: 1, longestPause: 4, unconfirmedPause: 1 };
const siteUrl = 'http://127.0.0.1:3999';
const mail: OutgoingMail = {
	to: 'ann@example.org',
	subject: 'Thank you, Zoë',
	text: 'Hello',
	html: '<p>Hello</p>',
};

beforeAll(async () => {
	// Without a mail server the backend has no job that could process the mails of these tests.
	started = await startTestBackend();
	sql = connect(started.adminUrl, { max: 1 });
	server = await startMailServer();
	const from = { name: 'Office', address: 'office@example.org' };
	const smtp = { kind: 'smtp', url: server.url, from } as const;
	outbox = await openOutbox(urlOfServerRole(), { mail: smtp, siteUrl }, log, soon);
});
afterEach(async () => {
	server.behave('accept');
	await vi.waitUntil(async () => (await waiting()) === 0, 60_000);
	server.received.length = 0;
});
afterAll(async () => {
	await outbox.close();
	await server.close();
	await sql.end();
	await started.close();
	await dropTestDatabases();
});

test('a mail is sent with both bodies, which are then deleted, as they may contain a link', async () => {
	await outbox.queue(mail);
	await arrived(1);
	expect(server.received[0]).toMatchObject({
		to: ['ann@example.org'],
		from: 'office@example.org',
	});
	expect(server.received[0]?.raw).toMatch(
		/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/,
	);
	await vi.waitUntil(async () => (await waiting()) === 0, 60_000);
	const [row] = await sql`select body_text, body_html from outbox.mails where not caught`;
	expect(row).toEqual({ body_text: '', body_html: '' });
});

describe('the calendar part of a mail', () => {
	const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

	test('is sent with the other bodies, and deleted with them', async () => {
		await outbox.queue({ ...mail, calendar });
		await arrived(1);
		await mailIdle(sql);
		const raw = server.received[0]?.raw ?? '';
		expect(raw).toContain(`method=REQUEST\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${calendar}`);
		expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
		const rows = await sql`
			select from outbox.mails where body_calendar is not null or body_text <> '' and not caught`;
		expect(rows).toHaveLength(0);
	});

	test('is sent by another server after the one that had taken the mail was killed', async () => {
		await sql`
			insert into outbox.mails (recipient, subject, body_text, body_html, body_calendar, caught, attempts, taken_at)
			values ('a@b.example', 'left', 't', 'h', ${calendar}, false, 1, clock_timestamp() - interval '1 hour')`;
		await arrived(1);
		expect(server.received[0]?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
	});

	test('is kept with a mail that is set aside', async () => {
		await outboxThatSetsAside(sql).begin((_, queue) => queue({ ...mail, calendar }));
		const kept = await sql`select body_calendar from outbox.mails where set_aside_at is not null`;
		expect(kept).toEqual([{ body_calendar: calendar }]);
		expect(await retrySetAside(sql)).toBe(1);
		await arrived(1);
		expect(server.received[0]?.raw).toContain('method=REQUEST');
	});

	test.each(['', 'METHOD:PUBLISH\r\n', 'DESCRIPTION:METHOD:REQUEST\r\n'])(
		'says what is to be done with it: a file with “%s” is refused, by the table too',
		async (line) => {
			const other = calendar.replace('METHOD:REQUEST\r\n', line);
			await expect(outbox.queue({ ...mail, calendar: other })).rejects.toThrow('METHOD');
			await expect(sql`
				insert into outbox.mails (recipient, subject, body_text, body_html, body_calendar, caught)
				values ('a@b.example', 's', 't', 'h', ${other}, true)`).rejects.toMatchObject({
				code: '23514',
			});
		},
	);
});

describe('a mail server that recovers from a failure gets the mail once', () => {
	test.each(['refuse', 'stop', 'drop'] as const)('after: %s', async (trouble) => {
		await server.behave(trouble);
		await outbox.queue({ ...mail, subject: trouble });
		// The second begins once the first has failed.
		await vi.waitUntil(async () => (await attempts(trouble)) >= 2, 60_000);
		expect(server.received).toEqual([]);
		await server.behave('accept');
		await arrived(1);
		await mailIdle(sql);
		expect(server.received).toHaveLength(1);
	});
});

describe('a mail server that does not acknowledge the text', () => {
	test('is not sent a duplicate while it may still answer', async () => {
		await server.behave('wait');
		await outbox.queue({ ...mail, subject: 'slow' });
		await arrived(1);
		await vi.waitUntil(async () => (await unconfirmed('slow')) === 1, 60_000);
		// Another mail is sent meanwhile, which shows that the queue was processed without this one.
		await server.behave('accept');
		await outbox.queue({ ...mail, subject: 'quick' });
		await arrived(2);
		expect(server.received.map(({ subject }) => subject)).toEqual(['slow', 'quick']);
		server.acknowledge();
		await mailIdle(sql);
		expect(server.received).toHaveLength(2);
		expect(await attempts('slow')).toBe(1);
	});

	test('gets at most three copies, then the mail is set aside with its text', async () => {
		await server.behave('drop');
		const before = server.troubled();
		await outbox.queue({ ...mail, subject: 'never acknowledged' });
		await vi.waitUntil(async () => (await setAside()).length === 1, 60_000);
		await mailIdle(sql);
		expect(server.troubled() - before).toBe(3);
		expect(await setAside()).toEqual([
			{ subject: 'never acknowledged', body_text: 'Hello', attempts: 3, unconfirmed: 3 },
		]);
		expect(log.lines.join('\n')).toMatch(
			/a mail is set aside and not tried again.*"unconfirmed":3/,
		);
		await server.behave('accept');
		expect(await retrySetAside(sql)).toBe(1);
		await arrived(1);
		await vi.waitUntil(async () => (await waiting()) === 0, 60_000);
		expect(await setAside()).toEqual([]);
	});

	test('an attempt started by a killed server counts as a copy', async () => {
		await sql`insert into outbox.mails (recipient, subject, body_text, body_html, caught, unconfirmed)
			values ('a@b.example', 'killed', 't', 'h', false, 3)`;
		await vi.waitUntil(async () => (await setAside()).length === 1, 60_000);
		expect(server.received).toEqual([]);
		await sql`delete from outbox.mails where set_aside_at is not null`;
	});
});

test('mails are sent once although two servers process the queue', async () => {
	const smtp = {
		kind: 'smtp',
		url: server.url,
		from: { name: '', address: 'office@example.org' },
	} as const;
	const second = await openOutbox(urlOfServerRole(), { mail: smtp, siteUrl }, log, soon);
	await Promise.all(
		Array.from({ length: 6 }, (_, number) => outbox.queue({ ...mail, subject: `Mail ${number}` })),
	);
	await arrived(6);
	await mailIdle(sql);
	expect(new Set(server.received.map(({ subject }) => subject)).size).toBe(6);
	expect(server.received).toHaveLength(6);
	await second.close();
});

test('a permanently refused recipient is not tried again', async () => {
	await outbox.queue({ ...mail, to: 'nobody@refused.example', subject: 'never' });
	await vi.waitUntil(async () => (await waiting()) === 0, 60_000);
	await mailIdle(sql);
	expect(await attempts('never')).toBe(1);
});

test.each([
	{ to: 'a@b.example\r\nBcc: c@d.example' },
	{ to: 'a@b.example, c@d.example' },
	{ to: 'Ann <a@b.example>' },
	{ to: 'no address' },
	{ subject: 'Hello\nBcc: c@d.example' },
])('%o is refused, as the mail could go to another recipient', async (change) => {
	const before = await waiting();
	await expect(outbox.queue({ ...mail, ...change })).rejects.toThrow(/address|one line/);
	expect(await waiting()).toBe(before);
});

test('sign-up is answered without waiting for a mail server that is silent', async () => {
	const sockets: Socket[] = [];
	const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
	await once(silent, 'listening');
	const { port } = silent.address() as AddressInfo;
	const from = { name: '', address: 'office@example.org' };
	const mail = { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from } as const;
	const other = await startTestBackend({ mail });
	const body = { email: 'ann@example.org', password: 'secret1' };
	const before = performance.now();
	const response = await other.backend.fetch(call('POST', '/auth/v1/signup', { body }));
	expect(response.status).toBe(200);
	// A mail server has 30 seconds to greet.
	expect(performance.now() - before).toBeLessThan(15_000);
	expect(await other.backend.mailbox()).toEqual([]);
	silent.close();
	for (const socket of sockets) socket.destroy();
	await other.close();
});

test('caught mail is listed with the newest last, and only the newest five hundred are retained', async () => {
	const caught = await openOutbox(
		urlOfServerRole(),
		{ mail: { kind: 'caught' }, siteUrl },
		testLog(),
	);
	await sql`insert into outbox.mails (recipient, subject, body_text, body_html, caught, created_at)
		select 'a@b.example', 'old ' || n, '', '', true, now() - interval '1 hour' + n * interval '1 second'
		from generate_series(1, 500) as n`;
	const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
	await caught.queue({ ...mail, subject: 'newest', calendar });
	const box = await caught.mailbox();
	expect(box).toHaveLength(500);
	expect(box[0]?.subject).toBe('old 2');
	expect(box[0]).not.toHaveProperty('calendar');
	expect(box.at(-1)).toEqual({
		...mail,
		subject: 'newest',
		calendar,
		sentAt: expect.stringMatching(/^20.*Z$/),
	});
	await caught.close();
	expect(server.received).toEqual([]);
});

function urlOfServerRole(): string {
	const { user, pass, host, port, database } = started.backend.sql.options;
	const password = encodeURIComponent(String(pass));
	return `postgres://${user}:${password}@${host}:${port}/${database}`;
}

async function arrived(mails: number): Promise<void> {
	await vi.waitUntil(() => server.received.length >= mails, 60_000);
}

async function waiting(): Promise<number> {
	const [row] = await sql`select count(*)::int as n from outbox.mails
		where not caught and sent_at is null and refused_at is null and set_aside_at is null`;
	return row?.n;
}

async function unconfirmed(subject: string): Promise<number> {
	const [row] = await sql`select unconfirmed from outbox.mails where subject = ${subject}`;
	return row?.unconfirmed;
}

async function setAside() {
	const rows = await sql`select subject, body_text, attempts, unconfirmed from outbox.mails
		where set_aside_at is not null`;
	return [...rows];
}

async function attempts(subject: string): Promise<number> {
	const [row] = await sql`select attempts from outbox.mails where subject = ${subject}`;
	return row?.attempts ?? 0;
}
