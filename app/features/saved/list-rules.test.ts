import { describe, expect, it } from 'vitest';
import { listIn } from './device-list.ts';
import { joined, listFor, onDeviceOnly } from './list-rules.ts';

const list = {
	mine: { name: 'Mine', at: 1, of: 'me' },
	theirs: { name: 'Theirs', at: 2, of: 'them' },
	nobodys: { name: 'On this device', at: 3 },
};
const saved = (slug: string) => ({
	slug,
	title: 'Loom Intern',
	company: 'Tidewell Systems',
	city: null,
	saved_at: '2026-11-22T10:00:00Z',
});
const none = new Set<string>();

describe('a device', () => {
	it('keeps what is its own, and of accounts only the one that is signed in', () => {
		expect(Object.keys(listFor(list, 'me'))).toEqual(['mine', 'nobodys']);
		expect(Object.keys(listFor(list, null))).toEqual(['nobodys']);
		expect(onDeviceOnly(list)).toEqual(['nobodys']);
	});

	it('reads what is valid of what is stored, and nothing else', () => {
		const stored = { good: list.mine, bad: { name: 1 }, worse: null, of: { ...list.mine, of: 5 } };
		expect(listIn(JSON.stringify(stored))).toEqual({ good: list.mine });
		for (const text of [null, '', '{', 'null', '[]', '"x"', '5']) expect(listIn(text)).toEqual({});
	});
});

describe('after the account has answered', () => {
	it('has what the account has, and still what the account could not take', () => {
		const answer = { saved: [saved('nobodys'), saved('elsewhere')], unknown: [] };
		const full = { ...list, 'one-too-many': { name: 'Full', at: 4 } };
		expect(joined(listFor(full, 'me'), answer, 'me', none)).toEqual({
			nobodys: { name: 'Loom Intern, Tidewell Systems, remote', at: 1795341600000, of: 'me' },
			elsewhere: { name: 'Loom Intern, Tidewell Systems, remote', at: 1795341600000, of: 'me' },
			'one-too-many': { name: 'Full', at: 4 },
		});
	});

	it('forgets what was removed on another device, and what is no longer shown', () => {
		const answer = { saved: [], unknown: ['nobodys'] };
		expect(joined(listFor(list, 'me'), answer, 'me', none)).toEqual({});
	});

	it('does not bring back what was removed meanwhile', () => {
		const answer = { saved: [saved('mine')], unknown: [] };
		expect(joined({}, answer, 'me', new Set(['mine']))).toEqual({});
	});
});
