import { unlessBusy } from '#app/features/internships/search/is-busy.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import type { CityPay, Overview } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import {
	emptySearch,
	type InternshipSearch,
	PAGE_SIZE,
} from '#schema/internships/internship-search.ts';
import type { FacetName } from '#schema/internships/search-facets.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { daysAfter } from '#schema/london-day.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** How many of those that close next are shown. */
const MAX_CLOSING = 3;
/** Today and a week. */
const DAYS_SHOWN = 8;
const WEEKS_SHOWN = 8;

/** A search that one link leads to, and how many it finds. */
export type QuickChoice = { label: string; path: string; count: number };

/** `openToday` is null while the database does not answer: the page is complete without it. */
export type HomeToday = {
	/** ISO date in Europe/London. */
	today: string;
	openToday: OpenToday | null;
};

/** A week from Monday to Sunday, and how many close in it. */
export type ClosingWeek = {
	/** ISO date of its Monday. */
	monday: string;
	count: number;
	/** ISO date of the last deadline in it; null without one. */
	last: string | null;
	/** The page of all internships by deadline on which those of the week begin. */
	path: string;
};

/** What the home page shows of all open internships. */
export type OpenToday = {
	/** ISO date in Europe/London. */
	today: string;
	open: number;
	/** How many close today, tomorrow, and so on for a week; null where none does. */
	week: number[] | null;
	/** This week and the seven after it. */
	weeks: ClosingWeek[];
	choices: QuickChoice[];
	closing: InternshipSummary[];
	/** With the address of its search. */
	cities: (CityPay & { path: string })[];
};

export async function loadHome(services: ServerServices): Promise<HomeToday> {
	const today = services.clock.today();
	return { today, openToday: await openOn(today, services) };
}

async function openOn(today: string, { catalogue }: ServerServices): Promise<OpenToday | null> {
	const results = await unlessBusy(
		Promise.all([
			catalogue.overview(today),
			catalogue.search({ ...emptySearch, sort: 'deadline' }, today),
		]),
	);
	if (!results) return null;
	const [overview, next] = results;
	return {
		today,
		open: overview.open,
		week:
			sum(overview.closing.slice(0, DAYS_SHOWN)) > 0 ? overview.closing.slice(0, DAYS_SHOWN) : null,
		weeks: closingWeeks(overview.closing, today),
		choices: quickChoices(overview, today),
		closing: next.items.slice(0, MAX_CLOSING),
		cities: overview.cities.map((city) => ({
			...city,
			path: searchPath({ city: [city.place] }),
		})),
	};
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** @param closing how many close on each day, from today on */
export function closingWeeks(closing: readonly number[], today: string): ClosingWeek[] {
	/** Of today in its week: 0 is Monday. */
	const weekday = (new Date(today).getUTCDay() + 6) % 7;
	const days = [...new Array<number>(weekday).fill(0), ...closing];
	return Array.from({ length: WEEKS_SHOWN }, (_, week) => {
		const counts = days.slice(week * 7, week * 7 + 7);
		const monday = daysAfter(today, week * 7 - weekday);
		const before = sum(days.slice(0, week * 7));
		const page = Math.floor(before / PAGE_SIZE) + 1;
		const last = counts.findLastIndex((count) => count > 0);
		return {
			monday,
			count: sum(counts),
			last: last < 0 ? null : daysAfter(monday, last),
			path: searchPath({ sort: 'deadline', page }),
		};
	});
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
