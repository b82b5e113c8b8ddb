import { InSearch } from '#app/features/catalogue/in-search.tsx';
import { ListingCard } from '#app/features/catalogue/listing-card.tsx';
import { ListingGrid } from '#app/features/catalogue/listing-grid.tsx';
import { startText } from '#app/features/catalogue/listing-text.ts';
import { summariseListings } from '#app/features/catalogue/listings-summary.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactsPanel } from '#app/ui/page/facts-panel.tsx';
import { CallToAction, FigureRow, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { londonListings } from '#content/london.ts';
import { claims } from '#content/pages/claims.ts';
import { WhyLondon } from './why-london.tsx';

const path = '/programs/london';

export const meta = () =>
	pageMeta({
		title: 'London internship programs',
		description: `${londonListings.length} paid internships in London, from private credit and patents to garment technology and bus planning, with stipend, hours, length and requirements.`,
		path,
		image: 'london',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'London'])],
	});

export default function London() {
	return (
		<>
			<PageHeader
				title="London internship programs"
				intro="Fifteen fields of work in one city: see what you would do, where, for how long and what you are paid before you apply."
				aside={<FactsPanel title="In short" rows={summariseListings(londonListings)} />}
			>
				<ButtonLink to="/apply?type=london" look="hot" size="large">
					Apply for London Program
				</ButtonLink>
			</PageHeader>
			<FigureRow claims={claims.london} />
			<PageSection
				id="programs"
				title="Available London Programs"
				action={<InSearch to="/internships?city=London" />}
				intro="Temporary internships, paid to you every month. Each card shows its start and its deadline."
			>
				<ListingGrid>
					{londonListings.map((listing) => (
						<ListingCard
							key={listing.id}
							listing={listing}
							program="london"
							badge="London"
							banner={listing.featured && 'Featured London Program'}
							facts={[
								['Length', `${listing.weeks} weeks, temporary`],
								['Starts', startText(listing.starts)],
							]}
						/>
					))}
				</ListingGrid>
			</PageSection>
			<WhyLondon />
			<CallToAction
				title="Found one for you?"
				text="One form, about fifteen minutes, no fee. You can name one listing or ask us to suggest some."
			>
				<ButtonLink to="/apply?type=london" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/programs/uk-cities" look="inverse-outline" size="large">
					Compare other cities
				</ButtonLink>
			</CallToAction>
		</>
	);
}
