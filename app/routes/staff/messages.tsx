import { loaderForQueue, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffMessage } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForQueue<StaffMessage>(
	{ screen: 'messages', search: 'sender, subject or text', none: 'No message is in this list.' },
	() => import('#app/features/staff/parts/staff-list.tsx'),
	async () => {
		const { MessageEntry } = await import('#app/features/staff/messages/message-entry.tsx');
		return (message, again, isOpen) => (
			<MessageEntry message={message} isOpen={isOpen} onAgain={again} />
		);
	},
);

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
