import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { lockApplications, noApplication, requireHost } from './applications.ts';

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
		await tx`
			insert into public.application_marks (application_id, stars, shortlisted, marked_by)
			select id, ${stars ?? 0}, ${shortlisted ?? false}, ${person} from unnest(${ids}::uuid[]) as id
			on conflict (application_id) do update set
				stars = ${stars === undefined ? tx`application_marks.stars` : tx`excluded.stars`},
				shortlisted = ${shortlisted === undefined ? tx`application_marks.shortlisted` : tx`excluded.shortlisted`},
				marked_by = excluded.marked_by, marked_at = clock_timestamp()`;
		return ids;
	});
