import type { Sql } from 'postgres';
import { MOST_AWAITED } from '#schema/students/reopening.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { ApiError } from '#server/http/api-error.ts';

/** `person` is an account, `internship` a slug, `today` an ISO date in Europe/London. */
type NoticeRequest = { person: string; internship: string; today: string };

/**
 * Notes that somebody wants one mail when an internship takes applications again. The same again changes nothing. Its
 * row is locked, so that it does not open meanwhile.
 * @throws {ApiError} 404; 409 open; 403 too_many_awaited
 */
export const awaitReopening = (
	sql: Sql,
	{ person, internship: slug, today }: NoticeRequest,
): Promise<void> =>
	deed(sql, async (tx) => {
		await tx`select pg_advisory_xact_lock(hashtextextended(${`reopenings:${person}`}, 0))`;
		const [internship] = await tx<{ id: string; open: boolean }[]>`
			select id, status = 'open' and not application_rules.has_passed(deadline, ${today}) as open
			from public.internships where slug = ${slug} and not hidden for share`;
		if (!internship) throw notFound('There is no such internship.');
		if (internship.open) throw conflict('open', 'It takes applications already.');
		const [others] = await tx<{ count: number }[]>`
			select count(*)::integer as count from public.reopening_notices
			where user_id = ${person} and internship_id <> ${internship.id}`;
		if ((others?.count ?? 0) >= MOST_AWAITED)
			throw new ApiError(
				403,
				'too_many_awaited',
				`You wait for ${MOST_AWAITED} internships to open again. Remove one first.`,
			);
		await tx`
			insert into public.reopening_notices (user_id, internship_id) values (${person}, ${internship.id})
			on conflict do nothing`;
	});

/** Stops waiting; where nobody waits, nothing changes. */
export const stopAwaiting = (
	sql: Sql,
	{ person, internship: slug }: Omit<NoticeRequest, 'today'>,
) =>
	deed(
		sql,
		(tx) => tx`
			delete from public.reopening_notices using public.internships
			where user_id = ${person} and id = internship_id and slug = ${slug}`,
	);
