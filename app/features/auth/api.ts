import { type AuthFailure, callAuthSafely } from './auth-context.tsx';

export type Account = {
	email: string;
	password: string;
	fullName: string;
	/** The page to go to once the address is confirmed. */
	destination: string | null;
};

/** Where a mailed link leads in the end. @param path of this site; its root where there is none */
const addressOf = (path: string | null) => location.origin + (path ?? '/');

/**
 * @param extra further metadata of the user, such as `{ account: 'employer' }`
 * @param ask callAuth where what is thrown is to reach the caller
 */
export const signUp = (
	{ email, password, fullName, destination }: Account,
	extra: Record<string, string> = {},
	ask = callAuthSafely,
): Promise<AuthFailure> =>
	ask((client) =>
		client.signUp({
			email,
			password,
			options: { emailRedirectTo: addressOf(destination), data: { full_name: fullName, ...extra } },
		}),
	);

export const signIn = (
	email: string,
	password: string,
	ask = callAuthSafely,
): Promise<AuthFailure> => ask((client) => client.signInWithPassword({ email, password }));

/** Whether a sign-in failed because the address is not confirmed yet. */
export const isUnconfirmed = (failure: AuthFailure) => failure?.code === 'email_not_confirmed';

/** Sends that link once more, to an address that still waits for it; to all others nothing. */
export const sendConfirmationAgain = (
	email: string,
	destination: string | null,
): Promise<AuthFailure> =>
	callAuthSafely((client) =>
		client.resend({
			type: 'signup',
			email,
			options: { emailRedirectTo: addressOf(destination) },
		}),
	);

export const requestNewPassword = (
	email: string,
	destination: string | null = null,
): Promise<AuthFailure> =>
	callAuthSafely((client) =>
		client.resetPasswordForEmail(email, { redirectTo: addressOf(destination) }),
	);

export const changePassword = (password: string): Promise<AuthFailure> =>
	callAuthSafely((client) => client.updateUser({ password }));
