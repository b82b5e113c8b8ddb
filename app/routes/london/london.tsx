import { Handshake, House, Landmark, TrainFront } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InSearch } from '#app/features/catalogue/in-search.tsx';
import { RichText } from '#app/features/guides/rich-text.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import picture from '#app/generated/skylines/london.svg?url';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, PageHeader, PageSection, SeaPanel } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { Tiles } from '#app/ui/page/tiles.tsx';
import { whyLondon } from '#content/london.ts';
import { claims } from '#content/pages/claims.ts';

const path = '/programs/london';

export const meta = () =>
	pageMeta({
		title: 'London internship programs',
		description:
			'Fifteen paid internships in London, from private credit to bus planning: stipend, hours and length.',
		path,
		image: 'london',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'London'])],
	});

export const links = printLinks;

/** Its cards know the day. */
export const handle: RouteHandle = { daily: true };

export const loader = ({ context }: LoaderFunctionArgs) =>
	loadCurated('london', context.get(serverContext));

export default function London() {
	const list = useLoaderData<Curated>();
	return (
		<>
			<PageHeader
				title="London internship programs"
				intro="Fifteen fields of work in one city: what you would do, for how long and for what pay."
				aside={<SeaPanel picture={picture} />}
			>
				<ButtonLink to="/apply?type=london" size="large">
					Apply for London Program
				</ButtonLink>
			</PageHeader>
			<ListFigures of={list} claims={claims.london} />
			<PageSection
				id="programs"
				title="Available London Programs"
				action={<InSearch to="/internships?city=London" />}
			>
				<CuratedList id="london-cards" kind="london" list={list} />
			</PageSection>
			<WhyLondon />
			<CallToAction title="Found one for you?" text="One form, about fifteen minutes, no fee.">
				<ButtonLink to="/apply?type=london" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/programs/uk-cities" look="inverse-outline" size="large">
					Compare other cities
				</ButtonLink>
			</CallToAction>
		</>
	);
}

const icons = [Landmark, Handshake, TrainFront, House];
const tiles = whyLondon.map(({ title, text }, index) => ({
	icon: icons[index] ?? Landmark,
	title,
	text: <RichText text={text} />,
}));

function WhyLondon() {
	return (
		<PageSection
			title="Why Choose London"
			intro="Three good reasons, and one to think about."
			className="pt-0"
		>
			<Tiles tiles={tiles} />
		</PageSection>
	);
}
