import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { ReviewedMessage } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { ApplicantMessageEntry }, result, answers] = await Promise.all([
		list,
		import('#app/features/staff/applicant-messages/applicant-message-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<ReviewedMessage>('applicant-messages', query)),
		loadAnswers(),
	]);
	return (
		<StaffList
			screen="applicant-messages"
			search="company"
			none="No message is in this list."
			result={result}
			answers={answers}
		>
			{(message, again, isOpen) => (
				<ApplicantMessageEntry message={message} isOpen={isOpen} onAgain={again} />
			)}
		</StaffList>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
