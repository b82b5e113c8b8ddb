import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { ChosenList } from '#app/features/catalogue/chosen-list.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import {
	MarkerContent,
	MarkerPlace,
	type MarkerSide,
	markerLook,
	PictureMap,
} from '#app/ui/map.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { regions } from '#content/international.ts';
import { claims } from '#content/pages/claims.ts';
import { site } from '#content/site.ts';
import type { RegionSummary } from '#content/types.ts';

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
export const handle: RouteHandle = { daily: true, query: ['region'], script: 'choice' };

export const loader = ({ context }: LoaderFunctionArgs) =>
	loadCurated('international', context.get(serverContext));

const featured = regions.reduce((all, { listings }) => all + listings, 0);
/** The same whatever is chosen. */
const always = (words: string) => ({ chosen: words, otherwise: words });

export default function International() {
	const list = useLoaderData<Curated>();
	const [params] = useSearchParams();
	const region = regions.find(({ slug }) => slug === params.get('region'));
	return (
		<>
			<PageHeader
				title="International programs"
				intro="Each program says who may work there."
				aside={<WorldMap chosen={region} />}
			>
				<a href="#regions" className={buttonLook('primary', 'large')}>
					Explore Global Opportunities
				</a>
			</PageHeader>
			<ListFigures of={list} claims={claims.international} />
			<PageSection id="regions" title="Five regions">
				<RegionCards chosen={region} />
			</PageSection>
			{/* The numbers of shown and of all programs; the others are available on request. */}
			<ChosenList
				id="programs"
				path={path}
				name="region"
				of={region && valuesOf(region)}
				chosen={region?.slug ?? null}
				heading={always('Featured International Programs')}
				status={{
					chosen: 'Showing {listings} of the {count} programs in {name}',
					otherwise: `Showing all ${featured} featured programs`,
				}}
				search={always('/internships?kind=international')}
			>
				<CuratedList id="international-cards" kind="international" list={list} />
			</ChosenList>
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

const sides: Record<string, MarkerSide> = {
	europe: 'right-up',
	'north-america': 'below',
	'asia-pacific': 'below',
	'middle-east': 'right',
	africa: 'left',
};

/** The regions on a map of the world; each marker leads to the programs of its region. */
function WorldMap({ chosen }: { chosen: RegionSummary | undefined }) {
	return (
		<PictureMap of="world" label="Programs by region" className="lg:min-h-66">
			{regions.map((region) => (
				<MarkerPlace key={region.slug} place={region.slug}>
					<a
						{...leadsToRegion(region, chosen)}
						className={markerLook(sides[region.slug] ?? 'right')}
					>
						<MarkerContent size="medium" name={region.name} count={region.count} />
					</a>
				</MarkerPlace>
			))}
		</PictureMap>
	);
}

type RegionChoice = { chosen: RegionSummary | undefined };

/** What each region is good for, with the way to its programs: five cards in a row, or each a row of its own. */
const RegionCards = ({ chosen }: RegionChoice) => (
	<div className="@container">
		{/* Five in a row; where that is too narrow a row each, on a phone a stack. */}
		<ul className="grid gap-3 @5xl:grid-cols-5 @5xl:gap-5">
			{regions.map((region) => (
				<RegionCard key={region.slug} region={region} chosen={chosen} />
			))}
		</ul>
	</div>
);

const RegionCard = ({ region, chosen }: RegionChoice & { region: RegionSummary }) => (
	<li className="group relative grid gap-3 rounded-card border border-line bg-card p-5.5 has-chosen:border-brand has-chosen:bg-wash @min-[40rem]:@max-[64rem]:grid-cols-[15rem_1fr] @5xl:grid-rows-[auto_1fr]">
		<div>
			<h3 className="text-part group-has-chosen:after:text-brand group-has-chosen:after:[content:'_✓'/'']">
				{region.name}
			</h3>
			<p className="font-semibold text-brand">
				{`${region.count} programs${site.sampleContent ? ', an example' : ''}`}
			</p>
		</div>
		<ul className="points @min-[40rem]:@max-[64rem]:[grid-area:1/2/span_2]">
			{region.highlights.map((highlight) => (
				<li key={highlight}>{highlight}</li>
			))}
		</ul>
		<a
			{...leadsToRegion(region, chosen)}
			className="link text-balance after:absolute after:inset-0"
		>
			{`Programs in ${inSentence(region.name)}`}
		</a>
	</li>
);

/** A region's name as written in a sentence. */
const inSentence = (name: string) => (name === 'Middle East' ? 'the Middle East' : name);

/** What is said of a region that is chosen. */
const valuesOf = ({ name, count, listings }: RegionSummary) => ({
	name: inSentence(name),
	count,
	listings,
});

/**
 * A link to the list of this page, filtered by one region, since the list is a screen further down: app/page/lists/choice.ts
 * follows it. It has the complete path, as the address of a prerendered page ends in a slash.
 */
const leadsToRegion = (region: RegionSummary, chosen: RegionSummary | undefined) => ({
	href: `/programs/international?region=${region.slug}#programs`,
	'aria-current': region === chosen || undefined,
	'data-narrows': 'programs',
	'data-value': region.slug,
	'data-values': JSON.stringify(valuesOf(region)),
});
