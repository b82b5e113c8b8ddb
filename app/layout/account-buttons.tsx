import { useEffect, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { employerSignIn, studentSignIn } from './navigation.ts';

/** What a signed-in person finds in header and menu; undefined for a visitor, and until it is loaded. */
export function useSignedInParts() {
	const { user, loading } = useAuth();
	const [parts, setParts] = useState<typeof import('./signed-in.tsx')>();
	const isSignedIn = user !== null;
	// Loads, and tells the styles of the whole document that it is not known yet who this is.
	useEffect(() => {
		if (isSignedIn) import('./signed-in.tsx').then(setParts, console.error);
		if (!loading) document.documentElement.toggleAttribute('data-session', isSignedIn);
	}, [isSignedIn, loading]);
	return isSignedIn ? parts : undefined;
}

/** Employer Sign In and Sign In for a visitor. */
export function AccountButtons() {
	const { user } = useAuth();
	const parts = useSignedInParts();
	if (user) return parts && <parts.HeaderButtons user={user} />;
	return (
		<div data-visitor="" className="for-known hidden items-center whitespace-nowrap @bar:flex">
			<ButtonLink to={employerSignIn.to} look="text" className="px-2!">
				{employerSignIn.label}
			</ButtonLink>
			<ButtonLink to={studentSignIn.to} look="secondary" className="px-3.5!">
				{studentSignIn.label}
			</ButtonLink>
		</div>
	);
}
