import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { openFirst, ProgramCard } from '#app/features/internships/card/program-card.tsx';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { FigureRow, PageSection } from '#app/ui/page/page-header.tsx';
import { claims } from '#content/pages/claims.ts';
import { testimonials } from '#content/pages/home.ts';
import { programs } from '#content/programs.ts';
import { sampleWords } from '#content/sample-notice.ts';
import { AnswerPromise } from './answer-promise.tsx';
import { AudienceLinks } from './audience-links.tsx';
import { CityTiles } from './city-tiles.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { type HomeToday, loadHome } from './load-home.ts';
import { NeedsYou } from './needs-you.tsx';
import { ClosingSoon, PayByCity } from './open-today.tsx';
import { organization } from './organization.ts';
import { Quote } from './quote.tsx';

export const meta = () =>
	pageMeta({
		title: 'Paid internships for international students',
		description:
			'Compare paid internships in London, six more UK cities, remote and abroad. Stipend, weekly hours and deadline are on every listing. Applying is free.',
		path: '/',
		data: [organization()],
	});

export const handle: RouteHandle = { script: 'suggest' };

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(serverContext));

const featured = programs.filter((program) => program.featured);

export default function Home() {
	const { today, openToday } = useLoaderData<HomeToday>();
	return (
		<>
			<NeedsYou />
			<Hero openToday={openToday} />
			<FigureRow claims={claims.home} />
			{openToday && (
				<>
					<ClosingSoon openToday={openToday} />
					<CityTiles openToday={openToday} />
					<PayByCity openToday={openToday} />
				</>
			)}
			{featured.length > 0 && (
				<PageSection
					title="Featured programs"
					intro="Paid, temporary and described in full: what you do, for how long, and what you earn."
					action={
						<Link to="/programs" className="link py-2.5">
							View All Programs
						</Link>
					}
				>
					<InternshipList three>
						{openFirst(featured, today).map((program) => (
							<ProgramCard key={program.id} program={program} today={today} />
						))}
					</InternshipList>
				</PageSection>
			)}
			<AnswerPromise />
			<AudienceLinks />
			{testimonials.length > 0 && (
				<PageSection title="What interns say" intro={sampleWords?.stories}>
					<div className="@container">
						<ul className="grid gap-3 md:gap-5 @min-[58rem]:grid-cols-3">
							{testimonials.map((testimonial) => (
								<li key={testimonial.name} className="flex">
									<Quote {...testimonial} />
								</li>
							))}
						</ul>
					</div>
				</PageSection>
			)}
			<ClosingCall />
		</>
	);
}
