import fc from 'fast-check';

/**
 * Any character of Unicode, as a unit of `fc.string`. The unit "binary" of fast-check has the same ones,
 * and makes a table of them all first, for two seconds.
 */
export const anyCharacter = fc
	.oneof(fc.integer({ max: 0xd7ff, min: 0 }), fc.integer({ max: 0x10ffff, min: 0xe000 }))
	.map((code) => String.fromCodePoint(code));
