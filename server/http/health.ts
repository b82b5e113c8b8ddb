import type { Context } from 'hono';
import type { Backend } from '#server/backend/types.ts';

/** Where the process is in its life; `main` turns it. */
export type Lifecycle = { stopping: boolean };

/** 200 once the database answers and takes what is sent, 503 while it does not and during the shutdown. */
export const health = (backend: Backend, lifecycle: Lifecycle) => async (context: Context) => {
	const ready = !lifecycle.stopping && (await backend.ready()) && (await backend.inspect()).writes;
	context.header('Cache-Control', 'no-store');
	return context.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
};

/**
 * 200 once everything works, 503 otherwise, and in both cases which part does: the database,
 * writing into it, the migrations of this server, the outbox (mails are taken up within two minutes), and the hosted
 * project where there is one.
 */
export const readiness = (backend: Backend, lifecycle: Lifecycle) => async (context: Context) => {
	const { mails: _, retentionRefused: __, ...parts } = await backend.inspect();
	const ready = !lifecycle.stopping && Object.values(parts).every(Boolean);
	context.header('Cache-Control', 'no-store');
	const status = ready ? 'ok' : 'unavailable';
	return context.json({ status, ...parts }, ready ? 200 : 503);
};
