import { useState } from 'react';
import { signOut, useAuth } from '#app/features/auth/auth-context.tsx';
import { siteMessages } from '#app/messages/every-page.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';

/**
 * Sign In and Employer Sign In for a visitor; the account and Sign Out for a user.
 * @param onNavigate closes the menu that they are in: a link was followed, or the user has signed out
 */
export function AccountButtons({ onNavigate }: { onNavigate?: () => void }) {
	const { user } = useAuth();
	if (user) {
		return (
			<>
				<ButtonLink to="/account" onClick={onNavigate}>
					Account
				</ButtonLink>
				<SignOutButton onSignedOut={onNavigate} />
			</>
		);
	}
	return (
		<>
			<ButtonLink to="/employer-auth" look="secondary" onClick={onNavigate}>
				Employer Sign In
			</ButtonLink>
			<ButtonLink to="/auth" onClick={onNavigate}>
				Sign In
			</ButtonLink>
		</>
	);
}

export function SignOutButton({
	onSignedOut,
	className,
}: {
	onSignedOut?: (() => void) | undefined;
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
		<Button look="secondary" onClick={leave} disabled={leaving} className={className}>
			Sign Out
		</Button>
	);
}
