import * as v from 'valibot';
import { invalid } from '#server/http/api-error.ts';

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
export function checkMembers(object: object, known: readonly string[], kind: string): void {
	if (Object.keys(object).some((name) => !known.includes(name)))
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
