import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { SITE_SCHEMAS } from '#scripts/staff/backup/site-schemas.ts';
import {
	call,
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import {
	existing,
	type PermissionTarget,
	signedUpPeople,
	storedValue,
	testPermissions,
} from './permission-checks.ts';
import { permissions, rowFor, TABLES } from './permission-table.ts';

let started: TestBackend;
let admin: Sql;
let people: PermissionTarget['people'];

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	people = await signedUpPeople(started.backend);
});

afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const target = (): PermissionTarget => ({
	fetch: (request) => started.backend.fetch(request),
	staff: (request) =>
		started.backend.service.fetch(
			new URL(request.url).pathname + new URL(request.url).search,
			request,
		),
	admin,
	people,
});

testPermissions(target, permissions);

test('an employer cannot make themselves verified, on insert, update or upsert', async () => {
	await admin`delete from public.employers`;
	const { id, token } = people.owner;
	const row = { ...rowFor('employers', id, 'Acre & Sons'), verified: true };
	const upsert = 'resolution=merge-duplicates,return=minimal';
	const tries = [
		call('POST', '/rest/v1/employers', { body: row, token, prefer: 'return=minimal' }),
		call('POST', '/rest/v1/employers', {
			body: rowFor('employers', id, 'Acre & Sons'),
			token,
			prefer: 'return=minimal',
		}),
		call('POST', '/rest/v1/employers?on_conflict=user_id', { body: row, token, prefer: upsert }),
		call('PATCH', `/rest/v1/employers?user_id=eq.${id}`, { body: { verified: true }, token }),
	];
	const statuses = [];
	for (const request of tries) statuses.push((await started.backend.fetch(request)).status);
	expect(statuses).toEqual([403, 201, 403, 403]);
	expect(await admin`select verified from public.employers`).toEqual([{ verified: false }]);
});

test('the trigger protects verified and user_id even with wider column grants', async () => {
	await admin`delete from public.employers`;
	const { id } = people.owner;
	await admin.begin(async (sql) => {
		await sql`grant all on public.employers to authenticated`;
		await sql`set local role authenticated`;
		await sql`select set_config('request.jwt.claim.sub', ${id}, true)`;
		await sql`insert into public.employers (user_id, company_name, contact_person, verified)
			values (${id}, 'Acre', 'Ann', true)`;
		await sql`update public.employers set verified = true, user_id = ${people.other.id}`;
		const rows = await sql`select user_id, verified from public.employers`;
		expect(rows).toEqual([{ user_id: id, verified: false }]);
		await sql`reset role`;
		await sql`revoke all on public.employers from authenticated`;
		await sql`rollback and chain`;
	});
});

test('an upsert changes one’s own profile and never creates a second one', async () => {
	await admin`delete from public.employers`;
	const { id, token } = people.owner;
	const prefer = 'resolution=merge-duplicates,return=minimal';
	for (const company of ['First name', 'Second name']) {
		const body = { ...rowFor('employers', id, company), profile_completed: true };
		const request = call('POST', '/rest/v1/employers?on_conflict=user_id', { body, token, prefer });
		expect((await started.backend.fetch(request)).ok).toBe(true);
	}
	expect(await admin`select company_name from public.employers`).toEqual([
		{ company_name: 'Second name' },
	]);
});

test('an upsert over another person’s profile changes nothing', async () => {
	await admin`delete from public.employers`;
	const otherRow = await existing(target(), 'employers');
	const body = rowFor('employers', people.owner.id, 'Taken over');
	const request = call('POST', '/rest/v1/employers?on_conflict=user_id', {
		body,
		token: people.other.token,
		prefer: 'resolution=merge-duplicates,return=minimal',
	});
	expect((await started.backend.fetch(request)).status).toBe(403);
	expect(await storedValue(admin, 'employers', otherRow, 'company_name')).not.toBe('Taken over');
});

test('answers to an employer’s questions are read with the application, and changed by nobody', async () => {
	await admin`delete from public.applications`;
	await admin`insert into public.staff (user_id) values (${people.member.id}) on conflict do nothing`;
	const id = await existing(target(), 'applications');
	await admin`
		update public.applications set question_answers = '[{"question": "Why?", "answer": "So."}]' where id = ${id}`;
	const path = `/rest/v1/applications?id=eq.${id}&select=question_answers`;
	const read = (token?: string) => started.backend.fetch(call('GET', path, token ? { token } : {}));
	const seen = [{ question_answers: [{ question: 'Why?', answer: 'So.' }] }];
	for (const { token } of [people.owner, people.member])
		expect(await (await read(token)).json()).toEqual(seen);
	expect(await (await read(people.other.token)).json()).toEqual([]);
	expect([401, 403]).toContain((await read()).status);
	for (const { token } of [people.owner, people.member]) {
		const body = { question_answers: [] };
		const response = await started.backend.fetch(call('PATCH', path, { body, token }));
		expect([401, 403, 404, 405]).toContain(response.status);
	}
	expect(await (await read(people.owner.token)).json()).toEqual(seen);
});

test('every table in public has row-level security', async () => {
	const open = await admin`
		select c.relname from pg_class c
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`;
	expect(open).toEqual([]);
});

test('every function of a migration has a comment on what it does', async () => {
	const others = ['auth', 'pgboss', 'supabase_migrations'];
	const ours = SITE_SCHEMAS.filter((schema) => !others.includes(schema));
	const silent = await admin`
		select oid::regprocedure::text as name from pg_proc
		where pronamespace::regnamespace::text = any (${ours}) and obj_description(oid, 'pg_proc') is null`;
	expect(silent).toEqual([]);
});

test('the running role owns nothing, is not a superuser and cannot read a table under its own name', async () => {
	const [role] = await admin`
		select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit
		from pg_roles where rolname = 'internships_server'`;
	expect(role).toEqual({
		rolsuper: false,
		rolbypassrls: false,
		rolcreaterole: false,
		rolcreatedb: false,
		rolinherit: false,
	});
	const owned = await admin`
		select relname from pg_class where relowner = 'internships_server'::regrole`;
	expect(owned).toEqual([]);
	const sql = started.backend.sql;
	for (const table of TABLES)
		await expect(sql`select 1 from ${sql(`public.${table}`)}`).rejects.toThrow('permission denied');
});

test('an internship is visible for 90 days after it was closed or its deadline passed', async () => {
	await admin`delete from public.internships`;
	const add = (slug: string, columns: object) =>
		admin`insert into public.internships ${admin({ ...rowFor('internships', '', slug), ...columns })}`;
	const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
	const day = (days: number) => daysAfter(londonDay(new Date()), -days);
	await add('open', {});
	await add('expired', { deadline: day(90) });
	await add('expired-long-ago', { deadline: day(91) });
	await add('closed', { status: 'closed', closed_at: daysAgo(89) });
	await add('closed-long-ago', { status: 'closed', closed_at: daysAgo(91) });
	const seen = await started.backend.fetch(
		call('GET', '/rest/v1/internships?select=slug&order=slug', { token: people.other.token }),
	);
	expect(await seen.json()).toEqual([{ slug: 'closed' }, { slug: 'expired' }, { slug: 'open' }]);
});

test('what Lite grants on sequences gives nothing, and does not fail', async () => {
	await started.backend.sql`grant all on all sequences in schema public to anon`;
	const usable = await admin`
		select has_sequence_privilege('anon', 'public.internships_number_seq',
			'usage, select, update') as usable`;
	expect(usable).toEqual([{ usable: false }]);
});

test('request roles reach nothing of the outbox, the accounts or the index of internships, but that deeds store what is to be mailed', async () => {
	const readable = await admin`
		select role, n.nspname || '.' || c.relname as "table"
		from unnest(array['anon', 'authenticated', 'service_role']) as role,
			pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ('catalogue', 'outbox', 'limits', 'releases', 'auth', 'supabase_migrations') and c.relkind in ('r', 'p', 'v')
			and has_schema_privilege(role, n.oid, 'usage')
			and has_table_privilege(role, c.oid, 'select, insert, update, delete')
		order by 2`;
	const tables = [
		'interview_calendars',
		'news',
		'notices',
		'office_told',
		'promise_state',
		'reminders',
		'suggestions',
		'told',
		'told_interviews',
		'told_offers',
	];
	expect(readable).toEqual(
		tables.map((table) => ({ role: 'service_role', table: `outbox.${table}` })),
	);
});

test('what people do is in server/deeds: clients call no function for it, and write no table of it', async () => {
	const callable = await admin<{ name: string }[]>`
		select distinct proname::text as name from pg_proc
		where pronamespace in ('posting_rules'::regnamespace, 'staff_rules'::regnamespace)
			and (has_function_privilege('anon', oid, 'execute')
				or has_function_privilege('authenticated', oid, 'execute'))
		order by 1`;
	expect(callable.map(({ name }) => name)).toEqual(READ_BY_PEOPLE);
	const writable = await admin`
		select role, table_name from unnest(array['anon', 'authenticated']) as role,
			unnest(${WRITTEN_BY_DEEDS}::text[]) as table_name
		where has_any_column_privilege(role, table_name, 'insert, update')
			or has_table_privilege(role, table_name, 'delete, truncate')`;
	expect(writable).toEqual([]);
});

/** Functions of posting and staff that only read, and what policies ask. */
const READ_BY_PEOPLE = [
	'applicants_with',
	'approved_of',
	'claim_of',
	'employers',
	'employers_in',
	'empty_searches',
	'is_reported',
	'is_staff',
	'leaves_at',
	'overdue',
	'owes_answers',
	'own_employer',
	'own_rights',
	'pending_of',
	'waiting',
	'waiting_times',
	'weeks',
];
const WRITTEN_BY_DEEDS = [
	'public.application_messages',
	'public.listing_questions',
	'public.application_assignments',
	'public.application_marks',
	'public.application_changes',
	'public.saved_filters',
	'public.company_members',
	'public.company_invitations',
	'public.internship_drafts',
	'public.internships',
	'public.employer_decisions',
	'public.contact_answers',
	'public.staff_log',
	'public.staff_claims',
	'public.staff',
	'public.staff_proposals',
	'public.person_requests',
	'public.careers_services',
	'public.careers_names',
	'public.careers_members',
	'public.careers_invitations',
	'public.careers_consents',
	'public.careers_chosen',
	'posting_rules.api_posts',
	'posting_rules.last_looks',
	'posting_rules.changes',
	'posting_rules.company_keys',
	'posting_rules.corrections',
	'posting_rules.imported_lines',
	'posting_rules.member_changes',
	'posting_rules.staff_questions',
	'posting_rules.webhook_deliveries',
	'posting_rules.webhooks',
	'second_factor.apps',
	'second_factor.attempts',
	'second_factor.challenges',
	'second_factor.devices',
	'second_factor.passed_sessions',
	'second_factor.passkeys',
	'second_factor.recovery_codes',
	'staff_rules.company_changes',
	'staff_rules.pending_decisions',
	'staff_rules.saved_answers',
	'outbox.notices',
];
