import * as v from 'valibot';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { isoMoment } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import type { WorkPermission } from '#schema/students/work-permission.ts';
import { internshipSlug, optionalText, uuid } from '#schema/text.ts';
import { application } from './application.ts';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	type Mover,
	type RejectionReason,
} from './application-moves.ts';
import { CAME_BY } from './came-by.ts';
import type { CompanyStanding } from './company-standing.ts';
import type { LatestDetails } from './details.ts';
import type { OfferDoubt } from './offer/offer-doubts.ts';
import { type QuestionAnswer, questionAnswers } from './question-answers.ts';

const { motivation, experience, availability } = application.entries;

/** When what was seen was last saved. */
const seen = isoMoment;

/** What a student sends to an internship. */
export const newApplication = v.strictObject({
	internship: internshipSlug,
	motivation,
	experience,
	availability,
	/** To the employer's own questions, as the form has asked them. A page from before there were any sends none. */
	question_answers: v.optional(questionAnswers, []),
	/** By which way the student came to the page of the internship; left out where it is not known. */
	came_by: v.optional(v.nullable(v.picklist(CAME_BY))),
	/** Null leaves the profile out. */
	profile: v.optional(v.nullable(v.strictObject({ seen, show_permission: v.boolean() }))),
	/** The uploaded CV, or one made from the profile; `leave_out` the letters that it cannot have. */
	cv: v.optional(
		v.nullable(
			v.variant('kind', [
				v.strictObject({ kind: v.literal('own'), seen }),
				v.strictObject({ kind: v.literal('made'), seen, leave_out: v.boolean() }),
			]),
		),
	),
});
export type NewApplication = v.InferOutput<typeof newApplication>;

/** A move of the student's application; `expected` is the status that the student has seen. */
export const studentMove = v.strictObject({
	expected: v.picklist(APPLICATION_STATUSES),
	to: v.picklist(APPLICATION_STATUSES),
	message: optionalText(limits.message),
	/** Of an acceptance: that what does not fit has been checked. */
	checked: v.optional(v.boolean()),
});
export type StudentMove = v.InferOutput<typeof studentMove>;

/** Withdrawn in one step, once an offer is accepted; each with the status that the student has seen. */
export const withdrawnTogether = v.strictObject({
	applications: v.pipe(
		v.array(v.strictObject({ id: uuid, expected: v.picklist(APPLICATION_STATUSES) })),
		v.minLength(1),
		v.maxLength(100),
	),
});
export type WithdrawnTogether = v.InferOutput<typeof withdrawnTogether>;

/** One that was taken back is left out. */
export type ApplicationEvent = {
	id: string;
	/** ISO, with the time. */
	at: string;
	mover: Mover;
	/** Null for the sending. */
	from_status: ApplicationStatus | null;
	to_status: ApplicationStatus;
	reasons: RejectionReason[];
	message: string | null;
	/** Whether it has other texts of who moved it, such as the place of an interview. */
	has_texts?: boolean;
};

/** What is shown of an internship beside an application to it, as it is now. */
export type AppliedFor = Pick<
	InternshipSummary,
	| 'slug'
	| 'status'
	| 'title'
	| 'company'
	| 'location'
	| 'sector'
	| 'source'
	| 'starts_on'
	| 'starts'
	| 'weeks'
	| 'hours'
	| 'least_hours'
	| 'hours_pattern'
	| 'country'
	| 'sponsorship'
	| 'part_of_course'
	| 'pay_amount'
	| 'pay_per'
	| 'pay_currency'
>;

/** An application as its student reads it. */
export type StudentApplication = LatestDetails & {
	id: string;
	created_at: string;
	program_type: ProgramType;
	program_name: string | null;
	status: ApplicationStatus;
	/** The last day for the answer, in Europe/London: it is late from the day after. */
	answer_due_on: string;
	/** Null for one in general, and once the internship has been closed for long. */
	internship: AppliedFor | null;
	/** What is wrong with its company; null where nothing is. */
	standing: CompanyStanding | null;
	/** Why an offer that is to be answered does not fit. */
	doubts: OfferDoubt[];
	/** How many messages of the employer the student has not read. */
	unread: number;
	/** Oldest first. */
	events: ApplicationEvent[];
	/** How long the student can still take back the last move; 0 if not. */
	undo_seconds: number;
};

/** Newest first. `next` is the `before` of the page that follows; `today` the day in Europe/London. */
export type ApplicationsPage = { items: StudentApplication[]; next: string | null; today: string };

/** What went along with an application, as it was then. */
export type SentAttachments = {
	profile: SentProfile | null;
	permission_shown: WorkPermission | null;
	cv_name: string | null;
};

/** Another application of the same student, in short. */
export type OtherApplication = Pick<
	StudentApplication,
	'id' | 'status' | 'program_name' | 'program_type'
> & { internship: Pick<AppliedFor, 'title' | 'company' | 'location'> | null };

/** With what was sent, and the facts of the internship as they are now. */
export type WholeApplication = StudentApplication & {
	motivation: string;
	experience: string;
	availability: string;
	/** The employer's own questions as they were asked, with the answers. */
	question_answers: QuestionAnswer[];
	/** Null where nothing went along. */
	sent: SentAttachments | null;
	listing: InternshipSummary | null;
	/** Where an offer is accepted: the other undecided applications, which can be withdrawn in one step. */
	other_open: OtherApplication[];
	/** What was withdrawn in one step after accepting this one, while that can be taken back. */
	withdrawn_with: OtherApplication[];
	/** For how long that is possible; 0 if not. */
	withdrawn_seconds: number;
	today: string;
};

/** How often a student can apply to one internship, with what was withdrawn; a trigger has the same figure. */
export const MOST_APPLICATIONS_EACH = 3;

/** What the form of an internship needs. */
export type ApplicationTarget = {
	internship: InternshipSummary;
	/** What the employer asks besides, at most three. */
	questions: string[];
	/** Whether the employer reads applications without names until it invites somebody. */
	hides_names: boolean;
	/** Whether it is of the person’s own company: then there is no form. */
	own: boolean;
	/** Open ones, where the student cannot apply to this one. */
	similar: InternshipSummary[];
	/** The application that the student has sent and not withdrawn. */
	applied: { id: string; created_at: string } | null;
	/** What the last application said, for the next form; null before the first. */
	earlier: { experience: string; availability: string } | null;
	/** Whether the student has applied as often as one may. */
	often: boolean;
	today: string;
};

/** Before the form in general is sent: why it is refused with the name in it. */
export type NamedRefusal = { refusal: string | null };
