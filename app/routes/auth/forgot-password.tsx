import { KeyRound, Mail, MonitorSmartphone } from 'lucide-react';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/account-fields.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

export const handle: RouteHandle = { script: 'forgot-password', accountForms: true };

export const loader = () => null;

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

/** The form as the server renders it; app/page/accounts/forgot-password.ts sends it. */
export default function ForgotPassword() {
	return (
		<AuthPanel
			title="Forgot your password?"
			intro="Tell us the email of your account. We’ll send you a link to choose a new password; it works once, for one hour."
			points={points}
		>
			<NeedsScripts what="Asking for a new password" />
			<template id="link-requested">
				<LinkRequested />
			</template>
			<SubmitForm data-sends="forgot-password" className="grid gap-5">
				<EmailField error={undefined} />
				<Button type="submit" size="large" data-busy="Sending...">
					Send the link
				</Button>
				<p className="text-small text-muted">
					Back to <SignInLinks />
				</p>
			</SubmitForm>
		</AuthPanel>
	);
}

/** Says the same whether the address is known or not. */
const LinkRequested = () => (
	<DonePanel title="We have your request">
		<p className="wrap-anywhere">
			If <b data-said="email" /> has an account, our email reaches it within a few minutes. Open its
			link to choose a new password; it works once, for one hour.
		</p>
		<p>Nothing there? Look in your spam folder, check the address, and send it again below.</p>
	</DonePanel>
);
