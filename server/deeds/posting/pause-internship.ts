import type { Sql } from 'postgres';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnInternship } from './own.ts';

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
	});
