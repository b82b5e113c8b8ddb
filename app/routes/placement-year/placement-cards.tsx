import { ListingCard } from '#app/features/catalogue/listing-card.tsx';
import { ListingGrid } from '#app/features/catalogue/listing-grid.tsx';
import { placements } from '#content/placement.ts';

/** The fifty placements. */
export function PlacementCards() {
	return (
		<ListingGrid long>
			{placements.map((listing) => (
				<ListingCard
					key={listing.id}
					listing={listing}
					program="placement"
					badge="Placement"
					banner={listing.featured && 'Highly Recommended Program'}
					facts={[
						['Length', lengthText(listing.weeks)],
						['Starts', listing.startDate],
						['For', listing.university],
					]}
				/>
			))}
		</ListingGrid>
	);
}

const lengthText = (weeks: number) =>
	`${weeks === 52 ? '12 months (52 weeks)' : `${weeks} weeks`}, temporary`;
