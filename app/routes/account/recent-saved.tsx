import { closingOf } from '#app/features/internships/card/closing.ts';
import { savedGroups } from '#app/features/saved/saved-order.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';

const FIRST = 3;

/** What closes first of what the account has saved, and the way to all. */
export function RecentSaved({ cards: { items, today } }: { cards: SavedCards }) {
	if (items.length === 0) return <NothingSaved />;
	const byDeadline = savedGroups(items, today).flatMap((group) => group.items);
	return (
		<>
			<ul className="mb-5 grid gap-4">
				<Entries>
					{byDeadline.slice(0, FIRST).map((card) => (
						<Recent key={card.slug} card={card} today={today} />
					))}
				</Entries>
			</ul>
			<Link to="/saved" className="link mt-auto inline-flex min-h-11 items-center self-start">
				All that you have saved
			</Link>
		</>
	);
}

const Recent = ({ card, today }: { card: InternshipSummary; today: string }) => (
	<li className="border-t border-line pt-4 first:border-0 first:pt-0">
		<Link
			to={`/internships/${card.slug}`}
			className="link flex min-h-11 items-center wrap-anywhere"
		>
			{card.title}
		</Link>
		<p className="text-small text-muted wrap-anywhere">
			{card.company} · {card.location}
		</p>
		<p className="mt-1 text-small">{closingOf(card, today).text}</p>
	</li>
);

const NothingSaved = () => (
	<>
		<p className="mb-4 text-muted">Nothing yet. Press the heart on a card to save it here.</p>
		<ButtonLink to="/internships" look="secondary">
			All internships
		</ButtonLink>
	</>
);
