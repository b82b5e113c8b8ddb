import { unguardedCell } from './guarded-cell.ts';

/** A record of a CSV file with the number of its first line. */
export type CsvRecord = { line: number; cells: string[] };

/** Separators of spreadsheet programs; the first one where the first line has as many of another. */
const SEPARATORS = [',', ';', '\t'] as const;

/** With this line some programs say which separator the others have. */
const SEPARATOR_LINE = /^"?sep=(?<separator>[^"\r\n])"?(?:\r\n|\n|\r)/i;

/** No spreadsheet program has more columns, or more characters in a cell. */
const [MOST_CELLS, LONGEST_CELL] = [16_384, 32_767];

/**
 * The records of RFC 4180, with commas, semicolons or tabs as the first line has them, or as `sep=;` before it says. What
 * spreadsheet programs leave behind is left out: a byte-order mark, and records whose cells are all blank.
 * @throws {RangeError} where a quotation mark is never closed, there are more records than `most`, one is too wide or a cell too long
 */
export function csvRecords(file: string, most: number): CsvRecord[] {
	const text = file.replace(/^\uFEFF/, '');
	const [before = '', named] = SEPARATOR_LINE.exec(text) ?? [];
	const separator = named ?? separatorOf(text);
	const records: CsvRecord[] = [];
	let cells: string[] = [];
	let line = 1 + breaksIn(before);
	let start = line;
	for (let at = before.length; at < text.length; ) {
		if (cells.length === 0 && isBreak(text[at])) {
			at += text.startsWith('\r\n', at) ? 2 : 1;
			line += 1;
			start = line;
			continue;
		}
		const cell = cellAt(text, at, separator);
		if (cell.value.length > LONGEST_CELL) throw new RangeError('too long');
		cells.push(unguardedCell(cell.value));
		line += breaksIn(text.slice(at, cell.end));
		at = cell.end;
		if (text[at] === separator) {
			at += 1;
			if (at < text.length && cells.length <= MOST_CELLS) continue;
			cells.push('');
		}
		if (cells.length > MOST_CELLS) throw new RangeError('too wide');
		if (cells.some((content) => content.trim() !== '')) records.push({ line: start, cells });
		if (records.length > most) throw new RangeError('too many');
		cells = [];
		at += text.startsWith('\r\n', at) ? 2 : 1;
		line += 1;
		start = line;
	}
	return records;
}

type Cell = { value: string; end: number };

/** Text behind the closing quotation mark belongs to the cell. */
function cellAt(text: string, from: number, separator: string): Cell {
	if (text[from] !== '"') return plain(text, from, separator);
	const { value, end } = quoted(text, from);
	const rest = plain(text, end, separator);
	return { value: value + rest.value, end: rest.end };
}

function plain(text: string, from: number, separator: string): Cell {
	let end = from;
	while (end < text.length && text[end] !== separator && !isBreak(text[end])) end += 1;
	return { value: text.slice(from, end), end };
}

function quoted(text: string, from: number): Cell {
	for (let at = from + 1; ; ) {
		const close = text.indexOf('"', at);
		if (close < 0) throw new RangeError('not closed');
		if (text[close + 1] !== '"')
			return { value: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
		at = close + 2;
	}
}

const isBreak = (sign: string | undefined) => sign === '\n' || sign === '\r';

const breaksIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function separatorOf(text: string): string {
	const [first = ''] = text.split(/[\r\n]/, 1);
	const count = (separator: string) => first.split(separator).length;
	return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
