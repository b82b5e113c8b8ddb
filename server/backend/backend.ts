import type { Backend, Logger } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';

export type { Backend, Logger } from '#server/backend/types.ts';

/**
 * The data side of the server: lite on a Postgres, or a hosted project. Each is imported when it
 * is needed: the guard has to stand before anything loads the Postgres client.
 * @throws where the data directory is in use, or the database cannot be reached or prepared.
 */
export async function createBackend(config: RunningConfig, log: Logger): Promise<Backend> {
	if (config.database.kind === 'hosted') {
		const { createHostedBackend } = await import('#server/backend/hosted-backend.ts');
		return createHostedBackend(config, config.database, log);
	}
	await import('#server/postgres/package-mends.ts');
	const { createLiteBackend } = await import('#server/backend/lite-backend.ts');
	return createLiteBackend(config, log);
}
