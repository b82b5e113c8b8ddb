import { createHash } from 'node:crypto';
import { type Encoded, type Encoding, encodeBest } from '#server/site/compression.ts';

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

/** An encoding that the browser accepts and the document has. */
const choose = (acceptEncoding: string, body: Encoded): Encoding | undefined =>
	(['br', 'gzip'] as const).find((name) => body[name] && ACCEPTED[name].test(acceptEncoding));

/** What is sent to a browser that accepts these encodings. */
export function bytesFor(acceptEncoding: string, body: Encoded) {
	const encoding = choose(acceptEncoding, body);
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
