import { site } from '#content/site.ts';
import type { Side } from '#schema/applications/application-messages.ts';
import { MESSAGE_WARNING } from '#schema/applications/message-warning.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	applicationUrl,
	attemptsOf,
	countOf,
	greeting,
	mailOf,
	type NamedApplication,
	oneLine,
	type Person,
	programOf,
	subjectAbout,
} from '#server/mail/mail-parts.ts';

/** The messages about one application that its other side has not read. */
type Unread = NamedApplication & {
	application_id: string;
	/** Of the internship. */
	title: string | null;
	company: string | null;
	count: number;
};

/** What one person has not read. `id` is the account of the student, or the company. */
type UnreadMessages = { id: string; to: Person; side: Side; unread: Unread[] };

/**
 * Says who has written and how often, not what: mail programs make links of addresses, and the words stay where they can be
 * reported. To employers it names internships, not applicants.
 */
export function unreadMail({ to, side, unread }: UnreadMessages, siteUrl: string): OutgoingMail {
	const all = unread.reduce((sum, { count }) => sum + count, 0);
	const heading = all === 1 ? 'A new message' : `${all} new messages`;
	const [first] = unread;
	const only = unread.length === 1 ? first : undefined;
	const about =
		side === 'student'
			? ({ company, count, ...application }: Unread) =>
					`${company ?? 'The employer'} has sent you ${countOf(count, 'message')} about your application: ${programOf(application)}.`
			: ({ title, count }: Unread) =>
					`An applicant for “${title}” has sent you ${countOf(count, 'message')}.`;
	return mailOf({
		to: to.email,
		subject: subjectOf(heading, side, only, unread.length),
		heading,
		paragraphs: [
			greeting(to.name),
			...unread.map(about),
			'Read and answer on the page of the application.',
		],
		link: {
			label: all === 1 ? 'Read the message' : 'Read the messages',
			url: addressOf(siteUrl, side, only),
		},
		notes: side === 'student' ? [MESSAGE_WARNING] : [],
	});
}

function subjectOf(heading: string, side: Side, only: Unread | undefined, applications: number) {
	if (!only) return oneLine(`${heading} about ${applications} applications: ${site.name}`);
	return side === 'student'
		? subjectAbout(heading, only)
		: oneLine(`${heading} from an applicant: ${only.title}`);
}

function addressOf(siteUrl: string, side: Side, only: Unread | undefined): string {
	if (side === 'student')
		return only
			? `${applicationUrl(siteUrl, only.application_id)}#messages`
			: `${siteUrl}/account/applications`;
	return only
		? `${siteUrl}/employer-dashboard/applications/${only.application_id}#messages`
		: `${siteUrl}/employer-dashboard?tab=applications`;
}

export const messagesKind = mailKind({
	kind: 'unread_messages',
	read: async (tx, recipients): Promise<UnreadMessages[]> => {
		const lines = await asService(
			tx,
			tx<(Omit<Unread, 'attempt'> & { recipient: string; reader: Side; people: string[] })[]>`
				with told as (
					update public.application_messages as message set mailed_at = clock_timestamp()
					from public.applications as application
					left join public.internships as internship on internship.id = application.internship_id
					left join public.employers as employer on employer.id = internship.employer_id
					where application.id = message.application_id and message.sent_at is not null
						and message.read_at is null and message.mailed_at is null
						and case when message.side = 'employer' then application.user_id
							when not application.to_office then employer.id end = any (${recipients}::uuid[])
					returning message.application_id, message.side, application.user_id, application.program_type,
						application.program_name, employer.id as employer_id, internship.title, employer.company_name as company
				)
				select case side when 'employer' then user_id else employer_id end as recipient,
					case side when 'employer' then 'student' else 'employer' end as reader,
					case side when 'employer' then array[user_id] else array(
						select member.user_id from posting_rules.told_of(application_id, employer_id) as member
					) end as people,
					application_id, program_type, program_name, title, company, count(*)::integer as count
				from told
				group by application_id, side, user_id, program_type, program_name, employer_id, title, company
				order by title, application_id`,
		);
		const attemptOf = await attemptsOf(
			tx,
			lines.map(({ application_id }) => application_id),
		);
		const { personOf } = await accountsOf(
			tx,
			lines.flatMap(({ people }) => people),
		);
		// Of one company each is told of other applications.
		const each = lines.flatMap(({ people, ...line }) =>
			people.map((person) => ({ ...line, person, attempt: attemptOf(line.application_id) })),
		);
		const mails = Map.groupBy(each, ({ recipient, person }) => `${recipient} ${person}`).values();
		return [...mails].flatMap((unread) => {
			const [first] = unread;
			const to = personOf(first?.person);
			return first && to ? [{ id: first.recipient, to, side: first.reader, unread }] : [];
		});
	},
	mail: (messages, { siteUrl }) => [unreadMail(messages, siteUrl)],
});
