import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { StaffLogPage } from '#schema/staff/staff.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const [{ StaffLog }, result] = await Promise.all([
		import('#app/features/staff/log/staff-log.tsx'),
		callApi<StaffLogPage>('/staff/log'),
	]);
	return <Part result={result}>{(value) => <StaffLog newest={value} />}</Part>;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
