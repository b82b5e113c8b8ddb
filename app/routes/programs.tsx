import type { ComponentProps } from 'react';
import {
	type ClientLoaderFunctionArgs,
	type LoaderFunctionArgs,
	useLoaderData,
} from 'react-router';
import { LiveSearch } from '#app/features/catalogue/live-search.tsx';
import { programSearchText } from '#app/features/catalogue/program-search-text.ts';
import { filterByText, resultText } from '#app/features/catalogue/text-filter.ts';
import { searchable, useSearchText } from '#app/features/catalogue/use-search-text.ts';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { openFirst, ProgramCard } from '#app/features/internships/card/program-card.tsx';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { type InAll, matchesInAll } from '#app/features/internships/search/matches-in-all.ts';
import { SuggestingBox } from '#app/features/internships/search/suggesting-box.tsx';
import edinburgh from '#app/generated/skylines/edinburgh.svg?url';
import londonSky from '#app/generated/skylines/london.svg?url';
import desk from '#app/generated/skylines/remote.svg?url';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { claims } from '#content/pages/claims.ts';
import { programs } from '#content/programs.ts';
import { remoteCount } from '#content/remote-count.ts';
import { site } from '#content/site.ts';
import { cityTotal } from '#content/uk-cities/summaries.ts';
import { londonDay } from '#schema/london-day.ts';

const ProgramsBox = (box: ComponentProps<typeof SuggestingBox>) => (
	<SuggestingBox {...box} param="search" />
);

export const handle = searchable;

type ProgramsToday = {
	/** ISO date in Europe/London. */
	today: string;
	inAll: InAll | null;
};

export async function loader({ url, context }: LoaderFunctionArgs): Promise<ProgramsToday> {
	const services = context.get(serverContext);
	const inAll = await matchesInAll(url.searchParams.get('search') ?? '', services);
	return { today: services.clock.today(), inAll };
}

/** The programs are found without a server too. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
	serverLoader<ProgramsToday>().catch(
		(): ProgramsToday => ({ today: londonDay(new Date()), inAll: null }),
	);

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
	const search = useSearchText();
	const { today, inAll } = useLoaderData<ProgramsToday>();
	const shown = openFirst(filterByText(programs, search.text, programSearchText), today);
	return (
		<>
			<PageHeader
				title="All programs"
				intro="Programs with a page of their own: the work, the pay and what is asked of you."
			/>
			<div className="page">
				<LiveSearch
					path="/programs"
					Field={ProgramsBox}
					label="Search programs"
					placeholder="Subject, place or keyword"
					search={search}
				/>
				<InAllLink text={search.text.trim()} inAll={search.isInAddress ? inAll : undefined} />
				<p role="status" className="mt-4 text-muted">
					{resultText(shown.length, ['program', 'programs'], search.text)}
				</p>
				<p className="text-small text-muted">{LINE_NOTE}</p>
				<h2 className="sr-only">Programs</h2>
				{shown.length > 0 ? (
					<div className="mt-5">
						<InternshipList>
							{shown.map((program) => (
								<ProgramCard key={program.id} program={program} today={today} />
							))}
						</InternshipList>
					</div>
				) : (
					<NoPrograms inAll={search.isInAddress ? inAll : null} />
				)}
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

/** The way to all internships. @param inAll undefined until it is known how many match */
function InAllLink({ text, inAll }: { text: string; inAll: InAll | null | undefined }) {
	if (text === '' || inAll === null) return null;
	/** As many lines before it is known. */
	const read = inAll?.read ?? ['…'];
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-wash p-4">
			<p className="min-w-0">
				<b className="block">{inAll ? matchWords(inAll.total) : 'In all internships'}</b>
				{read.length > 0 && <span className="text-muted">Read as: {read.join(' · ')}</span>}
			</p>
			<ButtonLink
				to={inAll?.path ?? `/internships?${new URLSearchParams({ q: text })}`}
				className="max-sm:w-full"
			>
				{inAll ? seeAll(inAll.total) : 'Search all internships'}
			</ButtonLink>
		</div>
	);
}

const matchWords = (total: number) =>
	`${countWords(total)} ${total === 1 ? 'matches' : 'match'} in all`;

const seeAll = (total: number) =>
	total === 1 ? 'See the internship' : `See all ${countWords(total)}`;

/** @param inAll of all internships, where some match all the same */
const NoPrograms = ({ inAll }: Pick<ProgramsToday, 'inAll'>) => (
	<div className="mt-5">
		<EmptyState
			scene="lookout"
			level="h3"
			title="No programs found"
			text={
				inAll
					? 'None of the programs matches, but internships do.'
					: 'Try a shorter word, or look through the listings of a whole category.'
			}
		>
			<ButtonLink to="/programs/london" look="secondary">
				London programs
			</ButtonLink>
			<ButtonLink to="/programs/uk-cities" look="secondary">
				UK cities programs
			</ButtonLink>
			<ButtonLink to="/programs/remote" look="secondary">
				Remote programs
			</ButtonLink>
			<ButtonLink to="/programs/international" look="secondary">
				International programs
			</ButtonLink>
		</EmptyState>
	</div>
);
