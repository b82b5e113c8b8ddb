import type { Sql } from 'postgres';
import type { EmptySearch, StaffWeek } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';

/** Applications and accounts of the last ten weeks, oldest first. @param today ISO date in Europe/London */
export const weeks = (sql: Sql, user: string, today: string): Promise<StaffWeek[]> =>
	readAsStaff(sql, user, async (tx) => [
		...(await tx<StaffWeek[]>`
			select begins::text, applications, sign_ups from staff_rules.weeks(${today}::date)`),
	]);

/** Words of searches that found nothing, on five days or more. */
export const emptySearches = (sql: Sql, user: string): Promise<EmptySearch[]> =>
	readAsStaff(sql, user, async (tx) => [
		...(await tx<EmptySearch[]>`
			select words, days, last_day::text as last from staff_rules.empty_searches()`),
	]);
