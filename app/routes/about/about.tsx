import { Award, Globe2, GraduationCap, Handshake } from 'lucide-react';
import table from '#app/generated/scenes/table.svg?url';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import {
	CallToAction,
	FigureRow,
	PageHeader,
	PageSection,
	SeaPanel,
} from '#app/ui/page/page-header.tsx';
import { impact, mission, timeline, values, vision } from '#content/pages/about.ts';
import { claims } from '#content/pages/claims.ts';

const path = '/about';

export const meta = () =>
	pageMeta({
		title: 'About us',
		description:
			'Why we arrange paid internships in the UK, what we hold ourselves to, how the service has grown since 2020 and what is planned next.',
		path,
		image: 'about',
		data: [breadcrumbs([path, 'About us'])],
	});

const aims = [
	['Our mission', mission],
	['Our vision', vision],
	['Our impact', impact],
] as const;

const icons = [Award, GraduationCap, Globe2, Handshake];

export default function About() {
	return (
		<>
			<PageHeader
				title="About us"
				intro="We bring students and recent graduates from any country together with UK employers, who pay and teach them and say what the work is."
				aside={<SeaPanel picture={table} scene />}
			/>
			<section aria-labelledby="numbers">
				<h2 id="numbers" className="sr-only">
					The numbers so far
				</h2>
				<FigureRow claims={claims.about} />
			</section>
			<section aria-labelledby="aims" className="page section">
				<h2 id="aims" className="sr-only">
					Mission, vision and impact
				</h2>
				<ul className="grid gap-x-10 gap-y-8 rounded-panel bg-wash p-6 md:p-10 lg:grid-cols-3">
					{aims.map(([title, text]) => (
						<li key={title}>
							<h3 className="text-part text-brand">{title}</h3>
							<p className="mt-2.5 max-w-prose">{text}</p>
						</li>
					))}
				</ul>
			</section>
			<PageSection title="How we got here">
				<Timeline />
			</PageSection>
			<PageSection title="Our core values">
				<Values />
			</PageSection>
			<CallToAction
				title="Join us, on either side"
				text="Students apply free of charge. Employers open an account, and our staff check each company before its profile is marked as verified."
			>
				<ButtonLink to="/apply" look="inverse" size="large">
					Apply for Internships
				</ButtonLink>
				<ButtonLink to="/employer-auth" look="inverse-outline" size="large">
					Partner with Us
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function Values() {
	return (
		<ul className="grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
			{values.map(({ title, text }, index) => {
				const Icon = icons[index] ?? Award;
				return (
					<li
						key={title}
						className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 rounded-card border border-line bg-card p-5.5"
					>
						<Icon aria-hidden="true" className="size-7 text-brand" strokeWidth={1.75} />
						<h3 className="text-body">{title}</h3>
						<p className="col-span-2 mt-2 text-small text-muted">{text}</p>
					</li>
				);
			})}
		</ul>
	);
}

/**
 * The years along a line: downwards where there is little room, from left to right on a wide screen.
 * What is still to come is drawn hollow, and the way to it dashed.
 */
function Timeline() {
	return (
		<ol className="grid lg:grid-cols-3 lg:gap-y-10">
			{timeline.map(({ year, title, text, tag }, index) => (
				<li key={year} className="relative pb-8 pl-9 last:pb-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0">
					<TimelineSegment
						planned={tag !== undefined || timeline[index + 1]?.tag !== undefined}
						last={index === timeline.length - 1}
					/>
					<span
						aria-hidden="true"
						className={cn(
							'absolute top-2 left-0 size-4.5 rounded-full border-3 border-brand-fill lg:top-0',
							tag ? 'bg-paper' : 'bg-brand-fill',
						)}
					/>
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
						<span className="text-part leading-tight font-bold [letter-spacing:-0.025em] text-brand even-figures">
							{year}
						</span>
						{tag && <Badge>{tag}</Badge>}
					</p>
					<h3 className="mt-1.5 text-body">{title}</h3>
					<p className="mt-1.5 max-w-prose text-muted">{text}</p>
				</li>
			))}
		</ol>
	);
}

/** The piece of the line that leads from one year to the next. */
function TimelineSegment({ planned, last }: { planned: boolean; last: boolean }) {
	return (
		<span
			aria-hidden="true"
			className={cn(
				'absolute top-4 -bottom-4 left-2 border-l-2 border-control lg:top-2 lg:right-0 lg:bottom-auto lg:border-t-2 lg:border-l-0',
				planned && 'border-dashed',
				last && 'hidden',
			)}
		/>
	);
}
