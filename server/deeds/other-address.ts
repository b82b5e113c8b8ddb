import { ApiError } from '#server/http/api-error.ts';

/** Where an account with another address than the invited one asks for an invitation: it is told nothing else. */
export const otherAddress = () =>
	new ApiError(
		403,
		'other_address',
		'This invitation is for another email address. Sign out, and sign in with the address that it was sent to.',
	);
