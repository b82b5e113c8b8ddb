import * as v from 'valibot';
import { draftProblems } from '#schema/employers/draft-problems.ts';
import {
	type DraftContent,
	type DraftField,
	draftContent,
	draftLabels,
	EMPTY_DRAFT,
} from '#schema/employers/internship-draft.ts';
import { asOneLine, asPlainText } from '#schema/one-line.ts';

/** The columns of an import and of an export: the address of the employer's account, then those of a draft. */
export const IMPORT_COLUMNS = ['employer', ...Object.keys(EMPTY_DRAFT)] as const;

const LISTS: readonly string[] = ['requirements', 'benefits'];
const LINES: readonly string[] = ['description'];
const NUMBERS: readonly string[] = [
	'weeks',
	'spots',
	'pay_amount',
	'hours',
	'answer_days',
	'most_applications',
];
const CHOICES: Partial<Record<string, boolean>> = {
	yes: true,
	true: true,
	no: false,
	false: false,
};
/** Between the points of a list. */
export const POINTS_BETWEEN = '|';

/** A cell as the content of a draft has it; what it cannot be stays text, or is undefined. */
function valueIn(field: string, cell: string): unknown {
	const text = LINES.includes(field) ? asPlainText(cell) : asOneLine(cell);
	if (LISTS.includes(field))
		return text
			.split(POINTS_BETWEEN)
			.map((point) => point.trim())
			.filter((point) => point !== '');
	if (text === '') return EMPTY_DRAFT[field as DraftField];
	if (field === 'part_of_course') return CHOICES[text.toLowerCase()];
	return NUMBERS.includes(field) && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * A line of an import as the content of a draft, or what is wrong with it, in words.
 * @param cells by column
 * @param today ISO date in Europe/London
 */
export function importedLine(
	cells: Record<string, string>,
	today: string,
): { content: DraftContent } | { problems: string[] } {
	const given = Object.entries(cells).filter(([column]) => column !== 'employer');
	const content = {
		...EMPTY_DRAFT,
		...Object.fromEntries(given.map(([f, c]) => [f, valueIn(f, c)])),
	};
	const known = v.safeParse(draftContent, content);
	if (!known.success) {
		const fields = known.issues.map((issue) => String(issue.path?.[0]?.key ?? ''));
		return {
			problems: [...new Set(fields)].map(
				(field) => `${labelOf(field)}: this value is not possible.`,
			),
		};
	}
	const problems = Object.entries(draftProblems(known.output, today));
	if (problems.length === 0) return { content: known.output };
	return { problems: problems.map(([field, words]) => `${labelOf(field)}: ${words}`) };
}

const labelOf = (field: string) => draftLabels[field as DraftField] ?? field;
