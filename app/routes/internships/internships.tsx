import { useState } from 'react';
import type { ClientLoaderFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { Found } from '#app/features/internships/search/found.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { parseSearch, searchParameters } from '#schema/internships/internship-search.ts';
import { BusySearch } from './busy-search.tsx';
import { type Busy, loadSearch } from './load-search.ts';
import { type Failed, searchByScript } from './search-by-script.ts';
import { searchMeta } from './search-meta.ts';
import { SearchScreen } from './search-screen.tsx';
import { UnansweredSearch } from './unanswered-search.tsx';

export const links = printLinks;

export const handle: RouteHandle = {
	canonicalQuery: (query, today) => searchParameters(parseSearch(query, today)),
};

export const loader = ({ request, url, context }: LoaderFunctionArgs) =>
	loadSearch(request, url, context.get(serverContext));

export const clientLoader = (args: ClientLoaderFunctionArgs) => searchByScript(args);

/** A busy search says when to ask again. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: { loaderData: Found | Busy | Failed | undefined }) =>
	searchMeta(loaderData);

export default function Internships() {
	const answer = useLoaderData<Found | Busy | Failed>();
	const [found, setFound] = useState('total' in answer ? answer : undefined);
	if ('total' in answer && answer !== found) setFound(answer);
	if ('busy' in answer) return <BusySearch search={answer.search} />;
	const failed = 'failed' in answer ? answer.failed : undefined;
	if (found) return <SearchScreen found={found} failed={failed} />;
	return failed && <UnansweredSearch failed={failed} />;
}
