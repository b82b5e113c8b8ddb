import { createContext, use, useEffect } from 'react';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import type { StaffOverview } from '#schema/staff/staff.ts';

type Staff = {
	overview: StaffOverview;
	/** Counts again what waits; who is not staff any more gets the not-found screen. */
	refresh: () => Promise<void>;
};

export const StaffContext = createContext<Staff | null>(null);

/** Within the screens of staff. */
export function useStaff(): Staff {
	const staff = use(StaffContext);
	if (!staff) throw new Error('This is a screen of staff.');
	return staff;
}

/** What a call under /api/staff answers, asked once the component is shown. */
export function useStaffCall<T>(path: string) {
	const { refresh } = useStaff();
	const called = useCall<T>(path);
	const { result } = called;
	const missing = result !== null && !result.ok && result.status === 404;
	useEffect(() => {
		if (missing) void refresh();
	}, [missing, refresh]);
	return called;
}

/** A call under /api/staff that does something: what waits is counted again after it. */
export function useStaffAction() {
	const { refresh } = useStaff();
	return async <T,>(path: string, body: object): Promise<CallResult<T>> => {
		const result = await callApi<T>(path, body);
		await refresh();
		return result;
	};
}
