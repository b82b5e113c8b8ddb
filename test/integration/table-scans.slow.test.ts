import { Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import { MOST_COUNTED } from '#schema/applications/applicants.ts';
import { listMatching, readList } from '#server/api/applicants/list.ts';
import { gateway } from '#server/gateway/gateway.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { silent } from '#test/servers/fake-backend.ts';

/**
 * What the main calls read of tables that grow, counted by Postgres in their own transaction. With these rows its planner
 * decides as with a million: the figures do not depend on how fast the machine is.
 */
const [ACCOUNTS, EMPLOYERS, INTERNSHIPS, APPLICATIONS] = [20_000, 2_000, 50_000, 60_000];
/** Rows of one table that a call may read in scans of it, for example all members of staff. */
const FEW = 1_000;
const TODAY = '2027-03-01';

let started: TestBackend;
let admin: Sql;
const people: Record<string, string> = {};

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	await admin.begin(fill);
	await admin`vacuum analyze`;
	for (const [who, number] of Object.entries({ staff: 1, employer: 2, student: 9 })) {
		const [account] = await admin`select md5('user' || ${number}::integer)::uuid as id`;
		people[who] = account?.id;
	}
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function fill(sql: TransactionSql): Promise<void> {
	// Triggers and references would be checked row by row.
	await sql`set local session_replication_role = replica`;
	await sql`
		insert into auth.users (id, email, email_confirmed_at, created_at)
		select md5('user' || n)::uuid, 'person' || n || '@students.example', now(),
			${TODAY}::timestamptz - n * interval '10 minutes'
		from generate_series(1, ${ACCOUNTS}::integer) as n`;
	await sql`insert into public.staff (user_id) values (md5('user1')::uuid)`;
	await sql`
		insert into public.employers (id, user_id, company_name, contact_person, industry, host_since)
		select md5('employer' || n)::uuid, md5('user' || n)::uuid, 'Company ' || n, 'Ann', 'Technology', now()
		from generate_series(2, ${EMPLOYERS}::integer) as n`;
	await sql`
		insert into public.company_members (employer_id, user_id, role) select id, user_id, 'owner' from public.employers`;
	await sql`
		insert into public.internships (id, slug, source, employer_id, kind, title, company, sector, city, location,
			remote, country, weeks, hours, pay_amount, pay_per, pay_currency, starts, description, sponsorship)
		select md5('internship' || n)::uuid, 'intern-' || n,
			case n % 2 when 0 then 'employer' else 'site' end,
			case n % 2 when 0 then md5('employer' || 2 + (n / 2) % ${EMPLOYERS - 1}::integer)::uuid end,
			'london', 'Intern ' || n, 'Company', 'Technology', 'London', 'London', 'on-site', 'United Kingdom', 12, 20,
			1500, 'month', 'GBP', 'Any Monday', repeat('Mend the booking system. ', 20), 'student-visa-ok'
		from generate_series(1, ${INTERNSHIPS}::integer) as n`;
	await sql`
		insert into public.applications (id, user_id, program_type, motivation, experience, availability, created_at,
			internship_id, status, answer_due_on, to_office)
		select md5('application' || n)::uuid, md5('user' || n % ${ACCOUNTS}::integer)::uuid, 'london',
			repeat('To learn how this is done. ', 20), 'A summer in a shop.', 'June',
			${TODAY}::timestamptz - n * interval '10 minutes',
			case when n % 20 > 0 then md5('internship' || 1 + (n + n / ${ACCOUNTS}::integer) % ${INTERNSHIPS}::integer)::uuid end,
			(array['submitted', 'rejected', 'in-review', 'unanswered', 'offered', 'accepted'])[1 + (n / 3) % 6],
			${TODAY}::date + n % 14,
			n % 20 = 0 or (n + n / ${ACCOUNTS}::integer) % 2 = 0
		from generate_series(1, ${APPLICATIONS}::integer) as n`;
}

const list = (host: 'staff' | 'employer', query: string) => (tx: TransactionSql) =>
	readList(tx, {
		user: people[host] ?? '',
		host,
		filters: filtersIn(new URLSearchParams(query)),
		today: TODAY,
	});

type Case = [who: string, what: string, ask: (tx: TransactionSql) => PromiseLike<unknown>];

test.each<Case>([
	...[
		'',
		'after=1_0_-1764338400000000_00000000-0000-4000-8000-000000000000',
		'status=submitted',
		'status=declined',
		'of=employers',
		'internship=intern-7',
	].map((query): Case => ['staff', `the list of applications ${query}`, list('staff', query)]),
	...['', 'status=rejected'].map(
		(query): Case => ['employer', `the list of applications ${query}`, list('employer', query)],
	),
	[
		'staff',
		'all that match',
		(tx) =>
			listMatching(tx, {
				user: people.staff ?? '',
				host: 'staff',
				filters: filtersIn(new URLSearchParams('status=rejected')),
				today: TODAY,
			}),
	],
	['staff', 'what waits', (tx) => tx`select * from staff_rules.waiting(${TODAY}::date)`],
	['staff', 'weeks', (tx) => tx`select * from staff_rules.weeks(${TODAY}::date)`],
])('%s: %s scans no table that grows', async (who, _, ask) => {
	expect(await scannedBy(people[who] ?? '', ask)).toEqual([]);
});

test.each([
	'',
	'status=submitted',
	'status=declined',
	'status=rejected',
	'of=employers',
	'of=employers&status=in-review',
])('the list of staff %s reads as many entries of indexes as it counts', async (query) => {
	const read = await admin.begin(async (tx) => {
		await beAs(tx, people.staff ?? '');
		const before = await entriesRead(tx);
		await list('staff', query)(tx);
		return (await entriesRead(tx)) - before;
	});
	expect(read).toBeGreaterThan(0);
	// Of the first by the filters, the first of all, and again where one of them has a status that waits.
	expect(read).toBeLessThan(4 * MOST_COUNTED);
});

test.each([
	'email',
	'confirmation_token',
	'recovery_token',
	'email_change_token_current',
	'email_change_token_new',
])('an account is found by its %s without a scan', async (column) => {
	const scanned = await scannedBy(
		null,
		(tx) => tx`select from auth.users where ${tx(column)} = ${'given'}`,
	);
	expect(scanned).toEqual([]);
});

test("the tables' API is asked for the rows that somebody may read", async () => {
	const { config, backend } = started;
	const asked: URLSearchParams[] = [];
	const watched = {
		...backend,
		fetch(request: Request) {
			asked.push(new URL(request.url).searchParams);
			return backend.fetch(request);
		},
	};
	const app = new Hono().all('*', gateway(config, watched, silent, createLimits(config, backend)));
	const ann = await signedUp(backend, 'ann@example.org');
	const rosa = await signedUp(backend, 'rosa@example.org');
	await admin`update public.employers set user_id = ${rosa.id} where id = md5('employer7')::uuid`;
	const [sent] = await admin`
		update public.applications set user_id = ${ann.id} where id = (
			select application.id from public.applications as application
			join public.internships as internship on internship.id = internship_id
			where employer_id = md5('employer7')::uuid order by application.id limit 1
		) returning id, internship_id`;
	const read = async ({ token }: { token: string }) => {
		const request = call('GET', '/rest/v1/applications?select=id', { token });
		request.headers.set('apikey', backend.keys.publishable);
		return ((await (await app.fetch(request)).json()) as { id: string }[]).map(({ id }) => id);
	};
	expect(await read(ann)).toEqual([sent?.id]);
	expect(asked.at(-1)?.get('user_id')).toBe(`eq.${ann.id}`);
	expect(await read(rosa)).toContain(sent?.id);
	expect(asked.at(-1)?.get('or')).toContain(sent?.internship_id);
});

test('a scan of a table that grows is seen', async () => {
	const scanned = await scannedBy(
		people.staff ?? '',
		(tx) => tx`
		select from application_rules.answered_by_me where motivation like '%never%'`,
	);
	expect(scanned).toEqual(['applications']);
});

/** The tables of which a call reads more than a few rows in scans. @param user null for the owner of the tables */
async function scannedBy(user: string | null, ask: Case[2]): Promise<string[]> {
	return admin.begin(async (tx) => {
		if (user !== null) await beAs(tx, user);
		const before = await rowsScanned(tx);
		await ask(tx);
		const after = await rowsScanned(tx);
		return [...after].flatMap(([table, rows]) =>
			rows - (before.get(table) ?? 0) > FEW ? [table] : [],
		);
	});
}

async function beAs(tx: TransactionSql, user: string): Promise<void> {
	const claims = JSON.stringify({ sub: user, role: 'authenticated' });
	await tx`
		select set_config('request.jwt.claims', ${claims}, true),
			set_config('request.jwt.claim.sub', ${user}, true)`;
	await tx`set local role authenticated`;
}

/** From the indexes of applications. */
async function entriesRead(tx: TransactionSql): Promise<number> {
	const [row] = await tx`
		select sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer as entries from pg_index
		where indrelid = 'public.applications'::regclass`;
	return row?.entries;
}

async function rowsScanned(tx: TransactionSql): Promise<Map<string, number>> {
	const rows = await tx<{ relname: string; rows: number }[]>`
		select relname, seq_tup_read::integer as rows from pg_stat_xact_user_tables order by relname`;
	return new Map(rows.map(({ relname, rows }) => [relname, rows]));
}
