import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import { type Category, categoryLabels } from '#schema/contact-categories.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { longDate } from '#schema/london-day.ts';
import { type ReportReason, reasonLabels } from '#schema/report-reasons.ts';
import { isPlainAddress } from '#schema/text.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	greetingToUnconfirmed,
	mailOf,
	oneLine,
	programOf,
	sampleNotes,
} from '#server/mail/mail-parts.ts';

export type StoredContact = {
	name: string;
	email: string;
	subject: string;
	category: Category | null;
	message: string;
};

export type StoredReport = {
	internship: string;
	reason: ReportReason;
	message: string | null;
	email: string | null;
};

export type StoredApplication = {
	/** The address of the account; the name is the one given at sign-up. */
	email: string;
	name: string | null;
	program_type: ProgramType;
	program_name: string | null;
	motivation: string;
	experience: string;
	availability: string;
	/** Whether an employer answers it, who is mailed as they like; else the office. */
	has_employer: boolean;
	/** For an application to an internship: its id, and the day by which it is answered. */
	internship: { application: string; answerDueOn: string } | null;
};

/** The welcome mail for a new subscriber, with the link that ends the subscription. */
export function welcomeMail(to: string, siteUrl: string, unsubscribeUrl: string): OutgoingMail {
	return mailOf({
		to,
		subject: `You are subscribed to ${site.name}`,
		unsubscribeUrl,
		heading: 'Welcome to our newsletter',
		paragraphs: [
			`Someone (we hope it was you) subscribed this address to the newsletter of ${site.name}.`,
			'Once a month it brings new listings, application deadlines and guides, and nothing else.',
		],
		link: { label: 'See the programs', url: `${siteUrl}/programs` },
		notes: [
			'If this wasn’t you, or you have changed your mind, use the link below: you won’t get any more of these emails.',
		],
		footerLink: { label: 'Unsubscribe', url: unsubscribeUrl },
	});
}

/** A copy for the student, and a notification for the office where it answers. */
export function applicationMails(
	row: StoredApplication,
	office: string,
	siteUrl: string,
): OutgoingMail[] {
	const student = copyForStudent(row, office, siteUrl);
	return row.has_employer ? [student] : [student, applicationForOffice(row, office)];
}

function copyForStudent(row: StoredApplication, office: string, siteUrl: string): OutgoingMail {
	return mailOf({
		to: row.email,
		subject: `We've received your application to ${site.name}`,
		replyTo: bareAddress(office),
		heading: 'We’ve received your application',
		paragraphs: [
			greeting(row.name),
			'Thank you for applying. This is what happens next:',
			`A person reads every application, ${answerTimes.applicationRead}.`,
			nextStep(row),
			'Below is a copy of what you sent.',
		],
		quoted: answersOf(row),
		...(row.internship && {
			link: {
				label: 'See your application',
				url: applicationUrl(siteUrl, row.internship.application),
			},
		}),
		notes: [
			'Something to add or to correct? Reply to this email.',
			'You can also find your applications on your account page.',
			...sampleNotes,
		],
	});
}

function applicationForOffice(row: StoredApplication, office: string): OutgoingMail {
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Application: ${programOf(row)}`),
		replyTo: row.email,
		heading: 'A new application',
		paragraphs: ['A student has applied. Reply to this email to write to them.'],
		quoted: [
			{ label: 'Name', text: row.name ?? 'Not given' },
			{ label: 'Email', text: row.email },
			...answersOf(row),
		],
	});
}

const answersOf = (row: StoredApplication) => [
	{ label: 'Program', text: programOf(row) },
	{ label: 'Motivation', text: row.motivation },
	{ label: 'Experience', text: row.experience },
	{ label: 'Availability', text: row.availability },
];

/** A copy for the sender, and a notification for the office. */
export function contactMails(row: StoredContact, office: string): OutgoingMail[] {
	const category = row.category ? categoryLabels[row.category] : 'None';
	const quoted = [
		{ label: 'Subject', text: row.subject },
		{ label: 'Category', text: category },
		{ label: 'Message', text: row.message },
	];
	const sender = mailOf({
		to: row.email,
		// A fixed subject: the sender may have entered another person's address and must not choose the subject
		// of a mail to them.
		subject: `We've received your message to ${site.name}`,
		replyTo: bareAddress(office),
		heading: 'We’ve received your message',
		paragraphs: [
			greetingToUnconfirmed(row.name),
			`Thank you for your inquiry. We'll get back to you ${answerTimes.messageOnWorkingDays}.`,
			'This is what was sent from our contact form with your address:',
		],
		quoted,
		notes: ['If this wasn’t you, ignore this email: someone has mistyped an address.'],
	});
	const toOffice = mailOf({
		to: bareAddress(office),
		subject: oneLine(`Message: ${row.subject}`),
		...(isPlainAddress(row.email) && { replyTo: row.email }),
		heading: 'A new message',
		paragraphs: [
			'Someone has written through the contact form. Reply to this email to write to them.',
		],
		quoted: [{ label: 'Name', text: row.name }, { label: 'Email', text: row.email }, ...quoted],
	});
	return [sender, toOffice];
}

/** For the office: somebody has reported an internship, with or without an address to answer to. */
export function reportMail(row: StoredReport, office: string, siteUrl: string): OutgoingMail {
	const { internship, reason, message, email } = row;
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Report: ${reasonLabels[reason]}`),
		...(email && isPlainAddress(email) && { replyTo: email }),
		heading: 'An internship was reported',
		paragraphs: [
			email
				? 'Look at the internship, and reply to this email to write to whoever reported it.'
				: 'Look at the internship. Whoever reported it left no address.',
		],
		link: { label: 'See the internship', url: `${siteUrl}/internships/${internship}` },
		quoted: [
			{ label: 'Internship', text: internship },
			{ label: 'Reason', text: reasonLabels[reason] },
			{ label: 'Message', text: message?.trim() || 'None' },
			{ label: 'Email', text: email ?? 'Not given' },
		],
	});
}

/** The time is that to the decision, including the interview. */
function nextStep({ program_name, internship }: StoredApplication): string {
	if (internship)
		return `You will hear by ${longDate(internship.answerDueOn)}, whatever the answer is.`;
	const wording = program_name?.trim()
		? 'whether the host would like to meet you and, after the interview, its decision'
		: 'which hosts would like to meet you and, after the interviews, their decisions';
	return `Within ${answerTimes.decision} you will hear ${wording}.`;
}
