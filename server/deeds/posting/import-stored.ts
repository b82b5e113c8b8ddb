import type { TransactionSql } from 'postgres';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { asExported } from '#schema/internships/import/cells.ts';
import { asOneLine } from '#schema/one-line.ts';
import { contentOf } from './content.ts';
import {
	type Correctable,
	cellIn,
	digestOf,
	type FileLine,
	type ImportEmployer,
	type StoredEntries,
} from './import-plan.ts';

/** Reads what the lines of an import name. @param locks whether it is locked until the transaction ends */
export async function readStored(
	tx: TransactionSql,
	lines: readonly FileLine[],
	today: string,
	locks: boolean,
): Promise<StoredEntries> {
	const each = (column: string) => [
		...new Set(lines.map(({ cells }) => cellIn(cells, column)).filter((cell) => cell !== '')),
	];
	const named = tx`select id from staff_rules.employers_by_mail(${each('employer')}, ${today}::date)`;
	if (locks) {
		await tx`select from public.employers where id in (${named}) order by id for share`;
		await tx`
			select from public.internships where slug = any (${each('slug')}) order by id for update`;
	}
	const employers = await tx<ImportEmployer[]>`
		select * from staff_rules.employers_by_mail(${each('employer')}, ${today}::date)`;
	const correctable = await readCorrectable(tx, each('slug'));
	const titles = lines.map(({ cells }) => asOneLine(cells.title ?? ''));
	const ids = employers.map(({ id }) => id);
	const alike = await tx<{ row: Parameters<typeof contentOf>[0] & { employer_id: string } }[]>`
		select to_json(alike) as row from (
			select employer_id, ${tx(FIELD_NAMES)} from public.internships
			where employer_id = any (${ids}::uuid[]) and title = any (${titles})
		) as alike`;
	const digests = alike.map(({ row }) => digestOf(row.employer_id, asExported(contentOf(row))));
	const imported = await tx<{ digest: string }[]>`
		select encode(line.digest, 'hex') as digest from posting_rules.imported_lines as line
		join public.internships as internship on internship.id = line.internship_id
		where internship.employer_id = any (${ids}::uuid[])`;
	return {
		employers: new Map(employers.map((employer) => [employer.email, employer])),
		bySlug: new Map(correctable.map((internship) => [internship.slug, internship])),
		there: new Set([...digests, ...imported.map(({ digest }) => digest)]),
	};
}

async function readCorrectable(tx: TransactionSql, slugs: string[]): Promise<Correctable[]> {
	const rows = await tx<{ row: Omit<Correctable, 'content'> & Parameters<typeof contentOf>[0] }[]>`
		with named as materialized (
			select id, slug, employer_id, status, hidden, company, ${tx(FIELD_NAMES)},
				(select user_id from public.employers where employers.id = employer_id) as user_id
			from public.internships where slug = any (${slugs})
		)
		select to_jsonb(named) || jsonb_build_object('email', lower(account.email)) as row
		from named left join accounts.find(array(select user_id from named where user_id is not null)) as account
			on account.id = named.user_id`;
	return rows.map(({ row }) => {
		const { id, slug, title, employer_id, status, hidden, company, email } = row;
		return {
			id,
			slug,
			title,
			employer_id,
			status,
			hidden,
			company,
			email,
			content: contentOf(row),
		};
	});
}
