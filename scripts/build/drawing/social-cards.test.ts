import { expect, test } from 'vitest';
import { socialCards } from './social-cards.ts';

test('each picture has a name of its own', () => {
	const names = socialCards.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});
