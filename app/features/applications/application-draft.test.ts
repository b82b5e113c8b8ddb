import { afterEach, expect, it, vi } from 'vitest';
import { forgetUserDrafts } from '#app/lib/draft.ts';
import { applicationDraft, draftFor } from './application-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage whose keys are its own properties, as in a browser. */
function fakeStorage() {
	const methods = {
		getItem(this: Record<string, string>, key: string) {
			return this[key] ?? null;
		},
		setItem(this: Record<string, string>, key: string, value: string) {
			this[key] = value;
		},
		removeItem(this: Record<string, string>, key: string) {
			delete this[key];
		},
	};
	return Object.create(methods);
}

it('is one for each internship, and all are deleted, for every user', () => {
	const storage = fakeStorage();
	vi.stubGlobal('sessionStorage', storage);
	const typed = (text: string) => {
		const form = new FormData();
		form.set('motivation', text);
		return form;
	};
	storage.setItem('contact-draft', '{}');
	applicationDraft.write('user-1', typed('Bridges'));
	draftFor('loom-intern').write('user-1', typed('Looms'));
	expect(applicationDraft.read('user-1')).toEqual({ motivation: 'Bridges' });
	expect(draftFor('loom-intern').read('user-1')).toEqual({ motivation: 'Looms' });
	expect(draftFor('yarn-intern').read('user-1')).toBeNull();
	storage.setItem('profile-draft-skills', '{}');
	storage.setItem('portal-draft-moves', '{}');
	forgetUserDrafts();
	expect(Object.keys(storage)).toEqual(['contact-draft']);
});
