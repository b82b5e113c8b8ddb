import { useSearchParams } from 'react-router';
import {
	LiveSearch,
	NothingFound,
	ResultCount,
	SetsSearch,
} from '#app/features/catalogue/live-search.tsx';
import { searchable, searchTextOf } from '#app/features/catalogue/search-text.ts';
import { searchAttributes } from '#app/features/catalogue/text-filter.ts';
import walk from '#app/generated/scenes/walk.svg?url';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, FigureRow, PageHeader, SeaPanel } from '#app/ui/page/page-header.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { candidates } from '#content/pages/candidates.ts';
import { claims } from '#content/pages/claims.ts';
import type { Candidate } from '#content/types.ts';
import { CandidateCard } from './candidate-card.tsx';

const path = '/candidates';

export const handle = { ...searchable, daily: true };

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Featured candidates',
		description:
			'Students and recent graduates who are looking for an internship: degree, skills, experience, where they live and when they can start.',
		path,
		image: 'candidates',
		data: [breadcrumbs([path, 'Featured candidates'])],
	});

const searched = ({ name, degree, university, year, skills, location }: Candidate) => [
	name,
	degree,
	university,
	year,
	location,
	...skills,
];

export default function Candidates() {
	const [params] = useSearchParams();
	const text = searchTextOf(params);
	const items = candidates.map((candidate) => ({
		candidate,
		attributes: searchAttributes(searched(candidate), text),
	}));
	const search = {
		text,
		noun: ['candidate', 'candidates'],
		count: items.filter(({ attributes }) => !attributes.hidden).length,
	} as const;
	return (
		<>
			<PageHeader
				title="Featured candidates"
				intro="Students and recent graduates who are ready to start. Read what they can do, then write to us about the one you would like to meet."
				aside={<SeaPanel picture={walk} scene />}
			>
				<LiveSearch
					path={path}
					label="Search candidates"
					placeholder="Name, degree, skill or place"
					text={text}
				/>
			</PageHeader>
			<FigureRow claims={claims.candidates} />
			<section aria-labelledby="candidates" className="page section">
				<h2 id="candidates" tabIndex={-1} className="heading">
					Meet the candidates
				</h2>
				<p className="mt-2 mb-7 text-muted">
					<ResultCount search={search} />
				</p>
				<div className="@container">
					<ul className="grid gap-3 md:gap-5 @2xl:grid-cols-2 @min-[58rem]:grid-cols-3">
						{items.map(({ candidate, attributes }) => (
							<li key={candidate.id} className="flex" {...attributes}>
								<CandidateCard candidate={candidate} />
							</li>
						))}
					</ul>
				</div>
				<NothingFound
					path={path}
					title="No candidates found"
					text="The search looks at names, degrees, universities, skills and places. Try a shorter word, such as “law” or “Python”."
					clear="Show all candidates"
					search={search}
				/>
				<SetsSearch
					path={`${path}#candidates`}
					focus="#candidates"
					className="mt-8 flex justify-center"
				>
					<Button type="submit" look="secondary" size="large">
						View All Candidates
					</Button>
				</SetsSearch>
			</section>
			<CallToAction
				title="Looking for somebody like this?"
				text={`Describe the work, the dates and the pay. We answer ${answerTimes.messageOnWorkingDays}, with candidates who fit.`}
			>
				<ButtonLink
					to={contactPath('Posting a position', 'employer-partnerships')}
					look="inverse"
					size="large"
				>
					Post a Position
				</ButtonLink>
			</CallToAction>
		</>
	);
}
