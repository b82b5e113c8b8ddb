import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { deleteOldMails } from './deletions.ts';

const DAY = 86_400_000;
let started: TestBackend;
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
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
			values (${`mail-test:${hours}`}, 1, ${now.getTime() + hours * 3_600_000})`;
	await deleteOldMails(started.backend.sql, now);
	const left = await admin`select subject from outbox.mails order by subject`;
	expect(left.map(({ subject }) => subject)).toEqual(['caught', 'newer']);
	const counts = await admin`select key from limits.counts where key like 'mail-test:%'`;
	expect(counts).toEqual([{ key: 'mail-test:1' }]);
});
