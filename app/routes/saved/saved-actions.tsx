import { Columns3 } from 'lucide-react';
import type { SavedState } from '#app/features/saved/saved-store.ts';
import { LISTS_PATH, SHARE_SAVED_PATH } from '#app/lib/addresses/lists-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { compareWay } from './compare-way.ts';

type Cards = { slug: string }[];

/** What one can do with all that is saved. */
export function SavedActions({ cards, saved }: { cards: Cards; saved: SavedState }) {
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
