import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { mailIdle } from '#test/mail-idle.ts';
import {
	call,
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';

/** A whole server with a real mail server behind it. */
let started: TestBackend;
let second: TestBackend['backend'];
let server: MailServer;
let admin: Sql;
const office = 'office@example.org';

beforeAll(async () => {
	server = await startMailServer();
	const mail = { kind: 'smtp', url: server.url, from: { name: '', address: office } } as const;
	started = await startTestBackend({ mail, officeAddress: `The Office <${office}>` });
	admin = postgres(started.adminUrl, { max: 1 });
	second = await createBackend(started.config, started.log);
});
afterEach(async () => {
	await vi.waitUntil(async () => (await waiting()) === 0, 60_000);
	server.received.length = 0;
});
afterAll(async () => {
	await admin.end();
	await second.close();
	await started.close();
	await server.close();
	await dropTestDatabases();
});

const message = (change: object = {}) => ({
	name: 'Zoë Quill',
	email: 'zoe@example.org',
	subject: 'A visit',
	category: 'general',
	message: 'May I come?',
	...change,
});

function store(table: string, body: object, backend = started.backend): Promise<Response> {
	return backend.fetch(call('POST', `/rest/v1/${table}`, { body, prefer: 'return=minimal' }));
}

test('a message is confirmed to its address without a word of it; the office has it, with a reply address', async () => {
	expect((await store('contacts', message())).status).toBe(201);
	await arrived(2);
	const [toSender, toOffice] = sorted();
	expect(toSender?.subject).toMatch(/^We've received your message to /);
	expect(unfolded(toSender)).not.toMatch(/May I come|A visit|Quill/);
	expect(unfolded(toOffice)).toContain('May I come?');
	expect(unfolded(toSender)).toContain("We'll get back to you within 24 hours on working days");
	expect(toSender?.raw).toContain(`\r\nReply-To: ${office}\r\n`);
	expect(toOffice?.subject).toBe('Message: A visit');
	expect(toOffice?.raw).toMatch(/^Reply-To: zoe@example\.org\r$/m);
});

test('one address has one confirmation an hour, of messages and of subscriptions; the office has all', async () => {
	// One inbox, whatever is written in capitals or after a plus sign.
	const written = ['ida@example.org', 'Ida@example.org', 'ida+1@example.org', 'ida@example.org'];
	const answers = await Promise.all(
		written.flatMap((email, number) => {
			const to = number % 2 ? started.backend : second;
			return [
				store('contacts', message({ email, subject: `Number ${number}` }), to),
				store('newsletter_subscriptions', { email }, to),
			];
		}),
	);
	expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
	await arrived(written.length + 2);
	await mailIdle(admin);
	const toIda = server.received.filter(({ to }) => to.join().toLowerCase().startsWith('ida'));
	expect(toIda.map(({ subject }) => subject?.split(' ')[1]).sort()).toEqual(['are', 'received']);
	expect(recipients().filter((to) => to === office)).toHaveLength(written.length);
	expect(await admin`select from public.contacts where email ilike 'ida%'`).toHaveLength(4);
	const counts = await admin`select key from limits.counts where key like 'mail-%'`;
	expect(counts.map(({ key }) => key).join()).not.toMatch(/ida/i);
	// The hour ends.
	await admin`update limits.counts set expire = 0 where key like 'mail-%'`;
	await store('contacts', message({ email: 'ida@example.org', subject: 'Later' }));
	await vi.waitUntil(() => server.received.length === written.length + 4, 60_000);
});

test('the same message sent twice at once, to two servers, brings one mail each', async () => {
	const twice = message({ message: 'Sent twice', email: 'twice@example.org' });
	const answers = await Promise.all(
		[started.backend, second, started.backend, second].map((to) => store('contacts', twice, to)),
	);
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
	await arrived(2);
	await mailIdle(admin);
	expect(recipients()).toEqual([office, 'twice@example.org']);
});

test('many messages at once through two servers are answered once each', async () => {
	const senders = Array.from({ length: 12 }, (_, number) => `sender-${number}@example.org`);
	await Promise.all(
		senders.map((email, number) =>
			store('contacts', message({ email }), number % 2 ? started.backend : second),
		),
	);
	await arrived(24);
	await mailIdle(admin);
	expect(recipients()).toEqual([...senders.map(() => office), ...senders].sort());
});

describe('a failing mail server', () => {
	test.each(['refuse', 'stop', 'hang'] as const)(
		'%s: the form is answered at once, and each mail arrives later, once',
		async (trouble) => {
			await server.behave(trouble);
			const [before, troubled] = [performance.now(), server.troubled()];
			const email = `${trouble}@example.org`;
			expect((await store('contacts', message({ subject: trouble, email }))).status).toBe(201);
			// A mail server has 30 seconds to greet.
			expect(performance.now() - before).toBeLessThan(15_000);
			await vi.waitUntil(async () => (await attempts()) >= 1, 60_000);
			if (trouble === 'stop') await vi.waitUntil(async () => (await postponed()) >= 1, 60_000);
			else await vi.waitUntil(() => server.troubled() > troubled, 60_000);
			expect(server.received).toEqual([]);
			await server.behave('accept');
			// Makes mails that wait a minute for their next attempt due now.
			await vi.waitUntil(async () => {
				await admin`update outbox.mails set due_at = now() where attempts > 0 and taken_at is null`;
				return server.received.length >= 2;
			}, 90_000);
			await mailIdle(admin);
			expect(recipients()).toEqual([email, office].sort());
		},
	);
});

test('input cannot start a header, and a script remains text', async () => {
	const heads = { subject: 'Hi\r\nBcc: victim@example.org', name: 'A\r\nCc: victim@example.org' };
	for (const [column, head] of Object.entries(heads))
		expect((await store('contacts', message({ [column]: head }))).ok).toBe(false);
	const subject = 'Hi Bcc: victim@example.org <script>alert(1)</script>';
	const name = 'A Cc: victim@example.org';
	await store('contacts', message({ subject, name, email: 'script@example.org' }));
	await arrived(2);
	await mailIdle(admin);
	expect(recipients()).toEqual([office, 'script@example.org']);
	for (const { raw } of server.received) {
		const [head = ''] = raw.split('\r\n\r\n');
		expect(head).not.toMatch(/^(Bcc|Cc):/im);
		expect(unfolded({ raw }).split('text/html')[1]).not.toContain('<script>');
	}
	expect(unfolded(sorted().at(-1)).split('text/html')[1]).toContain('&lt;script&gt;');
});

test('the office is notified even if the sender’s address cannot receive mail', async () => {
	await store('contacts', message({ email: 'a<b@example.org', subject: 'odd' }));
	await arrived(1);
	await mailIdle(admin);
	expect(recipients()).toEqual([office]);
	expect(server.received[0]?.raw).not.toMatch(/^Reply-To:/m);
});

test('a row that was refused, or inserted by staff, causes no mail', async () => {
	expect((await store('contacts', message({ message: '' }))).ok).toBe(false);
	const body = JSON.stringify(message({ subject: 'restored' }));
	const headers = { 'Content-Type': 'application/json' };
	const put = { method: 'POST', headers, body };
	expect((await started.backend.service.fetch('/rest/v1/contacts', put)).status).toBe(201);
	await mailIdle(admin);
	expect(server.received).toEqual([]);
});

test('an unanswered row is answered by the next scheduled run, without another request', async () => {
	await admin.begin(async (sql) => {
		await sql`set local role anon`;
		await sql`insert into public.contacts (name, email, subject, message)
			values ('Left', 'left@example.org', 'Left behind', 'by a server that was killed')`;
	});
	await arrived(2);
	expect(recipients()).toEqual(['left@example.org', office]);
});

test('a row that cannot be answered is put off, those stored with it are answered', async () => {
	const [user] = await admin`
		insert into auth.users (id, email, raw_user_meta_data)
		values (gen_random_uuid(), 'odd@example.org', '"no JSON"') returning id`;
	await admin.begin(async (sql) => {
		await sql`set local role anon`;
		for (const name of ['lara', 'rita']) {
			await sql`insert into public.contacts (name, email, subject, message)
				values (${name}, ${`${name}@example.org`}, 'Beside it', 'm')`;
			await sql`set local role none`;
			if (name === 'lara')
				await sql`insert into outbox.notices (kind, row_id)
					values ('applications', ${await odd(sql, user?.id)})`;
			await sql`set local role anon`;
		}
	});
	await arrived(4);
	expect(recipients()).toEqual(['lara@example.org', office, office, 'rita@example.org'].sort());
	const put = await admin`select kind, due_at > clock_timestamp() as later from outbox.notices`;
	expect(put).toEqual([{ kind: 'applications', later: true }]);
	await admin`delete from outbox.notices`;
});

test('no name or address reaches the log', () => {
	expect(started.log.lines.join('\n')).not.toMatch(/Quill|zoe@|sender-|victim|left@|ida@/);
});

/** An application whose account cannot be read. */
async function odd(sql: TransactionSql, user: string): Promise<string> {
	const [row] = await sql`
		insert into public.applications (user_id, program_type, motivation, experience, availability)
		values (${user}, 'london', 'm', 'e', 'a') returning id`;
	return row?.id;
}

/** Removes the line breaks that the mail's encoding adds. */
const unfolded = (mail?: { raw: string }) => (mail?.raw ?? '').replaceAll('=\r\n', '');

const recipients = () => server.received.flatMap(({ to }) => to).sort();
const sorted = () => server.received.toSorted((a) => (a.to[0] === office ? 1 : -1));

async function arrived(mails: number): Promise<void> {
	await vi.waitUntil(() => server.received.length >= mails, 60_000);
}

/** The number of mails and notices that wait. */
async function waiting(): Promise<number> {
	const [row] = await admin`select (
		select count(*) from outbox.mails
		where not caught and sent_at is null and refused_at is null and set_aside_at is null
	)::int + (select count(*) from outbox.notices)::int as n`;
	return row?.n;
}

/** Mails that were tried and wait for their next attempt. */
async function postponed(): Promise<number> {
	const [row] = await admin`select count(*)::int as n from outbox.mails
		where attempts > 0 and taken_at is null and sent_at is null and refused_at is null`;
	return row?.n;
}

async function attempts(): Promise<number> {
	const [row] = await admin`select coalesce(max(attempts), 0)::int as n from outbox.mails
		where sent_at is null and refused_at is null`;
	return row?.n;
}
