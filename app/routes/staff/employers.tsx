import { loaderForQueue, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';

export const handle = staffHandle;

export const clientLoader = loaderForQueue<StaffEmployer>(
	{ screen: 'employers', search: 'company or email', none: 'No employer is in this list.' },
	() => import('#app/features/staff/parts/staff-list.tsx'),
	async () => {
		const { EmployerEntry } = await import('#app/features/staff/employers/employer-entry.tsx');
		return (employer, again, isOpen) => (
			<EmployerEntry employer={employer} isOpen={isOpen} onAgain={again} />
		);
	},
);

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
