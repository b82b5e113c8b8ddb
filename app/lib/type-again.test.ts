import { afterEach, expect, test, vi } from 'vitest';
import { followTyping, loadWithTyped } from './type-again.ts';

afterEach(() => vi.unstubAllGlobals());

class Input {
	name = '';
	type = 'text';
	autocomplete = '';
	value = 'typed';
	isConnected = true;
	form = { closest: () => null, elements: [] };
}

/** Types into fields of a page that is loaded again. @returns the names of those whose text waits in the tab's storage */
function storedOf(fields: Partial<Input>[]): string[] {
	const stored: string[] = [];
	const heard: ((event: { target: Input }) => void)[] = [];
	const user = { id: 'ada', user_metadata: {} };
	const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 4_000_000_000, user };
	vi.stubGlobal('HTMLInputElement', Input);
	vi.stubGlobal('HTMLTextAreaElement', class {});
	vi.stubGlobal('HTMLSelectElement', class {});
	vi.stubGlobal('addEventListener', (_: string, hear: (typeof heard)[number]) => heard.push(hear));
	vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) });
	vi.stubGlobal('sessionStorage', {
		getItem: () => null,
		removeItem: () => undefined,
		setItem: (_: string, text: string) => stored.push(text),
	});
	vi.stubGlobal('location', { pathname: '/account/security', search: '', reload: vi.fn() });
	followTyping();
	const typed = fields.map((field) => Object.assign(new Input(), { value: field.name }, field));
	for (const target of typed) for (const hear of heard) hear({ target });
	loadWithTyped();
	return typed.map(({ value }) => value).filter((value) => stored.join().includes(`"${value}"`));
}

test('what was typed waits for the page, but no password, shown or not, and no code', () => {
	const fields: Partial<Input>[] = [
		{ name: 'company' },
		{ name: 'hidden-one', type: 'password', autocomplete: 'current-password' },
		{ name: 'shown-one', autocomplete: 'current-password' },
		{ name: 'new-one', autocomplete: 'new-password' },
		{ name: 'app-code', autocomplete: 'one-time-code' },
		{ name: 'code', autocomplete: 'off' },
	];
	expect(storedOf(fields)).toEqual(['company']);
});
