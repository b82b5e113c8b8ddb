import type { ISql } from 'postgres';
import { vi } from 'vitest';

/**
 * Makes the jobs of killed servers expire now, and not after the twelve minutes in which they may still send; then they
 * are due at once, and not after a pause. A server that runs looks for them every 30 seconds, or every 60 where it is
 * a moment early.
 */
export const expireJobs = (sql: ISql) =>
	sql`update pgboss.job set started_on = now() - 2 * expire_in, retry_delay = 0 where state = 'active'`;

/** Waits until no row still needs mails, and no mail or job is waiting or running. */
export const mailIdle = (sql: ISql) =>
	vi.waitUntil(async () => {
		const [row] = await sql<{ waiting: number }[]>`
			select (
				(select count(*) from outbox.notices)
				+ (select count(*) from outbox.mails where not caught
					and sent_at is null and refused_at is null and set_aside_at is null)
				+ (select count(*) from pgboss.job where state in ('created', 'retry', 'active'))
			)::int as waiting`;
		return row?.waiting === 0;
	}, 100_000);
