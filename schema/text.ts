import * as v from 'valibot';
import { asEmail, isEmail } from '#schema/email-address.ts';
import { limits } from '#schema/limits.ts';
import { isOneLine, isPlainText, withPlainBreaks } from '#schema/one-line.ts';
import { SLUG } from '#schema/slug.ts';

/** No NUL (Postgres cannot store one) and no lone surrogate (it is no text in any encoding). */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const storable = v.check(isStorable, 'contains characters that cannot be stored');

const plainBreaks = v.transform(withPlainBreaks);
export const plain = v.check(isPlainText, 'contains control characters: leave them out');
export const oneLine = v.check(
	isOneLine,
	'has more than one line, or characters that cannot be seen: type it again instead of pasting it',
);
export const notBlank = v.regex<string, string>(/\S/, 'must not be blank');

/** Text of one or more lines that must not be blank; the lines end with "\n" alone. */
export const requiredText = (longest: number) =>
	v.pipe(v.string(), plainBreaks, storable, plain, v.maxLength(longest), notBlank);

/** Text of one or more lines that may be empty or missing, `null` in the row; the lines end with "\n" alone. */
export const optionalText = (longest: number) =>
	v.optional(v.nullable(v.pipe(v.string(), plainBreaks, storable, plain, v.maxLength(longest))));

/** Text of one line that must not be blank. */
export const requiredLine = (longest: number) =>
	v.pipe(v.string(), storable, oneLine, v.maxLength(longest), notBlank);

/** Text of one line that may be empty or missing; `null` in the row. */
export const optionalLine = (longest: number) =>
	v.optional(v.nullable(v.pipe(v.string(), storable, oneLine, v.maxLength(longest))));

/** Text before and after one at-sign, without spaces, control and format characters: only a mail can check more. */
const address = /^[^\s\p{Cc}\p{Cf}@<>,;:"()[\]\\]+@[^\s\p{Cc}\p{Cf}@<>,;:"()[\]\\]+$/u;

/** Whether the text is one bare address that cannot start another header or add a second recipient. */
export const isPlainAddress = (text: string) => text.length <= limits.email && address.test(text);

/** An email address that a mail server may take, in its one spelling (schema/email-address.ts). */
export const email = v.pipe(
	v.string(),
	storable,
	v.transform(asEmail),
	v.check(isEmail, 'must be an email address'),
);

export const uuid = v.pipe(v.string(), v.uuid());

/** How the address of an internship ends. */
export const internshipSlug = v.pipe(v.string(), v.maxLength(limits.slug), v.regex(SLUG));
