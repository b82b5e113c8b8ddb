import { callApi, deed } from '#app/lib/calls/call-api.ts';
import type { SubmitOutcomes } from '#schema/employers/draft-import.ts';
import type {
	Draft,
	DraftSummary,
	Reopening,
	SavedDraft,
	Step,
} from '#schema/employers/posting.ts';
import { type PostingFilters, postingQueryOf } from '#schema/employers/posting-filters.ts';
import type { DraftContent } from '#schema/internships/fields.ts';

/** Of this list. @param before the `next` of the page before */
export function postingsCall(filters: PostingFilters, before?: string): string {
	const query = postingQueryOf(filters);
	if (before) query.set('before', before);
	return `/employer/internships${query.size > 0 ? `?${query}` : ''}`;
}
/** Where it is shown. */
export function postingsPath(filters: PostingFilters): string {
	const query = postingQueryOf(filters);
	return `/employer-dashboard?tab=internships${query.size > 0 ? `&${query}` : ''}`;
}
export const draftCall = (id: string) => `/employer/drafts/${encodeURIComponent(id)}`;

/** Where a new internship is begun. */
export const NEW_POSTING = '/employer-dashboard/internships/new';
/** Where drafts are imported from a file. */
export const IMPORT_PATH = '/employer-dashboard/internships/import';
/** Applications whose answers are overdue. */
export const OVERDUE_ANSWERS = '/employer-dashboard?tab=applications&overdue=1';
/** The page of a draft. */
export const draftPath = (id: string) => `/employer-dashboard/internships/${id}`;

export const createDraft = (content: DraftContent, step: Step) =>
	callApi<Draft>('/employer/drafts', { content, step });

// Calls, and no deeds of an action: each needs the version that the one before has answered.

export const saveDraft = (id: string, saved: SavedDraft) => callApi<Draft>(draftCall(id), saved);

type Submission = { version: number; meant: string | null; hide_names?: boolean };
export const submitDraft = (id: string, submission: Submission) =>
	callApi<Draft>(`${draftCall(id)}/submit`, submission);

/** Each for itself: the answer says what has become of each. */
export const submitDrafts = (drafts: readonly DraftSummary[]) =>
	deed<SubmitOutcomes>('/employer/drafts/submit', {
		drafts: drafts.map(({ id, version }) => ({ id, version })),
	});

export const withdrawDraft = (id: string) => deed(`${draftCall(id)}/withdraw`);

export const deleteDraft = (id: string) => deed(`${draftCall(id)}/delete`);

const internshipCall = (id: string, step: string) =>
	`/employer/internships/${encodeURIComponent(id)}/${step}`;

/** A draft that revises an internship, or has its words; it is opened then. */
export const draftFrom = (id: string, how: 'revise' | 'copy') =>
	deed(internshipCall(id, how), {}, draftPath(':id'));

export const pauseInternship = (id: string) => deed(internshipCall(id, 'pause'));

export const closeInternship = (id: string) => deed(internshipCall(id, 'close'));

export const reopenInternship = (id: string, wanted: Reopening) =>
	deed(internshipCall(id, 'reopen'), wanted);
