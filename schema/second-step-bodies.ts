import * as v from 'valibot';

const password = v.pipe(v.string(), v.maxLength(1_000));
const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** A random text that a browser keeps, so that a new one is noticed. */
const device = v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)));

/** The present password, for what changes something. */
export const withPassword = v.strictObject({ password });
/** The first code of an app that is set up. */
export const firstCode = v.strictObject({ code, device });
/** `code` is of the app, or a recovery code. */
export const givenCode = v.strictObject({ code, device });
