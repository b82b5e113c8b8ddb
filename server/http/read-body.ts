import { ApiError, invalid } from '#server/http/api-error.ts';

const LARGEST_BODY = 32 * 1024;

/**
 * The JSON of a request. Not hono/body-limit, which has one limit for a path, while ours differs between
 * visitors and staff, and which reports a client that disconnects as a server error.
 * @throws {ApiError} 415 content type is not JSON, 413 too large, 400 invalid JSON
 */
export async function readJson(request: Request, largest = LARGEST_BODY): Promise<unknown> {
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
		throw new ApiError(415, 'unsupported_media_type', 'The body must be application/json.');
	return parse(await readBytes(request, largest));
}

/**
 * The body of a form that a browser posts without scripts. Its letters are percent-encoded, so it takes up
 * to three times the bytes of the same text as JSON.
 * @throws {ApiError} 415 another content type, 413 too large
 */
export async function readForm(request: Request): Promise<string> {
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
		throw new ApiError(
			415,
			'unsupported_media_type',
			'This form was not sent in the way our page sends it, and nothing was stored.',
		);
	return new TextDecoder().decode(await readBytes(request, 3 * LARGEST_BODY));
}

export async function readBytes(request: Request, largest: number): Promise<Uint8Array> {
	if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of unbroken(request.body)) {
		size += chunk.byteLength;
		if (size > largest) throw tooLarge();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}

/** A client that disconnects in the middle has sent an invalid body; it is not a server error. */
async function* unbroken(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
	try {
		yield* body ?? [];
	} catch {
		throw invalid('The body broke off.');
	}
}

const tooLarge = () => new ApiError(413, 'payload_too_large', 'The body is too large.');

function parse(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		throw invalid('The body is not valid JSON.');
	}
}
