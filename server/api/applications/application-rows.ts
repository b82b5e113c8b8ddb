import type { TransactionSql } from 'postgres';
import type {
	StudentApplication,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import type { MessageReport } from '#schema/report.ts';

/** An application may have fifteen thousand characters of answers: a list has none of them. */
export const PAGE = 20;

type Whole = Omit<WholeApplication, 'listing' | 'today'>;

/** Newest first; one more than a page, if there is one. @param before the last that is known already */
export const listApplications = (tx: TransactionSql, user: string, before: string | undefined) =>
	tx<{ item: StudentApplication }[]>`
		select to_json(page) as item from (
			select ${columns(tx)} from public.applications as application
			where user_id = ${user}
				${before ? tx`and (created_at, id) < (select created_at, id from public.applications where id = ${before})` : tx``}
			order by created_at desc, id desc limit ${PAGE + 1}
		) as page order by page.created_at desc, page.id desc`;

/** Undefined where it is somebody else's, or there is none. */
export async function readApplication(
	tx: TransactionSql,
	user: string,
	id: string,
): Promise<Whole | undefined> {
	const [row] = await tx<{ item: Whole }[]>`
		select to_json(found) as item from (
			select ${columns(tx)}, motivation, experience, availability, (
				select to_json(along) from (
					select profile, permission_shown, cv_name from public.application_copies
					where application_id = application.id
				) as along
			) as sent
			from public.applications as application where user_id = ${user} and id = ${id}
		) as found`;
	return row?.item;
}

/** Its history as both sides see it, oldest first: without what was taken back, and without the taking back. */
export const eventsOf = (tx: TransactionSql) => tx`
	(
		select coalesce(json_agg(shown order by shown.number), '[]') from (
			select id, number, at, mover, from_status, to_status, reasons, message
			from public.application_events as event
			where application_id = application.id and takes_back is null and not exists (
				select from public.application_events as later where later.takes_back = event.id
			)
		) as shown
	)`;

const columns = (tx: TransactionSql) => tx`
	id, created_at, program_type, program_name, status, answer_due_on,
	(
		select to_json(chosen) from (
			select slug, title, company, location, sector, source, starts_on, starts, weeks, hours, country,
				sponsorship, part_of_course, pay_amount, pay_per, pay_currency
			from public.internships
			where internships.id = application.internship_id
		) as chosen
	) as internship,
	${eventsOf(tx)} as events,
	application_rules.standing_of(internship_id) as standing,
	application_rules.undo_seconds(id) as undo_seconds`;

/** The one to this internship that is not withdrawn. */
export async function findApplicationTo(tx: TransactionSql, user: string, slug: string) {
	const [row] = await tx<{ item: { id: string; created_at: string } }[]>`
		select to_json(sent) as item from (
			select application.id, application.created_at from public.applications as application
			join public.internships on internships.id = internship_id
			where user_id = ${user} and slug = ${slug} and application.status <> 'withdrawn'
		) as sent`;
	return row?.item ?? null;
}

/** How often the person has applied to an internship, with what was withdrawn. */
export async function countApplicationsTo(tx: TransactionSql, user: string, slug: string) {
	const [row] = await tx<{ count: number }[]>`
		select count(*)::integer as count from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and slug = ${slug}`;
	return row?.count ?? 0;
}

/** Whether an internship is of the person's own company. */
export async function isOwnInternship(tx: TransactionSql, user: string, slug: string) {
	const rows = await tx`
		select from public.internships join public.employers on employers.id = employer_id
		where slug = ${slug} and user_id = ${user}`;
	return rows.length > 0;
}

/** The CV that was sent with an application; undefined where it is somebody else's, or there is none. */
export async function readSentCv(tx: TransactionSql, user: string, id: string) {
	const [row] = await tx<{ name: string; content: Uint8Array }[]>`
		select cv_name as name, content from public.application_copies
		join public.applications as application on application.id = application_id
		join public.sent_cvs on sent_cvs.id = sent_cv
		where application.id = ${id} and application.user_id = ${user}`;
	return row;
}

/** @throws 42501 where it is no message of an employer to this student. What was reported already stays as it is. */
export const insertMessageReport = (
	tx: TransactionSql,
	id: string,
	{ event, reason, message = null }: MessageReport,
) => tx`
	insert into public.reports (internship, event_id, reason, message)
	select slug, ${event}::uuid, ${reason}, ${message}
	from public.applications as application
	left join public.internships on internships.id = internship_id
	where application.id = ${id} and exists (
		select from public.application_events as event
		where event.id = ${event} and event.application_id = application.id
	)
	on conflict do nothing`;
