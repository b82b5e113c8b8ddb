import { expect, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { mailIdle } from '#test/mail-idle.ts';
import { dropTestDatabases, startTestBackend, testLog } from '#test/servers/backend.ts';
import { startMailServer } from '#test/servers/mail-server.ts';
import { openOutbox } from './outbox.ts';

vi.setConfig({ testTimeout: 240_000 });

test('two hundred waiting mails leave once each, one after another without a pause, over few connections', async () => {
	const started = await startTestBackend();
	const sql = connect(started.adminUrl, { max: 1 });
	const server = await startMailServer();
	const from = { name: '', address: 'office@example.org' };
	const mail = { kind: 'smtp', url: server.url, from } as const;
	// The clock of the queue stands still: it looks once, when it is told to.
	vi.useFakeTimers({ toFake: ['setInterval'] });
	const { user, pass, host, port, database } = started.backend.sql.options;
	const outbox = await openOutbox(
		`postgres://${user}:${encodeURIComponent(String(pass))}@${host}:${port}/${database}`,
		{ mail, siteUrl: 'http://127.0.0.1:3999' },
		testLog(),
	);
	const subjects = Array.from({ length: 200 }, (_, number) => `Waiting ${number}`);
	const body = { to: 'ann@example.org', text: 'Hello', html: '<p>Hello</p>' };
	await outbox.queue(...subjects.map((subject) => ({ ...body, subject })));
	vi.advanceTimersByTime(1_000);
	await mailIdle(sql);
	vi.useRealTimers();
	expect(server.received.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
	expect(server.connections()).toBeLessThanOrEqual(10 + 20);
	await outbox.close();
	await server.close();
	await sql.end();
	await started.close();
	await dropTestDatabases();
});
