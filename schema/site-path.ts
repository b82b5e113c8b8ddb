/**
 * Each part of the path begins with one slash and holds no dot, percent sign or backslash. Values of
 * the query may be percent-encoded, control characters not even so.
 */
const form = /^(?=\/)(?:\/[\w-]+)*\/?(?:\?(?:[\w.~!$()*+,;:@/?=&-]|%[2-9a-f][0-9a-f])+)?$/i;
const LONGEST = 500;

/**
 * The path of this site, with its query, that a link asks to end on; undefined where the value is
 * anything else: another site's address, one that a browser might read as such, or one with a fragment.
 * @param value from anybody: a path, or an address that begins with our origin
 * @param origin of this site, as in `location.origin`
 */
export function sitePath(value: string, origin: string): string | undefined {
	const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
	return value.length <= LONGEST && form.test(path) ? path : undefined;
}
