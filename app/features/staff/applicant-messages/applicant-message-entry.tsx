import { useClaim } from '#app/features/staff/claims/use-claim.ts';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Button } from '#app/ui/button.tsx';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { quoted, riskWords } from '#schema/applications/message-risks.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment, londonTime } from '#schema/london-day.ts';
import type { ReviewedMessage } from '#schema/staff/staff-answers.ts';

/** A message of an employer with the reason why it waits, and the decision. */
export function ApplicantMessageEntry({
	message,
	isOpen,
	onAgain,
}: {
	message: ReviewedMessage;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const waits = message.state === 'waiting';
	// One that leaves by itself in ten minutes is stopped by whoever sees it.
	const claiming = useClaim('applicant-message', message.id, message.claim, waits);
	const { outcome, take, taking } = useDecision(claiming);
	const { id, company, people, found: risks, words, to, asked, leaves_at } = message;
	const path = `/staff/applicant-messages/${id}`;
	const told = `the message, and ${company} has been told the reason by email.`;
	const reasonForm = {
		name: 'reason',
		hint: 'The employer reads it with the application and in an email',
		rows: 3,
		maxLength: limits.staffNote,
		missing: 'Say why: the employer reads it.',
		about: `the message of ${company}`,
		look: 'secondary',
		busy: taking,
		answering: { kind: 'applicant-message', filling: { company } },
	} as const;
	return (
		<FoldedEntry
			title={`${company} to ${readersOf(message)}`}
			about={`${goesWith(message)}, ${londonMoment(message.asked_at)}`}
			since={waits ? message.asked_at : null}
			isOpen={isOpen}
			claiming={claiming}
		>
			<p className="wrap-anywhere">
				{risks.length > 0 && (
					<span>
						{`It has ${riskWords(risks)}${words.length > 0 ? `: ${quoted(words)}` : ''}.`}{' '}
					</span>
				)}
				With it {people} <span>{people === 1 ? 'person has' : 'people have'}</span> a message of
				this employer within 24 hours.
			</p>
			{message.internships.length > 0 && (
				<p className="text-small text-muted wrap-anywhere">{message.internships.join(', ')}</p>
			)}
			{asked !== null && (
				<p className="whitespace-pre-line wrap-anywhere">
					<b>The student asked:</b> <span>{asked}</span>
				</p>
			)}
			<blockquote className="rounded-r-control border-l-4 border-data-3 bg-wash px-4 py-3">
				<p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
			</blockquote>
			{leaves_at !== null && (
				<UntilDecided outcome={outcome} onAgain={onAgain}>
					<div className="grid gap-2 border-t border-line pt-4" data-no-print>
						<p>
							<span>
								{to === null
									? 'Nobody has read it yet. You can stop it until'
									: 'Nobody is shown it before'}
							</span>{' '}
							<b>{londonTime(new Date(leaves_at))}</b>.
						</p>
						<TextForm
							{...reasonForm}
							label="Reason for stopping it"
							keys={{ write: 's' }}
							storedAs={`message-stop-${id}`}
							send={['Stop', 'Stopping...']}
							onSend={(reason) => take(`${path}/stop`, { reason }, `Nobody is sent ${told}`)}
						/>
					</div>
				</UntilDecided>
			)}
			{leaves_at === null && !waits && (
				<p className="wrap-anywhere whitespace-pre-line">{decidedWords(message)}</p>
			)}
			{waits && (
				<UntilDecided outcome={outcome} onAgain={onAgain}>
					<div className="grid justify-items-start gap-2 border-t border-line pt-4" data-no-print>
						<Button
							data-single-key="a"
							disabled={taking || claiming.isTaken}
							onClick={() =>
								take(
									`${path}/approve`,
									{},
									to === null
										? 'The message is sent.'
										: 'The applications are moved, with the message.',
								)
							}
						>
							Approve
							<span className="sr-only"> the message of {company}</span>
						</Button>
						<TextForm
							{...reasonForm}
							behind="Return it with a reason"
							label="Reason for returning"
							keys={{ write: 'r' }}
							storedAs={`message-return-${id}`}
							send={['Return', 'Returning...']}
							onSend={(reason) => take(`${path}/return`, { reason }, `Nobody was sent ${told}`)}
							isOff={claiming.isTaken}
						/>
					</div>
				</UntilDecided>
			)}
		</FoldedEntry>
	);
}

function readersOf({ asked, applications }: ReviewedMessage): string {
	if (asked !== null) return 'a student with a question';
	return applications === 1 ? '1 applicant' : `${applications} applicants`;
}

function goesWith({ asked, to }: ReviewedMessage): string {
	if (asked !== null) return 'Answer before an application';
	return to === null ? 'Without a move' : `Move to “${hostLabelOf(to)}”`;
}

function decidedWords({ state, decided_at, asked_at, answer }: ReviewedMessage): string {
	const when = londonMoment(decided_at ?? asked_at);
	switch (state) {
		case 'approved':
			return `Approved, ${when}`;
		case 'returned':
			return `Returned, ${when}: ${answer}`;
		case 'replaced':
			return `Replaced by another answer of the employer, ${when}`;
		default:
			return `Sent without waiting, ${when}: nothing was found in it`;
	}
}
