import type { Sql } from 'postgres';
import type { StaffPerson } from '#schema/staff/staff-people.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

/**
 * Looks for accounts by a part of their address, which is logged.
 * @returns those found with what is stored of them, one more than staff are shown at most
 * @throws {ApiError} 404
 */
export const lookUpPeople = (
	sql: Sql,
	{ person, typed }: { person: string; typed: string },
): Promise<StaffPerson[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const step = { action: 'look-up', subject: 'account' } as const;
		await noteInLog(tx, person, { ...step, id: null, detail: typed });
		const rows = await tx<{ item: StaffPerson }[]>`
			select item from staff_rules.people(${typed}) as item`;
		return rows.map(({ item }) => item);
	});
