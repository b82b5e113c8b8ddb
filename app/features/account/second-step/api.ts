import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { AppSetUp, RecoveryCodes } from '#schema/second-step.ts';

/** The key of a random text in localStorage, so that a sign-in in a new browser is noticed; named on the cookies page. */
const DEVICE_KEY = 'second-step-device';

/** The text of this browser, made at its first use; undefined where it stores nothing. */
function deviceText(): string | undefined {
	try {
		const stored = localStorage.getItem(DEVICE_KEY);
		if (stored && /^[\da-f]{32}$/.test(stored)) return stored;
		const bytes = crypto.getRandomValues(new Uint8Array(16));
		const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
		localStorage.setItem(DEVICE_KEY, text);
		return text;
	} catch {
		// Storage is forbidden here, or full.
		return undefined;
	}
}

export const beginApp = (password: string) =>
	callApi<AppSetUp>('/second-step/app/begin', { password });

export const confirmApp = (code: string) =>
	callApi<RecoveryCodes>('/second-step/app/confirm', { code, device: deviceText() });

export const removeApp = (password: string) =>
	callApi<object>('/second-step/app/remove', { password });

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
