import { expect, test } from 'vitest';
import { digestOf, newRecoveryCodes, sealed, unsealed } from './secrets.ts';

test('a secret is stored so that only this server can read it', () => {
	const stored = sealed('JBSWY3DPEHPK3PXP', 'key of the server');
	expect(stored).not.toContain('JBSWY3DPEHPK3PXP');
	expect(sealed('JBSWY3DPEHPK3PXP', 'key of the server')).not.toBe(stored);
	expect(unsealed(stored, 'key of the server')).toBe('JBSWY3DPEHPK3PXP');
	expect(unsealed(stored, 'another key')).toBeUndefined();
	expect(unsealed('AAAA', 'key of the server')).toBeUndefined();
});

test('recovery codes are eight, all different, without letters that look alike', () => {
	const codes = newRecoveryCodes();
	expect(new Set(codes).size).toBe(8);
	for (const code of codes)
		expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/);
});

test('a recovery code is the same however it is typed, and another one for another account', () => {
	const digest = digestOf('one', '7kq2-m9xd-b4tn');
	expect(digestOf('one', ' 7KQ2 M9XD B4TN ')).toBe(digest);
	expect(digestOf('one', '7kq2m9xdb4tn')).toBe(digest);
	expect(digestOf('two', '7kq2-m9xd-b4tn')).not.toBe(digest);
	expect(digestOf('one', '7kq2-m9xd-b4tm')).not.toBe(digest);
});
