import { loaderForQueue, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffReport } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForQueue<StaffReport>(
	{ screen: 'reports', search: 'address, company or text', none: 'No report is in this list.' },
	() => import('#app/features/staff/parts/staff-list.tsx'),
	async () => {
		const { ReportEntry } = await import('#app/features/staff/reports/report-entry.tsx');
		return (report, again, isOpen) => (
			<ReportEntry report={report} isOpen={isOpen} onAgain={again} />
		);
	},
);

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
