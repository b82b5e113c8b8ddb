import { answerFirst } from '#server/gateway/auth/answer-first.ts';

/**
 * Who asks too often is answered as before and nothing is sent: a refusal would keep the owner of the
 * address from asking, and the link of the last mail still works.
 */
export const recover = answerFirst(async ({ mayMail, forward }) =>
	(await mayMail('recovery')) ? forward() : undefined,
);
