import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffReport } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { ReportEntry }, result, answers] = await Promise.all([
		list,
		import('#app/features/staff/reports/report-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<StaffReport>('reports', query)),
		loadAnswers(),
	]);
	return (
		<StaffList
			screen="reports"
			search="address or company"
			none="No report is in this list."
			result={result}
			answers={answers}
		>
			{(report, again, isOpen) => <ReportEntry report={report} isOpen={isOpen} onAgain={again} />}
		</StaffList>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
