import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { heldBack, heldBackIn } from './held-back.ts';

const published = { ...EMPTY_DRAFT, slug: 'loom-intern', status: 'open' } as const;

test.each([
	['of a verified company', { verified: true, overdue: false, published: null }, null],
	['before the verification', { verified: false, overdue: false, published: null }, 'verification'],
	['also a correction', { verified: false, overdue: false, published }, 'verification'],
	['while answers are overdue', { verified: true, overdue: true, published: null }, 'answers'],
	['but a correction goes on', { verified: true, overdue: true, published }, null],
	['verification first', { verified: false, overdue: true, published: null }, 'verification'],
] as const)('%s', (_, draft, reason) => {
	expect(heldBack(draft)).toBe(reason);
});

test('other history entries name no draft', () => {
	for (const state of [null, undefined, 'kept', { from: '/' }])
		expect(heldBackIn(state)).toBeNull();
	const kept = { id: 'b7', heldBack: 'answers' };
	expect(heldBackIn(kept)).toEqual(kept);
});
