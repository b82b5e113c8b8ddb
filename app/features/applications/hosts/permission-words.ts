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

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "June 2027" from "2027-06"; a year alone stays as it is. */
export const monthWords = (given: string) =>
	/^\d{4}-\d\d$/.test(given) ? month.format(new Date(`${given}-01`)) : given;
