import type { Sql } from 'postgres';
import { deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

const noInternship = () => notFound('There is no such internship.');

/**
 * Says whether those who answer the applications to an internship see who has sent them only once they are invited. Those that were
 * sent while it was so stay so: their students were told.
 * @param internship its slug
 * @throws {ApiError} 404
 */
export const hideNames = (
	sql: Sql,
	{ person, internship, hide }: { person: string; internship: string; hide: boolean },
): Promise<void> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'applicants', noInternship);
		const changed = await tx`
			update public.internships set hide_names = ${hide}
			where slug = ${internship} and employer_id = ${employer} and taken_down_at is null returning id`;
		if (changed.length === 0) throw noInternship();
	});
