import { readFile } from 'node:fs/promises';
import { etagOf, type PreparedResponse } from '#server/site/prepared-response.ts';
import { isDocument } from '#server/site/prerendered-pages.ts';
import { isLasting } from '#server/site/releases.ts';
import { contentType } from '#server/site/static-files.ts';
import { compressible, type Encoded, encodeBest } from './prepared-response.ts';

const ready = /\.(br|gz)$/;

export type Assets = {
	get(path: string): Promise<PreparedResponse> | undefined;
	/** Whether the path is in a folder of files, which contains no pages. */
	holds(path: string): boolean;
};

/**
 * The files of the build that are served unchanged. Read at the first request and cached in memory;
 * compressed then, unless the build made `.br` and `.gz` files.
 * @param build address → path on disk, of the whole build; documents are left out
 */
export function createAssets(build: Map<string, string>): Assets {
	const files = new Map([...build].filter(([address]) => !isDocument(address)));
	const withPages = new Set([...build.keys()].filter(isDocument).map(folderOf));
	const folders = new Set([...files.keys()].map(folderOf).filter((name) => !withPages.has(name)));
	const cached = new Map<string, Promise<PreparedResponse>>();
	return {
		holds: (path) => folders.has(folderOf(path)),
		get(path) {
			const copy = cached.get(path);
			const file = files.get(path);
			if (copy || file === undefined || ready.test(path)) return copy;
			const loading = load(path, file, files);
			cached.set(path, loading);
			loading.catch(() => cached.delete(path));
			return loading;
		},
	};
}

/** The first segment of a path with several; "" otherwise. */
const folderOf = (path: string) => /^\/([^/]+)\//.exec(path)?.[1] ?? '';

async function load(
	path: string,
	file: string,
	files: Map<string, string>,
): Promise<PreparedResponse> {
	const type = contentType(path);
	const plain = await readFile(file);
	const body: Encoded = compressible(type) ? await encoded(plain, path, files) : { plain };
	const headers: Record<string, string> = {
		'Content-Type': type,
		'Cache-Control': isLasting(path)
			? 'public, max-age=31536000, immutable'
			: 'public, max-age=3600',
		ETag: etagOf(plain),
	};
	if (body.br) headers.Vary = 'Accept-Encoding';
	return { body, headers };
}

async function encoded(plain: Buffer, path: string, files: Map<string, string>): Promise<Encoded> {
	const br = files.get(`${path}.br`);
	const gz = files.get(`${path}.gz`);
	if (br === undefined || gz === undefined) return encodeBest(plain);
	return { plain, br: await readFile(br), gzip: await readFile(gz) };
}
