import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { AskedQuestion } from '#schema/staff/company-notes.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import {
	COMPANY_LISTS,
	type CompanyItems,
	type CompanyList,
	type CompanyListName,
	type CompanyWebhook,
	type StaffCompany,
} from '#schema/staff/staff-company.ts';
import { keysOf } from '#server/api/connections/keys-of.ts';
import { memberChanges } from '#server/api/member-changes.ts';
import {
	afterKey,
	BEGIN,
	newestFirst,
	type PageKey,
	pageAfter,
	pageOf,
	readAsStaff,
	STAFF_PAGE,
} from '#server/api/staff/for-staff.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { takenOut } from '#server/api/taken-out.ts';
import { notFound } from '#server/deeds/deed.ts';
import { invalid } from '#server/http/api-error.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';
import { listingColumns } from './listings.ts';

/** Companies that were made in the same microsecond. */
const MOST_BESIDE = 10;

/** How many exports of a company are shown. */
const EXPORTS_SHOWN = 5;

/** How many questions of staff are shown. */
const MOST_ASKED = 50;

/** How much of a message is shown. */
const BEGINNING = 100;

/** In SQL, a company as `staff_rules.employers` has it, with what it took out of the site. */
export const exportsOf = (tx: TransactionSql) => tx`
	item || jsonb_build_object('exports', ${takenOut(tx, tx`(item ->> 'id')::uuid`, EXPORTS_SHOWN)})`;

export const noEmployer = () => notFound('There is no such employer.');

type Fragment = PendingQuery<Row[]>;

/** Where a list is read from, what an entry has, and the moment by which it is ordered, newest first, with the id. */
type ListRead = { from: Fragment; columns: Fragment; at: Fragment; id: Fragment };

/** Reports of one side: the other one has written what is reported. A listing has been written by the employer. */
const reportsWrittenBy = (
	tx: TransactionSql,
	employer: string,
	isByStudent: boolean,
): ListRead => ({
	from: tx`
		from public.internships as internship
		join public.reports as report on report.internship = internship.slug
		left join public.application_messages as message on message.id = report.application_message_id
		where internship.employer_id = ${employer}
			and (coalesce(message.side, report.question_side, 'employer') = 'student') = ${isByStudent}`,
	columns: tx`report.id, report.reason, report.created_at, report.resolved_at, internship.slug, internship.title`,
	at: tx`report.created_at`,
	id: tx`report.id`,
});

const lists: Record<CompanyListName, (tx: TransactionSql, employer: string) => ListRead> = {
	drafts: (tx, employer) => ({
		from: tx`from public.internship_drafts where employer_id = ${employer} and submitted_at is not null`,
		columns: tx`id, coalesce(content ->> 'title', '') as title, state, submitted_at, decided_at, times_submitted`,
		at: tx`touched_at`,
		id: tx`id`,
	}),
	internships: (tx, employer) => ({
		from: tx`
			from public.internships as internship
			left join posting_rules.stops as stop on stop.internship_id = internship.id
			where employer_id = ${employer}`,
		columns: listingColumns(tx),
		at: tx`published_at`,
		id: tx`internship.id`,
	}),
	'reports-about': (tx, employer) => reportsWrittenBy(tx, employer, false),
	'reports-by': (tx, employer) => reportsWrittenBy(tx, employer, true),
	messages: (tx, employer) => ({
		from: tx`
			from public.message_reviews as review
			where employer_id = ${employer} and state in ('waiting', 'approved', 'returned')`,
		columns: tx`
			id, asked_at, decided_at, state, found, answer,
			regexp_replace(application_rules.reviewed_text(review), ${`^(.{${BEGINNING}}).+$`}, '\\1…') as begins`,
		at: tx`asked_at`,
		id: tx`id`,
	}),
	log: (tx, employer) => ({
		from: tx`
			from public.staff_log
			where (subject_id = ${employer}
				or subject_id in (select id::text from public.internship_drafts where employer_id = ${employer})
				or subject_id in (select id::text from public.internships where employer_id = ${employer}))`,
		columns: tx`id, number, at, staff_email, action, subject, subject_id, detail`,
		at: tx`at`,
		id: tx`id`,
	}),
};

async function readList<Name extends CompanyListName>(
	tx: TransactionSql,
	name: Name,
	employer: string,
	after: PageKey,
): Promise<StaffPage<CompanyItems[Name]>> {
	const { from, columns, at, id } = lists[name](tx, employer);
	const moment = newestFirst(tx, at);
	const page = { after, most: STAFF_PAGE + 1, chosen: tx`` };
	return pageOf(
		await tx<{ item: CompanyItems[Name]; moment: string }[]>`
			select to_jsonb(page) - 'moment' as item, moment from (
				select ${moment} as moment, ${columns} ${from} ${pageAfter(tx, page, moment, id)}
			) as page`,
	);
}

async function readFirst<Name extends CompanyListName>(
	tx: TransactionSql,
	name: Name,
	employer: string,
): Promise<CompanyList<Name>> {
	const [counted] = await tx<{ count: number }[]>`
		select count(*)::integer as count ${lists[name](tx, employer).from}`;
	return { ...(await readList(tx, name, employer, BEGIN)), count: counted?.count ?? 0 };
}

const query = v.strictObject({ after: afterKey });

/**
 * What follows in a list of a company.
 * @param name one of `COMPANY_LISTS` @param given the query
 * @throws {ApiError} 400 for a query that does not exist, 404, 503
 */
export function moreOfCompany(
	sql: Sql,
	person: string,
	{ employer, name, given }: { employer: string; name: string; given: Record<string, string> },
): Promise<StaffPage<{ id: string }>> {
	const list = COMPANY_LISTS.find((one) => one === name);
	if (!list) throw notFound('There is no such list.');
	const asked = v.safeParse(query, given);
	if (!asked.success) throw invalid('The query is not valid.');
	const { after = BEGIN } = asked.output;
	return readAsStaff(sql, person, (tx) => readList(tx, list, employer, after));
}

/** All that staff know of a company. @param today ISO date in Europe/London @throws {ApiError} 404, 503 */
export const readCompany = async (
	sql: Sql,
	person: string,
	id: string,
	today: string,
): Promise<StaffCompany> => {
	const { late, ...company } = await readAsStaff(sql, person, async (tx) => {
		const employer = await readEmployer(tx, id);
		const [late] = await tx<{ overdue: number; oldest: string | null }[]>`
			select coalesce(sum(count), 0)::integer as overdue, min(oldest)::text as oldest
			from staff_rules.overdue(${today}::date) where employer_id = ${id}`;
		return {
			employer,
			late: { overdue: late?.overdue ?? 0, oldest: late?.oldest ?? null },
			lists: {
				drafts: await readFirst(tx, 'drafts', id),
				internships: await readFirst(tx, 'internships', id),
				'reports-about': await readFirst(tx, 'reports-about', id),
				'reports-by': await readFirst(tx, 'reports-by', id),
				messages: await readFirst(tx, 'messages', id),
				log: await readFirst(tx, 'log', id),
			},
		};
	});
	// Staff see none of these by row-level security.
	const { applications, ...more } = await asServiceRole(sql, async (tx) => {
		const [counted] = await tx<{ applications: number }[]>`
			select count(*)::integer as applications from public.applications as application
			join public.internships as internship on internship.id = application.internship_id
			where internship.employer_id = ${id}`;
		return {
			applications: counted?.applications ?? 0,
			asked: await askedOf(tx, id),
			changes: await memberChanges(tx, id),
			connections: { keys: await keysOf(tx, id), webhooks: await webhooksOf(tx, id) },
		};
	});
	return { ...company, ...more, answers: { ...late, applications } };
};

/** What staff have asked a company, newest first. */
const askedOf = (tx: TransactionSql, employer: string): Promise<AskedQuestion[]> => tx<
	AskedQuestion[]
>`
	select asked.id, question, application_rules.iso_moment(asked.asked_at) as asked_at,
		application_rules.iso_moment(answered_at) as answered_at, answer,
		coalesce(nullif(btrim(account.full_name), ''), account.email) as by
	from posting_rules.staff_questions as asked
	left join lateral accounts.find(array[answered_by]) as account on true
	where employer_id = ${employer} order by asked.asked_at desc, asked.id limit ${MOST_ASKED}`;

async function webhooksOf(tx: TransactionSql, employer: string): Promise<CompanyWebhook[]> {
	const rows = await tx<{ item: Omit<CompanyWebhook, 'host'> & { url: string } }[]>`
		select to_json(found) as item from (
			select id, url, added_at, off_at, (
				select max(delivered_at) from posting_rules.webhook_deliveries where webhook_id = webhook.id
			) as used_at
			from posting_rules.webhooks as webhook where employer_id = ${employer} order by added_at, id
		) as found`;
	return rows.map(({ item: { url, ...webhook } }) => ({ ...webhook, host: new URL(url).host }));
}

/** A company as it stands in the list of all. */
async function readEmployer(tx: TransactionSql, id: string): Promise<StaffEmployer> {
	const [own] = await tx<{ moment: string; zero: string }[]>`
		select (-extract(epoch from created_at) * 1000000)::bigint - 1 as moment,
			'00000000-0000-0000-0000-000000000000'::uuid as zero
		from public.employers where id = ${id}`;
	if (!own) throw noEmployer();
	const rows = await tx<{ item: Omit<StaffEmployer, 'warnings'> }[]>`
		select ${exportsOf(tx)} as item
		from staff_rules.employers('all', '', ${MOST_BESIDE}, ${own.moment}::bigint, ${own.zero}::uuid)
		where (item ->> 'id')::uuid = ${id}`;
	const item = rows[0]?.item;
	if (!item) throw noEmployer();
	return { ...item, warnings: nameWarnings(await verifiedCompanies(tx))(item) };
}
