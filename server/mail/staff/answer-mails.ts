import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { type ApplicationStatus, hostLabelOf } from '#schema/applications/application-moves.ts';
import { type ReportReason, reasonLabels } from '#schema/report-reasons.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	bareAddress,
	greeting,
	greetingToUnconfirmed,
	mailOf,
	withPeople,
} from '#server/mail/mail-parts.ts';

type AnsweredContact = {
	name: string;
	email: string;
	subject: string;
	message: string;
	answer: string;
};

type AnsweredReport = {
	email: string;
	reason: ReportReason;
	message: string | null;
	resolution: string;
	/** The internship. */
	about: string;
};

/** An employer's message to applicants that staff have not sent. */
type ReturnedMessage = {
	/** Null for a colleague of the contact person. */
	contact_person: string | null;
	email: string;
	/** Null for a message that goes with no move. */
	to_status: ApplicationStatus | null;
	message: string;
	answer: string;
	applications: number;
	/** The internship of a question before an application that it answers; null for all others. */
	question_about: string | null;
};

/** For the employer: an answer to a question was not sent, and why. */
function returnedAnswerMail(
	row: ReturnedMessage & { question_about: string },
	office: string,
	siteUrl: string,
): OutgoingMail {
	return mailOf({
		to: row.email,
		replyTo: bareAddress(office),
		subject: `Your answer to a student was not sent: ${site.name}`,
		heading: 'Your answer to a student was not sent',
		paragraphs: [
			greeting(row.contact_person),
			`We looked at your answer to a question about “${row.question_about}” and have not sent it. The question waits for another answer.`,
			'The reason is below. Write a new answer that takes it into account, or reply to this email.',
		],
		quoted: [
			{ label: 'Reason', text: row.answer },
			{ label: 'Your answer', text: row.message },
		],
		link: { label: 'Answer the question', url: `${siteUrl}/employer-dashboard/questions` },
	});
}

/** For the employer: a message was not sent, and why. */
function returnedMail(
	row: Omit<ReturnedMessage, 'question_about'>,
	office: string,
	siteUrl: string,
): OutgoingMail {
	const count = row.applications > 1 ? `${row.applications} applicants` : '1 applicant';
	const looked =
		row.to_status === null
			? `We looked at your message to ${count} and have not sent it.`
			: `We looked at your message to ${count} (“${hostLabelOf(row.to_status)}”) and have not sent it. Their applications are where they were, and wait for your answer.`;
	return mailOf({
		to: row.email,
		replyTo: bareAddress(office),
		subject: `Your message to applicants was not sent: ${site.name}`,
		heading: 'Your message to applicants was not sent',
		paragraphs: [
			greeting(row.contact_person),
			looked,
			'The reason is below. Write a new message that takes it into account, or reply to this email.',
		],
		quoted: [
			{ label: 'Reason', text: row.answer },
			{ label: 'Your message', text: row.message },
		],
		link: {
			label: 'Open the applications',
			url: `${siteUrl}/employer-dashboard?tab=applications`,
		},
	});
}

/** For the person who wrote through the contact form, with what they wrote. */
function answerMail(row: AnsweredContact, office: string): OutgoingMail {
	return mailOf({
		to: row.email,
		// A fixed subject: the sender may have entered another person's address.
		subject: `Our answer to your message to ${site.name}`,
		replyTo: bareAddress(office),
		heading: 'Our answer to your message',
		paragraphs: [greetingToUnconfirmed(row.name), ...row.answer.split(/\n{2,}/)],
		quoted: [
			{ label: 'Subject', text: row.subject },
			{ label: 'Your message', text: row.message },
		],
		notes: ['You can reply to this email.'],
	});
}

/** For whoever reported an internship and left an address: what was done. */
function reportAnswerMail(row: AnsweredReport, office: string): OutgoingMail {
	return mailOf({
		to: row.email,
		// A fixed subject: the sender may have entered another person's address.
		subject: `What we did about your report: ${site.name}`,
		replyTo: bareAddress(office),
		heading: 'What we did about your report',
		paragraphs: [
			'Hello,',
			'Thank you for your report. Our staff have looked at it, and this is what was done.',
			...row.resolution.split(/\n{2,}/),
		],
		quoted: [
			{ label: 'Internship', text: row.about },
			{ label: 'What you reported', text: reasonLabels[row.reason] },
			...(row.message ? [{ label: 'Your words', text: row.message }] : []),
		],
		notes: [
			'If you do not agree, reply to this email: another member of our staff looks at it again.',
		],
	});
}

async function returnedMessages(tx: TransactionSql, reviews: string[]) {
	const rows = await asService(
		tx,
		tx<(Omit<ReturnedMessage, 'email'> & { id: string; user_id: string })[]>`
			select review.id, writer.user_id,
				case writer.user_id when employers.user_id then contact_person end as contact_person, to_status,
				application_rules.reviewed_text(review) as message, review.answer, (
				select count(*)::integer from public.reviewed_applications where review_id = review.id
			) as applications, (
				select title from public.internships as internship
				join public.listing_questions as question on question.internship_id = internship.id
				where question.id = review.listing_question_id
			) as question_about
			from public.message_reviews as review join public.employers on employers.id = review.employer_id
			cross join lateral posting_rules.acting_for(employers.id, review.user_id) as writer (user_id)
			where review.id = any (${reviews}) and state = 'returned'`,
	);
	return withPeople(tx, rows);
}

export const answerKinds = [
	mailKind({
		kind: 'message_returned',
		read: returnedMessages,
		mail: ({ question_about, ...row }, { siteUrl, officeAddress }) => [
			question_about === null
				? returnedMail(row, officeAddress, siteUrl)
				: returnedAnswerMail({ ...row, question_about }, officeAddress, siteUrl),
		],
	}),
	mailKind({
		kind: 'contact_answers',
		read: (tx, ids) =>
			asService(
				tx,
				tx<(AnsweredContact & { id: string })[]>`
					select answer.id, name, email, subject, contact.message, answer.message as answer
					from public.contact_answers as answer
					join public.contacts as contact on contact.id = contact_id
					where answer.id = any (${ids}) and answer.message is not null`,
			),
		mail: (row, { officeAddress }) => [answerMail(row, officeAddress)],
	}),
	mailKind({
		kind: 'report_answers',
		read: (tx, ids) =>
			asService(
				tx,
				tx<(AnsweredReport & { id: string })[]>`
					select report.id, report.email, report.message, report.reason, report.resolution,
						coalesce(internship.title || ', ' || internship.company, 'An internship that is gone') as about
					from public.reports as report
					left join public.internships as internship on internship.slug = report.internship
					where report.id = any (${ids}) and report.email is not null
						and report.resolution is not null`,
			),
		mail: (row, { officeAddress }) => [reportAnswerMail(row, officeAddress)],
	}),
];
