/** What spreadsheet programs take for the start of a formula, in the wide forms too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One record of RFC 4180. Every cell is quoted, so that no separator of any country splits
 * it; one that a spreadsheet would calculate gets an apostrophe before it.
 */
export function csvLine(cells: readonly unknown[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
	const text = asText(value);
	const harmless = formula.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}

function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	return value instanceof Date ? value.toISOString() : String(value);
}
