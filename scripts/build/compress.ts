/**
 * Creates a brotli and a gzip copy of every compressible asset, so that the server only sends
 * files. Pages are not compressed here: the server first inserts its origin
 * (server/site/prerendered-pages.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../build/client', import.meta.url));
const compressible = new Set(['.js', '.css', '.svg']);

const brotli = (data: Buffer) =>
	brotliCompressSync(data, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: data.length,
		},
	});

for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
	if (!compressible.has(extname(name))) continue;
	const file = join(client, name);
	const data = readFileSync(file);
	writeFileSync(`${file}.br`, brotli(data));
	writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
