import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { MoreButton } from './more-button.tsx';

/** So many entries are open at first; of more only the first one. */
const FEW = 3;

/**
 * A list that is fetched a page at a time. What is decided in an entry stays in view there: the list is another one
 * only at another address, or when it is loaded again on purpose.
 * @param path with a query
 */
export function PagedList<Item extends { id: string }>(props: ListProps<Item>) {
	const { result } = props;
	const { key } = useLocation();
	const again = useAgain();
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	return <Pages key={key} {...props} first={result.value} again={again} />;
}

type ListProps<Item> = {
	path: string;
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

function Pages<Item extends { id: string }>({
	path,
	first,
	again,
	empty,
	children,
}: Omit<ListProps<Item>, 'result'> & { first: StaffPage<Item>; again: () => void }) {
	const [{ items, next }, setPage] = useState(first);
	if (items.length === 0) return empty;
	return (
		<div className="grid gap-5">
			<ul className="grid gap-3">
				<Entries onAgain={again}>
					{items.map((item, place) => (
						<li key={item.id}>{children(item, again, items.length <= FEW || place === 0)}</li>
					))}
				</Entries>
			</ul>
			{next !== null && (
				<MoreButton<StaffPage<Item>>
					path={`${path}&after=${next}`}
					onMore={(more) => setPage({ ...more, items: [...items, ...more.items] })}
				>
					Show more
				</MoreButton>
			)}
		</div>
	);
}
