/** A figure with where it was published: the host and path of a page, reached over https. */
type Sourced = { pounds: number; name: string; source: string; published: string };

/** What a month costs in a city, in whole pounds: a guide. */
export type LivingCosts = { city: string; room: Sourced; travel: Sourced };

const ROOM = 'SpareRoom, average rent of a room that is advertised';

/** The part of a ticket for four weeks, or 28 days, that a month uses, with the rest of the month. */
const month = (fourWeeks: number) => Math.round((fourWeeks * 13) / 12);

/**
 * A typical room, and the adult season ticket for buses (in London and Edinburgh trams as well). A city
 * is here if both figures were found published; the others show no budget.
 */
export const livingCosts: LivingCosts[] = [
	{
		city: 'London',
		room: {
			pounds: 980,
			name: ROOM,
			source:
				'property-investor-news.com/news/uk_news/2025/09/01/rents_outstrip_budgets_in_uk_cities_with_biggest_affordability_gaps.html',
			published: 'September 2025',
		},
		travel: {
			pounds: 95,
			name: 'Transport for London, Bus & Tram Pass for a month',
			source: 'tfl.gov.uk/campaign/new-fares',
			published: 'March 2025',
		},
	},
	{
		city: 'Manchester',
		room: {
			pounds: 689,
			name: ROOM,
			source:
				'theintermediary.co.uk/2025/09/rental-demand-shifts-to-towns-as-city-costs-rise-says-spareroom',
			published: 'September 2025',
		},
		travel: {
			pounds: month(80),
			name: 'Bee Network, all buses for 28 days',
			source:
				'marketingstockport.co.uk/news/bee-network-moves-forward-with-plans-to-cut-transport-costs',
			published: 'December 2024',
		},
	},
	{
		city: 'Edinburgh',
		room: {
			pounds: 823,
			name: ROOM,
			source:
				'property-investor-news.com/news/uk_news/2025/09/01/rents_outstrip_budgets_in_uk_cities_with_biggest_affordability_gaps.html',
			published: 'September 2025',
		},
		travel: {
			pounds: month(80),
			name: 'Lothian, Ridacard for four weeks',
			source: 'lothianbuses.com/news/2026/01/fares-revision/',
			published: 'January 2026',
		},
	},
];
