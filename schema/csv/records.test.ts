import { expect, it } from 'vitest';
import { csvRecords } from './records.ts';

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
	[
		'a\tb\r\n"c\td"\te, f\r\n',
		[
			['a', 'b'],
			['c\td', 'e, f'],
		],
	],
	[
		'\uFEFFsep=;\r\na;b,c\r\n1;2\r\n',
		[
			['a', 'b,c'],
			['1', '2'],
		],
	],
	['"sep=,"\na,b\n', [['a', 'b']]],
	[
		'a,b,,\r\n,,,\r\n" ",\u00a0,,\r\nc,,,\r\n,,,\r\n',
		[
			['a', 'b', '', ''],
			['c', '', '', ''],
		],
	],
	[
		'"a" ,"b"x\nc,d',
		[
			['a ', 'bx'],
			['c', 'd'],
		],
	],
	[',,,\n', []],
])('%j', (text, records) => {
	expect(cellsOf(text)).toEqual(records);
});

it('knows the lines, also after line breaks in cells', () => {
	const linesOf = (text: string) => csvRecords(text, 9).map(({ line }) => line);
	expect(linesOf('a\n"b\nc"\n\nd')).toEqual([1, 2, 5]);
	expect(linesOf('a\r"b\rc"\r\rd\r')).toEqual([1, 2, 5]);
	expect(linesOf('sep=,\r\na,b\r\n,\r\n1,"2\r\n"\r\n3,4')).toEqual([2, 4, 6]);
});

it('refuses what is never closed, too many, and what no spreadsheet program has', () => {
	expect(() => csvRecords('a,"b', 9)).toThrow('not closed');
	expect(() => csvRecords('a\nb\nc', 2)).toThrow('too many');
	expect(csvRecords(`a${','.repeat(16_383)}`, 9)[0]?.cells).toHaveLength(16_384);
	expect(() => csvRecords(`a${','.repeat(16_384)}`, 9)).toThrow('too wide');
	expect(csvRecords('a'.repeat(32_767), 9)).toHaveLength(1);
	expect(() => csvRecords('a'.repeat(32_768), 9)).toThrow('too long');
});
