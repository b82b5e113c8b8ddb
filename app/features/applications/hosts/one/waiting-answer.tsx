import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { quoted, riskWords } from '#schema/applications/message-risks.ts';
import { londonDate } from '#schema/london-day.ts';

/** That the answer waits for staff, or why they have returned it. */
export function WaitingAnswer({ applicant: { waits, returned } }: { applicant: WholeApplicant }) {
	if (waits)
		return (
			<div role="status" className="rounded-control bg-wash p-4">
				<p className="mb-1 font-semibold">Waits for our staff</p>
				<p>
					Your answer “{hostLabelOf(waits.to)}” has {riskWords(waits.found)}
					<span>{waits.words.length > 0 && `: ${quoted(waits.words)}`}</span>. Frauds ask for money
					and papers in such words, so our staff look at each of these messages before anybody is
					sent it. Until then the application stays as it is, and does not count as late. Another
					answer takes its place, and is sent at once without these words.
				</p>
			</div>
		);
	if (!returned) return null;
	return (
		<div className="grid gap-2 rounded-control bg-wash p-4">
			<p className="font-semibold">
				Our staff have not sent your answer “{hostLabelOf(returned.to)}” ({londonDate(returned.at)})
			</p>
			<p className="whitespace-pre-line wrap-anywhere">{returned.answer}</p>
			<blockquote className="border-l-4 border-data-3 pl-4 whitespace-pre-line text-muted wrap-anywhere">
				{returned.message}
			</blockquote>
		</div>
	);
}
