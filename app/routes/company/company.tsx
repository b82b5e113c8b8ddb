import { ArrowLeft } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { Results } from '#app/features/internships/search/results.tsx';
import { VerifiedLine } from '#app/features/internships/verified-line.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { applyForPath } from '#app/lib/addresses/apply-path.ts';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { recordInWords } from '#schema/applications/answer-record.ts';
import { type CompanyPage, loadCompany } from './load-company.ts';

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
	loadCompany(request, params.slug ?? '', context.get(serverContext));

export function meta({ loaderData }: { loaderData: CompanyPage | null | undefined }) {
	if (!loaderData) {
		const description = 'No company with this name is listed here. See the partner companies.';
		return pageMeta({ title: 'Company not found', description, path: '/404', hidden: true });
	}
	const { slug, name, open, industry } = loaderData;
	const path = `/companies/${slug}`;
	return pageMeta({
		title: `${name}: internships`,
		description: `${name}, ${industry}: ${countWords(open)} open, each with pay for the hour, weekly hours, start and deadline, and what the company says on permission to work.`,
		path,
		image: 'companies',
		data: [breadcrumbs(['/companies', 'Partner companies'], [path, name])],
	});
}

export default function CompanyRoute() {
	const company = useLoaderData<CompanyPage | null>();
	return company ? <CompanyScreen company={company} /> : <NotFound />;
}

function CompanyScreen({ company }: { company: CompanyPage }) {
	const { name, industry, about, open, items, record, today, verified } = company;
	return (
		<div className="page pt-8 pb-16">
			<Link
				to="/companies"
				className="link inline-flex min-h-11 items-center gap-1.5"
				data-no-print
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				All partner companies
			</Link>
			<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_minmax(0,22rem)]">
				<div>
					<div className="flex items-center gap-4">
						<CompanyMark name={name} />
						<h1 className="heading">{name}</h1>
					</div>
					{verified && <VerifiedLine words={verified} className="mt-3" />}
					<p className="intro mt-4">{about?.description ?? industry}</p>
					<div className="mt-6 flex flex-wrap gap-3" data-no-print>
						<ButtonLink to={applyForPath(name)} size="large">
							Apply Now
							<span className="sr-only"> to {name}</span>
						</ButtonLink>
						<ButtonLink
							to={contactPath(`Question about ${name}`, 'student-inquiries')}
							look="secondary"
							size="large"
						>
							Ask about {name}
						</ButtonLink>
					</div>
				</div>
				{about && <AboutCompany about={about} industry={industry} />}
			</div>
			<section id="positions" className="mt-12">
				<h2 className="heading">Open internships</h2>
				<p className="mt-2 mb-5 text-muted">
					{open > 0
						? countWords(open)
						: `Nothing is open at ${name} today. You can still apply through the general form.`}
				</p>
				{record && (
					<p className="mb-5 even-figures">
						So far {name} has <b>{recordInWords(record)}</b>.
					</p>
				)}
				{open > 0 ? (
					<Results id="positions-list" items={items} today={today} />
				) : (
					<ButtonLink to="/internships" look="secondary">
						See all internships
					</ButtonLink>
				)}
			</section>
		</div>
	);
}

const AboutCompany = ({
	about: { size, location, benefits },
	industry,
}: {
	about: NonNullable<CompanyPage['about']>;
	industry: string;
}) => (
	<div className="rounded-panel bg-wash p-6">
		<h2 className="mb-3 text-[1.2rem]">About the company</h2>
		<Facts
			rows={[
				['Industry', industry],
				['Size', size],
				['Where', location],
			]}
		/>
		<h3 className="mt-4 mb-1 text-[1rem]">Benefits</h3>
		<ul className="points text-[0.95rem]">
			{benefits.map((benefit) => (
				<li key={benefit}>{benefit}</li>
			))}
		</ul>
	</div>
);
