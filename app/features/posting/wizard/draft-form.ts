import * as v from 'valibot';
import {
	type DraftProblems,
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
import { asLines, asOneLine, asPlainText } from '#schema/one-line.ts';

type FieldValues = { get(name: string): unknown };

/** The values in the form. A number that cannot be read is NaN, so that it is not taken for an empty field. */
export const typedContent = (form: FieldValues): DraftContent =>
	Object.fromEntries(
		FIELD_NAMES.map((name) => [name, typedValue(fieldNamed(name), String(form.get(name) ?? ''))]),
	) as DraftContent;

function typedValue(field: Field, typed: string): unknown {
	if (field.kind === 'text') return asPlainText(typed);
	if (field.kind === 'points') return asLines(typed);
	const text = asOneLine(typed);
	if (field.kind === 'line') return text;
	if (field.kind === 'number') return numberOf(text);
	if (field.kind === 'flag' || field.kind === 'tick') return text !== '';
	return text === '' ? (('start' in field ? field.start : undefined) ?? null) : text;
}

/** "1,600" and "£1600" are 1600. */
function numberOf(text: string): number | null {
	const plain = text.replace(/[£,\s]/g, '');
	return plain === '' ? null : Number(plain);
}

/** Why what stands in a field cannot be saved. */
function unsavable(field: Field): string {
	if (field.kind === 'points') {
		const { most, longest } = boundsOf(field);
		return `One per line, at most ${most}, each of at most ${longest} characters.`;
	}
	if (field.kind === 'day') return 'Give a day that exists.';
	if (field.kind === 'number') return field.unreadable ?? 'Give a whole number.';
	return 'longest' in field ? `At most ${field.longest} characters.` : 'Not valid.';
}

/** What cannot even be saved, by field. */
export function shapeProblems(content: DraftContent): DraftProblems {
	const result = v.safeParse(draftContent, content);
	if (result.success) return {};
	const names = result.issues.map((issue) => issue.path?.[0]?.key as FieldName);
	return Object.fromEntries(names.map((name) => [name, unsavable(fieldNamed(name))]));
}

/** Everything that keeps a draft from being submitted. */
export const problemsOf = (
	content: DraftContent,
	today: string,
	published: PublishedFields | null,
): DraftProblems => ({
	...draftProblems(content, today, published ?? undefined),
	...shapeProblems(content),
});
