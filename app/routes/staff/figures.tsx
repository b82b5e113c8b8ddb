import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { StaffFigure } from '#schema/staff/staff.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const [{ StaffFigures }, result] = await Promise.all([
		import('#app/features/staff/figures/staff-figures.tsx'),
		callApi<StaffFigure[]>('/staff/figures'),
	]);
	return <Part result={result}>{(value) => <StaffFigures figures={value} />}</Part>;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
