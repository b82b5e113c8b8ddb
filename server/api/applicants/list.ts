import type { TransactionSql } from 'postgres';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	type AnsweredInternship,
	type Applicant,
	type ApplicantCounts,
	type Host,
	type Matching,
	MOST_AT_ONCE,
	MOST_COUNTED,
	ON_A_PAGE,
} from '#schema/applications/applicants.ts';
import {
	type Fragment,
	filtered,
	inOrder,
	isOverdue,
	isWaiting,
	joined,
	scoped,
} from '#server/api/applicants/scope.ts';
import { lastDayOfOffer } from '#server/deeds/applications/applications.ts';

const MOST_INTERNSHIPS = 200;

export type ListQuery = { user: string; host: Host; filters: ApplicantFilters; today: string };

/** What every view shows of an application; the name is the one that was sent, or that of the account. */
export const facts = (tx: TransactionSql): Fragment => tx`
	application.id, application.created_at, application.program_type, application.program_name,
	application.status, application.answer_due_on,
	(
		select to_jsonb(chosen) from (
			select internship.slug, internship.title, internship.company, internship.location,
				internship.sector, internship.source, internship.starts_on, internship.starts,
				internship.weeks, internship.hours, internship.country, internship.sponsorship,
				internship.part_of_course, internship.pay_amount, internship.pay_per,
				internship.pay_currency, internship.status
			where internship.id is not null
		) as chosen
	) as internship,
	copy.profile ->> 'name' as sent_name, copy.profile ->> 'university' as university,
	copy.profile ->> 'course' as course, copy.profile ->> 'level' as level,
	copy.profile ->> 'graduation' as graduation,
	copy.profile -> 'weekly_hours' as weekly_hours, copy.profile ->> 'earliest_start' as earliest_start,
	 copy.permission_shown as permission, copy.cv_name, ${lastDayOfOffer(tx)} as offer_until,
	(
		select json_build_object('at', review.asked_at, 'to', review.to_status, 'found', review.found,
			'people', review.people)
		from public.reviewed_applications as held
		join public.message_reviews as review on review.id = held.review_id
		where held.application_id = application.id and held.waits
	) as waits`;

/** One page of the list. */
export async function readPage(tx: TransactionSql, query: ListQuery): Promise<Applicant[]> {
	const before = (query.filters.page - 1) * ON_A_PAGE;
	const rows = await tx<{ item: Applicant }[]>`
		with chosen as materialized (
			select application.id from ${firstOf(tx, query, before + ON_A_PAGE)}
			order by ${inOrder(tx)} limit ${ON_A_PAGE} offset ${before}
		), page as materialized (
			select row_number() over (order by ${inOrder(tx)}) as place, ${facts(tx)}
			from ${joined(tx)} where application.id = any (array(select id from chosen))
		)
		select to_jsonb(page) - 'place' - 'sent_name'
			|| jsonb_build_object('name', coalesce(sent_name, named.name)) as item
		from page left join application_rules.applicants(array(select id from page)) as named
			on named.application_id = page.id
		order by place`;
	return rows.map(({ item }) => item);
}

/**
 * So many applications of the first that match, in two parts of the list's order, each read along an index: what waits,
 * and the rest. Named `application`, with what `inOrder` needs.
 */
function firstOf(tx: TransactionSql, query: ListQuery, most: number): Fragment {
	const { user, host, filters, today } = query;
	const part = (condition: Fragment, order: Fragment) => tx`(
		select application.id, application.status, application.answer_due_on, application.created_at
		from ${joined(tx)}
		where ${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)} and ${condition}
		order by ${order} limit ${most}
	)`;
	return tx`(
		${part(isWaiting(tx), tx`application.answer_due_on, application.created_at, application.id`)}
		union all
		${part(tx`not ${isWaiting(tx)}`, tx`application.created_at desc, application.id`)}
	) as application`;
}

/** How many match, and how many pages they are. */
export async function countMatching(tx: TransactionSql, query: ListQuery) {
	const [row] = await tx<{ total: number }[]>`
		select count(*)::integer as total from (
			select from ${firstOf(tx, query, MOST_COUNTED)} limit ${MOST_COUNTED}
		) as counted`;
	const total = row?.total ?? 0;
	return { total, pages: Math.max(1, Math.ceil(total / ON_A_PAGE)) };
}

/** Ids and statuses of all that match, whatever the page; at most as many as can be moved at once. */
export async function listMatching(
	tx: TransactionSql,
	query: ListQuery,
): Promise<Matching['items']> {
	const rows = await tx<Matching['items']>`
		select application.id, application.status from ${firstOf(tx, query, MOST_AT_ONCE)}
		order by ${inOrder(tx)} limit ${MOST_AT_ONCE}`;
	return [...rows];
}

/** How many there are of each kind, under the other filters: without those that it would choose itself. */
export async function countByKind(
	tx: TransactionSql,
	{ user, host, filters, today }: ListQuery,
): Promise<ApplicantCounts> {
	const { status, permission, graduation, overdue } = filters;
	const none = unfiltered(filters);
	const [row] = await tx<{ counts: ApplicantCounts }[]>`
		with scoped as materialized (
			select application.status, ${isOverdue(tx, today)} as overdue,
				copy.permission_shown ->> 'kind' as permission,
				left(copy.profile ->> 'graduation', 4) as graduation,
				${filtered(tx, { ...none, status, overdue }, today)} as of_standing,
				coalesce(${filtered(tx, { ...none, permission }, today)}, false) as of_permission,
				coalesce(${filtered(tx, { ...none, graduation }, today)}, false) as of_graduation
			from ${joined(tx)} where ${isCounted(tx, { user, host, filters: none, today })}
		)
		select json_build_object(
			'all', (select count(*) from scoped where of_permission and of_graduation),
			'overdue', (select count(*) from scoped where overdue and of_permission and of_graduation),
			${each(tx, 'status', tx`of_permission and of_graduation`)},
			${each(tx, 'permission', tx`of_standing and of_graduation`)},
			${each(tx, 'graduation', tx`of_standing and of_permission`)}
		) as counts`;
	return row?.counts ?? { all: 0, overdue: 0, status: {}, permission: {}, graduation: {} };
}

const unfiltered = (filters: ApplicantFilters): ApplicantFilters => ({
	...filters,
	status: null,
	permission: null,
	graduation: null,
	overdue: false,
});

/** Whether an application is among the first that match, which alone are counted. */
const isCounted = (tx: TransactionSql, query: ListQuery): Fragment => tx`
	application.id = any (array(
		select application.id from ${firstOf(tx, query, MOST_COUNTED)}
		order by ${inOrder(tx)} limit ${MOST_COUNTED}
	))`;

const each = (tx: TransactionSql, column: string, others: Fragment): Fragment => tx`
	${column}::text, (
		select coalesce(json_object_agg(value, count), '{}') from (
			select ${tx(column)} as value, count(*) from scoped
			where ${tx(column)} is not null and ${others} group by 1
		) as grouped
	)`;

/** The internships to which somebody has applied; those with overdue answers first. */
export async function listInternships(
	tx: TransactionSql,
	{ user, host, filters, today }: ListQuery,
): Promise<AnsweredInternship[]> {
	const all = { ...unfiltered(filters), internship: null };
	const rows = await tx<AnsweredInternship[]>`
		select internship.slug, internship.title, count(*)::integer as all,
			count(*) filter (where ${isOverdue(tx, today)})::integer as overdue
		from ${joined(tx)}
		where ${isCounted(tx, { user, host, filters: all, today })} and internship.id is not null
		group by internship.slug, internship.title
		order by overdue desc, title, slug limit ${MOST_INTERNSHIPS}`;
	return [...rows];
}
