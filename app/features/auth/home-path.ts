import type { User } from '@supabase/auth-js';

/** Where somebody goes who has signed in and came from nowhere; the employer portal knows their next step. */
export const homePath = (user: User) =>
	user.user_metadata.account === 'employer' ? '/employer-auth' : '/';
