import { takeUp } from '#app/features/staff/claims/use-claim.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type {
	ApprovedDraft,
	NextDraft,
	ReturnedDraft,
	StaffDraft,
	WaitingDraft,
} from '#schema/employers/posting.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';

const draftsCall = '/staff/drafts';
export const draftCall = (id: string) => `${draftsCall}/${encodeURIComponent(id)}`;
export const draftPath = (id: string) => `/staff/drafts/${id}`;

export const waitingPath = `${draftsCall}?show=open`;

/** The first page of those that wait, and those that are approved and not public yet. */
export const loadDrafts = () =>
	Promise.all([
		callApi<StaffPage<WaitingDraft>>(waitingPath),
		callApi<ApprovedDraft[]>(`${draftsCall}/approved`),
	]);

/** Claims the draft as it opens. Where that cannot be, what is read says why: a colleague has it, it is decided or gone. */
export async function openDraft(id: string) {
	await takeUp('draft', id);
	return callApi<StaffDraft>(draftCall(id));
}

/** Claims the one that waits next. */
export const nextDraft = (after: string) => callApi<NextDraft>(`${draftCall(after)}/next`, {});

// Calls, and not deeds of an action: only the next screen shows what was decided.

export const approveDraft = (id: string, version: number) =>
	callApi<StaffDraft>(`${draftCall(id)}/approve`, { version });

export const returnDraft = (id: string, returned: ReturnedDraft) =>
	callApi<StaffDraft>(`${draftCall(id)}/return`, returned);
