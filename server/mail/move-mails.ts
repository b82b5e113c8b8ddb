import { site } from '#content/site.ts';
import {
	hostLabelOf,
	type Mover,
	type OthersMove,
	REJECTION_REASONS,
	type RejectionReason,
	type StudentsMove,
	statusMeanings,
} from '#schema/applications/application-moves.ts';
import {
	MESSAGE_WARNING,
	REPORT_MESSAGE,
	REPORT_MESSAGE_ANCHOR,
} from '#schema/applications/message-warning.ts';
import type { StoredApplication } from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	programOf,
	sampleNotes,
} from '#server/mail/mail-parts.ts';
import { otherInternships, type Suggested } from '#server/mail/promises/promise-mails.ts';

type StudentsMoved = { mover: 'student'; to_status: StudentsMove };
type OthersMoved = { mover: Exclude<Mover, 'student'>; to_status: OthersMove };

/** A move of an application as it is stored. */
export type MoveRow = (StudentsMoved | OthersMoved) &
	Pick<StoredApplication, 'program_type' | 'program_name'> & {
		application_id: string;
		reasons: RejectionReason[];
		message: string | null;
	};

/** With whose it is. */
export type StoredMove = MoveRow &
	Pick<StoredApplication, 'email' | 'name'> & {
		/** The employer who answers it; null where the office does. */
		employer: { email: string; name: string | null } | null;
		/** Open internships, where the employer has not answered. */
		suggested: Suggested[];
	};

/** The subject and heading of the mail to the student about a move by somebody else. */
const headings: Record<OthersMove, string> = {
	'in-review': 'Your application is being read',
	interview: 'You are invited to an interview',
	offered: 'You have an offer',
	rejected: 'Not this time',
	unanswered: 'The employer has not answered',
};

/** The heading of the mail to the office about a move by the student. */
const studentHas: Record<StudentsMove, string> = {
	accepted: 'A student has accepted an offer',
	declined: 'A student has declined an offer',
	withdrawn: 'A student has withdrawn an application',
};

/**
 * The mail to the student about a move by somebody else, or to who answers the application about one by the
 * student. Employers choose whether they are mailed about withdrawals (server/mail/employers).
 */
export function moveMails(move: StoredMove, siteUrl: string, office: string): OutgoingMail[] {
	if (move.mover !== 'student') return [toStudent(move, siteUrl, office)];
	if (move.employer === null) return [toOffice(move, office)];
	const { to_status: outcome } = move;
	return outcome === 'withdrawn' ? [] : [toEmployer(move, move.employer, outcome, siteUrl)];
}

function toStudent(move: StoredMove & OthersMoved, siteUrl: string, office: string): OutgoingMail {
	const heading = headings[move.to_status];
	return mailOf({
		to: move.email,
		subject: `${heading}: ${site.name}`,
		replyTo: bareAddress(office),
		heading,
		paragraphs: [
			greeting(move.name),
			`About your application: ${programOf(move)}.`,
			statusMeanings[move.to_status] ?? '',
			...(move.suggested.length > 0 ? ['These are similar, and open:'] : []),
		],
		quoted: [...quotedOf(move), ...otherInternships(move.suggested, siteUrl)],
		link: { label: 'See your application', url: applicationUrl(siteUrl, move.application_id) },
		notes: sampleNotes,
		...(move.mover === 'employer' && move.message && { warning: warningOf(move, siteUrl) }),
	});
}

/** Ends every mail with a message of an employer. */
const warningOf = ({ application_id }: StoredMove, siteUrl: string) => ({
	text: MESSAGE_WARNING,
	link: {
		label: REPORT_MESSAGE,
		url: `${applicationUrl(siteUrl, application_id)}#${REPORT_MESSAGE_ANCHOR}`,
	},
});

/** What became of an offer; names the internship, not the student. */
function toEmployer(
	move: StoredMove,
	to: NonNullable<StoredMove['employer']>,
	outcome: 'accepted' | 'declined',
	siteUrl: string,
): OutgoingMail {
	return mailOf({
		to: to.email,
		subject: oneLine(`Your offer was ${outcome}: ${move.program_name ?? site.name}`),
		heading: `Your offer was ${outcome}`,
		paragraphs: [greeting(to.name), `${programOf(move)}: an applicant has ${outcome} your offer.`],
		link: {
			label: 'See the application',
			url: `${siteUrl}/employer-dashboard/applications/${move.application_id}`,
		},
		quoted: quotedOf(move),
		notes: sampleNotes,
	});
}

function toOffice(move: StoredMove & StudentsMoved, office: string): OutgoingMail {
	const program = programOf(move);
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`${hostLabelOf(move.to_status)}: ${program}`),
		replyTo: move.email,
		heading: studentHas[move.to_status],
		paragraphs: [`${program}. Reply to this email to write to the student.`],
		quoted: [
			{ label: 'Application', text: move.application_id },
			{ label: 'Name', text: move.name ?? 'Not given' },
			{ label: 'Status', text: hostLabelOf(move.to_status) },
			...quotedOf(move),
		],
	});
}

const quotedOf = ({ reasons, message }: StoredMove) => [
	...reasons.map((reason) => ({ label: 'Reason', text: REJECTION_REASONS[reason] ?? reason })),
	...(message ? [{ label: 'Message', text: message }] : []),
];
