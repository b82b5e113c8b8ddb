import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, type Person } from '#server/mail/mail-parts.ts';

/** An application that is somebody's. */
type GivenApplication = {
	application: string;
	/** Of the internship. */
	title: string;
};

/** All applications that a member has; `id` is their account. */
type GivenTo = { id: string; to: Person; has: GivenApplication[] };

/** Which of them they were given (server/deeds/applications/assign.ts). */
type Given = { applications: string[] };

/** Names internships and numbers, not the applicants. */
function givenMail({ to, has }: Omit<GivenTo, 'id'>, siteUrl: string): OutgoingMail {
	const [first] = has;
	const only = has.length === 1 ? first : undefined;
	const heading = only ? 'An application is yours now' : `${has.length} applications are yours now`;
	const byTitle = [...Map.groupBy(has, ({ title }) => oneLine(title))];
	return mailOf({
		to: to.email,
		subject: oneLine(`${heading}: ${only?.title ?? site.name}`),
		heading,
		paragraphs: [
			greeting(to.name),
			...byTitle.map(
				([title, { length }]) =>
					`A colleague has given you ${length === 1 ? 'an application' : `${length} applications`} for “${title}”.`,
			),
			'From now on the emails about it come to you: messages, interviews, replies to offers, and answers that are due. Your colleagues can still answer it too.',
		].map((text) =>
			only ? text : text.replace('about it', 'about them').replace('answer it', 'answer them'),
		),
		link: {
			label: only ? 'See the application' : 'See them',
			url: only
				? `${siteUrl}/employer-dashboard/applications/${only.application}`
				: `${siteUrl}/employer-dashboard?tab=applications&mine=yes`,
		},
	});
}

/** All that is theirs, while they belong to the company. */
async function givenTo(tx: TransactionSql, people: string[]): Promise<GivenTo[]> {
	const rows = await asService(
		tx,
		tx<(GivenApplication & { user_id: string })[]>`
			select taken.user_id, taken.application_id as application, internship.title
			from public.application_assignments as taken
			join public.applications as application on application.id = taken.application_id
			join public.internships as internship on internship.id = application.internship_id
			where taken.user_id = any (${people}::uuid[])
				and posting_rules.employer_of(taken.user_id, 'applicants') = internship.employer_id
			order by internship.title, taken.application_id`,
	);
	const { personOf } = await accountsOf(tx, people);
	return [...Map.groupBy(rows, ({ user_id }) => user_id)].flatMap(([id, has]) => {
		const to = personOf(id);
		return to ? [{ id, to, has }] : [];
	});
}

export const givenKind = mailKind({
	kind: 'applications_given',
	read: givenTo,
	mail: ({ to, has }, { siteUrl }, { applications }: Given) => {
		const given = has.filter(({ application }) => applications.includes(application));
		return given.length > 0 ? [givenMail({ to, has: given }, siteUrl)] : [];
	},
});
