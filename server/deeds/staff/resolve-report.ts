import type { Sql } from 'postgres';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Resolution = {
	person: string;
	/** The id of the report. */
	report: string;
	/** What was done about it; mailed to the person who reported it, if they left an address. */
	resolution: string;
};

/**
 * Notes what was done about a report, and answers whoever left an address.
 * @throws {ApiError} 404, 409 resolved_meanwhile, 422 without a note
 */
export const resolveReport = (
	sql: Sql,
	{ person, report, resolution }: Resolution,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [known] = await tx<{ internship: string | null; resolved: boolean; answered: boolean }[]>`
			select internship, resolved_at is not null as resolved, email is not null as answered
			from public.reports where id = ${report} for update`;
		if (!known) throw notFound('There is no such report.');
		if (known.resolved)
			throw conflict('resolved_meanwhile', 'Somebody has resolved this report in the meantime.');
		const done = resolution.trim();
		if (done === '') throw unprocessable('refused', 'Say what was done.');
		await tx`
			update public.reports set resolved_at = clock_timestamp(), resolution = ${done} where id = ${report}`;
		if (known.answered)
			await tx`insert into outbox.notices (kind, row_id) values ('report_answers', ${report})`;
		// A report of a message may have no internship any more.
		const detail = `${known.internship ?? ''}\n${done}`;
		await noteInLog(tx, person, { action: 'resolve', subject: 'report', id: report, detail });
	});
