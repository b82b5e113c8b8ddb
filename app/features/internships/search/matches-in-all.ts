import type { MatchingInternship } from '#schema/internships/catalogue-contract.ts';
import { parseSearch } from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { unlessBusy } from './is-busy.ts';
import { searchPath } from './search-path.ts';

/** How many of all internships match or are close to it, and how many of them match; the address of their search, what was read in it, the first of them. */
export type InAll = {
	total: number;
	exact: number;
	path: string;
	read: string[];
	nearest: MatchingInternship[];
};

/** How many of them stand in for programs of which none is found. */
const NEAREST = 6;

/**
 * How many of all internships a text finds, with those that are close to it.
 * @returns null without text, where nothing is found, and while the database does not answer
 */
export async function matchesInAll(
	text: string,
	{ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>,
): Promise<InAll | null> {
	const today = clock.today();
	const search = parseSearch(new URLSearchParams({ q: text }), today);
	if (search.q === '') return null;
	const count = async (): Promise<InAll | null> => {
		const { total, exact, read, items } = await catalogue.search(search, today);
		if (total === 0) return null;
		return {
			total,
			exact,
			path: searchPath(search),
			read: read?.parts.map(({ label }) => label) ?? [],
			nearest: items.slice(0, NEAREST),
		};
	};
	return unlessBusy(count());
}
