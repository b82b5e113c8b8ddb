import type { Sql } from 'postgres';
import * as v from 'valibot';
import type { StaffLogLine, StaffLogPage } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import { invalid } from '#server/http/api-error.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

const PAGE = 50;

/** What staff did, newest first. @param before the number of the last line of the page before */
export const logPage = (sql: Sql, user: string, before: number | null): Promise<StaffLogPage> =>
	readLines(sql, user, before).then(async (page) => ({
		...page,
		items: await withNames(sql, page.items),
	}));

type StoredLine = Omit<StaffLogLine, 'name'>;
type Page = { items: StoredLine[]; next: number | null };

const readLines = (sql: Sql, user: string, before: number | null): Promise<Page> =>
	readAsStaff(sql, user, async (tx) => {
		const rows = await tx<{ line: StoredLine }[]>`
			select to_json(page) as line from (
				select number, at, staff_email, action, subject, subject_id, detail
				from public.staff_log where ${before}::bigint is null or number < ${before}::bigint
				order by number desc limit ${PAGE + 1}
			) as page order by page.number desc`;
		const items = rows.slice(0, PAGE).map(({ line }) => line);
		return { items, next: rows.length > PAGE ? (items.at(-1)?.number ?? null) : null };
	});

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
			select report.id, coalesce(title || ', ' || company, report.internship), null
			from public.reports as report
			left join public.internships as internship on internship.slug = report.internship
			where report.id = any (${ids('report')}::uuid[])`,
	);
	const accounts = [
		...ids('account'),
		...ids('staff'),
		...named.flatMap(({ person }) => person ?? []),
	];
	const people = await sql<{ id: string; email: string; full_name: string | null }[]>`
		select id, email, full_name from accounts.find(${accounts}::uuid[])`;
	const nameOf = (id: string): string | null => {
		const row = named.find((one) => one.id === id);
		const person = people.find((one) => one.id === (row ? row.person : id));
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
export function beforeIn(given: Record<string, string>): number | null {
	const known = v.safeParse(query, given);
	if (!known.success) throw invalid('The query is not valid.');
	return known.output.before ?? null;
}
