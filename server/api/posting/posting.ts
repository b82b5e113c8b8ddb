import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { newDraft, reopening, savedDraft, seenVersion } from '#schema/employers/posting.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { uuid } from '#schema/text.ts';
import {
	noDraft,
	noInternship,
	ownDraft,
	ownPostings,
} from '#server/api/posting/employer-postings.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { closeInternship } from '#server/deeds/posting/close-internship.ts';
import { copyInternship } from '#server/deeds/posting/copy-internship.ts';
import { createDraft } from '#server/deeds/posting/create-draft.ts';
import { deleteDraft } from '#server/deeds/posting/delete-draft.ts';
import { pauseInternship } from '#server/deeds/posting/pause-internship.ts';
import { reopenInternship } from '#server/deeds/posting/reopen-internship.ts';
import { reviseInternship } from '#server/deeds/posting/revise-internship.ts';
import { saveDraft } from '#server/deeds/posting/save-draft.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { withdrawDraft } from '#server/deeds/posting/withdraw-draft.ts';
import { answerApiErrors, invalid, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/** Twenty requirements and benefits each, and a description, of letters with three bytes. */
const LARGEST_DRAFT = 64 * 1024;

/**
 * The calls with which employers post: /drafts and /internships. Shapes are in schema/employers/posting.ts; errors are
 * {code, message}: 404 for what is not one's own, 409 where it is in another state by now, 422 with `problems`
 * by field.
 */
export function posting(
	{ clock }: ServerServices,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const { sql } = backend;
	const answered = forSignedIn(config, backend, limits);
	const draftOf = async (user: string, id: string) =>
		json(await ownDraft(sql, user, id, clock.today()));
	const app = new Hono();
	app.onError(answerApiErrors);

	app.use('/internships', only('GET', 'HEAD'));
	app.get(
		'/internships',
		answered('read', async ({ id }, { req }) =>
			json(await ownPostings(sql, id, beforeIn(req.query()), clock.today())),
		),
	);
	app.use('/drafts', only('POST'));
	app.post(
		'/drafts',
		answered('posting', async ({ id: person }, { req }) => {
			const { content, step } = await bodyOf(req.raw, newDraft, LARGEST_DRAFT);
			const draft = await createDraft(sql, { person, content, step });
			return json(await ownDraft(sql, person, draft, clock.today()), 201);
		}),
	);
	app.use('/drafts/:id', only('GET', 'HEAD', 'POST'));
	app.get(
		'/drafts/:id',
		answered('read', ({ id }, context) => draftOf(id, draftIn(context))),
	);
	app.post(
		'/drafts/:id',
		answered('posting', async ({ id: person }, context) => {
			const draft = draftIn(context);
			const saved = await bodyOf(context.req.raw, savedDraft, LARGEST_DRAFT);
			await saveDraft(sql, { person, draft, ...saved });
			return draftOf(person, draft);
		}),
	);
	app.use('/drafts/:id/submit', only('POST'));
	app.post(
		'/drafts/:id/submit',
		answered('posting', async ({ id: person }, context) => {
			const draft = draftIn(context);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await submitDraft(sql, { person, draft, version, today: clock.today() });
			return draftOf(person, draft);
		}),
	);

	/** A step that takes nothing but the id. */
	const step = (path: string, work: (person: string, id: string) => Promise<Response>) => {
		const missing = path.startsWith('/drafts') ? noDraft : noInternship;
		app.use(path, only('POST'));
		app.post(
			path,
			answered('posting', async ({ id }, context) => {
				const chosen = idIn(context, missing);
				await bodyOf(context.req.raw, noBody);
				return work(id, chosen);
			}),
		);
	};
	step('/drafts/:id/withdraw', async (person, draft) => {
		await withdrawDraft(sql, { person, draft });
		return draftOf(person, draft);
	});
	step('/drafts/:id/delete', async (person, draft) => {
		await deleteDraft(sql, { person, draft });
		return json({});
	});
	step('/internships/:id/revise', async (person, internship) =>
		json({ id: await reviseInternship(sql, { person, internship }) }),
	);
	step('/internships/:id/copy', async (person, internship) =>
		json({ id: await copyInternship(sql, { person, internship }) }),
	);
	step('/internships/:id/pause', async (person, internship) => {
		await pauseInternship(sql, { person, internship });
		return json({});
	});
	step('/internships/:id/close', async (person, internship) => {
		await closeInternship(sql, { person, internship });
		return json({});
	});
	app.use('/internships/:id/reopen', only('POST'));
	app.post(
		'/internships/:id/reopen',
		answered('posting', async ({ id: person }, context) => {
			const internship = idIn(context, noInternship);
			const opening = await bodyOf(context.req.raw, reopening);
			await reopenInternship(sql, { person, internship, ...opening, today: clock.today() });
			return json({});
		}),
	);
	return app;
}

const draftIn = (context: Context) => idIn(context, noDraft);

function beforeIn({ before, ...others }: Record<string, string>): string | undefined {
	const known = v.safeParse(v.optional(uuid), before);
	if (!known.success || Object.keys(others).length > 0) throw invalid('The query is not valid.');
	return known.output;
}
