import type { Sql, TransactionSql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { lockApplications, noApplication, requireHost } from './applications.ts';
import { noteLastChange } from './changes.ts';

/** What a company thinks of applicants, for itself. A mark that is not given stays as it is. */
type Marks = { stars?: number | undefined; shortlisted?: boolean | undefined };

/**
 * Gives applications stars, or puts them on the shortlist of the company or takes them off. Its members share both.
 * @param stars 0 to 3
 * @returns the ids of those that are the caller's to answer
 * @throws {ApiError} 404 for people who answer none, or none of these
 */
export const markApplications = (
	sql: Sql,
	{ person, applications, stars, shortlisted }: Marks & { person: string; applications: string[] },
): Promise<string[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as: 'employer', person }, applications);
		const locked = await lockApplications(tx, { as: 'employer', person }, applications);
		const ids = locked.map(({ id }) => id);
		if (ids.length === 0) throw noApplication();
		await noteMarks(tx, { person, applications: ids, stars, shortlisted });
		await tx`
			insert into public.application_marks (application_id, stars, shortlisted, marked_by)
			select id, ${stars ?? 0}, ${shortlisted ?? false}, ${person} from unnest(${ids}::uuid[]) as id
			on conflict (application_id) do update set
				stars = ${stars === undefined ? tx`application_marks.stars` : tx`excluded.stars`},
				shortlisted = ${shortlisted === undefined ? tx`application_marks.shortlisted` : tx`excluded.shortlisted`},
				marked_by = excluded.marked_by, marked_at = clock_timestamp()`;
		return ids;
	});

/** Notes in the history of those whose marks change what they become. */
async function noteMarks(
	tx: TransactionSql,
	{ person, applications, stars, shortlisted }: Marks & { person: string; applications: string[] },
): Promise<void> {
	const before = await tx<{ id: string; stars: number; shortlisted: boolean }[]>`
		select id, coalesce(mark.stars, 0) as stars, coalesce(mark.shortlisted, false) as shortlisted
		from unnest(${applications}::uuid[]) as id
		left join public.application_marks as mark on mark.application_id = id`;
	const idsWhere = (changes: (mark: (typeof before)[number]) => boolean) =>
		before.filter(changes).map(({ id }) => id);
	if (stars !== undefined)
		await noteLastChange(tx, ['stars'], {
			...{ person, kind: 'stars', stars },
			applications: idsWhere((mark) => mark.stars !== stars),
		});
	if (shortlisted !== undefined)
		await noteLastChange(tx, ['shortlisted', 'unlisted'], {
			...{ person, kind: shortlisted ? 'shortlisted' : 'unlisted' },
			applications: idsWhere((mark) => mark.shortlisted !== shortlisted),
		});
}
