import type { Context } from 'hono';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';

/** The browser's connection settings: the site's own origin and the publishable key. */
export const clientConfig = (config: RunningConfig, backend: Backend) => (context: Context) =>
	context.json({ supabaseUrl: config.siteUrl, supabaseKey: backend.keys.publishable }, 200, {
		'Cache-Control': 'no-store',
	});
