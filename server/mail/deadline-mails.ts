import type { TransactionSql } from 'postgres';
import { AUDIENCE } from '#content/site.ts';
import { longDate, untilEndOf, weekday } from '#schema/london-day.ts';
import type { OutgoingMail } from './mail.ts';
import { mailKind } from './mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, type Person } from './mail-parts.ts';
import { alertUrl } from './signed-links.ts';

/** A saved internship that closes soon; days are ISO dates in Europe/London. */
export type ClosingInternship = {
	slug: string;
	title: string;
	company: string;
	location: string;
	deadline: string;
	/** On which its person is told. */
	day: string;
};

/** A person, with all that they are told of on any day and can still apply for: by deadline. */
type ClosingFor = Person & { id: string; internships: ClosingInternship[] };

/** @param people accounts */
async function closingFor(tx: TransactionSql, people: string[]): Promise<ClosingFor[]> {
	const rows = await tx<(ClosingInternship & { user_id: string })[]>`
		select user_id, day::text, slug, title, company, location, deadline::text
		from alert_rules.told_deadlines(${people}::uuid[])`;
	const own = Map.groupBy(rows, ({ user_id }) => user_id);
	const { personOf } = await accountsOf(tx, [...own.keys()]);
	return [...own].flatMap(([id, internships]) => {
		const person = personOf(id);
		return person ? [{ ...person, id, internships }] : [];
	});
}

type Linking = { siteUrl: string; signingKey: string };

/** One mail about all that a person is told of on a day; none where nothing of it is left. @param day ISO date */
export function deadlineMails(
	{ id, email, name, internships }: ClosingFor,
	day: string,
	{ siteUrl, signingKey }: Linking,
): OutgoingMail[] {
	const closing = internships.filter((one) => one.day === day);
	const [first] = closing;
	if (!first) return [];
	const several = closing.length > 1;
	const heading = several
		? `${closing.length} internships that you saved close soon`
		: 'An internship that you saved closes soon';
	const stop = alertUrl(siteUrl, signingKey, 'stopDeadlines', id);
	return [
		mailOf({
			to: email,
			subject: oneLine(
				several
					? `${heading}, the first on ${longDate(first.deadline)}`
					: `Closes on ${longDate(first.deadline)}: ${first.title}, ${first.company}`,
			),
			unsubscribeUrl: stop,
			heading,
			paragraphs: [
				greeting(name),
				several
					? 'You can apply for each until the end of the day that stands beside it, UK time.'
					: `You can apply until ${weekday(first.deadline)} ${untilEndOf(first.deadline)}.`,
			],
			sections: [
				{
					heading: 'You have not applied yet',
					items: closing.map((internship) => itemOf(internship, siteUrl)),
					links: [],
				},
			],
			link: { label: 'See all that you have saved', url: `${siteUrl}/saved` },
			notes: [
				'We write about each deadline once: three days before it, in the morning. If you save an internship later than that, we write on the day after.',
				AUDIENCE,
			],
			footerLink: { label: 'Stop these emails', url: stop },
		}),
	];
}

const itemOf = (
	{ slug, title, company, location, deadline }: ClosingInternship,
	siteUrl: string,
) => ({
	label: title,
	url: `${siteUrl}/internships/${slug}`,
	lines: [`${company}, ${location}`, `Closes on ${weekday(deadline)} ${longDate(deadline)}`],
});

export const deadlineKind = mailKind<ClosingFor, { day: string }>({
	kind: 'saved_deadlines',
	read: closingFor,
	mail: (person, settings, { day }) => deadlineMails(person, day, settings),
});
