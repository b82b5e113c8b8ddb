import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { skyOf } from '#app/ui/art/city-sky.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { CallToAction, PageHeader, seaPanel } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { claims } from '#content/pages/claims.ts';
import { site } from '#content/site.ts';
import { citySummaries, cityTotal } from '#content/uk-cities/summaries.ts';
import { CityPrograms } from './city-programs.tsx';

/** With how many are open in each city, by its name. */
type OfCities = Curated & { open: Record<string, number> };

const path = '/programs/uk-cities';

export const meta = () =>
	pageMeta({
		title: 'UK cities internship programs',
		description: `${cityTotal} paid internships in Manchester, Birmingham, Edinburgh, Bristol, Leeds and Liverpool, with stipend and hours.`,
		path,
		image: 'uk-cities',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'UK cities'])],
	});

export const links = printLinks;

/** Its cards know the day, and the city in the address. */
export const handle: RouteHandle = { daily: true, query: ['city'], script: 'choice' };

export function loader({ context }: LoaderFunctionArgs): OfCities {
	const services = context.get(serverContext);
	const list = services.curated('uk-cities', services.clock.today());
	const openIn = (name: string) =>
		list.filter(({ city, status }) => city === name && status === 'open').length;
	return {
		...loadCurated('uk-cities', services),
		open: Object.fromEntries(citySummaries.map(({ name }) => [name, openIn(name)])),
	};
}

export default function UkCities() {
	const { open, ...list } = useLoaderData<OfCities>();
	return (
		<>
			<PageHeader
				title="Internships in six UK cities"
				intro="Work in the city that leads your field, with a stipend that goes further."
				aside={
					<div className={seaPanel} data-no-print>
						<div className={cn('city-sky', skyOf('Edinburgh'))} />
					</div>
				}
			>
				<a href="#cities" className={buttonLook('primary', 'large')}>
					Explore UK Cities
				</a>
			</PageHeader>
			<ListFigures of={list} />
			<Highlights />
			<CityPrograms list={list} open={open} />
			<CallToAction
				title="Not sure which city?"
				text="Tell us your subject and dates. We suggest a city and hosts; applying is free."
			>
				<ButtonLink to="/apply?type=uk-cities" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/contact" look="inverse-outline" size="large">
					Ask a question
				</ButtonLink>
			</CallToAction>
		</>
	);
}

const regional = claims.ukCities.map(({ figure, label }) => `${figure} ${label}`).join();

const example = regional && site.sampleContent ? ' The number is an example.' : '';

const highlights = [
	[regional || 'Regional Companies', `Firms, labs, councils and charities.${example}`],
	['Lower Cost of Living', 'Rent and travel cost less than in London.'],
	['Diverse Industries', 'From aerospace and finance to the sea.'],
] as const;

/** Three reasons for a city outside London, under the figures of the page. */
function Highlights() {
	return (
		<ul className="page grid gap-4 py-5 md:grid-cols-3 md:gap-10">
			{highlights.map(([title, text]) => (
				<li key={title}>
					<b className="block">{title}</b> <span className="text-small text-muted">{text}</span>
				</li>
			))}
		</ul>
	);
}
