import type { TransactionSql } from 'postgres';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { hostFile } from '#server/mail/interviews/interview-file.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	accountsOf,
	bareAddress,
	greeting,
	mailOf,
	type NamedApplication,
	oneLine,
	orOffice,
	type Person,
	programOf,
} from '#server/mail/mail-parts.ts';

/** For what a place or a time was held. */
type Awaited = Omit<NamedApplication, 'attempt'> & {
	company: string | null;
	status: 'interview' | 'offered' | 'accepted';
	/** The accounts of the company that are told of it; none where the office answers. */
	told: string[];
	application_id: string;
	/** An interview that is to come; null without one. */
	interview:
		| (Pick<InterviewNews, 'at' | 'revision' | 'minutes' | 'place'> & { starts_at: string })
		| null;
};

const ended: Record<Awaited['status'], string> = {
	interview: 'They do not come to the interview.',
	offered: 'Your offer has ended with it, and the place that you held is free again.',
	accepted: 'They had accepted your offer: the place is free again.',
};

/**
 * The mails to those who wait for a person whose account is deleted: members of the company, or the office.
 * @param person an account
 */
export async function goneMails(
	sql: TransactionSql,
	person: string,
	{ siteUrl, office }: { siteUrl: string; office: string },
): Promise<OutgoingMail[]> {
	const rows = await sql<Awaited[]>`select * from application_rules.held_for(${person})`;
	const { personOf, peopleOf } = await accountsOf(sql, [
		person,
		...rows.flatMap(({ told }) => told),
	]);
	const student = personOf(person);
	const name = oneLine(student?.name?.trim() || 'A student');
	/** Takes an interview out of the calendar of who waits for it. */
	const calendarOf = ({ interview, ...row }: Awaited, host: Person | null) => {
		if (!interview || !student) return {};
		const calendar = hostFile(
			{ ...row, ...student },
			host,
			{ ...interview, what: 'ended', message: null, zone: null },
			{ siteUrl, officeAddress: office },
		);
		return { calendar };
	};
	const goneMail = (row: Awaited, host: Person | null) => ({
		...mailOf({
			to: host?.email ?? bareAddress(office),
			subject: oneLine(`${name} has deleted their account: ${programOf(row)}`),
			heading: 'A student has deleted their account',
			...calendarOf(row, host),
			paragraphs: [
				...(host ? [greeting(host.name)] : []),
				`${programOf(row)}: ${name} has deleted their account here, and with it the application. ${ended[row.status]}`,
				'What they sent is not kept. If you have a contract with them, write to them yourself.',
			],
			link: {
				label: 'See the applications',
				url: host
					? `${siteUrl}/employer-dashboard?tab=applications`
					: `${siteUrl}/staff/applications`,
			},
		}),
		kind: 'application_events' as const,
	});
	return rows.flatMap((row) => orOffice(peopleOf(row.told)).map((to) => goneMail(row, to)));
}
