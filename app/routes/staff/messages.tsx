import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffMessage } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { MessageEntry }, result, answers] = await Promise.all([
		list,
		import('#app/features/staff/messages/message-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<StaffMessage>('messages', query)),
		loadAnswers(),
	]);
	return (
		<StaffList
			screen="messages"
			search="sender or subject"
			none="No message is in this list."
			result={result}
			answers={answers}
		>
			{(message, again, isOpen) => (
				<MessageEntry message={message} isOpen={isOpen} onAgain={again} />
			)}
		</StaffList>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
