import * as v from 'valibot';
import type { StatusCounts } from '#schema/applications/status-counts.ts';
import type { LikeListing } from '#schema/internships/catalogue-contract.ts';
import { type DraftContent, EMPTY_DRAFT, type FieldName } from '#schema/internships/fields.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { SECTORS, type Sector } from '#schema/internships/sectors.ts';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { savedVersion } from '#schema/saved-version.ts';
import type { Claim } from '#schema/staff/claims.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { requiredText, uuid } from '#schema/text.ts';
import { DRAFT_FILTERS, type DraftFilter, MOST_RETURNED, type RiskKind } from './draft-queue.ts';
import type { Risk } from './draft-risks.ts';
import type { NameWarning, PendingDecision } from './employer-decision.ts';
import { draftContent } from './internship-draft.ts';
import type { WaitingTimes } from './waiting-times.ts';

const version = savedVersion(1);
const step = v.picklist([1, 2, 3, 4]);
export type Step = v.InferOutput<typeof step>;

export const newDraft = v.strictObject({ content: draftContent, step });

/** `version` is the one that was changed: another one by now is a conflict. */
export const savedDraft = v.strictObject({ version, content: draftContent, step });
export type SavedDraft = v.InferOutput<typeof savedDraft>;

/** Names the version that somebody has looked at. */
export const seenVersion = v.strictObject({ version });

/**
 * `meant` is what is meant by words that are right in some texts only; null where none are asked about. `hide_names`, of a
 * new one: whether who applies is hidden until the invitation.
 */
export const submittedDraft = v.strictObject({
	version,
	meant: v.optional(v.nullable(requiredText(1_000)), null),
	hide_names: v.optional(v.boolean()),
});

/** The deadline and the number of applications at which it pauses, from then on; null for none. */
export const reopening = v.strictObject({
	deadline: v.nullable(isoDay),
	most_applications: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999))),
});
export type Reopening = v.InferOutput<typeof reopening>;

const FIELDS = Object.keys(EMPTY_DRAFT) as [FieldName, ...FieldName[]];
const LONGEST_COMMENT = 1_000;

export const returnedDraft = v.strictObject({
	version,
	reason: requiredText(2_000),
	comments: v.record(v.picklist(FIELDS), requiredText(LONGEST_COMMENT)),
});
export type ReturnedDraft = v.InferOutput<typeof returnedDraft>;

/** Drafts that go back with one reason, each with the version that was seen. */
export const returnOfMany = v.strictObject({
	drafts: v.pipe(
		v.array(v.strictObject({ id: uuid, version })),
		v.minLength(1),
		v.maxLength(MOST_RETURNED),
	),
	reason: requiredText(2_000),
});
export type ReturnOfMany = v.InferOutput<typeof returnOfMany>;

/** Which of them were returned, and why the others were not. */
export type ReturnedMany = { returned: string[]; refused: { id: string; words: string }[] };

type DraftState = 'draft' | 'submitted' | 'returned' | 'approved';
export type Comments = Partial<Record<FieldName, string>>;

/** A draft in a list. */
export type DraftSummary = {
	id: string;
	/** The internship of which it is a revision, or which it has become. */
	internship_id: string | null;
	state: DraftState;
	version: number;
	title: string;
	step: Step;
	/** ISO, with the time. */
	touched_at: string;
	submitted_at: string | null;
};

/** A draft as its employer sees it. */
export type Draft = DraftSummary & {
	content: DraftContent;
	return_reason: string | null;
	comments: Comments;
	company: string;
	verified: boolean;
	/** What it was when staff returned it last; null where they did not. */
	returned: DraftContent | null;
	/** Sentences that are right, although rules refuse words in them: the form knows the rules alone. */
	cleared: string[];
	/** How long staff take. */
	waits: WaitingTimes;
	/** What its employer meant by words that were asked about when it was submitted last; null where nothing was. */
	meant: string | null;
	/** Whether who applies will be hidden until the invitation. */
	hide_names: boolean;
	/** Whether an answer is overdue: until it is given, nothing new can be submitted. */
	overdue: boolean;
	/** What is public now of what it revises, or has become. */
	published: (DraftContent & { slug: string; status: InternshipSummary['status'] }) | null;
	/** What staff approved last of that: corrections that are public since have not been looked at. */
	approved: DraftContent | null;
	today: string;
};

/** How staff stop an internship. */
export type StopKind = 'paused' | 'taken-down';

/** An internship of the signed-in employer. */
export type PostedInternship = Pick<
	InternshipSummary,
	'slug' | 'title' | 'sector' | 'location' | 'status' | 'deadline' | 'starts_on' | 'published_at'
> & {
	id: string;
	paused_by: 'employer' | 'limit' | 'staff' | null;
	/** That staff have paused it or taken it down, and why; null if not. */
	stop: { kind: StopKind; reason: string } | null;
	/** Not shown, as the company is not verified. */
	hidden: boolean;
	most_applications: number | null;
	/** How many applications stand where. */
	applications: StatusCounts;
	/** How many of them wait for an answer whose day has passed. */
	overdue: number;
	/** The revision that is being written or waits for staff. */
	revision: { id: string; state: DraftState } | null;
};

export type EmployerPostings = {
	/** Newest first. */
	internships: PostedInternship[];
	/** The `before` of the page that follows. */
	next: string | null;
	/** New ones that are not public, last touched first; on the first page only. */
	drafts: DraftSummary[];
	/** How many internships and drafts there are, whatever was searched. */
	all: number;
	today: string;
};

/** A draft that waits for staff. */
export type WaitingDraft = {
	id: string;
	title: string;
	sector: Sector | null;
	company: string;
	submitted_at: string;
	times_submitted: number;
	/** The fields in which it differs from what is public; null for a new internship. */
	changed: FieldName[] | null;
	/** The one that is returned with others. */
	version: number;
	/** What staff should look at first in it, the gravest first; null while that is looked for. */
	risks: RiskKind[] | null;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
};

const words = v.pipe(v.string(), v.maxLength(200), v.excludes('\0'), v.trim());

/** The drafts among which the next one is taken up. */
export const draftChoice = v.strictObject({
	q: v.optional(words, ''),
	only: v.optional(
		v.pipe(v.array(v.picklist(DRAFT_FILTERS)), v.maxLength(DRAFT_FILTERS.length)),
		[],
	),
	sector: v.optional(v.nullable(v.picklist(SECTORS)), null),
});

/** Drafts that wait, oldest first, a page at a time. */
export type DraftQueue = StaffPage<WaitingDraft> & {
	/** How many wait; of more than are listed, those. */
	all: number;
	/** In how many of them risks are still looked for: no filter by risks has them. */
	unseen: number;
	/** How many are as chosen. */
	chosen: number;
	/** How many each filter would give beside the others that are chosen. */
	counts: Record<DraftFilter, number>;
	sectors: Partial<Record<Sector, number>>;
};

/** What a company has done here until now. */
export type CompanyRecord = {
	/** The day in Europe/London on which it was verified; null if it is not. */
	verified_on: string | null;
	/** How many internships it has had here. */
	internships: number;
};

/** The draft that was taken up next; null without one. */
export type NextDraft = { id: string | null };

/** A draft that staff have approved, and that is not public yet. */
export type ApprovedDraft = {
	id: string;
	title: string;
	company: string;
	pending: PendingDecision;
};

/** A correction that was public at once and that staff have not looked at. */
export type WaitingCorrection = {
	/** The id of the internship. */
	id: string;
	version: number;
	slug: string;
	title: string;
	company: string;
	/** When the first and the last correction were made: ISO, with the time. */
	first_at: string;
	last_at: string;
	/** How many applications have no outcome: their students are told of a change. */
	open_applications: number;
	/** As staff approved it last. */
	approved: DraftContent;
	/** As it is public now. */
	published: DraftContent;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
};

export const putBack = v.strictObject({ version, reason: requiredText(limits.staffNote) });

export type StaffDraft = Omit<Draft, 'overdue' | 'cleared'> & {
	/** ISO date: later questions were not asked of it. */
	made_on: string;
	times_submitted: number;
	decided_at: string | null;
	claim: Claim | null;
	/** That staff have approved it, and that it is not public yet; null if not. */
	pending: PendingDecision | null;
	/** Applications to the public one that have no outcome. */
	open_applications: number;
	verified: boolean;
	/** About the name of the company and the title. */
	warnings: NameWarning[];
	company_id: string;
	record: CompanyRecord;
	/** The public internship whose text it has most of; null where it has less than half of one. */
	like: LikeListing | null;
	/** What to look at first: the server judges whole sentences too. */
	risks: Risk[];
};
