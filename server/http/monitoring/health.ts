import type { Context } from 'hono';

/** The checks: `ready` is cheap, `inspect` checks every part. Neither rejects. */
export type Inspected = { ready(): Promise<boolean>; inspect(): Promise<Inspection> };

/** Whether the process is shutting down; set by `main`. */
export type Lifecycle = { stopping: boolean };

/** 200 while the database answers and accepts writes; otherwise, and during shutdown, 503. */
export const health = (backend: Inspected, lifecycle: Lifecycle) => async (context: Context) => {
	const ready = !lifecycle.stopping && (await backend.ready()) && (await backend.inspect()).writes;
	context.header('Cache-Control', 'no-store');
	return context.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
};

/**
 * 200 if everything works, otherwise 503. Both list each part: the index of internships, the database, writes to it,
 * the migrations of this server, the outbox (mails are processed within two minutes) and the hosted project, if there
 * is one. From the signal to stop on it is 503, while pages are still served.
 */
export const readiness =
	(backend: Inspected, catalogue: { isLoaded(): boolean }, lifecycle: Lifecycle) =>
	async (context: Context) => {
		const { mails: _, retentionRefused: __, ...inspected } = await backend.inspect();
		const parts = { catalogue: catalogue.isLoaded(), ...inspected };
		const ready = !lifecycle.stopping && Object.values(parts).every(Boolean);
		context.header('Cache-Control', 'no-store');
		const status = ready ? 'ok' : 'unavailable';
		return context.json({ status, ...parts }, ready ? 200 : 503);
	};

/** Which parts work, and the number of waiting mails if it is known. */
export type Inspection = {
	database: boolean;
	/** The database has room for a megabyte and accepts changes. */
	writes: boolean;
	/** Every migration of this server has been applied. */
	migrations: boolean;
	/** No mail has waited for minutes without a delivery attempt. */
	outbox: boolean;
	/** Whether the hosted project's API answers; missing without one. */
	project?: boolean;
	mails?: { waiting: number; oldestSeconds: number; setAside: number };
	/** Expired data is waiting for an operator to confirm its deletion (`npm run retention`). */
	retentionRefused?: boolean;
};
