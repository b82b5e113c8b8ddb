import { useClaim } from '#app/features/staff/claims/use-claim.ts';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { categoryLabels } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment } from '#schema/london-day.ts';
import type { StaffMessage } from '#schema/staff/staff-answers.ts';

/** A message of the contact form, with its answer or the form for it. */
export function MessageEntry({
	message,
	isOpen,
	onAgain,
}: {
	message: StaffMessage;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const claiming = useClaim('message', message.id, message.claim, message.answer === null);
	const { outcome, take, taking } = useDecision(claiming);
	const path = `/staff/messages/${message.id}/answer`;
	return (
		<FoldedEntry
			title={message.subject}
			about={
				<>
					{message.name},{' '}
					<span className="inline-block max-w-full">
						<AddressText address={message.email} />,
					</span>{' '}
					<span className="inline-block">{londonMoment(message.created_at)}</span>
				</>
			}
			badge={message.category && <Badge>{categoryLabels[message.category]}</Badge>}
			since={message.answer ? null : message.created_at}
			isOpen={isOpen}
			claiming={claiming}
		>
			<p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
			{message.answer && <SentAnswer answer={message.answer} />}
			{!message.answer && (
				<UntilDecided outcome={outcome} onAgain={onAgain}>
					<TextForm
						label="Your answer"
						name="answer"
						storedAs={`answer-${message.id}`}
						hint="Sent by email, with what they wrote below it"
						maxLength={limits.message}
						rows={3}
						keys={{ write: 'r' }}
						missing="Write the answer first."
						send={['Send', 'Sending...']}
						about={`the answer to ${message.subject}`}
						answering={{ kind: 'message', filling: { name: message.name, title: message.subject } }}
						className="border-t border-line pt-4"
						onSend={(text) => take(path, { message: text }, `Sent to ${message.email}.`)}
						busy={taking}
						isOff={claiming.isTaken}
						otherButton={(busy, closing) => (
							<Button
								look="secondary"
								data-single-key="c"
								disabled={busy}
								onClick={() => take(path, {}, 'Closed without an answer.')}
							>
								{closing ? 'Closing...' : 'Close without an answer'}
							</Button>
						)}
					/>
				</UntilDecided>
			)}
		</FoldedEntry>
	);
}

const SentAnswer = ({
	answer: { at, message },
}: {
	answer: NonNullable<StaffMessage['answer']>;
}) => (
	<div className="rounded-control bg-good-wash p-4">
		<p className="mb-1 font-semibold text-good">
			<span>{message === null ? 'Closed without an answer' : 'Answered'}</span>, {londonMoment(at)}
		</p>
		{message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
	</div>
);
