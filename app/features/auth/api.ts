import { fieldMessages } from '#app/messages/fields.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';
import { type AuthFailure, callAuthSafely } from './session.ts';

export type Account = {
	email: string;
	password: string;
	fullName: string;
	/** The page to go to once the address is confirmed. */
	destination: string | null;
};

/**
 * The page to open after a link from an email.
 * @param path of this site; the home page if there is none
 */
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
			options: {
				emailRedirectTo: addressOf(destination),
				data: { full_name: fullName, ...extra, terms: TERMS_VERSION },
			},
		}),
	);

export const signIn = (
	email: string,
	password: string,
	ask = callAuthSafely,
): Promise<AuthFailure> => ask((client) => client.signInWithPassword({ email, password }));

/** The field that a refusal is about, by the server's error code. */
const refusedFields: Record<string, string> = {
	invalid_credentials: 'password',
	weak_password: 'new-password',
	same_password: 'new-password',
	current_password_required: 'password',
	current_password_invalid: 'password',
	email_address_invalid: 'email',
	user_already_exists: 'email',
	email_exists: 'email',
};

/** A refusal as the error of the field that it is about; null where it is about none, or nothing failed. */
export function fieldErrors(failure: AuthFailure): Record<string, string> | null {
	if (failure?.code === 'validation_failed' && failure.message.includes('email address'))
		return { email: fieldMessages.email };
	const field = failure && refusedFields[failure.code];
	return field ? { [field]: failure.message } : null;
}

/** Whether a sign-in failed because the email address is not confirmed yet. */
export const isUnconfirmed = (failure: AuthFailure) => failure?.code === 'email_not_confirmed';

/** Sends the confirmation link again, if the address is still unconfirmed. */
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

/** @param present not asked for after a mailed link to choose a new password */
export const changePassword = (password: string, present?: string): Promise<AuthFailure> =>
	callAuthSafely((client) =>
		client.updateUser({ password, ...(present !== undefined && { current_password: present }) }),
	);

/** Sends a link to the new address; the present one stays until it is followed. */
export const changeAddress = (email: string, present: string): Promise<AuthFailure> =>
	callAuthSafely((client) =>
		client.updateUser(
			{ email, current_password: present },
			{ emailRedirectTo: addressOf('/account/security') },
		),
	);
