import type { ISql } from 'postgres';
import { vi } from 'vitest';

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
	}, 60_000);
