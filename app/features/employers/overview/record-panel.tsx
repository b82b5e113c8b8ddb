import { Card } from '#app/ui/card.tsx';
import { recordInWords } from '#schema/applications/answer-record.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';

/** More than these are counted in words only. */
const MOST_SHOWN = 40;

/** How the employer has answered, as students read it. */
export function RecordPanel({
	record,
	median_days,
}: Pick<EmployerOverview, 'record' | 'median_days'>) {
	return (
		<Card>
			<h3 className="mb-3 text-[1.15rem]">What students see of you</h3>
			{record ? (
				<>
					<p className="mb-3 font-bold even-figures">You have {recordInWords(record)}.</p>
					{record.asked <= MOST_SHOWN && (
						<Answers asked={record.asked} answered={record.answered} />
					)}
					<p className="mt-3 text-muted">
						This is shown on each of your listings and on the page of your company.
					</p>
				</>
			) : (
				<p className="text-muted">
					From your fifth application on, your listings say how many you have answered, and in how
					many days.
					{median_days !== null &&
						` So far it is usually ${median_days} ${median_days === 1 ? 'day' : 'days'}.`}
				</p>
			)}
		</Card>
	);
}

/** A mark for each, hollow without an answer. */
const Answers = ({ asked, answered }: { asked: number; answered: number }) => (
	<svg className="chart h-6" aria-hidden="true">
		{Array.from({ length: asked }, (_, index) => (
			<rect
				// biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and keep their order
				key={index}
				x={`${(100 * (index + 0.15)) / asked}%`}
				width={`${70 / asked}%`}
				y="1"
				height="22"
				rx="3"
				strokeWidth="1.5"
				strokeDasharray={index < answered ? undefined : '3 2'}
				className={index < answered ? 'fill-data-1' : 'fill-card stroke-data-line'}
			/>
		))}
	</svg>
);
