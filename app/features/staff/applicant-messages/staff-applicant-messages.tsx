import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import { useListChoice } from '#app/features/staff/parts/use-list-choice.ts';
import type { AnswerList, ReviewedMessage } from '#schema/staff/staff-answers.ts';
import { ApplicantMessageEntry } from './applicant-message-entry.tsx';

const lists: Record<AnswerList, string> = { open: 'Waiting', done: 'Others' };

/** Messages of employers to many applicants that wait, with the oldest first; and those that do not wait. */
export function StaffApplicantMessages() {
	const { show, q, onShow, onSearch } = useListChoice(lists);
	const path = `/staff/applicant-messages?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={onShow}
				search="company"
				searched={q}
				onSearch={onSearch}
			/>
			<PagedList<ReviewedMessage>
				key={path}
				path={path}
				empty={
					show === 'open' && q === '' ? (
						<NothingWaits />
					) : (
						<p className="text-muted">No message is in this list.</p>
					)
				}
			>
				{(message, again, isOpen) => (
					<ApplicantMessageEntry message={message} isOpen={isOpen} onAgain={again} />
				)}
			</PagedList>
		</>
	);
}
