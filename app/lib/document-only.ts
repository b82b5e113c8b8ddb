/**
 * What a page is rendered from on the server, and what a browser does not need again, since it has the HTML:
 * a document then does not carry its list twice.
 */
const contents = new WeakMap<object, unknown>();

/** The value for scripts that ask for data; `{}` in a document. */
export type DocumentOnly<Value> = { value?: Value };

/** @param request as a loader has it: scripts ask for the data of a page at its path with ".data" */
export function documentOnly<Value>(request: Request, value: Value): DocumentOnly<Value> {
	if (new URL(request.url).pathname.endsWith('.data')) return { value };
	const empty = {};
	contents.set(empty, value);
	return empty;
}

/** Undefined in a browser that got the value as HTML: `ServerHtml` keeps that. */
export const contentOf = <Value>(given: DocumentOnly<Value>): Value | undefined =>
	given.value ?? (contents.get(given) as Value | undefined);
