/**
 * Creates a brotli and a gzip copy of every compressible asset, so that the server only sends
 * files. Pages are not compressed here: the server first inserts its origin
 * (server/site/prerendered-pages.ts).
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = fileURLToPath(new URL('../../build/client', import.meta.url));
const compressible = new Set(['.js', '.css', '.svg']);

const zip = promisify(gzip);
const brotli = (data: Buffer) =>
	promisify(brotliCompress)(data, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: data.length,
		},
	});

async function compress(name: string) {
	const file = join(client, name);
	const data = await readFile(file);
	await writeFile(`${file}.br`, await brotli(data));
	await writeFile(`${file}.gz`, await zip(data, { level: 9 }));
}

// Node's threads compress several files at once.
await Promise.all(
	readdirSync(client, { recursive: true, encoding: 'utf8' })
		.filter((name) => compressible.has(extname(name)))
		.map(compress),
);
