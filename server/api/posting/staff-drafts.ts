import type { Sql } from 'postgres';
import { returnedDraft, seenVersion } from '#schema/employers/posting.ts';
import type { Clock } from '#schema/server-services.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { noDraft } from '#server/api/posting/employer-postings.ts';
import { waitingDrafts } from '#server/api/posting/waiting-drafts.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { approveDraft } from '#server/deeds/posting/approve-draft.ts';
import { claimDraft } from '#server/deeds/posting/claim-draft.ts';
import { returnDraft } from '#server/deeds/posting/return-draft.ts';

/** A thousand characters for each field. */
const LARGEST_RETURN = 64 * 1024;

/** The calls with which members of staff look at drafts, approve them or return them. */
export function staffDrafts(sql: Sql, clock: Clock): Call[] {
	const drafts = waitingDrafts(sql, clock);
	return [
		get('/drafts', 'read', ({ id }) => drafts.list(id)),
		get('/drafts/:id', 'read', async ({ id }, context) => drafts.one(id, idIn(context, noDraft))),
		post('/drafts/:id/claim', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			await bodyOf(context.req.raw, noBody);
			await claimDraft(sql, { person, draft });
			return drafts.one(person, draft);
		}),
		post('/drafts/:id/approve', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await approveDraft(sql, { person, draft, version, today: clock.today() });
			return drafts.one(person, draft);
		}),
		post('/drafts/:id/return', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const returned = await bodyOf(context.req.raw, returnedDraft, LARGEST_RETURN);
			await returnDraft(sql, { person, draft, ...returned });
			return drafts.one(person, draft);
		}),
	];
}
