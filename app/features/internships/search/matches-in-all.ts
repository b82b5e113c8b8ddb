import { type InternshipSearch, parseSearch } from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { countWords } from './count-words.ts';
import { wordsAsFilters } from './filters/words-as-filters.ts';
import { searchPath } from './search-path.ts';
import { unlessBusy } from './unless-busy.ts';

/** How many of all internships match, in words, and the address of their search. */
export type InAll = { words: string; path: string };

/**
 * How many of all internships a text finds; where it finds none, what its words mean as filters.
 * @returns null without text, and while the database does not answer
 */
export async function matchesInAll(
	text: string,
	{ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>,
): Promise<InAll | null> {
	const today = clock.today();
	const search = parseSearch(new URLSearchParams({ q: text }), today);
	if (search.q === '') return null;
	const countOf = async (wanted: InternshipSearch) => (await catalogue.search(wanted, today)).total;
	const count = async (): Promise<InAll> => {
		const total = await countOf(search);
		const meant = total === 0 ? wordsAsFilters(search, today) : null;
		if (!meant) return { words: inAll(total), path: searchPath(search) };
		return { words: inAll(await countOf(meant)), path: searchPath(meant) };
	};
	return unlessBusy(count());
}

const inAll = (total: number) => `${countWords(total)} ${total === 1 ? 'matches' : 'match'} in all`;
