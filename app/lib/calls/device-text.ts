/**
 * A random text that this browser keeps, made at its first sign-in, so that one in another browser is noticed; undefined where it
 * stores nothing. Named on the cookies page. Sign-in pages carry its text (app/page/accounts/ask-ahead.ts): it uses nothing from
 * outside itself.
 */
export function deviceText(): string | undefined {
	const key = 'second-step-device';
	try {
		const stored = localStorage.getItem(key);
		if (stored && /^[\da-f]{32}$/.test(stored)) return stored;
		const bytes = crypto.getRandomValues(new Uint8Array(16));
		const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
		localStorage.setItem(key, text);
		return text;
	} catch {
		// Storage is forbidden here, or full.
		return undefined;
	}
}
