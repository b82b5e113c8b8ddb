import { Hono } from 'hono';
import { returnedDraft, seenVersion } from '#schema/employers/posting.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { noDraft } from '#server/api/posting/employer-postings.ts';
import { waitingDrafts } from '#server/api/posting/waiting-drafts.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { forStaff } from '#server/api/staff/for-staff.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { approveDraft } from '#server/deeds/posting/approve-draft.ts';
import { claimDraft } from '#server/deeds/posting/claim-draft.ts';
import { returnDraft } from '#server/deeds/posting/return-draft.ts';
import { answerApiErrors, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/** A thousand characters for each field. */
const LARGEST_RETURN = 64 * 1024;

/** The calls with which members of staff look at drafts, approve them or return them: /drafts. */
export function staffDrafts(
	{ clock }: ServerServices,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const drafts = waitingDrafts(backend.sql, clock);
	const answered = forStaff(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/drafts', only('GET', 'HEAD'));
	app.get(
		'/drafts',
		answered('read', async ({ id }) => json(await drafts.list(id))),
	);
	app.use('/drafts/:id', only('GET', 'HEAD'));
	app.get(
		'/drafts/:id',
		answered('read', async ({ id }, context) => json(await drafts.one(id, idIn(context, noDraft)))),
	);
	app.use('/drafts/:id/claim', only('POST'));
	app.post(
		'/drafts/:id/claim',
		answered('answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			await bodyOf(context.req.raw, noBody);
			await claimDraft(backend.sql, { person, draft });
			return json(await drafts.one(person, draft));
		}),
	);
	app.use('/drafts/:id/approve', only('POST'));
	app.post(
		'/drafts/:id/approve',
		answered('answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await approveDraft(backend.sql, { person, draft, version, today: clock.today() });
			return json(await drafts.one(person, draft));
		}),
	);
	app.use('/drafts/:id/return', only('POST'));
	app.post(
		'/drafts/:id/return',
		answered('answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const returned = await bodyOf(context.req.raw, returnedDraft, LARGEST_RETURN);
			await returnDraft(backend.sql, { person, draft, ...returned });
			return json(await drafts.one(person, draft));
		}),
	);
	return app;
}
