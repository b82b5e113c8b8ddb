import type { Sql } from 'postgres';
import { againAfterDeadlock } from '#server/postgres/as-person.ts';

/**
 * Deletes every application. A running server may write the mails about one of them at the same time: the two
 * transactions can wait for each other, and Postgres ends either of them.
 */
export async function forgetApplications(admin: Sql): Promise<void> {
	await againAfterDeadlock(() => admin`delete from public.applications`);
}
