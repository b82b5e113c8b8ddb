import type { TransactionSql } from 'postgres';
import type { CompanyKey } from '#schema/employers/connections.ts';

/** The keys of a company, newest first, without themselves. */
export const keysOf = async (tx: TransactionSql, employer: string): Promise<CompanyKey[]> => {
	const rows = await tx<{ item: CompanyKey }[]>`
		select to_json(found) as item from (
			select key.id, key.name, coalesce(nullif(btrim(account.full_name), ''), account.email) as by,
				key.made_at, key.used_at
			from posting_rules.company_keys as key
			cross join lateral accounts.find(array[key.made_by]) as account
			where key.employer_id = ${employer} order by key.made_at desc, key.id
		) as found`;
	return rows.map(({ item }) => item);
};
