/**
 * Each path segment begins with one slash and contains no dot, percent sign or backslash. Values of
 * the query may be percent-encoded, but not contain encoded control characters.
 */
const form = /^(?=\/)(?:\/[\w-]+)*\/?(?:\?(?:[\w.~!$()*+,;:@/?=&-]|%[2-9a-f][0-9a-f])+)?$/i;
const LONGEST = 500;

/**
 * Returns the path of this site, with its query, that a link names; undefined for any other value:
 * another site's address, one that a browser might read as such, or one with a fragment.
 * @param value from any source: a path, or an address that begins with our origin
 * @param origin of this site, as in `location.origin`
 */
export function sitePath(value: string, origin: string): string | undefined {
	const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
	return value.length <= LONGEST && form.test(path) ? path : undefined;
}
