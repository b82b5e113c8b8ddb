import * as v from 'valibot';
import { ApiError, invalid } from './api-error.ts';

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

export type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>> & {
	entries: Record<string, unknown>;
};
type Issue = v.BaseIssue<unknown>;

/** The members of a JSON object. */
export function asObject(json: unknown): Record<string, unknown> {
	if (typeof json === 'object' && json !== null && !Array.isArray(json))
		return json as Record<string, unknown>;
	throw invalid('The body must be an object.');
}

/**
 * The row in a body: the object, or an array with this one object.
 * @throws {ApiError} 400; the message names our columns, never what was sent
 */
export function oneRow(schema: ObjectSchema, json: unknown): Record<string, unknown> {
	if (Array.isArray(json) && json.length !== 1) throw invalid('Send exactly one row.');
	const row = asObject(Array.isArray(json) ? json[0] : json);
	checkMembers(row, Object.keys(schema.entries), 'column');
	return parsed(schema, row);
}

/** Checks own members only, so that `__proto__` in a body is refused as an unknown member. */
export function checkMembers(object: object, allowed: readonly string[], kind: string): void {
	if (Object.keys(object).some((name) => !allowed.includes(name)))
		throw invalid(`The body holds an unknown ${kind}.`);
}

/** @throws {ApiError} 400 with the first problem */
export function parsed<Schema extends v.GenericSchema>(
	schema: Schema,
	value: unknown,
	refuse = (issue: Issue) => invalid(explain(issue)),
): v.InferOutput<Schema> {
	const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
	if (result.success) return result.output;
	throw refuse(result.issues[0] as Issue);
}

/** Not the library's messages, as they repeat the input. */
export function explain(issue: Issue): string {
	const name = v.getDotPath(issue) ?? 'The body';
	if (!issue.message.startsWith('Invalid ')) {
		const sentence = /^[A-Z]/.test(issue.message);
		return sentence ? issue.message : `${name} ${issue.message}`;
	}
	if (issue.input === undefined) return `${name} is missing`;
	if (issue.type === 'max_length') return `${name} is longer than ${issue.requirement} characters`;
	if (issue.type === 'min_value') return `${name} is less than ${issue.requirement}`;
	if (issue.type === 'max_value') return `${name} is more than ${issue.requirement}`;
	return issue.type === 'picklist' ? `${name} is not one of the choices` : `${name} is not valid`;
}
