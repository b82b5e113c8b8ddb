import { expect, it } from 'vitest';
import { verifiedWords } from './verified-words.ts';

it('says what was checked, and when', () => {
	const words = (checks: ('company-number' | 'website' | 'mail-domain')[]) =>
		verifiedWords({ verification: { on: '2026-03-03', checks } });
	expect(words(['company-number', 'website'])).toBe(
		'Our staff checked its number at Companies House and its website on 3 March 2026.',
	);
	expect(words([])).toBe('Our staff checked the company on 3 March 2026.');
	expect(verifiedWords({ verification: null })).toBe('Our staff checked the company.');
});
