import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import type { StudyLevel } from '#schema/students/profile-levels.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import type { WorkPermission } from '#schema/students/work-permission.ts';
import type { ApplicantFacet } from './applicant-filters.ts';
import type { ApplicationStatus } from './application-moves.ts';
import type { LatestDetails } from './details.ts';
import type { Risk } from './message-risks.ts';
import type { QuestionAnswer } from './question-answers.ts';
import type { SavedFilter } from './saved-filters.ts';
import type { ApplicationEvent, StudentApplication } from './student-applications.ts';

/** Who answers an application: the employer of its internship, or staff. */
export type Host = 'employer' | 'staff';

/** How many applications a page of the list has. */
export const ON_A_PAGE = 50;

/** How many of a status a board begins with; a page of them follows each time that more are asked for. */
export const IN_A_COLUMN = 20;

/** How many applications are counted at most: the first ones in the order of the list. */
export const MOST_COUNTED = 2_500;

/** How many applications can be moved, given to a colleague or marked in one step. */
export const MOST_AT_ONCE = 1_000;

/** What becomes the name of the applicant in a message to many. */
export const NAME_PLACEHOLDER = '{name}';

/** How somebody is called whose name is hidden. */
export const numberedName = (number: number | null) => `Applicant ${number ?? ''}`.trim();

/** What became of each of many moves. */
export type MoveOutcome = {
	application_id: string;
	outcome: 'moved' | 'waits_for_staff' | 'moved_meanwhile' | 'no_such_move' | 'not_found';
	/** As it is now; null where the application is not the caller's. */
	status: ApplicationStatus | null;
};

/** What became of each of many that were given to a colleague, or to nobody. */
export type GiveOutcome = {
	application_id: string;
	outcome: 'given' | 'changed_meanwhile' | 'not_found';
};

export type TakeBackOutcome = {
	application_id: string;
	outcome: 'taken_back' | 'not_taken_back' | 'not_found';
};

export type SendOutcome = {
	application_id: string;
	outcome: 'sent' | 'not_sent' | 'not_found';
};

/** The statuses for which a host can save a message template. */
export const TEMPLATE_STATUSES = ['in-review', 'interview', 'offered', 'rejected'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

export type MessageTemplates = Partial<Record<TemplateStatus, string>>;

/** A note for colleagues. */
export type ApplicationNote = {
	id: string;
	at: string;
	text: string;
	own: boolean;
	/** Whether it names the caller, who reads it now for the first time. */
	waits: boolean;
};

/** Who of the company has done something: the name, or the address where none was given. */
export type Actor = {
	name: string;
	you: boolean;
	/** Of a note whom it names, of an application that was given whom to; null for nobody, or an account that is gone. */
	named: string | null;
	named_you: boolean;
};

/** What a member of the company has changed besides moves and notes. */
export type ApplicationChange = {
	id: string;
	at: string;
	kind: 'stars' | 'shortlisted' | 'unlisted' | 'assigned' | 'unassigned' | 'exported';
	/** 0 to 3; null of other kinds. */
	stars: number | null;
	/** The file with which it was taken out, and how many applications or CVs that has; null of other kinds. */
	file: { kind: 'list' | 'cvs' | 'cv'; applications: number } | null;
};

/** Another member of the caller's company, by account. */
type NamedColleague = { id: string; name: string };

/** An application in the list of who answers it. */
export type Applicant = Pick<
	StudentApplication,
	'id' | 'created_at' | 'program_name' | 'status' | 'answer_due_on' | 'internship'
> &
	LatestDetails & {
		program_type: ProgramType;
		/** In the order in which they have applied to the internship, from 1; null for one in general. */
		number: number | null;
		/**
		 * Whether the employer does not see who it is until the applicant is invited: name, university, graduation, permission,
		 * name and content of the CV are null then.
		 */
		hidden: boolean;
		name: string | null;
		university: string | null;
		course: string | null;
		level: StudyLevel | null;
		/** A month, "2027-06". */
		graduation: string | null;
		weekly_hours: number | null;
		/** A day. */
		earliest_start: string | null;
		/** Null where the student did not choose to show it. */
		permission: WorkPermission | null;
		has_cv: boolean;
		cv_name: string | null;
		/** What the employer thinks of them, for its own members: 0 to 3 stars, and the shortlist. For staff 0 and false. */
		stars: number;
		shortlisted: boolean;
		/**
		 * Who of the company has taken it on, in its list; null for nobody. A colleague has a name, or the address where none was given.
		 */
		taken_by?: { id: string; name: string | null; you: boolean } | null;
		/** How many messages of the student nobody of the company has read. */
		unread: number;
		/** The employer's answer, where it waits for staff. */
		waits: WaitingAnswer | null;
	};

/** An answer that waits for staff and is not sent yet; `found` is why, `words` those of it that were found. */
type WaitingAnswer = { at: string; to: ApplicationStatus; found: Risk[]; words: string[] };

/** An answer that staff have not sent, and why. */
type ReturnedAnswer = {
	at: string;
	to: ApplicationStatus;
	message: string;
	answer: string;
};

export type ApplicantCounts = {
	all: number;
	overdue: number;
	status: Partial<Record<ApplicationStatus, number>>;
};

/** How many each option of a filter would give, with what is chosen of the others; without options that give none. */
export type FacetCounts = Record<ApplicantFacet, Record<string, number>>;

/** One to which somebody has applied. */
export type AnsweredInternship = {
	slug: string;
	title: string;
	all: number;
	overdue: number;
	/** Whether names are hidden until the invitation. */
	hides_names: boolean;
};

/** Those of one status on a board. */
export type BoardColumn = {
	status: ApplicationStatus;
	/** How many match the filters, and how many of them are overdue. */
	total: number;
	overdue: number;
	/** The first ones, in the order of the list. */
	items: Applicant[];
	/** `after` of those that follow; null where there are none. */
	next: string | null;
};

/** Unless another order is asked for: overdue first, then by the day of the answer; then those answered, newest first. */
export type ApplicantsPage = {
	items: Applicant[];
	/** How many match the filters. */
	total: number;
	/** How many are before the first one of this page. */
	skipped: number;
	/** `after` of the next page, and `before` of the page before; null where there is none. */
	next: string | null;
	previous: string | null;
	/** Of the chosen internship, or of all, and only the caller’s own where `mine` is chosen, whatever the other filters are. */
	counts: ApplicantCounts;
	/** Null for staff. */
	facets: FacetCounts | null;
	/** Where a board is asked for, each status that some of those that match have; null elsewhere. */
	columns: BoardColumn[] | null;
	internships: AnsweredInternship[];
	/** How many applications the caller has taken on, whatever the filters are. */
	mine: number;
	/** The others of the caller's company; nobody for staff. */
	colleagues: NamedColleague[];
	/** The combinations of filters that the caller has kept, by name; none for staff. */
	saved_filters: SavedFilter[];
	today: string;
};

/** Those of some ids that are the caller's, in that order. */
export type SomeApplicants = { items: Applicant[]; today: string };

/** All that match, in the order of the list: for choosing all, and for going from one to the next. */
export type MatchingApplicants = {
	items: { id: string; status: ApplicationStatus; taken_by?: { id: string } | null }[];
	/**
	 * Asked for with an application (`near`): how many of the items are before it, or were while its answer was owed; null if
	 * it is none of the caller's.
	 */
	place: number | null;
};

export type WholeApplicant = Applicant & {
	/** Null for an employer who has not invited the applicant. */
	email: string | null;
	motivation: string;
	experience: string;
	availability: string;
	/** The employer's own questions as they were asked, with the answers. */
	question_answers: QuestionAnswer[];
	events: ApplicationEvent[];
	/** Besides its events, oldest first; for staff it is empty. */
	changes: ApplicationChange[];
	/**
	 * Who of the company is behind its events, changes and notes, by their ids; also those who have left. Those whose account is
	 * gone are left out; for staff it is empty.
	 */
	acted: Record<string, Actor>;
	/** The others of the caller's company; nobody for staff. */
	colleagues: NamedColleague[];
	/** The account of the colleague who has taken it on, or of the caller; null for nobody, and for staff. */
	assigned: { id: string; you: boolean } | null;
	/** The last answer, where staff have returned it. */
	returned: ReturnedAnswer | null;
	/** How long the caller can still take back the last move; 0 if not. */
	undo_seconds: number;
	/** Until when the student can still take back their last move, ISO with the time; null if not. */
	student_until: string | null;
	/** What the pages of the CV say: '' where they cannot be read; null where there is none, it is hidden, or not read yet. */
	cv_text: string | null;
	/** As it was when it was sent; null where it was left out. */
	profile: SentProfile | null;
	notes: ApplicationNote[];
	/** Whether the notes are the caller's to read and write. */
	notes_shared: boolean;
	/** The facts of the internship as they are now. */
	listing: InternshipSummary | null;
	today: string;
};
