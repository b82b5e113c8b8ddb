import { createContext, use } from 'react';
import type { StaffOverview } from '#schema/staff/staff.ts';

export const StaffContext = createContext<StaffOverview | null>(null);

/** What waits; within the screens of staff. */
export function useStaffOverview(): StaffOverview {
	const overview = use(StaffContext);
	if (!overview) throw new Error('This is a screen of staff.');
	return overview;
}
