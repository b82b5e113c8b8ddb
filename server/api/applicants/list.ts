import type { TransactionSql } from 'postgres';
import { type ApplicantFilters, withoutChoices } from '#schema/applications/applicant-filters.ts';
import {
	type AnsweredInternship,
	type Applicant,
	type ApplicantCounts,
	type ApplicantsPage,
	type Host,
	type MatchingApplicants,
	MOST_AT_ONCE,
	MOST_COUNTED,
	ON_A_PAGE,
} from '#schema/applications/applicants.ts';
import { awaitsAnswer } from '#schema/applications/application-moves.ts';
import {
	type Fragment,
	filtered,
	inOrder,
	isHidden,
	isOverdue,
	isWaiting,
	joined,
	keyGiven,
	keyIn,
	scoped,
} from '#server/api/applicants/scope.ts';
import { withoutHidden } from '#server/api/applicants/without-hidden.ts';
import { unreadBy } from '#server/deeds/applications/application-messages.ts';
import { latestDetails } from '#server/deeds/applications/applications.ts';

/** In the filter of a list; of more, those with the most answers overdue and then the most applications. */
export const MOST_INTERNSHIPS = 200;

export type ListQuery = { user: string; host: Host; filters: ApplicantFilters; today: string };

/**
 * What every view shows of an application; the name is the one that was sent, in Latin letters if it was, or that of the
 * account. `details` is one object: whoever reads it puts its members beside the others.
 * @param ids of all that are read, in SQL
 */
export const facts = (tx: TransactionSql, ids: Fragment): Fragment => tx`
	application.id, application.created_at, application.program_type, application.program_name,
	application.status, application.answer_due_on, application.number, ${isHidden(tx, ids)} as hidden,
	(
		select to_jsonb(chosen) from (
			select internship.slug, internship.title, internship.company, internship.location,
				internship.sector, internship.source, internship.starts_on, internship.starts,
				internship.weeks, internship.hours, internship.least_hours, internship.hours_pattern, internship.country, internship.sponsorship,
				internship.part_of_course, internship.pay_amount, internship.pay_per,
				internship.pay_currency, internship.status
			where internship.id is not null
		) as chosen
	) as internship,
	coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name') as sent_name, copy.profile ->> 'university' as university,
	copy.profile ->> 'course' as course, copy.profile ->> 'level' as level,
	copy.profile ->> 'graduation' as graduation,
	copy.profile -> 'weekly_hours' as weekly_hours, copy.profile ->> 'earliest_start' as earliest_start,
	copy.permission_shown as permission, copy.cv_name is not null as has_cv, copy.cv_name, coalesce(mark.stars, 0) as stars, coalesce(mark.shortlisted, false) as shortlisted, ${latestDetails(tx)} as details,
	${unreadBy(tx, 'employer')} as unread,
	(
		select json_build_object('at', review.asked_at, 'to', review.to_status, 'found', review.found, 'words', review.words)
		from public.reviewed_applications as reviewed
		join public.message_reviews as review on review.id = reviewed.review_id
		where reviewed.application_id = application.id and reviewed.waits
	) as waits`;

type PageRow = {
	items: Applicant[];
	total: number;
	skipped: number;
	/** The keys of the first and the last one of the page. */
	first_key: string | null;
	last_key: string | null;
	counts: ApplicantCounts;
	internships: AnsweredInternship[];
	mine: number;
};

/**
 * One page of the list of staff, and what its filters would give. Every condition is read once, along an index: there may be a
 * million. An employer's list is in own-list.ts.
 */
export async function readList(
	tx: TransactionSql,
	query: ListQuery,
): Promise<Omit<ApplicantsPage, 'today' | 'saved_filters'>> {
	const { filters, today } = query;
	const none = { ...withoutChoices(filters), words: filters.words };
	const everywhere = { ...none, internship: null };
	const isNarrowed = JSON.stringify(none) !== JSON.stringify(filters);
	const ofInternship = tx.unsafe(isNarrowed ? 'of_internship' : 'matching');
	const ofAll = filters.internship === null ? ofInternship : tx`of_all`;
	const first = (filters: ApplicantFilters) => firstOf(tx, { ...query, filters }, MOST_COUNTED);
	const [row] = await tx<[PageRow]>`
		with matching as materialized (${first(filters)}),
		${isNarrowed ? tx`of_internship as materialized (${first(none)}),` : tx``}
		${filters.internship === null ? tx`` : tx`of_all as materialized (${first(everywhere)}),`}
		start as materialized (${startOf(tx, filters)}),
		chosen as materialized (
			select application.id from matching as application
			order by ${inOrder(tx)} limit ${ON_A_PAGE} offset (select skipped from start)
		), page as materialized (
			select row_number() over (order by ${inOrder(tx)}) as place,
				concat_ws('_', ${keyIn(tx, isWaiting(tx))}) as key, ${facts(tx, tx`array(select id from chosen)`)}
			from ${joined(tx)} where application.id = any (array(select id from chosen))
		), counted as materialized (
			select application.status, ${isOverdue(tx, today)} as overdue from ${ofInternship} as application
		), internships as (
			select internship_id, count(*)::integer as all,
				count(*) filter (where ${isOverdue(tx, today)})::integer as overdue
			from ${ofAll} as application where internship_id is not null group by internship_id
			order by overdue desc, "all" desc, internship_id limit ${MOST_INTERNSHIPS}
		)
		select (select count(*)::integer from matching) as total, (select skipped from start) as skipped,
			(
				select count(*)::integer from public.application_assignments
				where user_id = ${query.user} and ${query.host === 'employer'}
			) as mine,
			(select key from page order by place limit 1) as first_key, (select key from page order by place desc limit 1) as last_key,
			(
				select coalesce(jsonb_agg(to_jsonb(page) - '{place,key,sent_name,details}'::text[] || page.details
					|| jsonb_build_object('name', coalesce(sent_name, named.name)) order by place), '[]')
				from page left join application_rules.applicants(array(select id from page)) as named
					on named.application_id = page.id
			) as items,
			json_build_object(
				'all', (select count(*) from counted),
				'overdue', (select count(*) from counted where overdue),
				'status', (
					select coalesce(json_object_agg(status, count), '{}')
					from (select status, count(*) from counted group by 1) as grouped
				)
			) as counts,
			(
				select coalesce(json_agg(found), '[]') from (
					select internship.slug, internship.title, internships."all", internships.overdue,
						internship.hide_names as hides_names
					from internships join public.internships as internship on internship.id = internship_id
					order by overdue desc, title, slug
				) as found
			) as internships`;
	const { first_key, last_key, ...page } = row;
	return {
		...page,
		facets: null,
		columns: null,
		colleagues: [],
		items: page.items.map((item) => withoutHidden(item)),
		previous: row.skipped > 0 ? first_key : null,
		next: row.skipped + row.items.length < row.total ? last_key : null,
	};
}

/**
 * How many of those that match are before the page that is asked for. Where all that would follow has gone by now, it is
 * the last page.
 */
function startOf(tx: TransactionSql, { after, before }: ApplicantFilters): Fragment {
	const own = keyIn(tx, isWaiting(tx));
	if (before)
		return tx`
			select greatest(count(*) - ${ON_A_PAGE}, 0)::integer as skipped from matching as application
			where (${own}) < (${keyGiven(tx, before)})`;
	if (after)
		return tx`
			select case when count(*) filter (where is_after) > 0 then count(*) filter (where not is_after)
				else greatest(count(*) - ${ON_A_PAGE}, 0) end::integer as skipped
			from (select (${own}) > (${keyGiven(tx, after)}) as is_after from matching as application) as compared`;
	return tx`select 0 as skipped`;
}

/**
 * So many applications of the first that match: what waits by the day of its answer, then the rest, newest first. Each
 * is read in the order of an index, the rest only as far as there is room.
 */
export function firstOf(tx: TransactionSql, query: ListQuery, most: number): Fragment {
	const { user, host, filters, today } = query;
	const part = (condition: Fragment, order: Fragment) => tx`
		select application.id, application.status, application.answer_due_on, application.created_at,
			application.internship_id
		from application_rules.answered_by_me as application
		where ${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)} and ${condition}
		order by ${order} limit ${most}`;
	const waiting = part(
		isWaiting(tx),
		tx`application.answer_due_on, application.created_at, application.id`,
	);
	const rest = part(tx`not ${isWaiting(tx)}`, tx`application.created_at desc, application.id`);
	const [status] = filters.status;
	if (status && !awaitsAnswer(status)) return rest;
	if (status || filters.answer.includes('overdue')) return waiting;
	return tx`
		with waiting as materialized (${waiting})
		select * from waiting
		union all (select * from (${rest}) as rest limit (select ${most} - count(*) from waiting))`;
}

/**
 * Ids and statuses of all that match, whatever the page: at most as many as can be moved at once, or, with an application
 * near which the list is read, as are counted.
 */
export async function listMatching(
	tx: TransactionSql,
	query: ListQuery,
	near: string | null = null,
): Promise<MatchingApplicants> {
	const most = near === null ? MOST_AT_ONCE : MOST_COUNTED;
	const isThere = tx`exists (select from matching where matching.id = application.id)`;
	const [row] = await tx<[MatchingApplicants]>`
		with matching as materialized (${firstOf(tx, query, most)})
		select (
			select coalesce(json_agg(json_build_object('id', application.id, 'status', application.status)
				order by ${inOrder(tx)}), '[]')
			from matching as application
		) as items, (
			select count(before.id)::integer
			from application_rules.answered_by_me as application left join lateral (
				select other.id from (
					select application.id, (${keyIn(tx, isWaiting(tx))}) as key from matching as application
				) as other
				where other.key < (${keyIn(tx, tx`(${isWaiting(tx)} or not ${isThere})`)})
			) as before on true
			where application.id = ${near} and application.mover = ${query.host}
			group by application.id
		) as place`;
	return row;
}

/** Some of the applications of the caller, in the order of the ids. */
export async function readSome(
	tx: TransactionSql,
	{ host, ids }: { host: Host; ids: string[] },
): Promise<Applicant[]> {
	const rows = await tx<{ item: Applicant }[]>`
		with page as materialized (
			select ${facts(tx, tx`${ids}::uuid[]`)} from ${joined(tx)}
			where application.id = any (${ids}::uuid[]) and application.mover = ${host}
		)
		select to_jsonb(page) - '{sent_name,details}'::text[] || page.details
			|| jsonb_build_object('name', coalesce(sent_name, named.name)) as item
		from page left join application_rules.applicants(array(select id from page)) as named
			on named.application_id = page.id
		order by array_position(${ids}::uuid[], page.id)`;
	return rows.map(({ item }) => withoutHidden(item));
}
