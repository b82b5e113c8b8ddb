import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { type Side, type WhyNot, whyNotWords } from '#schema/applications/application-messages.ts';
import { limits } from '#schema/limits.ts';
import { sendMessage } from './message-calls.ts';

/** Where what is typed is stored until it is sent. */
const draftOf = (id: string) => `message-${id}`;

const LENGTH = limits.applicationMessage;
const HINT = `Plain text, up to ${LENGTH.toLocaleString('en-GB')} letters. Links are shown as text.`;

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
	const { run } = useDeed(`messages of ${id}`);
	const draft = useFormDraft(draftOf(id));
	const [words, setWords] = useState(draft.typed.text ?? '');
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const text = plainOf(values, 'text');
		if (text === '') return { text: 'Write a message first.' };
		if (text.length > LENGTH) return { text: `Use at most ${LENGTH} characters` };
		const result = await run(sendMessage(side, id, text));
		if (!result.ok) {
			toast(applicationMessages.failed(result.message));
			return null;
		}
		// The next message may be typed already.
		if (plainOf(new FormData(form), 'text') !== text) return null;
		draft.clear();
		setWords('');
		return null;
	});
	return (
		<SubmitForm
			onSubmit={onSubmit}
			onInput={(event) => draft.write(new FormData(event.currentTarget))}
			className="grid gap-3 border-t border-dashed border-line pt-4"
			data-no-print
		>
			<TextArea
				label={`Write to ${other}`}
				name="text"
				required
				hint={HINT}
				rows={4}
				value={words}
				onChange={({ target }) => setWords(target.value)}
				error={errors.text}
			/>
			<Button type="submit" look="secondary" className="justify-self-start" disabled={submitting}>
				{submitting ? 'Sending...' : 'Send message'}
			</Button>
			<p className="text-small text-muted">
				We email {other} after ten minutes if it is unread by then.
				{isQuestion && (
					<span>
						{' '}
						Before an invitation or an offer you can ask one question. You can always answer.
					</span>
				)}
			</p>
		</SubmitForm>
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
