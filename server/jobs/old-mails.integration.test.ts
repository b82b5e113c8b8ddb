import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldMails } from '#server/jobs/old-mails.ts';
import { connect } from '#server/postgres/database.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

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

test('deletes mails after 30 days, but no caught ones', async () => {
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
	await deleteOldMails(started.backend.sql, now);
	const left = await admin`select subject from outbox.mails order by subject`;
	expect(left.map(({ subject }) => subject)).toEqual(['caught', 'newer']);
});
