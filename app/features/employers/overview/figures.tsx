import { Card } from '#app/ui/card.tsx';
import { AnswerMarks } from '#app/ui/charts/answer-marks.tsx';
import { WeekBars } from '#app/ui/charts/week-bars.tsx';
import { daysInWords, recordInWords } from '#schema/applications/answer-record.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { Counters } from './counters.tsx';
import { HowFar } from './how-far.tsx';
import { ListingBars } from './listing-bars.tsx';
import { MailsChoice } from './mails-choice.tsx';
import { Ways } from './ways.tsx';

/** All that is counted. */
export function Figures({ overview }: { overview: EmployerOverview }) {
	const { weeks, funnel, applications, listings, median_days, record, ways } = overview;
	return (
		<>
			<Counters counted={overview} />
			{applications > 0 && (
				<div className="mt-5 grid items-stretch gap-5 @5xl:grid-cols-3">
					<Card>
						<h3 className="mb-3 text-body">Applications per week</h3>
						<WeekBars
							of="Applications"
							weeks={weeks.map((week) => ({ begins: week.begins, count: week.applications }))}
						/>
					</Card>
					<Card className="flex flex-col">
						<h3 className="mb-3 text-body">How far they came</h3>
						<HowFar funnel={funnel} />
						<p className="mt-auto pt-4 text-muted even-figures">{answerWords(median_days)}</p>
					</Card>
					<RecordPanel record={record} median_days={median_days} />
				</div>
			)}
			{applications > 0 && <Ways ways={ways} example={listings[0]?.slug} />}
			{listings.length > 0 && <ListingBars listings={listings} />}
			{listings.length > 0 && <MailsChoice overview={overview} />}
		</>
	);
}

function answerWords(days: number | null): string {
	if (days === null) return 'You have answered nobody yet.';
	if (days === 0) return 'You usually answer on the same day (median).';
	return `You usually answer in ${days} ${days === 1 ? 'day' : 'days'} (median).`;
}

/** How the employer has answered, as students read it. */
function RecordPanel({ record, median_days }: Pick<EmployerOverview, 'record' | 'median_days'>) {
	return (
		<Card className="flex flex-col">
			<h3 className="mb-3 text-body">What students see of you</h3>
			{record ? (
				<>
					<p className="mb-3 font-semibold text-pretty even-figures">
						You have {recordInWords(record)}.
					</p>
					<div className="my-auto">
						<AnswerMarks {...record} />
					</div>
					<p className="pt-3 text-muted">
						This is shown on each of your listings and on the page of your company.
					</p>
				</>
			) : (
				<p className="text-muted">
					Once five of your applications have an answer, or are late for one, your listings say how
					many you have answered, and in how many days.
					{median_days !== null && (
						<span>{` So far you usually answer ${daysInWords(median_days)}.`}</span>
					)}
				</p>
			)}
		</Card>
	);
}
