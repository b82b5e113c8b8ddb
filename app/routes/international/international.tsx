import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilteredList } from '#app/features/catalogue/filtered-list.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import {
	type Curated,
	loadCurated,
	unlessSamePage,
} from '#app/features/internships/card/load-curated.ts';
import { useQueryChoice } from '#app/lib/addresses/use-query-choice.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { regions } from '#content/international.ts';
import { claims } from '#content/pages/claims.ts';
import type { RegionSummary } from '#content/types.ts';
import { RegionCards } from './region-cards.tsx';
import { inSentence } from './region-link.ts';
import { WorldMap } from './world-map.tsx';

const path = '/programs/international';

export const meta = () =>
	pageMeta({
		title: 'International programs',
		description:
			'Paid internships in five world regions: stipend, weekly hours, length and visa note.',
		path,
		image: 'international',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'International'])],
	});

export const links = printLinks;

/** Its cards know the day, and the region in the address. */
export const handle: RouteHandle = { daily: true, query: ['region'] };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	loadCurated(request, 'international', context.get(serverContext));

export const shouldRevalidate = unlessSamePage;

const featured = regions.reduce((all, { listings }) => all + listings, 0);
const slugs = regions.map(({ slug }) => slug);

export default function International() {
	const list = useLoaderData<Curated>();
	const [slug, choose] = useQueryChoice('region', slugs);
	const region = regions.find((known) => known.slug === slug);
	return (
		<>
			<PageHeader
				title="International programs"
				intro="Each program says who may work there."
				aside={<WorldMap chosen={slug} />}
			>
				<ButtonLink
					to={{ pathname: path, search: region && `?region=${region.slug}`, hash: 'regions' }}
					prefetch="none"
					size="large"
				>
					Explore Global Opportunities
				</ButtonLink>
			</PageHeader>
			<ListFigures of={list} claims={claims.international} />
			<PageSection id="regions" title="Five regions">
				<RegionCards chosen={slug} />
			</PageSection>
			<FilteredList
				id="programs"
				path={path}
				heading="Featured International Programs"
				status={statusText(region)}
				search="/internships?kind=international"
				chosen={slug}
				onClear={() => choose(null)}
			>
				<CuratedList id="international-cards" kind="international" list={list} />
			</FilteredList>
			<CallToAction
				title="Questions about visas?"
				text="Visa notes are as published in November 2026."
			>
				<ButtonLink to="/resources/visa-info" look="inverse" size="large">
					Visa information
				</ButtonLink>
			</CallToAction>
		</>
	);
}

/** The numbers of shown and of all programs; the others are available on request. */
function statusText(region: RegionSummary | undefined): string {
	if (!region) return `Showing all ${featured} featured programs`;
	return `Showing ${region.listings} of the ${region.count} programs in ${inSentence(region.name)}`;
}
