import { useState } from 'react';
import { signOut, useAuth } from '#app/features/auth/auth-context.tsx';
import { siteMessages } from '#app/messages/every-page.ts';
import { Button, ButtonLink, type ButtonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { account, employerSignIn, studentSignIn } from './navigation.ts';

/** Employer Sign In and Sign In for a visitor; Sign Out and the account for a user. */
export function AccountButtons() {
	const { user } = useAuth();
	if (user) {
		return (
			<>
				<SignOutButton look="text" />
				<ButtonLink to={account.to} look="secondary">
					{account.label}
				</ButtonLink>
			</>
		);
	}
	return (
		<>
			<ButtonLink to={employerSignIn.to} look="text">
				{employerSignIn.label}
			</ButtonLink>
			<ButtonLink to={studentSignIn.to}>{studentSignIn.label}</ButtonLink>
		</>
	);
}

/** @param onSignedOut closes the menu that it is in */
export function SignOutButton({
	onSignedOut,
	look = 'secondary',
	className,
}: {
	onSignedOut?: () => void;
	look?: ButtonLook;
	className?: string;
}) {
	const [leaving, setLeaving] = useState(false);
	const leave = async () => {
		setLeaving(true);
		const failure = await signOut();
		setLeaving(false);
		if (failure) toast(siteMessages.signOutFailed(failure.message));
		else onSignedOut?.();
	};
	return (
		<Button look={look} onClick={leave} disabled={leaving} className={className}>
			Sign Out
		</Button>
	);
}
