import { useSearchParams } from 'react-router';
import { ChoiceText, saysChoice } from '#app/features/catalogue/choice-text.tsx';
import { ChosenList } from '#app/features/catalogue/chosen-list.tsx';
import { CuratedList } from '#app/features/internships/card/curated-list.tsx';
import type { Curated } from '#app/features/internships/card/load-curated.ts';
import { PageSection } from '#app/ui/page/page-header.tsx';
import type { CitySummary } from '#content/types.ts';
import { citySummaries, cityTotal } from '#content/uk-cities/summaries.ts';
import { CityChoice } from './city-choice.tsx';

/** The cities and their programs, as the server renders them for the city in the address. */
export function CityPrograms({ list, open }: { list: Curated; open: Record<string, number> }) {
	const [params] = useSearchParams();
	const city = citySummaries.find(({ slug }) => slug === params.get('city'));
	return (
		<>
			<PageSection id="cities" title="Major UK Cities" intro="Choose a city.">
				<CityChoice chosen={city} open={open} />
			</PageSection>
			<ChosenList
				id="programs"
				path="/programs/uk-cities"
				name="city"
				of={city && { name: city.name, listings: city.listings }}
				chosen={city?.slug ?? null}
				heading={{ chosen: 'Programs in {name}', otherwise: 'Available Programs' }}
				status={{
					chosen: 'Showing {listings} programs available in {name}',
					otherwise: `Showing all ${cityTotal} programs, by city`,
				}}
				search={{ chosen: '/internships?city={name}', otherwise: '/internships?kind=uk-cities' }}
			>
				<CuratedList id="city-cards" kind="uk-cities" list={list} />
				<CityBar city={city} />
			</ChosenList>
		</>
	);
}

/**
 * Stays in view on a phone while one reads the programs of a city: what is chosen, and the way back. Its margin
 * keeps it off the heart of the first card.
 */
const CityBar = ({ city }: { city: CitySummary | undefined }) => (
	<div
		{...saysChoice('')}
		hidden={!city}
		data-foot=""
		className="sticky bottom-0 -mx-4 mt-15 border-t border-line bg-card px-4 md:hidden"
	>
		<p className="flex flex-wrap items-center gap-x-4">
			<b className="flex-1 leading-tight">
				<ChoiceText of={city} chosen="{name}, {listings} programs" />
			</b>
			<a href="#cities" className="link py-2.5">
				Back to the cities
			</a>
		</p>
	</div>
);
