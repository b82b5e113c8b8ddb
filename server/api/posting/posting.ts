import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { newDraft, reopening, savedDraft, seenVersion } from '#schema/employers/posting.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { uuid } from '#schema/text.ts';
import { employerPostings, noDraft, noInternship } from '#server/api/posting/employer-postings.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
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
	const postings = employerPostings(backend.sql, clock);
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);

	app.use('/internships', only('GET', 'HEAD'));
	app.get(
		'/internships',
		answered('read', async ({ id }, { req }) =>
			json(await postings.list(id, beforeIn(req.query()))),
		),
	);
	app.use('/drafts', only('POST'));
	app.post(
		'/drafts',
		answered('posting', async ({ id }, { req }) => {
			const { content, step } = await bodyOf(req.raw, newDraft, LARGEST_DRAFT);
			return json(await postings.create(id, content, step), 201);
		}),
	);
	app.use('/drafts/:id', only('GET', 'HEAD', 'POST'));
	app.get(
		'/drafts/:id',
		answered('read', async ({ id }, context) => json(await postings.one(id, draftIn(context)))),
	);
	app.post(
		'/drafts/:id',
		answered('posting', async ({ id }, context) => {
			const draft = draftIn(context);
			const saved = await bodyOf(context.req.raw, savedDraft, LARGEST_DRAFT);
			return json(await postings.save(id, draft, saved));
		}),
	);
	app.use('/drafts/:id/submit', only('POST'));
	app.post(
		'/drafts/:id/submit',
		answered('posting', async ({ id }, context) => {
			const draft = draftIn(context);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			return json(await postings.submit(id, draft, version));
		}),
	);

	/** A step that takes nothing but the id. */
	const step = (path: string, work: (user: string, id: string) => Promise<unknown>) => {
		const missing = path.startsWith('/drafts') ? noDraft : noInternship;
		app.use(path, only('POST'));
		app.post(
			path,
			answered('posting', async ({ id }, context) => {
				const chosen = idIn(context, missing);
				await bodyOf(context.req.raw, noBody);
				return json((await work(id, chosen)) ?? {});
			}),
		);
	};
	const done =
		(work: (user: string, id: string) => Promise<unknown>) => async (user: string, id: string) => {
			await work(user, id);
		};
	step('/drafts/:id/withdraw', postings.withdraw);
	step('/drafts/:id/delete', done(postings.remove));
	step('/internships/:id/revise', postings.revise);
	step('/internships/:id/copy', postings.copy);
	step('/internships/:id/pause', done(postings.pause));
	step('/internships/:id/close', done(postings.close));
	app.use('/internships/:id/reopen', only('POST'));
	app.post(
		'/internships/:id/reopen',
		answered('posting', async ({ id }, context) => {
			const internship = idIn(context, noInternship);
			await postings.reopen(id, internship, await bodyOf(context.req.raw, reopening));
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
