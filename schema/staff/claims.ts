import * as v from 'valibot';
import { uuid } from '#schema/text.ts';

/** What waits for staff, and is taken up by one of them at a time. */
export const CLAIM_KINDS = [
	'draft',
	'correction',
	'employer',
	'message',
	'applicant-message',
	'report',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** For how long something stays with who has opened it, after they have worked on it last. */
export const CLAIM_MINUTES = 15;

/** Takes something up; `take_over` also where a colleague has it. A correction has the id of its internship. */
export const claimRequest = v.strictObject({
	kind: v.picklist(CLAIM_KINDS),
	id: uuid,
	take_over: v.optional(v.boolean(), false),
});

/** The member of staff who has something open, and until when: ISO. */
export type Claim = { mine: boolean; by: string; until: string };
