import type { TransactionSql } from 'postgres';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Applicant } from '#schema/applications/applicants.ts';
import { facts, type ListQuery } from '#server/api/applicants/list.ts';
import { type Fragment, filtered, joined, scoped } from '#server/api/applicants/scope.ts';

/** Each row may have sixty thousand bytes of answers. */
const PAGE = 20;

/** Which applications a file holds: those that match, or of these the chosen ones. */
export type Wanted = { user: string; filters: ApplicantFilters; ids: string[] | null };

export type Exported = Applicant & {
	/** Null for an employer who has not invited the applicant. */
	email: string | null;
	motivation: string;
	experience: string;
	availability: string;
};

/**
 * The next applications, newest first. Not in the order of the list, which changes while it is read.
 * @param ids of these only; null for all that match
 */
export async function readExportPage(
	tx: TransactionSql,
	{ user, host, filters, today }: ListQuery,
	ids: string[] | null,
	after: Exported | undefined,
): Promise<Exported[]> {
	const rows = await tx<{ item: Exported }[]>`
		with page as materialized (
			select ${facts(tx)}, application.motivation, application.experience, application.availability
			from ${joined(tx)}
			where ${wanted(tx, { user, host, filters, today }, ids)}
				${after ? tx`and (application.created_at, application.id) < (${after.created_at}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by application.created_at desc, application.id desc limit ${PAGE}
		)
		select to_jsonb(page) - 'sent_name' || jsonb_build_object(
			'name', coalesce(sent_name, named.name), 'email', named.email) as item
		from page join application_rules.applicants(array(select id from page)) as named
			on named.application_id = page.id
		order by page.created_at desc, page.id desc`;
	return rows.map(({ item }) => item);
}

/** How many applications an export has; of CVs, how many have one. */
export async function countExported(
	tx: TransactionSql,
	query: ListQuery,
	ids: string[] | null,
	kind: 'list' | 'cvs',
): Promise<number> {
	const [row] = await tx<{ count: number }[]>`
		select count(*)::integer as count from ${joined(tx)}
		where ${wanted(tx, query, ids)} ${kind === 'cvs' ? tx`and copy.cv_name is not null` : tx``}`;
	return row?.count ?? 0;
}

const wanted = (
	tx: TransactionSql,
	{ user, host, filters, today }: ListQuery,
	ids: string[] | null,
): Fragment => tx`
	${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)}
	${ids ? tx`and application.id = any (${ids}::uuid[])` : tx``}`;
