import { expect, test } from 'vitest';
import { wrap } from './social-card.ts';

test('a text that fits stays on one line', () => {
	expect(wrap('London programs', 40, 'bold', 600)).toEqual(['London programs']);
});

test('a longer one breaks between words and loses none', () => {
	const text = 'Civil and Structural Engineering Program';
	const lines = wrap(text, 70, 'bold', 600);
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.join(' ')).toBe(text);
});

test('a word wider than the line stands alone', () => {
	expect(wrap('an Unbreakable word', 70, 'bold', 100)).toEqual(['an', 'Unbreakable', 'word']);
});
