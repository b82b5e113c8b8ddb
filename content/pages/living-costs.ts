/** A figure with where it was published: the host and path of a page, reached over https. */
type Sourced = { pounds: number; name: string; source: string; published: string };

/** What a month costs in a city, in whole pounds: a guide. `travel` is null where no ticket was found published. */
export type LivingCosts = { city: string; room: Sourced; travel: Sourced | null };

const ROOM = 'SpareRoom, average rent of a room that is advertised';

/** The part of a ticket for four weeks, or 28 days, that a month uses, with the rest of the month. */
const month = (fourWeeks: number) => Math.round((fourWeeks * 13) / 12);

/** Reports of SpareRoom's figures in the trade press. */
const reports = {
	biggest: { source: 'propertyindustryeye.com/?p=161441', published: 'quarter to December 2025' },
	gaps: {
		source:
			'property-investor-news.com/news/uk_news/2025/09/01/rents_outstrip_budgets_in_uk_cities_with_biggest_affordability_gaps.html',
		published: 'September 2025',
	},
	towns: {
		source:
			'theintermediary.co.uk/2025/09/rental-demand-shifts-to-towns-as-city-costs-rise-says-spareroom',
		published: 'September 2025',
	},
	quarter: {
		source:
			'blog.realtysearch.io/article/ZkZSSHM1RzZCMkFzSm5ib1ZGOFdsZz09/cost-to-rent-a-room-.html',
		published: 'quarter to June 2025',
	},
	renters: { source: 'spareroom.co.uk/statistics/too-many-renters', published: 'early 2025' },
	students: {
		source: 'm.spareroom.co.uk/statistics/universities-rents',
		published: 'quarter to June 2025',
	},
};

const roomIn = (city: string, pounds: number, report: keyof typeof reports) => ({
	city,
	room: { pounds, name: ROOM, ...reports[report] },
	travel: null,
});

/** Where no advertised room was found published: what a student pays for a year, of which this is a twelfth. */
const studentRoomIn = (city: string, yearly: number) => ({
	city,
	room: {
		pounds: Math.round(yearly / 12),
		name: 'Unipol and HEPI, average rent of a year in student accommodation, divided by twelve',
		source:
			's1.propertyindustryeye.com/cities-with-most-expensive-student-rental-accommodation-revealed',
		published: 'academic year to summer 2024',
	},
	travel: null,
});

/**
 * A typical room, and the adult season ticket for buses (in London and Edinburgh trams as well). For a city that is not
 * here, and where there is no ticket, the page asks a person for their own figure.
 */
export const livingCosts: LivingCosts[] = [
	{
		...roomIn('London', 980, 'gaps'),
		travel: {
			pounds: 95,
			name: 'Transport for London, Bus & Tram Pass for a month',
			source: 'tfl.gov.uk/campaign/new-fares',
			published: 'March 2025',
		},
	},
	{
		...roomIn('Manchester', 689, 'towns'),
		travel: {
			pounds: month(80),
			name: 'Bee Network, all buses for 28 days',
			source:
				'marketingstockport.co.uk/news/bee-network-moves-forward-with-plans-to-cut-transport-costs',
			published: 'December 2024',
		},
	},
	{
		...roomIn('Edinburgh', 823, 'gaps'),
		travel: {
			pounds: month(80),
			name: 'Lothian, Ridacard for four weeks',
			source: 'lothianbuses.com/news/2026/01/fares-revision/',
			published: 'January 2026',
		},
	},
	roomIn('Birmingham', 559, 'renters'),
	roomIn('Liverpool', 555, 'biggest'),
	studentRoomIn('Bristol', 9_200),
	studentRoomIn('Leeds', 7_627),
	roomIn('Belfast', 589, 'biggest'),
	roomIn('Bradford', 472, 'biggest'),
	roomIn('Cardiff', 666, 'biggest'),
	studentRoomIn('Exeter', 8_559),
	roomIn('Glasgow', 697, 'renters'),
	roomIn('Hull', 512, 'biggest'),
	roomIn('Newcastle upon Tyne', 605, 'biggest'),
	roomIn('Newport', 574, 'renters'),
	roomIn('Sheffield', 520, 'students'),
	roomIn('Stoke-on-Trent', 502, 'quarter'),
	roomIn('York', 751, 'quarter'),
];

/** What a month costs where an internship is done; null where nothing is published, and for work from home. */
export const livingCostsOf = ({ city, remote }: { city: string | null; remote: string }) =>
	remote === 'remote' ? null : (livingCosts.find((costs) => costs.city === city) ?? null);
