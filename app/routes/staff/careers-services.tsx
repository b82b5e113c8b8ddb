import { careersServicesCall, searchIn } from '#app/features/staff/careers/api.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { CareersService } from '#schema/careers/careers-services.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const q = searchIn(query);
	const [{ CareersServices }, result] = await Promise.all([
		import('#app/features/staff/careers/careers-services.tsx'),
		callApi<CareersService[]>(`${careersServicesCall}?${new URLSearchParams({ q })}`),
	]);
	return <Part result={result}>{(value) => <CareersServices services={value} q={q} />}</Part>;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
