import { afterEach, expect, it, vi } from 'vitest';
import { applicationDraft, forgetApplicationDraft } from './application-draft.ts';

afterEach(() => vi.unstubAllGlobals());

it('is deleted for every user', () => {
	const stored = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	const typed = new FormData();
	typed.set('motivation', 'Bridges');
	applicationDraft.write('user-1', typed);
	expect(applicationDraft.read('user-1')).toEqual({ motivation: 'Bridges' });
	forgetApplicationDraft();
	expect(stored.size).toBe(0);
});
