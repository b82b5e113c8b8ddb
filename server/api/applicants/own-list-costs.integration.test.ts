import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import { ON_A_PAGE } from '#schema/applications/applicants.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';
import { readOwnList } from './own-list.ts';

/** Applicants of one company. */
const MANY = 400;

let admin: TestApi['admin'];
let close: TestApi['close'];
let rosa: { id: string };

beforeAll(async () => {
	const api = await startTestApi();
	({ admin, close } = api);
	const world = employerWorld(api.started, admin);
	const company = await world.employer('rosa@example.org', 'Tidewell');
	rosa = company;
	const openListing = await world.publish(company.employer, 'loom-intern');
	const secret = await world.publish(company.employer, 'secret-intern', { hide_names: true });
	await admin.begin(async (tx) => {
		await tx`set local session_replication_role = replica`;
		await tx`
			insert into auth.users (id, email, raw_user_meta_data)
			select md5('many' || n)::uuid, 'many-' || n || '@many.example', '{"full_name": "A Student"}' from generate_series(1, ${MANY}::integer) as n`;
		await tx`
			insert into public.applications (id, user_id, internship_id, program_type, motivation, experience, availability, answer_due_on, status)
			select md5('applied' || n)::uuid, md5('many' || n)::uuid, case when n % 2 = 0 then ${openListing}::uuid else ${secret}::uuid end,
				'london', 'I mend looms', 'Two summers', 'June', '2099-01-01', (array['submitted', 'submitted', 'in-review', 'interview'])[1 + n % 4]
			from generate_series(1, ${MANY}::integer) as n`;
		await tx`
			insert into public.sent_cvs (id, user_id, content, text)
			select md5('cv' || n)::uuid, md5('many' || n)::uuid, convert_to('%PDF-1.7 ' || n, 'UTF8'), 'Kept the books of shop ' || n
			from generate_series(1, ${MANY}::integer) as n`;
		await tx`
			insert into public.application_copies (application_id, profile, permission_shown, sent_cv, cv_name)
			select md5('applied' || n)::uuid, '{"name": "A Student"}', '{"kind": "no-restriction"}', md5('cv' || n)::uuid, 'cv.pdf'
			from generate_series(1, ${MANY}::integer) as n`;
		await tx`
			insert into public.application_marks (application_id, stars)
			select md5('applied' || n)::uuid, 2 from generate_series(1, ${MANY}::integer) as n`;
	});
	await admin`analyze`;
});
afterAll(() => close());

type CallCounts = { calls: Map<string, number>; cvs: number };

/** What this connection has asked of functions and CVs until now, counted by Postgres itself. */
async function readUntilNow(tx: TransactionSql): Promise<CallCounts> {
	const calls = await tx<{ name: string; calls: number }[]>`
		select funcname as name, calls::integer from pg_stat_xact_user_functions where schemaname = 'application_rules'`;
	const [cvs] = await tx<{ read: number }[]>`
		select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as read
		from pg_stat_xact_user_tables where relid = 'public.sent_cvs'::regclass`;
	return { calls: new Map(calls.map((one) => [one.name, one.calls])), cvs: cvs?.read ?? 0 };
}

/** What one call of the list costs in the database. */
const costOf = (query: string) =>
	admin.begin(async (tx) => {
		await tx`set local track_functions = 'all'`;
		const before = await readUntilNow(tx);
		const claims = JSON.stringify({ sub: rosa.id, role: 'authenticated' });
		await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${rosa.id}, true)`;
		await tx`set local role authenticated`;
		const filters = filtersIn(new URLSearchParams(query));
		const asked = { user: rosa.id, host: 'employer', filters, today: '2026-11-29' } as const;
		const list = await readOwnList(tx, asked);
		await tx`reset role`;
		const after = await readUntilNow(tx);
		const often = [...after.calls]
			.map(([name, count]) => [name, count - (before.calls.get(name) ?? 0)] as const)
			.filter(([, count]) => count > ON_A_PAGE);
		const bytes = JSON.stringify(list).length;
		return { often, cvs: after.cvs - before.cvs, bytes, total: list.total };
	});

test('a list asks no rule for each applicant, and is no longer for a thousand than for a page', async () => {
	const { often, cvs, bytes, total } = await costOf('');
	expect(total).toBe(MANY);
	// What a page shows may be asked for each of its rows.
	expect(often).toEqual([]);
	expect(cvs).toBe(0);
	expect(bytes).toBeLessThan(ON_A_PAGE * 1_500);
});

test('a search reads each CV once, and asks no rule for each applicant', async () => {
	const { often, cvs, total } = await costOf('words=books+looms');
	// Of those who are hidden only the answers are searched.
	expect(total).toBe(MANY / 2);
	expect(often).toEqual([]);
	expect(cvs).toBeLessThan(2 * MANY);
});
