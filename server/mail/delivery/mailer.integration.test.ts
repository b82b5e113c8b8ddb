import nodeIcal from 'node-ical';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { invitationFile } from '#server/calendar/invitation.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';
import { createMailer, type Mailer, UnconfirmedError } from './mailer.ts';

const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
	server = await startMailServer();
	const from = { name: 'UK Internships (Placements), "Ltd"', address: 'office@example.org' };
	const smtp = { kind: 'smtp', url: server.url, from } as const;
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

test('the name of the sender is sent whole, whatever signs it has', async () => {
	await mailer.send('4', mail);
	const [sent] = server.received;
	expect(sent?.from).toBe('office@example.org');
	expect(sent?.raw).toContain(
		'From: "UK Internships (Placements), \\"Ltd\\"" <office@example.org>\r\n',
	);
});

test('the mail server is told the name of the site', async () => {
	await mailer.send('5', mail);
	expect(server.greetedBy()).toBe('www.example.org');
});

test.each([
	['/newsletter/unsubscribe?token=a', 'newsletter'],
	['/alerts/stop-all?token=a', 'alerts'],
])('a mail that ends at %s names its list', async (path, list) => {
	await mailer.send('6', { ...mail, unsubscribeUrl: `https://www.example.org${path}` });
	const raw = server.received[0]?.raw.replace(/\r\n /g, ' ') ?? '';
	expect(/^List-Id: (.*)\r$/im.exec(raw)?.[1]).toBe(
		`UK Internship Placements ${list} <${list}.www.example.org>`,
	);
});

test('a mail to one person only has no list', async () => {
	await mailer.send('7', mail);
	expect(server.received[0]?.raw).not.toMatch(/^List-/im);
});

test.each([
	['REQUEST', 'CONFIRMED'],
	['CANCEL', 'CANCELLED'],
] as const)(
	'a mail with a calendar file has three bodies, and %s is read from them',
	async (method, status) => {
		const calendar = invitationFile({
			method,
			uid: 'interview-1@www.example.org',
			revision: 3,
			changed: new Date('2027-06-01T08:00:00Z'),
			start: new Date('2027-06-14T09:00:00Z'),
			minutes: 45,
			organizer: { name: 'Rosa Lind', email: 'rosa@tidewell.example' },
			attendee: { name: 'Zoë Quill', email: mail.to },
			summary: 'Interview: Wool – “Spinning”',
			description: 'Bring nothing.',
			location: 'Leeds',
			url: 'https://www.example.org/account',
		});
		await mailer.send('8', { ...mail, text: 'Grüße', html: '<p>Grüße</p>', calendar });
		const raw = server.received[0]?.raw ?? '';
		expect(raw).toContain(`Content-Type: text/calendar; charset=utf-8; method=${method}\r\n`);
		const { text, html, attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
		expect([text?.trim(), html?.trim()]).toEqual(['Grüße', '<p>Grüße</p>']);
		expect(
			attachments.map(({ mimeType, filename, disposition }) => [mimeType, filename, disposition]),
		).toEqual([
			['text/calendar', null, null],
			['application/ics', 'invite.ics', 'attachment'],
		]);
		expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
		for (const { content } of attachments) {
			// postal-mime makes each CRLF of a calendar file one LF.
			expect(content).toBe(calendar.replaceAll('\r\n', '\n'));
			const events = Object.values(nodeIcal.parseICS(String(content)));
			expect(events.find((event) => event?.type === 'VEVENT')).toMatchObject({
				method,
				status,
				sequence: 3,
				summary: 'Interview: Wool – “Spinning”',
				start: new Date('2027-06-14T09:00:00Z'),
			});
		}
	},
);

test('a mail without one has two bodies', async () => {
	await mailer.send('9', mail);
	const { attachments } = await PostalMime.parse(server.received[0]?.raw ?? '');
	expect(attachments).toEqual([]);
});
