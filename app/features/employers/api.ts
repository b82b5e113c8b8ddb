import { callApi, deed } from '#app/lib/calls/call-api.ts';
import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import { authorizedFetch, tables } from '#app/lib/calls/supabase.ts';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import type { EmployerProfile } from '#schema/employers/employer.ts';
import type { FormerCompany } from '#schema/employers/member-changes.ts';

/** A row of employers as a member of the company reads it. Only staff change `verified`. */
export type EmployerRow = EmployerProfile & {
	/** Of whoever reads it. */
	role: CompanyRole;
	/** Whether their account fills it, and is its contact; not that of a colleague. */
	own: boolean;
	profile_completed: boolean;
	/** ISO with the time. */
	updated_at: string;
	verified: boolean;
	/** Since when it answers applications, also while a change is checked; null before, and some time after a refusal. */
	host_since: string | null;
	/** The last day on which it answers, once it is refused. */
	answers_until: string | null;
	/** When it began to wait for staff, or staff decided; at most one is not null. */
	asked_at: string | null;
	verified_at: string | null;
	refused_at: string | null;
	/** Why, if it was refused. */
	refusal: string | null;
};

/** The fields that decide which page an employer sees after signing in. */
export type RoutingFields = Pick<EmployerRow, 'profile_completed' | 'company_name'>;

/** Null where there is no row yet; `left` is the company to which they belonged. */
export type ReadResult<Row> =
	| { outcome: 'found'; row: Row | null; left?: FormerCompany | undefined }
	| { outcome: 'failed' };

/**
 * What decides where somebody is led: of the account that fills the profile, or else of the company of its member.
 */
export const readRouting = async (userId: string): Promise<ReadResult<RoutingFields>> => {
	try {
		const query = new URLSearchParams({
			select: 'profile_completed,company_name',
			user_id: `eq.${userId}`,
		});
		const answer = await authorizedFetch(`/rest/v1/employers?${query}`);
		const body = await answer.json();
		if (answer.ok && body[0]) return { outcome: 'found', row: body[0] };
		if (answer.ok) return readProfile(userId);
		console.error('The employer profile could not be read:', body.message);
	} catch (error) {
		console.error('The employer profile could not be read:', error);
	}
	return { outcome: 'failed' };
};

export type OwnCompany = {
	row: EmployerRow | null;
	role: CompanyRole | null;
	left?: FormerCompany | null;
};

/** The company of which an account is a member. */
export async function readProfile(userId: string): Promise<ReadResult<EmployerRow>> {
	const result = await callApi<OwnCompany>('/employer/company');
	if (!result.ok) {
		console.error('The employer profile could not be read:', result.message);
		return { outcome: 'failed' };
	}
	const { left } = result.value;
	return { outcome: 'found', row: rowOf(result.value, userId), ...(left && { left }) };
}

/** The company as a member sees it; null where there is none. */
export const rowOf = ({ row, role }: OwnCompany, userId: string): EmployerRow | null =>
	row && role && { ...row, role, own: row.user_id === userId };

/**
 * Makes the one row of its user, or changes that of the company as it was seen.
 * @param seen when it was changed last; null where none is stored
 * @returns "changed" where somebody has changed it since: nothing is overwritten
 */
export async function saveProfile(
	row: EmployerProfile,
	seen: string | null,
): Promise<'saved' | 'late' | 'failed' | 'changed'> {
	if (seen !== null) {
		const { user_id: _, ...profile } = row;
		const result = await callApi('/employer/company', { ...profile, seen });
		if (result.ok) return 'saved';
		if (result.code === 'changed_meanwhile') return 'changed';
		return result.code === NO_ANSWER_IN_TIME ? 'late' : 'failed';
	}
	try {
		const { error } = await (await tables())
			.from('employers')
			.upsert({ ...row, profile_completed: true }, { onConflict: 'user_id' });
		if (!error) return 'saved';
		if (error.code === NO_ANSWER_IN_TIME) return 'late';
		console.error('The employer profile could not be saved:', error.message);
	} catch (error) {
		console.error('The employer profile could not be saved:', error);
	}
	return 'failed';
}

/** Closes an internship in which nobody waits for an answer. */
export const closeInternship = (id: string) =>
	deed(`/employer/internships/${encodeURIComponent(id)}/close`);

/** @param answer null where it was given by email */
export const answerStaff = (id: string, answer: string | null) =>
	deed(`/employer/staff-questions/${encodeURIComponent(id)}/answer`, { answer });
