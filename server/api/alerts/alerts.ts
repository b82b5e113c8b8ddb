import type { Context, Hono } from 'hono';
import { changedAlert, newAlert } from '#schema/students/alert.ts';
import { alertRows, noAlert } from '#server/api/alerts/alert-rows.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { json } from '#server/http/api-error.ts';

/**
 * The alerts of a signed-in person: `GET /` lists them, `POST /` adds one, `POST /:id` changes its
 * frequency, `POST /:id/keep` says that it is still wanted, `POST /:id/remove` ends it. Shapes are in
 * schema/students/alert.ts.
 */
export function alerts(tools: CallTools): Hono {
	const { clock } = tools.services;
	const rows = alertRows(clock, tools.backend.sql);
	return answerCalls(tools, [
		get('/', 'read', async ({ id }) => ({ items: await rows.list(id), today: clock.today() })),
		post('/', 'alert', async ({ id }, { req }) =>
			json(await rows.add(id, await bodyOf(req.raw, newAlert)), 201),
		),
		post('/:id', 'alert', async ({ id }, context) => {
			const alert = alertIn(context);
			return rows.change(id, alert, await bodyOf(context.req.raw, changedAlert));
		}),
		post('/:id/keep', 'alert', async ({ id }, context) => rows.keep(id, alertIn(context))),
		post('/:id/remove', 'alert', async ({ id }, context) => {
			await rows.remove(id, alertIn(context));
			return { removed: true };
		}),
	]);
}

const alertIn = (context: Context) => idIn(context, noAlert);
