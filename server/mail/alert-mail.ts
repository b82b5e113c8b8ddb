import { statedPay } from '#content/pay.ts';
import { AUDIENCE } from '#content/site.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { searchParameters } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import { visaNotes } from '#schema/internships/student-visa.ts';
import { weeklyHours } from '#schema/internships/weekly-hours.ts';
import { longDate, untilEndOf } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import { followedIn } from '#schema/students/follow.ts';
import type { Section } from './layout.ts';
import type { OutgoingMail } from './mail.ts';
import { greeting, mailOf, oneLine, type Person } from './mail-parts.ts';
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
	const followed = followedIn(query) === null ? undefined : newest[0]?.company;
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
			{
				label: followed === undefined ? 'Stop this alert' : `Stop following ${followed}`,
				url: link('stop', id),
			},
		],
	};
}

function itemOf(internship: InternshipSummary, siteUrl: string): Section['items'][number] {
	const { title, company, location, slug, weeks, deadline } = internship;
	const visa = visaNotes(internship).map(({ words }) => words);
	return {
		label: title,
		url: `${siteUrl}/internships/${slug}?from=alert`,
		lines: [
			`${company}, ${location}`,
			`${statedPay(internship)}, ${weeklyHours(internship)}, ${weeks} weeks, temporary`,
			deadline ? `Apply by ${untilEndOf(deadline)}` : 'No closing date',
			...(visa.length > 0 ? [visa.join(', ')] : []),
		],
	};
}
