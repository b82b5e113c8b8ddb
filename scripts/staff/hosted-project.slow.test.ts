/** Operators' commands with a hosted project. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readUnsubscribeToken } from '#server/mail/signed-links.ts';
import { signingKey } from '#server/secrets.ts';
import { call, dropTestDatabases } from '#test/servers/backend.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';
import { runCommand } from '#test/servers/run-command.ts';

let project: HostedProject;
const json = { 'Content-Type': 'application/json' };

beforeAll(async () => {
	project = await startHostedProject('http://127.0.0.1:3999');
	const body = {
		email: 'boss@example.org',
		password: 'correct horse',
		data: { full_name: 'Bo' },
	};
	const signUp = await project.api.fetch(call('POST', '/auth/v1/signup', { body }));
	const { id } = (await signUp.json()) as { id: string };
	const rows: [string, object][] = [
		['employers', { user_id: id, company_name: 'Acre', contact_person: 'Ann' }],
		[
			'applications',
			{
				user_id: id,
				program_type: 'london',
				motivation: 'M',
				experience: 'E',
				availability: 'A',
			},
		],
		['newsletter_subscriptions', { email: 'news@example.org' }],
	];
	for (const [table, row] of rows) {
		const request = { method: 'POST', headers: json, body: JSON.stringify(row) };
		const stored = await project.api.service.fetch(`/rest/v1/${table}`, request);
		expect(stored.status).toBe(201);
	}
});
afterAll(async () => {
	await project.close();
	await dropTestDatabases();
});

test('an employer is verified and rows are exported by its DATABASE_URL', async () => {
	const { environment } = project;
	expect(await runCommand('employer-verify', ['boss@example.org'], environment)).toMatchObject({
		code: 0,
	});
	const answer = await project.api.service.fetch('/rest/v1/employers?select=verified');
	expect(await answer.json()).toEqual([{ verified: true }]);
	const { code, stdout, stderr } = await runCommand('export', ['applications'], environment);
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout).toContain(`"boss@example.org","Bo","london","","M","E","A"`);
});

test('the unsubscribe links of an export are those of its mails', async () => {
	const { code, stdout } = await runCommand('export', ['newsletter'], project.environment);
	expect(code).toBe(0);
	const [, token = ''] = /token=(\S+)"/.exec(stdout) ?? [];
	const key = signingKey(project.database.secretKey);
	expect(readUnsubscribeToken(key, token)).toMatch(/^[\w-]{36}$/);
});

test('what is not a project’s Postgres, or has rows, is not filled from a backup', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'hosted-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const saved = join(folder, 'hosted.gz');
	expect(await runCommand('backup', [saved], project.environment)).toMatchObject({ code: 0 });
	const { code, stderr } = await runCommand('restore', [saved, '--force'], project.environment);
	const refused = /has no accounts of Supabase|has rows/;
	expect([code, stderr]).toEqual([1, expect.stringMatching(refused)]);
});
