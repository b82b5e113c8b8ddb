import { invalid } from '#server/http/api-error.ts';

/** Converts one value of a query to the forwarded value; undefined if it is not valid. */
export type Rule = (value: string) => string | undefined;

/**
 * The forwarded query: known names, each once, each value validated.
 * @throws {ApiError} 400
 */
export function strictQuery(rules: Record<string, Rule>) {
	return (params: URLSearchParams): URLSearchParams => {
		const query = new URLSearchParams();
		for (const [name, value] of params) {
			const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
			if (!rule || query.has(name)) throw invalid('The query holds an unknown or repeated part.');
			const clean = rule(value);
			if (clean === undefined) throw invalid(`The query's ${name} is not valid.`);
			query.set(name, clean);
		}
		return query;
	};
}

const matching =
	(pattern: RegExp): Rule =>
	(value) =>
		pattern.test(value) ? value : undefined;

/** Column names, as `a,b` or `"a","b"`; with `star` also `*`. */
export function columnList(known: readonly string[], star = false): Rule {
	return (value) => {
		if (star && value === '*') return value;
		const names = value.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
		return names.every((name) => known.includes(name)) ? names.join(',') : undefined;
	};
}

export const oneOf =
	(...values: string[]): Rule =>
	(value) =>
		values.includes(value) ? value : undefined;

export const equalsUuid = matching(/^eq\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
export const byCreation = matching(/^created_at\.(asc|desc)(\.nulls(first|last))?$/);
export const upTo100 = matching(/^([1-9]\d?|100)$/);
