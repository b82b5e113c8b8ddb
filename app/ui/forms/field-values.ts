/** What is wrong, by the names of the fields. */
export type FieldErrors = Record<string, string>;

/** The text of a field, trimmed; "" where there is none. */
export const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim();

/** An error for each of the named fields that is blank. */
export function blankFields(values: FormData, messages: Record<string, string>): FieldErrors {
	const blank = Object.entries(messages).filter(([name]) => textOf(values, name) === '');
	return Object.fromEntries(blank);
}

/** Whether anything is wrong. */
export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;
