import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { type ApplicationStatus, hostLabelOf } from '#schema/applications/application-moves.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { type ReportReason, reasonLabels } from '#schema/report-reasons.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	accountsOf,
	bareAddress,
	greeting,
	greetingToUnconfirmed,
	mailOf,
	oneLine,
} from '#server/mail/mail-parts.ts';

/** A profile that waits to be verified. */
type WaitingEmployer = {
	company_name: string;
	contact_person: string;
	email: string;
	website: string | null;
	location: string | null;
};

type DecidedEmployer = {
	company_name: string;
	contact_person: string;
	email: string;
	outcome: 'verified' | 'refused';
	reason: string | null;
	/** The last day on which a refused company answers those who have applied; null where it has had no internship. */
	answers_until: string | null;
	/** The new draft that was touched last and waits to be submitted. */
	draft: { id: string; title: string | null } | null;
};

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
	contact_person: string;
	email: string;
	to_status: ApplicationStatus;
	message: string;
	answer: string;
	applications: number;
};

export type StaffMailKind =
	| 'employers'
	| 'employer_decisions'
	| 'contact_answers'
	| 'message_returned'
	| 'report_answers';

/**
 * The mails that staff cause, or that wait for staff, by kind and row. The running role reads the tables as
 * staff, and the accounts under its own name.
 */
export async function staffMails(
	sql: TransactionSql,
	idsOf: (kind: StaffMailKind) => string[],
	siteUrl: string,
	office: string,
): Promise<Record<StaffMailKind, (rowId: string) => OutgoingMail[]>> {
	const [, waiting, decided, answered, returned, reports] = await Promise.all([
		sql`set local role service_role`,
		sql<(Omit<WaitingEmployer, 'email'> & Owned)[]>`
			select id, user_id, company_name, contact_person, website, location from public.employers
			where id = any (${idsOf('employers')})`,
		sql<(Omit<DecidedEmployer, 'email'> & Owned)[]>`
			select decision.id, user_id, company_name, contact_person, outcome, reason, answers_until::text, (
				select jsonb_build_object('id', draft.id, 'title', nullif(draft.content ->> 'title', ''))
				from public.internship_drafts as draft
				where draft.employer_id = employer.id and internship_id is null
					and state in ('draft', 'returned')
				order by touched_at desc limit 1
			) as draft
			from public.employer_decisions as decision
			join public.employers as employer on employer.id = employer_id
			where decision.id = any (${idsOf('employer_decisions')})`,
		sql<(AnsweredContact & { id: string })[]>`
			select answer.id, name, email, subject, contact.message, answer.message as answer
			from public.contact_answers as answer
			join public.contacts as contact on contact.id = contact_id
			where answer.id = any (${idsOf('contact_answers')}) and answer.message is not null`,
		sql<(Omit<ReturnedMessage, 'email'> & Owned)[]>`
			select review.id, review.user_id, contact_person, to_status, message, review.answer, (
				select count(*)::integer from public.reviewed_applications where review_id = review.id
			) as applications
			from public.message_reviews as review join public.employers on employers.id = review.employer_id
			where review.id = any (${idsOf('message_returned')}) and state = 'returned'`,
		sql<(AnsweredReport & { id: string })[]>`
			select report.id, report.email, report.message, report.reason, report.resolution,
				coalesce(internship.title || ', ' || internship.company, 'An internship that is gone') as about
			from public.reports as report
			left join public.internships as internship on internship.slug = report.internship
			where report.id = any (${idsOf('report_answers')}) and report.email is not null
				and report.resolution is not null`,
		sql`set local role none`,
	]);
	const { addressed } = await accountsOf(
		sql,
		[...waiting, ...decided, ...returned].map(({ user_id }) => user_id),
	);
	const byId = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
		rows.filter((row) => row.id === id);
	return {
		employers: (id) =>
			byId(waiting, id)
				.flatMap(addressed)
				.map((row) => waitingMail(row, office, siteUrl)),
		employer_decisions: (id) =>
			byId(decided, id)
				.flatMap(addressed)
				.map((row) => decisionMail(row, office, siteUrl)),
		message_returned: (id) =>
			byId(returned, id)
				.flatMap(addressed)
				.map((row) => returnedMail(row, office, siteUrl)),
		contact_answers: (id) => byId(answered, id).map((row) => answerMail(row, office)),
		report_answers: (id) => byId(reports, id).map((row) => reportAnswerMail(row, office)),
	};
}

type Owned = { id: string; user_id: string };

/** For the office: a company waits to be verified. */
function waitingMail(row: WaitingEmployer, office: string, siteUrl: string): OutgoingMail {
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Employer to verify: ${row.company_name}`),
		replyTo: row.email,
		heading: 'An employer waits to be verified',
		paragraphs: ['Check the company, then verify it or say why not.'],
		link: { label: 'See the employers that wait', url: `${siteUrl}/staff/employers` },
		quoted: [
			{ label: 'Company', text: row.company_name },
			{ label: 'Contact person', text: row.contact_person },
			{ label: 'Email', text: row.email },
			{ label: 'Website', text: row.website ?? 'Not given' },
			{ label: 'Location', text: row.location ?? 'Not given' },
		],
	});
}

/** For the employer: what was decided, and what follows from it. */
function decisionMail(row: DecidedEmployer, office: string, siteUrl: string): OutgoingMail {
	const url = `${siteUrl}/employer-dashboard`;
	const dashboard = { label: 'Open your dashboard', url };
	const shared = { to: row.email, replyTo: bareAddress(office), link: dashboard };
	const { draft } = row;
	if (row.outcome === 'verified')
		return mailOf({
			...shared,
			...(draft && { link: { label: 'Open your draft', url: `${url}/internships/${draft.id}` } }),
			subject: `Your company is verified: ${site.name}`,
			heading: 'Your company is verified',
			paragraphs: [
				greeting(row.contact_person),
				'We have checked your company. From now on your internships can become public, once our staff have approved each of them.',
				...(draft
					? [`${draftName(draft.title)} waits for you: open it, and submit it for approval.`]
					: []),
			],
			notes: [
				'If the name, the number, the website or the address of your account changes, we check the company again.',
			],
		});
	return mailOf({
		...shared,
		subject: `We could not verify your company: ${site.name}`,
		heading: 'We could not verify your company',
		paragraphs: [
			greeting(row.contact_person),
			...(row.answers_until
				? [
						`Your internships are hidden, and nobody new can apply. Those who have applied were told. You can still see and answer their applications until ${untilEndOf(row.answers_until)}: please do. After that our office answers those who still wait.`,
					]
				: []),
			'This is why. Correct your profile, and it waits for us again; or reply to this email.',
		],
		quoted: [{ label: 'Reason', text: row.reason ?? '' }],
	});
}

/** For the employer: a message was not sent, and why. */
function returnedMail(row: ReturnedMessage, office: string, siteUrl: string): OutgoingMail {
	const count = row.applications === 1 ? '1 applicant' : `${row.applications} applicants`;
	return mailOf({
		to: row.email,
		replyTo: bareAddress(office),
		subject: `Your message to applicants was not sent: ${site.name}`,
		heading: 'Your message to applicants was not sent',
		paragraphs: [
			greeting(row.contact_person),
			`We looked at your message to ${count} (“${hostLabelOf(row.to_status)}”) and have not sent it. Their applications are where they were, and wait for your answer.`,
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

const draftName = (title: string | null) =>
	title ? `Your draft “${oneLine(title)}”` : 'Your draft';

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
