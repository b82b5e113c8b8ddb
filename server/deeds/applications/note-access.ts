import type { Sql } from 'postgres';
import type { Host } from '#schema/applications/applicants.ts';
import { deed } from '#server/deeds/deed.ts';
import { employerWith } from '#server/deeds/members.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { requireHost } from './applications.ts';
import { noteChanges } from './changes.ts';

/**
 * Logs that a member of staff reads an application to an employer's internship; those to the site's own and general ones
 * are staff's to answer. One line for each member, application and day in Europe/London: the page is fetched again after
 * each move and note.
 * @throws {ApiError} 404
 */
export const noteReading = (
	sql: Sql,
	{ person, application: id }: { person: string; application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [unread] = await tx`
			select from public.applications as application
			join public.internships as internship on internship.id = application.internship_id
			where application.id = ${id} and internship.employer_id is not null and not exists (
				select from public.staff_log as line
				where line.staff_id = ${person} and line.action = 'application-read' and line.subject_id = ${id}
					and line.at >= date_trunc('day', clock_timestamp(), 'Europe/London')
			)`;
		if (unread)
			await noteInLog(tx, person, { action: 'application-read', subject: 'application', id });
	});

type Export = {
	as: Host;
	person: string;
	/** A table of applications, or their CVs. */
	kind: 'list' | 'cvs';
	/** The slug of the chosen internship; null for all of them. */
	internship: string | null;
	/** Those that a company's file has. */
	applications: string[];
	/** Of staff: how many, which and why, for their log. */
	detail: string | null;
};

/**
 * Notes for staff what is taken out: a line in their log where one of them does so. A company takes out while a change
 * of it is checked, as it answers.
 * @throws {ApiError} 404 for people who answer no applications; 403 role for staff who may not
 */
export const noteExport = (
	sql: Sql,
	{ as, person, kind, internship, applications, detail }: Export,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as, person });
		if (as === 'staff') {
			await requireStaff(tx, person, 'exports');
			const action = kind === 'list' ? 'applications-exported' : 'cvs-exported';
			return noteInLog(tx, person, { action, subject: 'application', id: null, detail });
		}
		const [exported] = await tx<{ id: string }[]>`
			insert into public.applicant_exports (employer_id, user_id, company, kind, internship, applications)
			select id, ${person}::uuid, company_name, ${kind}, ${internship}, ${applications.length}
			from public.employers where id = ${employerWith(tx, person, 'applicants')} returning id`;
		if (exported)
			await noteChanges(tx, { person, applications, kind: 'exported', exported: exported.id });
	});

/** Notes for staff that a CV was taken out by itself. @throws {ApiError} 404 for people who answer no applications */
export const noteDownload = (
	sql: Sql,
	{ as, person, application }: { as: Host; person: string; application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as, person });
		if (as === 'staff')
			return noteInLog(tx, person, {
				action: 'cv-downloaded',
				subject: 'application',
				id: application,
			});
		const [exported] = await tx<{ id: string }[]>`
			insert into public.applicant_exports (employer_id, user_id, company, kind, internship, applications)
			select employers.id, ${person}::uuid, company_name, 'cv', internships.slug, 1
			from public.employers, public.applications as application
			join public.internships on internships.id = application.internship_id
			where employers.id = ${employerWith(tx, person, 'applicants')} and application.id = ${application}
			returning applicant_exports.id`;
		if (exported)
			await noteChanges(tx, {
				...{ person, kind: 'exported', exported: exported.id },
				applications: [application],
			});
	});
