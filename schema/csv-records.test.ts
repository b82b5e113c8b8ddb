import { expect, it } from 'vitest';
import { csvRecords } from './csv-records.ts';

const cellsOf = (text: string) => csvRecords(text, 100).map(({ cells }) => cells);

it.each([
	[
		'a,b\r\nc,d\r\n',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	[
		'a;b\nc,d;e',
		[
			['a', 'b'],
			['c,d', 'e'],
		],
	],
	[
		'"a ""b""","c\nd"\n\ne,',
		[
			['a "b"', 'c\nd'],
			['e', ''],
		],
	],
	[`"'=SUM(1)",'tis\n`, [['=SUM(1)', "'tis"]]],
	['', []],
])('%j', (text, records) => {
	expect(cellsOf(text)).toEqual(records);
});

it('knows the lines, also after line breaks in cells', () => {
	expect(csvRecords('a\n"b\nc"\n\nd', 9).map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('refuses what is never closed, and too many', () => {
	expect(() => csvRecords('a,"b', 9)).toThrow(RangeError);
	expect(() => csvRecords('a\nb\nc', 2)).toThrow(RangeError);
});
