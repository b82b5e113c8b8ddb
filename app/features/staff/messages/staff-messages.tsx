import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import { useListChoice } from '#app/features/staff/parts/use-list-choice.ts';
import type { AnswerList, StaffMessage } from '#schema/staff/staff-answers.ts';
import { MessageEntry } from './message-entry.tsx';

const lists: Record<AnswerList, string> = { open: 'Open', done: 'Answered' };

/** Messages of the contact form, with the oldest open one first. */
export function StaffMessages() {
	const { show, q, onShow, onSearch } = useListChoice(lists);
	const path = `/staff/messages?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={onShow}
				search="sender or subject"
				searched={q}
				onSearch={onSearch}
			/>
			<PagedList<StaffMessage>
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
					<MessageEntry message={message} isOpen={isOpen} onAgain={again} />
				)}
			</PagedList>
		</>
	);
}
