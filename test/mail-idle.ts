import type { ISql } from 'postgres';
import { vi } from 'vitest';

/**
 * Frees the mails that killed servers were sending, now and not after the twelve minutes in which they might still send.
 * A server that runs sends a mail to the server of the tests within the 20 seconds that are left to it.
 */
const freeTakenMails = (sql: ISql) => sql`
	update outbox.mails set taken_at = null, due_at = clock_timestamp()
	where taken_at < clock_timestamp() - interval '20 seconds' and sent_at is null`;

/**
 * Waits until no row still needs mails, and no mail is waiting or being sent.
 * @param killed whether a server was killed, which may have taken mails up to now
 */
export const mailIdle = (sql: ISql, { killed = false } = {}) =>
	vi.waitUntil(async () => {
		if (killed) await freeTakenMails(sql);
		const [row] = await sql<{ waiting: number }[]>`
			select (
				(select count(*) from outbox.notices)
				+ (select count(*) from outbox.mails where not caught
					and sent_at is null and refused_at is null and set_aside_at is null)
			)::int as waiting`;
		return row?.waiting === 0;
	}, 100_000);
