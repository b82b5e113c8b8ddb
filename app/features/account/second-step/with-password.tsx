import { useRef } from 'react';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { stepMessages } from '#app/messages/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { PresentPasswordField, UsernameField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { type Message, toast } from '#app/ui/toast.ts';
import { errorsOf } from './api.ts';

/** A button that asks for the present password in a dialog before it does something. */
export function WithPassword<T>({
	label,
	of,
	title,
	words,
	email,
	yes: [yes, working],
	look = 'primary',
	does,
	said,
	onDone,
}: {
	label: string;
	/** What it is about, for who hears the button alone. */
	of?: string;
	title: string;
	/** What comes of it. */
	words: string;
	email: string;
	/** The words of the button that does it, and those while it is done. */
	yes: [string, string];
	look?: ButtonLook;
	does: (password: string) => Promise<CallResult<T>>;
	said: Message;
	onDone: (value: T) => Promise<void>;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { password: 'Enter your present password' });
		if (wrong) return wrong;
		const result = await does(String(values.get('password')));
		toast(result.ok ? said : stepMessages.notChanged(result.message));
		if (!result.ok) return errorsOf(result);
		form.reset();
		dialog.current?.close();
		await onDone(result.value);
		return null;
	});
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => openAtField(dialog.current)}>
				{label}
				{of && <span className="sr-only">{of}</span>}
			</Button>
			<Dialog ref={dialog} title={title}>
				<p>{words}</p>
				<SubmitForm onSubmit={onSubmit} className="mt-5 grid gap-5">
					<UsernameField address={email} />
					<PresentPasswordField error={errors.password} />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" look={look} disabled={submitting}>
							{submitting ? working : yes}
						</Button>
						<Button look="secondary" disabled={submitting} onClick={() => dialog.current?.close()}>
							Go back
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}
