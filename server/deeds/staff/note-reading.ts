import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

/**
 * Logs that a member of staff reads an application to an employer's internship; those to the site's own and general ones
 * are staff's to answer. One line for each member, application and day in Europe/London: the page is fetched again after
 * each move and note.
 * @throws {ApiError} 404
 */
export const noteReading = (
	sql: Sql,
	{ person, application: id }: { person: string; application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [unread] = await tx`
			select from public.applications as application
			join public.internships as internship on internship.id = application.internship_id
			where application.id = ${id} and internship.employer_id is not null and not exists (
				select from public.staff_log as line
				where line.staff_id = ${person} and line.action = 'application-read' and line.subject_id = ${id}
					and line.at >= date_trunc('day', clock_timestamp(), 'Europe/London')
			)`;
		if (unread)
			await noteInLog(tx, person, { action: 'application-read', subject: 'application', id });
	});
