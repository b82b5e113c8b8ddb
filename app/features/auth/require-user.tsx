import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from '#app/ui/loading.tsx';
import { useAuth } from './auth-context.tsx';
import type { ReturnState } from './return-path.ts';

/**
 * Lets a signed-in user through, sends others to sign in, and says so while it is not known.
 * @param waiting what stands there until then, and in the prerendered page
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
	const { user, loading, signedOutByUser } = useAuth();
	const { pathname, search } = useLocation();
	if (loading) return waiting;
	if (user) return children(user);
	const from: ReturnState = { from: pathname + search };
	// What waits stays until the other page is there: what is below would jump up for a moment.
	return (
		<>
			{waiting}
			<Navigate to={signInAt} replace state={signedOutByUser ? null : from} />
		</>
	);
}
