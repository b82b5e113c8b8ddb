import postBox from '#app/generated/scenes/sent.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { NewPasswordField, UsernameField } from '#app/ui/forms/account-fields.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { leastPassword } from '#schema/password-length.ts';

export const handle: RouteHandle = { script: 'new-password', scripts: 'at once' };

export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Choose a new password',
		description: 'Choose a new password for your account after opening the link from our email.',
		path: '/new-password',
		hidden: true,
	});

/** Opened by the link from an email, whose session permits the change: app/page/accounts/new-password.ts shows the screen. */
export default function NewPassword() {
	return (
		<>
			<div data-screen="">
				<WithoutSession>
					<NeedsScripts what="Choosing a new password" />
					<Loading />
				</WithoutSession>
			</div>
			<template id="no-session">
				<WithoutSession>
					<ButtonLink to="/forgot-password">Send a new link</ButtonLink>
					<ButtonLink to="/auth" look="secondary">
						Sign in
					</ButtonLink>
				</WithoutSession>
			</template>
			<template id="choose-as-student">
				<NewPasswordForm least={leastPassword('student')} />
			</template>
			<template id="choose-as-employer">
				<NewPasswordForm least={leastPassword('employer')} />
			</template>
			<template id="present-needed">
				<PresentNeeded />
			</template>
			<template id="password-changed">
				<PasswordChanged />
			</template>
		</>
	);
}

const WithoutSession = ({ children }: { children: React.ReactNode }) => (
	<StatePage
		picture={postBox}
		title="Choose a new password"
		intro="This page opens from the link in our email. A link works once, and for an hour: ask for a new one if yours does not work any more."
	>
		{children}
	</StatePage>
);

const NewPasswordForm = ({ least }: { least: number }) => (
	<AuthPanel
		title="Choose a new password"
		intro={
			<>
				For the account <b data-said="email" className="wrap-anywhere" />. Other devices on which
				you are signed in will have to sign in again.
			</>
		}
	>
		<SubmitForm data-sends="new-password" className="grid gap-5">
			<UsernameField address="" />
			<NewPasswordField label="New password" least={least} error={undefined} />
			<Button type="submit" size="large" data-busy="Saving...">
				Save the new password
			</Button>
		</SubmitForm>
	</AuthPanel>
);

const PresentNeeded = () => (
	<p data-note="" className="rounded-control bg-sun-wash p-4 text-sun-ink">
		This page works for an hour after you have followed the link in our email.{' '}
		<Link to="/account/security" className="link">
			Change it with your present password
		</Link>{' '}
		or{' '}
		<Link to="/forgot-password" className="link">
			ask for a new link
		</Link>
		.
	</p>
);

const PasswordChanged = () => (
	<AuthPanel
		title="Choose a new password"
		intro={
			<>
				For the account <b data-said="email" className="wrap-anywhere" />.
			</>
		}
	>
		<DonePanel title="Your new password is saved">
			<p>
				Use it from your next sign-in on. You stay signed in here; your other devices have to sign
				in again, and the link from our email no longer works.
			</p>
		</DonePanel>
		<div className="mt-5 grid">
			<ButtonLink to="/" size="large" data-said="way">
				Go on
			</ButtonLink>
		</div>
	</AuthPanel>
);
