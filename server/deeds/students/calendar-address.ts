import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';

/** Gives an account an address for its calendar; one that it had ends. @param digest SHA-256 of the key in it */
export const makeCalendarAddress = (
	sql: Sql,
	{ person, digest }: { person: string; digest: Uint8Array },
): Promise<unknown> =>
	deed(
		sql,
		(tx) => tx`
			insert into public.calendar_addresses (user_id, digest) values (${person}, ${digest})
			on conflict (user_id) do update set digest = excluded.digest, made_at = excluded.made_at`,
	);

/** Ends the address of an account; where there is none, nothing changes. */
export const endCalendarAddress = (sql: Sql, person: string): Promise<unknown> =>
	deed(sql, (tx) => tx`delete from public.calendar_addresses where user_id = ${person}`);
