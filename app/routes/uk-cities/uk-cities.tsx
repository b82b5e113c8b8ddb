import { lazy } from 'react';
import { FilteredList } from '#app/features/catalogue/filtered-list.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { useAddressChoice } from '#app/lib/use-address-choice.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { KeptHtml } from '#app/ui/kept-html.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page-header.tsx';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import { CityChoice } from './city-choice.tsx';
import { Highlights } from './highlights.tsx';

const path = '/programs/uk-cities';
const slugs = citySummaries.map(({ slug }) => slug);
const total = citySummaries.reduce((sum, { listings }) => sum + listings, 0);

export const meta = () =>
	pageMeta({
		title: 'UK cities internship programs',
		description: `${total} paid internships in Manchester, Birmingham, Edinburgh, Bristol, Leeds and Liverpool, each with its district, length, stipend, weekly hours and requirements.`,
		path,
		image: 'uk-cities',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'UK cities'])],
	});

/** The cards are only in the HTML: a first visit downloads neither their code nor their data. */
const Now = import.meta.env.SSR ? (await import('./city-cards.tsx')).CityCards : undefined;
const Later = lazy(async () => ({ default: (await import('./city-cards.tsx')).CityCards }));

export default function UkCities() {
	const [slug, choose] = useAddressChoice('city', slugs);
	const city = citySummaries.find((summary) => summary.slug === slug);
	return (
		<>
			<PageHeader
				title="Internships in six UK cities"
				lede="Work in the city that leads your field, with a stipend that goes further. Every listing below is paid and temporary, and says where, for how long and for how many hours a week."
				aside={<Highlights />}
			>
				<ButtonLink
					to={{ pathname: path, search: city && `?city=${city.slug}`, hash: 'cities' }}
					prefetch="none"
					look="hot"
					size="large"
				>
					Explore UK Cities
				</ButtonLink>
			</PageHeader>
			<PageSection
				id="cities"
				title="Major UK Cities"
				lede="Each city is known for something; each has much else besides."
			>
				<CityChoice chosen={city} onChoose={choose} />
			</PageSection>
			<FilteredList
				id="programs"
				heading={city ? `Programs in ${city.name}` : 'Available Programs'}
				status={
					city
						? `Showing ${city.listings} programs available in ${city.name}`
						: `Showing all ${total} programs, the six cities mixed`
				}
				chosen={slug}
				onClear={() => choose(null)}
			>
				<KeptHtml id="city-cards" Now={Now} Later={Later} />
			</FilteredList>
			<CallToAction
				title="Not sure which city?"
				text="Tell us your subject and your dates. We suggest a city and two or three hosts; applying is free."
			>
				<ButtonLink to="/apply?type=uk-cities" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/contact" look="inverse-outline" size="large">
					Ask a question
				</ButtonLink>
			</CallToAction>
		</>
	);
}
