import type { Hono } from 'hono';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { deleteAccount } from '#server/api/account/delete-account.ts';
import { answerCalls, get, post, type Surroundings } from '#server/api/calls.ts';

const ATTACHED = {
	'Content-Type': 'application/json',
	'Content-Disposition': 'attachment; filename="my-data.json"',
	'Cache-Control': 'no-store',
};

/**
 * The requests of a signed-in person about their account: `GET /data` returns a copy of it, `POST /delete`
 * deletes it (204). Only the token determines the account.
 */
export const account = (surroundings: Surroundings): Hono =>
	answerCalls(surroundings, [
		get('/data', 'copy', async (user) => {
			const { backend, log } = surroundings;
			return new Response(await accountCopy(backend.sql, user, log), { headers: ATTACHED });
		}),
		post('/delete', 'deleteAccount', async (user) => {
			await deleteAccount(surroundings.backend, user);
			return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
		}),
	]);
