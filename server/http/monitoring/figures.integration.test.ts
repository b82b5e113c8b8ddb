import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type JobRun, repeat } from '#server/jobs/repeat.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { silent } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

let api: TestApi;
let backupDir: string;
const runs = new Map<string, JobRun>();

beforeAll(async () => {
	api = await startTestApi();
	backupDir = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
	await api.close();
	await rm(backupDir, { recursive: true });
});

/** Of an app that has not asked the database before: what was found is kept for seconds. */
async function scrape(): Promise<string> {
	const { config, backend } = api.started;
	const app = createApp({ ...config, backupDir }, backend, await fakeSite(config.siteUrl), {
		log: silent,
		lifecycle: { stopping: false },
		release: '1.2.3+abc',
		runs,
	});
	const incoming = { socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
	return (await app.request('http://127.0.0.1/metrics', {}, { incoming })).text();
}

/** @returns the value of a line; undefined where there is none */
function value(text: string, series: string): number | undefined {
	const line = text.split('\n').find((line) => line.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
const kind = (name: string) => `{kind="${name}"}`;

const send = async (path: string, body: unknown) => {
	const request = call('POST', path, { body });
	request.headers.set('apikey', api.started.backend.keys.publishable);
	expect((await api.app.fetch(request)).status).toBeLessThan(300);
};

test('says that nothing waits at first, by every kind', async () => {
	const text = await scrape();
	for (const name of ['drafts', 'corrections', 'employers', 'companies', 'messages', 'reports'])
		for (const series of ['staff_waiting', 'staff_waiting_oldest_seconds'])
			expect(value(text, series + kind(name))).toBe(0);
	expect(value(text, 'late_answers{owed_by="employer"}')).toBe(0);
	expect(value(text, 'promises_refused')).toBe(0);
	expect(value(text, 'release_info{release="1.2.3+abc"}')).toBe(1);
	expect(value(text, 'database_writable')).toBe(1);
	expect(Math.abs(value(text, 'clock_difference_seconds') ?? 99)).toBeLessThan(2);
});

test('counts what people did, and for how long the oldest waits, without a word of theirs', async () => {
	const { admin, started } = api;
	const owner = await signedUp(started.backend, 'zebedee@example.org');
	const contact = { email: 'zebedee@example.org', subject: 'Visa' };
	for (const name of ['Zebedee', 'Yolanda'])
		await send('/rest/v1/contacts', { ...contact, name, message: 'May I work here?' });
	await admin`update public.contacts set created_at = now() - interval '3 days' where name = 'Zebedee'`;
	const [employer] = await admin<{ id: string }[]>`
		insert into public.employers (user_id, company_name, contact_person, profile_completed, host_since, asked_at)
		values (${owner.id}, 'Quillworks', 'Jo', true, now(), now() - interval '2 hours') returning id`;
	const id = employer?.id ?? '';
	const [listing] = await admin<{ id: string }[]>`
		insert into public.internships ${admin(
			internshipRow('loom-intern', { source: 'employer', employer_id: id }),
		)} returning id`;
	await admin`insert into public.internship_drafts (employer_id, content, state, submitted_at)
		values (${id}, '{}', 'submitted', now() - interval '1 day')`;
	await admin`insert into public.reports (internship, reason, message) values ('loom-intern', 'fee', '')`;
	await admin`update public.reports set created_at = now() - interval '5 minutes'`;
	const columns = { program_type: 'london', motivation: 'm', experience: 'e', availability: 'a' };
	const dayAgo = (days: number) =>
		new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
	await admin`insert into public.applications ${admin([
		{
			...columns,
			user_id: owner.id,
			internship_id: listing?.id ?? '',
			answer_due_on: dayAgo(3),
		},
	])}`;
	await admin`update public.applications set answer_due_on = ${dayAgo(3)}`;
	await started.backend.mailbox();
	const text = await scrape();
	const day = 86_400;
	expect(value(text, `staff_waiting${kind('messages')}`)).toBe(2);
	const oldest = (name: string) => value(text, `staff_waiting_oldest_seconds${kind(name)}`) ?? 0;
	expect(Math.abs(oldest('messages') - 3 * day)).toBeLessThan(60);
	expect(Math.abs(oldest('drafts') - day)).toBeLessThan(60);
	expect(Math.abs(oldest('reports') - 300)).toBeLessThan(60);
	expect(value(text, `staff_waiting${kind('employers')}`)).toBe(1);
	expect(value(text, 'late_answers{owed_by="employer"}')).toBe(1);
	expect(value(text, 'late_answers{owed_by="office"}')).toBe(0);
	const late = value(text, 'late_answers_oldest_seconds{owed_by="employer"}') ?? 0;
	// The day ended at midnight in London, two to three days ago.
	expect(late).toBeGreaterThan(2 * day - 3_700);
	expect(late).toBeLessThan(3 * day + 60);
	expect(value(text, 'mails_total{kind="account",state="caught"}')).toBe(1);
	expect(value(text, 'mails_total{kind="contacts",state="caught"}')).toBeGreaterThanOrEqual(2);
	expect(value(text, 'notices_waiting')).toBe(0);
	expect(text).not.toMatch(/zebedee|yolanda|quillworks|visa|loom/i);
});

test('counts the mails that wait or are set aside, by kind', async () => {
	await api.admin`
		insert into outbox.mails (recipient, subject, body_text, body_html, caught, kind, set_aside_at)
		values ('a@b.example', 's', 't', 'h', false, 'contacts', null),
			('a@b.example', 's', 't', 'h', false, 'late_answers', now())`;
	const text = await scrape();
	expect(value(text, 'outbox_mails{kind="contacts",state="waiting"}')).toBe(1);
	expect(value(text, 'outbox_mails{kind="late_answers",state="set_aside"}')).toBe(1);
	await api.admin`delete from outbox.mails where not caught`;
});

test('has the version of the index, which follows what is published', async () => {
	const before = value(await scrape(), 'catalogue_index_version') ?? 0;
	await api.admin`insert into public.internships ${api.admin(internshipRow('dye-intern'))}`;
	const text = await scrape();
	expect(value(text, 'catalogue_index_version')).toBeGreaterThan(before);
	expect(value(text, 'catalogue_index_age_seconds')).toBe(0);
});

test('has the time of the newest backup, and 0 where there is none', async () => {
	await writeFile(join(backupDir, 'internships-2026-11-20T0230Z.secrets.json'), '{}');
	expect(value(await scrape(), 'backup_last_timestamp_seconds')).toBe(0);
	for (const [name, at] of [
		['internships-2026-11-20T0230Z.gz', 1_795_142_400],
		['internships-2026-11-19T0230Z.gz', 1_795_056_000],
	] as const) {
		await writeFile(join(backupDir, name), 'a backup');
		await utimes(join(backupDir, name), at, at);
	}
	expect(value(await scrape(), 'backup_last_timestamp_seconds')).toBe(1_795_142_400);
});

test('has the last success of each job, and its failures', async () => {
	const tools = { log: silent, runs };
	const job = (name: string) => ({ job: name, interval: 3_600_000, failure: 'it failed' });
	const stops = [
		repeat(job('good'), tools, async () => {}),
		repeat(job('bad'), tools, async () => {
			throw new Error('of zebedee@example.org');
		}),
	];
	await vi.waitUntil(() => runs.get('good')?.lastSuccess && runs.get('bad')?.failures, 30_000);
	for (const stop of stops) stop();
	const text = await scrape();
	const last = value(text, 'job_last_success_timestamp_seconds{task="good"}') ?? 0;
	expect(Math.abs(Date.now() / 1_000 - last)).toBeLessThan(60);
	expect(value(text, 'job_last_success_timestamp_seconds{task="bad"}')).toBe(0);
	expect(value(text, 'job_failures_total{task="bad"}')).toBe(1);
	expect(text).not.toContain('zebedee');
});

test('leaves out what the database has not said', async () => {
	const { config, backend } = api.started;
	const away = { ...backend, sql: api.started.backend.sql };
	const gone = Object.assign(() => Promise.reject(new Error('away')), {
		begin: () => Promise.reject(new Error('away')),
	});
	const app = createApp(
		config,
		{
			...away,
			sql: gone as unknown as typeof backend.sql,
			inspect: async () => ({ database: false, writes: false, migrations: false, outbox: false }),
		},
		await fakeSite(config.siteUrl),
		{ log: silent, lifecycle: { stopping: false } },
	);
	const incoming = { socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
	const text = await (await app.request('http://127.0.0.1/metrics', {}, { incoming })).text();
	expect(value(text, 'database_up')).toBe(0);
	expect(text).not.toContain('staff_waiting');
	expect(text).not.toContain('backup_last_timestamp_seconds');
});
