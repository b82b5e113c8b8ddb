import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
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
export const STAFF_PAGE = 20;

/**
 * What the order of a list compares of an entry: microseconds since 1970, negative where the newest comes first; then its id.
 * A page begins after the last entry that was read: by a number to skip, each entry that is decided meanwhile would hide
 * another one.
 */
export type PageKey = { moment: string; id: string };

const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Before every entry. */
const BEGIN: PageKey = { moment: String(-(2n ** 63n)), id: NO_ID };

const after = v.optional(
	v.pipe(
		v.string(),
		v.regex(/^-?\d{1,18}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
		v.transform((key): PageKey => {
			const [moment = '', id = NO_ID] = key.split('_');
			return { moment, id };
		}),
	),
);

type Query<Show extends string> = { show: Show; q: string; after: PageKey };

/**
 * The query of a list: which one, a search, and the last entry that was read.
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
	return { after: BEGIN, ...known.output } as Query<Lists[number]>;
}

type Fragment = PendingQuery<Row[]>;

/** In SQL, the `moment` of a key, oldest first. */
export const oldestFirst = (tx: TransactionSql, at: Fragment): Fragment =>
	tx`(extract(epoch from ${at}) * 1000000)::bigint`;
/** In SQL, the `moment` of a key, newest first. */
export const newestFirst = (tx: TransactionSql, at: Fragment): Fragment =>
	tx`-(extract(epoch from ${at}) * 1000000)::bigint`;

/** The end of the SQL of a list, after its conditions: what follows a key, in order. */
export const pageAfter = (
	tx: TransactionSql,
	{ after, most }: { after: PageKey; most: number },
	moment: Fragment,
	id: Fragment,
): Fragment => tx`
	and (${moment}, ${id}) > (${after.moment}::bigint, ${after.id}::uuid)
	order by ${moment}, ${id} limit ${most}`;

type ListRead<Lists extends readonly string[], Item> = {
	lists: Lists;
	/** @param query with `most`, the rows that are read: one more than a page says whether there is another */
	rows: (
		tx: TransactionSql,
		query: Query<Lists[number]> & { most: number },
	) => Promise<{ item: Item; moment: string }[]>;
};

/** A list that staff read page by page. */
export const listForStaff = <
	const Lists extends readonly [string, ...string[]],
	Item extends { id: string },
>(
	path: string,
	sql: Sql,
	{ lists, rows }: ListRead<Lists, Item>,
): Call =>
	get(path, 'read', async ({ id }, { req }): Promise<StaffPage<Item>> => {
		const query = pageQuery(req.query(), lists);
		const found = await readAsStaff(sql, id, (tx) => rows(tx, { ...query, most: STAFF_PAGE + 1 }));
		const page = found.slice(0, STAFF_PAGE);
		const last = found.length > STAFF_PAGE ? page.at(-1) : undefined;
		return {
			items: page.map(({ item }) => item),
			next: last ? `${last.moment}_${last.item.id}` : null,
		};
	});
