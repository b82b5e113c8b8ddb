import { takeUp } from '#app/features/staff/claims/use-claim.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { LONGEST_SEARCH } from '#app/ui/forms/search-box.tsx';
import { DRAFT_FILTERS, type DraftChoice } from '#schema/employers/draft-queue.ts';
import type {
	ApprovedDraft,
	DraftQueue,
	NextDraft,
	ReturnedDraft,
	StaffDraft,
} from '#schema/employers/posting.ts';
import type { CallAsViewer } from '#schema/first-screen.ts';
import { SECTORS } from '#schema/internships/sectors.ts';

const draftsCall = '/staff/drafts';
export const draftCall = (id: string) => `${draftsCall}/${encodeURIComponent(id)}`;
/** @param choice which drafts the list shows from which it is opened: one of them follows it */
export const draftPath = (id: string, choice: DraftChoice = ALL_DRAFTS) =>
	`/staff/drafts/${id}${queryOf(choice)}`;

const ALL_DRAFTS: DraftChoice = { q: '', only: [], sector: null };

/** Which drafts the address asks for: the list and each draft have it, so that Back and Next stay among them. */
export function choiceIn(query: URLSearchParams): DraftChoice {
	const only = query.get('only')?.split(',') ?? [];
	return {
		q: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
		only: DRAFT_FILTERS.filter((filter) => only.includes(filter)),
		sector: SECTORS.find((sector) => sector === query.get('sector')) ?? null,
	};
}

/** "?only=risks,free"; empty where all are asked for. */
function queryOf({ q, only, sector }: DraftChoice, after?: string): string {
	const query = new URLSearchParams({
		...(q && { q }),
		...(only.length > 0 && { only: only.join(',') }),
		...(sector && { sector }),
		...(after && { after }),
	});
	return query.size > 0 ? `?${query}` : '';
}

/** Whether nothing is chosen. */
export const isQueueWhole = (choice: DraftChoice) => queryOf(choice) === '';

export const queuePath = (choice: DraftChoice) => `/staff/drafts${queryOf(choice)}`;

/** The call for the drafts that wait, with the query of the address. */
export const waitingPath = (choice: DraftChoice, after?: string) =>
	draftsCall + queryOf(choice, after);

/** The first page of those that wait and are as the address asks, and those that are approved and not public yet. */
export async function loadDrafts(query: URLSearchParams, call: CallAsViewer = callApi) {
	const choice = choiceIn(query);
	const [waiting, approved] = await Promise.all([
		call<DraftQueue>(waitingPath(choice)),
		call<ApprovedDraft[]>(`${draftsCall}/approved`),
	]);
	return { choice, waiting, approved };
}

/** Claims the draft as it opens. Where that cannot be, what is read says why: a colleague has it, it is decided or gone. */
export async function openDraft(id: string) {
	await takeUp('draft', id);
	return callApi<StaffDraft>(draftCall(id));
}

/** Claims the one that waits next, among those that are chosen. */
export const nextDraft = (after: string, choice: DraftChoice) =>
	callApi<NextDraft>(`${draftCall(after)}/next`, choice);

// Calls, and not deeds of an action: only the next screen shows what was decided.

export const approveDraft = (id: string, version: number) =>
	callApi<StaffDraft>(`${draftCall(id)}/approve`, { version });

export const returnDraft = (id: string, returned: ReturnedDraft) =>
	callApi<StaffDraft>(`${draftCall(id)}/return`, returned);
