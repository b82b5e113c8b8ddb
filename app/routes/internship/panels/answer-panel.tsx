import { Sign } from '#app/ui/art/drawings.tsx';
import { type AnswerRecord, recordInWords } from '#schema/applications/answer-record.ts';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { Panel } from './panel.tsx';

/** Within how many days everybody gets an answer, and how often the employer has met that promise. */
export function AnswerPanel({
	internship,
	record,
	today,
	applied,
}: {
	internship: Internship;
	record: AnswerRecord | null;
	today: string;
	/** Whether the reader has. */
	applied?: boolean;
}) {
	const { answer_days, status } = internship;
	return (
		<Panel title="When you hear">
			<p className="flex gap-2.5 text-body">
				<Sign of="reply" className="mt-1 size-5! text-brand" />
				<span>
					An answer within <b>{answer_days} days</b>, to everybody
				</span>
			</p>
			<p className="mt-2 max-w-prose text-pretty text-muted">
				{status === 'open' && !applied
					? `Apply today and you will hear by ${untilEndOf(answerDueOn(today, answer_days))}, whatever the answer is.`
					: 'Counted from the day after you apply, whatever the answer is.'}
			</p>
			{record && (
				<p className="mt-2 even-figures">
					So far {internship.company} has <b>{recordInWords(record)}</b>.
				</p>
			)}
		</Panel>
	);
}
