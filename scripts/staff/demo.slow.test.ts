import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { connect } from '#server/postgres/database.ts';
import {
	call,
	dropTestDatabases,
	jwtSecret,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { DEMO_PASSWORD, employers, students } from './demo/people.ts';

let started: TestBackend;
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

type ProcessResult = { code: number; stdout: string; stderr: string };

function demo(env: Record<string, string> = {}): Promise<ProcessResult> {
	const all = {
		...processEnvironment,
		DATABASE_URL: started.adminUrl,
		JWT_SECRET: jwtSecret,
		DATA_DIR: started.config.dataDir,
		...env,
	};
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[join(import.meta.dirname, 'demo.ts')],
			{ env: all },
			(error, stdout, stderr) =>
				resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
		);
	});
}

const accounts = async () => (await admin`select from auth.users`).length;

test('is refused on a public address', async () => {
	const { code, stderr } = await demo({ SITE_URL: 'https://www.example.org' });
	expect(code).toBe(1);
	expect(stderr).toContain('only for a site on this machine');
	expect(await accounts()).toBe(0);
});

test('puts in people with applications in every status, and sends no mail', async () => {
	const { code, stdout, stderr } = await demo();
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout).toContain(DEMO_PASSWORD);
	expect(await accounts()).toBe(employers.length + students.length + 1);
	const statuses = await admin<
		{ status: string }[]
	>`select distinct status from public.applications`;
	expect(statuses.map(({ status }) => status).sort()).toEqual([...APPLICATION_STATUSES].sort());
	const [row] = await admin`select
		(select bool_and(sample) from public.internships where source = 'employer') as samples,
		(select count(*)::int from public.internships where source = 'employer' and not hidden) as internships,
		(select array_agg(state order by state) from public.internship_drafts) as drafts,
		(select count(*)::int from public.application_copies where sent_cv is not null) as cvs,
		(select bool_and(details ->> 'offer_until' is not null) from public.application_events
			where to_status = 'offered') as offers_end,
		(select bool_and(jsonb_array_length(details -> 'interview' -> 'times') = 3) from public.application_events
			where to_status = 'interview') as interviews_have_times,
		(select bool_and(moved_by is not null) from public.application_events
			where mover = 'employer') as employers_are_named,
		(select bool_and(jsonb_array_length(question_answers) = cardinality(questions))
			from public.applications join public.internships on internships.id = internship_id) as questions_answered,
		(select bool_or(application_rules.has_overdue(id)) from public.employers) as overdue`;
	expect(row).toEqual({
		samples: true,
		internships: 3,
		drafts: ['draft', 'returned', 'submitted'],
		cvs: 3,
		offers_end: true,
		interviews_have_times: true,
		employers_are_named: true,
		questions_answered: true,
		overdue: true,
	});
	expect(await started.backend.mailbox()).toEqual([]);
});

test('a second time it changes nothing', async () => {
	const rows = () => admin`select id, created_at, status from public.applications order by id`;
	const before = await rows();
	const { code, stdout } = await demo();
	expect([code, stdout]).toEqual([0, expect.stringContaining('was there already')]);
	expect(await rows()).toEqual(before);
});

test('its people sign in', async () => {
	for (const { email } of [...employers, ...students]) {
		const body = { email, password: DEMO_PASSWORD };
		const path = '/auth/v1/token?grant_type=password';
		expect((await started.backend.fetch(call('POST', path, { body }))).status).toBe(200);
	}
});
