import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { openFirst, ProgramCard } from '#app/features/internships/card/program-card.tsx';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { markFresh } from '#app/lib/mark-fresh.ts';
import { origin, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { schemaOrg } from '#app/lib/structured-data.ts';
import { Avatar, Scene, Skyline } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { FigureRow, PageSection } from '#app/ui/page/page-header.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { claims } from '#content/pages/claims.ts';
import { testimonials } from '#content/pages/home.ts';
import { programs } from '#content/programs.ts';
import { sampleWords } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';
import type { Testimonial } from '#content/types.ts';
import { AudienceLinks } from './audience-links.tsx';
import { CityTiles } from './city-tiles.tsx';
import { Hero } from './hero.tsx';
import { type HomeToday, loadHome } from './load-home.ts';
import { ClosingSoon, PayByCity } from './open-today.tsx';

export const meta = () =>
	pageMeta({
		title: 'Paid internships for international students',
		description:
			'Compare paid internships in London, six more UK cities, remote and abroad. Stipend, weekly hours and deadline are on every listing. Applying is free.',
		path: '/',
		data: [organization()],
	});

export const handle: RouteHandle = { script: 'suggest', inHead: markFresh };

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(serverContext));

const featured = programs.filter((program) => program.featured);

export default function Home() {
	const { today, openToday } = useLoaderData<HomeToday>();
	return (
		<>
			<NeedsYou />
			<Hero openToday={openToday}>{openToday && <ClosingSoon openToday={openToday} />}</Hero>
			<FigureRow claims={claims.home} />
			{openToday && (
				<>
					<CityTiles openToday={openToday} />
					<PayByCity openToday={openToday} />
				</>
			)}
			{featured.length > 0 && (
				<PageSection
					className="later"
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
				<PageSection className="later" title="What interns say" intro={sampleWords?.stories}>
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

/**
 * The first thing that a signed-in person sees: what needs them, one tap away. The page is the same for everybody: its
 * room is kept from the first paint on where a session is stored (app/document/page-starter.ts), there is none without, and
 * app/page/own.ts fills it.
 */
const NeedsYou = () => (
	<div className="page for-users pt-5">
		<div
			data-needs-you=""
			// Room for two lines beside the button, for four on a small phone.
			className="flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-card bg-wash px-4 py-2.5 max-[23rem]:min-h-30"
		/>
	</div>
);

/** Who runs the site; structured data. */
const organization = () => ({
	...schemaOrg,
	'@type': 'Organization',
	name: site.name,
	url: `${origin}/`,
	logo: `${origin}/icons/icon-512.png`,
	email: site.email,
	telephone: site.phoneLink.replace('tel:', ''),
	address: {
		'@type': 'PostalAddress',
		streetAddress: site.address[0],
		addressLocality: site.address[1],
		postalCode: site.address[2],
		addressCountry: 'GB',
	},
});

/** An invented intern's words, with a drawn portrait. */
function Quote({ name, country, program, quote, rating, portrait }: Testimonial) {
	return (
		<div className="flex w-full flex-wrap gap-4 rounded-card border border-line bg-card p-5 @min-[58rem]:flex-col lg:p-6">
			<Avatar of={portrait} className="size-14 shrink-0 rounded-full" />
			<figure className="flex min-w-[min(12rem,100%)] flex-1 flex-col gap-3">
				<blockquote className="flex-1">
					<p>{quote}</p>
				</blockquote>
				<figcaption className="text-small">
					<span className="font-semibold">{name}</span>, {country}{' '}
					<span className="block text-muted">{program}</span>
					<Stars rating={rating} />
				</figcaption>
			</figure>
		</div>
	);
}

/** What no other board says: that each applicant is answered, and by which day. */
function AnswerPromise() {
	return (
		<section className="page later @container" aria-labelledby="promise">
			<div className="grid items-center gap-6 rounded-panel bg-wash p-6 md:p-8 @xl:grid-cols-[30%_1fr]">
				<Scene of="platform" className="w-full" />
				<div>
					<h2 id="promise" className="heading">
						Every application gets an answer
					</h2>
					<p className="mt-2.5 max-w-prose">
						Each internship says by when you hear, whatever the answer is. You see it before you
						apply. If no answer comes, we tell you that none came.
					</p>
					<ol className="stages mt-7 max-w-xl grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))]">
						<li className="done">
							<b>Sent</b> <span>with a date</span>
						</li>
						<li className="now">
							<b>Being read</b> <span className="due">by that day</span>
						</li>
						<li>Interview</li>
						<li>Offer</li>
					</ol>
				</div>
			</div>
		</section>
	);
}

function ClosingCall() {
	return (
		<section className="page section later pt-0" data-no-print>
			<div className="grid overflow-hidden rounded-panel bg-brand-fill text-on-fill sm:grid-cols-[1fr_42%]">
				<div className="p-6 md:p-12">
					<h2 className="heading">Ready to begin?</h2>
					<p className="mt-2.5 text-on-fill-muted">
						Free consultation. No application fees. Guaranteed placement.{' '}
						<Link to="/terms#stipends-hours-and-listings" className="inline-block underline">
							What that means
						</Link>
					</p>
					<div className="mt-6 flex flex-wrap gap-3">
						<ButtonLink to="/apply" look="inverse" size="large">
							Apply Now
						</ButtonLink>
						<ButtonLink to="/contact" look="inverse-outline" size="large">
							Talk to us
						</ButtonLink>
					</div>
				</div>
				<Skyline of="london" className="art-on-fill w-full self-end" />
			</div>
		</section>
	);
}
