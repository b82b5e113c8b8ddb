import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import {
	call,
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

test('a call whose connection was lost is answered with 503, though the database is there', async () => {
	const admin = connect(started.adminUrl, { max: 1 });
	const statuses: number[] = [];
	for (let turn = 0; turn < 10; turn += 1) {
		await admin`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`;
		const body = { email: `ann-${turn}@example.org` };
		const answer = await started.backend.fetch(
			call('POST', '/rest/v1/newsletter_subscriptions', { body }),
		);
		statuses.push(answer.status);
	}
	await admin.end();
	expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
});
