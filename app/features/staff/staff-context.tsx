import { createContext, use } from 'react';
import { useRevalidator } from 'react-router';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { StaffOverview } from '#schema/staff/staff.ts';

export const StaffContext = createContext<StaffOverview | null>(null);

/** What waits; within the screens of staff. */
export function useStaffOverview(): StaffOverview {
	const overview = use(StaffContext);
	if (!overview) throw new Error('This is a screen of staff.');
	return overview;
}

/** A call under /api/staff that does something: what waits is counted again after it. */
export function useStaffAction() {
	const { revalidate } = useRevalidator();
	return async <T,>(path: string, body: object): Promise<CallResult<T>> => {
		const result = await callApi<T>(path, body);
		await revalidate();
		return result;
	};
}
