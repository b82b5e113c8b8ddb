import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import {
	LiveSearch,
	ResultCount,
	showsWithItems,
	WithoutItems,
} from '#app/features/catalogue/live-search.tsx';
import { programSearchText } from '#app/features/catalogue/program-search-text.ts';
import { searchable, searchTextOf } from '#app/features/catalogue/search-text.ts';
import { filterByText, searchAttributes } from '#app/features/catalogue/text-filter.ts';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { openFirst, ProgramCard } from '#app/features/internships/card/program-card.tsx';
import { type InAll, matchesInAll } from '#app/features/internships/search/matches-in-all.ts';
import edinburgh from '#app/generated/skylines/edinburgh.svg?url';
import londonSky from '#app/generated/skylines/london.svg?url';
import desk from '#app/generated/skylines/remote.svg?url';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { claims } from '#content/pages/claims.ts';
import { programs } from '#content/programs.ts';
import { remoteCount } from '#content/remote-count.ts';
import { site } from '#content/site.ts';
import { cityTotal } from '#content/uk-cities/summaries.ts';
import { InAllLink, NoPrograms } from './in-all.tsx';

export const handle: RouteHandle = { ...searchable, script: 'programs' };

type ProgramsToday = {
	/** ISO date in Europe/London. */
	today: string;
	inAll: InAll | null;
};

export async function loader({ url, context }: LoaderFunctionArgs): Promise<ProgramsToday> {
	const services = context.get(serverContext);
	const inAll = await matchesInAll(searchTextOf(url.searchParams), services);
	return { today: services.clock.today(), inAll };
}

export const meta = () =>
	pageMeta({
		title: 'All programs',
		description:
			'Search our internship programs in finance, technology, marketing, engineering and law by subject, place or keyword, with the stipend and hours on every card.',
		path: '/programs',
	});

/** Empty where nothing is claimed. */
const londonCount =
	claims.londonPrograms.map(({ figure, label }) => `${figure} ${label}`).join() +
	(site.sampleContent ? ', an example' : '');

const categories = [
	[
		'/programs/london',
		londonSky,
		'London',
		londonCount,
		'Finance, law, media and technology in the capital.',
	],
	[
		'/programs/uk-cities',
		edinburgh,
		'UK Cities',
		`${cityTotal} listings`,
		'Manchester, Birmingham, Edinburgh, Bristol, Leeds and Liverpool.',
	],
	[
		'/programs/remote',
		desk,
		'Remote',
		`${remoteCount} listings`,
		'Work for a UK team from where you live.',
	],
] as const;

export default function Programs() {
	const [params] = useSearchParams();
	const { today, inAll } = useLoaderData<ProgramsToday>();
	const text = searchTextOf(params);
	const count = filterByText(programs, text, programSearchText).length;
	return (
		<>
			<PageHeader
				title="All programs"
				intro="Programs with a page of their own: the work, the pay and what is asked of you."
			/>
			<div className="page">
				<LiveSearch
					path="/programs"
					needsScript=""
					label="Search programs"
					placeholder="Subject, place or keyword"
					text={text}
				/>
				<div data-part="in-all">{inAll && <InAllLink inAll={inAll} />}</div>
				<template data-uncounted="">
					<InAllLink inAll={null} />
				</template>
				<p className="mt-4 text-muted">
					<ResultCount search={{ text, noun: ['program', 'programs'], count }} />
				</p>
				<h2 className="sr-only">Programs</h2>
				<div {...showsWithItems(count)}>
					<p className="mb-5 text-small text-muted">{LINE_NOTE}</p>
					<InternshipList>
						{openFirst(programs, today).map((program) => (
							<ProgramCard
								key={program.id}
								program={program}
								today={today}
								item={searchAttributes(programSearchText(program), text)}
							/>
						))}
					</InternshipList>
				</div>
				<WithoutItems count={count}>
					<div data-part="instead" className="mt-5">
						<NoPrograms inAll={count > 0 ? null : inAll} today={today} />
					</div>
				</WithoutItems>
			</div>
			<PageSection title="Browse by Category">
				<ul className="grid gap-3 md:grid-cols-3 md:gap-5">
					{categories.map(([to, picture, name, count, text]) => (
						<li
							key={to}
							className="relative overflow-hidden rounded-card border border-line bg-card hover:border-brand"
						>
							<img
								src={picture}
								alt=""
								loading="lazy"
								width="320"
								height="132"
								className="h-auto w-full bg-sea"
							/>
							<div className="p-5">
								<h3 className="text-body">
									<Link to={to} className="link after:absolute after:inset-0">
										{name}
									</Link>
								</h3>
								{count && <p className="font-semibold text-brand">{count}</p>}
								<p className="mt-2 text-muted">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</PageSection>
		</>
	);
}
