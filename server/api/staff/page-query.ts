import * as v from 'valibot';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { invalid } from '#server/http/api-error.ts';

/** A member of staff reads this many at a time. */
export const PAGE = 20;

/** Nobody turns that many pages. */
const FARTHEST = 100_000;

const after = v.optional(
	v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(FARTHEST)),
	'0',
);

/**
 * The query of a list: which one, a search, and how many are known already.
 * @param lists the first is the one that is shown without a choice
 * @throws {ApiError} 400 for a query that does not exist
 */
export function pageQuery<const Lists extends readonly [string, ...string[]]>(
	given: Record<string, string>,
	lists: Lists,
): { show: Lists[number]; q: string; after: number } {
	const known = v.safeParse(
		v.strictObject({
			show: v.optional(v.picklist(lists), lists[0]),
			q: v.optional(v.pipe(v.string(), v.maxLength(200), v.excludes('\0'), v.trim()), ''),
			after,
		}),
		given,
	);
	if (!known.success) throw invalid('The query is not valid.');
	return known.output as { show: Lists[number]; q: string; after: number };
}

/** @param rows one more than a page, if there is one */
export const pageOf = <Item>(rows: { item: Item }[], after: number): StaffPage<Item> => ({
	items: rows.slice(0, PAGE).map(({ item }) => item),
	next: rows.length > PAGE ? after + PAGE : null,
});
