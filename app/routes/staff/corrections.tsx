import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { WaitingCorrection } from '#schema/employers/posting.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { CorrectionEntry }, result, answers] = await Promise.all([
		list,
		import('#app/features/staff/corrections/correction-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<WaitingCorrection>('corrections', query)),
		loadAnswers(),
	]);
	return (
		<>
			<p className="mb-4 max-w-[46rem] text-muted">
				Employers can correct a part of the words, and the number of places, at once. Look at it
				afterwards: it is fine, or you put back what was approved.
			</p>
			<StaffList
				screen="corrections"
				search="title or company"
				none="No correction is in this list."
				result={result}
				answers={answers}
			>
				{(correction, again, isOpen) => (
					<CorrectionEntry correction={correction} isOpen={isOpen} onAgain={again} />
				)}
			</StaffList>
		</>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
