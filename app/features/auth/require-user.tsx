import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { openWithState } from '#app/lib/addresses/public-page.ts';
import { allAnswered } from '#app/lib/calls/supabase.ts';
import { Loading } from '#app/ui/loading.tsx';
import { useAuth } from './auth-context.tsx';
import type { ReturnState } from './return-path.ts';

/**
 * Shows its content to a signed-in user, redirects others to the sign-in page, and shows `waiting`
 * until the session has been read.
 * @param waiting also shown in the prerendered page
 */
export function RequireUser({
	signInAt,
	waiting = <Loading />,
	children,
}: {
	signInAt: '/auth' | '/employer-auth';
	waiting?: ReactNode;
	children: (user: User) => ReactNode;
}) {
	const { user, loading, hadSession, signedOutByUser } = useAuth();
	const { pathname, search } = useLocation();
	if (loading) return waiting;
	if (user) return children(user);
	const from: ReturnState = { from: pathname + search, newcomer: !hadSession };
	// The waiting state stays until the sign-in page has loaded, so that the content below does not
	// move.
	return (
		<>
			{waiting}
			<ToSignIn at={signInAt} state={signedOutByUser ? null : from} />
		</>
	);
}

/** A sign-in page is a document of its own, which finds in the history where to return to (lead-to-sign-in.ts). */
function ToSignIn({ at, state }: { at: string; state: ReturnState | null }) {
	// Leaves the document. Once: what is rendered again meanwhile changes nothing.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the session ended
	useEffect(() => {
		void allAnswered().then(() => openWithState(at, state, 'replaceState'));
	}, []);
	return null;
}
