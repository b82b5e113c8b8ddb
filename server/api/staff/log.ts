import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import { BYTE_ORDER_MARK } from '#schema/csv/csv-record.ts';
import type { StaffLogLine, StaffLogPage } from '#schema/staff/staff.ts';
import { type LogFilters, logExport, logSearch, MOST_LOG_LINES } from '#schema/staff/staff-log.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import { noteLogExport } from '#server/deeds/staff/log-export.ts';
import { invalid } from '#server/http/api-error.ts';
import { csvLine, savedFile } from '#server/http/sent-files.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

const PAGE = 50;

const NOTHING_CHOSEN: LogFilters = { q: '', person: '', steps: [], from: null, to: null };

/**
 * What staff did, newest first. `GET /log` is all of it, `POST /log/search` what has all that is looked for, which is in no
 * address; `POST /log.csv` takes that out, and the log says who did and why.
 */
export function staffLog(sql: Sql): Call[] {
	return [
		get('/log', 'read', ({ id }, { req }) =>
			logPage(sql, id, { ...NOTHING_CHOSEN, before: beforeIn(req.query()) }),
		),
		post('/log/search', 'read', async ({ id }, { req }) =>
			logPage(sql, id, await bodyOf(req.raw, logSearch)),
		),
		post('/log.csv', 'copy', async ({ id }, { req }) => {
			const { reason, ...filters } = await bodyOf(req.raw, logExport);
			const stored = await readAsStaff(sql, id, (tx) =>
				readLines(tx, { ...filters, before: null }, MOST_LOG_LINES),
			);
			const lines = await withNames(sql, stored);
			await noteLogExport(sql, { person: id, filters, reason, lines: lines.length });
			return savedFile(asCsv(lines), 'text/csv; charset=utf-8', 'staff-log.csv');
		}),
	];
}

type StoredLine = Omit<StaffLogLine, 'name'>;

/** A page of the log. @param before the number of the last line of the page before */
async function logPage(
	sql: Sql,
	user: string,
	search: LogFilters & { before: number | null },
): Promise<StaffLogPage> {
	const rows = await readAsStaff(sql, user, (tx) => readLines(tx, search, PAGE + 1));
	const items = await withNames(sql, rows.slice(0, PAGE));
	return { items, next: rows.length > PAGE ? (items.at(-1)?.number ?? null) : null };
}

async function readLines(
	tx: TransactionSql,
	{ q, person, steps, from, to, before }: LogFilters & { before: number | null },
	most: number,
): Promise<StoredLine[]> {
	const rows = await tx<{ line: StoredLine }[]>`
		select to_json(page) as line from (
			select number, at, staff_email, action, subject, subject_id, detail
			from public.staff_log where (${before}::bigint is null or number < ${before}::bigint)
				and (${steps.length} = 0 or action || ' ' || subject = any (${steps}::text[]))
				and (${person} = '' or public.has_typed(${person}, staff_email))
				and (${q} = '' or public.has_typed(${q}, detail))
				and (${from}::date is null or at >= ${from}::date::timestamp at time zone 'Europe/London')
				and (${to}::date is null or at < (${to}::date + 1)::timestamp at time zone 'Europe/London')
			order by number desc limit ${most}
		) as page order by page.number desc`;
	return rows.map(({ line }) => line);
}

const asCsv = (lines: StaffLogLine[]): string =>
	BYTE_ORDER_MARK +
	csvLine(['number', 'at', 'staff', 'action', 'subject', 'subject_id', 'name', 'detail']) +
	lines
		.map((line) =>
			csvLine([
				line.number,
				new Date(line.at),
				line.staff_email,
				line.action,
				line.subject,
				line.subject_id ?? '',
				line.name ?? '',
				line.detail ?? '',
			]),
		)
		.join('');

/** Lines with the present name of the person or thing that they are about. */
async function withNames(sql: Sql, lines: StoredLine[]): Promise<StaffLogLine[]> {
	const ids = (subject: string) =>
		lines.flatMap((line) => (line.subject === subject && line.subject_id) || []);
	const named = await asServiceRole(
		sql,
		(tx) => tx<{ id: string; name: string | null; person: string | null }[]>`
			select application.id, concat_ws(', ', coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name'), program_name) as name,
				case when copy.profile ->> 'name' is null then user_id end as person
			from public.applications as application
			left join public.application_copies as copy on copy.application_id = application.id
			where application.id = any (${ids('application')}::uuid[])
			union all
			select id, company_name, null from public.employers
			where id = any (${ids('employer')}::uuid[])
			union all
			select id, coalesce(nullif(content ->> 'title', ''), 'Without a title'), null
			from public.internship_drafts where id = any (${ids('draft')}::uuid[])
			union all
			select id, title || ', ' || company, null from public.internships
			where id = any (${ids('internship')}::uuid[])
			union all
			select id, subject, null from public.contacts where id = any (${ids('message')}::uuid[])
			union all
			select id, person, null from public.person_requests where id = any (${ids('request')}::uuid[])
			union all
			select report.id, coalesce(title || ', ' || company, report.internship), null
			from public.reports as report
			left join public.internships as internship on internship.slug = report.internship
			where report.id = any (${ids('report')}::uuid[])
			union all
			select id, university, null from public.careers_services
			where id = any (${ids('careers-service')}::uuid[])
			union all
			select id, typed, null from public.search_words where id = any (${ids('search-word')}::uuid[])
			union all
			select id, name, null from staff_rules.saved_answers
			where id = any (${ids('saved-answer')}::uuid[])
			union all
			select review.id, company_name, null from public.message_reviews as review
			join public.employers as employer on employer.id = review.employer_id
			where review.id = any (${ids('applicant-message')}::uuid[])`,
	);
	const accounts = [
		...ids('account'),
		...ids('staff'),
		...ids('second-step'),
		...named.flatMap(({ person }) => person ?? []),
	];
	const people = await sql<{ id: string; email: string; full_name: string | null }[]>`
		select id, email, full_name from accounts.find(${accounts}::uuid[])`;
	// Of ten thousand lines none looks through ten thousand names.
	const rows = new Map(named.map((one) => [one.id, one]));
	const persons = new Map(people.map((one) => [one.id, one]));
	const nameOf = (id: string): string | null => {
		const row = rows.get(id);
		const person = persons.get(row ? (row.person ?? '') : id);
		if (!row) return person?.email ?? null;
		return [person && (person.full_name?.trim() || person.email), row.name]
			.filter(Boolean)
			.join(', ');
	};
	return lines.map((line) => ({ ...line, name: line.subject_id && nameOf(line.subject_id) }));
}

const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const query = v.strictObject({ before: v.optional(number) });

/** @throws {ApiError} 400 for a query that does not exist */
function beforeIn(given: Record<string, string>): number | null {
	const result = v.safeParse(query, given);
	if (!result.success) throw invalid('The query is not valid.');
	return result.output.before ?? null;
}
