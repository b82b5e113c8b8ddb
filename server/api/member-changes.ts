import type { TransactionSql } from 'postgres';
import type { MemberChange } from '#schema/employers/member-changes.ts';

/** So many are shown. */
const MOST = 100;

/** Who has joined and left a company, and whose role was changed, newest first. By the role service_role, for its owners or staff. */
export const memberChanges = (tx: TransactionSql, employer: string): Promise<MemberChange[]> =>
	tx<MemberChange[]>`
		select change.id, change.kind, change.role, application_rules.iso_moment(change.at) as at,
			(change.since at time zone 'Europe/London')::date::text as since,
			coalesce(nullif(btrim(account.full_name), ''), account.email) as name,
			coalesce(nullif(btrim(actor.full_name), ''), actor.email) as by,
			coalesce(change.changed_by = change.user_id, false) as by_themselves
		from posting_rules.member_changes as change
		left join lateral accounts.find(array[change.user_id]) as account on true
		left join lateral accounts.find(array[change.changed_by]) as actor on true
		where change.employer_id = ${employer} order by change.at desc, change.id limit ${MOST}`;
