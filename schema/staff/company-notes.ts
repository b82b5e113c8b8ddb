import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';

/** What staff ask a company by email. */
export const companyQuestion = v.strictObject({ question: requiredText(limits.staffNote) });

/** What a company has answered, or another thing to remember, for the log of staff. */
export const companyNote = v.strictObject({ note: requiredText(limits.staffNote) });
