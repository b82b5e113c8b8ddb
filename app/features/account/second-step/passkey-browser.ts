import {
	type AuthenticationResponseJSON,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	type RegistrationResponseJSON,
	startAuthentication,
	startRegistration,
} from '@simplewebauthn/browser';

/** What came of asking a device: `words` say why it made or signed nothing. */
type Asked<T> = { ok: true; response: T } | { ok: false; words: string };

const wordsOf: Record<string, string> = {
	InvalidStateError: 'This device has a passkey for this account already.',
	NotAllowedError: 'The device was not used in time, or the question was closed. Try again.',
	SecurityError: 'This browser allows no passkeys at this address.',
	NotSupportedError: 'This browser does not support passkeys.',
	ConstraintError:
		'This device cannot check that it is you. Set a PIN or a screen lock on it, or use another one.',
};

async function asked<T>(work: () => Promise<T>): Promise<Asked<T>> {
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
): Promise<Asked<RegistrationResponseJSON>> => asked(() => startRegistration({ optionsJSON }));

/** Signs with one. */
export const signWithPasskey = (
	optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<Asked<AuthenticationResponseJSON>> => asked(() => startAuthentication({ optionsJSON }));
