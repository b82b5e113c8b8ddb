import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';
import { createMailer, type Mailer, UnconfirmedError } from './mailer.ts';

const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
	server = await startMailServer();
	const smtp = { kind: 'smtp', url: server.url, from: 'office@example.org' } as const;
	mailer = createMailer(smtp, 'https://www.example.org');
});
afterEach(() => {
	vi.useRealTimers();
	server.received.length = 0;
});
afterAll(async () => {
	await server.behave('accept');
	await server.close();
});

/** Sends to a mail server that does not answer the text; uses fake timers. */
async function sendUnanswered() {
	await server.behave('wait');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const outcome = { error: undefined as unknown, sent: false };
	const done = mailer.send('1', mail).then(
		() => {
			outcome.sent = true;
		},
		(error: unknown) => {
			outcome.error = error;
		},
	);
	// The mail server's greeting also waits for a timer.
	while (server.received.length === 0) await vi.advanceTimersByTimeAsync(1);
	return { outcome, done };
}

test('waits for an answer that comes after nine minutes and 59 seconds', async () => {
	const { outcome, done } = await sendUnanswered();
	vi.advanceTimersByTime(599_000);
	server.acknowledge();
	await done;
	expect(outcome).toEqual({ error: undefined, sent: true });
});

test('reports after ten minutes without an answer that the mail may have been accepted', async () => {
	const { outcome, done } = await sendUnanswered();
	vi.advanceTimersByTime(600_001);
	await done;
	expect(outcome.error).toBeInstanceOf(UnconfirmedError);
});

test('does not complete a text if the attempt cannot be recorded', async () => {
	await server.behave('accept');
	const away = () => Promise.reject(new Error('the database is away'));
	await expect(mailer.send('2', mail, away)).rejects.not.toBeInstanceOf(UnconfirmedError);
	await mailer.send('3', mail);
	expect(server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])).toEqual([
		'<3@www.example.org>',
	]);
});
