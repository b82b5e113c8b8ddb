/** What spreadsheet programs take for the start of a formula, in the wide forms too. */
const FORMULA = '[=+\\-@\\t\\r\\n＝＋－＠]';
/** What they take for a number and store with other digits: from sixteen on, with a nought before others, or as 1E5. */
const OTHER_DIGITS = '(?:\\d{16,}|0\\d+|\\d+(?:\\.\\d+)?[eE][+-]?\\d+)$';
const CHANGED = `'*(?:${FORMULA}|${OTHER_DIGITS})`;

const changed = new RegExp(`^${CHANGED}`);
const guarded = new RegExp(`^'(?=${CHANGED})`);

/** The text of a cell with an apostrophe before it where a spreadsheet would calculate it or change its digits. */
export const guardedCell = (text: string): string => (changed.test(text) ? `'${text}` : text);

/** The text of a cell without the apostrophe that `guardedCell` has put before it. */
export const unguardedCell = (cell: string): string => cell.replace(guarded, '');
