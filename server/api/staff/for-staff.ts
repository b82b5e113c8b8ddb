import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import type { QueuePage, StaffPage } from '#schema/staff/staff-answers.ts';
import {
	type FilterCounts,
	type FilterOf,
	type ListOf,
	MOST_COUNTED,
	STAFF_LISTS,
	type StaffListName,
} from '#schema/staff/staff-lists.ts';
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
export const BEGIN: PageKey = { moment: String(-(2n ** 63n)), id: NO_ID };

/** What a query searches; "" for nothing. */
export const searchedWords = v.optional(
	v.pipe(v.string(), v.maxLength(200), v.excludes('\0'), v.trim()),
	'',
);

/** The key that a query gives; `BEGIN` where it gives none. */
export const afterKey = v.optional(
	v.pipe(
		v.string(),
		v.regex(/^-?\d{1,18}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
		v.transform((key): PageKey => {
			const [moment = '', id = NO_ID] = key.split('_');
			return { moment, id };
		}),
	),
);

/** A page of what was read: one row more than a page says that another one follows. */
export function pageOf<Item extends { id: string }>(
	rows: { item: Item; moment: string }[],
): StaffPage<Item> {
	const page = rows.slice(0, STAFF_PAGE);
	const last = rows.length > STAFF_PAGE ? page.at(-1) : undefined;
	return {
		items: page.map(({ item }) => item),
		next: last ? `${last.moment}_${last.item.id}` : null,
	};
}

type Query<Name extends StaffListName> = {
	show: ListOf<Name>;
	q: string;
	/** Filters that have to hold together. */
	only: FilterOf<Name>[];
	after: PageKey;
};

/**
 * The query of a list: which one, a search, filters, and the last entry that was read.
 * @throws {ApiError} 400 for a query that does not exist
 */
function pageQuery<Name extends StaffListName>(
	given: Record<string, string>,
	name: Name,
): Query<Name> {
	const { lists, filters } = STAFF_LISTS[name];
	const names = Object.keys(filters);
	const query = v.safeParse(
		v.strictObject({
			show: v.optional(v.picklist(lists), lists[0]),
			q: searchedWords,
			only: v.optional(
				v.pipe(
					v.string(),
					v.transform((only) => (only === '' ? [] : [...new Set(only.split(','))])),
					v.array(v.picklist(names)),
				),
				'',
			),
			after: afterKey,
		}),
		given,
	);
	if (!query.success) throw invalid('The query is not valid.');
	return { after: BEGIN, ...query.output } as Query<Name>;
}

type Fragment = PendingQuery<Row[]>;

/** In SQL, the `moment` of a key, oldest first. */
export const oldestFirst = (tx: TransactionSql, at: Fragment): Fragment =>
	tx`(extract(epoch from ${at}) * 1000000)::bigint`;
/** In SQL, the `moment` of a key, newest first. */
export const newestFirst = (tx: TransactionSql, at: Fragment): Fragment =>
	tx`-(extract(epoch from ${at}) * 1000000)::bigint`;

/** The end of the SQL of a list, after its conditions: what has the filters and follows a key, in order. */
export const pageAfter = (
	tx: TransactionSql,
	{ after, most, chosen }: { after: PageKey; most: number; chosen: Fragment },
	moment: Fragment,
	id: Fragment,
): Fragment => tx`
	${chosen} and (${moment}, ${id}) > (${after.moment}::bigint, ${after.id}::uuid)
	order by ${moment}, ${id} limit ${most}`;

/** In SQL, whether no colleague has something open, whose row of public.staff_claims is joined as `claim`. */
export const isFree = (tx: TransactionSql): Fragment =>
	tx`(claim.id is null or claim.until <= clock_timestamp() or claim.claimed_by = (select auth.uid()))`;

type ListFilter<Name extends StaffListName> = Pick<Query<Name>, 'show' | 'q'>;
type Conditions<Name extends StaffListName> = Record<FilterOf<Name>, Fragment>;

type ListRead<Name extends StaffListName, Item> = {
	/** From where a list is read, with the condition of the list and the search. */
	from: (tx: TransactionSql, asked: ListFilter<Name>) => Fragment;
	/** When a filter holds. */
	filters: (tx: TransactionSql) => Conditions<Name>;
	/**
	 * @param query with `from`; `most`, the rows that are read: one more than a page says whether there is another; `chosen`, the
	 * filters
	 */
	rows: (
		tx: TransactionSql,
		query: Query<Name> & { from: Fragment; chosen: Fragment; most: number },
	) => Promise<{ item: Item; moment: string }[]>;
};

/** A list that staff read page by page, with how many entries each filter gives beside its first page. */
export const listForStaff = <Name extends StaffListName, Item extends { id: string }>(
	name: Name,
	sql: Sql,
	{ from: fromOf, filters, rows }: ListRead<Name, Item>,
): Call =>
	get(`/${name}`, 'read', async ({ id }, { req }): Promise<QueuePage<Item>> => {
		const query = pageQuery(req.query(), name);
		const { entries, counts } = await readAsStaff(sql, id, async (tx) => {
			const from = fromOf(tx, query);
			const conditions = filters(tx);
			const chosen = query.only.reduce(
				(before, filter) => tx`${before} and ${conditions[filter]}`,
				tx``,
			);
			const page = { ...query, from, chosen, most: STAFF_PAGE + 1 };
			return {
				entries: await rows(tx, page),
				counts: query.after === BEGIN ? await countFilters(tx, from, conditions, query.only) : null,
			};
		});
		return { ...pageOf(entries), filters: counts };
	});

async function countFilters(
	tx: TransactionSql,
	from: Fragment,
	conditions: Record<string, Fragment>,
	only: string[],
): Promise<FilterCounts> {
	const names = Object.entries(conditions).reduce(
		(before, [name, condition]) => tx`${before} || case when ${condition} then array[${name}] end`,
		tx`array[]::text[]`,
	);
	const [counted] = await tx<FilterCounts[]>`
		with listed as materialized (
			select ${names} as names ${from} limit ${MOST_COUNTED}
		), chosen as (
			select names from listed where names @> ${only}::text[]
		)
		select (select count(*)::integer from listed) as all, (select count(*)::integer from chosen) as chosen, (
			select coalesce(jsonb_object_agg(name, count), '{}') from (
				select name, count(*)::integer as count from chosen cross join unnest(names) as name group by name
			) as each
		) as counts`;
	return counted ?? { all: 0, chosen: 0, counts: {} };
}
