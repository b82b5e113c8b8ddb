import type { TransactionSql } from 'postgres';
import type { ApplicationChange } from '#schema/applications/applicants.ts';

type Kind = ApplicationChange['kind'];

type NotedChange = {
	/** A member of the company that answers the applications. */
	person: string;
	applications: string[];
	kind: Kind;
	stars?: number;
	/** Who is given them. */
	colleague?: string;
	/** The row of public.applicant_exports with which they were taken out. */
	exported?: string;
};

/** Notes what a member of a company has changed of applications, for their history, which the company alone reads. */
export async function noteChanges(
	tx: TransactionSql,
	{ person, applications, kind, stars, colleague, exported }: NotedChange,
): Promise<void> {
	if (applications.length === 0) return;
	// One that is deleted in this moment is waited for, and left out.
	await tx`
		insert into public.application_changes (application_id, changed_by, kind, stars, colleague, export_id)
		select id, ${person}, ${kind}, ${stars ?? null}::smallint, ${colleague ?? null}::uuid, ${exported ?? null}::uuid
		from public.applications where id = any (${applications}::uuid[]) for key share`;
}

/** What the same member has changed again within so much is noted once, as it is in the end. */
const ONE_CHANGE = '10 minutes';

/** The same of what is changed back and forth by a press of a key. @param kinds that are about the same thing */
export async function noteLastChange(
	tx: TransactionSql,
	kinds: Kind[],
	change: NotedChange,
): Promise<void> {
	await tx`
		delete from public.application_changes
		where application_id = any (${change.applications}::uuid[]) and changed_by = ${change.person}
			and kind = any (${kinds}) and at > clock_timestamp() - ${ONE_CHANGE}::interval`;
	await noteChanges(tx, change);
}
