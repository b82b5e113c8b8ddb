import { useRef } from 'react';
import { LiveSearch, NothingFound } from '#app/features/catalogue/live-search.tsx';
import { filterByText, resultText } from '#app/features/catalogue/text-filter.ts';
import { searchable, useSearchText } from '#app/features/catalogue/use-search-text.ts';
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

export const handle = searchable;

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
	const search = useSearchText();
	const shown = filterByText(candidates, search.text, searched);
	const list = useRef<HTMLHeadingElement>(null);
	const viewAll = () => {
		search.setText('');
		list.current?.focus();
		list.current?.scrollIntoView();
	};
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
					search={search}
				/>
			</PageHeader>
			<FigureRow claims={claims.candidates} />
			<section aria-labelledby="candidates" className="page section">
				<h2 ref={list} id="candidates" tabIndex={-1} className="heading">
					Meet the candidates
				</h2>
				<p role="status" className="mt-2 mb-7 text-muted">
					{resultText(shown.length, ['candidate', 'candidates'], search.text)}
				</p>
				{shown.length > 0 ? (
					<div className="@container">
						<ul className="grid gap-3 md:gap-5 @2xl:grid-cols-2 @min-[58rem]:grid-cols-3">
							{shown.map((candidate) => (
								<li key={candidate.id} className="flex">
									<CandidateCard candidate={candidate} />
								</li>
							))}
						</ul>
					</div>
				) : (
					<NothingFound
						path={path}
						title="No candidates found"
						text="The search looks at names, degrees, universities, skills and places. Try a shorter word, such as “law” or “Python”."
						clear="Show all candidates"
						search={search}
					/>
				)}
				<p className="mt-8 flex justify-center noscript:hidden">
					<Button look="secondary" size="large" onClick={viewAll}>
						View All Candidates
					</Button>
				</p>
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
