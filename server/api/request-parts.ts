import type { Context } from 'hono';
import * as v from 'valibot';
import { uuid } from '#schema/text.ts';
import { type ApiError, invalid } from '#server/http/api-error.ts';
import {
	asObject,
	checkMembers,
	type ObjectSchema,
	parsed,
	readJson,
} from '#server/http/read-body.ts';

/**
 * The id in the path of a request. What is no id is the id of nothing.
 * @throws what `missing` returns
 */
export function idIn({ req }: Context, missing: () => ApiError, name = 'id'): string {
	const id = v.safeParse(uuid, req.param(name));
	if (!id.success) throw missing();
	return id.output;
}

/** The id after which a page begins; undefined for the first page. @throws {ApiError} 400 */
export function beforeIn({ before, ...others }: Record<string, string>): string | undefined {
	const result = v.safeParse(v.optional(uuid), before);
	if (!result.success || Object.keys(others).length > 0) throw invalid('The query is not valid.');
	return result.output;
}

/** The body of a call that needs none. */
export const noBody = v.strictObject({});

/**
 * The JSON object of a request, with the members of the schema and no others.
 * @throws {ApiError} 400, 413, 415
 */
export async function bodyOf<Schema extends ObjectSchema>(
	request: Request,
	schema: Schema,
	largest?: number,
): Promise<v.InferOutput<Schema>> {
	const body = asObject(await readJson(request, largest));
	checkMembers(body, Object.keys(schema.entries), 'member');
	return parsed(schema, body);
}
