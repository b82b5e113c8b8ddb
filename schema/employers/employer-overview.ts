import * as v from 'valibot';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { CameBy } from '#schema/applications/came-by.ts';
import type { StatusCounts } from '#schema/applications/status-counts.ts';
import type { Sector } from '#schema/internships/sectors.ts';
import type { StaffQuestion } from '#schema/staff/company-notes.ts';
import type { CompanyRole } from './colleagues.ts';
import type { WaitingTimes } from './waiting-times.ts';

/**
 * When a member of a company is mailed about new applications and withdrawals: of `mine` once a day, and only of those that they
 * have taken on or moved.
 */
export const APPLICATION_MAILS = ['at-once', 'daily', 'mine', 'never'] as const;
export type ApplicationMails = (typeof APPLICATION_MAILS)[number];

export const applicationMailsChoice = v.strictObject({ mails: v.picklist(APPLICATION_MAILS) });

/** How many of all applications have come so far, whatever became of them then. */
export const FUNNEL_STEPS = ['sent', 'read', 'interview', 'offered', 'accepted'] as const;
export type Funnel = Record<(typeof FUNNEL_STEPS)[number], number>;

/** How far those came who came to an internship by one way. */
export type WayFigures = { came_by: CameBy | null; funnel: Funnel };

/** How many published internships an employer has, and how many applications were sent to them. */
export type EmployerCounts = { internships: number; applications: number };

export type ListingFigures = {
	id: string;
	slug: string;
	title: string;
	sector: Sector;
	location: string;
	status: 'open' | 'paused' | 'closed';
	/** ISO date; null where applications are read as they come. */
	deadline: string | null;
	views: number;
	/** How many places it has. */
	spots: number;
	overdue: number;
	statuses: StatusCounts;
	/** Null before the first application. */
	funnel: Funnel | null;
};

/** An interview of which the time is agreed. */
export type AgreedInterview = {
	/** The id of the application. */
	application: string;
	/** Of the student; null where none was given. */
	name: string | null;
	/** The title of the internship. */
	internship: string;
	/** ISO with the time. */
	starts_at: string;
	minutes: number;
	place: string | null;
};

/** An offer that its student may still accept, or has accepted before the first day. */
type ComingOffer = {
	/** The id of the application. */
	application: string;
	/** Of the student; null where none was given. */
	name: string | null;
	/** The title of the internship. */
	internship: string;
	status: 'offered' | 'accepted';
	/** ISO date: the last one to accept it; the first one of the work once it is accepted. */
	day: string;
	/** ISO with the time: until then the student can take their acceptance back; null once they cannot. */
	undo_until: string | null;
};

/** An internship that is open and whose places have all been accepted. */
export type FilledInternship = Pick<ListingFigures, 'id' | 'title' | 'spots'> & {
	/** How many wait for an answer. */
	waiting: number;
};

/** A student who has accepted and to whom nobody of the company has written here since. */
export type AcceptedStudent = Pick<ComingOffer, 'application' | 'name' | 'internship'>;

/** What the dashboard of an employer counts. */
export type EmployerOverview = {
	/** The choice of the caller, and their role. */
	mails: ApplicationMails;
	role: CompanyRole;
	/** Whether nobody else belongs to the company. */
	alone: boolean;
	/** How many have been published, open or not. */
	published: number;
	/** How many are open. */
	internships: number;
	applications: number;
	this_week: number;
	/** How often pages of internships were looked at: one for each visitor and day. */
	views: number;
	/** The views of the last seven days. */
	views_lately: number;
	answered: number;
	accepted: number;
	offers_open: number;
	/** How many places all published internships have. */
	places: number;
	/** Applications since the reader looked at the list last, or joined, that are still at “Sent”. */
	new_since_look: number;
	/** The median of days between sending and answer; null without an answer. */
	median_days: number | null;
	overdue: number;
	/** Ten, oldest first; each begins on this Monday, an ISO date. */
	weeks: { begins: string; applications: number }[];
	funnel: Funnel;
	/** The same by the way to the page of the internship, the most used first; null where it is not known. */
	ways: WayFigures[];
	/** What students read of it; null before the fifth application. */
	record: AnswerRecord | null;
	/** How long staff take. */
	waits: WaitingTimes;
	/** Whether a draft waits for staff. */
	sent_in: boolean;
	/** The new one that was touched last and has not been submitted, or was returned; null without one. */
	draft: { id: string; title: string; returned: boolean } | null;
	/** The drafts that staff returned, last returned first. */
	returned: { id: string; title: string }[];
	/** Messages of applicants that no member has read: how many, and the application with the oldest; null without any. */
	unread: { messages: number; oldest: string } | null;
	/** What our staff ask and no owner has answered, the oldest first: at most five; nothing for a recruiter. */
	asked: StaffQuestion[];
	/** How many questions of students before an application have no answer. */
	questions: number;
	/** Notes that name the reader, who has not opened their applications since: at most five, the oldest first. */
	named: { application: string; internship: string }[];
	/** At most twenty, the newest first. */
	filled: FilledInternship[];
	/** Before the first day of the work: at most five, the first to accept first. */
	to_write: AcceptedStudent[];
	/** Those that are to come: at most five, the next first. */
	interviews: AgreedInterview[];
	/** Those that are over, and whose students have heard nothing since: at most five, the oldest first. */
	interviewed: AgreedInterview[];
	/** At most five, the next first. */
	offers: ComingOffer[];
	/** How many answers are due today or in the next three days. */
	due_soon: number;
	/** Whether the password of the reader was too short when it was typed last. */
	short_password: boolean;
	/** ISO date in Europe/London. */
	today: string;
	/** At most twenty: the open ones first. */
	listings: ListingFigures[];
};

/** What needs a member of a company. */
export type EmployerTasks = Pick<
	EmployerOverview,
	| 'overdue'
	| 'returned'
	| 'filled'
	| 'to_write'
	| 'interviewed'
	| 'named'
	| 'asked'
	| 'questions'
	| 'unread'
	| 'short_password'
>;

/** How many things that is: the header and the dashboard say the same. */
export const countTasks = (tasks: EmployerTasks): number =>
	tasks.overdue +
	tasks.returned.length +
	tasks.filled.length +
	tasks.to_write.length +
	tasks.interviewed.length +
	tasks.named.length +
	tasks.asked.length +
	tasks.questions +
	(tasks.unread?.messages ?? 0) +
	Number(tasks.short_password);
