import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { SavedAnswers } from '#app/features/staff/saved-answers/saved-answers.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { PlainButton } from '#app/ui/button.tsx';
import { LONGEST_SEARCH } from '#app/ui/forms/search-box.tsx';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import { showInLine, underlined } from '#app/ui/tabs.tsx';
import type { SavedAnswer } from '#schema/staff/saved-answers.ts';
import type { QueuePage } from '#schema/staff/staff-answers.ts';
import { type ListOf, STAFF_LISTS, type StaffListName } from '#schema/staff/staff-lists.ts';
import { FilterChips, HowMany, QueueSearch } from './filter-chips.tsx';
import { DECIDING, GOING } from './list-keys.ts';
import { type Entry, PagedList } from './paged-list.tsx';

/** The words of the lists of a screen (`STAFF_LISTS`). */
const labelsOf: { [Name in StaffListName]: Record<ListOf<Name>, string> } = {
	corrections: { open: 'Open' },
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
};

const entryOf: Record<StaffListName, string> = {
	corrections: 'correction',
	employers: 'company',
	messages: 'message',
	reports: 'report',
	requests: 'request',
	'applicant-messages': 'message',
	listings: 'internship',
};

/** Lists of what waits for staff. */
const WAITING = ['waiting', 'changed', 'open'];

type Choice = { show: string; q: string; only: string[] };

/** The list, the search in it and the filters are kept in the address: Back, reload and links keep them. */
function choiceIn(screen: StaffListName, query: URLSearchParams): Choice {
	const names = Object.keys(labelsOf[screen]);
	const show = names.find((name) => name === query.get('show')) ?? String(names[0]);
	const only = query.get('only')?.split(',') ?? [];
	return {
		show,
		q: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
		only: Object.keys(STAFF_LISTS[screen].filters).filter((filter) => only.includes(filter)),
	};
}

/** The call for a list. */
function listPath(screen: StaffListName, query: URLSearchParams): string {
	const { show, q, only } = choiceIn(screen, query);
	return `/staff/${screen}?${new URLSearchParams({ show, q, only: only.join(',') })}`;
}

/** The address of a screen with another choice. */
function addressOf(screen: StaffListName, { show, q, only }: Choice): string {
	const [first] = Object.keys(labelsOf[screen]);
	const query = new URLSearchParams({
		...(show !== first && { show }),
		...(q && { q }),
		...(only.length > 0 && { only: only.join(',') }),
	});
	return `/staff/${screen}${query.size > 0 ? `?${query}` : ''}`;
}

/** The first page of the list that the address asks for. */
export const loadStaffList = <Item,>(screen: StaffListName, query: URLSearchParams) =>
	callApi<QueuePage<Item>>(listPath(screen, query));

/**
 * The lists of a screen, with what waits longest first, a search in them, and filters.
 * @param search what it looks through: "company or email"
 * @param none said where a list is empty
 * @param answers where staff write to people: the answers that they have saved
 */
export function StaffList<Item extends Entry>({
	screen,
	search,
	none,
	result,
	answers,
	children,
}: {
	screen: StaffListName;
	search: string;
	none: string;
	result: CallResult<QueuePage<Item>>;
	answers?: CallResult<SavedAnswer[]>;
	children: (item: Item, again: () => void, isOpen: boolean) => ReactNode;
}) {
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const coming = choiceIn(screen, useComingQuery());
	const { show, q, only } = choiceIn(screen, query);
	const choose = (next: Choice) =>
		void navigate(addressOf(screen, next), { replace: true, preventScrollReset: true });
	const counted = result.ok ? result.value.filters : null;
	const waits = WAITING.includes(show);
	const isNarrowed = q !== '' || only.length > 0;
	const list = (
		<>
			<div className="mb-5 grid gap-4" data-no-print>
				<Lists
					labels={labelsOf[screen]}
					current={coming.show}
					onShow={(name) => choose({ show: name, q, only: [] })}
				/>
				<QueueSearch
					words={search.charAt(0).toUpperCase() + search.slice(1)}
					label={`Search ${search}`}
					searched={coming.q}
					onSearch={(text) => choose({ show, q: text, only })}
				/>
				<FilterChips
					labels={STAFF_LISTS[screen].filters as Record<string, string>}
					counts={counted?.counts ?? {}}
					only={coming.only}
					isNarrowed={isNarrowed}
					pathOf={(next) => addressOf(screen, { show, q, only: next })}
					clearPath={addressOf(screen, { show, q: '', only: [] })}
				/>
				{counted && counted.chosen < counted.all && (
					<p className="text-muted">
						<HowMany {...counted} />
					</p>
				)}
			</div>
			<PagedList
				path={listPath(screen, query)}
				waits={waits}
				result={result}
				empty={
					waits && !isNarrowed ? (
						<NothingWaits next={entryOf[screen]} />
					) : (
						<p className="text-muted wrap-anywhere">{emptyWords({ q, only }, none)}</p>
					)
				}
			>
				{children}
			</PagedList>
		</>
	);
	const keys = [...GOING, ...DECIDING[screen]];
	if (answers)
		return (
			<SavedAnswers result={answers} keys={keys}>
				{list}
			</SavedAnswers>
		);
	return (
		<>
			{list}
			<div className="mt-4 max-md:hidden" data-no-print>
				<SingleKeys keys={keys} />
			</div>
		</>
	);
}

function emptyWords({ q, only }: Pick<Choice, 'q' | 'only'>, none: string): string {
	if (only.length > 0) return 'Nothing in this list has all of these filters.';
	return q ? `Nothing in this list has “${q}”.` : none;
}

/** Which list is shown; nothing where there is one. */
function Lists({
	labels,
	current,
	onShow,
}: {
	labels: Record<string, string>;
	current: string;
	onShow: (name: string) => void;
}) {
	const lists = Object.entries(labels);
	if (lists.length === 1) return null;
	return (
		<div className="side-scroll flex gap-x-6 border-b border-line">
			{lists.map(([name, label]) => (
				<PlainButton
					key={name}
					ref={name === current ? showInLine : undefined}
					aria-pressed={name === current}
					onClick={() => onShow(name)}
					className={underlined(name === current)}
				>
					{label}
				</PlainButton>
			))}
		</div>
	);
}
