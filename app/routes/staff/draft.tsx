import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffRowHandle } from '#app/features/staff/staff-route.tsx';

export const handle = staffRowHandle;

export const clientLoader = loaderForStaff(async ({ id }) => {
	const [{ SavedAnswers }, { Review }, result, answers] = await Promise.all([
		import('#app/features/staff/saved-answers/saved-answers.tsx'),
		import('#app/features/staff/drafts/review.tsx'),
		import('#app/features/staff/drafts/api.ts').then(({ openDraft }) => openDraft(id)),
		loadAnswers(),
	]);
	return (
		<SavedAnswers key={id} result={answers}>
			<Review result={result} />
		</SavedAnswers>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
