import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { type Answer, type Call, forSignedIn, get } from '#server/api/calls.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { notFound } from '#server/deeds/deed.ts';
import { invalid, refused } from '#server/http/api-error.ts';
import type { Limits, PersonLimit } from '#server/http/rate-limits/rate-limits.ts';
import { asPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * Makes handlers of calls for members of staff. A signed-in person who is not staff, or not any more, is
 * answered as if there were no such call.
 */
export function forStaff(config: RunningConfig, backend: Backend, limits: Limits) {
	const answered = forSignedIn(config, backend, limits);
	return (limit: PersonLimit, answer: Answer) =>
		answered(limit, async (user, context) => {
			await requireStaff(backend.sql, user.id);
			return answer(user, context);
		});
}

const requireStaff = (sql: Sql, user: string) =>
	readAsStaff(sql, user, async (tx) => {
		const [row] = await tx<{ staff: boolean }[]>`select staff_rules.is_staff() as staff`;
		if (!row?.staff) throw notFound('There is no such page.');
	});

/** Reads as a member of staff, in one transaction. @throws {ApiError} as the rules refuse, 503 otherwise */
export const readAsStaff = <T>(sql: Sql, user: string, work: Work<T>): Promise<T> =>
	asPerson(sql, user, work).catch(refused);

/** A member of staff reads this many at a time. */
const PAGE = 20;

/** Nobody turns that many pages. */
const FARTHEST = 100_000;

const after = v.optional(
	v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(FARTHEST)),
	'0',
);

type Query<Show extends string> = { show: Show; q: string; after: number };

/**
 * The query of a list: which one, a search, and how many are known already.
 * @param lists the first is the one that is shown without a choice
 * @throws {ApiError} 400 for a query that does not exist
 */
function pageQuery<const Lists extends readonly [string, ...string[]]>(
	given: Record<string, string>,
	lists: Lists,
): Query<Lists[number]> {
	const known = v.safeParse(
		v.strictObject({
			show: v.optional(v.picklist(lists), lists[0]),
			q: v.optional(v.pipe(v.string(), v.maxLength(200), v.excludes('\0'), v.trim()), ''),
			after,
		}),
		given,
	);
	if (!known.success) throw invalid('The query is not valid.');
	return known.output as Query<Lists[number]>;
}

type ListRead<Lists extends readonly string[], Item> = {
	lists: Lists;
	/** @param query with `most`, the rows that are read: one more than a page says whether there is another */
	rows: (
		tx: TransactionSql,
		query: Query<Lists[number]> & { most: number },
	) => Promise<{ item: Item }[]>;
};

/** A list that staff read page by page. */
export const listForStaff = <const Lists extends readonly [string, ...string[]], Item>(
	path: string,
	sql: Sql,
	{ lists, rows }: ListRead<Lists, Item>,
): Call =>
	get(path, 'read', async ({ id }, { req }): Promise<StaffPage<Item>> => {
		const query = pageQuery(req.query(), lists);
		const found = await readAsStaff(sql, id, (tx) => rows(tx, { ...query, most: PAGE + 1 }));
		return {
			items: found.slice(0, PAGE).map(({ item }) => item),
			next: found.length > PAGE ? query.after + PAGE : null,
		};
	});
