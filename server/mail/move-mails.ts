import { sampleNotice } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';
import {
	type ApplicationStatus,
	REJECTION_REASONS,
	type RejectionReason,
	statusLabels,
	statusMeanings,
} from '#schema/applications/application-moves.ts';
import type { StoredApplication } from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	programOf,
} from '#server/mail/mail-parts.ts';
import { otherInternships, type Suggested } from '#server/mail/promises/promise-mails.ts';

/** A move of an application, with whose it is. */
export type StoredMove = Pick<
	StoredApplication,
	'email' | 'name' | 'program_type' | 'program_name'
> & {
	application_id: string;
	from_status: ApplicationStatus;
	to_status: ApplicationStatus;
	reasons: RejectionReason[];
	message: string | null;
	/** The address of the employer who answers it; null where the office does. */
	employer: string | null;
	/** Open internships, where the employer has not answered. */
	suggested: Suggested[];
};

/** The subject and heading of the mail to the student about a move by somebody else. */
const headings: Partial<Record<ApplicationStatus, string>> = {
	'in-review': 'Your application is being read',
	interview: 'You are invited to an interview',
	offered: 'You have an offer',
	rejected: 'Not this time',
	unanswered: 'The employer has not answered',
};

/**
 * The mail to the student about a move by somebody else, or to who answers the application about one by the
 * student. Employers choose whether they are mailed about withdrawals (server/mail/employers).
 */
export function moveMails(move: StoredMove, siteUrl: string, office: string): OutgoingMail[] {
	const heading = headings[move.to_status];
	if (heading) return [toStudent(move, heading, siteUrl, office)];
	if (move.employer === null) return [toOffice(move, office)];
	return move.to_status === 'withdrawn' ? [] : [toEmployer(move, move.employer, siteUrl)];
}

function toStudent(
	move: StoredMove,
	heading: string,
	siteUrl: string,
	office: string,
): OutgoingMail {
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
		notes: sampleNotice ? [`${sampleNotice.lead} ${sampleNotice.text}`] : [],
	});
}

/** What became of an offer; names the internship, not the student. */
function toEmployer(move: StoredMove, to: string, siteUrl: string): OutgoingMail {
	const outcome = move.to_status === 'accepted' ? 'accepted' : 'declined';
	return mailOf({
		to,
		subject: oneLine(`Your offer was ${outcome}: ${move.program_name ?? site.name}`),
		heading: `Your offer was ${outcome}`,
		paragraphs: [`${programOf(move)}: an applicant has ${outcome} your offer.`],
		link: {
			label: 'See the application',
			url: `${siteUrl}/employer-dashboard/applications/${move.application_id}`,
		},
		quoted: quotedOf(move),
		notes: sampleNotice ? [`${sampleNotice.lead} ${sampleNotice.text}`] : [],
	});
}

function toOffice(move: StoredMove, office: string): OutgoingMail {
	const program = programOf(move);
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`${statusLabels[move.to_status].replace(' by you', '')}: ${program}`),
		replyTo: move.email,
		heading: 'A student has moved an application',
		paragraphs: [`${program}. Reply to this email to write to the student.`],
		quoted: [
			{ label: 'Application', text: move.application_id },
			{ label: 'Name', text: move.name ?? 'Not given' },
			{ label: 'Status', text: move.to_status },
			...quotedOf(move),
		],
	});
}

const quotedOf = ({ reasons, message }: StoredMove) => [
	...reasons.map((reason) => ({ label: 'Reason', text: REJECTION_REASONS[reason] ?? reason })),
	...(message ? [{ label: 'Message', text: message }] : []),
];
