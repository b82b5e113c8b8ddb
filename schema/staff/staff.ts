import type { StaffRight } from './staff-roles.ts';

/** What waits for staff, in the order in which it is shown. */
export const WAITING_KINDS = [
	'drafts',
	'corrections',
	'employers',
	'companies',
	'overdue',
	'messages',
	'applicant-messages',
	'reports',
	'requests',
	'applications',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/**
 * `oldest` is the day in Europe/London since which the oldest waits; null where nothing does. Where there are
 * `more`, no more were counted.
 */
export type WaitingCount = {
	kind: WaitingKind;
	count: number;
	oldest: string | null;
	more?: boolean;
};

/** An employer whose applicants wait for answers that were promised by now. */
export type OverdueEmployer = { company: string; count: number; oldest: string };

/** What every staff screen shows beside its content; `today` is the day in Europe/London. */
export type StaffOverview = {
	email: string;
	/** What the caller may do. */
	may: StaffRight[];
	today: string;
	waiting: WaitingCount[];
	/** The employer with the oldest overdue answer first; at most twenty. */
	overdue: OverdueEmployer[];
	/** How many employers there are with one. */
	overdue_employers: number;
};

/** Words that found nothing: on how many days, and the last one. */
export type EmptySearch = { words: string; days: number; last: string };

/** The numbers of one week. `begins` is its Monday, an ISO date. */
export type StaffWeek = { begins: string; applications: number; sign_ups: number };

/** What somebody of staff, or all of them together, have decided in a week; `begins` is its Monday. */
export type StaffFigure = {
	begins: string;
	/** What it was about, as in the log. */
	queue: string;
	/** Null for all together. */
	staff_email: string | null;
	decided: number;
	/** How many hours half of it had waited at most; null where that is not known. */
	median_hours: number | null;
};

/** What the log of staff has lines about: the action, and the kind of what it is done to. */
export type StaffStep =
	/** In older lines only: opening something is no step any more. */
	| 'claim draft'
	| 'take-over draft'
	| 'take-over internship'
	| 'take-over employer'
	| 'take-over message'
	| 'take-over applicant-message'
	| 'take-over report'
	| 'approve draft'
	| 'return draft'
	| 'take-back-approval draft'
	| 'publish-now draft'
	| 'not-published draft'
	| 'correct internship'
	| 'accept internship'
	| 'put-back internship'
	| 'change internship'
	| 'pause internship'
	| 'open-again internship'
	| 'take-down internship'
	| 'take-back-removal internship'
	| 'verify employer'
	| 'refuse employer'
	| 'take-back-refusal employer'
	| 'take-back-verification employer'
	| 'verify-now employer'
	| 'not-verified employer'
	| 'accept-changes employer'
	| 'ask employer'
	| 'note employer'
	| 'answer message'
	| 'close message'
	| 'approve applicant-message'
	| 'return applicant-message'
	| 'stop applicant-message'
	| 'resolve report'
	| 'read-messages report'
	| 'register request'
	| 'extend request'
	| 'close request'
	| 'look-up account'
	| 'copy account'
	| 'delete account'
	| 'import catalogue'
	| 'export catalogue'
	| 'add search-word'
	| 'remove search-word'
	| 'end list'
	| 'add saved-answer'
	| 'change saved-answer'
	| 'remove saved-answer'
	| 'export log'
	| 'add staff'
	| 'remove staff'
	| 'review-access staff'
	| 'sign-in staff'
	| 'sign-in-refused staff'
	| 'second-step staff'
	| 'second-step-refused staff'
	| 'change-role staff'
	| 'propose staff'
	| 'approve-proposal staff'
	| 'withdraw-proposal staff'
	| 'refuse-proposal staff'
	| 'admit careers-service'
	| 'end careers-service'
	| 'invite careers-service'
	| 'invite-again careers-service'
	| 'withdraw careers-service'
	| 'remove careers-service'
	| 'join careers-service'
	| 'decline careers-service'
	| 'look careers-service'
	| 'reset second-step'
	| 'application-moved application'
	| 'application-move-taken-back application'
	| 'application-move-sent-now application'
	| 'application-note-added application'
	| 'application-note-deleted application'
	| 'applications-exported application'
	| 'cvs-exported application'
	| 'application-read application'
	| 'cv-downloaded application';

/** A line of the log; older lines may have steps that are done no more. */
export type StaffLogLine = {
	number: number;
	/** ISO, with the time. */
	at: string;
	staff_email: string;
	action: string;
	subject: string;
	subject_id: string | null;
	/** What the person or thing is called now; null where it is not stored any more. */
	name: string | null;
	detail: string | null;
};

/** Newest first. `next` is the `before` of the page that follows. */
export type StaffLogPage = { items: StaffLogLine[]; next: number | null };
