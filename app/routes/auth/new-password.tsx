import type { User } from '@supabase/auth-js';
import { useNavigate } from 'react-router';
import { changePassword } from '#app/features/auth/api.ts';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { useCameFrom } from '#app/features/auth/came-from.ts';
import { homeOf } from '#app/features/auth/home-of.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { NewPasswordField } from '#app/ui/account-fields.tsx';
import { AuthPanel } from '#app/ui/auth-panel.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { toast } from '#app/ui/toast.tsx';
import { blankFields, hasErrors, useSubmit } from '#app/ui/use-submit.ts';

export const meta = () =>
	pageMeta({
		title: 'Choose a new password',
		description: 'Choose a new password for your account after opening the link from our email.',
		path: '/new-password',
		hidden: true,
	});

/** Reached by the mailed link, whose session is what allows the change. */
export default function NewPassword() {
	const { user, loading } = useAuth();
	if (loading)
		return (
			<AuthPanel title="Choose a new password" lede="This page opens from the link in our email.">
				<Loading />
			</AuthPanel>
		);
	if (user) return <NewPasswordForm user={user} />;
	return (
		<AuthPanel
			title="Choose a new password"
			lede="This page opens from the link in our email. Ask for a new link if yours has been used or has expired."
		>
			<ButtonLink to="/forgot-password">Send a new link</ButtonLink>
		</AuthPanel>
	);
}

function NewPasswordForm({ user }: { user: User }) {
	const navigate = useNavigate();
	const from = useCameFrom();
	const { onSubmit, errors, submitting, disabled } = useSubmit(async (values) => {
		const blank = blankFields(values, { 'new-password': 'Choose a password' });
		if (hasErrors(blank)) {
			toast(studentMessages.missing);
			return blank;
		}
		const failure = await changePassword(String(values.get('new-password')));
		toast(failure ? linkMessages.recoveryFailed(failure.message) : linkMessages.passwordChanged);
		if (!failure) await navigate(from ?? homeOf(user), { replace: true });
		return null;
	});

	return (
		<AuthPanel
			title="Choose a new password"
			lede={
				<>
					For the account <b className="wrap-anywhere">{user.email}</b>. Other devices on which you
					are signed in will have to sign in again.
				</>
			}
		>
			<form noValidate onSubmit={onSubmit} className="grid gap-5">
				<NewPasswordField label="New password" error={errors['new-password']} />
				<Button type="submit" size="large" disabled={disabled}>
					{submitting ? 'Saving...' : 'Save the new password'}
				</Button>
			</form>
		</AuthPanel>
	);
}
