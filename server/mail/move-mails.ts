import { sampleNotice } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';
import {
	type ApplicationStatus,
	REJECTION_REASONS,
	type RejectionReason,
	statusLabels,
} from '#schema/application-moves.ts';
import {
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	programOf,
	type StoredApplication,
} from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

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
};

/** What the student reads about a move by somebody else: the subject and heading, and what it means. */
const news: Partial<Record<ApplicationStatus, { heading: string; meaning: string }>> = {
	'in-review': {
		heading: 'Your application is being read',
		meaning: 'Somebody has begun to read your application. You need not do anything.',
	},
	interview: {
		heading: 'You are invited to an interview',
		meaning: 'The host would like to meet you.',
	},
	offered: {
		heading: 'You have an offer',
		meaning: 'The host offers you the internship. You can accept or decline the offer.',
	},
	rejected: {
		heading: 'Not this time',
		meaning: 'The host has read your application and has chosen somebody else.',
	},
	unanswered: {
		heading: 'The employer has not answered',
		meaning:
			'The employer promised an answer and has not given one. That is not your fault, and it says nothing about your application.',
	},
};

/** The mail to the student about a move by somebody else, or to the office about one by the student. */
export function moveMails(move: StoredMove, siteUrl: string, office: string): OutgoingMail[] {
	const text = news[move.to_status];
	return [text ? toStudent(move, text, siteUrl, office) : toOffice(move, office)];
}

function toStudent(
	move: StoredMove,
	{ heading, meaning }: { heading: string; meaning: string },
	siteUrl: string,
	office: string,
): OutgoingMail {
	return mailOf({
		to: move.email,
		subject: `${heading}: ${site.name}`,
		replyTo: bareAddress(office),
		heading,
		paragraphs: [greeting(move.name), `About your application: ${programOf(move)}.`, meaning],
		quoted: quotedOf(move),
		link: { label: 'See your applications', url: `${siteUrl}/account` },
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
