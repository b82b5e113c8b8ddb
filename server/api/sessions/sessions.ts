import type { Hono } from 'hono';
import { answerCalls, type CallTools, get, openTo, post } from '#server/api/calls.ts';
import { inSession } from '#server/api/in-session.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { endOtherSessions, endSession, listSessions, noSession } from '#server/deeds/sessions.ts';

/**
 * Where somebody is signed in: `GET /` lists it, `POST /:id/end` ends one session, `POST /end-others` all but the one that asks.
 * Shapes are in schema/open-session.ts; errors are {code, message}.
 */
export const sessions = (tools: CallTools): Hono =>
	answerCalls(tools, [
		openTo(
			'unproven',
			get('/', 'read', ({ id }, { req }) => listSessions(tools.backend.sql, inSession(id, req))),
		),
		openTo(
			'unproven',
			post('/end-others', 'changeAccount', async ({ id }, { req }) => {
				await bodyOf(req.raw, noBody);
				await endOtherSessions(tools.backend.sql, inSession(id, req));
			}),
		),
		openTo(
			'unproven',
			post('/:id/end', 'changeAccount', async ({ id: person }, context) => {
				await bodyOf(context.req.raw, noBody);
				await endSession(tools.backend.sql, { person, session: idIn(context, noSession) });
			}),
		),
	]);
