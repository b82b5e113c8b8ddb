import type { Access, HostedFetch } from './access.ts';

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

/** At a time: what is held in memory, however many rows there are. */
const PAGE = 500;

/** The rows, oldest first (with a hosted project: in the order of their ids). */
export function rowsOf(access: Access, name: ExportName): AsyncIterable<Row> {
	return access.kind === 'sql' ? sqlRows(access, name) : hostedRows(access.fetch, name);
}

async function* sqlRows({ sql }: Access & { kind: 'sql' }, name: ExportName): AsyncGenerator<Row> {
	const { table, columns } = exports[name];
	// Lite keeps what was said at sign-up as JSON within a JSON text.
	const selected =
		name === 'applications'
			? sql`
				rows.id, rows.created_at, users.email,
				(users.raw_user_meta_data #>> '{}')::jsonb ->> 'full_name' as full_name,
				rows.program_type, rows.program_name, rows.motivation, rows.experience, rows.availability
				from public.applications as rows join auth.users as users on users.id = rows.user_id`
			: sql`${sql(columns as readonly string[] as string[])} from ${sql(`public.${table}`)} as rows`;
	const cursor = sql`select ${selected} order by rows.created_at, rows.id`.cursor(PAGE);
	for await (const rows of cursor) yield* rows as Iterable<Row>;
}

async function* hostedRows(fetch: HostedFetch, name: ExportName): AsyncGenerator<Row> {
	const people = name === 'applications' ? await accounts(fetch) : undefined;
	for (let last = ''; ; ) {
		const query = new URLSearchParams({ select: '*', order: 'id', limit: String(PAGE) });
		if (last) query.set('id', `gt.${last}`);
		const rows = (await fetch(`/rest/v1/${exports[name].table}?${query}`)) as Row[];
		for (const row of rows) yield { ...row, ...people?.get(String(row.user_id)) };
		// The project may give fewer at once than were asked for: only none is the end.
		if (rows.length === 0) return;
		last = String(rows.at(-1)?.id);
	}
}

type Person = { email?: string; full_name?: unknown };

async function accounts(fetch: HostedFetch): Promise<Map<string, Person>> {
	const people = new Map<string, Person>();
	for (let page = 1; ; page += 1) {
		const { users } = (await fetch(`/auth/v1/admin/users?page=${page}&per_page=1000`)) as {
			users: { id: string; email?: string; user_metadata?: { full_name?: unknown } }[];
		};
		if (users.length === 0) return people;
		for (const { id, email, user_metadata } of users)
			people.set(id, { email, full_name: user_metadata?.full_name });
	}
}
