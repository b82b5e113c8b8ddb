import {
	type DraftContent,
	EMPTY_DRAFT,
	FIELD_NAMES,
	type FieldName,
} from '#schema/internships/fields.ts';

type Columns = Record<FieldName, string | number | boolean | string[] | null>;

/** The content of a draft as columns of an internship: texts without spaces around them, null where there is none. */
export const columnsOf = (content: DraftContent): Columns =>
	Object.fromEntries(
		FIELD_NAMES.map((name) => {
			const value = content[name];
			return [name, typeof value === 'string' ? value.replace(/^ +| +$/g, '') || null : value];
		}),
	) as Columns;

/** Columns of an internship as the content of a draft: texts that are null are empty. */
export const contentOf = (row: Record<FieldName, unknown>): DraftContent =>
	Object.fromEntries(
		FIELD_NAMES.map((field) => [field, row[field] ?? (EMPTY_DRAFT[field] === '' ? '' : null)]),
	) as DraftContent;

/** Content that was stored before some fields existed, with all fields. */
export const withAllFields = (content: Partial<DraftContent>): DraftContent => ({
	...EMPTY_DRAFT,
	...content,
});
