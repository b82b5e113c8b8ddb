import { useSearchParams } from 'react-router';
import { ChosenList } from '#app/features/catalogue/chosen-list.tsx';
import { CuratedList } from '#app/features/internships/card/curated-list.tsx';
import type { Curated } from '#app/features/internships/card/load-curated.ts';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { citySummaries, cityTotal } from '#content/uk-cities/summaries.ts';
import { CityBar } from './city-bar.tsx';
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
