import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { unlessBusy } from '#app/features/internships/search/is-busy.ts';
import { Results } from '#app/features/internships/search/results.tsx';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { industryLinks } from '#app/layout/navigation.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import {
	FigureBand,
	type Figures,
	PageHeader,
	PageSection,
	SectorPanel,
} from '#app/ui/page/page-header.tsx';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';

/**
 * Industries that the search of all programs can find; the other industry pages link to all
 * programs.
 */
const searched = new Set(['Finance', 'Technology', 'Marketing', 'Law']);

/** The sector that gives its name to one of the five paths under /industries that routes.ts names. */
function industryAt(pathname: string) {
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

/** How many of them the page shows. */
const MAX_CARDS = 6;

type OpenHere = {
	path: string;
	today: string;
	total: number;
	figures: Figures;
	items: InternshipSummary[];
};

export async function loader({ url, context }: LoaderFunctionArgs): Promise<OpenHere | null> {
	const { catalogue, clock } = context.get(serverContext);
	const today = clock.today();
	const search = { ...emptySearch, sector: [SECTOR_INDUSTRY[industryAt(url.pathname)]] };
	const result = await unlessBusy(catalogue.search(search, today));
	if (!result || result.total === 0) return null;
	const { total, facets } = result;
	/** How many have an option of a filter. */
	const having = (name: FacetName, option: string, label?: string) => ({
		figure: facets[name].find(({ value }) => value === option)?.count ?? 0,
		label: label ?? optionsOf(name, today).find(({ value }) => value === option)?.label ?? option,
	});
	return {
		path: searchPath(search),
		today,
		total,
		figures: [
			{ figure: total, label: 'open today' },
			having('city', 'London', 'in London'),
			having('pay', '14', 'pay £14 or more an hour'),
			having('hours', String(TERM_HOURS), `ask ${TERM_HOURS} hours or less`),
		],
		items: result.items.slice(0, MAX_CARDS),
	};
}

/** One screen for the five industries. */
export default function IndustryScreen() {
	const industry = industryAt(useLocation().pathname);
	const sector = industry.toLowerCase();
	const open = useLoaderData<OpenHere | null>();
	return (
		<>
			<PageHeader
				title={industry}
				intro={
					<>
						Our guide to internships in {sector}: <span>Coming soon...</span>
					</>
				}
				mark={
					<SectorMark
						sector={industry}
						className="size-14 shrink-0 rounded-card bg-wash p-1.5 md:hidden"
					/>
				}
				aside={
					<SectorPanel>
						<SectorMark sector={industry} />
					</SectorPanel>
				}
			>
				{open && (
					<ButtonLink to={open.path} size="large">
						{`All ${countWords(open.total)} in ${sector}`}
					</ButtonLink>
				)}
				<Link
					to={searched.has(industry) ? `/programs?search=${sector}` : '/programs'}
					className="link inline-flex min-h-11 items-center"
				>
					{searched.has(industry) ? `See programs in ${sector}` : 'See all programs'}
				</Link>
			</PageHeader>
			{open && (
				<>
					<FigureBand figures={open.figures} />
					<PageSection
						title="Open internships"
						intro={`${open.total > MAX_CARDS ? `The first ${MAX_CARDS} of ${open.total}. ` : ''}${LINE_NOTE}`}
					>
						<Results id="open-internships" items={open.items} today={open.today} />
						{open.total > MAX_CARDS && (
							<p className="mt-5 flex">
								<ButtonLink to={open.path} look="secondary" className="max-md:grow">
									{`See all ${countWords(open.total)}`}
								</ButtonLink>
							</p>
						)}
					</PageSection>
				</>
			)}
			<PageSection title="Other industries" className={open ? undefined : 'pt-0!'}>
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3 lg:grid-cols-4">
					{industryLinks
						.filter(({ label }) => label !== industry)
						.map(({ to, label }) => (
							<li key={to}>
								<Link
									to={to}
									className="flex min-h-18 items-center gap-3 wrap-anywhere rounded-card border border-line bg-card px-3 py-3 font-semibold hover:border-brand hover:text-brand"
								>
									<SectorMark sector={label} className="size-10 shrink-0" />
									{label}
								</Link>
							</li>
						))}
				</ul>
			</PageSection>
		</>
	);
}
