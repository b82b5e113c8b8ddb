import { KeyRound, Mail, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { fieldErrors, requestNewPassword } from '#app/features/auth/api.ts';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { toast } from '#app/ui/toast.ts';

export const meta = () =>
	pageMeta({
		title: 'Forgot your password',
		description:
			'Ask for a link by email to choose a new password for your student or employer account.',
		path: '/forgot-password',
		hidden: true,
	});

const points = {
	heading: 'What happens next',
	tiles: [
		{
			icon: Mail,
			title: 'An email arrives',
			text: 'Usually within a few minutes. If it does not come, look in your spam folder.',
		},
		{
			icon: KeyRound,
			title: 'You choose a new password',
			text: 'The link in it opens a page for that, and signs you in.',
		},
		{
			icon: MonitorSmartphone,
			title: 'Other devices sign in again',
			text: 'Devices that use the old password are signed out.',
		},
	],
};

export default function ForgotPassword() {
	const [asked, setAsked] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		setAsked(null);
		const wrong = await checkFields(values, { email: 'Enter your email' }, studentMessages.missing);
		if (wrong) return wrong;
		const email = textOf(values, 'email');
		const failure = await requestNewPassword(email);
		toast(failure ? linkMessages.recoveryFailed(failure.message) : linkMessages.recoverySent);
		if (failure) return fieldErrors(failure);
		form.reset();
		setAsked(email);
		return null;
	});

	return (
		<AuthPanel
			title="Forgot your password?"
			intro="Tell us the email of your account. We’ll send you a link to choose a new password; it works once, for one hour."
			points={points}
		>
			<NeedsScripts what="Asking for a new password" />
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				{asked !== null && <LinkRequested email={asked} />}
				<EmailField error={errors.email} />
				<Button type="submit" size="large" disabled={submitting}>
					{submitting ? 'Sending...' : 'Send the link'}
				</Button>
				<p className="text-small text-muted">
					Back to <SignInLinks />
				</p>
			</SubmitForm>
		</AuthPanel>
	);
}

/** Says the same whether the address is known or not. */
const LinkRequested = ({ email }: { email: string }) => (
	<DonePanel title="We have your request">
		<p className="wrap-anywhere">
			If <b>{email}</b> has an account, our email reaches it within a few minutes. Open its link to
			choose a new password; it works once, for one hour.
		</p>
		<p>Nothing there? Look in your spam folder, check the address, and send it again below.</p>
	</DonePanel>
);
