import postgres, { type Sql } from 'postgres';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import type { RunningConfig } from '#server/config.ts';
import { call, dropTestDatabases, startTestBackend, type TestBackend } from './backend.ts';
import { silent } from './fake-backend.ts';
import { fakeSite } from './fake-site.ts';

/** The whole app on a new database, called without a network. */
export type TestApi = {
	started: TestBackend;
	app: ReturnType<typeof createApp>;
	/** The migrating role, to read and write the rows directly. */
	admin: Sql;
	/** Call in `afterAll`. */
	close(): Promise<void>;
};

/** @param overrides configuration that differs for a test */
export async function startTestApi(overrides: Partial<RunningConfig> = {}): Promise<TestApi> {
	const started = await startTestBackend({ rateLimits: false, ...overrides });
	const admin = postgres(started.adminUrl, { max: 1 });
	const site = await fakeSite(started.config.siteUrl);
	const lifecycle = { stopping: false };
	return {
		started,
		app: createApp(started.config, started.backend, site, { log: silent, lifecycle }),
		admin,
		async close() {
			await admin.end();
			await started.close();
			await dropTestDatabases();
		},
	};
}

/** The JSON that `/api…` answers, which no cache may keep. */
export async function askApi<T>(
	{ fetch }: TestApi['app'],
	method: string,
	path: string,
	sent: { token?: string; body?: unknown },
): Promise<{ status: number; body: T }> {
	const response = await fetch(call(method, `/api${path}`, sent));
	expect(response.headers.get('cache-control')).toBe('no-store');
	return { status: response.status, body: (await response.json()) as T };
}
