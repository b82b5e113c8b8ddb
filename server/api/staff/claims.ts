import type { Sql } from 'postgres';
import { type Claim, claimRequest } from '#schema/staff/claims.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { claimEntry } from '#server/deeds/staff/claims/claim-entry.ts';

/** `POST /claims` takes up what somebody opens, or has open for longer, and answers who has it: a colleague perhaps. */
export const staffClaims = (sql: Sql): Call[] => [
	post('/claims', 'answer', async ({ id: person }, { req }): Promise<Claim> => {
		const { kind, id, take_over: takeOver } = await bodyOf(req.raw, claimRequest);
		return claimEntry(sql, { person, kind, id, takeOver });
	}),
];
