import { readFile } from 'node:fs/promises';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { etagOf, type PreparedResponse } from '#server/site/prepared-response.ts';
import { contentType } from '#server/site/static-files.ts';
import { compressible, createPageCompressor, encodeQuickly } from './prepared-response.ts';

/** Prerendered documents, and the files that contain the site's address. */
const page = /^(\/.*)?\/index\.html$/;
const naming = new Set(['/sitemap.xml', '/robots.txt', '/site.webmanifest']);

export type Pages = {
	get(path: string): Promise<PreparedResponse> | undefined;
	/** Loads each page and compresses it as well as possible, one after the other. */
	warm(): Promise<void>;
};

/**
 * The prerendered pages, each prepared at its first request and cached in memory; compressed as well as possible
 * once it is requested again, and by `warm`.
 * @param files address → path on disk, of the whole build
 * @param placeholder the text in them to replace with `siteUrl`
 */
export function createPages(
	files: Map<string, string>,
	siteUrl: string,
	placeholder: string,
): Pages {
	const documents = new Map([...files].flatMap(asDocument));
	const cached = new Map<string, Promise<PreparedResponse>>();
	const { compress, compressLater } = createPageCompressor();
	const get = (path: string) => {
		const copy = cached.get(path);
		if (copy) return copy.then(compressLater);
		const file = documents.get(path);
		if (file === undefined) return undefined;
		const loading = load(file, siteUrl, placeholder);
		cached.set(path, loading);
		loading.catch(() => cached.delete(path));
		return loading;
	};
	return {
		get,
		async warm() {
			for (const path of documents.keys()) {
				const page = await get(path);
				if (page) await compress(page);
			}
		},
	};
}

function asDocument([address, file]: [string, string]): [string, string][] {
	if (naming.has(address)) return [[address, file]];
	const path = page.exec(address);
	return path ? [[path[1] ?? '/', file]] : [];
}

/** Whether this file of the build is a document, which is not served unchanged. */
export const isDocument = (address: string) => page.test(address) || naming.has(address);

async function load(file: string, siteUrl: string, placeholder: string): Promise<PreparedResponse> {
	const text = (await readFile(file, 'utf8')).replaceAll(placeholder, siteUrl);
	const plain = Buffer.from(text);
	const type = contentType(file);
	const headers: Record<string, string> = {
		'Content-Type': type,
		'Cache-Control': 'no-cache',
		ETag: etagOf(plain),
		Vary: 'Accept-Encoding',
	};
	if (type.startsWith('text/html'))
		headers['Content-Security-Policy'] = contentSecurityPolicy(text, siteUrl);
	return { body: compressible(type) ? await encodeQuickly(plain) : { plain }, headers };
}
