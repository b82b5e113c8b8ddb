import { Columns3 } from 'lucide-react';
import type { Saved } from '#app/features/saved/saved-store.ts';
import { chooseToComparePath } from '#app/lib/addresses/compare-path.ts';
import { LISTS_PATH, SHARE_SAVED_PATH } from '#app/lib/addresses/lists-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { LEAST_COMPARED } from '#schema/students/most-compared.ts';

type Cards = { slug: string }[];

/** What one can do with all that is saved. @param applied to which internships the person has applied */
export const SavedActions = ({ cards, applied }: { cards: Cards; applied: Saved['applied'] }) => (
	<div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-no-print="">
		{comparable(cards, applied) >= LEAST_COMPARED && (
			<ButtonLink look="secondary" to={chooseToComparePath()}>
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

/**
 * How many can be compared: the cards, and the offers that the person has. What is removed counts until one leaves, so that
 * nothing moves.
 */
const comparable = (cards: Cards, applied: Saved['applied']): number =>
	new Set([
		...cards.map(({ slug }) => slug),
		...applied.filter(({ status }) => status === 'offered').map(({ slug }) => slug),
	]).size;
