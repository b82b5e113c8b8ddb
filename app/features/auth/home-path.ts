import type { User } from '@supabase/auth-js';

/**
 * The page after signing in, if no guard redirected the user; the employer portal chooses the next
 * step.
 */
export const homePath = (user: User) =>
	user.user_metadata.account === 'employer' ? '/employer-auth' : '/';
