import type { TransactionSql } from 'postgres';
import { amountText } from '#content/pay.ts';
import { AUDIENCE } from '#content/site.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { searchParameters } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import { visaNotes } from '#schema/internships/student-visa.ts';
import { longDate, untilEndOf } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import type { Section } from './layout.ts';
import type { OutgoingMail } from './mail.ts';
import { accountsOf, greeting, mailOf, oneLine, type Person } from './mail-parts.ts';
import { type AlertLink, alertUrl } from './signed-links.ts';

/** What an alert tells of. */
export type AlertNews = {
	id: string;
	query: string;
	/** Its last day, where its person is asked whether it is still wanted. */
	endsOn: string | null;
	/** How many are new. */
	total: number;
	/** The last of them, newest first. */
	newest: InternshipSummary[];
};

type Linking = { siteUrl: string; signingKey: string };

/** One mail for all alerts of a person that have news. */
export function alertMail(
	person: Person & { id: string },
	news: AlertNews[],
	linking: Linking,
): OutgoingMail {
	const { siteUrl } = linking;
	const link = (kind: AlertLink, id: string) => alertUrl(siteUrl, linking.signingKey, kind, id);
	const total = news.reduce((sum, alert) => sum + alert.total, 0);
	const stopAll = link('stopAll', person.id);
	return {
		...mailOf({
			to: person.email,
			subject: oneLine(`${countWords(total)}: ${subjectOf(news)}`),
			unsubscribeUrl: stopAll,
			heading: countWords(total),
			paragraphs: [
				greeting(person.name),
				total === 1
					? 'This is new since we last looked for you.'
					: 'These are new since we last looked for you.',
			],
			sections: news.map((alert) => sectionOf(alert, siteUrl, link)),
			link: { label: 'See your alerts', url: `${siteUrl}/account/alerts` },
			notes: [AUDIENCE],
			footerLink: { label: 'Stop all your alerts', url: stopAll },
		}),
		alerts: news.map(({ id }) => id),
	};
}

const countWords = (count: number) =>
	`${count.toLocaleString('en-GB')} new ${count === 1 ? 'internship' : 'internships'}`;

const subjectOf = (news: AlertNews[]) =>
	news.length === 1 ? news.map(titleOf).join('') : `from ${news.length} of your alerts`;

/** The words of the page of the search. */
const titleOf = ({ query, newest }: AlertNews) =>
	searchTitle(
		alertSearch(query),
		Object.fromEntries(newest.map(({ company }) => [slugOf(company), company])),
	);

function sectionOf(
	alert: AlertNews,
	siteUrl: string,
	link: (kind: AlertLink, id: string) => string,
): Section {
	const { id, query, endsOn, total, newest } = alert;
	const search = searchParameters({ ...alertSearch(query), sort: 'newest' });
	const left = total - newest.length;
	return {
		heading: titleOf(alert),
		items: newest.map((internship) => itemOf(internship, siteUrl)),
		...(left > 0 && {
			more: {
				label: `And ${left.toLocaleString('en-GB')} more: see them all`,
				url: `${siteUrl}/internships?${search}`,
			},
		}),
		...(endsOn && {
			note: `You have had this alert for six months. Do you want to keep it? If not, it ends on ${longDate(endsOn)}.`,
		}),
		links: [
			...(endsOn ? [{ label: 'Keep this alert', url: link('keep', id) }] : []),
			{ label: 'Stop this alert', url: link('stop', id) },
		],
	};
}

function itemOf(internship: InternshipSummary, siteUrl: string): Section['items'][number] {
	const { title, company, location, slug, hours, weeks, deadline } = internship;
	const visa = visaNotes(internship).map(({ words }) => words);
	const pay = `${amountText(internship.pay_amount, internship.pay_currency)} a ${internship.pay_per}`;
	return {
		label: title,
		url: `${siteUrl}/internships/${slug}`,
		lines: [
			`${company}, ${location}`,
			`${pay}, ${hours} hours a week, ${weeks} weeks, temporary`,
			deadline ? `Apply by ${untilEndOf(deadline)}` : 'No closing date',
			...(visa.length > 0 ? [visa.join(', ')] : []),
		],
	};
}

/** An internship that takes applications again, with whom one mail tells of it. */
export type Reopened = {
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
export async function reopenedRows(
	sql: TransactionSql,
	internships: string[],
): Promise<Reopened[]> {
	if (internships.length === 0) return [];
	await sql`set local role service_role`;
	const open = await sql<Omit<Reopened, 'told'>[]>`
		select id, slug, title, company, deadline::text from public.internships
		where id = any (${internships}::uuid[]) and status = 'open' and not hidden
			and coalesce(deadline >= application_rules.today(), true)`;
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
export const reopenedMails = (
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
			link: { label: 'See the internship', url: `${siteUrl}/internships/${slug}` },
			notes: [AUDIENCE],
		}),
	);
