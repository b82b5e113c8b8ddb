import { afterEach, expect, test, vi } from 'vitest';
import { sessionStorage } from './session-storage.ts';

afterEach(() => {
	sessionStorage.removeItem('session');
	vi.unstubAllGlobals();
});

const fails = () => {
	throw new DOMException('no', 'QuotaExceededError');
};

test.each([
	['forbidden', { getItem: fails, setItem: fails, removeItem: fails }],
	['full', { getItem: () => null, setItem: fails, removeItem: () => {} }],
])('a session is in memory where storage is %s, until it ends', (_, storage) => {
	vi.stubGlobal('localStorage', storage);
	sessionStorage.setItem('session', 'a');
	expect(sessionStorage.getItem('session')).toBe('a');
	sessionStorage.removeItem('session');
	expect(sessionStorage.getItem('session')).toBeNull();
});

test('a session is stored where that is possible, also when it was not before', () => {
	const stored = new Map<string, string>();
	let full = true;
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => (full ? fails() : void stored.set(key, value)),
		removeItem: (key: string) => stored.delete(key),
	});
	sessionStorage.setItem('session', 'a');
	full = false;
	sessionStorage.setItem('session', 'b');
	expect([...stored]).toEqual([['session', 'b']]);
	expect(sessionStorage.getItem('session')).toBe('b');
	// Emptied by the visitor, or by another tab that signed out.
	stored.clear();
	expect(sessionStorage.getItem('session')).toBeNull();
});
