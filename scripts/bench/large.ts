import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { browserKey } from '#test/api-client.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { accounts, sessionOf } from './api.ts';
import { fill } from './internships.ts';
import { resident } from './memory.ts';

const INTERNSHIPS = 100_000;
const ACCOUNTS = 200_000;
const APPLICATIONS = 1_200_000;
const EMPLOYERS = 2_000;
/** Applications of the student who is measured. */
const OWN = 40;
const TIMES = 20;
/** Milliseconds after which a call is not repeated, and below which it has read no large table. */
const [SLOW, QUICK] = [5_000, 20];
/** Rows read one after the other by one call, above which its table is named. */
const GROWS = 20_000;

type Person = { key: string; token: string; id: string };
type Call = [name: string, path: string, person?: Person];

/**
 * Prints, for each call and page with a hundred thousand internships and a million applications, how long it takes
 * and which large tables it reads as a whole. Always the same rows. Takes minutes and 5 GB of disk.
 * @param dataDir kept for another run, which measures without making; without it a folder that is deleted
 * @param databaseUrl a Postgres to measure instead of the embedded one, into which a backup of that was restored
 */
export async function benchLarge(dataDir?: string, databaseUrl?: string): Promise<void> {
	const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'large-')));
	try {
		if (!databaseUrl && !existsSync(join(folder, 'postgres'))) await fill(folder, INTERNSHIPS);
		await measureAll(folder, databaseUrl);
	} finally {
		if (!dataDir) await rm(folder, { recursive: true });
	}
}

async function measureAll(dataDir: string, databaseUrl: string | undefined): Promise<void> {
	const begun = performance.now();
	const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
	const site = await startServer(databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env);
	console.log(`ready after ${seconds(begun)} s`);
	try {
		await inDatabase({ dataDir, databaseUrl }, async (sql) => {
			await sql`set statement_timeout = 0`;
			const [{ people: peopleBefore = 0, applications = 0 } = {}] = await sql<
				Record<string, number>[]
			>`
				select (select count(*) from auth.users)::integer as people,
					(select count(*) from public.applications)::integer as applications`;
			const people = await signIn(site.url, peopleBefore === 0);
			if (applications === 0) {
				const begun = performance.now();
				await sql.begin((tx) => seed(tx, people));
				await sql`vacuum analyze`;
				console.log(`made in ${seconds(begun)} s`);
			}
			const named = await oneOfEach(sql, people);
			console.log('milliseconds: first, median, most; rows that one call reads in scans of tables');
			for (const call of calls(people, named)) await measure(sql, site.url, call);
		});
		console.log(`memory of the server ${await resident(site.url)} MB, Postgres aside`);
	} finally {
		await site.stop();
	}
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);

type People = Record<'student' | 'employer' | 'staff', Person>;

async function signIn(url: string, isNew: boolean): Promise<People> {
	const key = await browserKey(url);
	if (isNew) await accounts({ url, key });
	const session = async (email: string): Promise<Person> => {
		const { access_token, user } = await sessionOf({ url, key }, email);
		return { key, token: access_token, id: user.id };
	};
	return {
		student: await session('person-0@example.org'),
		employer: await session('person-1@example.org'),
		staff: await session('person-2@example.org'),
	};
}

async function seed(sql: TransactionSql, { student, employer, staff }: People): Promise<void> {
	// Triggers and references are checked row by row, which would take hours.
	await sql`set local session_replication_role = replica`;
	await sql`
		insert into auth.users (id, email, email_confirmed_at, created_at)
		select md5('user' || n)::uuid, 'person' || n || '@students.example', now(), now() - n * interval '2 minutes'
		from generate_series(1, ${ACCOUNTS}::integer) as n`;
	await sql`
		insert into public.employers (id, user_id, company_name, contact_person, industry, profile_completed,
			verified, verified_at, host_since)
		select md5('employer' || n)::uuid, case n when 1 then ${employer.id} else md5('user' || n)::uuid end,
			'Company ' || n, 'Ann', 'Technology', true, true, now(), now() - interval '1 year'
		from generate_series(1, ${EMPLOYERS}::integer) as n`;
	await sql`
		insert into public.company_members (employer_id, user_id, role) select id, user_id, 'owner' from public.employers`;
	await sql`insert into public.staff (user_id) values (${staff.id})`;
	await sql`
		update public.internships set source = 'employer',
			employer_id = md5('employer' || (1 + number % ${EMPLOYERS}::integer))::uuid
		where number % 5 < 3 and weeks >= 6 and pay_currency = 'GBP' and country = 'United Kingdom'
			and city is not null and slug not in (select slug from public.internships order by number limit 300)`;
	await sql`
		create temporary table targets on commit drop as
		select id, row_number() over (order by number) - 1 as place, employer_id = md5('employer1')::uuid as own,
			employer_id is null as to_office
		from public.internships`;
	await sql`create index on targets (place)`;
	await sql`
		with made as (select md5('application' || n)::uuid as id,
			case when n <= ${OWN} then ${student.id} else md5('user' || (1 + n % ${ACCOUNTS}::integer))::uuid end as user_id,
			now() - n * interval '20 seconds' as created_at,
			case when n % 20 = 0 then null when n % 400 = 1 then (
				select id from targets where own order by place limit 1 offset (n / 400) % 20
			) else (select id from targets where place = n * 7919::bigint % ${INTERNSHIPS - 1}::integer) end as internship_id,
			(array['submitted', 'in-review', 'rejected', 'withdrawn', 'rejected', 'rejected', 'interview', 'unanswered',
				'rejected', 'offered', 'accepted', 'rejected'])[1 + (n / 3) % 12] as status,
			current_date + (n % 14 + 1)::integer as due
		from generate_series(1, ${APPLICATIONS}::integer) as n)
		insert into public.applications (id, user_id, program_type, motivation, experience, availability, created_at,
			internship_id, status, answer_due_on, to_office)
		select made.id, user_id, 'london', repeat('To learn how this is done. ', 20), repeat('A summer in a shop. ', 10),
			'June to August', created_at, internship_id, status, due, coalesce(to_office, true)
		from made left join targets on targets.id = internship_id on conflict do nothing`;
	await sql`
		insert into public.application_events (application_id, at, mover, from_status, to_status)
		select application.id, created_at + place * interval '1 day', case place when 0 then 'student' else 'employer' end,
			case place when 0 then null else 'submitted' end, case place when 0 then 'submitted' else status end
		from public.applications as application, generate_series(0, 1) as place
		where place = 0 or status <> 'submitted'`;
}

/** Of what the calls name one. */
async function oneOfEach(sql: Sql, { student, employer }: People) {
	const [own] = await sql<{ id: string }[]>`
		select id from public.applications where user_id = ${student.id} limit 1`;
	const [sent] = await sql<{ id: string; slug: string; all: number }[]>`
		select application.id, slug, count(*) over () as all from public.applications as application
		join public.internships as internship on internship.id = internship_id
		join public.employers as employer on employer.id = employer_id where employer.user_id = ${employer.id} limit 1`;
	const [general] = await sql<{ id: string }[]>`
		select id from public.applications where internship_id is null limit 1`;
	console.log(`the employer answers ${sent?.all} applications`);
	return { own: own?.id, sent: sent?.id, slug: sent?.slug, general: general?.id };
}

/** Of an application that was answered: its list goes on with those that were sent earlier. */
const KEY = '1_0_-1764338400000000_00000000-0000-4000-8000-000000000000';

function calls(
	{ student, employer, staff }: People,
	{ own, sent, slug, general }: Awaited<ReturnType<typeof oneOfEach>>,
): Call[] {
	return [
		['home', '/'],
		['search', '/internships?q=data+in+leeds'],
		['search as JSON', '/internships.json?q=marketing&pay=13'],
		['suggestions', '/internships/suggestions.json?q=mar'],
		['an internship', `/internships/${slug}`],
		['a sitemap', '/sitemap.xml'],
		['own applications', '/api/applications', student],
		['own application', `/api/applications/${own}`, student],
		['form of an application', `/api/internships/${slug}/application`, student],
		['header of a student', '/api/me', student],
		['data of the account', '/account/data', student],
		['saved', '/api/saved', student],
		['own rows of the table', '/rest/v1/applications?select=id,created_at', student],
		['overview of an employer', '/api/employer/overview', employer],
		['header of an employer', '/api/me', employer],
		['internships of an employer', '/api/employer/internships', employer],
		['applications of an employer', '/api/employer/applications', employer],
		['the same, from a key on', `/api/employer/applications?after=${KEY}`, employer],
		['one status', '/api/employer/applications?status=submitted', employer],
		['one application', `/api/employer/applications/${sent}`, employer],
		['all that match', '/api/employer/applications/matching?status=submitted', employer],
		['overview of staff', '/api/staff', staff],
		['header of staff', '/api/me', staff],
		['weeks', '/api/staff/weeks', staff],
		['applications to the office', '/api/staff/applications', staff],
		['the same, from a key on', `/api/staff/applications?after=${KEY}`, staff],
		['one status', '/api/staff/applications?status=submitted', staff],
		['applications to employers', '/api/staff/applications?of=employers', staff],
		['one application', `/api/staff/applications/${general}`, staff],
		['all that match', '/api/staff/applications/matching?status=submitted', staff],
		['log', '/api/staff/log', staff],
		['drafts', '/api/staff/drafts', staff],
	];
}

async function measure(sql: Sql, url: string, [name, path, person]: Call): Promise<void> {
	const before = await rowsScanned(sql);
	const times: number[] = [];
	const statuses = new Set<number>();
	while (times.length < TIMES && (times.at(-1) ?? 0) < SLOW) {
		const start = performance.now();
		statuses.add(await statusOf(url + path, person));
		times.push(performance.now() - start);
	}
	const sorted = times.toSorted((a, b) => a - b);
	const [first = 0, median = 0, most = 0] = [
		times[0],
		sorted[Math.floor(sorted.length / 2)],
		sorted.at(-1),
	];
	// Postgres counts what a connection has read within ten seconds of its last statement.
	if (median > QUICK) await pause(10_500);
	const scanned = [...(await rowsScanned(sql))].flatMap(([table, rows]) => {
		const each = (rows - (before.get(table) ?? 0)) / times.length;
		return each > GROWS ? [`${table} ${Math.round(each)}`] : [];
	});
	const figures = [first, median, most].map((time) => `${time.toFixed(0)}`.padStart(6)).join('');
	const status = [...statuses].join(',');
	console.log(`${name.padEnd(28)} ${status.padEnd(4)} ${figures}  ${scanned.join(', ')}`);
}

/** 0 where there is no answer in time. */
async function statusOf(address: string, person?: Person): Promise<number> {
	try {
		const response = await fetch(address, {
			...(person && { headers: { apikey: person.key, Authorization: `Bearer ${person.token}` } }),
			signal: AbortSignal.timeout(60_000),
		});
		await response.arrayBuffer();
		return response.status;
	} catch {
		return 0;
	}
}

/** Rows that sequential scans of each table have read so far. */
async function rowsScanned(sql: Sql): Promise<Map<string, number>> {
	const rows = await sql<{ relname: string; read: number }[]>`
		select relname, coalesce(seq_tup_read, 0)::float8 as read from pg_stat_user_tables`;
	return new Map(rows.map(({ relname, read }) => [relname, read]));
}
