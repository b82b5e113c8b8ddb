import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import {
	call,
	dropTestDatabases,
	followLink,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { deleteOldMails, deleteUnconfirmed } from './deletions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let started: TestBackend;
let admin: Sql;
const emails = async () =>
	(await admin`select email from auth.users order by email`).map(({ email }) => email);
const signUp = (email: string) =>
	started.backend.fetch(
		call('POST', '/auth/v1/signup', { body: { email, password: 'correct horse' } }),
	);
const deleteAt = (now: Date) => deleteUnconfirmed(started.backend.sql, now);

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
});
beforeEach(() => admin`truncate auth.users, auth.audit_log_entries cascade`);
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

test('deletes an unconfirmed account after a day, but not a confirmed one', async () => {
	await signedUp(started.backend, 'ann@example.org');
	await signUp('bob@example.org');
	expect(await deleteAt(inHours(23.9))).toBe(0);
	expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
	expect(await deleteAt(inHours(24.1))).toBe(1);
	expect(await emails()).toEqual(['ann@example.org']);
	expect(await deleteAt(inHours(24 * 365))).toBe(0);
	expect(await emails()).toEqual(['ann@example.org']);
});

test('deletes the auth server’s records of it too', async () => {
	await signedUp(started.backend, 'ann@example.org');
	await signUp('bob@example.org');
	await deleteAt(inHours(25));
	const notes = await admin`select payload::text as text from auth.audit_log_entries`;
	expect(notes.filter(({ text }) => text.includes('ann@')).length).toBeGreaterThan(0);
	expect(notes.filter(({ text }) => text.includes('bob@'))).toEqual([]);
});

test('a link that was sent again works for the promised time', async () => {
	await signUp('cat@example.org');
	await admin`update auth.users set created_at = now() - interval '25 hours'`;
	expect(await deleteAt(inHours(1))).toBe(0);
	expect((await followLink(started.backend, 'cat@example.org')).user.email).toBe('cat@example.org');
});

test('does not delete accounts that were invited or confirmed in another way', async () => {
	await signUp('dee@example.org');
	await signUp('eve@example.org');
	await admin`
		update auth.users set invited_at = now() where email = 'dee@example.org'`;
	await admin`
		update auth.users set phone_confirmed_at = now() where email = 'eve@example.org'`;
	expect(await deleteAt(inHours(48))).toBe(0);
	expect(await emails()).toHaveLength(2);
});

test('deletes the record of a repeated sign-up after a day', async () => {
	await signedUp(started.backend, 'fay@example.org');
	await admin`select accounts.note_repeated_sign_up('fay@example.org', 'hash')`;
	await deleteAt(inHours(23));
	expect(await admin`select from accounts.repeated_sign_ups`).toHaveLength(1);
	await deleteAt(inHours(25));
	expect(await admin`select from accounts.repeated_sign_ups`).toHaveLength(0);
});

test('deletes mails after 30 days, but no caught ones, and counts whose hour has ended', async () => {
	const now = new Date('2027-03-31T12:00:00Z');
	const written = (days: number) => new Date(now.getTime() - days * DAY);
	await admin`truncate outbox.mails cascade`;
	for (const [subject, days, caught] of [
		['older', 30.1, false],
		['newer', 29.9, false],
		['caught', 300, true],
	] as const)
		await admin`
			insert into outbox.mails (recipient, subject, body_text, body_html, caught, created_at)
			values ('a@b.example', ${subject}, '', '', ${caught}, ${written(days)})`;
	for (const hours of [-1, 1])
		await admin`insert into limits.counts (key, points, expire)
			values (${`mail-test:${hours}`}, 1, ${now.getTime() + hours * HOUR})`;
	await deleteOldMails(started.backend.sql, now);
	const left = await admin`select subject from outbox.mails order by subject`;
	expect(left.map(({ subject }) => subject)).toEqual(['caught', 'newer']);
	const counts = await admin`select key from limits.counts where key like 'mail-test:%'`;
	expect(counts).toEqual([{ key: 'mail-test:1' }]);
});
