import * as v from 'valibot';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { draftContent, draftInput } from '#schema/employers/internship-draft.ts';
import { reopening, submittedDraft } from '#schema/employers/posting.ts';
import { isoDay } from '#schema/iso-day.ts';
import { uuid } from '#schema/text.ts';

/*
 * What the programs of a company send to /api/v1 and are answered. The description at /api/v1/openapi.json is made of these.
 */

export const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const address = v.pipe(v.string(), v.url());

/** A new draft, or the whole of a draft: a field that is left out is empty. */
export const sentDraft = draftInput;

/** `meant`: what is meant by words that are right in some texts only. The version is the header If-Match. */
export const sentSubmission = v.strictObject({ meant: submittedDraft.entries.meant });

/** The bounds with which an internship is opened again. */
export const sentReopening = reopening;

const DRAFT_STATES = ['draft', 'submitted', 'returned', 'approved'] as const;
const state = v.picklist(DRAFT_STATES);

const draftFacts = {
	id: uuid,
	/** The internship that it changes, or has become. */
	internship_id: v.nullable(uuid),
	state,
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	changed_at: moment,
	submitted_at: v.nullable(moment),
};

/** A draft in a list. */
export const listedDraft = v.strictObject({ ...draftFacts, title: v.string() });
export type ListedDraft = v.InferOutput<typeof listedDraft>;

/** A draft with all that it says. */
export const apiDraft = v.strictObject({
	...draftFacts,
	content: draftContent,
	/** Why staff returned it last; null where they did not. */
	return_reason: v.nullable(v.string()),
	/** What staff said of its fields. */
	comments: v.record(v.string(), v.string()),
	/** Its page for people. */
	url: address,
});
export type ApiDraft = v.InferOutput<typeof apiDraft>;

/** An internship that is public or was. */
export const apiInternship = v.strictObject({
	id: uuid,
	slug: v.string(),
	title: v.string(),
	status: v.picklist(['open', 'paused', 'closed']),
	paused_by: v.nullable(v.picklist(['employer', 'limit', 'staff'])),
	/** Not shown, as the company is not verified. */
	hidden: v.boolean(),
	/** That our staff have paused it or taken it down. */
	stopped: v.boolean(),
	/** Null: applications are read as they come. */
	deadline: v.nullable(isoDay),
	starts_on: v.nullable(isoDay),
	most_applications: v.nullable(count),
	published_at: moment,
	/** How many applications stand where; without those of which there are none. */
	applications: v.record(v.string(), count),
	overdue: count,
	/** The draft that changes it and is not public yet. */
	draft_id: v.nullable(uuid),
	url: address,
});
export type ApiInternship = v.InferOutput<typeof apiInternship>;

/** Without anything about the person: whoever answers reads that on our page. */
export const apiApplication = v.strictObject({
	id: uuid,
	internship_id: uuid,
	status: v.picklist(APPLICATION_STATUSES),
	sent_at: moment,
	/** When it was moved last, by whomever. */
	changed_at: moment,
	/** The day by which an answer was promised; null where none is due. */
	answer_by: v.nullable(isoDay),
	url: address,
});
export type ApiApplication = v.InferOutput<typeof apiApplication>;

/** One page; `next` is the `before` of the one that follows, null at the end. */
const pageOf = <Item extends v.GenericSchema>(item: Item) =>
	v.strictObject({ items: v.array(item), next: v.nullable(uuid) });

export const draftList = v.strictObject({ items: v.array(listedDraft) });
export const internshipPage = pageOf(apiInternship);
export const applicationPage = pageOf(apiApplication);

/** The id of the last one of the page before. */
export const internshipQuery = v.strictObject({ before: v.optional(uuid) });
/** Of an internship, or in a status; `before` as above. */
export const applicationQuery = v.strictObject({
	before: v.optional(uuid),
	internship: v.optional(uuid),
	status: v.optional(v.picklist(APPLICATION_STATUSES)),
});
export type ApplicationQuery = v.InferOutput<typeof applicationQuery>;

/** RFC 9457. `code` is a word for programs; `problems` says by field what keeps a draft from being submitted, `questions` what is asked of its words. */
export const problem = v.looseObject({
	type: v.literal('about:blank'),
	title: v.string(),
	status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
	detail: v.string(),
	code: v.string(),
	problems: v.optional(v.record(v.string(), v.string())),
	questions: v.optional(v.array(v.strictObject({ field: v.string(), question: v.string() }))),
});
