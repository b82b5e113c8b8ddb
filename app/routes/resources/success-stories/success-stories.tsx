import openDoor from '#app/generated/scenes/offer.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import {
	CallToAction,
	FigureRow,
	PageHeader,
	PageSection,
	SeaPanel,
} from '#app/ui/page/page-header.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { claims } from '#content/pages/claims.ts';
import { stories } from '#content/pages/stories.ts';
import { sampleWords } from '#content/sample-notice.ts';
import { StoryCard } from './story-card.tsx';

const path = '/resources/success-stories';

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Success stories',
		description:
			'Stories of internships, told by those who did them. What was hard at the beginning, what was learned in the weeks after, and what came of it.',
		path,
		image: 'stories',
		data: [breadcrumbs([path, 'Success stories'])],
	});

export default function SuccessStories() {
	return (
		<>
			<PageHeader
				title="Success stories"
				intro="What an internship is like: the first mistake, the work that came of it, and what followed."
				aside={<SeaPanel picture={openDoor} scene />}
			/>
			<FigureRow claims={claims.stories} />
			<PageSection
				title="What interns tell"
				intro={stories.length > 0 ? sampleWords?.stories : 'No story is here yet.'}
			>
				<ul className="grid gap-3 md:gap-5 lg:grid-cols-2">
					{stories.map((story) => (
						<li key={story.name} className="flex">
							<StoryCard story={story} />
						</li>
					))}
				</ul>
			</PageSection>
			<CallToAction
				title="Write your own"
				text={`Choose a program that fits your course and your dates. Applying is free, and a decision takes ${answerTimes.decision}.`}
			>
				<ButtonLink to="/apply" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/programs" look="inverse-outline" size="large">
					Browse programs
				</ButtonLink>
			</CallToAction>
		</>
	);
}
