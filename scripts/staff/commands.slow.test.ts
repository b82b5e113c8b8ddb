import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import { listDigest } from '#server/catalogue/list-token.ts';
import { connect } from '#server/postgres/database.ts';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { runCommand } from '#test/servers/run-command.ts';

let started: TestBackend;
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
	// The server has run before: a first run is judged by other rules.
	await admin`select retention.forget_expired(now())`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const run = (script: string, ...args: string[]) =>
	runCommand(script, args, { DATABASE_URL: started.adminUrl });

const today = new Date().toISOString().slice(0, 10);

test('expired data is shown, and deleted once the true date is given', async () => {
	await admin`insert into public.contacts (name, email, subject, message)
		select 'Many', n || '@example.org', 's', 'm' from generate_series(1, 11) as n`;
	await admin`update public.contacts set created_at = now() - interval '25 months'`;
	await admin`select retention.forget_expired(now())`;

	const result = await run('retention');
	expect([result.code, result.stderr]).toEqual([0, '']);
	expect(result.stdout).toContain('Nothing was deleted since: more than 5 % of one kind');
	expect(result.stdout).toContain('contacts: 11 of 11 are past their retention period');

	const wrong = await run('retention', 'confirm', '2020-01-01');
	expect([wrong.code, wrong.stderr]).toEqual([
		1,
		'The clock of the database does not show 2020-01-01. Nothing was deleted.\n',
	]);
	const confirmed = await run('retention', 'confirm', today);
	expect([confirmed.code, confirmed.stderr]).toEqual([0, '']);
	expect(confirmed.stdout).toContain('contacts: 11 deleted');
	expect(await admin`select from public.contacts`).toHaveLength(0);
});

test('answers are looked for again once an operator has stated the day', async () => {
	await admin`insert into outbox.promise_state (last_day, refused) values ('2026-01-01', 'pause')
		on conflict (only_row) do update set last_day = excluded.last_day, refused = excluded.refused`;
	expect(await run('promises')).toMatchObject({
		code: 0,
		stdout: expect.stringContaining('Nothing was done since: the last day'),
	});
	expect(await run('promises', 'confirm', '2020-01-01')).toMatchObject({
		code: 1,
		stderr: 'The clock of the database does not show 2020-01-01.\n',
	});
	const confirmed = await run('promises', 'confirm', londonDay(new Date()));
	expect([confirmed.code, confirmed.stderr]).toEqual([0, '']);
	expect(await run('promises')).toMatchObject({
		code: 0,
		stdout: expect.not.stringContaining('Nothing was done'),
	});
	expect((await run('promises', 'yes')).code).toBe(2);
});

test('mails that were set aside are tried once more', async () => {
	await admin`insert into outbox.mails
			(recipient, subject, body_text, body_html, caught, attempts, unconfirmed, set_aside_at)
		values ('ann@example.org', 'Aside', 't', 'h', false, 3, 3, now())`;
	expect(await run('mail-retry')).toEqual({
		code: 0,
		stdout: 'Mails that are tried once more: 1.\n',
		stderr: '',
	});
	expect(
		await admin`select set_aside_at, unconfirmed, due_at <= clock_timestamp() as due from outbox.mails`,
	).toEqual([{ set_aside_at: null, unconfirmed: 0, due: true }]);
});

test('an application is moved as staff may, with a reason for a rejection', async () => {
	const { id: user } = await signedUp(started.backend, 'ann@example.org');
	const [row] = await admin<{ id: string }[]>`
		insert into public.applications (user_id, program_type, motivation, experience, availability)
		values (${user}, 'london', 'm', 'e', 'a') returning id`;
	const move = (...args: string[]) => run('application', 'move', row?.id ?? '', ...args);
	expect(await move('accepted')).toEqual({
		code: 1,
		stdout: '',
		stderr: 'Staff do not move an application from submitted to accepted.\n',
	});
	expect(await move('rejected', '--reason', 'skills')).toMatchObject({
		code: 1,
		stderr: 'A rejection has a reason and a message of at least one sentence.\n',
	});
	expect(await move('interview')).toEqual({
		code: 0,
		stdout: 'The application is moved from submitted to interview.\n',
		stderr: '',
	});
	expect(await admin`select mover, moved_by, to_status from public.application_events`).toEqual([
		{ mover: 'staff', moved_by: null, to_status: 'interview' },
	]);
});

test('an account becomes staff, and is staff no longer', async () => {
	const staff = (...args: string[]) => run('staff', ...args);
	const { id } = await signedUp(started.backend, 'bea@example.org');
	expect(await staff('list')).toMatchObject({ code: 0, stdout: 'Nobody is staff.\n' });
	expect(await staff('add', 'Bea@Example.org')).toEqual({
		code: 0,
		stdout: 'The account is staff now.\n',
		stderr: '',
	});
	expect(await staff('add', 'bea@example.org')).toMatchObject({
		code: 0,
		stdout: 'The account was staff already.\n',
	});
	expect((await staff('list')).stdout).toMatch(/^bea@example\.org since \d{4}-\d\d-\d\d\n$/);
	expect(await staff('remove', 'bea@example.org')).toMatchObject({
		code: 0,
		stdout: 'The account is not staff any more.\n',
	});
	expect(await staff('remove', 'bea@example.org')).toMatchObject({
		code: 1,
		stderr: 'This account is not staff.\n',
	});
	expect(
		await admin`select staff_email, action, subject, subject_id, detail
			from public.staff_log order by number`,
	).toEqual(
		[
			['add', 'bea@example.org\nadministrator'],
			['remove', 'bea@example.org'],
		].map(([action, detail]) => ({
			staff_email: 'command line',
			action,
			subject: 'staff',
			subject_id: id,
			detail,
		})),
	);
});

test('a reviewer is added, and becomes an administrator', async () => {
	const staff = (...args: string[]) => run('staff', ...args);
	await signedUp(started.backend, 'rae@example.org');
	expect(await staff('add', '--reviewer', 'rae@example.org')).toMatchObject({
		code: 0,
		stdout: 'The account is staff now, as a reviewer.\n',
	});
	expect((await staff('list')).stdout).toMatch(
		/^rae@example\.org since \d{4}-\d\d-\d\d, reviewer\n$/,
	);
	expect((await staff('add', 'rae@example.org')).stdout).toBe(
		'The account is an administrator now.\n',
	);
	expect(await admin`select role from public.staff`).toEqual([{ role: 'administrator' }]);
	await staff('remove', 'rae@example.org');
});

test('nobody is staff without an account, or with an address that is not confirmed', async () => {
	expect(await run('staff', 'add', 'nobody@example.org')).toMatchObject({
		code: 1,
		stderr: 'There is no account with this address.\n',
	});
	const body = { email: 'cid@example.org', password: 'correct horse' };
	await started.backend.fetch(call('POST', '/auth/v1/signup', { body }));
	expect((await run('staff', 'add', 'cid@example.org')).code).toBe(1);
	expect(await admin`select from public.staff`).toEqual([]);
});

test.each([
	['staff', []],
	['staff', ['add']],
	['staff', ['add', 'no address']],
	['staff', ['remove', '--reviewer', 'bea@example.org']],
	['staff', ['list', 'bea@example.org']],
	['staff', ['toString', 'bea@example.org']],
	['application', ['move', 'no-id', 'interview']],
	['application', ['move', '00000000-0000-4000-8000-000000000000', 'lost']],
	['retention', ['confirm']],
	['retention', ['confirm', 'yesterday']],
	['retention', ['delete']],
	['mail-retry', ['all']],
])('%s %j: how it is called', async (script, args) => {
	const { code, stdout, stderr } = await run(script, ...args);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(/^Usage: npm run /);
});

test('a shared list is ended by its address, which is logged with its title and without its maker', async () => {
	const { id: person } = await signedUp(started.backend, 'maker@example.org');
	const token = 'aB3-'.repeat(8);
	const [list] = await admin<{ id: string }[]>`
		insert into public.shared_lists (user_id, digest, title, internships)
		values (${person}, ${listDigest(token) ?? ''}, 'Send us your money', array[gen_random_uuid()])
		returning id`;
	const end = () => run('list-end', `${started.config.siteUrl}/lists/${token}/internships.csv`);
	expect(await end()).toEqual({ code: 0, stdout: 'The list has ended.\n', stderr: '' });
	expect(await admin`select from public.shared_lists`).toHaveLength(0);
	expect(
		await admin`select staff_email, action, subject_id, detail from public.staff_log
			where subject = 'list'`,
	).toEqual([
		{
			staff_email: 'command line',
			action: 'end',
			subject_id: list?.id,
			detail: 'Send us your money',
		},
	]);
	const again = await end();
	expect([again.code, again.stderr]).toEqual([1, 'There is no such list.\n']);
});
