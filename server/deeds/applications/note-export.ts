import type { Sql } from 'postgres';
import type { Host } from '#schema/applications/applicants.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { requireHost } from './applications.ts';

type Export = {
	as: Host;
	person: string;
	/** A table of applications, or their CVs. */
	kind: 'list' | 'cvs';
	/** The slug of the chosen internship; null for all of them. */
	internship: string | null;
	/** How many applications the file has. */
	applications: number;
};

/**
 * Notes for staff what is taken out: a line in their log where one of them does so. A company takes out while a change
 * of it is checked, as it answers.
 * @throws {ApiError} 404 for people who answer no applications
 */
export const noteExport = (
	sql: Sql,
	{ as, person, kind, internship, applications }: Export,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as, person });
		if (as === 'staff') {
			const action = kind === 'list' ? 'applications-exported' : 'cvs-exported';
			return noteInLog(tx, person, { action, subject: 'application', id: null });
		}
		await tx`
			insert into public.applicant_exports (employer_id, company, kind, internship, applications)
			select id, company_name, ${kind}, ${internship}, ${applications}
			from public.employers where user_id = ${person}`;
	});

/** Notes that a member of staff has taken out a CV. @throws {ApiError} 404 for others */
export const noteDownload = (
	sql: Sql,
	{ person, application }: { person: string; application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as: 'staff', person });
		await noteInLog(tx, person, {
			action: 'cv-downloaded',
			subject: 'application',
			id: application,
		});
	});
