import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from '#server/mail/mail.ts';
import {
	accountsOf,
	bareAddress,
	greeting,
	mailOf,
	type NamedApplication,
	oneLine,
	programOf,
} from '#server/mail/mail-parts.ts';

/** For what a place or a time was held. */
type Awaited = Omit<NamedApplication, 'place'> & {
	status: 'interview' | 'offered' | 'accepted';
	employer_user: string | null;
};

const ended: Record<Awaited['status'], string> = {
	interview: 'They do not come to the interview.',
	offered: 'Your offer has ended with it, and the place that you held is free again.',
	accepted: 'They had accepted your offer: the place is free again.',
};

/**
 * The mails to those who wait for a person whose account is deleted: the employer, or the office.
 * @param name of the person, as the employer knows it
 */
export async function goneMails(
	sql: TransactionSql,
	person: string,
	{ siteUrl, office }: { siteUrl: string; office: string },
): Promise<OutgoingMail[]> {
	const rows = await sql<Awaited[]>`select * from application_rules.awaited_of(${person})`;
	const { personOf } = await accountsOf(sql, [
		person,
		...rows.flatMap(({ employer_user }) => employer_user ?? []),
	]);
	const name = oneLine(personOf(person)?.name?.trim() || 'A student');
	return rows.map((row) => {
		const employer = personOf(row.employer_user);
		return {
			...mailOf({
				to: employer?.email ?? bareAddress(office),
				subject: oneLine(`${name} has deleted their account: ${programOf(row)}`),
				heading: 'A student has deleted their account',
				paragraphs: [
					...(employer ? [greeting(employer.name)] : []),
					`${programOf(row)}: ${name} has deleted their account here, and with it the application. ${ended[row.status]}`,
					'What they sent is not kept. If you have a contract with them, write to them yourself.',
				],
				link: {
					label: 'See the applications',
					url: employer
						? `${siteUrl}/employer-dashboard?tab=applications`
						: `${siteUrl}/staff/applications`,
				},
			}),
			kind: 'application_events' as const,
		};
	});
}
