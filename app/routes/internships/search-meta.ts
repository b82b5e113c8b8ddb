import { countWords } from '#app/features/internships/search/count-words.ts';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { origin, pageMeta } from '#app/lib/page-meta.ts';
import { filtersOf } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import type { Busy } from './load-search.ts';

/** No search engine shows more of a title. */
const LONGEST_TITLE = 50;

/** Search engines list searches with one filter at most; of what is shown twice they list nothing. */
export function searchMeta(results: SearchPage | Busy | undefined) {
	if (!results || !('total' in results)) return busyMeta;
	const { search, pages, total } = results;
	const title = shortened(searchTitle(search, results.companies));
	const path = searchPath(search);
	const hidden = filtersOf(search).length > 1 || search.q !== '' || total === 0;
	return [
		...pageMeta({
			title: search.page > 1 ? `${title}, page ${search.page}` : title,
			description: `${countWords(total)} with pay for the hour, weekly hours, start and deadline on every card, and what each employer says about permission to work.`,
			path,
			hidden,
		}),
		...(hidden ? [{ tagName: 'link', rel: 'canonical', href: origin + path }] : []),
		...neighbours(results, pages),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title,
			href: origin + feedPath(path),
		},
	];
}

/** The newest of a search, for programs that read feeds. @param path of the search */
export function feedPath(path: string): string {
	const query = new URLSearchParams(path.split('?')[1]);
	query.delete('page');
	return query.size > 0 ? `/internships.atom?${query}` : '/internships.atom';
}

const busyMeta = pageMeta({
	title: 'The search is busy',
	description: 'The search of all internships is busy. Please try again in a few seconds.',
	path: '/internships',
	hidden: true,
});

const neighbours = ({ search }: SearchPage, pages: number) =>
	(
		[
			['prev', search.page - 1],
			['next', search.page + 1],
		] as const
	)
		.filter(([, page]) => page >= 1 && page <= pages)
		.map(([rel, page]) => ({
			tagName: 'link',
			rel,
			href: origin + searchPath({ ...search, page }),
		}));

const shortened = (title: string) =>
	title.length <= LONGEST_TITLE
		? title
		: `${title.slice(0, LONGEST_TITLE).replace(/[\s,]+\S*$/, '')}…`;
