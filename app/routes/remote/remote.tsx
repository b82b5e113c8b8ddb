import { Clock, Earth, Laptop, MessagesSquare } from 'lucide-react';
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
import { Tiles } from '#app/ui/page/tiles.tsx';
import { claims } from '#content/pages/claims.ts';
import { remoteBenefits, remoteListings } from '#content/remote.ts';

const path = '/programs/remote';

export const meta = () =>
	pageMeta({
		title: 'Remote internships',
		description: `${remoteListings.length} paid internships for UK teams that you do from where you live, each with its region, time zones, weekly hours, monthly stipend, length and requirements.`,
		path,
		image: 'remote',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'Remote'])],
	});

const icons = [Earth, MessagesSquare, Laptop, Clock];
const benefits = remoteBenefits.map((benefit, index) => ({
	...benefit,
	icon: icons[index] ?? Earth,
}));

export default function Remote() {
	return (
		<>
			<PageHeader
				title="Remote internships"
				intro="Work for a UK team without moving. Check the time zones first: they decide at which hours of your day you work."
				aside={<FactsPanel title="In short" rows={summariseListings(remoteListings)} />}
			>
				<ButtonLink to={`${path}#programs`} prefetch="none" look="hot" size="large">
					Find Remote Opportunities
				</ButtonLink>
			</PageHeader>
			<FigureRow claims={claims.remote} />
			<PageSection title="What working remotely gives you">
				<Tiles tiles={benefits} />
			</PageSection>
			<RemoteList />
			<CallToAction
				title="Ready to work from home?"
				text="Tell us where you are and which hours suit you. Before you start, check the work and tax rules of the country you will work from."
			>
				<ButtonLink to="/apply?type=remote" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/resources/faqs" look="inverse-outline" size="large">
					Read the FAQs
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function RemoteList() {
	return (
		<PageSection
			id="programs"
			title="Available Remote Programs"
			action={<InSearch to="/internships?city=Remote" />}
			intro="Temporary internships with fixed weekly hours, paid to you every month."
			className="pt-0"
		>
			<ListingGrid>
				{remoteListings.map((listing) => (
					<ListingCard
						key={listing.id}
						listing={listing}
						program="remote"
						badge="Remote"
						banner={listing.featured && 'Popular Remote Program'}
						facts={[
							['Length', `${listing.weeks} weeks, temporary`],
							['Time zone', listing.timezone],
							['Starts', startText(listing.starts)],
						]}
					/>
				))}
			</ListingGrid>
		</PageSection>
	);
}
