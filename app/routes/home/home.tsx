import { ProgramCard } from '#app/features/catalogue/program-card.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { organization } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { CallToAction, FigureRow, PageSection } from '#app/ui/page/page-header.tsx';
import { claims } from '#content/claims.ts';
import { testimonials } from '#content/home.ts';
import { programs } from '#content/programs.ts';
import { sampleNotice } from '#content/sample-notice.ts';
import { Hero } from './hero.tsx';
import { Quote } from './quote.tsx';

export const meta = () =>
	pageMeta({
		title: 'paid internships for international students',
		description:
			'Compare paid internships in London, six more UK cities, remote and abroad. Stipend, weekly hours and deadline stand on every listing. Applying is free.',
		path: '/',
		data: [organization()],
	});

export default function Home() {
	return (
		<>
			<Hero />
			<FigureRow claims={claims.home} />
			<PageSection
				title="Featured programs"
				intro="Paid, temporary and described in full: what you do, for how long, and what you earn."
				action={
					<Link to="/programs" className="link">
						View All Programs
					</Link>
				}
			>
				<ul className="grid gap-5 lg:grid-cols-3">
					{programs
						.filter(({ featured }) => featured)
						.map((program) => (
							<li key={program.id} className="@container flex">
								<ProgramCard program={program} />
							</li>
						))}
				</ul>
			</PageSection>
			<AudienceLinks />
			<PageSection title="What interns say" intro={sampleNotice?.stories}>
				<ul className="grid gap-5 lg:grid-cols-3">
					{testimonials.map((testimonial) => (
						<li key={testimonial.name} className="flex">
							<Quote {...testimonial} />
						</li>
					))}
				</ul>
			</PageSection>
			<CallToAction
				title="Ready to begin?"
				text={
					<>
						Free consultation. No application fees. Guaranteed placement.{' '}
						<Link to="/terms#stipends-hours-and-listings" className="underline">
							What that means
						</Link>
					</>
				}
			>
				<ButtonLink to="/apply" look="inverse" size="large">
					Apply Now
				</ButtonLink>
				<ButtonLink to="/contact" look="inverse-outline" size="large">
					Talk to us
				</ButtonLink>
			</CallToAction>
		</>
	);
}

/** Links for companies and for candidates. */
function AudienceLinks() {
	return (
		<div className="page grid gap-5 md:grid-cols-2">
			<section className="rounded-panel bg-panel p-8 text-on-fill md:p-9">
				<h2 className="heading">For Companies</h2>
				<p className="mt-2.5 mb-6 max-w-prose text-on-fill-muted">
					Meet students and graduates by subject, skills and the dates they are free.
				</p>
				<ButtonLink to="/companies" look="inverse">
					Browse partner companies
				</ButtonLink>
			</section>
			<section className="rounded-panel border border-line bg-card p-8 md:p-9">
				<h2 className="heading">For Candidates</h2>
				<p className="mt-2.5 mb-6 max-w-prose text-muted">
					One application form for every program, and a decision in two to four weeks.
				</p>
				<ButtonLink to="/candidates">See featured candidates</ButtonLink>
			</section>
		</div>
	);
}
