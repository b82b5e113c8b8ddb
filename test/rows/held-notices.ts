import type { Sql } from 'postgres';

const dueFrom = (admin: Sql, time: string) =>
	admin.unsafe(`alter table outbox.notices alter column due_at set default ${time}`);

/**
 * Lets notices wait that would be due at once. A backend writes the mails of those that are due every five seconds: it
 * takes them from the table, and marks drafts and reports as mailed. A test that reads either holds them first.
 */
export const holdNotices = (admin: Sql) => dueFrom(admin, `clock_timestamp() + interval '1 hour'`);

/** Lets notices be due at once again; those held until then stay so. */
export const releaseNotices = (admin: Sql) => dueFrom(admin, 'clock_timestamp()');
