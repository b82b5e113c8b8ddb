import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';
import { email, isStorable, requiredLine } from '#schema/text.ts';

const fitsBcrypt = (password: string) =>
	new TextEncoder().encode(password).length <= limits.passwordBytes;

/**
 * The passwords that may have been meant by what was typed: keyboards write "ä" as one letter or as two. As it was typed
 * comes first; accounts made since November 2026 have composed letters (NFC), older ones what was typed then.
 */
export const passwordsMeant = (typed: string): string[] => [
	...new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')]),
];

const TOO_LONG = 'Password must be at most 72 bytes long';
/** In characters, as it is typed: composing the letters of a long text takes long. */
const LONGEST_TYPED = 1_000;

/** The specification requires at least six characters; there is no other rule. */
export const password = v.pipe(
	v.string(),
	v.maxLength(LONGEST_TYPED, TOO_LONG),
	v.check(isStorable),
	v.transform((text) => text.normalize('NFC')),
	v.minLength(limits.passwordMinimum, 'Password must be at least 6 characters long'),
	v.check(fitsBcrypt, TOO_LONG),
);

/** The body of POST signup; the client adds the fields of its own protocol. */
export const signUp = v.object({
	email,
	password,
	data: v.optional(
		v.object({
			full_name: v.optional(requiredLine(limits.name)),
			company_name: v.optional(requiredLine(limits.companyName)),
			account: v.optional(v.picklist(['student', 'employer'])),
			/** The version of the terms of use that is accepted with the sign-up. */
			terms: v.optional(v.literal(TERMS_VERSION)),
		}),
	),
});

/** The body of POST token?grant_type=password. Old passwords may be of any length. */
export const credentials = v.object({
	email,
	password: v.pipe(v.string(), v.maxLength(LONGEST_TYPED)),
});
