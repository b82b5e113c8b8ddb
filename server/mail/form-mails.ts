import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import type { SentAttachments } from '#schema/applications/student-applications.ts';
import { type Category, categoryLabels } from '#schema/contact-categories.ts';
import { type ProgramType, programTypeLabels } from '#schema/internships/program-types.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import { isPlainAddress } from '#schema/text.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	programOf,
	subjectAbout,
} from '#server/mail/mail-parts.ts';
import type { NewReport } from '#server/mail/office-digests.ts';

export type StoredContact = {
	name: string;
	email: string;
	subject: string;
	category: Category | null;
	message: string;
};

export type StoredApplication = {
	/** The address of the account; the name is the one given at sign-up. */
	email: string;
	name: string | null;
	program_type: ProgramType;
	program_name: string | null;
	place: number;
	motivation: string;
	experience: string;
	availability: string;
	/** Of the employer who answers it, and is mailed as they like; null where the office does. */
	company: string | null;
	application: string;
	/** Whether it is to no internship of the site. */
	in_general: boolean;
	answer_due_on: string;
	/** What went along with it, as it was then. */
	sent: SentAttachments | null;
};

/** The welcome mail for a new subscriber, with the link that ends the subscription. */
export function welcomeMail(to: string, siteUrl: string, unsubscribeUrl: string): OutgoingMail {
	return mailOf({
		to,
		subject: `You are subscribed to ${site.name}`,
		unsubscribeUrl,
		counted: 'newsletter',
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
	return row.company === null ? [student, applicationForOffice(row, office)] : [student];
}

function copyForStudent(row: StoredApplication, office: string, siteUrl: string): OutgoingMail {
	return mailOf({
		to: row.email,
		subject: subjectAbout("We've received your application", row),
		replyTo: bareAddress(office),
		heading: 'We’ve received your application',
		paragraphs: [
			greeting(row.name),
			`Thank you for applying: ${programOf(row)}. This is what happens next:`,
			`You will hear by ${untilEndOf(row.answer_due_on)}, whatever the answer is. ${row.company ?? 'We'} ${row.company ? 'has' : 'have'} promised you one: an invitation to an interview, an offer, or “Not this time” with the reason. If no answer has come by then, we tell you so.`,
			'Below is a copy of what you sent.',
		],
		quoted: [...answersOf(row), ...attachmentsOf(row)],
		link: { label: 'See your application', url: applicationUrl(siteUrl, row.application) },
		notes: [
			'Something to add or to correct? Reply to this email.',
			'You can also find your applications on your account page.',
		],
	});
}

function applicationForOffice(row: StoredApplication, office: string): OutgoingMail {
	const name = oneLine(row.name?.trim() ?? '');
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Application${name && ` by ${name}`}: ${programOf(row)}`),
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

/** The profile and the CV, by their names and main lines; the page of the application has all of it. */
function attachmentsOf({ sent }: StoredApplication) {
	const { profile = null, permission_shown = null, cv_name = null } = sent ?? {};
	const lines = profile && [
		profile.name,
		[profile.course, profile.university].filter(Boolean).join(', '),
		...profile.education.map(({ qualification, school }) => `${qualification}, ${school}`),
		profile.skills.join(', '),
		profile.languages.map(({ language }) => language).join(', '),
	];
	return [
		{ label: 'Profile', text: lines?.filter(Boolean).join('\n') || 'Not sent' },
		{
			label: 'Permission to work',
			text: permission_shown ? permissionLabels[permission_shown.kind] : 'Not shown',
		},
		{ label: 'CV', text: cv_name ?? 'Not sent' },
	];
}

const answersOf = (row: StoredApplication) => [
	{ label: 'Applied for', text: programOf(row) },
	...(row.in_general ? [{ label: 'Program type', text: programTypeLabels[row.program_type] }] : []),
	{ label: 'Motivation', text: row.motivation },
	{ label: 'Experience', text: row.experience },
	{ label: 'Availability', text: row.availability },
];

/**
 * A confirmation for the sender, and a notification for the office. The confirmation has nothing of what was typed,
 * not even the name: the sender may have entered another person's address, and any text.
 */
export function contactMails(row: StoredContact, office: string): OutgoingMail[] {
	const category = row.category ? categoryLabels[row.category] : 'None';
	const sender = mailOf({
		to: row.email,
		counted: 'contact',
		subject: `We've received your message to ${site.name}`,
		replyTo: bareAddress(office),
		heading: 'We’ve received your message',
		paragraphs: [
			'Hello,',
			`Thank you for your inquiry. We'll get back to you ${answerTimes.messageOnWorkingDays}.`,
			'Someone (we hope it was you) wrote to us through the contact form and gave this address. Reply to this email to add something.',
		],
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
		quoted: [
			{ label: 'Name', text: row.name },
			{ label: 'Email', text: row.email },
			{ label: 'Subject', text: row.subject },
			{ label: 'Category', text: category },
			{ label: 'Message', text: row.message },
		],
	});
	return [sender, toOffice];
}

/** How many reports a mail names; the others are on the page of staff. */
const NAMED = 10;

/**
 * Tells the office what was reported since the last of these mails, newest first. The reporters' texts are on the page of
 * staff only, as reporters are strangers.
 */
export function reportsMail(reports: NewReport[], office: string, siteUrl: string): OutgoingMail {
	const heading = reports.length === 1 ? 'A new report' : `${reports.length} new reports`;
	const others = reports.length - NAMED;
	return mailOf({
		to: bareAddress(office),
		subject: heading,
		heading,
		paragraphs: [
			'Look at what was reported, and note what you did. You get this email once an hour at most.',
		],
		sections: [
			{
				heading: reports.length === 1 ? 'What was reported' : 'The newest',
				items: reports.slice(0, NAMED).map((report) => itemOf(report, siteUrl)),
				...(others > 0 && { note: `And ${others} more.` }),
				links: [],
			},
		],
		link: { label: 'See the reports', url: `${siteUrl}/staff/reports` },
	});
}

function itemOf({ reason, internship, application }: NewReport, siteUrl: string) {
	const label = reasonLabels[reason];
	const page = { label: 'The internship', url: `${siteUrl}/internships/${internship}` };
	if (application === null)
		return internship
			? { ...page, label: `${label}: ${internship}`, lines: [] }
			: {
					label,
					lines: ['The internship is not on the site any more'],
					url: `${siteUrl}/staff/reports`,
				};
	return {
		label,
		lines: ['A message of an employer', ...(internship ? [page] : [])],
		url: `${siteUrl}/staff/applications/${application}`,
	};
}
