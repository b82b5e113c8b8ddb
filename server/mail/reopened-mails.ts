import type { TransactionSql } from 'postgres';
import { AUDIENCE } from '#content/site.ts';
import { untilEndOf } from '#schema/london-day.ts';
import type { OutgoingMail } from './mail.ts';
import { mailKind } from './mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, type Person } from './mail-parts.ts';

/** An internship that takes applications again, with whom one mail tells of it. */
type Reopened = {
	id: string;
	slug: string;
	title: string;
	company: string;
	/** ISO date in Europe/London; null while it has none. */
	deadline: string | null;
	told: Person[];
};

/** How many people one transaction writes mails to. */
const MOST_TOLD = 200;

/**
 * Those of these internships that are open now, with the next people who wait for them and who wait no longer with this
 * transaction. For those who are left there is another notice.
 */
async function reopenedOnes(sql: TransactionSql, internships: string[]): Promise<Reopened[]> {
	await sql`set local role service_role`;
	const open = await sql<Omit<Reopened, 'told'>[]>`
		select id, slug, title, company, deadline::text from public.internships
		where id = any (${internships}::uuid[]) and status = 'open' and not hidden
			and not application_rules.has_passed(deadline, application_rules.today())`;
	const ids = open.map(({ id }) => id);
	const waiting = await sql<{ internship_id: string; user_id: string }[]>`
		delete from public.reopening_notices where (user_id, internship_id) in (
			select user_id, internship_id from public.reopening_notices where internship_id = any (${ids}::uuid[])
			order by asked_at limit ${MOST_TOLD} for update
		) returning internship_id, user_id`;
	await sql`
		insert into outbox.notices (kind, row_id)
		select distinct 'internship_reopened', internship_id from public.reopening_notices
		where internship_id = any (${ids}::uuid[])`;
	await sql`set local role none`;
	const { personOf } = await accountsOf(
		sql,
		waiting.map(({ user_id }) => user_id),
	);
	return open.map((internship) => ({
		...internship,
		told: waiting
			.filter(({ internship_id }) => internship_id === internship.id)
			.flatMap(({ user_id }) => personOf(user_id) ?? []),
	}));
}

/** One mail to each person who asked for it; nobody gets a second. */
const reopenedMails = (
	{ slug, title, company, deadline, told }: Reopened,
	siteUrl: string,
): OutgoingMail[] =>
	told.map(({ email, name }) =>
		mailOf({
			to: email,
			subject: oneLine(`Open again: ${title}, ${company}`),
			heading: 'An internship is open again',
			paragraphs: [
				greeting(name),
				`“${oneLine(title)}” at ${company} takes applications again. You asked us to tell you.`,
				deadline ? `Apply by ${untilEndOf(deadline)}.` : 'It has no closing date.',
				'This is the only email about it. If it closes once more, you can ask us again on its page.',
			],
			link: { label: 'See the internship', url: `${siteUrl}/internships/${slug}?from=alert` },
			notes: [AUDIENCE],
		}),
	);

export const reopenedKind = mailKind({
	kind: 'internship_reopened',
	read: reopenedOnes,
	mail: (row, { siteUrl }) => reopenedMails(row, siteUrl),
});
