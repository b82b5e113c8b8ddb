import {
	type DraftContent,
	EMPTY_DRAFT,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { asLines, asOneLine, asPlainText } from '#schema/one-line.ts';
import { type DayOrder, dayIn } from './days.ts';

const FLAGS: Partial<Record<string, boolean>> = {
	'': false,
	yes: true,
	true: true,
	no: false,
	false: false,
};

/** A value of an internship as a cell of an export, which `valueIn` reads again. */
export const cellOf = (value: unknown): unknown =>
	Array.isArray(value) ? pointsCell(value) : value;

/**
 * A cell as the content of a draft has it; what it cannot be stays text.
 * @param order of days that are written in numbers
 */
export function valueIn(name: FieldName, cell: string, order: DayOrder): unknown {
	const { kind } = fieldNamed(name);
	if (kind === 'text') return asPlainText(cell);
	if (kind === 'points') return pointsIn(cell);
	const text = asOneLine(cell);
	if (kind === 'flag' || kind === 'tick') return FLAGS[text.toLowerCase()] ?? text;
	if (text === '') return EMPTY_DRAFT[name];
	if (kind === 'day') return dayIn(text, order) ?? text;
	if (kind !== 'number') return text;
	return numberIn(name === 'pay_amount' ? withoutPound(text) : text) ?? text;
}

/** An internship as it is read again from its cells in an export. */
export const asExported = (content: DraftContent): DraftContent =>
	Object.fromEntries(
		Object.entries(content).map(([name, value]) => [
			name,
			valueIn(name as FieldName, String(cellOf(value) ?? ''), 'day-first'),
		]),
	) as DraftContent;

/** Points stand with | between them. A | in a point has a \\ before it, and a \\ before one of both is doubled. */
const pointsCell = (points: readonly string[]) =>
	points
		.map((point, at) => {
			const written = point.replace(/(\\*)\|/g, '$1$1\\|');
			return at < points.length - 1 ? written.replace(/\\+$/, '$&$&') : written;
		})
		.join('|');

/** The points of a cell: | or a line break separates them. A mark before a line, such as •, is left out. */
function pointsIn(cell: string): string[] {
	const lines = asLines(cell);
	return (lines.length > 1 ? lines : [asOneLine(cell)])
		.flatMap(separated)
		.map((point) => point.trim())
		.filter((point) => point !== '');
}

function separated(text: string): string[] {
	const points = [''];
	const add = (part: string) => points.push((points.pop() ?? '') + part);
	for (const [part] of text.matchAll(/\\*\||[^\\|]+|\\+/g)) {
		if (!part.endsWith('|')) add(part);
		else {
			const before = part.length - 1;
			add('\\'.repeat(Math.floor(before / 2)));
			if (before % 2 === 1) add('|');
			else points.push('');
		}
	}
	return points;
}

/** Spaces are looked at from the first of several on, so that the time does not grow with the square of their number. */
const withoutPound = (text: string) => text.replace(/^(?:£|GBP)\s*|(?<!\s)\s*(?:£|GBP)$/i, '');

/** With or without commas between thousands. */
const ENGLISH = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** 2.300,00 and 37,5, as large parts of Europe write: a comma before other than three digits is no comma of thousands. */
const CONTINENTAL = /^(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})$/;

/** A number as spreadsheets write it: 2300, 2,300.00, 37.5, 2.300,00; undefined where it is none. */
function numberIn(text: string): number | undefined {
	const plain = text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
	if (ENGLISH.test(plain)) return Number(plain.replaceAll(',', ''));
	if (CONTINENTAL.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
	return undefined;
}
