import type { Sql } from 'postgres';
import { WITHOUT_ANSWER } from '#schema/applications/application-moves.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnInternship } from './lock-posting.ts';

/**
 * Closes an internship once every applicant has an answer.
 * @throws {ApiError} 404, 409 closed, or `waiting` and the number of applicants without an answer
 */
export const closeInternship = (
	sql: Sql,
	{ person, internship: id }: { person: string; internship: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { status } = await lockOwnInternship(tx, person, id);
		if (status === 'closed') throw conflict('closed', 'It is closed already.');
		const [row] = await tx<{ waiting: number }[]>`
			select count(*)::integer as waiting from public.applications
			where internship_id = ${id} and status = any (${WITHOUT_ANSWER})`;
		if (row && row.waiting > 0)
			throw conflict(`waiting ${row.waiting}`, 'Some applicants have no answer yet.');
		await tx`
			update public.internships set status = 'closed', closed_at = clock_timestamp(), paused_by = null
			where id = ${id}`;
		await tx`insert into outbox.notices (kind, row_id) values ('internship_closed', ${id})`;
	});
