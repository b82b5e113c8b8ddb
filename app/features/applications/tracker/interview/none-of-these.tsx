import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { NO_TIME_ASKED } from '#schema/applications/interview/interview-state.ts';
import { isSentence } from '#schema/applications/rejection-message.ts';
import { limits } from '#schema/limits.ts';
import { type Invited, useInterview } from './use-interview.ts';

/** Says that no time suits, with a sentence on what would. */
export function NoneOfThese({ invited }: { invited: Invited }) {
	const { busy, choosing, answer, failure, forget } = useInterview(invited);
	const dialog = useRef<HTMLDialogElement>(null);
	const [missing, setMissing] = useState(false);
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const message = plainOf(new FormData(event.currentTarget), 'message');
		setMissing(!isSentence(message));
		if (isSentence(message) && (await answer(null, message, true))) dialog.current?.close();
	};
	return (
		<>
			<Button
				look="secondary"
				aria-haspopup="dialog"
				disabled={busy}
				onClick={() => {
					forget();
					dialog.current?.showModal();
				}}
			>
				None of these
			</Button>
			<Dialog ref={dialog} title="None of these times">
				<form onSubmit={send} noValidate className="grid gap-5">
					<TextArea
						label="When would suit you?"
						name="message"
						required
						rows={3}
						maxLength={limits.note}
						hint="One sentence is enough. They read it with your answer."
						error={missing ? NO_TIME_ASKED : undefined}
					/>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{failure.message}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={busy}>
							{choosing === null ? 'Sending...' : 'Send: none of these'}
						</Button>
						<Button look="secondary" disabled={busy} onClick={() => dialog.current?.close()}>
							Back to the times
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	);
}
