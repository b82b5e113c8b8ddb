import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FunnelBars } from '#app/ui/charts/funnel-bars.tsx';
import { WeekBars } from '#app/ui/charts/week-bars.tsx';
import { type EmployerOverview, FUNNEL_STEPS } from '#schema/employers/employer-overview.ts';
import { Counters } from './counters.tsx';
import { ListingBars } from './listing-bars.tsx';
import { MailsChoice } from './mails-choice.tsx';
import { RecordPanel } from './record-panel.tsx';

const steps = {
	sent: 'Sent',
	read: 'Read',
	interview: 'Interview',
	offered: 'Offer',
	accepted: 'Accepted',
} as const;

/** Answers that are overdue, above everything. */
const OverdueNotice = ({ overdue }: { overdue: number }) => (
	<div className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-hot-wash p-5">
		<TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-hot" />
		<p role="status" className="min-w-[min(15rem,100%)] flex-1">
			<b>{overdue === 1 ? 'One answer is overdue.' : `${overdue} answers are overdue.`}</b> Until{' '}
			{overdue === 1 ? 'it is' : 'they are'} sent, nothing new can be posted, and the applicants see
			that you are late.
		</p>
		<ButtonLink to="/employer-dashboard?tab=applications&overdue=1" look="hot">
			{overdue === 1 ? 'Answer it' : 'Answer them'}
		</ButtonLink>
	</div>
);

/** All that is counted. */
export function Figures({ overview }: { overview: EmployerOverview }) {
	const { weeks, funnel, applications, listings, median_days, record, overdue, mails } = overview;
	return (
		<>
			{overdue > 0 && <OverdueNotice overdue={overdue} />}
			<Counters counted={overview} />
			{applications > 0 && (
				<div className="mt-6 grid items-start gap-4 lg:grid-cols-3">
					<Card>
						<h2 className="mb-3 text-[1.15rem]">Applications per week</h2>
						<WeekBars
							of="Applications"
							weeks={weeks.map((week) => ({ begins: week.begins, count: week.applications }))}
						/>
					</Card>
					<Card>
						<h2 className="mb-3 text-[1.15rem]">How far they came</h2>
						<FunnelBars
							steps={FUNNEL_STEPS.map((step) => ({ name: steps[step], count: funnel[step] }))}
						/>
						<p className="mt-4 text-muted even-figures">{answerWords(median_days)}</p>
					</Card>
					<RecordPanel record={record} median_days={median_days} />
				</div>
			)}
			{listings.length > 0 && <ListingBars listings={listings} />}
			{listings.length > 0 && <MailsChoice mails={mails} />}
		</>
	);
}

function answerWords(days: number | null): string {
	if (days === null) return 'You have answered nobody yet.';
	if (days === 0) return 'You usually answer on the same day (median).';
	return `You usually answer in ${days} ${days === 1 ? 'day' : 'days'} (median).`;
}
