import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { brochurePath } from '#app/features/catalogue/brochure-path.ts';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { applyPath } from '#app/lib/addresses/apply-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { skyOf } from '#app/ui/art/city-sky.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { fullPrograms as programs } from '#content/full-programs.ts';
import { payText } from '#content/pay.ts';
import type { Program } from '#content/types.ts';
import { cityOf, internshipName } from '#schema/internships/internship-name.ts';
import { longDate } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';

/** The program of a route's `id`, which must be a whole number as the list writes it. */
const programOf = (id: string | undefined) => programs.find((program) => String(program.id) === id);

export const handle: RouteHandle = {
	daily: true,
	status: ({ id }) => (programOf(id) ? 200 : 404),
};

/** The slug of its page among all internships, and by the day whether it is closed. */
export const loader = ({ context, params }: LoaderFunctionArgs) => {
	const program = programOf(params.id);
	if (!program) return undefined;
	const { title, company, location, applicationDeadline } = program;
	return {
		slug: slugOf(internshipName({ title, company, city: cityOf(location) })),
		isClosed: applicationDeadline < context.get(serverContext).clock.today(),
	};
};
type ProgramData = NonNullable<ReturnType<typeof loader>>;

export function meta({ params }: { params: { id: string } }) {
	const program = programOf(params.id);
	if (!program) {
		const description =
			"The program you're looking for doesn't exist. Search the programs we do have.";
		return pageMeta({ title: 'Program Not Found', description, path: '/404', hidden: true });
	}
	const path = `/programs/${params.id}`;
	return pageMeta({
		title: program.title,
		description: `${program.weeks} weeks at ${program.company}, ${program.location}: ${payText(program.pay)} for ${program.pay.hours} hours a week. What you do, what is asked and how to apply.`,
		path,
		image: `program-${program.id}`,
		data: [breadcrumbs(['/programs', 'Programs'], [path, program.title])],
	});
}

export default function ProgramRoute() {
	const program = programOf(useParams().id);
	return program ? <ProgramPage program={program} /> : <ProgramNotFound />;
}

function ProgramPage({ program }: { program: Program }) {
	const { title, company, type, category, shortDescription, fullDescription } = program;
	return (
		<article className="page pt-8 pb-16">
			<BackLink to="/programs">Back to programs</BackLink>
			<div className="mt-6 grid gap-x-10 lg:grid-cols-[1fr_min(22rem,40%)] lg:grid-rows-[auto_1fr]">
				<header>
					<p className="flex flex-wrap items-center gap-2">
						<Badge>{type}</Badge>
						<Badge tone="plain">{category}</Badge>
						<Stars rating={program.rating} />
					</p>
					<h1 className="title mt-3">{title}</h1>
					<p className="mt-2 text-body text-muted">{company}</p>
					<p className="intro mt-5 text-ink!">{shortDescription}</p>
				</header>
				<QuickInfo program={program} />
				<div>
					<Part title="About the program">
						{fullDescription.map((paragraph) => (
							<p key={paragraph} className="mb-4 max-w-prose">
								{paragraph}
							</p>
						))}
					</Part>
					<Points title="Program details" points={program.details} />
					<Points title="Requirements" points={program.requirements} />
					<Points title="Benefits" points={program.benefits} />
				</div>
			</div>
		</article>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-8">
			<h2 className="mb-3 text-part">{title}</h2>
			{children}
		</section>
	);
}

function Points({ title, points }: { title: string; points: string[] }) {
	return (
		<Part title={title}>
			<ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-brand">
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</Part>
	);
}

/** The facts and the next step in one panel, which stays visible beside the text. */
function QuickInfo({ program }: { program: Program }) {
	const { id, title, company, location, weeks, pay, spots, startDate, applicationDeadline } =
		program;
	const type = program.category === 'London' ? 'london' : 'uk-cities';
	const { slug, isClosed } = useLoaderData<ProgramData>();
	return (
		<aside
			aria-labelledby="quick-info"
			className="mt-8 self-start overflow-hidden rounded-panel border border-line bg-card p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0"
		>
			<div
				className={cn('city-sky -mx-6 -mt-6 mb-5', skyOf(cityOf(location) ?? ''))}
				data-no-print
			/>
			<p className="text-muted">Stipend, paid to you</p>
			<p className="text-[2rem] leading-tight font-bold [letter-spacing:-0.025em] even-figures">
				{payText(pay)}
			</p>
			<p className="mb-4 text-small text-muted">for {pay.hours} hours a week</p>
			<h2 id="quick-info" className="mb-2 text-body">
				Quick Info
			</h2>
			<Facts
				rows={[
					['Where', location],
					['Length', `${weeks} weeks, temporary`],
					['Starts', longDate(startDate)],
					['Application deadline', longDate(applicationDeadline)],
					...(isClosed ? [] : [['Spots', `${spots} spots left`] as const]),
				]}
			/>
			{isClosed && (
				<p className="mt-4">
					<b>Closed.</b> Applications ended on {longDate(applicationDeadline)}.
				</p>
			)}
			<div className="mt-5 grid gap-3" data-no-print>
				{/* app/page/listing/applied.ts says it to who has applied. */}
				<div data-applied={slug} hidden />
				{isClosed ? (
					<ButtonLink to="/internships" size="large">
						See all internships
					</ButtonLink>
				) : (
					<ButtonLink to={applyPath(type, `${title}, ${company}`)} look="hot" size="large">
						Apply Now
					</ButtonLink>
				)}
				<a
					href={brochurePath({ id, title })}
					download
					className={buttonLook('secondary', 'medium')}
				>
					<Download aria-hidden="true" className="size-4.5 shrink-0" />
					Download Brochure
				</a>
				{!isClosed && (
					<Link to={`/internships/${slug}`} className="link py-2">
						What is left after tax and rent, and who may work
					</Link>
				)}
				<p className="text-small text-muted">
					Applying is free. Questions?{' '}
					<Link to="/contact" className="link">
						Contact us
					</Link>
				</p>
			</div>
		</aside>
	);
}

const ProgramNotFound = () => (
	<StatePage
		picture={signpost}
		title="Program Not Found"
		intro="The program you're looking for doesn't exist."
	>
		<ButtonLink to="/programs">Back to programs</ButtonLink>
		<ButtonLink to="/internships" look="secondary">
			See all internships
		</ButtonLink>
	</StatePage>
);
