import * as v from 'valibot';

const password = v.pipe(v.string(), v.maxLength(1_000));
const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** A random text that a browser keeps, so that a new one is noticed. */
const device = v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)));

/** As WebAuthn names it, base64url. */
const bytes = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000), v.regex(/^[\w-]+$/));
const id = v.pipe(bytes, v.maxLength(1_400));
const key = {
	id,
	rawId: id,
	type: v.literal('public-key'),
	clientExtensionResults: v.object({}),
};

/** What a device has made (RegistrationResponseJSON). */
export const madePasskey = v.strictObject({
	response: v.object({
		...key,
		response: v.object({
			clientDataJSON: bytes,
			attestationObject: bytes,
			transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
		}),
	}),
	device,
});

/** What a device has signed (AuthenticationResponseJSON). */
export const signedPasskey = v.strictObject({
	response: v.object({
		...key,
		response: v.object({
			clientDataJSON: bytes,
			authenticatorData: bytes,
			signature: bytes,
			userHandle: v.optional(v.nullable(bytes)),
		}),
	}),
	device,
});

/** Which passkey is removed, with the present password. */
export const passkeyRemoval = v.strictObject({ id, password });

/** The present password, for what changes something. */
export const withPassword = v.strictObject({ password });
/** The first code of an app that is set up. */
export const firstCode = v.strictObject({ code, device });
/** `code` is of the app, or a recovery code. */
export const givenCode = v.strictObject({ code, device });
