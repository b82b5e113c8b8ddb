import { respondBeforeWork } from '#server/gateway/auth/respond-before-work.ts';

/**
 * Too many requests get the usual response and no mail is sent. A refusal would let others lock out the
 * owner of the address, and the link of the last mail still works.
 */
export const recover = respondBeforeWork(async ({ mayMail, forward }) =>
	(await mayMail('recovery')) ? forward() : undefined,
);
