import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** What React Router fetches for a page with a loader. */
const ROUTER_DATA = 'text/x-script; charset=utf-8';

/**
 * Every file under `root`: path as in an address ("/assets/x.js") → path on disk. What is served is
 * looked up here and nowhere else, so no address can reach outside.
 */
export async function listFiles(root: string): Promise<Map<string, string>> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return new Map(
		files.map((file) => {
			const path = join(file.parentPath, file.name);
			return [`/${relative(root, path).split(sep).join('/')}`, path] as const;
		}),
	);
}

/** Of a file by its name; what nobody knows is bytes. */
export const contentType = (path: string): string =>
	path.endsWith('.data') ? ROUTER_DATA : (getMimeType(path) ?? 'application/octet-stream');
