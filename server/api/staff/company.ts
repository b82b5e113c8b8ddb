import type { Sql, TransactionSql } from 'postgres';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { takenOut } from '#server/api/taken-out.ts';
import { notFound } from '#server/deeds/deed.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';
import { listingColumns } from './listings.ts';

const MOST = 50;
const MOST_LINES = 30;
/** Companies that were made in the same microsecond. */
const MOST_BESIDE = 10;

/** How many exports of a company are shown. */
const EXPORTS_SHOWN = 5;

/** In SQL, a company as `staff_rules.employers` has it, with what it took out of the site. */
export const exportsOf = (tx: TransactionSql) => tx`
	item || jsonb_build_object('exports', ${takenOut(tx, tx`(item ->> 'id')::uuid`, EXPORTS_SHOWN)})`;

export const noEmployer = () => notFound('There is no such employer.');

/** All that staff know of a company. @param today ISO date in Europe/London @throws {ApiError} 404, 503 */
export const readCompany = async (
	sql: Sql,
	person: string,
	id: string,
	today: string,
): Promise<StaffCompany> => {
	const company = await readAsStaff(sql, person, async (tx) => {
		const employer = await readEmployer(tx, id);
		const drafts = await tx<{ item: StaffCompany['drafts'][number] }[]>`
			select to_json(found) as item from (
				select id, coalesce(content ->> 'title', '') as title, state, submitted_at, decided_at, times_submitted
				from public.internship_drafts where employer_id = ${id} and submitted_at is not null
				order by touched_at desc, id limit ${MOST}
			) as found`;
		const listings = await tx<{ item: StaffCompany['listings'][number] }[]>`
			select to_json(found) as item from (
				select ${listingColumns(tx)}
				from public.internships as internship
				left join posting_rules.stops as stop on stop.internship_id = internship.id
				where employer_id = ${id} order by published_at desc, internship.id limit ${MOST}
			) as found`;
		const reports = await tx<{ item: StaffCompany['reports'][number] }[]>`
			select to_json(found) as item from (
				select report.id, report.reason, report.created_at, report.resolved_at, internship.slug, internship.title
				from public.internships as internship
				join public.reports as report on report.internship = internship.slug
				where internship.employer_id = ${id} order by report.created_at desc, report.id limit ${MOST}
			) as found`;
		const [late] = await tx<{ overdue: number; oldest: string | null }[]>`
			select coalesce(sum(count), 0)::integer as overdue, min(oldest)::text as oldest
			from staff_rules.overdue(${today}::date) where employer_id = ${id}`;
		const log = await tx<{ item: StaffCompany['log'][number] }[]>`
			select to_json(found) as item from (
				select number, at, staff_email, action, subject, subject_id, detail from public.staff_log
				where subject_id = ${id}
					or subject_id in (select id::text from public.internship_drafts where employer_id = ${id})
					or subject_id in (select id::text from public.internships where employer_id = ${id})
				order by number desc limit ${MOST_LINES}
			) as found`;
		return {
			employer,
			drafts: drafts.map(({ item }) => item),
			listings: listings.map(({ item }) => item),
			reports: reports.map(({ item }) => item),
			late: { overdue: late?.overdue ?? 0, oldest: late?.oldest ?? null },
			log: log.map(({ item }) => item),
		};
	});
	const [counted] = await asServiceRole(
		sql,
		(tx) => tx<{ applications: number }[]>`
			select count(*)::integer as applications from public.applications as application
			join public.internships as internship on internship.id = application.internship_id
			where internship.employer_id = ${id}`,
	);
	const { late, ...rest } = company;
	return { ...rest, answers: { ...late, applications: counted?.applications ?? 0 } };
};

/** A company as it stands in the list of all. */
async function readEmployer(tx: TransactionSql, id: string): Promise<StaffEmployer> {
	const [own] = await tx<{ moment: string; zero: string }[]>`
		select (-extract(epoch from created_at) * 1000000)::bigint - 1 as moment,
			'00000000-0000-0000-0000-000000000000'::uuid as zero
		from public.employers where id = ${id}`;
	if (!own) throw noEmployer();
	const rows = await tx<{ item: Omit<StaffEmployer, 'warnings'> }[]>`
		select ${exportsOf(tx)} as item
		from staff_rules.employers('all', '', ${MOST_BESIDE}, ${own.moment}::bigint, ${own.zero}::uuid)
		where (item ->> 'id')::uuid = ${id}`;
	const item = rows[0]?.item;
	if (!item) throw noEmployer();
	return { ...item, warnings: nameWarnings(await verifiedCompanies(tx))(item) };
}
