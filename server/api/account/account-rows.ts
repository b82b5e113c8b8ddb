import type { Sql, TransactionSql } from 'postgres';
import { asPerson } from '#server/postgres/as-person.ts';

/** The number of applications in memory at once; each may have sixty thousand bytes. */
export const PAGE = 20;

/** Where a page ends: a time is text, as a `Date` has no microseconds. */
export type Place = { created: string; id: string };
export type Row = Place & { json: string };

/** The JSON that a query of one row gives; `none` where there is no row. */
async function jsonOf(
	sql: Sql,
	id: string,
	query: (tx: TransactionSql) => Promise<{ json: string }[]>,
	none: string,
): Promise<string> {
	const [row] = await asPerson(sql, id, query);
	return row?.json ?? none;
}

/** The date of the last sign-in from each known network. */
export async function networksOf(sql: Sql, id: string): Promise<{ used_on: string }[]> {
	return sql<{ used_on: string }[]>`select used_on::text from limits.networks_of(${id})`;
}

/** Which versions of the terms of use were accepted with the sign-up, and when. */
export async function termsOf(sql: Sql, id: string): Promise<object[]> {
	return sql`select version::text, accepted_on::text from accounts.terms_of(${id})`;
}

/** The employer's profile as JSON, with what staff saw of it last where it has changed since; or `null`. */
export const employerOf = (sql: Sql, id: string) =>
	jsonOf(
		sql,
		id,
		(tx) => tx<{ json: string }[]>`
			select (to_jsonb(employer) || jsonb_build_object('changes', to_jsonb(changed) - 'employer_id'))::text as json
			from public.employers as employer
			left join staff_rules.company_changes as changed on changed.employer_id = employer.id
			where employer.user_id = ${id}`,
		'null',
	);

/** The student's profile as JSON, or `null`. */
export const profileOf = (sql: Sql, id: string) => rowOf(sql, id, 'public.student_profiles');

/** The one row of an account in a table with `user_id`, as JSON, or `null`. */
export const rowOf = (sql: Sql, id: string, table: string) =>
	jsonOf(
		sql,
		id,
		(tx) => tx<{ json: string }[]>`
			select to_json(found)::text as json from ${tx(table)} as found where user_id = ${id}`,
		'null',
	);

/** What a member of staff has done, newest first. */
export const staffLogOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, at::text as created, json_build_object(
				'at', at, 'action', action, 'subject', subject, 'subject_id', subject_id)::text as json
			from public.staff_log
			where staff_id = ${id}
				${after ? tx`and (at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by at desc, id desc limit ${PAGE}`,
	);

/** At most ten, as JSON. */
export const alertsOf = (sql: Sql, id: string) =>
	jsonOf(
		sql,
		id,
		(tx) => tx<{ json: string }[]>`
			select coalesce(json_agg(alerts order by created_at), '[]')::text as json
			from public.alerts where user_id = ${id}`,
		'[]',
	);

/**
 * The uploaded CV, then those that were sent, one at a time, as each may have three million letters. Each is named
 * once, with the applications that it went along with.
 * @param after the place of the one before; "" for the first
 */
export async function nextCv(sql: Sql, id: string, after: string) {
	const [row] = await asPerson(
		sql,
		id,
		(tx) => tx<{ place: string; json: string }[]>`
			select place, json_build_object('application_ids', applications, 'name', name,
				'pdf_base64', translate(encode(content, 'base64'), E'\\n', ''))::text as json
			from (
				select * from (
					select 'own' as place, '{}'::uuid[] as applications, name, content, 0 as rank
					from public.cv_files where user_id = ${id}
					union all
					select sent_cvs.id::text, along.applications, along.name, content, 1
					from public.sent_cvs cross join lateral (
						select array_agg(application_id order by created_at, application_id) as applications,
							min(cv_name) as name
						from public.application_copies where sent_cv = sent_cvs.id
					) as along
					where user_id = ${id}
				) as every
				where (rank, place) > (
					case ${after} when '' then -1 when 'own' then 0 else 1 end, ${after}
				)
				order by rank, place limit 1
			) as found`,
	);
	return row;
}

/** The next applications, newest first, converted to JSON after the limit. */
export function applicationsOf(sql: Sql, id: string, after: Place | undefined): Promise<Row[]> {
	return asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, created_at::text as created, to_json(page)::text as json
			from (
				select id, user_id, program_type, program_name, motivation, experience, availability, created_at,
					internship_id, application_rules.status_of(id) as status, answer_due_on, terms_version, (
					select coalesce(json_agg(event order by number), '[]') from (
						select number, at, mover, from_status, to_status, reasons, message, offer_until
						from public.application_events where application_id = applications.id
					) as event
				) as events, (
					select to_json(sent) from (
						select profile, permission_shown, cv_name from public.application_copies
						where application_id = applications.id
					) as sent
				) as sent
				from public.applications
				where user_id = ${id}
					${after ? tx`and (created_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
				order by created_at desc, id desc limit ${PAGE}
			) as page
			order by created_at desc, id desc`,
	);
}

/** The next notes that the account has written about applications, newest first. */
export function notesOf(sql: Sql, id: string, after: Place | undefined): Promise<Row[]> {
	return asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, at::text as created, json_build_object(
				'application_id', application_id, 'at', at, 'text', text)::text as json
			from public.application_notes
			where written_by = ${id}
				${after ? tx`and (at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by at desc, id desc limit ${PAGE}`,
	);
}

/** The employer's message templates, as JSON: one for each move at the most. */
export const templatesOf = (sql: Sql, id: string) =>
	jsonOf(
		sql,
		id,
		(tx) => tx<{ json: string }[]>`
			select coalesce(json_object_agg(to_status, text), '{}')::text as json
			from public.message_templates where user_id = ${id}`,
		'{}',
	);

/** Internships that a person has noted, with the names of those that are still shown. @param at the column of the time */
const notedIn = (table: string, at: string) => (sql: Sql, id: string) =>
	jsonOf(
		sql,
		id,
		(tx) => tx<{ json: string }[]>`
			select coalesce(json_agg(line order by ${tx(at)}), '[]')::text as json from (
				select internship_id, slug, title, company, ${tx(at)}
				from public.${tx(table)} left join public.internships on internships.id = internship_id
				where user_id = ${id}
			) as line`,
		'[]',
	);

/** The internships that the person has saved. */
export const savedOf = notedIn('saved_internships', 'saved_at');

/** The internships of which the person is told when they open again. */
export const awaitedOf = notedIn('reopening_notices', 'asked_at');

/** What an employer has published, newest first. */
export const internshipsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, published_at::text as created,
				(to_jsonb(internship) - '{version,number}'::text[])::text as json
			from public.internships as internship
			where employer_id = posting_rules.own_employer()
				${after ? tx`and (published_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by published_at desc, id desc limit ${PAGE}`,
	);

/** What an employer has written, newest first. */
export const draftsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, created_at::text as created,
				(to_jsonb(draft) - '{claimed_by,claimed_until}'::text[])::text as json
			from public.internship_drafts as draft
			where employer_id = posting_rules.own_employer()
				${after ? tx`and (created_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by created_at desc, id desc limit ${PAGE}`,
	);

/** The messages of employers that the account's person has reported, newest first. */
export const reportsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select report.id, report.created_at::text as created, json_build_object(
				'application_id', event.application_id, 'at', report.created_at, 'reason', report.reason,
				'text', report.message)::text as json
			from public.reports as report
			join public.application_events as event on event.id = report.event_id
			join public.applications as application on application.id = event.application_id
			where application.user_id = ${id}
				${after ? tx`and (report.created_at, report.id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by report.created_at desc, report.id desc limit ${PAGE}`,
	);

/** The messages of an employer that staff looked at, newest first. */
export const reviewsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select id, asked_at::text as created, json_build_object('at', asked_at, 'to', to_status,
				'message', message, 'found', found, 'state', state, 'answer', answer)::text as json
			from public.message_reviews
			where user_id = ${id}
				${after ? tx`and (asked_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by asked_at desc, id desc limit ${PAGE}`,
	);

/** The exports of an employer, newest first. */
export const exportsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(tx) => tx<Row[]>`
			select export.id, export.at::text as created, json_build_object('at', export.at,
				'kind', export.kind, 'internship', export.internship,
				'applications', export.applications)::text as json
			from public.applicant_exports as export
			join public.employers on employers.id = export.employer_id and employers.user_id = ${id}
			where true
				${after ? tx`and (export.at, export.id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : tx``}
			order by export.at desc, export.id desc limit ${PAGE}`,
	);
