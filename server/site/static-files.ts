import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** The content type of the data that React Router fetches for a page with a loader. */
const ROUTER_DATA = 'text/x-script; charset=utf-8';

/**
 * Every file under `root`: path as in an address ("/assets/x.js") → path on disk. Only files listed here
 * are served, so no address can reach others.
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

/** The type of a file by its name; application/octet-stream if unknown. */
export const contentType = (path: string): string =>
	path.endsWith('.data') ? ROUTER_DATA : (getMimeType(path) ?? 'application/octet-stream');
