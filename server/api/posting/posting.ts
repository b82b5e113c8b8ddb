import type { Context, Hono } from 'hono';
import { newDraft, reopening, savedDraft, submittedDraft } from '#schema/employers/posting.ts';
import { postingFiltersIn } from '#schema/employers/posting-filters.ts';
import { answerCalls, type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { beforeIn, bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import {
	copyInternship,
	createDraft,
	deleteDraft,
	reviseInternship,
	saveDraft,
	withdrawDraft,
} from '#server/deeds/posting/drafts.ts';
import {
	closeInternship,
	pauseInternship,
	reopenInternship,
} from '#server/deeds/posting/internship-status.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { json } from '#server/http/api-error.ts';
import { noDraft, noInternship, ownDraft, ownPostings } from './posting-rows.ts';
import { severalDraftCalls } from './several-drafts.ts';

/** All lists and texts at their longest, of letters with three bytes. */
const LARGEST_DRAFT = 96 * 1024;

/**
 * The calls with which employers post: /drafts and /internships. Shapes are in schema/employers/posting.ts; errors are
 * {code, message}: 404 for what is not one's own, 409 where it is in another state by now, 422 with `problems`
 * by field.
 */
export function posting(tools: CallTools): Hono {
	const { clock } = tools.services;
	const { sql } = tools.backend;
	const draftOf = (person: string, id: string) => ownDraft(sql, person, id, clock.today());

	/** A step that takes nothing but the id. */
	const step = (path: string, work: (person: string, id: string) => Promise<unknown>): Call => {
		const missing = path.startsWith('/drafts') ? noDraft : noInternship;
		const answer: Call['answer'] = async ({ id }, context) => {
			const chosen = idIn(context, missing);
			await bodyOf(context.req.raw, noBody);
			return work(id, chosen);
		};
		return post(path, 'posting', answer);
	};
	return answerCalls(tools, [
		get('/internships', 'read', ({ id }, { req }) => {
			const { words, state, ...rest } = req.query();
			const filters = postingFiltersIn(new URL(req.url).searchParams);
			return ownPostings(sql, id, { ...filters, before: beforeIn(rest), today: clock.today() });
		}),
		post('/drafts', 'posting', async ({ id: person }, { req }) => {
			const written = await bodyOf(req.raw, newDraft, LARGEST_DRAFT);
			const draft = await createDraft(sql, { person, ...written });
			return json(await draftOf(person, draft), 201);
		}),
		...severalDraftCalls(sql, clock),
		get('/drafts/:id', 'read', async ({ id }, context) => draftOf(id, draftIn(context))),
		post('/drafts/:id', 'posting', async ({ id: person }, context) => {
			const draft = draftIn(context);
			const saved = await bodyOf(context.req.raw, savedDraft, LARGEST_DRAFT);
			await saveDraft(sql, { person, draft, ...saved });
			return draftOf(person, draft);
		}),
		post('/drafts/:id/submit', 'posting', async ({ id: person }, context) => {
			const draft = draftIn(context);
			const submitted = await bodyOf(context.req.raw, submittedDraft);
			await submitDraft(sql, { person, draft, ...submitted, today: clock.today() });
			return draftOf(person, draft);
		}),
		step('/drafts/:id/withdraw', async (person, draft) => {
			await withdrawDraft(sql, { person, draft });
			return draftOf(person, draft);
		}),
		step('/drafts/:id/delete', (person, draft) => deleteDraft(sql, { person, draft })),
		step('/internships/:id/revise', async (person, internship) => ({
			id: await reviseInternship(sql, { person, internship }),
		})),
		step('/internships/:id/copy', async (person, internship) => ({
			id: await copyInternship(sql, { person, internship }),
		})),
		step('/internships/:id/pause', (person, internship) =>
			pauseInternship(sql, { person, internship }),
		),
		step('/internships/:id/close', (person, internship) =>
			closeInternship(sql, { person, internship }),
		),
		post('/internships/:id/reopen', 'posting', async ({ id: person }, context) => {
			const internship = idIn(context, noInternship);
			const opening = await bodyOf(context.req.raw, reopening);
			await reopenInternship(sql, { person, internship, ...opening, today: clock.today() });
		}),
	]);
}

const draftIn = (context: Context) => idIn(context, noDraft);
