import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import { type Category, categoryLabels } from '#schema/contact-categories.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import { isPlainAddress } from '#schema/text.ts';
import { workingDaysAfter } from '#schema/working-days.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { bareAddress, mailOf, oneLine } from '#server/mail/mail-parts.ts';
import { inOneMail, type NewReport, reportsToTell } from '#server/mail/office-digests.ts';
import { unsubscribeUrl } from '#server/mail/signed-links.ts';

export type StoredContact = {
	name: string;
	email: string;
	subject: string;
	category: Category | null;
	message: string;
	/** The day in London on which it was sent, ISO. */
	sent_on: string;
};

/** The welcome mail for a new subscriber, with the link that ends the subscription. */
function welcomeMail(to: string, siteUrl: string, unsubscribeUrl: string): OutgoingMail {
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
			`Thank you for your inquiry. We'll get back to you ${answerTimes.messageOnWorkingDays}: by ${untilEndOf(workingDaysAfter(row.sent_on, 1))}.`,
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
function reportsMail(reports: NewReport[], office: string, siteUrl: string): OutgoingMail {
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

function itemOf({ reason, internship, application, by }: NewReport, siteUrl: string) {
	const label = reasonLabels[reason];
	const page = { label: 'The internship', url: `${siteUrl}/internships/${internship}` };
	if (application === null && by !== null)
		return {
			label,
			lines: [
				by === 'student' ? 'A question of a student' : 'An answer of an employer to a question',
				...(internship ? [page] : []),
			],
			url: `${siteUrl}/staff/reports`,
		};
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
		lines: [
			by === 'student' ? 'A message of a student' : 'A message of an employer',
			...(internship ? [page] : []),
		],
		url: `${siteUrl}/staff/applications/${application}`,
	};
}

type Subscription = { id: string; email: string };

export const formKinds = [
	mailKind({
		kind: 'newsletter_subscriptions',
		read: (tx, ids) =>
			asService(
				tx,
				tx<Subscription[]>`
					select id, email from public.newsletter_subscriptions where id = any (${ids})`,
			),
		mail: ({ id, email }, { siteUrl, signingKey }) => [
			welcomeMail(email, siteUrl, unsubscribeUrl(siteUrl, signingKey, id)),
		],
	}),
	mailKind({
		kind: 'contacts',
		read: (tx, ids) =>
			asService(
				tx,
				tx<(StoredContact & { id: string })[]>`
					select id, name, email, subject, category, message,
						(created_at at time zone 'Europe/London')::date::text as sent_on
					from public.contacts
					where id = any (${ids})`,
			),
		mail: (row, { officeAddress }) => contactMails(row, officeAddress),
	}),
	mailKind({
		kind: 'reports',
		read: async (tx, ids) => inOneMail(ids, await reportsToTell(tx, ids)),
		mail: ({ things }, { siteUrl, officeAddress }) => [reportsMail(things, officeAddress, siteUrl)],
	}),
];
