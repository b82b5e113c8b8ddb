import type { Sql, TransactionSql } from 'postgres';
import type { AgreedApplication, CareersPage, StudentCount } from '#schema/careers/consent.ts';
import { COUNTED_BY, type CountedBy, FEWEST_COUNTED } from '#schema/careers/consent-words.ts';
import { deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';

/** So many applications at a time. */
const PAGE = 50;

type Looking = {
	person: string;
	/** ISO date in Europe/London. */
	today: string;
	/** The last application that was read; undefined for the newest, which are also read where it has been deleted. */
	before: string | undefined;
};

/**
 * What a careers service may read: applications that are shown with a name, and numbers of students who are counted without it.
 * Each look is a line of the log of staff.
 * @throws {ApiError} 404 for whoever is no adviser
 */
export const lookAtAgreed = (sql: Sql, { person, today, before }: Looking): Promise<CareersPage> =>
	deed(sql, async (tx) => {
		const [service] = await tx<{ id: string; university: string }[]>`
			select id, university from public.careers_services
			where id = posting_rules.careers_service_of(${person}::uuid, 'agreed-applications')`;
		if (!service) throw notFound('There is no such page.');
		const { id, university } = service;
		const [visible] = await tx<CareersPage['shown'][]>`
			select count(*)::integer as applications, count(distinct user_id)::integer as students
			from public.applications where id in (select application_rules.careers_shown(${id}))`;
		const applications = await visibleApplications(tx, id, before);
		const counts = await readCounts(tx, id, today);
		await noteInLog(tx, null, {
			action: 'look',
			subject: 'careers-service',
			id,
			detail: university,
			by: 'careers service',
		});
		return {
			university,
			shown: visible ?? { applications: 0, students: 0 },
			applications: applications.slice(0, PAGE),
			more: applications.length > PAGE,
			...counts,
		};
	});

/** What an application is to, in SQL: its `internship`, or what the form for programs has. */
export const titleOf = (tx: TransactionSql) =>
	tx`coalesce(internship.title, nullif(btrim(program_name), ''), 'An internship of ours')`;

const visibleApplications = (tx: TransactionSql, service: string, before: string | undefined) =>
	tx<AgreedApplication[]>`
		select application.id, coalesce(nullif(btrim(profile.name), ''), (
				select nullif(btrim(account.full_name), '') from accounts.find(array[application.user_id]) as account
			)) as name, ${titleOf(tx)} as title,
			internship.company, (application.created_at at time zone 'Europe/London')::date::text as sent_on,
			application_rules.shown_status(application.id) as status
		from public.applications as application
		left join public.internships as internship on internship.id = internship_id
		left join public.student_profiles as profile on profile.user_id = application.user_id
		where application.id in (select application_rules.careers_shown(${service}))
			${before ? tx`and coalesce((application.created_at, application.id) < (select created_at, id from public.applications where id = ${before}), true)` : tx``}
		order by application.created_at desc, application.id desc limit ${PAGE + 1}`;

/**
 * Numbers of students, not of applications, until the last Monday: what begins to be counted within a week begins together.
 * Each is rounded down to a multiple of five, so that no number can be subtracted from another one to learn of fewer. Who is
 * shown with a name is in none of them: whoever knows these could subtract them.
 */
async function readCounts(
	tx: TransactionSql,
	service: string,
	today: string,
): Promise<Pick<CareersPage, 'counted_until' | 'counted' | 'counts'>> {
	const rows = await tx<{ by: CountedBy | 'all'; key: string; least: number }[]>`
		with week as (select date_trunc('week', ${today}::timestamp) as monday),
		counted as materialized (
			select known.user_id, known.status, internship.sector, case
					when internship.id is null then null
					when remote = 'remote' then 'Remote'
					when country <> 'United Kingdom' then 'Abroad'
					else coalesce(city, 'Elsewhere in the UK')
				end as city,
				to_char(application.created_at at time zone 'Europe/London', 'YYYY-MM') as month
			from week
			cross join lateral application_rules.careers_counted(${service}, monday at time zone 'Europe/London') as known
			join public.applications as application on application.id = known.application_id
			left join public.internships as internship on internship.id = application.internship_id
		), parts as (
			select user_id, part.by, part.key from counted cross join lateral (values
				('all', ''), ('status', status), ('sector', sector), ('city', city), ('month', month)
			) as part (by, key) where part.key is not null
		)
		select by, key, (count(distinct user_id) / ${FEWEST_COUNTED} * ${FEWEST_COUNTED})::integer as least
		from parts group by by, key having count(distinct user_id) >= ${FEWEST_COUNTED}
		order by least desc, key`;
	const [week] = await tx<{ monday: string }[]>`
		select date_trunc('week', ${today}::timestamp)::date::text as monday`;
	const of = (wanted: CountedBy): StudentCount[] =>
		rows.flatMap(({ by, key, least }) => (by === wanted ? [{ key, least }] : []));
	return {
		counted_until: week?.monday ?? today,
		counted: rows.find(({ by }) => by === 'all')?.least ?? null,
		counts: Object.fromEntries(COUNTED_BY.map((by) => [by, of(by)])) as CareersPage['counts'],
	};
}
