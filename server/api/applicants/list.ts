import type { TransactionSql } from 'postgres';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	type AnsweredInternship,
	type Applicant,
	type ApplicantCounts,
	type ApplicantsPage,
	type Host,
	type Matching,
	MOST_AT_ONCE,
	MOST_COUNTED,
	ON_A_PAGE,
} from '#schema/applications/applicants.ts';
import { awaitsAnswer } from '#schema/applications/application-moves.ts';
import {
	type Fragment,
	filtered,
	inOrder,
	isOverdue,
	isWaiting,
	joined,
	scoped,
} from '#server/api/applicants/scope.ts';
import { lastDayOfOffer, lastOffer } from '#server/deeds/applications/applications.ts';

/** In the filter of a list; of more, those with the most answers overdue and then the most applications. */
const MOST_INTERNSHIPS = 200;

export type ListQuery = { user: string; host: Host; filters: ApplicantFilters; today: string };

/** What every view shows of an application; the name is the one that was sent, in Latin letters if it was, or that of the account. */
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
	coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name') as sent_name, copy.profile ->> 'university' as university,
	copy.profile ->> 'course' as course, copy.profile ->> 'level' as level,
	copy.profile ->> 'graduation' as graduation,
	copy.profile -> 'weekly_hours' as weekly_hours, copy.profile ->> 'earliest_start' as earliest_start,
	 copy.permission_shown as permission, copy.cv_name, ${lastDayOfOffer(tx)} as offer_until,
	${lastOffer(tx)} as offer,
	(
		select json_build_object('at', review.asked_at, 'to', review.to_status, 'found', review.found,
			'people', review.people)
		from public.reviewed_applications as reviewed
		join public.message_reviews as review on review.id = reviewed.review_id
		where reviewed.application_id = application.id and reviewed.waits
	) as waits`;

type Found = {
	items: Applicant[];
	total: number;
	counts: ApplicantCounts;
	internships: AnsweredInternship[];
};

/** One page of the list, and what its filters would give. Every condition is read once, along an index. */
export async function readList(
	tx: TransactionSql,
	query: ListQuery,
): Promise<Omit<ApplicantsPage, 'page' | 'today'>> {
	const { filters, today } = query;
	const none = unfiltered(filters);
	const everywhere = { ...none, internship: null };
	const isNarrowed = JSON.stringify(none) !== JSON.stringify(filters);
	const ofInternship = tx.unsafe(isNarrowed ? 'of_internship' : 'matching');
	const ofAll = filters.internship === null ? ofInternship : tx`of_all`;
	const first = (filters: ApplicantFilters) => firstOf(tx, { ...query, filters }, MOST_COUNTED);
	const [row] = await tx<[Found]>`
		with matching as materialized (${first(filters)}),
		${isNarrowed ? tx`of_internship as materialized (${first(none)}),` : tx``}
		${filters.internship === null ? tx`` : tx`of_all as materialized (${first(everywhere)}),`}
		chosen as materialized (
			select application.id from matching as application
			order by ${inOrder(tx)} limit ${ON_A_PAGE} offset ${(filters.page - 1) * ON_A_PAGE}
		), page as materialized (
			select row_number() over (order by ${inOrder(tx)}) as place, ${facts(tx)}
			from ${joined(tx)} where application.id = any (array(select id from chosen))
		), counted as materialized (
			select application.status, ${isOverdue(tx, today)} as overdue,
				copy.permission_shown ->> 'kind' as permission,
				left(copy.profile ->> 'graduation', 4) as graduation,
				${filtered(tx, { ...none, status: filters.status, overdue: filters.overdue }, today)} as of_standing,
				coalesce(${filtered(tx, { ...none, permission: filters.permission }, today)}, false) as of_permission,
				coalesce(${filtered(tx, { ...none, graduation: filters.graduation }, today)}, false) as of_graduation
			from ${ofInternship} as application
			left join public.application_copies as copy on copy.application_id = application.id
		), internships as (
			select internship_id, count(*)::integer as all,
				count(*) filter (where ${isOverdue(tx, today)})::integer as overdue
			from ${ofAll} as application where internship_id is not null group by internship_id
			order by overdue desc, "all" desc, internship_id limit ${MOST_INTERNSHIPS}
		)
		select (select count(*)::integer from matching) as total,
			(
				select coalesce(jsonb_agg(to_jsonb(page) - 'place' - 'sent_name'
					|| jsonb_build_object('name', coalesce(sent_name, named.name)) order by place), '[]')
				from page left join application_rules.applicants(array(select id from page)) as named
					on named.application_id = page.id
			) as items,
			json_build_object(
				'all', (select count(*) from counted where of_permission and of_graduation),
				'overdue', (select count(*) from counted where overdue and of_permission and of_graduation),
				${each(tx, 'status', tx`of_permission and of_graduation`)},
				${each(tx, 'permission', tx`of_standing and of_graduation`)},
				${each(tx, 'graduation', tx`of_standing and of_permission`)}
			) as counts,
			(
				select coalesce(json_agg(found), '[]') from (
					select internship.slug, internship.title, internships."all", internships.overdue
					from internships join public.internships as internship on internship.id = internship_id
					order by overdue desc, title, slug
				) as found
			) as internships`;
	return { ...row, pages: Math.max(1, Math.ceil(row.total / ON_A_PAGE)) };
}

/**
 * So many applications of the first that match: what waits by the day of its answer, then the rest, newest first. Each
 * is read in the order of an index, the rest only as far as there is room.
 */
function firstOf(tx: TransactionSql, query: ListQuery, most: number): Fragment {
	const { user, host, filters, today } = query;
	const ofCopy = filters.permission !== null || filters.graduation !== null;
	const part = (condition: Fragment, order: Fragment) => tx`
		select application.id, application.status, application.answer_due_on, application.created_at,
			application.internship_id
		from application_rules.answered_by_me as application
		${ofCopy ? tx`join public.application_copies as copy on copy.application_id = application.id` : tx``}
		where ${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)} and ${condition}
		order by ${order} limit ${most}`;
	const waiting = part(
		isWaiting(tx),
		tx`application.answer_due_on, application.created_at, application.id`,
	);
	const rest = part(tx`not ${isWaiting(tx)}`, tx`application.created_at desc, application.id`);
	if (filters.status !== null && !awaitsAnswer(filters.status)) return rest;
	if (filters.status !== null || filters.overdue) return waiting;
	return tx`
		with waiting as materialized (${waiting})
		select * from waiting
		union all (select * from (${rest}) as rest limit (select ${most} - count(*) from waiting))`;
}

/** Ids and statuses of all that match, whatever the page; at most as many as can be moved at once. */
export async function listMatching(
	tx: TransactionSql,
	query: ListQuery,
): Promise<Matching['items']> {
	const rows = await tx<Matching['items']>`
		select application.id, application.status from (${firstOf(tx, query, MOST_AT_ONCE)}) as application
		order by ${inOrder(tx)}`;
	return [...rows];
}

const unfiltered = (filters: ApplicantFilters): ApplicantFilters => ({
	...filters,
	status: null,
	permission: null,
	graduation: null,
	overdue: false,
});

const each = (tx: TransactionSql, column: string, others: Fragment): Fragment => tx`
	${column}::text, (
		select coalesce(json_object_agg(value, count), '{}') from (
			select ${tx(column)} as value, count(*) from counted
			where ${tx(column)} is not null and ${others} group by 1
		) as grouped
	)`;
