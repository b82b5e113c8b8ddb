import { Card } from '#app/ui/card.tsx';
import { AnswerMarks } from '#app/ui/charts/answer-marks.tsx';
import { daysInWords, recordInWords } from '#schema/applications/answer-record.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';

/** How the employer has answered, as students read it. */
export function RecordPanel({
	record,
	median_days,
}: Pick<EmployerOverview, 'record' | 'median_days'>) {
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
