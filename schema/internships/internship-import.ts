import * as v from 'valibot';
import { draftContent, draftProblems } from '#schema/employers/internship-draft.ts';
import { asOneLine, asPlainText } from '#schema/one-line.ts';
import {
	type DraftContent,
	EMPTY_DRAFT,
	FIELD_NAMES,
	FIELDS,
	type Field,
	type FieldName,
	fieldNamed,
} from './fields.ts';

/** The columns of an import and of an export: the address of the employer's account, then those of a draft. */
export const IMPORT_COLUMNS = ['employer', ...FIELD_NAMES] as const;

const FLAGS: Partial<Record<string, boolean>> = {
	'': false,
	yes: true,
	true: true,
	no: false,
	false: false,
};
/** Between the points of a list. */
export const POINTS_BETWEEN = '|';

/** A cell as the content of a draft has it; what it cannot be stays text. */
function valueIn(name: FieldName, cell: string): unknown {
	const { kind } = fieldNamed(name);
	const text = kind === 'text' ? asPlainText(cell) : asOneLine(cell);
	if (kind === 'points')
		return text
			.split(POINTS_BETWEEN)
			.map((point) => point.trim())
			.filter((point) => point !== '');
	if (kind === 'flag' || kind === 'tick') return FLAGS[text.toLowerCase()] ?? text;
	if (text === '') return EMPTY_DRAFT[name];
	return kind === 'number' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * A line of an import as the content of a draft, or what is wrong with it, in words. A column that the file does not have
 * is an empty cell in each line.
 * @param cells by column
 * @param today ISO date in Europe/London
 */
export function importedLine(
	cells: Partial<Record<string, string>>,
	today: string,
): { content: DraftContent } | { problems: string[] } {
	const read = v.safeParse(
		draftContent,
		Object.fromEntries(FIELD_NAMES.map((name) => [name, valueIn(name, cells[name] ?? '')])),
	);
	if (!read.success) {
		const fields = read.issues.map((issue) => String(issue.path?.[0]?.key ?? ''));
		return {
			problems: [...new Set(fields)].map((field) =>
				notPossible(field as FieldName, cells[field as FieldName] ?? ''),
			),
		};
	}
	const problems = Object.entries(draftProblems(read.output, today));
	if (problems.length === 0) return { content: read.output };
	return {
		problems: problems.map(([field, words]) => `${FIELDS[field as FieldName].label}: ${words}`),
	};
}

/** So many letters of a cell, and so many values of a choice, are named. */
const [NAMED_LETTERS, NAMED_VALUES] = [40, 8];

/** Names what cannot be understood, and says what can be. */
function notPossible(name: FieldName, cell: string): string {
	const text = asOneLine(cell);
	const named = text.length > NAMED_LETTERS ? `${text.slice(0, NAMED_LETTERS)}…` : text;
	return `${fieldNamed(name).label}: “${named}” is not possible. ${possibleWords(fieldNamed(name))}`;
}

function possibleWords(field: Field): string {
	switch (field.kind) {
		case 'choice': {
			const values = Object.keys(field.options);
			const first = values.slice(0, NAMED_VALUES).join(', ');
			return values.length > NAMED_VALUES
				? `Write one of its ${values.length} values: ${first} …`
				: `Write one of: ${first}.`;
		}
		case 'number':
			return `Write the number in digits. ${field.outside}`;
		case 'day':
			return 'Write the day as 2027-06-30.';
		case 'flag':
		case 'tick':
			return 'Write yes or no.';
		case 'points':
			return 'It is too long.';
		default:
			return `It has at most ${field.longest} characters.`;
	}
}
