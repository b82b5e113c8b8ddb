import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unguardedCell } from '#schema/csv/guarded-cell.ts';
import { csvLine, safeName, savedFile } from './sent-files.ts';

test.each([
	['Đức "x" CV.pdf', 'Duc x CV.pdf', '%C4%90%E1%BB%A9c%20%22x%22%20CV.pdf'],
	['Łukasz Żółć CV.pdf', 'Lukasz Zolc CV.pdf', '%C5%81ukasz%20%C5%BB%C3%B3%C5%82%C4%87%20CV.pdf'],
	['O’Brien CV.pdf', "O'Brien CV.pdf", 'O%E2%80%99Brien%20CV.pdf'],
	['李小龙 CV.pdf', 'CV.pdf', '%E6%9D%8E%E5%B0%8F%E9%BE%99%20CV.pdf'],
	['李-小龙.pdf', 'CV.pdf', '%E6%9D%8E-%E5%B0%8F%E9%BE%99.pdf'],
	['李 (2) CV.pdf', '(2) CV.pdf', '%E6%9D%8E%20%282%29%20CV.pdf'],
	['面接.ics', 'file.ics', '%E9%9D%A2%E6%8E%A5.ics'],
	['applications.csv', 'applications.csv', 'applications.csv'],
])('the header of %s has letters of ASCII only', (file, plain, encoded) => {
	expect(savedFile('', 'application/pdf', file).headers.get('content-disposition')).toBe(
		`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
	);
});

test.each([
	['Nguyễn Đức', 'Nguyễn Đức'],
	['../../etc/passwd', 'etc passwd'],
	['C:\\Windows', 'C Windows'],
	['a\u202Efdp.exe\0', 'a fdp.exe'],
	['...', 'Applicant'],
	['  ', 'Applicant'],
	[null, 'Applicant'],
	['NUL', 'Applicant'],
	['😀'.repeat(200), '😀'.repeat(60)],
	['é'.repeat(200), 'é'.repeat(80)],
	['李'.repeat(200), '李'.repeat(80)],
	['Ann 👩🏽‍💻', 'Ann 👩🏽‍💻'],
	[`${'a'.repeat(78)}👩🏽‍💻`, 'a'.repeat(78)],
	['می‌خواهم', 'می‌خواهم'],
	['a\u200db', 'a b'],
])('%j is in a file name %j', (name, safe) => {
	expect(safeName(name)).toBe(safe);
});

test('nothing else than what is asked for stands for no name', () => {
	expect(safeName(' \u2066\u2069 ', '')).toBe('');
});

test.each([
	['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
	['+44 20', `"'+44 20"`],
	['-1', `"'-1"`],
	['@SUM(A1)', `"'@SUM(A1)"`],
	['\t=1', `"'\t=1"`],
	['\r=1', `"'\r=1"`],
	['\n=1', `"'\n=1"`],
	['＝1', `"'＝1"`],
	['a=b', '"a=b"'],
	['two\r\nlines, "quoted"; more', '"two\r\nlines, ""quoted""; more"'],
	[null, '""'],
	[true, '"true"'],
	[new Date('2026-11-20T10:00:00Z'), '"2026-11-20 10:00:00"'],
	[new Date('2026-06-20T23:59:07.123Z'), '"2026-06-21 00:59:07"'],
	['00447700900123', `"'00447700900123"`],
	[447700900123, '"447700900123"'],
])('%j', (value, cell) => {
	expect(csvLine([value, 'x'])).toBe(`${cell},"x"\r\n`);
});

test('whatever is written can be read again, and never begins a formula', () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
			const back = read(csvLine(cells));
			expect(back.map(unguardedCell)).toEqual(cells);
			for (const cell of back) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
		}),
	);
});

/** The cells of one record whose cells are all quoted. */
function read(line: string): string[] {
	const cells = line.slice(0, -2).matchAll(/"((?:[^"]|"")*)"(?:,|$)/g);
	return [...cells].map(([, cell = '']) => cell.replaceAll('""', '"'));
}
