import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Encoded = { plain: Uint8Array } & { [name in Encoding]?: Uint8Array };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUICK = { br: 5, gzip: 6 };
const BEST = { br: 11, gzip: 9 };
const ENCODINGS = ['br', 'gzip'] as const;
/** Below this size compression saves less than its headers cost. */
const SMALLEST = 600;

const encoders: Record<Encoding, (plain: Uint8Array, quality: number) => Promise<Uint8Array>> = {
	br: (plain, quality) =>
		brotli(plain, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: quality,
				[constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
			},
		}),
	gzip: (plain, level) => zip(plain, { level }),
};

async function encode(
	plain: Uint8Array,
	quality: Record<Encoding, number>,
	encodings: readonly Encoding[],
): Promise<Encoded> {
	const encoded: Encoded = { plain };
	if (plain.byteLength < SMALLEST) return encoded;
	const encodeAs = async (name: Encoding) => {
		const bytes = await encoders[name](plain, quality[name]);
		if (bytes.byteLength < plain.byteLength) encoded[name] = bytes;
	};
	await Promise.all(encodings.map(encodeAs));
	return encoded;
}

/**
 * Takes a few milliseconds: for pages rendered on demand, and the first request for any other.
 * @param encodings that are sent: all, unless it is for one client
 */
export const encodeQuickly = (plain: Uint8Array, encodings: readonly Encoding[] = ENCODINGS) =>
	encode(plain, QUICK, encodings);

/** Best compression; takes up to a second for a long page, off the main thread. */
export const encodeBest = (plain: Uint8Array) => encode(plain, BEST, ENCODINGS);

/** Images and fonts are compressed already. */
export const compressible = (type: string) => /^text\/|json|xml|javascript|wasm|x-icon/.test(type);

/** A document ready to be sent: everything that can be computed in advance. */
export type PreparedResponse = { body: Encoded; headers: Record<string, string> };

/** Weak, as the same document is sent in several encodings. */
export const etagOf = (body: Uint8Array) =>
	`W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Answers GET and HEAD; 304 if the browser has this document. */
export function send(
	request: Request,
	{ body, headers }: PreparedResponse,
	status = 200,
): Response {
	if (status === 200 && matches(request.headers.get('if-none-match'), headers.ETag))
		return new Response(null, { status: 304, headers: without(headers, 'Content-Type') });
	const { bytes, encoding } = bytesFor(request.headers.get('accept-encoding') ?? '', body);
	const sent: Record<string, string> = { ...headers, 'Content-Length': String(bytes.byteLength) };
	if (encoding) sent['Content-Encoding'] = encoding;
	return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), {
		status,
		headers: sent,
	});
}

function matches(ifNoneMatch: string | null, etag: string | undefined): boolean {
	if (ifNoneMatch === null || etag === undefined) return false;
	if (ifNoneMatch.trim() === '*') return true;
	const strong = etag.replace(/^W\//, '');
	return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong);
}

/** What a browser accepts; `;q=0` means not accepted. */
const ACCEPTED: Record<Encoding, RegExp> = {
	br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
	gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

/** What a browser accepts, best first. @param acceptEncoding the header */
export const acceptedEncodings = (acceptEncoding: string): Encoding[] =>
	ENCODINGS.filter((name) => ACCEPTED[name].test(acceptEncoding));

/** What is sent to a browser that accepts these encodings. */
export function bytesFor(acceptEncoding: string, body: Encoded) {
	const encoding = acceptedEncodings(acceptEncoding).find((name) => body[name]);
	return { bytes: encoding ? (body[encoding] as Uint8Array) : body.plain, encoding };
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
	const { [name]: _, ...others } = headers;
	return others;
}

/** Compresses pages as well as possible for later requests: each once, in some tenths of a second of a thread. */
export function createPageCompressor() {
	const compressed = new WeakMap<PreparedResponse, Promise<void>>();
	let busy = false;
	const compress = (page: PreparedResponse): Promise<void> => {
		const copy = compressed.get(page);
		if (copy) return copy;
		busy = true;
		const work = encodeBest(page.body.plain)
			.then((body) => {
				page.body = body;
			})
			.finally(() => {
				busy = false;
			});
		compressed.set(page, work);
		return work;
	};
	return {
		compress,
		/** Returns the page at once; compresses it unless another one is being compressed. */
		compressLater(page: PreparedResponse): PreparedResponse {
			// After a failure the quick version stays.
			if (!busy) compress(page).catch(() => {});
			return page;
		},
	};
}
