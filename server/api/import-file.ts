import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { csvRecords } from '#schema/csv/records.ts';
import { type FieldName, fieldNamed } from '#schema/internships/fields.ts';
import {
	DAY_ORDERS,
	type DayCell,
	type DayOrder,
	type DaysQuestion,
	dayIn,
	orderOf,
	type ReadDay,
} from '#schema/internships/import/days.ts';
import type { LineCells } from '#schema/internships/import/import-line.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { readBytes } from '#server/http/read-body.ts';

/** `left`: what stands behind the last column. */
type ImportedLine = { line: number; cells: LineCells; left: string };

/** What a file of internships may hold. */
export type FileOfInternships = {
	columns: readonly string[];
	/** How many internships it has at most. */
	most: number;
	/** In bytes. */
	largest: number;
	/** The column that is missing among those that a file has. */
	lacks: (columns: readonly string[]) => string | undefined;
};

/** A file as it was read; `seen` is of the report that was looked at, null stores nothing. */
type ReadFile = { lines: ImportedLine[]; seen: string | null } & ReadDays;

/** `days`: the order of days that could be read in two. */
const importQuery = v.strictObject({
	days: v.optional(v.picklist(DAY_ORDERS)),
	seen: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/**
 * The CSV file in the body of a request, or the question how its days are written, which the query answers.
 * @throws {ApiError} 400 where it cannot be read, in words for whoever has made it; 413, 415
 */
export async function importIn(
	req: HonoRequest,
	file: FileOfInternships,
): Promise<ReadFile | DaysQuestion> {
	if (!/^text\/csv\s*(;|$)/i.test(req.header('content-type') ?? ''))
		throw new ApiError(415, 'unsupported_media_type', 'The body must be text/csv.');
	const query = v.safeParse(importQuery, req.query());
	if (!query.success) throw invalid('The query is not valid.');
	const { days: chosen = null, seen = null } = query.output;
	const lines = linesOf(await readBytes(req.raw, file.largest), file);
	const read = daysOf(lines, chosen);
	return 'ask' in read ? read : { lines, seen, ...read };
}

/** The lines of a CSV file in UTF-8, with its columns named. @throws {ApiError} 400 where it is none */
function linesOf(bytes: Uint8Array, file: FileOfInternships): ImportedLine[] {
	const [head, ...records] = recordsOf(textOf(bytes), file.most);
	if (!head) throw invalid('The file is empty.');
	const columns = head.cells.map((name) => name.trim().toLowerCase());
	while (columns.at(-1) === '') columns.pop();
	const wrong = headFault(columns, file);
	if (wrong) throw invalid(`The first line has to name the columns: ${wrong}.`);
	if (records.length === 0) throw invalid('The file has no internships.');
	for (const [at, name] of columns.entries()) {
		const written = name === '' && records.find(({ cells }) => (cells[at] ?? '').trim() !== '');
		if (written)
			throw invalid(
				`The first line has to name the columns: column ${at + 1} has no name, and line ${written.line} has text in it.`,
			);
	}
	return records.map(({ line, cells }) => ({
		line,
		cells: Object.fromEntries(
			columns.flatMap((name, at) => (name === '' ? [] : [[name, cells[at] ?? '']])),
		),
		left: cells.slice(columns.length).join('').trim(),
	}));
}

/** A workbook is a ZIP archive. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

function textOf(bytes: Uint8Array): string {
	if (isWorkbook(bytes))
		throw invalid('The file is a workbook. Save it as "CSV UTF-8" and send it again.');
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		if (!text.includes('\0')) return text;
	} catch {
		// Reported below.
	}
	throw invalid('The file is not in UTF-8. Save it as "CSV UTF-8" and send it again.');
}

/** What is wrong with the names of the columns. */
function headFault(
	columns: string[],
	{ columns: possible, lacks }: FileOfInternships,
): string | undefined {
	if (columns.length === 1 && !possible.includes(columns[0] ?? ''))
		return 'it has one column. Commas, semicolons or tabs separate columns';
	const missing = lacks(columns);
	if (missing) return `“${missing}” is missing`;
	const other = columns.find((name) => name !== '' && !possible.includes(name));
	if (other) return `“${other.slice(0, 40)}” is not one of them`;
	const twice = columns.find((name, place) => name !== '' && columns.indexOf(name) < place);
	return twice && `“${twice}” is there twice`;
}

function recordsOf(text: string, most: number) {
	try {
		return csvRecords(text, most + 1);
	} catch (error) {
		throw invalid(unreadable(error, most));
	}
}

const TOO_LARGE: Partial<Record<string, string>> = {
	'too wide': 'A line of the file has more than 16,384 cells. Leave out the empty ones.',
	'too long': 'A cell of the file has more than 32,767 characters. Shorten its text.',
};

function unreadable(error: unknown, most: number): string {
	const cause = error instanceof RangeError ? error.message : '';
	if (cause === 'too many')
		return `The file has more than ${most.toLocaleString('en-GB')} internships. Send it in parts.`;
	return TOO_LARGE[cause] ?? 'The file is not CSV: a quotation mark is never closed.';
}

const DAY_FIELDS = ['starts_on', 'deadline'] as const satisfies FieldName[];

type WrittenDay = DayCell & { field: FieldName };
type ReadDays = { order: DayOrder; days: ReadDay | null };

/**
 * In which order the days of the lines are written, and what the first of those in numbers is.
 * @param chosen the answer to the question, where the file leaves it open; null without one
 * @throws {ApiError} 400 where the file has both orders
 */
function daysOf(lines: readonly ImportedLine[], chosen: DayOrder | null): ReadDays | DaysQuestion {
	const written: WrittenDay[] = lines.flatMap(({ line, cells }) =>
		DAY_FIELDS.map((field) => ({ line, field, cell: cells[field] ?? '' })),
	);
	const dayOrder = orderOf(written);
	if ('dayFirst' in dayOrder) {
		const [one, other] = [dayOrder.dayFirst, dayOrder.monthFirst].map(
			({ line, cell }) => `line ${line} has ${cell.trim()}`,
		);
		throw invalid(
			`Days are written in two ways: ${one}, and ${other}. Write all of them as 2027-06-30, or day/month/year.`,
		);
	}
	if ('ask' in dayOrder && chosen === null) {
		const { line, cell } = dayOrder.ask;
		const { field } = written.find((one) => one.line === line && one.cell === cell) ?? {};
		const days = {
			'day-first': dayIn(cell, 'day-first') ?? null,
			'month-first': dayIn(cell, 'month-first') ?? null,
		};
		return { ask: { line, label: field ? fieldNamed(field).label : '', cell: cell.trim(), days } };
	}
	const order = 'ask' in dayOrder ? (chosen ?? 'day-first') : dayOrder.order;
	return { order, days: firstInNumbers(written, order) };
}

function firstInNumbers(written: WrittenDay[], order: DayOrder): ReadDay | null {
	for (const { line, cell } of written) {
		const day = /^\s*\d{1,2}\D\d{1,2}\D/.test(cell) ? dayIn(cell, order) : undefined;
		if (day) return { line, cell: cell.trim(), day };
	}
	return null;
}
