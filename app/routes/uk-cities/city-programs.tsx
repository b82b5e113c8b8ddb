import { lazy } from 'react';
import { FilteredList } from '#app/features/catalogue/filtered-list.tsx';
import { useAddressChoice } from '#app/lib/use-address-choice.ts';
import { KeptHtml } from '#app/ui/kept-html.tsx';
import { PageSection } from '#app/ui/page-header.tsx';
import { citySummaries, cityTotal } from '#content/uk-cities/summaries.ts';
import { CityChoice } from './city-choice.tsx';

export const slugs = citySummaries.map(({ slug }) => slug);

/** The cards are only in the HTML: a first visit downloads neither their code nor their data. */
const Now = import.meta.env.SSR ? (await import('./city-cards.tsx')).CityCards : undefined;
const Later = lazy(async () => ({ default: (await import('./city-cards.tsx')).CityCards }));

/** The cities and their programs: all that a choice changes, so that nothing else is drawn anew. */
export function CityPrograms() {
	const [slug, choose] = useAddressChoice('city', slugs);
	const city = citySummaries.find((summary) => summary.slug === slug);
	return (
		<>
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
						: `Showing all ${cityTotal} programs, the six cities mixed`
				}
				chosen={slug}
				onClear={() => choose(null)}
			>
				<KeptHtml id="city-cards" Now={Now} Later={Later} />
			</FilteredList>
		</>
	);
}
