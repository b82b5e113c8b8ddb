import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { changePassword, fieldErrors } from '#app/features/auth/api.ts';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { homePath } from '#app/features/auth/home-path.ts';
import { useReturnPath } from '#app/features/auth/return-path.ts';
import postBox from '#app/generated/scenes/sent.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { NewPasswordField, UsernameField } from '#app/ui/forms/account-fields.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { blankFields, hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Choose a new password',
		description: 'Choose a new password for your account after opening the link from our email.',
		path: '/new-password',
		hidden: true,
	});

/** Opened by the link from an email; its session permits the change. */
export default function NewPassword() {
	const { user, loading } = useAuth();
	if (user) return <NewPasswordForm user={user} />;
	return (
		<StatePage
			picture={postBox}
			title="Choose a new password"
			intro="This page opens from the link in our email. A link works once, and for an hour: ask for a new one if yours does not work any more."
		>
			{loading ? (
				<>
					<NeedsScripts what="Choosing a new password" />
					<Loading />
				</>
			) : (
				<>
					<ButtonLink to="/forgot-password">Send a new link</ButtonLink>
					<ButtonLink to="/auth" look="secondary">
						Sign in
					</ButtonLink>
				</>
			)}
		</StatePage>
	);
}

function NewPasswordForm({ user }: { user: User }) {
	const [changed, setChanged] = useState(false);
	const [presentNeeded, setPresentNeeded] = useState(false);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, { 'new-password': 'Choose a password' });
		if (hasErrors(blank)) {
			toast(studentMessages.missing);
			return blank;
		}
		const failure = await changePassword(String(values.get('new-password')));
		toast(failure ? linkMessages.recoveryFailed(failure.message) : linkMessages.passwordChanged);
		setChanged(!failure);
		setPresentNeeded(failure?.code === 'current_password_required');
		return fieldErrors(failure);
	});

	if (changed) return <PasswordChanged user={user} />;
	return (
		<AuthPanel
			title="Choose a new password"
			intro={
				<>
					For the account <b className="wrap-anywhere">{user.email}</b>. Other devices on which you
					are signed in will have to sign in again.
				</>
			}
		>
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				{presentNeeded && (
					<p className="rounded-control bg-sun-wash p-4 text-sun-ink">
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
				)}
				<UsernameField address={user.email ?? ''} />
				<NewPasswordField
					label="New password"
					least={
						user.user_metadata.account === 'employer'
							? limits.hostPasswordMinimum
							: limits.passwordMinimum
					}
					error={errors['new-password']}
				/>
				<Button type="submit" size="large" disabled={submitting}>
					{submitting ? 'Saving...' : 'Save the new password'}
				</Button>
			</SubmitForm>
		</AuthPanel>
	);
}

function PasswordChanged({ user }: { user: User }) {
	const from = useReturnPath();
	return (
		<AuthPanel
			title="Choose a new password"
			intro={
				<>
					For the account <b className="wrap-anywhere">{user.email}</b>.
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
				<ButtonLink to={from ?? homePath(user)} size="large" replace>
					{from ? 'Go on where you left off' : 'Go on'}
				</ButtonLink>
			</div>
		</AuthPanel>
	);
}
