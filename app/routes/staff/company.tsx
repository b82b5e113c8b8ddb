import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffRowHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';

export const handle = staffRowHandle;

export const clientLoader = loaderForStaff(async ({ id }) => {
	const [{ SavedAnswers }, { CompanyPage }, { DECIDING }, company, answers] = await Promise.all([
		import('#app/features/staff/saved-answers/saved-answers.tsx'),
		import('#app/features/staff/employers/company-page.tsx'),
		import('#app/features/staff/parts/list-keys.ts'),
		callApi<StaffCompany>(`/staff/employers/${id}`),
		loadAnswers(),
	]);
	return (
		<SavedAnswers key={id} result={answers} keys={DECIDING.employers}>
			<CompanyPage result={company} />
		</SavedAnswers>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
