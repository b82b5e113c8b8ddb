import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';

/** What staff ask a company by email. */
export const companyQuestion = v.strictObject({ question: requiredText(limits.staffNote) });

/** The answer of an owner; null where they have answered by email. */
export const companyAnswer = v.strictObject({ answer: v.nullable(requiredText(limits.staffNote)) });

/** What staff have asked a company; moments are ISO. */
export type StaffQuestion = { id: string; question: string; asked_at: string };

/** The same as staff see it. */
export type AskedQuestion = StaffQuestion & {
	answered_at: string | null;
	/** Null where it was answered by email. */
	answer: string | null;
	/** The name or address of who has answered; null once their account is deleted. */
	by: string | null;
};

/** What a company has answered, or another thing to remember, for the log of staff. */
export const companyNote = v.strictObject({ note: requiredText(limits.staffNote) });
