import { useState } from 'react';
import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import type { AnswerList, StaffMessage } from '#schema/staff/staff-answers.ts';
import { MessageEntry } from './message-entry.tsx';

const lists: Record<AnswerList, string> = { open: 'Open', done: 'Answered' };

/** Messages of the contact form, with the oldest open one first. */
export function StaffMessages() {
	const [show, setShow] = useState<AnswerList>('open');
	const [q, setQ] = useState('');
	const path = `/staff/messages?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={setShow}
				search="Search sender or subject"
				onSearch={setQ}
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
				{(message, again) => <MessageEntry message={message} onAgain={again} />}
			</PagedList>
		</>
	);
}
