import type { MouseEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FollowCompany } from '#app/features/alerts/follow-company.tsx';
import { FitContext } from '#app/features/internships/fit/fit-context.ts';
import { personFit } from '#app/features/internships/fit/person-fit.ts';
import { ReportDialog } from '#app/features/reports/report-dialog.tsx';
import { ReportReceived } from '#app/features/reports/report-received.tsx';
import { withWords } from '#app/features/saved/applied-words.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { questionAbout } from '#app/lib/addresses/question-path.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { noteWayHere } from '#app/lib/way-here.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import { PrintHead, printLinks } from '#app/ui/page/print-list.tsx';
import { statedPay } from '#content/pay.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { weeklyHours } from '#schema/internships/weekly-hours.ts';
import { slugOf } from '#schema/normal-form.ts';
import { ApplyBar } from './actions/apply-bar.tsx';
import { ApplyPanel } from './actions/apply-panel.tsx';
import { ClosedPanel } from './actions/closed-panel.tsx';
import { ListingHead } from './listing-head.tsx';
import { listingTitle } from './listing-title.ts';
import { type Listing, type ListingPage, loadListing } from './load-listing.ts';
import { AnswerPanel } from './panels/answer-panel.tsx';
import { EmployerPanel } from './panels/employer-panel.tsx';
import { OWN_COSTS_KEY } from './panels/own-costs.ts';
import { PayPanel } from './panels/pay-panel.tsx';
import { PermissionPanel } from './panels/permission-panel.tsx';
import { TheWork } from './panels/the-work.tsx';
import { Similar } from './similar.tsx';

export const loader = loadListing;

export const links = printLinks;

/** What a browser without scripts is sent to after it has posted a report; one's own rent, which the sum shows. */
export const handle: RouteHandle = {
	query: ['reported'],
	script: 'listing',
	keys: [OWN_COSTS_KEY],
};

export function meta({ loaderData: page }: { loaderData: ListingPage | undefined }) {
	if (page === 'busy')
		return pageMeta({
			title: 'This page is busy',
			description: 'The list of internships does not answer just now. Try again in a few seconds.',
			path: '/internships',
			hidden: true,
		});
	if (!page)
		return pageMeta({
			title: NOT_FOUND_TITLE,
			description: 'There is no internship at this address. Search the internships that are open.',
			path: '/404',
			hidden: true,
		});
	const { internship, state } = page;
	const { slug, title, company, weeks, location } = internship;
	const path = `/internships/${slug}`;
	return pageMeta({
		title: listingTitle(internship),
		description:
			`${weeks} weeks at ${company}, ${location}: ${statedPay(internship)} for ${weeklyHours(internship)}.`.slice(
				0,
				200,
			),
		path,
		image: 'internship',
		hidden: state !== 'open',
		data: [breadcrumbs(['/internships', 'Internships'], [path, title])],
	});
}

export default function InternshipRoute({ loaderData: page }: { loaderData: ListingPage }) {
	if (!page) return <NotFound />;
	if (page === 'busy') return <BusyListing />;
	if (page.state === 'gone') return <GonePage {...page} />;
	return <ListingScreen {...page} />;
}

/** What is different for one reader is in the parts (`data-part`) that app/page/listing/listing.ts exchanges. */
function ListingScreen({
	internship,
	record,
	today,
	others,
	costs,
	similar,
	postings,
	reader,
}: Listing) {
	const isOpen = internship.status === 'open';
	const applied = reader?.applied ? withWords(reader.applied, today) : undefined;
	const question = questionAbout(internship, applied);
	const reported = useSearchParams()[0].has('reported');
	return (
		<FitContext value={reader && personFit(reader.profile, today)}>
			<div className="page pt-8 pb-16">
				<BackToSearch />
				{reported && <Reported />}
				<PrintHead path={`/internships/${internship.slug}`} today={today} />
				<article className="listing-page mt-3">
					<div className="@container">
						{/* Its parts are side by side, and none is an aside: a reader view keeps all of them then. */}
						<div className="grid items-start gap-x-10 gap-y-8 *:mt-0! *:min-w-0 print:gap-y-1 @min-[58rem]:grid-cols-[1fr_minmax(0,20rem)]">
							<ListingHead internship={internship} />
							<section
								aria-label="Apply"
								data-part="apply"
								className="@min-[58rem]:sticky @min-[58rem]:top-24 @min-[58rem]:col-start-2 @min-[58rem]:row-span-5 @min-[58rem]:row-start-2"
							>
								{isOpen ? (
									<ApplyPanel internship={internship} today={today} applied={applied} />
								) : (
									<ClosedPanel
										internship={internship}
										applied={applied}
										isAwaited={reader?.isAwaited ?? false}
									/>
								)}
							</section>
							<TheWork internship={internship} />
							<PayPanel internship={internship} today={today} others={others} costs={costs} />
							<div data-part="permission">
								<PermissionPanel internship={internship} today={today} />
							</div>
							<div data-part="answer">
								<AnswerPanel
									internship={internship}
									record={record}
									today={today}
									applied={applied !== undefined}
								/>
								{/* Below what is seen first: for everybody else it is not there. */}
								{reader && <FollowCompany company={internship.company} follows={reader.follows} />}
							</div>
							<EmployerPanel internship={internship}>
								{isOpen && (
									<Link
										to={`/companies/${slugOf(internship.company)}`}
										className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
									>
										All internships of {internship.company}
									</Link>
								)}
								<div data-part="question">
									<Link to={question.to} className="link inline-flex min-h-11 items-center">
										{question.label}
									</Link>
								</div>
								<ReportDialog slug={internship.slug} title={internship.title} />
							</EmployerPanel>
						</div>
					</div>
				</article>
				<Similar similar={similar} today={today} />
				<Postings postings={postings} />
			</div>
			{isOpen && (
				// Large text leaves no room for both: then it sticks far below the screen, and stands where the page ends.
				<div
					data-part="bar"
					data-foot=""
					className="sticky bottom-[clamp(-99999px,(100vw-20rem)*9999,0px)] z-20 flex flex-wrap items-center justify-between gap-4 border-t border-line bg-card px-edge py-2.5 lg:hidden print:hidden"
				>
					<ApplyBar internship={internship} today={today} applied={applied} />
				</div>
			)}
		</FitContext>
	);
}

/** While the database does not answer. */
function BusyListing() {
	const { pathname } = useLocation();
	return (
		<PageHeader
			title="This page is busy"
			intro="Many people are searching just now. Please try again in a few seconds."
		>
			<ButtonLink to={pathname} reloadDocument>
				Try again
			</ButtonLink>
		</PageHeader>
	);
}

const Reported = () => (
	<div id="reported" className="mt-3 rounded-card bg-good-wash px-5 py-4">
		<ReportReceived />
	</div>
);

/** The data with which search engines list a vacancy, as JSON-LD in the document. */
const Postings = ({ postings }: Pick<Listing, 'postings'>) =>
	postings.map((posting) => (
		<script
			key="posting"
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no "<" stands as such
			dangerouslySetInnerHTML={{ __html: JSON.stringify(posting).replaceAll('<', '\\u003c') }}
		/>
	));

const BACK = 'Back to your search';

/**
 * Leads to the search that one came from, also from one internship to a similar one; else to all internships. The
 * address of that search is kept for the tab, since each page knows only the one before it.
 */
const BackToSearch = () => (
	<p>
		<BackLink id="back" to="/internships">
			All internships
		</BackLink>
		{/* Most pages are left before anything on them needs a script. */}
		{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function */}
		<script dangerouslySetInnerHTML={{ __html: script }} />
	</p>
);

/** Empty where one came from none. Uses nothing from outside itself: its text stands in the page. */
function searchBefore(): string {
	const key = 'last-search';
	const [path = '', query] = document.referrer.split('?');
	const all = `${location.origin}/internships`;
	let search = path === all && query ? `/internships?${query}` : '';
	try {
		if (path.startsWith(`${all}/`)) search = sessionStorage.getItem(key) ?? '';
		sessionStorage.setItem(key, search);
	} catch {
		// Storage is forbidden here.
	}
	return search;
}

/**
 * To the entry before, where that is the search: the browser then shows the place in the list that one left. Uses nothing
 * from outside itself.
 */
function goBack(event: MouseEvent<HTMLAnchorElement>) {
	const { navigation } = window;
	const place = navigation?.currentEntry?.index ?? 0;
	const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	if (button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
	if (navigation?.entries()[place - 1]?.url !== event.currentTarget.href) return;
	event.preventDefault();
	history.back();
}

const script = `{const search=(${searchBefore})(),back=document.getElementById('back');if(search){back.href=search;back.lastChild.data='${BACK}'}back.onclick=${goBack};(${noteWayHere})()}`;

/** For an internship that closed so long ago that its page is no longer shown. */
const GonePage = (page: { internship: Internship; similar: Listing['similar']; today: string }) => (
	<div className="page pt-12 pb-16">
		<p className="font-semibold text-hot">Closed</p>
		<h1 className="title mt-3">{page.internship.title}</h1>
		<p className="intro mt-4">
			This internship at {page.internship.company} closed more than 90 days ago, and its page is
			gone.
		</p>
		<div className="mt-7">
			<ButtonLink to="/internships">Search all internships</ButtonLink>
		</div>
		<Similar similar={page.similar} today={page.today} />
	</div>
);
