import { useRef } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { answerStaff } from '#app/features/employers/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { blankFields, hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import { londonDate } from '#schema/london-day.ts';
import type { StaffQuestion } from '#schema/staff/company-notes.ts';

/** How an owner answers what staff ask: in a dialog with the whole question, or by saying that they have written an email. */
export function AnswerStaff({ question: { id, question, asked_at } }: { question: StaffQuestion }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const draft = useFormDraft(`staff-question-${id}`);
	const { run, busy } = useDeed();
	const send = async (answer: string | null) => {
		const result = await run(answerStaff(id, answer));
		if (result.ok) draft.clear();
		toast(result.ok ? postingMessages.staffAnswered : postingMessages.failed(result.message));
	};
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, { answer: 'Write your answer' });
		if (hasErrors(blank)) return blank;
		await send(plainOf(values, 'answer'));
		return null;
	});
	const isBusy = busy || submitting;
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => openAtField(dialog.current)}>
				Answer<span className="sr-only"> our staff</span>
			</Button>
			<Dialog ref={dialog} title="A question of our staff">
				<p className="text-small text-muted">Asked on {londonDate(asked_at)}</p>
				<p className="mb-4 whitespace-pre-line wrap-anywhere">{question}</p>
				<SubmitForm
					onSubmit={onSubmit}
					onInput={(event) => draft.write(new FormData(event.currentTarget))}
					className="grid gap-4"
				>
					<TextArea
						label="Your answer"
						name="answer"
						required
						rows={5}
						maxLength={limits.staffNote}
						hint="Our office gets it by email, and replies to your address if something is open"
						defaultValue={draft.typed.answer}
						error={errors.answer}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={isBusy}>
							{submitting ? 'Sending...' : 'Send the answer'}
						</Button>
						<Button look="secondary" disabled={isBusy} onClick={() => send(null)}>
							We have answered by email
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}
