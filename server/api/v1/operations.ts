import type { Sql } from 'postgres';
import type * as v from 'valibot';
import {
	type ApiDraft,
	type ApiInternship,
	type ApplicationQuery,
	apiDraft,
	apiInternship,
	applicationPage,
	applicationQuery,
	draftList,
	internshipPage,
	internshipQuery,
	sentDraft,
	sentReopening,
	sentSubmission,
} from '#schema/api/company-api.ts';
import type { Draft, PostedInternship, Reopening } from '#schema/employers/posting.ts';
import { ALL_POSTINGS } from '#schema/employers/posting-filters.ts';
import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import {
	noDraft,
	noInternship,
	ownDraft,
	ownInternship,
	ownPostings,
} from '#server/api/posting/posting-rows.ts';
import type { KeyHolder } from '#server/deeds/connections/company-keys.ts';
import { postDraft } from '#server/deeds/connections/post-draft.ts';
import {
	deleteDraft,
	reviseInternship,
	saveDraft,
	withdrawDraft,
} from '#server/deeds/posting/drafts.ts';
import {
	closeInternship,
	pauseInternship,
	reopenInternship,
} from '#server/deeds/posting/internship-status.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import type { ApiError } from '#server/http/api-error.ts';
import type { ObjectSchema } from '#server/http/read-body.ts';
import { ownApplications } from './application-rows.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call was given, as its operation says that it may be: read with its schemas. */
type OperationInput = {
	id: string;
	version: number;
	idempotencyKey: string;
	query: unknown;
	body: unknown;
};

type Caller = { sql: Sql; holder: KeyHolder; siteUrl: string; today: string };

/** `version` and `location` make the headers ETag and Location. */
type OperationResult = { body?: unknown; version?: number; location?: string };

/** A call of /api/v1: what carries it out, and what its description says. */
export type Operation = {
	method: Method;
	/** Behind /api/v1, as OpenAPI writes it. */
	path: string;
	/** Its name in the description. */
	name: string;
	summary: string;
	/** What is answered where its `{id}` is none of a company's. */
	missing?: () => ApiError;
	/** Whether it needs the header If-Match with the version that was seen. */
	needsVersion?: true;
	needsIdempotencyKey?: true;
	query?: ObjectSchema;
	body?: ObjectSchema;
	status: 200 | 201 | 204;
	answer?: v.GenericSchema;
	/** The codes of a 409, for the description. */
	conflicts?: string;
	/** The codes of a 422. */
	unfit?: string;
	run: (caller: Caller, given: OperationInput) => Promise<OperationResult>;
};

const draftAnswer = async ({ sql, holder, siteUrl, today }: Caller, id: string) => {
	const draft = await ownDraft(sql, holder.person, id, today);
	return { body: asApiDraft(draft, siteUrl), version: draft.version };
};

const internshipAnswer = async ({ sql, holder, siteUrl, today }: Caller, id: string) => ({
	body: asApiInternship(await ownInternship(sql, holder.person, id, today), siteUrl),
});

const draftCall = { path: '/drafts/{id}', missing: noDraft } as const;
const changesDraft = { status: 200, answer: apiDraft } as const;
const internshipStep = {
	method: 'POST',
	missing: noInternship,
	status: 200,
	answer: apiInternship,
} as const;

export const OPERATIONS: readonly Operation[] = [
	{
		method: 'GET',
		path: '/drafts',
		name: 'listDrafts',
		summary:
			'The drafts of new internships that are not public, last changed first: fifty at most.',
		status: 200,
		answer: draftList,
		run: async ({ sql, holder, today }) => {
			const { drafts } = await ownPostings(sql, holder.person, { ...ALL_POSTINGS, today });
			const items = drafts.map(
				({ id, internship_id, state, version, touched_at, submitted_at, title }) => ({
					id,
					internship_id,
					state,
					version,
					changed_at: touched_at,
					submitted_at,
					title,
				}),
			);
			return { body: { items } };
		},
	},
	{
		method: 'POST',
		path: '/drafts',
		name: 'createDraft',
		summary:
			'Stores a new draft. Nothing is public before it is submitted and our staff have read it.',
		needsIdempotencyKey: true,
		body: sentDraft,
		status: 201,
		answer: apiDraft,
		conflicts: 'too_many, idempotency_key',
		run: async (caller, { body, idempotencyKey }) => {
			const { sql, holder, siteUrl } = caller;
			const content = { ...EMPTY_DRAFT, ...(body as Partial<DraftContent>) };
			const id = await postDraft(sql, { holder, idempotencyKey, content });
			return {
				...(await draftAnswer(caller, id)),
				location: `${siteUrl}/api/v1/drafts/${id}`,
			};
		},
	},
	{
		...draftCall,
		method: 'GET',
		name: 'readDraft',
		summary: 'A draft with all that it says.',
		status: 200,
		answer: apiDraft,
		run: (caller, { id }) => draftAnswer(caller, id),
	},
	{
		...draftCall,
		...changesDraft,
		method: 'PUT',
		name: 'replaceDraft',
		summary: 'Stores what a draft says, all of it: a field that is left out is empty then.',
		needsVersion: true,
		body: sentDraft,
		conflicts: 'submitted, approved',
		run: async (caller, { id: draft, version, body }) => {
			const content = { ...EMPTY_DRAFT, ...(body as Partial<DraftContent>) };
			const { person } = caller.holder;
			await saveDraft(caller.sql, { person, draft, version, content, step: 4 });
			return draftAnswer(caller, draft);
		},
	},
	{
		...draftCall,
		method: 'DELETE',
		name: 'deleteDraft',
		summary: 'Deletes a draft that waits for nobody. What is public stays.',
		status: 204,
		conflicts: 'submitted, approved',
		run: async ({ sql, holder }, { id: draft }) => {
			await deleteDraft(sql, { person: holder.person, draft });
			return {};
		},
	},
	{
		...changesDraft,
		method: 'POST',
		path: '/drafts/{id}/submit',
		name: 'submitDraft',
		summary: 'Lets our staff read a draft. A small correction of words is public at once.',
		missing: noDraft,
		needsVersion: true,
		body: sentSubmission,
		conflicts: 'not_verified, overdue, closed, submitted, approved',
		unfit: 'incomplete, asked',
		run: async (caller, { id: draft, version, body }) => {
			const { meant } = body as v.InferOutput<typeof sentSubmission>;
			const { sql, holder, today } = caller;
			await submitDraft(sql, { person: holder.person, draft, version, meant, today });
			return draftAnswer(caller, draft);
		},
	},
	{
		...changesDraft,
		method: 'POST',
		path: '/drafts/{id}/withdraw',
		name: 'withdrawDraft',
		summary: 'Takes a submitted draft back, until staff have decided.',
		missing: noDraft,
		conflicts: 'draft, returned, approved',
		run: async (caller, { id: draft }) => {
			await withdrawDraft(caller.sql, { person: caller.holder.person, draft });
			return draftAnswer(caller, draft);
		},
	},
	{
		method: 'GET',
		path: '/internships',
		name: 'listInternships',
		summary: 'Internships that are public or were, newest first, fifty on a page.',
		query: internshipQuery,
		status: 200,
		answer: internshipPage,
		run: async ({ sql, holder, siteUrl, today }, { query }) => {
			const { before } = query as v.InferOutput<typeof internshipQuery>;
			const wanted = { ...ALL_POSTINGS, before, today };
			const { internships, next } = await ownPostings(sql, holder.person, wanted);
			return { body: { items: internships.map((one) => asApiInternship(one, siteUrl)), next } };
		},
	},
	{
		method: 'GET',
		path: '/internships/{id}',
		name: 'readInternship',
		summary: 'An internship, and how many applications stand where.',
		missing: noInternship,
		status: 200,
		answer: apiInternship,
		run: (caller, { id }) => internshipAnswer(caller, id),
	},
	{
		...changesDraft,
		method: 'POST',
		path: '/internships/{id}/draft',
		name: 'changeInternship',
		summary:
			'The draft that changes an internship, made if there is none: replace it, then submit it.',
		missing: noInternship,
		conflicts: 'closed, too_many',
		run: async (caller, { id: internship }) =>
			draftAnswer(
				caller,
				await reviseInternship(caller.sql, { person: caller.holder.person, internship }),
			),
	},
	{
		...internshipStep,
		path: '/internships/{id}/pause',
		name: 'pauseInternship',
		summary: 'Takes no applications until it is opened again.',
		conflicts: 'paused, closed',
		run: async (caller, { id: internship }) => {
			await pauseInternship(caller.sql, { person: caller.holder.person, internship });
			return internshipAnswer(caller, internship);
		},
	},
	{
		...internshipStep,
		path: '/internships/{id}/reopen',
		name: 'reopenInternship',
		summary: 'Opens what is paused, closed or past its last day, with the bounds that are sent.',
		body: sentReopening,
		conflicts: 'open, stopped_by_staff, not_verified, overdue, limit',
		unfit: 'deadline, most_applications',
		run: async (caller, { id: internship, body }) => {
			const { sql, holder, today } = caller;
			const opening = body as Reopening;
			await reopenInternship(sql, { person: holder.person, internship, ...opening, today });
			return internshipAnswer(caller, internship);
		},
	},
	{
		...internshipStep,
		path: '/internships/{id}/close',
		name: 'closeInternship',
		summary: 'Closes an internship once everybody has an answer.',
		conflicts: 'closed, or “waiting” with the number of those without an answer',
		run: async (caller, { id: internship }) => {
			await closeInternship(caller.sql, { person: caller.holder.person, internship });
			return internshipAnswer(caller, internship);
		},
	},
	{
		method: 'GET',
		path: '/applications',
		name: 'listApplications',
		summary:
			'How applications stand, newest first, a hundred on a page, without anything about the person.',
		query: applicationQuery,
		status: 200,
		answer: applicationPage,
		conflicts: 'before_gone',
		run: async ({ sql, holder, siteUrl }, { query }) => {
			const { items, next } = await ownApplications(sql, holder.person, query as ApplicationQuery);
			const page = `${siteUrl}/employer-dashboard/applications`;
			return { body: { items: items.map((one) => ({ ...one, url: `${page}/${one.id}` })), next } };
		},
	},
];

const asApiDraft = (draft: Draft, siteUrl: string): ApiDraft => {
	const { id, internship_id, state, version, touched_at, submitted_at } = draft;
	const { content, return_reason, comments } = draft;
	return {
		id,
		internship_id,
		state,
		version,
		changed_at: touched_at,
		submitted_at,
		content,
		return_reason,
		comments: comments as Record<string, string>,
		url: `${siteUrl}/employer-dashboard/internships/${id}`,
	};
};

const asApiInternship = (one: PostedInternship, siteUrl: string): ApiInternship => ({
	id: one.id,
	slug: one.slug,
	title: one.title,
	status: one.status,
	paused_by: one.paused_by,
	hidden: one.hidden,
	stopped: one.stop !== null,
	deadline: one.deadline,
	starts_on: one.starts_on,
	most_applications: one.most_applications,
	published_at: one.published_at,
	applications: one.applications as Record<string, number>,
	overdue: one.overdue,
	draft_id: one.revision?.id ?? null,
	url: `${siteUrl}/internships/${one.slug}`,
});
