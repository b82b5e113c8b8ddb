import { type Context, Hono } from 'hono';
import type { Clock } from '#schema/server-services.ts';
import { changedAlert, newAlert } from '#schema/students/alert.ts';
import { alertRows, noAlert } from '#server/api/alerts/alert-rows.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerApiErrors, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/**
 * The alerts of a signed-in person: `GET /` lists them, `POST /` adds one, `POST /:id` changes its
 * frequency, `POST /:id/keep` says that it is still wanted, `POST /:id/remove` ends it. Shapes are in
 * schema/students/alert.ts; errors are {code, message}.
 */
export function alerts(
	clock: Clock,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const rows = alertRows(clock, backend.sql);
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/', only('GET', 'HEAD', 'POST'));
	app.get(
		'/',
		answered('read', async ({ id }) => json({ items: await rows.list(id), today: clock.today() })),
	);
	app.post(
		'/',
		answered('alert', async ({ id }, { req }) =>
			json(await rows.add(id, await bodyOf(req.raw, newAlert)), 201),
		),
	);
	app.use('/:id/*', only('POST'));
	app.post(
		'/:id',
		answered('alert', async ({ id }, context) => {
			const alert = alertIn(context);
			return json(await rows.change(id, alert, await bodyOf(context.req.raw, changedAlert)));
		}),
	);
	app.post(
		'/:id/keep',
		answered('alert', async ({ id }, context) => json(await rows.keep(id, alertIn(context)))),
	);
	app.post(
		'/:id/remove',
		answered('alert', async ({ id }, context) => {
			await rows.remove(id, alertIn(context));
			return json({ removed: true });
		}),
	);
	return app;
}

const alertIn = (context: Context) => idIn(context, noAlert);
