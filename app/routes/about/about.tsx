import { Award, Globe2, GraduationCap, Handshake } from 'lucide-react';
import table from '#app/generated/scenes/table.svg?url';
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
import { impact, mission, values, vision } from '#content/pages/about.ts';
import { claims } from '#content/pages/claims.ts';
import { Timeline } from './timeline.tsx';

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
						className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3 rounded-card border border-line bg-card p-5.5"
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
