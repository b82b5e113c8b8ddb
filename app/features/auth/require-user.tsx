import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
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
			<Navigate to={signInAt} replace state={signedOutByUser ? null : from} />
		</>
	);
}
