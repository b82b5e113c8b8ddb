import { Book, Briefcase, TrendingUp, Users } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InSearch } from '#app/features/catalogue/in-search.tsx';
import { CuratedList, ListFigures } from '#app/features/internships/card/curated-list.tsx';
import { type Curated, loadCurated } from '#app/features/internships/card/load-curated.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import { Tiles } from '#app/ui/page/tiles.tsx';
import { claims } from '#content/pages/claims.ts';
import { ApplicationProcess } from './application-process.tsx';
import { UniversityAndOffice } from './university-and-office.tsx';

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
			claims.graduateAdvantage.map(({ figure, label }) => `${figure} ${label}.`).join(' ') ||
			'You know a company before you graduate.',
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
