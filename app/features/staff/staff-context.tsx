import { createContext, use } from 'react';
import type { StaffOverview } from '#schema/staff/staff.ts';
import type { StaffRight } from '#schema/staff/staff-roles.ts';

export const StaffContext = createContext<StaffOverview | null>(null);

/** Whether the reader's role has a right; within the screens of staff. */
export const useMay = (right: StaffRight): boolean => useStaffOverview().may.includes(right);

/** What waits; within the screens of staff. */
export function useStaffOverview(): StaffOverview {
	const overview = use(StaffContext);
	if (!overview) throw new Error('This is a screen of staff.');
	return overview;
}
