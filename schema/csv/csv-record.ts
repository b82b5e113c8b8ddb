import { guardedCell } from './guarded-cell.ts';

/** The sign with which a CSV file begins: without it some spreadsheet programs show "â€™" for "’". */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One record of RFC 4180. Every cell is quoted, so that no separator of any country splits
 * it; one that a spreadsheet would change gets an apostrophe before it.
 */
export const csvRecord = (cells: readonly string[]): string =>
	`${cells.map((cell) => `"${guardedCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
