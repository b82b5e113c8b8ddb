import { loaderForQueue, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { ReviewedMessage } from '#schema/staff/staff-answers.ts';

export const handle = staffHandle;

export const clientLoader = loaderForQueue<ReviewedMessage>(
	{ screen: 'applicant-messages', search: 'company or text', none: 'No message is in this list.' },
	() => import('#app/features/staff/parts/staff-list.tsx'),
	async () => {
		const { ApplicantMessageEntry } = await import(
			'#app/features/staff/applicant-messages/applicant-message-entry.tsx'
		);
		return (message, again, isOpen) => (
			<ApplicantMessageEntry message={message} isOpen={isOpen} onAgain={again} />
		);
	},
);

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';
