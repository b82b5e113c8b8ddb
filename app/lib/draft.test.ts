import { describe, expect, test, vi } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { draft } from './draft.ts';

const KEY = 'some-draft';

function storageWith(text: string | null) {
	const items = new Map(text === null ? [] : [[KEY, text]]);
	const storage = {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	} as Storage;
	return { items, stored: draft(() => storage, KEY) };
}

function valuesOf(texts: Record<string, string>) {
	const values = new FormData();
	for (const [name, text] of Object.entries(texts)) values.set(name, text);
	return values;
}

test('what was typed can be read until it is cleared; the honeypot is never stored', () => {
	const { items, stored } = storageWith(null);
	stored.write(valuesOf({ subject: 'Leeds', message: '', [honeypot.field]: 'x' }));
	expect(stored.read()).toEqual({ subject: 'Leeds', message: '' });
	stored.clear();
	expect(stored.read()).toEqual({});
	expect(items.size).toBe(0);
});

test.each([
	['nothing', null, {}],
	['no JSON', 'broken {', {}],
	['null', 'null', {}],
	['a number', '7', {}],
	['a text', '"Leeds"', {}],
	['a list of numbers', '[1, 2]', {}],
	['values that are no texts', '{"subject":{"a":1},"name":"Ann","step":3}', { name: 'Ann' }],
])('%s in its place is a draft of what is text in it', (_, text, expected) => {
	expect(storageWith(text).stored.read()).toEqual(expected);
});

describe('a storage that is forbidden', () => {
	const stored = draft(() => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	}, KEY);

	test('stores nothing and throws nothing', () => {
		const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
		stored.write(valuesOf({ subject: 'Leeds' }));
		stored.clear();
		expect(stored.read()).toEqual({});
		expect(warned).toHaveBeenCalledTimes(2);
		warned.mockRestore();
	});
});
