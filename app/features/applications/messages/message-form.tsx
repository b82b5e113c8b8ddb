import { PLAIN_TEXT, WordsForm } from '#app/features/applications/words-form.tsx';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { type Side, type WhyNot, whyNotWords } from '#schema/applications/application-messages.ts';
import { sendMessage } from './message-calls.ts';

/** Where what is typed is stored until it is sent. */
const draftOf = (id: string) => `message-${id}`;

/**
 * The form of the next message; what was typed stays until it is sent.
 * @param isQuestion whether it is the one question of an employer before an invitation
 */
export function MessageForm({
	id,
	side,
	other,
	isQuestion,
}: {
	id: string;
	side: Side;
	other: string;
	isQuestion: boolean;
}) {
	return (
		<div className="grid gap-3 border-t border-dashed border-line pt-4" data-no-print>
			<WordsForm
				storedAs={draftOf(id)}
				label={`Write to ${other}`}
				hint={`${PLAIN_TEXT} Links are shown as text.`}
				missing="Write a message first."
				button="Send message"
				send={(text) => sendMessage(side, id, text)}
			/>
			<p className="text-small text-muted">
				We email {other} after ten minutes if it is unread by then.
				{isQuestion && (
					<span>
						{' '}
						Before an invitation or an offer you can ask one question. You can always answer.
					</span>
				)}
			</p>
		</div>
	);
}

/** In its place: why nothing can be written now, with what was typed and could not be sent. */
export function NotSent({ id, why, side }: { id: string; why: WhyNot; side: Side }) {
	const { typed } = useFormDraft(draftOf(id));
	return (
		<div className="grid gap-3 border-t border-dashed border-line pt-4" data-no-print>
			<p className="text-muted">{whyNotWords(why, side)}</p>
			{why === 'office' && (
				<Link to="/contact?category=student-inquiries" className="link justify-self-start">
					Write to us
				</Link>
			)}
			{typed.text && <TextArea label="Not sent" name="text" required readOnly value={typed.text} />}
		</div>
	);
}
