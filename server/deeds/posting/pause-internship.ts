import type { Sql } from 'postgres';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnInternship } from './lock-posting.ts';

/** Pauses an open internship. @throws {ApiError} 404, 409 with its status */
export const pauseInternship = (
	sql: Sql,
	{ person, internship: id }: { person: string; internship: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { status } = await lockOwnInternship(tx, person, id);
		if (status !== 'open') throw conflict(status, 'It is not open any more.');
		await tx`
			update public.internships set status = 'paused', paused_by = 'employer' where id = ${id}`;
		// The mails go after ten minutes, if it is still paused: a press by mistake sends none.
		await tx`
			insert into outbox.notices (kind, row_id, due_at)
			select 'internship_paused', ${id}, clock_timestamp() + application_rules.take_back_time()
			where not exists (select from outbox.notices where kind = 'internship_paused' and row_id = ${id})`;
	});
