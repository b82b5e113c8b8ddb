import * as v from 'valibot';
import {
	draftContent,
	draftProblems,
	type PublishedFields,
} from '#schema/employers/internship-draft.ts';
import {
	boundsOf,
	type DraftContent,
	FIELD_NAMES,
	type Field,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { asOneLine } from '#schema/one-line.ts';
import { asExported, valueIn } from './cells.ts';
import type { DayOrder } from './days.ts';

/**
 * The columns of an export: the address of the page, which an import corrects; what no import changes; the email of the
 * employer's account; then the fields of a draft. An import may leave out any.
 */
export const IMPORT_COLUMNS = ['slug', 'company', 'status', 'employer', ...FIELD_NAMES] as const;

/** The cells of a line by column, of the columns that the file has. */
export type LineCells = Partial<Record<string, string>>;

/** What is wrong with a field of a line, in words. */
export type LineProblem = { field: FieldName; words: string };

/** "Pay in pounds: Say what you pay." */
export const problemLine = ({ field, words }: LineProblem): string =>
	`${fieldNamed(field).label}: ${words}`;

/**
 * A line of an import as the content of a draft, or the cells that cannot be understood.
 * @param order of days that are written in numbers
 * @param corrected the internship that the line corrects: what the file has no column for stays. Else it is empty.
 */
export function readLine(
	cells: LineCells,
	order: DayOrder,
	corrected?: DraftContent,
): { content: DraftContent } | { problems: LineProblem[] } {
	const before = corrected && asExported(corrected);
	const values: Record<string, unknown> = Object.fromEntries(
		FIELD_NAMES.map((name) => {
			const cell = cells[name];
			return [name, before && cell === undefined ? before[name] : valueIn(name, cell ?? '', order)];
		}),
	);
	const read = v.safeParse(draftContent, values);
	if (read.success) return { content: read.output };
	const fields = read.issues.map((issue) => String(issue.path?.[0]?.key ?? '') as FieldName);
	const problems = [...new Set(fields)].map((field) => ({
		field,
		words: notPossible(field, cells[field] ?? '', values[field]),
	}));
	return { problems };
}

/** The rules that a line breaks, in words. @param today ISO date in Europe/London */
export const lineProblems = (
	content: DraftContent,
	today: string,
	published?: PublishedFields,
): LineProblem[] =>
	Object.entries(draftProblems(content, today, published)).map(([field, words]) => ({
		field: field as FieldName,
		words,
	}));

/** So many letters of a cell, and so many values of a choice, are named. */
const [NAMED_LETTERS, NAMED_VALUES] = [40, 8];

/** Names what cannot be understood, and says what can be. */
function notPossible(name: FieldName, cell: string, value: unknown): string {
	const text = asOneLine(cell);
	const named = text.length > NAMED_LETTERS ? `${text.slice(0, NAMED_LETTERS)}…` : text;
	return `“${named}” is not possible. ${possibleWords(fieldNamed(name), value)}`;
}

function possibleWords(field: Field, value: unknown): string {
	switch (field.kind) {
		case 'choice': {
			const values = Object.keys(field.options);
			const first = values.slice(0, NAMED_VALUES).join(', ');
			return values.length > NAMED_VALUES
				? `Write one of its ${values.length} values: ${first} …`
				: `Write one of: ${first}.`;
		}
		case 'number':
			if (typeof value !== 'number') return `Write the number in digits. ${field.outside}`;
			return value % 1 === 0 ? field.outside : (field.unreadable ?? 'Give a whole number.');
		case 'day':
			return 'Write the day as 2027-06-30.';
		case 'flag':
		case 'tick':
			return 'Write yes or no.';
		case 'points': {
			const { most, longest } = boundsOf(field);
			return `It has at most ${most} lines, each of at most ${longest} characters.`;
		}
		default:
			return `It has at most ${field.longest} characters.`;
	}
}
