import { momentWords } from '#app/features/staff/parts/moment-words.ts';
import { OutcomePanel } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { categoryLabels } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';
import type { StaffMessage } from '#schema/staff/staff-answers.ts';

/** A message of the contact form, with its answer or the form for it. */
export function MessageEntry({ message, onAgain }: { message: StaffMessage; onAgain: () => void }) {
	const { outcome, take } = useDecision();
	const path = `/staff/messages/${message.id}/answer`;
	return (
		<Card className="grid gap-4">
			<header className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h2 className="text-[1.2rem] wrap-anywhere">{message.subject}</h2>
					<p className="text-[0.95rem] text-muted wrap-anywhere">
						{message.name}, {message.email}, {momentWords(message.created_at)}
					</p>
				</div>
				{message.category && <Badge>{categoryLabels[message.category]}</Badge>}
			</header>
			<p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
			{message.answer && <Answered answer={message.answer} />}
			{!message.answer &&
				(outcome ? (
					<OutcomePanel outcome={outcome} onAgain={onAgain} />
				) : (
					<TextForm
						label="Your answer"
						name="answer"
						hint="Sent by email, with what they wrote below it"
						maxLength={limits.message}
						rows={3}
						missing="Write the answer first."
						send={['Send', 'Sending...']}
						about={`the answer to ${message.subject}`}
						className="border-t border-line pt-4"
						onSend={(text) => take(path, { message: text }, `Sent to ${message.email}.`)}
						otherButton={(submitting) => (
							<Button
								look="secondary"
								disabled={submitting}
								onClick={() => take(path, {}, 'Closed without an answer.')}
							>
								Close without an answer
							</Button>
						)}
					/>
				))}
		</Card>
	);
}

const Answered = ({ answer: { at, message } }: { answer: NonNullable<StaffMessage['answer']> }) => (
	<div className="rounded-control bg-good-wash p-4">
		<p className="mb-1 font-semibold text-good">
			{message === null ? 'Closed without an answer' : 'Answered'}, {momentWords(at)}
		</p>
		{message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
	</div>
);
