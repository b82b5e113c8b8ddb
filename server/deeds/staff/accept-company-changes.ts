import type { Sql } from 'postgres';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { decidedMeanwhile } from './decide-employer.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Seen = {
	person: string;
	employer: string;
	/** When the profile was last changed, as the person has seen it. */
	expected: string;
};

type Profile = Record<string, string | number | null>;

/**
 * Notes that staff have looked at what a verified company has changed.
 * @throws {ApiError} 404, 409 decided_meanwhile, 422 for a company that waits to be verified
 */
export const acceptCompanyChanges = (
	sql: Sql,
	{ person, employer: id, expected }: Seen,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [employer] = await tx<
			{ company_name: string; verified: boolean; is_seen: boolean; profile: Profile }[]
		>`
			select company_name, verified, updated_at = ${expected}::text::timestamptz as is_seen,
				staff_rules.profile_of(employers) as profile
			from public.employers where id = ${id} for update`;
		if (!employer) throw notFound('There is no such employer.');
		if (!employer.is_seen) throw decidedMeanwhile();
		if (!employer.verified) throw unprocessable('refused', 'This company waits to be verified.');
		const [seen] = await tx<{ checked: Profile }[]>`
			delete from staff_rules.company_changes where employer_id = ${id} returning checked`;
		if (!seen) throw conflict('decided_meanwhile', 'A colleague has looked at these changes.');
		const changed = Object.keys(seen.checked)
			.filter((column) => seen.checked[column] !== employer.profile[column])
			.toSorted();
		const detail = `${employer.company_name}\n${changed.join(', ')}`;
		await noteInLog(tx, person, { action: 'accept-changes', subject: 'employer', id, detail });
	});
