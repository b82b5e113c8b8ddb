import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { guardedCell, unguardedCell } from './guarded-cell.ts';

test.each([
	['=SUM(1)', "'=SUM(1)"],
	['+447700900123', "'+447700900123"],
	["'=1", "''=1"],
	['00447700900123', "'00447700900123"],
	['12345678901234567890', "'12345678901234567890"],
	['1E5', "'1E5"],
	["'1E5", "''1E5"],
	['020 7946 0000', '020 7946 0000'],
	['123456789012345', '123456789012345'],
	['0', '0'],
	['0.5', '0.5'],
	["'tis", "'tis"],
	['', ''],
])('%j is %j in a cell, and is read as before', (text, cell) => {
	expect(guardedCell(text)).toBe(cell);
	expect(unguardedCell(cell)).toBe(text);
});

it('gives back every text', () => {
	const letters = fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n＝0123456789eE. a") });
	fc.assert(
		fc.property(letters, (text) => {
			expect(unguardedCell(guardedCell(text))).toBe(text);
			expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
		}),
	);
});
