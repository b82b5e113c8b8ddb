import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileDraft } from './profile-draft.ts';
import { forgetProfileDraft, storeSignUpWebsite } from './profile-draft-storage.ts';

const KEY = 'employer-profile-draft';
const ada = { id: 'user-1', email: 'ada@acme.example' };
const stored = new Map<string, string>();
const storage = {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => void stored.set(key, value),
	removeItem: (key: string) => void stored.delete(key),
} as Storage;
const saved = profileDraft(() => storage);

function typed(values: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return form;
}

beforeEach(() => saved.clear());
afterEach(() => vi.unstubAllGlobals());

describe('profileDraft', () => {
	it('returns what was typed, and the step', () => {
		saved.write(ada, typed({ company_name: 'Acme', phone: '' }), 2);
		expect(saved.read(ada)).toEqual({ texts: { company_name: 'Acme', phone: '' }, step: 2 });
	});

	it('shows a user only what that user typed', () => {
		saved.write(ada, typed({ company_name: 'Acme' }), 2);
		expect(saved.read({ id: 'user-2', email: 'bob@acme.example' })).toBeNull();
	});

	it('gives the website from the sign-up to the owner of the email address, in any letter case', () => {
		storeSignUpWebsite(() => storage, 'Ada@Acme.example', 'https://acme.example');
		expect(saved.read(ada)).toEqual({ texts: { website: 'https://acme.example' }, step: 1 });
		expect(saved.read({ id: 'user-2', email: 'bob@acme.example' })).toBeNull();
	});

	it.each(['', 'null', '[]', '{"owner":1}', '{"owner":"user-1","step":{}'])(
		'reads nothing from %j',
		(text) => {
			stored.set(KEY, text);
			expect(saved.read(ada)).toBeNull();
		},
	);

	it('ignores fields it does not know', () => {
		stored.set(KEY, '{"owner":"user-1","step":"x","verified":"true","__proto__":"y"}');
		expect(saved.read(ada)).toEqual({ texts: {}, step: 1 });
	});

	it('is deleted with the account', () => {
		vi.stubGlobal('localStorage', storage);
		saved.write(ada, typed({ phone: '1' }), 1);
		forgetProfileDraft();
		expect(stored.size).toBe(0);
	});

	it('is deleted when cleared, and works without any storage', () => {
		saved.write(ada, typed({ phone: '1' }), 1);
		saved.clear();
		expect(stored.size).toBe(0);
		const none = profileDraft(() => {
			throw new Error('forbidden');
		});
		none.write(ada, typed({}), 1);
		expect(none.read(ada)).toBeNull();
	});
});
