import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { deviceText } from '#app/lib/calls/device-text.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { AppSetUp, RecoveryCodes } from '#schema/second-step.ts';

export const beginApp = (password: string) =>
	callApi<AppSetUp>('/second-step/app/begin', { password });

export const confirmApp = (code: string) =>
	callApi<RecoveryCodes>('/second-step/app/confirm', { code, device: deviceText() });

export const removeApp = (password: string) =>
	callApi<object>('/second-step/app/remove', { password });

/** Whether this browser supports passkeys at all: that inside another app may not. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The script that speaks to the device; null where it could not be loaded. */
const passkeyPart = () =>
	import('./passkey-browser.ts').catch((error) => {
		console.error(error);
		return null;
	});
const NOT_LOADED = 'A part of this page could not be loaded. Load the page again.';

/** Asks the device for a passkey and stores it. */
export async function addPasskey(password: string): Promise<CallResult<RecoveryCodes>> {
	const [part, begun] = await Promise.all([
		passkeyPart(),
		callApi<PublicKeyCredentialCreationOptionsJSON>('/second-step/passkeys/begin', { password }),
	]);
	if (!begun.ok) return begun;
	if (!part) return notSigned(NOT_LOADED);
	const made = await part.makePasskey(begun.value);
	if (!made.ok) return notSigned(made.words);
	return callApi('/second-step/passkeys/confirm', {
		response: made.response,
		device: deviceText(),
	});
}

export const removePasskey = (id: string, password: string) =>
	callApi<object>('/second-step/passkeys/remove', { id, password });

/** Takes the step with a passkey of this device. */
export async function takeWithPasskey(): Promise<CallResult<object>> {
	const [part, asked] = await Promise.all([
		passkeyPart(),
		callApi<PublicKeyCredentialRequestOptionsJSON>('/second-step/passkeys/ask', {}),
	]);
	if (!asked.ok) return asked;
	if (!part) return notSigned(NOT_LOADED);
	const signed = await part.signWithPasskey(asked.value);
	if (!signed.ok) return notSigned(signed.words);
	return callApi('/second-step/passkeys/take', { response: signed.response, device: deviceText() });
}

const notSigned = (message: string): CallResult<never> => ({
	ok: false,
	status: 400,
	code: 'not_signed',
	message,
});

export const renewCodes = (password: string) =>
	callApi<RecoveryCodes>('/second-step/recovery-codes', { password });

/** @param code of the app, or a recovery code */
export const takeStep = (code: string) =>
	callApi<object>('/second-step/take', { code, device: deviceText() });

/** A refusal at its field; null where it is about none. */
export function errorsOf(result: CallResult<unknown>): FieldErrors | null {
	if (result.ok) return null;
	if (result.code === 'current_password_invalid') return { password: result.message };
	return result.status === 422 ? { code: result.message } : null;
}
