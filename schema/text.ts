import * as v from 'valibot';
import { limits } from '#schema/limits.ts';

/** No NUL (Postgres cannot store one) and no lone surrogate (it is no text in any encoding). */
const storable = v.check(
	(text: string) => !text.includes('\0') && text.isWellFormed(),
	'contains characters that cannot be stored',
);

/** Text that must not be blank. */
export const requiredText = (longest: number) =>
	v.pipe(v.string(), storable, v.maxLength(longest), v.regex(/\S/, 'must not be blank'));

/** Text that may be empty or missing; `null` in the row. */
export const optionalText = (longest: number) =>
	v.optional(v.nullable(v.pipe(v.string(), storable, v.maxLength(longest))));

/** Text before and after one at-sign, without spaces or control characters: only a mail can check more. */
const address = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u;

/** Whether the text is one bare address that cannot start another header or add a second recipient. */
export const isPlainAddress = (text: string) => text.length <= limits.email && address.test(text);

/** An email address. */
export const email = v.pipe(
	v.string(),
	storable,
	v.trim(),
	v.maxLength(limits.email),
	v.regex(address, 'must be an email address'),
);

export const uuid = v.pipe(v.string(), v.uuid());

/** How the address of an internship ends. */
export const internshipSlug = v.pipe(
	v.string(),
	v.maxLength(limits.slug),
	v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
);
