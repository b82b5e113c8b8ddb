import { callApi, deed } from '#app/lib/calls/call-api.ts';
import type { NextDraft, ReturnedDraft, StaffDraft } from '#schema/employers/posting.ts';

export const draftsCall = '/staff/drafts';
export const draftCall = (id: string) => `${draftsCall}/${encodeURIComponent(id)}`;
export const draftPath = (id: string) => `/staff/drafts/${id}`;

/** It is opened once it is claimed. @param take_over also from a colleague */
export const claimDraft = (id: string, take_over = false) =>
	deed(`${draftCall(id)}/claim`, { take_over }, draftPath(id));

/** Claims the draft as it opens, if it waits and no colleague has it. */
export async function openDraft(id: string) {
	const claimed = await callApi<StaffDraft>(`${draftCall(id)}/claim`, {});
	return claimed.ok || claimed.status !== 409 ? claimed : callApi<StaffDraft>(draftCall(id));
}

/** Claims the one that waits next. */
export const nextDraft = (after: string) => callApi<NextDraft>(`${draftCall(after)}/next`, {});

// Calls, and not deeds of an action: only the next screen shows what was decided.

export const approveDraft = (id: string, version: number) =>
	callApi<StaffDraft>(`${draftCall(id)}/approve`, { version });

export const returnDraft = (id: string, returned: ReturnedDraft) =>
	callApi<StaffDraft>(`${draftCall(id)}/return`, returned);
