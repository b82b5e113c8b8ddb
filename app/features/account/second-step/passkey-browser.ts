import {
	type AuthenticationResponseJSON,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	type RegistrationResponseJSON,
	startAuthentication,
	startRegistration,
} from '@simplewebauthn/browser';

/** What a device answers: `words` say why it made or signed nothing. */
type Result<T> = { ok: true; response: T } | { ok: false; words: string };

const wordsOf: Record<string, string> = {
	InvalidStateError: 'This device has a passkey for this account already.',
	NotAllowedError: 'The device was not used in time, or the question was closed. Try again.',
	SecurityError: 'This browser allows no passkeys at this address.',
	NotSupportedError: 'This browser does not support passkeys.',
	ConstraintError:
		'This device cannot check that it is you. Set a PIN or a screen lock on it, or use another one.',
};

async function resultOf<T>(work: () => Promise<T>): Promise<Result<T>> {
	try {
		return { ok: true, response: await work() };
	} catch (error) {
		const words = wordsOf[(error as Error).name];
		if (words === undefined) console.error(error);
		return { ok: false, words: words ?? 'This browser could not use a passkey.' };
	}
}

/** Makes a passkey. */
export const makePasskey = (
	optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<Result<RegistrationResponseJSON>> => resultOf(() => startRegistration({ optionsJSON }));

/** Signs a challenge with a passkey. */
export const signWithPasskey = (
	optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<Result<AuthenticationResponseJSON>> =>
	resultOf(() => startAuthentication({ optionsJSON }));
