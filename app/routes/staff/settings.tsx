import { membersCall } from '#app/features/staff/settings/api.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { StaffMembers } from '#schema/staff/staff-roles.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const [{ StaffSettings }, result] = await Promise.all([
		import('#app/features/staff/settings/staff-settings.tsx'),
		callApi<StaffMembers>(membersCall),
	]);
	return <Part result={result}>{(value) => <StaffSettings staff={value} />}</Part>;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
