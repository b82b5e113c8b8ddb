import { Book, Briefcase, TrendingUp, Users } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InSearch } from '#app/features/catalogue/in-search.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { CallToAction, PageHeader, PageSection, seaPanel } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { Tiles } from '#app/ui/page/tiles.tsx';
import { claims } from '#content/pages/claims.ts';
import { placementSteps } from '#content/pages/placement-steps.ts';
import { site } from '#content/site.ts';

const path = '/programs/placement-year';

export const meta = () =>
	pageMeta({
		title: 'Placement year programs',
		description:
			'Fifty industrial placements for master’s students: weekly stipend, hours and start.',
		path,
		image: 'placement-year',
		data: [breadcrumbs(['/programs', 'Programs'], [path, 'Placement year'])],
	});

export const links = printLinks;

/** Its cards know the day. */
export const handle: RouteHandle = { daily: true };

export const loader = ({ context }: LoaderFunctionArgs) =>
	loadCurated('placement', context.get(serverContext));

const benefits = [
	{
		icon: Book,
		title: 'Academic Credit',
		text: 'The work counts towards your degree.',
	},
	{
		icon: Briefcase,
		title: 'Real Experience',
		text: 'You see a piece of work through.',
	},
	{
		icon: TrendingUp,
		title: 'Graduate Advantage',
		text:
			claims.graduateAdvantage
				.map(
					({ figure, label }) =>
						`${figure} ${label}.${site.sampleContent ? ' An example figure.' : ''}`,
				)
				.join(' ') || 'You know a company before you graduate.',
	},
	{
		icon: Users,
		title: 'Professional Network',
		text: 'Colleagues and clients know your work.',
	},
];

export default function PlacementYear() {
	const list = useLoaderData<Curated>();
	return (
		<>
			<PageHeader
				eyebrow={<Badge>Industrial Year Placements</Badge>}
				title="Placement year programs"
				intro="Spend up to twelve months of your master’s degree in a company, paid every week."
				aside={<UniversityAndOffice />}
			>
				<ButtonLink to="/apply?type=placement" size="large">
					Apply for Placement Year
				</ButtonLink>
			</PageHeader>
			<ListFigures of={list} claims={claims.placement} />
			<PageSection title="What a placement year gives you">
				<Tiles tiles={benefits} />
			</PageSection>
			<ApplicationProcess />
			<PageSection
				id="programs"
				title="Available Placement Programs"
				action={<InSearch to="/internships?kind=placement" />}
				className="pt-0"
			>
				<CuratedList id="placement-cards" kind="placement" list={list} />
				<StudentVisaNote />
			</PageSection>
			<CallToAction
				title="Does your course have a placement year?"
				text="The list above is for master’s degrees. For the sandwich year of a bachelor’s degree, ask us who takes one. Applying is free."
			>
				<ButtonLink to="/contact" look="inverse" size="large">
					Ask a question
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function StudentVisaNote() {
	return (
		<p className="mt-8 max-w-prose text-muted">
			On a Student visa, a placement that is an assessed, integral part of your course stands
			outside the limit in term, for up to half of the course (as published, November 2026).{' '}
			<Link to="/resources/visa-info" className="link">
				Read about visas
			</Link>
		</p>
	);
}

/**
 * A university, and an office with a window for each month of the year, before the blocks of a town. It is a part of the
 * page, so that it weighs half of a picture in a file.
 */
const UniversityAndOffice = () => (
	<svg
		viewBox="0 0 320 132"
		preserveAspectRatio="xMidYMax"
		className={cn(seaPanel, 'art w-full')}
		fill="var(--art-near)"
		aria-hidden="true"
		data-no-print
	>
		<path fill="var(--art-far)" d="M0 132V84h30V56h36v60h68V66h28v50h116V44h50v16h32v72z" />
		<circle cx="152" cy="28" r="10" fill="var(--art-paper)" />
		<path fill="var(--art-mid)" d="M34 116V60l44-24 44 24v56z" />
		<path d="M30 58h96v6H30zM182 116V28h98v88zM0 116h320v3H0z" />
		<g fill="none" stroke="var(--art-pane)">
			<path stroke="var(--art-sky)" strokeWidth="52" strokeDasharray="8 8" d="M42 90h72" />
			<path strokeWidth="12" strokeDasharray="12 10" d="M192 44h78M192 64h78M192 84h78" />
		</g>
		<path fill="var(--art-red)" d="M218 98h26v18h-26z" />
	</svg>
);

/** Four steps on one line: down the side of a phone, across a wide screen. */
function ApplicationProcess() {
	return (
		<PageSection
			className="pt-0"
			title="Application Process"
			intro="Begin three to six months ahead."
		>
			<ol className="grid gap-x-8 gap-y-10 lg:grid-cols-4">
				{placementSteps.map(({ title, text }, index) => (
					<li
						key={title}
						className="relative grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-4 not-last:before:absolute not-last:before:inset-[3rem_auto_-2.25rem_1.5rem] not-last:before:border not-last:before:border-control lg:not-last:before:inset-[1.5rem_-2rem_auto_3rem]"
					>
						<span
							aria-hidden="true"
							className="grid h-12 place-items-center rounded-full bg-brand-fill font-semibold text-on-fill"
						>
							{index + 1}
						</span>
						<div className="pt-2.5 lg:col-[1/3]">
							<h3 className="text-body">{title}</h3>
							<p className="mt-1 max-w-prose text-small text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</PageSection>
	);
}
