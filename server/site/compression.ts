import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Encoded = { plain: Uint8Array } & { [name in Encoding]?: Uint8Array };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUICK = 5;
const BEST = 11;
/** Below this size compression saves less than its headers cost. */
const SMALLEST = 600;

const atQuality = (plain: Uint8Array, quality: number) =>
	brotli(plain, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
		},
	});

/** Takes a few milliseconds: for pages rendered on demand, and the first request for any other. */
export async function encodeQuickly(plain: Uint8Array): Promise<Encoded> {
	if (plain.byteLength < SMALLEST) return { plain };
	const [br, zipped] = await Promise.all([atQuality(plain, QUICK), zip(plain, { level: 6 })]);
	return smaller(plain, br, zipped);
}

/** Best compression; takes up to a second for a long page, off the main thread. */
export async function encodeBest(plain: Uint8Array): Promise<Encoded> {
	if (plain.byteLength < SMALLEST) return { plain };
	const [br, zipped] = await Promise.all([atQuality(plain, BEST), zip(plain, { level: 9 })]);
	return smaller(plain, br, zipped);
}

/** Images and fonts are compressed already. */
export const compressible = (type: string) => /^text\/|json|xml|javascript|wasm|x-icon/.test(type);

function smaller(plain: Uint8Array, br: Uint8Array, zipped: Uint8Array): Encoded {
	return br.byteLength < plain.byteLength ? { plain, br, gzip: zipped } : { plain };
}
