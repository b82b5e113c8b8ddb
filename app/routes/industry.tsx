import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { Results } from '#app/features/internships/search/results.tsx';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { unlessBusy } from '#app/features/internships/search/unless-busy.ts';
import { industryLinks } from '#app/layout/navigation.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { type DocumentOnly, documentOnly } from '#app/lib/document-only.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Link } from '#app/ui/link.tsx';
import type { Industry, InternshipSummary } from '#schema/internships/internship.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';

/**
 * Industries that the search of all programs can find; the other industry pages link to all
 * programs.
 */
const searched = new Set(['Finance', 'Technology', 'Marketing', 'Law']);

/** The industry of one of the five paths under /industries that routes.ts names. */
function industryAt(pathname: string): string {
	const path = pathname.replace(/\/$/, '');
	const industry = industryLinks.find(({ to }) => to === path);
	if (!industry) throw new Error(`No industry at ${path}`);
	return industry.label;
}

export function meta({ location: { pathname } }: { location: { pathname: string } }) {
	const industry = industryAt(pathname);
	return pageMeta({
		title: `${industry} internships`,
		description: `A page about ${industry.toLowerCase()} internships in the UK is coming soon. Until then, search our paid programs by subject, place or keyword.`,
		path: `/industries/${industry.toLowerCase()}`,
	});
}

/** The industry of the search under which these internships are found. */
const industries: Record<string, Industry> = {
	Finance: 'Finance & Banking',
	Technology: 'Technology',
	Marketing: 'Marketing & Advertising',
	Law: 'Legal Services',
	Consulting: 'Consulting',
};

/** How many of them the page shows. */
const SHOWN = 6;

type OpenHere = {
	path: string;
	today: string;
	total: number;
	items: DocumentOnly<InternshipSummary[]>;
};

export async function loader({
	request,
	url,
	context,
}: LoaderFunctionArgs): Promise<OpenHere | null> {
	const { catalogue, clock } = context.get(serverContext);
	const today = clock.today();
	const sector = [industries[industryAt(url.pathname)]].filter((name) => name !== undefined);
	const search = { ...emptySearch, sector };
	const found = await unlessBusy(catalogue.search(search, today));
	if (!found || found.total === 0) return null;
	const items = documentOnly(request, found.items.slice(0, SHOWN));
	return { path: searchPath(search), today, total: found.total, items };
}

/** One screen for the five industries. */
export default function IndustryScreen() {
	const industry = industryAt(useLocation().pathname);
	const sector = industry.toLowerCase();
	const open = useLoaderData<OpenHere | null>();
	return (
		<div className="page py-20 md:py-28">
			<h1 className="title">{industry}</h1>
			<p className="intro mt-4">Coming soon...</p>
			<p className="mt-8">
				<Link
					to={searched.has(industry) ? `/programs?search=${sector}` : '/programs'}
					className="link"
				>
					{searched.has(industry) ? `See programs in ${sector}` : 'See all programs'}
				</Link>
			</p>
			{open && (
				<section className="mt-12">
					<h2 className="heading">Open internships</h2>
					<p className="mt-2 mb-5">
						<Link to={open.path} className="link">
							{`All ${countWords(open.total)} in ${sector}`}
						</Link>
					</p>
					<Results id="open-internships" items={open.items} today={open.today} />
				</section>
			)}
		</div>
	);
}
