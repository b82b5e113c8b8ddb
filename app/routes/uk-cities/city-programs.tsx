import { FilteredList } from '#app/features/catalogue/filtered-list.tsx';
import { CuratedList } from '#app/features/internships/card/curated-list.tsx';
import type { Curated } from '#app/features/internships/card/load-curated.ts';
import { useQueryChoice } from '#app/lib/addresses/use-query-choice.ts';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { citySummaries, cityTotal } from '#content/uk-cities/summaries.ts';
import { CityBar } from './city-bar.tsx';
import { CityChoice } from './city-choice.tsx';

export const slugs = citySummaries.map(({ slug }) => slug);

/** On a phone the programs lie below the screen, so that a choice would seem to do nothing. */
function showOnPhone(list: HTMLElement | null) {
	const isBelow = list && list.getBoundingClientRect().top > innerHeight / 2;
	if (isBelow && matchMedia('(width < 48rem)').matches) list.scrollIntoView();
}

/**
 * The cities and their programs: everything that depends on the chosen city, so that nothing else
 * is rendered again.
 */
export function CityPrograms({ list, open }: { list: Curated; open: Record<string, number> }) {
	const [slug, choose] = useQueryChoice('city', slugs);
	const city = citySummaries.find((summary) => summary.slug === slug);
	const chooseAndShow = (next: string | null) => {
		choose(next);
		if (next !== slug) showOnPhone(document.getElementById('programs'));
	};
	return (
		<>
			<PageSection id="cities" title="Major UK Cities" intro="Choose a city.">
				<CityChoice chosen={city} open={open} onChoose={chooseAndShow} />
			</PageSection>
			<FilteredList
				id="programs"
				path="/programs/uk-cities"
				heading={city ? `Programs in ${city.name}` : 'Available Programs'}
				status={
					city
						? `Showing ${city.listings} programs available in ${city.name}`
						: `Showing all ${cityTotal} programs, by city`
				}
				search={city ? `/internships?city=${city.name}` : '/internships?kind=uk-cities'}
				chosen={slug}
				onClear={() => choose(null)}
			>
				<CuratedList id="city-cards" kind="uk-cities" list={list} />
				{city && <CityBar city={city} />}
			</FilteredList>
		</>
	);
}
