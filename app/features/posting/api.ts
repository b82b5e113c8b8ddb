import { callApi } from '#app/lib/calls/call-api.ts';
import type { Draft, Reopening, SavedDraft, Step } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';

export const postingsCall = '/employer/internships';
export const draftCall = (id: string) => `/employer/drafts/${encodeURIComponent(id)}`;

/** Where a new internship is begun. */
export const NEW_POSTING = '/employer-dashboard/internships/new';
/** Applications whose answers are overdue. */
export const OVERDUE_ANSWERS = '/employer-dashboard?tab=applications&overdue=1';
/** The page of a draft. */
export const draftPath = (id: string) => `/employer-dashboard/internships/${id}`;

export const createDraft = (content: DraftContent, step: Step) =>
	callApi<Draft>('/employer/drafts', { content, step });

export const saveDraft = (id: string, saved: SavedDraft) => callApi<Draft>(draftCall(id), saved);

export const submitDraft = (id: string, version: number) =>
	callApi<Draft>(`${draftCall(id)}/submit`, { version });

export const withdrawDraft = (id: string) => callApi<Draft>(`${draftCall(id)}/withdraw`, {});

export const deleteDraft = (id: string) => callApi<object>(`${draftCall(id)}/delete`, {});

const internshipCall = (id: string, step: string) =>
	`${postingsCall}/${encodeURIComponent(id)}/${step}`;

/** A draft that revises an internship, or has its words. @returns its id */
export const draftFrom = (id: string, how: 'revise' | 'copy') =>
	callApi<{ id: string }>(internshipCall(id, how), {});

export const changeInternship = (id: string, step: 'pause' | 'close') =>
	callApi<object>(internshipCall(id, step), {});

export const reopenInternship = (id: string, wanted: Reopening) =>
	callApi<object>(internshipCall(id, 'reopen'), wanted);
