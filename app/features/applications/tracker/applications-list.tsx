import { Columns3 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { listPath } from '#app/features/applications/student-calls.ts';
import { comparePath } from '#app/lib/addresses/compare-path.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries, PartBoundary } from '#app/ui/page/part-boundary.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { toast } from '#app/ui/toast.ts';
import type {
	ApplicationsPage,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { needOf } from '#schema/applications/what-needs-me.ts';
import { LEAST_COMPARED, MOST_COMPARED } from '#schema/students/most-compared.ts';
import { AnswerChart } from './answer-chart.tsx';
import { ApplicationCard } from './application-card.tsx';
import { countsOf, groupsOf } from './groups.ts';
import type { FitOf } from './one/fit-of.ts';

/** What stands before the days of the answers, in one column. */
const AHEAD = ['Accepted', 'Yours to answer'];

/** All applications of the user, twenty at a time, what needs the user first. @param newest the first twenty */
export function ApplicationsList({ newest, fitOf }: { newest: ApplicationsPage; fitOf: FitOf }) {
	const [older, setOlder] = useState<ApplicationsPage | null>(null);
	const { today } = newest;
	if (newest.items.length === 0) return <NothingSent />;
	const items = [...newest.items, ...(older?.items ?? [])];
	const { next } = older ?? newest;
	const groups = groupsOf(items, today);
	const ahead = groups.filter(({ title }) => AHEAD.includes(title)).length;
	const chart = (
		<div className="min-w-0 @4xl:col-start-2 @4xl:row-span-4 @4xl:row-start-1" data-no-print>
			<PartBoundary>
				<AnswerChart applications={items} today={today} />
			</PartBoundary>
		</div>
	);
	return (
		<>
			{next === null && <p className="intro -mt-4 mb-8 max-md:mb-4">{countsOf(groups)}</p>}
			<PrintHead path="/account/applications" today={today} />
			<div className="grid items-start gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
				{ahead === 0 && chart}
				{groups.map(({ title, applications }, place) => (
					<Fragment key={title}>
						<section className="min-w-0">
							<div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
								<h2 className="text-part">{title}</h2>
								<CompareOffers applications={applications} today={today} />
							</div>
							<ul className="applications grid gap-4">
								<Entries>
									{applications.map((application) => (
										<ApplicationCard
											key={application.id}
											application={application}
											today={today}
											fit={fitOf(application)}
										/>
									))}
								</Entries>
							</ul>
						</section>
						{place === ahead - 1 && chart}
					</Fragment>
				))}
				{next && (
					<More
						before={next}
						onMore={(more) =>
							setOlder({ ...more, items: [...(older?.items ?? []), ...more.items] })
						}
					/>
				)}
			</div>
		</>
	);
}

/** The way to all offers that are to be answered, side by side; nothing where there is but one. */
function CompareOffers({
	applications,
	today,
}: {
	applications: StudentApplication[];
	today: string;
}) {
	const offers = applications.flatMap((one) =>
		needOf(one, today) === 'offer' && one.internship ? one.internship.slug : [],
	);
	if (offers.length < LEAST_COMPARED) return null;
	return (
		<span data-no-print="">
			<ButtonLink look="secondary" to={comparePath(offers.slice(0, MOST_COMPARED))}>
				<Columns3 aria-hidden="true" className="size-5 shrink-0" />
				Compare your offers
			</ButtonLink>
		</span>
	);
}

function More({ before, onMore }: { before: string; onMore: (more: ApplicationsPage) => void }) {
	const [loading, setLoading] = useState(false);
	const load = async () => {
		setLoading(true);
		const more = await callApi<ApplicationsPage>(`${listPath}?before=${before}`);
		setLoading(false);
		if (more.ok) onMore(more.value);
		else toast(applicationMessages.failed(more.message));
	};
	return (
		<Button look="secondary" className="justify-self-start" onClick={load} disabled={loading}>
			{loading ? 'Loading...' : 'Show older applications'}
		</Button>
	);
}

/** In place of the list of applications. */
const NothingSent = () => (
	<EmptyState
		scene="walk"
		title="No applications yet"
		text="You have not sent one yet. Each one stands here, with the day by which you hear and where it stands."
	>
		<ButtonLink to="/internships">Search internships</ButtonLink>
	</EmptyState>
);
