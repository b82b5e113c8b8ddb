import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { Claim } from '#schema/staff/claims.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { MoreButton } from './more-button.tsx';

/** So many entries are open at first; of more only the first one. Of what waits one is that no colleague has: it is claimed then. */
const FEW = 3;

/** The page that an entry follows, and the pages that were fetched after it. */
export function usePages<Item>(first: StaffPage<Item>) {
	const [read, setRead] = useState({ after: first, page: first });
	// Another first page, as somebody has decided: what followed the one before may be on it.
	const page = read.after === first ? read.page : first;
	const add = (more: StaffPage<Item>) =>
		setRead({ after: first, page: { ...more, items: [...page.items, ...more.items] } });
	return { ...page, add };
}

/**
 * A list that is fetched a page at a time. What is decided in an entry stays in view there: the list is another one
 * only at another address, or when it is loaded again on purpose.
 * @param path with a query
 */
export function PagedList<Item extends Entry>(props: ListProps<Item>) {
	const { result } = props;
	const { key } = useLocation();
	const again = useAgain();
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	return <Pages key={key} {...props} first={result.value} again={again} />;
}

/** With who of staff has it open, where it is claimed. */
export type Entry = { id: string; claim?: Claim | null };

type ListProps<Item> = {
	path: string;
	/** Whether entries wait, and are claimed as they open. */
	waits?: boolean;
	/** The first page. */
	result: CallResult<StaffPage<Item>>;
	empty: ReactNode;
	children: (item: Item, again: () => void, isOpen: boolean) => ReactNode;
};

/** Opens the same address once more. */
function useAgain() {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	return () => navigate(pathname + search, { replace: true, preventScrollReset: true });
}

function Pages<Item extends Entry>({
	path,
	waits = false,
	first: loaded,
	again,
	empty,
	children,
}: Omit<ListProps<Item>, 'result'> & { first: StaffPage<Item>; again: () => void }) {
	const [first] = useState(loaded);
	const { items, next, add } = usePages(first);
	if (items.length === 0) return empty;
	const opened = waits ? items.findIndex(({ claim }) => !claim || claim.mine) : 0;
	const areFew = !waits && items.length <= FEW;
	return (
		<div className="grid gap-5">
			<ul className="grid gap-3">
				<Entries onAgain={again}>
					{items.map((item, place) => (
						<li key={item.id}>{children(item, again, areFew || place === opened)}</li>
					))}
				</Entries>
			</ul>
			{next !== null && (
				<MoreButton<StaffPage<Item>> path={`${path}&after=${next}`} onMore={add}>
					Show more
				</MoreButton>
			)}
		</div>
	);
}
