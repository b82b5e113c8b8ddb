/**
 * A field that people do not see, so only a program fills it in. A filled one is answered as a success,
 * and nothing is stored.
 */
export const honeypot = {
	/** Its name in a form. */
	field: 'leave-empty',
	/** The header that carries its content in the calls of the API. */
	header: 'x-form-trap',
} as const;
