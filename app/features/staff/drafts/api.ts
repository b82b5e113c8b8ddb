import { callApi } from '#app/lib/calls/call-api.ts';
import type { ReturnedDraft, StaffDraft } from '#schema/employers/posting.ts';

export const draftsCall = '/staff/drafts';
export const draftCall = (id: string) => `${draftsCall}/${encodeURIComponent(id)}`;
export const draftPath = (id: string) => `/staff/drafts/${id}`;

export const claimDraft = (id: string) => callApi<StaffDraft>(`${draftCall(id)}/claim`, {});

export const approveDraft = (id: string, version: number) =>
	callApi<StaffDraft>(`${draftCall(id)}/approve`, { version });

export const returnDraft = (id: string, returned: ReturnedDraft) =>
	callApi<StaffDraft>(`${draftCall(id)}/return`, returned);
