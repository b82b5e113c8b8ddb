import type { TransactionSql } from 'postgres';
import { asService } from '#server/mail/mail-kind.ts';
import { accountsOf, type Person } from '#server/mail/mail-parts.ts';

/** A company, with its owners. */
export type Company = { id: string; company: string; owners: (Person & { user_id: string })[] };

/** @param employers their ids */
export async function companiesWithOwners(
	tx: TransactionSql,
	employers: string[],
): Promise<Company[]> {
	const rows = await asService(
		tx,
		tx<{ id: string; company: string; owners: string[] }[]>`
			select employer.id, company_name as company,
				array(select owner.user_id from posting_rules.owners_of(employer.id) as owner) as owners
			from public.employers as employer where employer.id = any (${employers})`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ owners }) => owners),
	);
	return rows.map(({ owners, ...row }) => ({
		...row,
		owners: owners.flatMap((user_id) => addressed({ user_id })),
	}));
}
