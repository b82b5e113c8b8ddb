import type { Sql } from 'postgres';
import type { ApiApplication, ApplicationQuery } from '#schema/api/company-api.ts';
import { conflict } from '#server/deeds/deed.ts';
import { refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

const PAGE = 100;

/**
 * How the applications to a company's internships stand, newest first, without anything about who has sent them.
 * @throws {ApiError} 409 before_gone, as a student may delete an application: a program that took no rows for the end would
 *   miss the rest; 503
 */
export const ownApplications = (
	sql: Sql,
	person: string,
	{ before, internship, status }: ApplicationQuery,
): Promise<{ items: Omit<ApiApplication, 'url'>[]; next: string | null }> =>
	asPerson(sql, person, async (tx) => {
		if (before) {
			const [last] = await tx`select from public.applications where id = ${before}`;
			if (!last)
				throw conflict(
					'before_gone',
					'The application “before” is gone: read from the first page.',
				);
		}
		const rows = await tx<{ item: Omit<ApiApplication, 'url'> }[]>`
			select to_json(found) as item from (
				select application.id, application.internship_id, application.status, application.created_at as sent_at,
					coalesce((
						select max(event.at) from public.application_events as event
						where event.application_id = application.id
					), application.created_at) as changed_at,
					application.answer_due_on as answer_by
				from application_rules.answered_by_me as application
				where application.user_id <> ${person} and application.mover = 'employer'
					and application.internship_id = any (array(select application_rules.own_internships()))
					${internship ? tx`and application.internship_id = ${internship}` : tx``}
					${status ? tx`and application.status = ${status}` : tx``}
					${before ? tx`and (application.created_at, application.id) < (select created_at, id from public.applications where id = ${before})` : tx``}
				order by application.created_at desc, application.id desc limit ${PAGE + 1}
			) as found`;
		const items = rows.slice(0, PAGE).map(({ item }) => item);
		return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
	}).catch(refused);
