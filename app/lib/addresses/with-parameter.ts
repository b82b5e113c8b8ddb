/**
 * The query of an address with one parameter changed and the others as they are.
 * @param value null removes the parameter
 */
export function withParameter(
	query: URLSearchParams,
	name: string,
	value: string | null,
): URLSearchParams {
	const next = new URLSearchParams(query);
	if (value === null) next.delete(name);
	else next.set(name, value);
	return next;
}
