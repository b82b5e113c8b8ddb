import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let member: { id: string; token: string };

/** More than two pages. */
const MANY = 45;

beforeAll(async () => {
	let started: TestApi['started'];
	({ started, app, admin, close } = await startTestApi());
	member = await signedUp(started.backend, 'member@example.org');
	await admin`insert into public.staff (user_id) values (${member.id})`;
	const owner = await signedUp(started.backend, 'owner@example.org');
	const company = { ...verifiedEmployer(owner.id, 'Tidewell'), verified: true };
	const [employer] = await admin`insert into public.employers ${admin(company)} returning id`;
	await admin.begin(async (tx) => {
		await tx`set local session_replication_role = replica`;
		// Several at one moment, so that the id decides.
		const at = tx`timestamptz '2026-11-20 10:00' + (n / 3) * interval '1 second'`;
		await tx`insert into auth.users (id, email)
			select gen_random_uuid(), n || '@companies.example' from generate_series(1, ${MANY}::integer) as n`;
		await tx`insert into public.employers (user_id, company_name, contact_person, website, profile_completed, asked_at)
			select id, email, 'Jo', 'https://a.example', true, ${at}
			from (select *, split_part(email, '@', 1)::integer as n from auth.users where email like '%@companies.example') as users`;
		await tx`insert into public.contacts (name, email, subject, message, created_at)
			select 'Ann', n || '@example.org', 's', 'm', ${at} from generate_series(1, ${MANY}::integer) as n`;
		await tx`insert into public.reports (internship, reason, created_at)
			select 'gone-' || n, 'other', ${at} from generate_series(1, ${MANY}::integer) as n`;
		await tx`insert into public.internship_drafts (employer_id, state, content, submitted_at)
			select ${employer?.id}, 'submitted', '{}', ${at} from generate_series(1, ${MANY}::integer) as n`;
		await tx`insert into public.message_reviews (employer_id, user_id, to_status, message, found, people, state, asked_at)
			select ${employer?.id}, ${owner.id}, 'interview', 'Hello', '{contact}', 12, 'waiting', ${at}
			from generate_series(1, ${MANY}::integer) as n`;
		for (let n = 0; n < MANY; n += 1) {
			const row = internshipRow(`loom-${n}`, { source: 'employer', employer_id: employer?.id });
			await tx`insert into public.internships ${tx({ ...row, published_at: '2026-11-20T10:00:00Z' })}`;
		}
		await tx`insert into posting_rules.corrections (internship_id, approved, first_at, last_at)
			select id, '{}', published_at, published_at from public.internships where employer_id is not null`;
	});
});
afterAll(() => close());

/** What takes entries off a list, by their ids. */
const lists: [string, (tx: TransactionSql, ids: string[]) => Promise<unknown>][] = [
	[
		'employers?show=waiting',
		(tx, ids) => tx`update public.employers set asked_at = null where id = any (${ids})`,
	],
	[
		'employers?show=all',
		(tx, ids) =>
			tx`delete from public.employers where company_name <> 'Tidewell' and id = any (${ids})`,
	],
	[
		'drafts?q=',
		(tx, ids) => tx`update public.internship_drafts set state = 'returned' where id = any (${ids})`,
	],
	[
		'messages?show=open',
		(tx, ids) => tx`insert into public.contact_answers (contact_id) select unnest(${ids}::uuid[])`,
	],
	[
		'reports?show=open',
		(tx, ids) =>
			tx`update public.reports set resolved_at = now(), resolution = 'Done' where id = any (${ids})`,
	],
	[
		'applicant-messages?show=open',
		(tx, ids) => tx`update public.message_reviews set state = 'returned' where id = any (${ids})`,
	],
	[
		'corrections?show=open',
		(tx, ids) => tx`delete from posting_rules.corrections where internship_id = any (${ids})`,
	],
	[
		'listings?show=public',
		(tx, ids) => tx`update public.internships set hidden = true where id = any (${ids})`,
	],
];

describe('a list that shrinks while it is read', () => {
	test.each(lists)('%s skips nothing, and shows nothing twice', async (path, decide) => {
		const read = async (after: string | null) => {
			const query = after === null ? '' : `&after=${encodeURIComponent(after)}`;
			const { status, body } = await askApi<StaffPage<{ id: string }>>(
				app,
				'GET',
				`/staff/${path}${query}`,
				{ token: member.token },
			);
			expect(status).toBe(200);
			return { ids: body.items.map(({ id }) => id), next: body.next };
		};
		const seen: string[] = [];
		let after: string | null = null;
		do {
			const page = await read(after);
			seen.push(...page.ids);
			// All of a page but its first are decided before the next one is asked for.
			await admin.begin(async (tx) => {
				await tx`set local session_replication_role = replica`;
				await decide(tx, page.ids.slice(1));
			});
			after = page.next;
		} while (after !== null);
		expect(seen.length).toBeGreaterThanOrEqual(MANY);
		expect(new Set(seen).size).toBe(seen.length);
	});

	test('refuses a key that it did not give', async () => {
		for (const after of ['20', 'x', '1_2', "1_'; --"]) {
			const path = `/staff/messages?after=${encodeURIComponent(after)}`;
			expect(await askApi(app, 'GET', path, { token: member.token })).toMatchObject({
				status: 400,
			});
		}
	});
});
