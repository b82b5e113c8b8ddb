import type { ReactNode } from 'react';
import { useStaffCall } from '#app/features/staff/staff-context.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { MoreButton } from './more-button.tsx';

/** So many entries are open at first; of more only the first one. */
const FEW = 5;

/** A list that is fetched a page at a time. @param path with a query; @param again fetches it again */
export function PagedList<Item extends { id: string }>({
	path,
	empty,
	children,
}: {
	path: string;
	empty: ReactNode;
	children: (item: Item, again: () => void, isOpen: boolean) => ReactNode;
}) {
	const { result, again, replace } = useStaffCall<StaffPage<Item>>(path);
	if (!result) return <Loading label="Loading the list" />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	const { items, next } = result.value;
	if (items.length === 0) return empty;
	return (
		<div className="grid gap-5">
			<ul className="grid gap-3">
				{items.map((item, place) => (
					<li key={item.id}>{children(item, again, items.length <= FEW || place === 0)}</li>
				))}
			</ul>
			{next !== null && (
				<MoreButton<StaffPage<Item>>
					path={`${path}&after=${next}`}
					onMore={(more) => replace({ ...more, items: [...items, ...more.items] })}
				>
					Show more
				</MoreButton>
			)}
		</div>
	);
}
