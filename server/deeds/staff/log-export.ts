import type { Sql } from 'postgres';
import { type LogFilters, MOST_LOG_LINES } from '#schema/staff/staff-log.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type LogDownload = { person: string; filters: LogFilters; reason: string; lines: number };

/** Notes in the log of staff that a part of it was taken out: how many lines, which, and why. @throws {ApiError} 404, 403 role */
export const noteLogExport = (
	sql: Sql,
	{ person, filters: { q, person: who, steps, from, to }, reason, lines }: LogDownload,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'exports');
		const chosen = [
			q && `text “${q}”`,
			who && `person “${who}”`,
			steps.length > 0 && `steps “${steps.join('”, “')}”`,
			from && `from ${from}`,
			to && `until ${to}`,
		].filter(Boolean);
		const count = `${lines} ${lines === 1 ? 'line' : 'lines'}${lines === MOST_LOG_LINES ? ', the newest' : ''}`;
		const detail = [`${count}: ${chosen.join(', ') || 'everything'}`, reason].join('\n');
		await noteInLog(tx, person, { action: 'export', subject: 'log', id: null, detail });
	});
