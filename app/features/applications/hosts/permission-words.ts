import { longDate } from '#schema/london-day.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import type { WorkPermission } from '#schema/students/work-permission.ts';

/** The permission that a student chose to show: "Graduate visa until 3 May 2028". */
export function permissionWords(permission: WorkPermission | null): string {
	if (permission === null) return 'Permission not shown';
	const label = permissionLabels[permission.kind];
	const ends = 'ends_on' in permission ? permission.ends_on : null;
	return ends === null ? label : `${label} until ${longDate(ends)}`;
}

/** "June 2027" from "2027-06"; a year alone stays as it is. @param inWords says the month of an ISO date */
export const monthWords = (given: string, inWords = longMonth) =>
	/^\d{4}-\d\d$/.test(given) ? inWords(`${given}-01`) : given;

const longMonth = (day: string) => longDate(day).replace('1 ', '');
