import { Hono } from 'hono';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { deleteAccount } from '#server/api/account/delete-account.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerApiErrors } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

const ATTACHED = {
	'Content-Type': 'application/json',
	'Content-Disposition': 'attachment; filename="my-data.json"',
	'Cache-Control': 'no-store',
};

/**
 * The requests of a signed-in person about their account: `GET /data` returns a copy of it, `POST /delete`
 * deletes it (204). Only the token determines the account. Errors are {code, message}.
 */
export function account(config: RunningConfig, backend: Backend, limits: Limits, log: Log): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const answered = forSignedIn(config, backend, limits);
	const copy = answered(
		'copy',
		async (user) => new Response(await accountCopy(backend.sql, user, log), { headers: ATTACHED }),
	);
	const end = answered('deleteAccount', async (user) => {
		await deleteAccount(backend, user);
		return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
	});
	app.use('/data', only('GET', 'HEAD'));
	app.get('/data', copy);
	app.use('/delete', only('POST'));
	app.post('/delete', end);
	return app;
}
