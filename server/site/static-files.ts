import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

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

const types: Record<string, string> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	data: 'text/x-script; charset=utf-8',
	gif: 'image/gif',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml; charset=utf-8',
};

export function contentType(path: string): string {
	const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
	return types[extension] ?? 'application/octet-stream';
}
