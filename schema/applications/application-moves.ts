import type { Internship } from '#schema/internships/internship.ts';

/** Where an application stands. */
export const APPLICATION_STATUSES = [
	'submitted',
	'in-review',
	'interview',
	'offered',
	'accepted',
	'declined',
	'rejected',
	'withdrawn',
	'unanswered',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** As the student reads it where an employer answers. */
const studentLabels: Record<ApplicationStatus, string> = {
	submitted: 'Sent',
	'in-review': 'Being read',
	interview: 'Interview',
	offered: 'Offer',
	accepted: 'Accepted',
	declined: 'Declined by you',
	rejected: 'Not this time',
	withdrawn: 'Withdrawn by you',
	unanswered: 'No answer from the employer',
};

/** As the student reads it. @param source of the internship; undefined where they applied for none: we answer it then */
export const studentLabelOf = (
	status: ApplicationStatus,
	source: Internship['source'] | undefined,
): string =>
	status === 'unanswered' && source !== 'employer' ? 'No answer from us' : studentLabels[status];

/** As those who answer it read it: it is not they who have declined or withdrawn. */
export const hostLabelOf = (status: ApplicationStatus) =>
	status === 'unanswered' ? 'Not answered' : studentLabels[status].replace(' by you', '');

export const awaitsAnswer = (status: ApplicationStatus) => isOneOf(AWAITING_ANSWER, status);

export const isOneOf = (some: readonly ApplicationStatus[], status: ApplicationStatus) =>
	some.includes(status);

/**
 * What a move by somebody else means for the student; undefined for the student’s own.
 * @param employer who answers it, by name or as “The employer”; null where we do
 */
export function meaningOf(status: ApplicationStatus, employer: string | null): string | undefined {
	const has = employer === null ? 'We have' : `${employer} has`;
	const meanings: Partial<Record<ApplicationStatus, string>> = {
		'in-review': `${has} begun to read your application. You need not do anything.`,
		interview: `${employer ?? 'We'} would like to meet you.`,
		offered: `${employer === null ? 'We offer' : `${employer} offers`} you the internship. You can accept or decline the offer.`,
		rejected:
			'Your application goes no further this time. You can read the reason and the message.',
		unanswered: `${employer === null ? 'We promised you an answer and have not given one. We are sorry.' : `${employer} promised an answer and has not given one.`} That is not your fault, and it says nothing about your application.`,
	};
	return meanings[status];
}

/** What somebody who has accepted an offer needs; on the screen and in mails. */
export const AFTER_ACCEPTING =
	'For your first day, have your proof of the right to work ready: a share code from your eVisa, or a British or Irish passport. On a Student visa, have evidence of your term dates too. You can start before you have a National Insurance number.';

/** `server` moves what was not answered in time. */
export const MOVERS = ['student', 'employer', 'staff', 'server'] as const;
export type Mover = (typeof MOVERS)[number];

type Move = {
	to: ApplicationStatus;
	from: readonly ApplicationStatus[];
	by: readonly Mover[];
	/** Whether it can be taken back for ten minutes; the mail about it waits as long. */
	takeBack: boolean;
};

/** The statuses in which an application waits for its first answer; `answer_due_on` is the last day for it. */
export const AWAITING_ANSWER = ['submitted', 'in-review'] as const;
/** The statuses without an answer, late or not. An internship is not closed while one of its applications has them. */
export const WITHOUT_ANSWER = [...AWAITING_ANSWER, 'unanswered'] as const;
/** The statuses before an outcome: neither the reviewer nor the student has decided. */
export const UNDECIDED = [...WITHOUT_ANSWER, 'interview', 'offered'] as const;
const HOSTS = ['employer', 'staff'] as const;

const moves = [
	{ to: 'in-review', from: ['submitted'], by: HOSTS, takeBack: true },
	{
		// From an interview: with other times, or cancelled.
		to: 'interview',
		from: [...WITHOUT_ANSWER, 'interview'],
		by: HOSTS,
		takeBack: true,
	},
	{
		// From an offer: it is renewed, with a later day for its answer.
		to: 'offered',
		from: [...WITHOUT_ANSWER, 'interview', 'offered'],
		by: HOSTS,
		takeBack: true,
	},
	{ to: 'rejected', from: UNDECIDED, by: HOSTS, takeBack: true },
	{ to: 'accepted', from: ['offered'], by: ['student'], takeBack: true },
	{ to: 'declined', from: ['offered'], by: ['student'], takeBack: true },
	{ to: 'withdrawn', from: UNDECIDED, by: ['student'], takeBack: true },
	{ to: 'unanswered', from: AWAITING_ANSWER, by: ['server'], takeBack: false },
] as const satisfies readonly Move[];

/**
 * Every move there is, beside the sending itself. Each start of the server copies it into the database,
 * which refuses all others.
 */
export const MOVES: readonly Move[] = moves;

export type StudentsMove = Extract<(typeof moves)[number], { by: readonly ['student'] }>['to'];
export type OthersMove = Exclude<(typeof moves)[number]['to'], StudentsMove>;

/** The statuses to which somebody may move an application from its present one. */
export const movesFrom = (from: ApplicationStatus, by: Mover): ApplicationStatus[] =>
	MOVES.filter((move) => move.by.includes(by) && move.from.includes(from)).map(({ to }) => to);

/** For how long a move can be taken back. */
export const TAKE_BACK_SECONDS = 600;

/** Why an application was not chosen; at least one goes with a rejection. */
export const REJECTION_REASONS = {
	'places-filled': 'All places were filled',
	'closer-match': 'Others matched the requirements more closely',
	skills: 'A skill that the work needs was missing',
	availability: 'The dates or hours did not fit',
	permission: 'The permission to work did not fit',
	incomplete: 'The application left questions open',
	cancelled: 'The internship does not take place',
} as const;
export type RejectionReason = keyof typeof REJECTION_REASONS;
