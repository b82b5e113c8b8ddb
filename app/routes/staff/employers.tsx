import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { EmployerEntry }, result, answers] = await Promise.all([
		list,
		import('#app/features/staff/employers/employer-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<StaffEmployer>('employers', query)),
		loadAnswers(),
	]);
	return (
		<StaffList
			screen="employers"
			search="company or email"
			none="No employer is in this list."
			result={result}
			answers={answers}
		>
			{(employer, again, isOpen) => (
				<EmployerEntry employer={employer} isOpen={isOpen} onAgain={again} />
			)}
		</StaffList>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
