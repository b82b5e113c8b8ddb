import type { TransactionSql } from 'postgres';
import type { Applicant } from '#schema/applications/applicants.ts';
import { facts, type ListQuery } from '#server/api/applicants/list.ts';
import { filtered, joined, scoped } from '#server/api/applicants/scope.ts';

/** Each row may have sixty thousand bytes of answers. */
const PAGE = 20;

export type Exported = Applicant & {
	email: string;
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
			where ${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)}
				${ids ? tx`and application.id = any (${ids}::uuid[])` : tx``}
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
