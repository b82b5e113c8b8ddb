import { callApi, deed } from '#app/lib/calls/call-api.ts';
import type { ReturnedDraft, StaffDraft } from '#schema/employers/posting.ts';

export const draftsCall = '/staff/drafts';
export const draftCall = (id: string) => `${draftsCall}/${encodeURIComponent(id)}`;
export const draftPath = (id: string) => `/staff/drafts/${id}`;

/** It is opened once it is claimed. */
export const claimDraft = (id: string) => deed(`${draftCall(id)}/claim`, {}, draftPath(id));

// Calls, and not deeds of an action: only the next screen shows what was decided.

export const approveDraft = (id: string, version: number) =>
	callApi<StaffDraft>(`${draftCall(id)}/approve`, { version });

export const returnDraft = (id: string, returned: ReturnedDraft) =>
	callApi<StaffDraft>(`${draftCall(id)}/return`, returned);
