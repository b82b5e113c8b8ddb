import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { StaffWeek } from '#schema/staff/staff.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const [{ WhatWaits, StaffWeeks }, weeks] = await Promise.all([
		import('#app/features/staff/overview/what-waits.tsx'),
		callApi<StaffWeek[]>('/staff/weeks'),
	]);
	return (
		<WhatWaits>
			<Part result={weeks}>{(value) => <StaffWeeks weeks={value} />}</Part>
		</WhatWaits>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
