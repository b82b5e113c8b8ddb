import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { EmployerList } from '#schema/employers/employer-checks.ts';
import type { AnswerList, MESSAGE_LISTS, StaffPage } from '#schema/staff/staff-answers.ts';
import type { LISTING_LISTS } from '#schema/staff/staff-listings.ts';
import { ListChoice } from './list-choice.tsx';
import { type Entry, PagedList } from './paged-list.tsx';

/** Which lists a screen has; the first is shown where the address names none. */
const listsOf = {
	employers: {
		waiting: 'Waiting',
		changed: 'Changed',
		verified: 'Verified',
		refused: 'Refused',
		all: 'All',
	},
	messages: { open: 'Open', done: 'Answered' },
	reports: { open: 'Open', done: 'Resolved' },
	requests: { open: 'Open', done: 'Closed' },
	'applicant-messages': { open: 'Waiting', leaving: 'Not sent yet', done: 'Others' },
	listings: { public: 'Public', stopped: 'Stopped by staff' },
} as const satisfies { employers: Record<EmployerList, string> } & Record<
	'listings',
	Record<(typeof LISTING_LISTS)[number], string>
> &
	Record<'messages' | 'reports' | 'requests', Record<AnswerList, string>> &
	Record<'applicant-messages', Record<(typeof MESSAGE_LISTS)[number], string>>;
type ListScreen = keyof typeof listsOf;

const entryOf: Record<ListScreen, string> = {
	employers: 'company',
	messages: 'message',
	reports: 'report',
	requests: 'request',
	'applicant-messages': 'message',
	listings: 'internship',
};

/** Lists of what waits for staff. */
const WAITING = ['waiting', 'changed', 'open'];

/** The list and the search in it are kept in the address: Back, reload and links keep them. */
function choiceIn(screen: ListScreen, query: URLSearchParams) {
	const names = Object.keys(listsOf[screen]);
	const show = names.find((name) => name === query.get('show')) ?? String(names[0]);
	return { show, q: query.get('q') ?? '' };
}

const listPath = (screen: ListScreen, query: URLSearchParams) =>
	`/staff/${screen}?${new URLSearchParams(choiceIn(screen, query))}`;

/** The first page of the list that the address asks for. */
export const loadStaffList = <Item,>(screen: ListScreen, query: URLSearchParams) =>
	callApi<StaffPage<Item>>(listPath(screen, query));

/**
 * The lists of a screen, with what waits longest first, and a search in them.
 * @param search what it looks through: "company or email"
 * @param none said where a list is empty
 */
export function StaffList<Item extends Entry>({
	screen,
	search,
	none,
	result,
	children,
}: {
	screen: ListScreen;
	search: string;
	none: string;
	result: CallResult<StaffPage<Item>>;
	children: (item: Item, again: () => void, isOpen: boolean) => ReactNode;
}) {
	const [query, setQuery] = useSearchParams();
	const lists: Record<string, string> = listsOf[screen];
	const [first] = Object.keys(lists);
	const coming = choiceIn(screen, useComingQuery());
	const { show, q } = choiceIn(screen, query);
	const choose = (next: { show: string; q: string }) =>
		setQuery(
			{ ...(next.show !== first && { show: next.show }), ...(next.q && { q: next.q }) },
			{ replace: true, preventScrollReset: true },
		);
	return (
		<>
			<ListChoice
				lists={lists}
				shown={coming.show}
				onShow={(name) => choose({ show: name, q })}
				search={search}
				searched={coming.q}
				onSearch={(text) => choose({ show, q: text })}
			/>
			<PagedList
				path={listPath(screen, query)}
				waits={WAITING.includes(show)}
				result={result}
				empty={
					WAITING.includes(show) && q === '' ? (
						<NothingWaits next={entryOf[screen]} />
					) : (
						<p className="text-muted wrap-anywhere">
							{q ? `Nothing in this list has “${q}”.` : none}
						</p>
					)
				}
			>
				{children}
			</PagedList>
		</>
	);
}
