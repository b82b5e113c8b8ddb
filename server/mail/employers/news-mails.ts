import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, withPeople } from '#server/mail/mail-parts.ts';

/** New applications and withdrawals, counted by internship. */
type EmployerNews = {
	to: string;
	name: string | null;
	internships: { title: string; applied: number; withdrawn: number }[];
};

type FullInternship = { to: string; name: string | null; title: string; most: number };

const countWords = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Names internships and numbers, not the applicants. */
function newsMail({ to, name, internships }: EmployerNews, siteUrl: string): OutgoingMail {
	const applied = internships.reduce((sum, one) => sum + one.applied, 0);
	const withdrawn = internships.reduce((sum, one) => sum + one.withdrawn, 0);
	const heading = inWords(applied, withdrawn);
	return mailOf({
		to,
		subject: `${heading}: ${site.name}`,
		heading,
		paragraphs: [
			greeting(name),
			...internships.map((one) => `${one.title}: ${inWords(one.applied, one.withdrawn)}.`),
		],
		link: {
			label: 'See the applications',
			url: `${siteUrl}/employer-dashboard?tab=applications`,
		},
		notes: [
			'You choose on your dashboard whether these emails come at once, once a day, or never.',
		],
	});
}

/** "3 new applications, 1 withdrawal" */
function inWords(applied: number, withdrawn: number): string {
	const parts = [
		applied > 0 && countWords(applied, 'new application'),
		withdrawn > 0 && countWords(withdrawn, 'withdrawal'),
	];
	return parts.filter(Boolean).join(', ');
}

/** Tells an employer that an internship has as many applications as they set, and is paused. */
function fullMail({ to, name, title, most }: FullInternship, siteUrl: string): OutgoingMail {
	const heading = `“${title}” is paused`;
	return mailOf({
		to,
		subject: oneLine(`${heading}: ${most} applications`),
		heading,
		paragraphs: [
			greeting(name),
			`It has ${most} applications, as many as you said that you can answer, and takes no more. Its page says so.`,
			'You can open it again from your dashboard when there is room, or with a higher number.',
		],
		link: { label: 'See your internships', url: `${siteUrl}/employer-dashboard` },
	});
}

type Line = EmployerNews['internships'][number] & { id: string; user_id: string };

/** Reads the news that employers have not had yet, for each member who is told, and deletes it in this transaction. */
async function employerNews(
	sql: TransactionSql,
	employers: string[],
): Promise<(EmployerNews & { id: string })[]> {
	const lines = await sql<Line[]>`
		select * from application_rules.take_news(${employers}::uuid[])`;
	const { personOf } = await accountsOf(
		sql,
		lines.map(({ user_id }) => user_id),
	);
	const mails = Map.groupBy(lines, ({ id, user_id }) => `${id} ${user_id}`).values();
	return [...mails].flatMap((internships) => {
		const [{ id, user_id } = {}] = internships;
		const person = personOf(user_id);
		return id && person ? [{ id, to: person.email, name: person.name, internships }] : [];
	});
}

/** Internships that have paused at their number of applications, for each member who posts. */
async function fullInternships(
	sql: TransactionSql,
	internships: string[],
): Promise<(FullInternship & { id: string })[]> {
	const rows = await sql<(Omit<FullInternship, 'to' | 'name'> & { id: string; user_id: string })[]>`
		select * from application_rules.full_ones(${internships}::uuid[])`;
	return (await withPeople(sql, rows)).map(({ email, ...row }) => ({ ...row, to: email }));
}

export const newsKinds = [
	mailKind({
		kind: 'employer_news',
		read: employerNews,
		mail: (news, { siteUrl }) => [newsMail(news, siteUrl)],
	}),
	mailKind({
		kind: 'full_internships',
		read: fullInternships,
		mail: (internship, { siteUrl }) => [fullMail(internship, siteUrl)],
	}),
];
