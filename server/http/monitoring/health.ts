import type { Context } from 'hono';
import type { Inspection } from '#server/http/monitoring/inspection.ts';

/** What is asked: `ready` is cheap, `inspect` looks at every part. Neither rejects. */
export type Inspected = { ready(): Promise<boolean>; inspect(): Promise<Inspection> };

/** Where the process is in its life; `main` turns it. */
export type Lifecycle = { stopping: boolean };

/** 200 once the database answers and takes what is sent, 503 while it does not and during the shutdown. */
export const health = (backend: Inspected, lifecycle: Lifecycle) => async (context: Context) => {
	const ready = !lifecycle.stopping && (await backend.ready()) && (await backend.inspect()).writes;
	context.header('Cache-Control', 'no-store');
	return context.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
};

/**
 * 200 once everything works, 503 otherwise, and in both cases which part does: the database,
 * writing into it, the migrations of this server, the outbox (mails are taken up within two minutes), and the hosted
 * project where there is one.
 */
export const readiness = (backend: Inspected, lifecycle: Lifecycle) => async (context: Context) => {
	const { mails: _, retentionRefused: __, ...parts } = await backend.inspect();
	const ready = !lifecycle.stopping && Object.values(parts).every(Boolean);
	context.header('Cache-Control', 'no-store');
	const status = ready ? 'ok' : 'unavailable';
	return context.json({ status, ...parts }, ready ? 200 : 503);
};
