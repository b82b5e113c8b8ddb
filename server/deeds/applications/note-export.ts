import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';

type Export = {
	person: string;
	/** A table of applications, or their CVs. */
	kind: 'list' | 'cvs';
	/** The slug of the chosen internship; null for all of them. */
	internship: string | null;
	/** How many. */
	applications: number;
};

/**
 * Notes for staff what an employer takes out; nothing for people who answer no applications. A company takes out while a
 * change of it is checked, as it answers.
 */
export const noteExport = (
	sql: Sql,
	{ person, kind, internship, applications }: Export,
): Promise<void> =>
	deed(sql, async (tx) => {
		await tx`
			insert into public.applicant_exports (employer_id, company, kind, internship, applications)
			select id, company_name, ${kind}, ${internship}, ${applications}
			from public.employers where user_id = ${person} and host_since is not null`;
	});
