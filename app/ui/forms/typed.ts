import { asOneLine, asPlainText } from '#schema/one-line.ts';

/*
 * What was typed or pasted into a field, without what cannot be stored or seen. Apart from `textOf`, which is on every
 * page.
 */

/** Of a field with one line; "" where there is nothing. */
export const lineOf = (values: FormData, name: string) => asOneLine(String(values.get(name) ?? ''));

/** Of a field with several lines; "" where there is nothing. */
export const plainOf = (values: FormData, name: string) =>
	asPlainText(String(values.get(name) ?? ''));
