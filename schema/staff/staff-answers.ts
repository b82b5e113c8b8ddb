import * as v from 'valibot';
import type { Side } from '#schema/applications/application-messages.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { Risk } from '#schema/applications/message-risks.ts';
import type { Category } from '#schema/contact-categories.ts';
import type { StopKind } from '#schema/employers/posting.ts';
import { limits } from '#schema/limits.ts';
import type { ReportReason } from '#schema/report-reasons.ts';
import { optionalText, requiredText } from '#schema/text.ts';
import type { Claim } from './claims.ts';
import type { RequestKind } from './person-requests.ts';
import type { FilterCounts } from './staff-lists.ts';

/** An answer to a message of the contact form; without text it needs none. */
export const contactAnswer = v.strictObject({ message: optionalText(limits.message) });

/** What was done about a report. */
export const reportResolution = v.strictObject({ resolution: requiredText(limits.staffNote) });

/** Why a message to applicants is not sent; its employer reads it. */
export const messageReturn = v.strictObject({ reason: requiredText(limits.staffNote) });

/** A message of an employer to applicants that has a risk; moments are ISO. */
export type ReviewedMessage = {
	id: string;
	asked_at: string;
	company: string;
	/** The status that it goes with; null for one that goes with no move. */
	to: ApplicationStatus | null;
	/** The question of a student before an application that it answers; null for all others. */
	asked: string | null;
	/** With `{name}` in the place of the name. */
	message: string;
	/** Why it waits; nothing where it does not. */
	found: Risk[];
	/** The words that were found. */
	words: string[];
	/** How many people have messages of the employer within 24 hours, with this one. */
	people: number;
	applications: number;
	/** Titles, at most ten. */
	internships: string[];
	/** Until when it can be stopped, as nobody has read it yet; null where it waits, or is sent or given back. */
	leaves_at: string | null;
	/** `sent`: it did not wait. */
	state: 'sent' | 'waiting' | 'approved' | 'returned' | 'replaced';
	decided_at: string | null;
	/** Why it was returned. */
	answer: string | null;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
};

/** A message of the contact form, with its answer if there is one; moments are ISO. */
export type StaffMessage = {
	id: string;
	created_at: string;
	name: string;
	email: string;
	subject: string;
	category: Category | null;
	message: string;
	answer: { at: string; message: string | null } | null;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
};

export type StaffReport = {
	id: string;
	created_at: string;
	/** Null where a message is reported whose internship is gone. */
	internship: string | null;
	/** The message that is reported; null for an internship. */
	about: {
		/** Null for a question about an internship before an application, and for its answer. */
		application: string | null;
		/** What the reported answer of an employer answers; null for everything else. */
		asked: string | null;
		/** The company; null where its account is gone. */
		company: string | null;
		/** Who has written it: the other one has reported it. */
		by: Side;
		at: string;
		message: string | null;
	} | null;
	/** Null where the internship is gone. */
	title: string | null;
	company: string | null;
	/** Whether the company has an account here. */
	by_employer: boolean;
	reason: ReportReason;
	message: string | null;
	email: string | null;
	resolved_at: string | null;
	resolution: string | null;
	/** How staff have stopped the internship, and until when nobody is told, ISO; null if they have not. */
	stopped: { kind: StopKind; untold_until: string } | null;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
};

export const ANSWER_LISTS = ['open', 'done'] as const;
/** `leaving`: in their ten minutes. */
export const MESSAGE_LISTS = ['open', 'leaving', 'done'] as const;

/** Open ones oldest first, done ones newest first. `next` is the `after` of the page that follows: the key of the last entry. */
export type StaffPage<Item> = { items: Item[]; next: string | null };

/** The same of a queue, with what its filters give: null but for the first page. */
export type QueuePage<Item> = StaffPage<Item> & { filters: FilterCounts | null };

/** An account as staff see it, with how much is stored about it; moments are ISO. */
export type StaffPerson = {
	id: string;
	email: string;
	full_name: string | null;
	created_at: string;
	email_confirmed_at: string | null;
	last_sign_in_at: string | null;
	staff: boolean;
	company: string | null;
	applications: number;
	saved: number;
	alerts: number;
	profile: boolean;
	/** Messages of the contact form with this address. */
	messages: number;
	/** What is open in the register of requests under this address; days are ISO dates. */
	requests: { kind: RequestKind; received_on: string }[];
};
