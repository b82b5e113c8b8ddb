import type { TransactionSql } from 'postgres';
import { pagesOf } from './pages-of.ts';

type Row = Record<string, unknown>;

/** What can be exported: the table, and the columns in their order. */
export const exports = {
	applications: {
		table: 'applications',
		columns: [
			'id',
			'created_at',
			'email',
			'full_name',
			'program_type',
			'program_name',
			'motivation',
			'experience',
			'availability',
		],
	},
	contacts: {
		table: 'contacts',
		columns: ['id', 'created_at', 'name', 'email', 'subject', 'category', 'message'],
	},
	newsletter: { table: 'newsletter_subscriptions', columns: ['id', 'created_at', 'email'] },
} as const;
export type ExportName = keyof typeof exports;

/** The rows, oldest first. */
export async function* rowsOf(sql: TransactionSql, name: ExportName): AsyncGenerator<Row> {
	const { table, columns } = exports[name];
	const selected =
		name === 'applications'
			? sql`
				rows.id, rows.created_at, users.email,
				accounts.full_name(users.raw_user_meta_data::jsonb) as full_name,
				rows.program_type, rows.program_name, rows.motivation, rows.experience, rows.availability
				from public.applications as rows join auth.users as users on users.id = rows.user_id`
			: sql`${sql(columns as readonly string[] as string[])} from ${sql(`public.${table}`)} as rows`;
	const query = sql<Row[]>`select ${selected} order by rows.created_at, rows.id`;
	for await (const rows of pagesOf(sql, query)) yield* rows;
}
