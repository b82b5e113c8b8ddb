import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';

/**
 * Notes that a member of a company has been shown the list of its applicants: what was sent after that is new to them.
 * @param msAgo when the list was read
 */
export const noteLook = (sql: Sql, person: string, msAgo: number): Promise<unknown> =>
	deed(
		sql,
		(tx) => tx`
			insert into posting_rules.last_looks (user_id, at)
			select user_id, clock_timestamp() - ${Math.ceil(msAgo)} * interval '1 millisecond'
			from public.company_members where user_id = ${person}
			on conflict (user_id) do update set at = excluded.at`,
	);
