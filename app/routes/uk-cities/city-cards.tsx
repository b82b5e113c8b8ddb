import { ListingCard } from '#app/features/catalogue/listing-card.tsx';
import { ListingGrid } from '#app/features/catalogue/listing-grid.tsx';
import { startText } from '#app/features/catalogue/listing-text.ts';
import { cityListings } from '#content/uk-cities/all.ts';
import { interleave } from './interleave.ts';

const shown = interleave(cityListings, ({ city }) => city);

/** All 207 cards. `data-filter` is the slug of the city, which the page's filter uses. */
export function CityCards() {
	return (
		<ListingGrid long>
			{shown.map((listing) => (
				<ListingCard
					key={listing.id}
					id={`listing-${listing.id}`}
					listing={listing}
					program="uk-cities"
					badge={listing.city}
					banner={listing.featured && `Featured ${listing.city} Program`}
					facts={[
						['Length', `${listing.weeks} weeks, temporary`],
						['Starts', startText(listing.starts)],
					]}
					filter={listing.city.toLowerCase()}
				/>
			))}
		</ListingGrid>
	);
}
