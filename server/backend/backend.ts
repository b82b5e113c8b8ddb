import type { Backend, Logger } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';

export type { Backend, Logger } from '#server/backend/types.ts';

/**
 * The data side of the server. Imported when it is needed: the mends have to stand before anything
 * loads the Postgres client.
 * @throws where the data directory is in use, or the database cannot be reached or prepared.
 */
export async function createBackend(config: RunningConfig, log: Logger): Promise<Backend> {
	await import('#server/postgres/package-mends.ts');
	const { openBackend } = await import('#server/backend/open-backend.ts');
	return openBackend(config, log);
}
