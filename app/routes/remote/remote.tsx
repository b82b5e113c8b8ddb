import { Clock, Earth, Laptop, MessagesSquare } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InSearch } from '#app/features/catalogue/in-search.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import picture from '#app/generated/skylines/remote.svg?url';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { CallToAction, PageHeader, PageSection, SeaPanel } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { Tiles } from '#app/ui/page/tiles.tsx';
import { claims } from '#content/pages/claims.ts';
import { remoteBenefits } from '#content/remote.ts';
import { remoteCount } from '#content/remote-count.ts';

const path = '/programs/remote';

export const meta = () =>
	pageMeta({
		title: 'Remote internships',
		description: `${remoteCount} paid internships for UK teams that you do from where you live, each with its region, time zones, weekly hours, monthly stipend, length and requirements.`,
		path,
		image: 'remote',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'Remote'])],
	});

const icons = [Earth, MessagesSquare, Laptop, Clock];
const benefits = remoteBenefits.map((benefit, index) => ({
	...benefit,
	icon: icons[index] ?? Earth,
}));

export const links = printLinks;

/** Its cards know the day. */
export const handle: RouteHandle = { daily: true };

export const loader = ({ context }: LoaderFunctionArgs) =>
	loadCurated('remote', context.get(serverContext));

export default function Remote() {
	const list = useLoaderData<Curated>();
	return (
		<>
			<PageHeader
				title="Remote internships"
				intro="Work for a UK team without moving. Check the time zones first: they decide at which hours of your day you work."
				aside={<SeaPanel picture={picture} />}
			>
				<a href="#programs" className={buttonLook('primary', 'large')}>
					Find Remote Opportunities
				</a>
			</PageHeader>
			<ListFigures of={list} claims={claims.remote} />
			<PageSection title="What working remotely gives you">
				<Tiles tiles={benefits} />
			</PageSection>
			<RemoteList list={list} />
			<CallToAction
				title="Ready to work from home?"
				text="Tell us where you are and which hours suit you. Before you start, check the work and tax rules of the country you will work from."
			>
				<ButtonLink to="/apply?type=remote" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/resources/faqs" look="inverse-outline" size="large">
					Read the FAQs
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function RemoteList({ list }: { list: Curated }) {
	return (
		<PageSection
			id="programs"
			title="Available Remote Programs"
			action={<InSearch to="/internships?city=Remote" />}
			intro="Temporary internships with fixed weekly hours, paid to you every month."
			className="pt-0"
		>
			<CuratedList id="remote-cards" kind="remote" list={list} />
		</PageSection>
	);
}
