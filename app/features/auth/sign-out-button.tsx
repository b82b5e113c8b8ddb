import { useState } from 'react';
import { siteMessages } from '#app/messages/every-page.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';
import { toast } from '#app/ui/toast.ts';
import { signOut } from './session.ts';

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
			{leaving ? 'Signing out...' : 'Sign Out'}
		</Button>
	);
}
