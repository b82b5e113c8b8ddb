import { requestNewPassword, sendConfirmationAgain } from '#app/features/auth/api.ts';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { toast } from '#app/ui/toast.ts';
import type { MailedLink } from './mailed-link.ts';

/** @param link null where the address carries no whole link of ours */
export function ExpiredLink({ link }: { link: MailedLink | null }) {
	return (
		<StatePage
			picture={signpost}
			title="This link no longer works"
			intro={
				link
					? 'A link works once and for a short time, and only the newest one works.'
					: 'It is not complete: your email program may have cut it off. Open it again from our email.'
			}
		>
			{link?.type === 'email_change' ? (
				<p>Sign in with your present address, and ask for the change again.</p>
			) : (
				<SendAgain link={link} />
			)}
			<p className="basis-full text-muted">
				{link?.type === 'recovery'
					? 'If you know your password, go to '
					: 'If you have confirmed your address already, go to '}
				<SignInLinks />.
			</p>
		</StatePage>
	);
}

/** Sends a new link of the same kind: the old link does not contain the email address. */
function SendAgain({ link }: { link: MailedLink | null }) {
	const recovery = link?.type === 'recovery';
	const send = recovery ? requestNewPassword : sendConfirmationAgain;
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { email: 'Enter your email' }, studentMessages.missing);
		if (wrong) return wrong;
		const failure = await send(textOf(values, 'email'), link?.destination ?? null);
		if (failure) {
			toast(linkMessages.confirmationFailed(failure.message));
			return null;
		}
		toast(recovery ? linkMessages.recoverySent : linkMessages.confirmationSent);
		form.reset();
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid w-full max-w-96 gap-5 text-left">
			<EmailField error={errors.email} />
			<Button type="submit" size="large" disabled={submitting}>
				{submitting ? 'Sending...' : 'Send the link again'}
			</Button>
		</SubmitForm>
	);
}
