import { useRef } from 'react';
import { fieldErrors } from '#app/features/auth/api.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { UsernameField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { type AccountData, deleteAccount } from './api.ts';
import { OfCompany } from './of-company.tsx';

/**
 * @param member what it is in a company; null for none, undefined where that is not known
 * @param onDeleted ends the session here; the server's is gone by then
 */
export function DeleteAccount({
	email,
	member,
	keys,
	ends,
	onDeleted,
}: {
	email: string;
	/** What ends with it and is awaited by somebody, in sentences. */
	ends: readonly string[];
	member: AccountData['member'] | undefined;
	/** How many keys for programs of the company end with it. */
	keys: number;
	onDeleted: () => Promise<void>;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, { password: 'Enter your password' });
		if (wrong) return wrong;
		const failure = await deleteAccount(String(values.get('password')));
		if (failure) {
			toast(accountMessages.accountNotDeleted(failure.message));
			return fieldErrors(failure);
		}
		dialog.current?.close();
		await onDeleted();
		toast(accountMessages.accountDeleted);
		return null;
	});
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				Delete my account
			</Button>
			<Dialog ref={dialog} title="Delete your account?">
				<p>
					The account{' '}
					<b className="text-small wrap-anywhere">
						<AddressText address={email} />
					</b>{' '}
					is deleted at once, with everything in it. This cannot be undone.
				</p>
				{ends.map((words) => (
					<p key={words} className="mt-3 font-semibold wrap-anywhere">
						{words}
					</p>
				))}
				{member !== null && <OfCompany member={member} keys={keys} />}
				<SubmitForm onSubmit={onSubmit} className="mt-5 grid gap-5">
					<UsernameField address={email} />
					<PasswordField
						label="Your password"
						name="password"
						autoComplete="current-password"
						required
						error={errors.password}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" look="hot" disabled={submitting}>
							{submitting ? 'Deleting...' : 'Yes, delete my account'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()} disabled={submitting}>
							Keep my account
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}
