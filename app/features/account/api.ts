import { jsonPost } from '#app/lib/calls/call-api.ts';
import { authorizedFetch } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import type { CompanyRole } from '#schema/employers/colleagues.ts';

/** The user's data as GET /account/data returns it, which is also the content of a download. */
export type AccountData = {
	user: { email?: string; created_at?: string; user_metadata?: Record<string, unknown> };
	applications: { id: string }[];
	saved_internships: unknown[];
	alerts: unknown[];
	/** That of the profile went along with no application. */
	cvs: { application_ids: string[]; name: string }[];
	employer: { company_name: string; verified: boolean } | null;
	/** What the account is in that company, and how many others belong to it. */
	member: { role: CompanyRole; colleagues: number } | null;
	/** Those that the account has made for its company. */
	keys_for_programs: unknown[];
	/** Null for people who are not staff. */
	staff: { added_at: string } | null;
};

/** Null if it could not be fetched. */
export async function fetchAccountData(): Promise<AccountData | null> {
	try {
		const response = await authorizedFetch('/account/data');
		if (response.ok) return await response.json();
		console.error('The data of the account could not be fetched:', response.status);
	} catch (error) {
		console.error(error);
	}
	return null;
}

/** Deletes the signed-in user's account and all data connected with it. @returns null, or the error */
export async function deleteAccount(
	password: string,
): Promise<{ code: string; message: string } | null> {
	try {
		const response = await authorizedFetch('/account/delete', jsonPost({ password }));
		if (response.ok) return null;
		return await response.json();
	} catch (error) {
		console.error(error);
		return { code: 'no_answer', message: siteMessages.noAnswer };
	}
}
