import { searchPath } from '#app/features/internships/search/search-path.ts';
import { unlessBusy } from '#app/features/internships/search/unless-busy.ts';
import { type DocumentOnly, documentOnly } from '#app/lib/document-only.ts';
import type { CityPay, Overview } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import type { FacetName } from '#schema/internships/search-facets.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** How many of those that close next are shown. */
const SHOWN = 3;

/** A search that one link leads to, and how many it finds. */
export type QuickChoice = { label: string; path: string; count: number };

/** `found` is null while the database does not answer: the page is complete without it. */
export type HomeToday = {
	/** ISO date in Europe/London. */
	today: string;
	found: OpenToday | null;
};

/** What the home page shows of all open internships. */
export type OpenToday = {
	/** ISO date in Europe/London. */
	today: string;
	open: number;
	/** How many close today, tomorrow, and so on for a week. */
	week: number[];
	choices: QuickChoice[];
	closing: DocumentOnly<InternshipSummary[]>;
	/** With the address of its search. */
	cities: DocumentOnly<(CityPay & { path: string })[]>;
};

/** @param request as the loader has it */
export async function loadHome(request: Request, services: ServerServices): Promise<HomeToday> {
	const today = services.clock.today();
	return { today, found: await openOn(today, request, services) };
}

async function openOn(
	today: string,
	request: Request,
	{ catalogue }: ServerServices,
): Promise<OpenToday | null> {
	const found = await unlessBusy(
		Promise.all([
			catalogue.overview(today),
			catalogue.search({ ...emptySearch, sort: 'deadline' }, today),
		]),
	);
	if (!found) return null;
	const [overview, next] = found;
	return {
		today,
		open: overview.open,
		week: overview.closing,
		choices: quickChoices(overview, today),
		closing: documentOnly(request, next.items.slice(0, SHOWN)),
		cities: documentOnly(
			request,
			overview.cities.map((city) => ({ ...city, path: searchPath({ city: [city.place] }) })),
		),
	};
}

/** The next January: that of this year is over in February. */
const nextJanuary = (today: string) =>
	`${today.slice(5, 7) === '01' ? today.slice(0, 4) : Number(today.slice(0, 4)) + 1}-01`;

function quickChoices({ facets }: Overview, today: string): QuickChoice[] {
	const countOf = (name: FacetName, value: string) =>
		facets[name].find((option) => option.value === value)?.count ?? 0;
	const january = nextJanuary(today);
	const choices = [
		{ label: '20 hours or less', search: { hours: TERM_HOURS }, count: countOf('hours', '20') },
		{ label: 'Starts in January', search: { start: [january] }, count: countOf('start', january) },
		{ label: 'Remote', search: { city: ['Remote'] }, count: countOf('city', 'Remote') },
		{
			label: 'Placement year',
			search: { kind: ['placement'] },
			count: countOf('kind', 'placement'),
		},
		{
			label: 'International',
			search: { kind: ['international'] },
			count: countOf('kind', 'international'),
		},
	] satisfies { label: string; search: Partial<InternshipSearch>; count: number }[];
	return choices
		.filter(({ count }) => count > 0)
		.map(({ label, search, count }) => ({ label, path: searchPath(search), count }));
}
