import type { Sql } from 'postgres';
import type { StaffWeek } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';

/** Applications and accounts of the last ten weeks, oldest first. @param today ISO date in Europe/London */
export const weeks = (sql: Sql, user: string, today: string): Promise<StaffWeek[]> =>
	readAsStaff(sql, user, async (tx) => [
		...(await tx<StaffWeek[]>`
			select begins::text, applications, sign_ups from staff_rules.weeks(${today}::date)`),
	]);
