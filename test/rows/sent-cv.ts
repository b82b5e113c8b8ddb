import type { Sql } from 'postgres';

/** Stores a CV that an account has sent; copies with applications point to it. @returns its id */
export async function sentCv(admin: Sql, user: string, content: Buffer): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into public.sent_cvs (user_id, content) values (${user}, ${content})
		on conflict (user_id, digest) do update set user_id = excluded.user_id returning id`;
	if (!row) throw new Error('The CV was not stored.');
	return row.id;
}
