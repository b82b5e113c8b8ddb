import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { lineOf } from '#app/ui/forms/typed.ts';
import type { ListWords } from '#schema/students/shared-list.ts';

/** What a list is to say of itself, as it was typed. */
export const wordsIn = (values: FormData): ListWords => ({
	title: lineOf(values, 'title'),
	line: lineOf(values, 'line') || null,
	name: lineOf(values, 'name') || null,
});

/** What is wrong before anything is sent; null where nothing is. */
export const faultsIn = ({ title }: ListWords): FieldErrors | null =>
	title ? null : { title: 'Give the list a title.' };

const FIELDS = ['title', 'line', 'name', 'internships'];

/** A refusal beside the field that it is about, or else beside the first. */
export const refusedField = ({
	code,
	message,
}: {
	code: string;
	message: string;
}): FieldErrors => ({
	[FIELDS.includes(code) ? code : 'title']: message,
});
