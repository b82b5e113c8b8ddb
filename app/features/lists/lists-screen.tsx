import { useState } from 'react';
import { focusOn } from '#app/lib/focus-on.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { InPlace } from '#app/ui/page/in-place.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { MOST_LISTS, type OwnList, type OwnLists } from '#schema/students/shared-list.ts';
import { ListAddress } from './list-address.tsx';
import { NewList, type OfferedList } from './new-list.tsx';
import { OwnListCard } from './own-list.tsx';

/** The lists that one shares, and the one that the address offers to make. */
export function ListsScreen({
	lists: { items },
	offered,
}: {
	lists: OwnLists;
	offered: OfferedList | null;
}) {
	const withBefore = (one: OfferedList) => ({ offered: one, before: items.map(({ id }) => id) });
	/** The offer whose form is shown, and the lists before it; it keeps its space once the list is made. */
	const [asked, setAsked] = useState(offered && withBefore(offered));
	if (offered && offered.key !== asked?.offered.key) setAsked(withBefore(offered));
	const made = !offered && items.find(({ id }) => asked?.before.includes(id) === false);
	const [first] = useState(items.length);
	return (
		<div className="grid gap-8">
			{asked && (offered || made) && (
				<InPlace answer={made ? <NewAddress list={made} /> : null}>
					<NewList key={asked.offered.key} offered={asked.offered} />
				</InPlace>
			)}
			{items.length === 0 && !offered && (
				<div ref={first > 0 ? focusOn : undefined} tabIndex={-1} className="outline-none">
					<NoLists />
				</div>
			)}
			{items.length > 0 && (
				<section>
					<h2 className="mb-3 text-part">
						{items.length} of {MOST_LISTS} lists
					</h2>
					<ul className="in-twos gap-4">
						<Entries>
							{items.map((list) => (
								<OwnListCard key={list.id} list={list} />
							))}
						</Entries>
					</ul>
				</section>
			)}
		</div>
	);
}

const NewAddress = ({ list: { title, address } }: { list: OwnList }) => (
	<div className="self-start">
		<DonePanel title="Your list can be read">
			<p className="wrap-anywhere">
				{title}: send its address to whom you want to see it. It can be printed there, and
				downloaded as a table.
			</p>
			{address && <ListAddress address={address} title={title} />}
		</DonePanel>
	</div>
);

const NoLists = () => (
	<EmptyState
		scene="board"
		title="You share no list"
		text="Save internships, or search for some, and choose “Share this list”. Anybody with its address can read it, without an account."
	>
		<ButtonLink to="/saved">What you have saved</ButtonLink>
		<ButtonLink to="/internships" look="secondary">
			Search internships
		</ButtonLink>
	</EmptyState>
);
