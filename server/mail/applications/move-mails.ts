import { statedPay } from '#content/pay.ts';
import {
	AFTER_ACCEPTING,
	type ApplicationStatus,
	hostLabelOf,
	type Mover,
	meaningOf,
	type OthersMove,
	REJECTION_REASONS,
	type RejectionReason,
	type StudentsMove,
} from '#schema/applications/application-moves.ts';
import { type DetailsOf, textsOf } from '#schema/applications/details.ts';
import {
	MESSAGE_WARNING,
	REPORT_MESSAGE,
	REPORT_MESSAGE_ANCHOR,
} from '#schema/applications/message-warning.ts';
import { type DoubtsOf, offerDoubts } from '#schema/applications/offer/offer-doubts.ts';
import { offerRows } from '#schema/applications/offer/offer-rows.ts';
import { SIMILAR_SHOWN } from '#schema/internships/catalogue-contract.ts';
import { untilEndOf } from '#schema/london-day.ts';
import type { StoredApplication } from '#server/mail/applications/application-mails.ts';
import type { Section } from '#server/mail/layout.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	type NamedApplication,
	oneLine,
	type Person,
	programOf,
	subjectAbout,
} from '#server/mail/mail-parts.ts';
import { afterInvitation, invitationFacts, invitationHeading } from './invitation-parts.ts';

type StudentsMoved = { mover: 'student'; to_status: StudentsMove };
type OthersMoved = { mover: Exclude<Mover, 'student'>; to_status: OthersMove };

/** A move of an application as it is stored. */
export type MoveRow = (StudentsMoved | OthersMoved) &
	Omit<NamedApplication, 'attempt'> & {
		application_id: string;
		from_status: ApplicationStatus;
		reasons: RejectionReason[];
		message: string | null;
		/** What the status brings along. */
		details: Partial<DetailsOf['interview'] & DetailsOf['offered']> | null;
		/** Of an offer, or its acceptance: what was offered and what it may contradict. */
		basis: DoubtsOf;
		/** The company that answers; null where the office does. */
		company: string | null;
	};

/** An internship that is open, named where an application was refused or not answered. */
export type Suggested = { slug: string; title: string; company: string };

/** A move with its student, and who of the company is told of it. */
export type StoredMove = MoveRow &
	Pick<StoredApplication, 'email' | 'name' | 'attempt'> & {
		/** Members of the company that answers it; none where the office does. */
		told: Person[];
		/** The member to whom the student replies; null for the office. */
		contact: Person | null;
		/** Open internships, with a rejection and where no answer came. */
		suggested: Suggested[];
	};

/** The subject and heading of the mail to the student about a move by somebody else. */
const headingOf = (move: StoredMove & OthersMoved): string =>
	({
		'in-review': 'Your application is being read',
		interview: invitationHeading(move),
		offered: 'You have an offer',
		rejected: 'Not this time',
		unanswered: move.company === null ? 'We have not answered' : 'The employer has not answered',
	})[move.to_status];

/** The heading of the mail to the office about a move by the student. */
const studentHas: Record<StudentsMove, string> = {
	accepted: 'A student has accepted an offer',
	declined: 'A student has declined an offer',
	withdrawn: 'A student has withdrawn an application',
};

/**
 * The mail to the student about a move by somebody else, or to who answers the application about one by the
 * student; an acceptance is mailed to both. Employers choose whether they are mailed about other withdrawals than those
 * from an interview or an offer (server/mail/employers).
 * @param today ISO date in Europe/London
 */
export function moveMails(
	move: StoredMove,
	siteUrl: string,
	office: string,
	today: string,
): OutgoingMail[] {
	if (move.mover !== 'student') return [toStudent(move, siteUrl, office, today)];
	const { to_status: outcome, told } = move;
	const copy = outcome === 'accepted' ? [acceptedMail(move, siteUrl, office)] : [];
	if (told.length === 0) return [...copy, toOffice(move, siteUrl, office)];
	if (outcome === 'withdrawn')
		return isAwaited(move) ? told.map((to) => withdrawnMail(move, to, siteUrl)) : [];
	return [...copy, ...told.map((to) => toEmployer(move, to, outcome, siteUrl))];
}

/** Whether the employer holds a place or a time for the student, and has their name and address. */
const isAwaited = ({ from_status }: StoredMove) =>
	from_status === 'interview' || from_status === 'offered';

/** Who answers it, within a sentence. */
const hostOf = ({ company }: Pick<StoredMove, 'company'>) => company ?? 'we';

/** Replies to an invitation or an offer go to the employer, whose address the student has by then. */
const replyAddress = ({ to_status, contact }: StoredMove, office: string) =>
	contact && ['interview', 'offered', 'accepted'].includes(to_status)
		? contact.email
		: bareAddress(office);

function toStudent(
	move: StoredMove & OthersMoved,
	siteUrl: string,
	office: string,
	today: string,
): OutgoingMail {
	const heading = headingOf(move);
	return mailOf({
		to: move.email,
		subject: subjectAbout(heading, move),
		replyTo: replyAddress(move, office),
		heading,
		paragraphs: [
			greeting(move.name),
			`About your application: ${programOf(move)}.`,
			...(move.details?.interview?.cancelled
				? []
				: [meaningOf(move.to_status, move.company) ?? '']),
			...nextFor(move),
			...doubtsOf(move, today),
		],
		quoted: [
			...(move.to_status === 'offered' ? offerFacts(move) : []),
			...(move.to_status === 'interview' ? invitationFacts(move) : []),
			...quotedOf(move),
		],
		...(move.suggested.length > 0 && { listAfter: otherInternships(move.suggested, siteUrl) }),
		link: {
			label: linkOf(move),
			url: applicationUrl(siteUrl, move.application_id),
		},
		...(isOfEmployer(move) && { warning: warningOf(move, siteUrl) }),
	});
}

/** Whether an employer wrote something in it: a message, or a text beside it. */
const isOfEmployer = ({ mover, message, details }: StoredMove) =>
	mover === 'employer' && (Boolean(message) || textsOf(details).length > 0);

function linkOf({ to_status, details }: StoredMove): string {
	if (to_status === 'offered') return 'Answer the offer';
	return details?.interview && !details.interview.cancelled
		? 'Choose a time'
		: 'See your application';
}

const otherInternships = (suggested: Suggested[], siteUrl: string): Section => ({
	heading: 'Similar internships that are open',
	items: suggested.slice(0, SIMILAR_SHOWN).map(({ slug, title, company }) => ({
		label: `${title}, ${company}`,
		lines: [],
		url: `${siteUrl}/internships/${slug}`,
	})),
	links: [],
});

/** What comes next. */
function nextFor(move: StoredMove & OthersMoved): string[] {
	if (move.to_status === 'interview') return [afterInvitation(move)];
	if (move.to_status !== 'offered') return [];
	const until = move.details?.offer_until ?? null;
	return [
		until === null
			? 'Accept or decline it on the page of your application.'
			: `Accept or decline it on the page of your application by ${untilEndOf(until)}. After that day the offer ends, unless it is renewed. We remind you the day before its last day.`,
		`If you accept, ${hostOf(move)} ${move.company === null ? 'write' : 'writes'} to you next. ${AFTER_ACCEPTING}`,
	];
}

/** What of an offer does not fit its student, before they accept it. */
function doubtsOf({ to_status, basis }: StoredMove & OthersMoved, today: string): string[] {
	const doubts = to_status === 'offered' ? offerDoubts(basis, today) : [];
	if (doubts.length === 0) return [];
	const isOfPermission = doubts.some(({ about }) => about === 'permission');
	const who = isOfPermission
		? ' That is general information: your visa and your university decide.'
		: '';
	return [`Check before you accept: ${doubts.map(({ words }) => words).join(' ')}${who}`];
}

/** The facts of the offer, as the student could see them when the mail was written. */
const offerFacts = ({ basis, details }: StoredMove) => [
	...offerRows(basis.offer, basis.listing, statedPay),
	...(details?.offer_until ? [{ label: 'Answer by', text: untilEndOf(details.offer_until) }] : []),
];

/** The mail that confirms an acceptance to the student. */
function acceptedMail(move: StoredMove, siteUrl: string, office: string): OutgoingMail {
	const heading = 'You have accepted the offer';
	return mailOf({
		to: move.email,
		subject: subjectAbout(heading, move),
		replyTo: replyAddress(move, office),
		heading,
		paragraphs: [
			greeting(move.name),
			`You have accepted: ${programOf(move)}.`,
			`Next, ${hostOf(move)} ${move.company === null ? 'write' : 'writes'} to you about the contract and your first day. ${AFTER_ACCEPTING}`,
			'You need not keep other applications open: you can withdraw them all on the page of this one.',
		],
		quoted: offerFacts(move),
		link: { label: 'See your application', url: applicationUrl(siteUrl, move.application_id) },
	});
}

/** The warning at the end of every mail with words of an employer. */
const warningOf = ({ application_id }: StoredMove, siteUrl: string) => ({
	text: MESSAGE_WARNING,
	link: {
		label: REPORT_MESSAGE,
		url: `${applicationUrl(siteUrl, application_id)}#${REPORT_MESSAGE_ANCHOR}`,
	},
});

/** Tells an employer how the student answered. They have had name and address since the offer was final. */
function toEmployer(
	move: StoredMove,
	to: Person,
	outcome: 'accepted' | 'declined',
	siteUrl: string,
): OutgoingMail {
	const name = oneLine(move.name?.trim() ?? '');
	return mailOf({
		to: to.email,
		subject: oneLine(`Your offer was ${outcome}${name && ` by ${name}`}: ${programOf(move)}`),
		replyTo: move.email,
		heading: `Your offer was ${outcome}`,
		paragraphs: [
			greeting(to.name),
			`${programOf(move)}: ${name || 'an applicant'} has ${outcome} your offer.`,
			...(outcome === 'accepted'
				? [
						'Please write to them now about the contract and the first day: reply to this email. Before the first day you have to check their right to work: with a share code, or a British or Irish passport. For somebody on a Student visa, keep evidence of their term and vacation dates too.',
					]
				: []),
		],
		link: {
			label: 'See the application',
			url: `${siteUrl}/employer-dashboard/applications/${move.application_id}`,
		},
		quoted: [...(outcome === 'accepted' ? offerFacts(move) : []), ...quotedOf(move)],
	});
}

/** Tells an employer that nobody comes to the interview, or that the place is free again. */
function withdrawnMail(move: StoredMove, to: Person, siteUrl: string): OutgoingMail {
	const name = oneLine(move.name?.trim() ?? '');
	const [what, then] =
		move.from_status === 'offered'
			? ['your offer', 'The place that you held is free again.']
			: ['the interview', 'They do not come to the interview.'];
	return mailOf({
		to: to.email,
		subject: oneLine(`Withdrawn from ${what}${name && ` by ${name}`}: ${programOf(move)}`),
		replyTo: move.email,
		heading: `A student has withdrawn from ${what}`,
		paragraphs: [
			greeting(to.name),
			`${programOf(move)}: ${name || 'an applicant'} has withdrawn their application. ${then}`,
		],
		link: {
			label: 'See the application',
			url: `${siteUrl}/employer-dashboard/applications/${move.application_id}`,
		},
		quoted: quotedOf(move),
	});
}

function toOffice(move: StoredMove & StudentsMoved, siteUrl: string, office: string): OutgoingMail {
	const name = oneLine(move.name?.trim() ?? '');
	const program = programOf(move);
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`${hostLabelOf(move.to_status)}${name && ` by ${name}`}: ${program}`),
		replyTo: move.email,
		heading: studentHas[move.to_status],
		paragraphs: [`${program}. Reply to this email to write to the student.`],
		link: {
			label: 'See the application',
			url: `${siteUrl}/staff/applications/${move.application_id}`,
		},
		quoted: [
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
