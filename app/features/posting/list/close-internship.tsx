import { useRef, useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { closeInternship } from '#app/features/posting/api.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Select, TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { HostMoves } from '#schema/applications/applicant-calls.ts';
import { queryOf } from '#schema/applications/applicant-filters.ts';
import type { MatchingApplicants, MoveOutcome } from '#schema/applications/applicants.ts';
import {
	isOneOf,
	REJECTION_REASONS,
	type RejectionReason,
	WITHOUT_ANSWER,
} from '#schema/applications/application-moves.ts';
import { isSentence, SENTENCE_ASKED } from '#schema/applications/rejection-message.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { limits } from '#schema/limits.ts';
import { withoutAnswer } from './standing.ts';

const DRAFTED =
	'Thank you for your application, and for the time you have put into it. We have closed this internship and cannot offer you a place this time. We wish you all the best.';

/** Asks once. Everybody who still waits for an answer gets one in the same step, written once. */
export function CloseInternship({ internship }: { internship: PostedInternship }) {
	const { id, title } = internship;
	const waiting = withoutAnswer(internship);
	const draft = useFormDraft(`close-${id}`);
	const dialog = useRef<HTMLDialogElement>(null);
	const { run } = useDeed();
	const [problem, setProblem] = useState('');
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const message = plainOf(values, 'message');
		if (waiting > 0 && !isSentence(message)) return { message: SENTENCE_ASKED };
		setProblem('');
		const reason = plainOf(values, 'reason') as RejectionReason;
		const answered = waiting > 0 ? await answerAll(internship, reason, message) : null;
		const result = answered && !answered.ok ? answered : await run(closeInternship(id));
		if (result.ok) draft.clear();
		else if (dialog.current) setProblem(result.message);
		// Somebody else was faster: the dialog has gone.
		else toast(postingMessages.failed(result.message));
		return null;
	});
	return (
		<>
			<Button look="text" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				Close<span className="sr-only"> {title}</span>
			</Button>
			<Dialog ref={dialog} title={`Close “${title}”?`}>
				<SubmitForm
					onInput={(event) => draft.write(new FormData(event.currentTarget))}
					className="grid gap-5"
					onSubmit={onSubmit}
				>
					<p>
						{waiting > 0
							? waiting === 1
								? '1 person still waits for an answer. Write it here: closing sends it.'
								: `${waiting} people still wait for an answer. Write it once here: closing sends it to each of them.`
							: 'It takes no more applications, and disappears from the search at once. Its page says that it is closed.'}
					</p>
					{waiting > 0 && (
						<>
							<Select label="Reason" name="reason" required defaultValue={draft.typed.reason}>
								{Object.entries(REJECTION_REASONS).map(([reason, words]) => (
									<option key={reason} value={reason}>
										{words}
									</option>
								))}
							</Select>
							<TextArea
								label={waiting === 1 ? 'Message to them' : 'Message to each of them'}
								name="message"
								defaultValue={draft.typed.message ?? DRAFTED}
								maxLength={limits.message}
								error={errors.message}
								required
							/>
						</>
					)}
					{problem && (
						<p role="alert" className="font-semibold text-hot">
							{problem}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" look="hot" disabled={submitting}>
							{submitting
								? 'Closing...'
								: waiting > 0
									? `Answer ${waiting}, then close`
									: 'Yes, close it'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Keep it open
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}

/** Sends everybody who waits the same answer. */
async function answerAll(
	{ slug }: Pick<PostedInternship, 'slug'>,
	reason: RejectionReason,
	message: string,
): Promise<CallResult<object>> {
	const result = await callApi<MatchingApplicants>(
		`/employer/applications/matching?${queryOf({ internship: slug })}`,
	);
	if (!result.ok) return result;
	const waiting = result.value.items.filter(({ status }) => isOneOf(WITHOUT_ANSWER, status));
	if (waiting.length === 0) return result;
	const moves = waiting.map((one) => ({ id: one.id, expected: one.status }));
	const wanted: HostMoves = { moves, to: 'rejected', reasons: [reason], message };
	return callApi<{ items: MoveOutcome[] }>('/employer/applications/moves', wanted);
}
