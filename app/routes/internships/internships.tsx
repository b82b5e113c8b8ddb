import type { HeadersArgs, LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
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
import { searchStates } from './search-states.ts';

export const links = printLinks;

export const handle: RouteHandle = {
	canonicalQuery: (query, today) => searchParameters(parseSearch(query, today)),
	script: 'search',
	inHead: `(${askAhead})()`,
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
