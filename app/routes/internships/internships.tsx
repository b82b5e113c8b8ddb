import { type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { markFresh } from '#app/lib/mark-fresh.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { askAhead } from '#app/page/lists/ask-ahead.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import {
	type InternshipSearch,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import { type Busy, loadSearch } from './load-search.ts';
import { searchMeta } from './search-meta.ts';
import { SearchScreen } from './search-screen.tsx';

/**
 * What a search may show that another does not: its page has the rules for all of it, so that the parts of another search
 * (`data-part`) have their looks before the whole stylesheet is there. What is missing says
 * `e2e/critical-css.slow.test.ts`.
 */
const searchStates = [
	'<ol><mark class="line-clamp-1 print:block mt-3 mt-8 border-t-4 border-dotted pt-2 pt-6 mb-4 text-part',
	'side-scroll block w-full min-w-0 gap-2 gap-x-3 gap-y-1 min-[20rem]:max-sm:-mr-4 min-[20rem]:max-sm:-ml-1',
	'min-[20rem]:max-sm:flex-[1_1_9rem] min-[20rem]:max-sm:flex-nowrap min-[20rem]:max-sm:py-1 min-[20rem]:max-sm:pr-4',
	'min-[20rem]:max-sm:pl-1 min-[20rem]:max-sm:whitespace-nowrap',
	'inline-block wrap-anywhere mt-5 mt-6 w-48 max-w-prose p-6 md:p-8 px-2 sm:flex-wrap',
	'size-full min-w-11 border-brand py-1 text-good rounded-full fill-data-2 not-print:max-md:sr-only">',
].join(' ');

export const links = printLinks;

export const handle: RouteHandle = {
	canonicalQuery: (query, today) => searchParameters(parseSearch(query, today)),
	script: 'search',
	inHead: `(${askAhead})();${markFresh}`,
	states: searchStates,
};

export const loader = ({ url, context }: LoaderFunctionArgs) =>
	loadSearch(url, context.get(serverContext));

/** A busy search says when to ask again. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: { loaderData: SearchPage | Busy | undefined }) =>
	searchMeta(loaderData);

export default function Internships() {
	const answer = useLoaderData<SearchPage | Busy>();
	return 'busy' in answer ? (
		<BusySearch search={answer.search} />
	) : (
		<SearchScreen results={answer} />
	);
}

/** Instead of results while the database does not answer. */
const BusySearch = ({ search }: { search: InternshipSearch }) => (
	<PageHeader
		title="The search is busy"
		intro="Many people are searching just now. Please try again in a few seconds: what you chose is still in the address."
	>
		<ButtonLink to={searchPath(search)} reloadDocument>
			Try again
		</ButtonLink>
		<ButtonLink to="/programs" look="secondary">
			Browse the programs
		</ButtonLink>
	</PageHeader>
);
