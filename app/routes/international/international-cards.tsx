import { ListingCard } from '#app/features/catalogue/listing-card.tsx';
import { ListingGrid } from '#app/features/catalogue/listing-grid.tsx';
import { startText } from '#app/features/catalogue/listing-text.ts';
import { internationalListings, regions } from '#content/international.ts';
import type { InternationalListing, Region } from '#content/types.ts';

const slugOf = (name: Region) => regions.find((region) => region.name === name)?.slug;

/** The ten featured programs; `data-filter` is the slug of the region. */
export function InternationalCards() {
	return (
		<ListingGrid>
			{internationalListings.map((listing) => (
				<ListingCard
					key={listing.id}
					listing={listing}
					program="international"
					badge={listing.region}
					banner={listing.featured && 'Premium International Program'}
					facts={[
						['Length', `${listing.weeks} weeks, temporary`],
						['Starts', startText(listing.starts)],
					]}
					note={<VisaNote {...listing} />}
					filter={slugOf(listing.region)}
				/>
			))}
		</ListingGrid>
	);
}

function VisaNote({ visa, visaSite }: Pick<InternationalListing, 'visa' | 'visaSite'>) {
	return (
		<>
			<b>Visa:</b> {visa} See{' '}
			<a href={`https://${visaSite}`} className="link">
				{visaSite.replace('www.', '')}
			</a>
			.
		</>
	);
}
