import type { Context, Hono } from 'hono';
import {
	chosenApplications,
	hostMove,
	hostMoves,
	messageTemplate,
	newNote,
} from '#schema/applications/applicant-calls.ts';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import { hostApplications } from '#server/api/applicants/host-applications.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { fileCalls } from './exports.ts';

/** A move of 500 applications with a message of any script. */
const LARGEST_BODY = 96 * 1024;

/**
 * What those who answer applications do with them: the same calls for employers and for staff, under their
 * own paths. Shapes are in schema/applications/applicants.ts.
 */
export function applicants(tools: CallTools, host: Host): Hono {
	const applications = hostApplications(tools.services, tools.backend.sql, host);
	return answerCalls(tools, [
		get('/applications', 'read', ({ id }, context) => applications.page(id, filtersOf(context))),
		get('/applications/matching', 'read', ({ id }, context) =>
			applications.matching(id, filtersOf(context)),
		),
		post('/applications/moves', 'answer', async ({ id }, { req }) =>
			applications.moveMany(id, await bodyOf(req.raw, hostMoves, LARGEST_BODY)),
		),
		post('/applications/take-backs', 'answer', async ({ id }, { req }) => {
			const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
			return applications.takeBackMany(id, ids);
		}),
		post('/applications/send-now', 'answer', async ({ id }, { req }) => {
			const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
			return applications.sendManyNow(id, ids);
		}),
		get('/message-templates', 'read', ({ id }) => applications.templates(id)),
		post('/message-templates', 'answer', async ({ id }, { req }) => {
			const { to, text } = await bodyOf(req.raw, messageTemplate);
			return applications.changeTemplate(id, to, text);
		}),
		get('/applications/:id', 'read', async ({ id }, context) =>
			applications.one(id, idIn(context, noApplication)),
		),
		post('/applications/:id/move', 'answer', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			return applications.move(id, application, await bodyOf(context.req.raw, hostMove));
		}),
		post('/applications/:id/take-back', 'answer', async ({ id }, context) =>
			applications.takeBack(id, idIn(context, noApplication)),
		),
		post('/applications/:id/send-now', 'answer', async ({ id }, context) =>
			applications.sendNow(id, idIn(context, noApplication)),
		),
		post('/applications/:id/notes', 'answer', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			const { text } = await bodyOf(context.req.raw, newNote);
			return applications.note(id, application, text);
		}),
		post('/applications/:id/notes/:note/delete', 'answer', async ({ id }, context) => {
			const note = idIn(context, noApplication, 'note');
			return applications.deleteNote(id, idIn(context, noApplication), note);
		}),
		...fileCalls(tools.log, applications, host),
	]);
}

const filtersOf = ({ req }: Context) => filtersIn(new URL(req.url).searchParams);
