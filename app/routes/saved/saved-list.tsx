import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { SavedCalendar } from '#app/features/saved/saved-calendar.tsx';
import { savedGroups } from '#app/features/saved/saved-order.ts';
import { joinAgain, remove, type SavedState, save } from '#app/features/saved/saved-store.ts';
import { TellMe } from '#app/features/saved/tell-me.tsx';
import { useSaved } from '#app/features/saved/use-saved.ts';
import { LISTS_PATH, SHARE_SAVED_PATH } from '#app/lib/addresses/lists-path.ts';
import { focusIfLost } from '#app/lib/focus-on.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { internshipName } from '#schema/internships/internship-name.ts';
import { compareWay } from './compare-way.ts';
import type { LoadedSaved, SavedRow } from './load-saved.ts';

/** Everything saved, by deadline. What is removed keeps its place, with a way back, until one leaves. */
export function SavedList({
	loaded: { today, listed: current, calendar },
}: {
	loaded: LoadedSaved;
}) {
	const saved = useSaved();
	const { revalidate } = useRevalidator();
	const [listed, setListed] = useState(current);
	const added = current.filter(({ slug }) => listed.every((one) => one.slug !== slug));
	if (added.length > 0) setListed([...listed, ...added]);
	const isMissing = Object.keys(saved.list).some((slug) =>
		current.every((one) => one.slug !== slug),
	);
	// Follows the storage: another tab, or another person who signs in, saves as well.
	useEffect(() => {
		if (isMissing && saved.settled) void revalidate();
	}, [isMissing, saved.settled, revalidate]);
	const failed = (words: string) =>
		saved.failed && <NotFetched words={words} onAgain={joinAgain} />;
	if (listed.length === 0)
		return (
			failed('We could not reach your account. Your list is stored there.') || <NothingSaved />
		);
	const undo = (slug: string, name: string) => {
		flushSync(() => save(slug, name));
		document.querySelector<HTMLElement>(`main [data-save="${slug}"]`)?.focus();
	};
	const cards = listed.flatMap(({ card }) => card ?? []);
	const gone = listed.filter(({ card }) => !card);
	return (
		<div className="grid gap-5 md:gap-10">
			<PrintHead path="/saved" today={today} />
			{failed('We could not reach your account. This list is from this device.')}
			<SavedActions cards={cards} saved={saved} />
			{savedGroups(cards, today).map(({ title, items }) => (
				<section key={title}>
					<h2 className="mb-3 text-part">{title}</h2>
					<InternshipList>
						<Entries>
							{items.map((card) =>
								card.slug in saved.list ? (
									<InternshipCard
										key={card.slug}
										internship={card}
										to={`/internships/${card.slug}`}
										today={today}
										foot={
											card.status !== 'open' && (
												<div className="relative z-1 col-span-full pt-1">
													<TellMe
														slug={card.slug}
														title={card.title}
														isAwaited={saved.awaited.includes(card.slug)}
													/>
												</div>
											)
										}
									/>
								) : (
									<RemovedRow
										key={card.slug}
										title={card.title}
										onUndo={() => undo(card.slug, internshipName(card))}
									/>
								),
							)}
						</Entries>
					</InternshipList>
				</section>
			))}
			{cards.some(({ deadline }) => deadline !== null) && (
				<SavedCalendar slugs={cards.map(({ slug }) => slug)} calendar={calendar} />
			)}
			{gone.length > 0 && <GoneNote listed={gone} isSaved={(slug) => slug in saved.list} />}
		</div>
	);
}

/** In the place of the card whose heart was pressed; it takes over the focus that the heart had. */
function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
	return (
		<li className="flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-control p-4">
			<p>
				<b>{title}</b> is removed.
			</p>
			<Button ref={focusIfLost} look="secondary" onClick={onUndo}>
				Undo<span className="sr-only"> and keep {title}</span>
			</Button>
		</li>
	);
}

/** What is removed keeps its place here too, and with it the focus; it cannot be saved again. */
const GoneNote = ({
	listed,
	isSaved,
}: {
	listed: SavedRow[];
	isSaved: (slug: string) => boolean;
}) => (
	<section>
		<h2 className="mb-3 text-part">No longer on the site</h2>
		<ul className="grid gap-3">
			{listed.map(({ slug, name }) =>
				isSaved(slug) ? (
					<li
						key={slug}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4"
					>
						<p>{name}</p>
						<Button look="secondary" onClick={() => remove(slug)}>
							Remove<span className="sr-only"> {name}</span>
						</Button>
					</li>
				) : (
					<li
						key={slug}
						ref={focusIfLost}
						tabIndex={-1}
						className="flex items-center rounded-card border border-dashed border-control p-4 outline-none"
					>
						<p>
							<b>{name}</b> is removed.
						</p>
					</li>
				),
			)}
		</ul>
	</section>
);

const NothingSaved = () => (
	<EmptyState
		scene="board"
		title="Nothing saved yet"
		text="Press the heart on a card to save it here."
	>
		<ButtonLink to="/internships">All internships</ButtonLink>
	</EmptyState>
);

type Cards = { slug: string }[];

/** What one can do with all that is saved. */
function SavedActions({ cards, saved }: { cards: Cards; saved: SavedState }) {
	const way = compareWay(cards, saved);
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-no-print="">
			{way && (
				<ButtonLink look="secondary" to={way}>
					<Columns3 aria-hidden="true" className="size-5 shrink-0" />
					Compare
				</ButtonLink>
			)}
			{cards.length > 0 && (
				<ButtonLink look="secondary" to={SHARE_SAVED_PATH}>
					Share this list
				</ButtonLink>
			)}
			<Link to={LISTS_PATH} className="link inline-flex min-h-11 items-center text-small">
				Lists that you share
			</Link>
		</div>
	);
}
