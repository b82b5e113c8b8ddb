import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { Results } from '#app/features/internships/search/results.tsx';
import { checkedWords } from '#app/features/internships/verified-words.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { applyForPath } from '#app/lib/addresses/apply-path.ts';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { Sign } from '#app/ui/art/drawings.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { Card, Facts } from '#app/ui/card.tsx';
import { AnswerMarks } from '#app/ui/charts/answer-marks.tsx';
import { Link } from '#app/ui/link.tsx';
import { recordInWords } from '#schema/applications/answer-record.ts';
import { longDate } from '#schema/london-day.ts';
import { type CompanyPage, loadCompany } from './load-company.ts';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
	loadCompany(params.slug ?? '', context.get(serverContext));

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
	const { name, industry, about, open, items, today } = company;
	return (
		<div className="page pt-8 pb-16">
			<BackLink to="/companies">All partner companies</BackLink>
			<div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_min(22rem,40%)]">
				<div>
					<div className="flex flex-wrap items-center gap-4 max-md:gap-3">
						<CompanyMark name={name} />
						<h1 className="title min-w-0 flex-[1_1_7rem] wrap-anywhere">{name}</h1>
					</div>
					<p className="intro mt-4">{about?.description ?? industry}</p>
					<div className="mt-6 flex flex-wrap gap-3" data-no-print>
						<PositionsLink {...company} />
						<ButtonLink
							to={contactPath(`Question about ${name}`, 'student-inquiries')}
							look="secondary"
							size="large"
						>
							Ask about {name}
						</ButtonLink>
					</div>
				</div>
				{open > 0 && <Trust {...company} />}
				<section id="positions" className="md:mt-4 lg:col-span-2">
					<h2 className="heading">Open internships</h2>
					<p className="mt-2 mb-5 text-muted">
						{open > 0
							? `${countWords(open)}. ${LINE_NOTE}`
							: `Nothing is open at ${name} today. You can still apply through the general form.`}
					</p>
					{open > 0 ? (
						<Results id="positions-list" items={items} today={today} placeOnly />
					) : (
						<ButtonLink to="/internships" look="secondary">
							See all internships
						</ButtonLink>
					)}
					{open > 0 && (
						<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2" data-no-print>
							None of these fits? The general form reaches {name} too.{' '}
							<ApplyLink name={name} look="secondary" />
						</p>
					)}
				</section>
				{about && <AboutCompany about={about} industry={industry} />}
			</div>
		</div>
	);
}

const ApplyLink = ({ name, ...look }: { name: string; look?: 'secondary'; size?: 'large' }) => (
	<ButtonLink to={applyForPath(name)} {...look}>
		Apply Now
		<span className="sr-only"> to {name}</span>
	</ButtonLink>
);

/** To what is open: to the one internship, or down to the list of several. */
function PositionsLink({ name, open, single }: CompanyPage) {
	if (open === 0) return <ApplyLink name={name} size="large" />;
	return (
		<a
			href={single ? `/internships/${single}` : '#positions'}
			className={buttonLook('primary', 'large')}
		>
			{single ? 'See the open internship' : `See ${open} open internships`}
		</a>
	);
}

/** How the company has answered, and what our staff checked of it. */
function Trust({ name, record, answerDays, verification }: CompanyPage) {
	return (
		<div className="grid gap-3 md:grid-cols-2 md:gap-5 lg:col-span-2">
			<Card className={verification ? undefined : 'md:col-span-2'}>
				<h2 className="mb-2 text-body">How it answers</h2>
				{record && (
					<>
						<p className="mb-3 even-figures">
							So far {name} has <b>{recordInWords(record)}</b>.
						</p>
						<AnswerMarks {...record} />
					</>
				)}
				<p className={record ? 'mt-3 text-muted' : undefined}>
					{!record && 'Too few have applied so far for a record. '}
					Everybody who applies is promised an answer within <b>{answerDays} days</b>.{' '}
					<Link to="/how-employers-answer" className="link">
						How other employers answer
					</Link>
				</p>
			</Card>
			{verification && (
				<Card>
					<h2 className="mb-2 text-body">Verified: what we checked</h2>
					<ul className="grid gap-1.5">
						{(verification.checks.length > 0
							? verification.checks.map((check) => checkedWords[check])
							: ['the company']
						).map((words) => (
							<li key={words} className="flex gap-2">
								<Sign of="check" className="mt-1.5 text-good" />
								<span className="first-letter:uppercase">{words}</span>
							</li>
						))}
					</ul>
					<p className="mt-2 text-muted">By our staff, on {longDate(verification.on)}</p>
				</Card>
			)}
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
	<div className="rounded-panel bg-wash p-6 lg:col-start-2 lg:row-start-1">
		<h2 className="mb-3 text-body">About the company</h2>
		<Facts
			side
			rows={[
				['Industry', industry],
				['Size', size],
				['Where', location],
			]}
		/>
		<h3 className="mt-4 mb-1 text-body">Benefits</h3>
		<ul className="points text-small">
			{benefits.map((benefit) => (
				<li key={benefit}>{benefit}</li>
			))}
		</ul>
	</div>
);
