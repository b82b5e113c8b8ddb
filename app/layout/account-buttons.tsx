import { useState } from 'react';
import { signOut, useAuth } from '#app/features/auth/auth-context.tsx';
import { messages } from '#app/messages.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';

/** Sign In and Employer Sign In for a visitor; the account and Sign Out for a user. */
export function AccountButtons({ onNavigate }: { onNavigate?: () => void }) {
	const { user } = useAuth();
	if (user) {
		return (
			<>
				<ButtonLink to="/account" onClick={onNavigate}>
					Account
				</ButtonLink>
				<SignOutButton />
			</>
		);
	}
	return (
		<>
			<ButtonLink
				to="/employer-auth"
				look="secondary"
				className="whitespace-nowrap"
				onClick={onNavigate}
			>
				Employer Sign In
			</ButtonLink>
			<ButtonLink to="/auth" className="whitespace-nowrap" onClick={onNavigate}>
				Sign In
			</ButtonLink>
		</>
	);
}

export function SignOutButton() {
	const [leaving, setLeaving] = useState(false);
	const leave = async () => {
		setLeaving(true);
		const failure = await signOut();
		setLeaving(false);
		if (failure) toast(messages.own.signOutFailed(failure));
	};
	return (
		<Button look="secondary" onClick={leave} disabled={leaving} className="whitespace-nowrap">
			Sign Out
		</Button>
	);
}
