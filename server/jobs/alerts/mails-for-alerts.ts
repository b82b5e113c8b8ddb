import type { LRUCache } from 'lru-cache';
import type { TransactionSql } from 'postgres';
import { daysAfter } from '#schema/london-day.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import { isPlainAddress } from '#schema/text.ts';
import type { News } from '#server/catalogue/news.ts';
import type { Logger } from '#server/log.ts';
import { momentToLondon } from '#server/london-time.ts';
import { type AlertNews, alertMail } from '#server/mail/alert-mail.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

/** How many internships of one alert a mail shows. */
const MOST_SHOWN = 8;

/** What all batches share. `today` is an ISO date in Europe/London. */
export type Run = { today: string; news: News; results: LRUCache<string, Int32Array> };
type Linking = { siteUrl: string; signingKey: string; log: Logger };

type AlertMatches = { alert: DueAlert; numbers: number[] };

/** One mail for each person with something new, and the alerts in them that ask whether they go on. */
export async function mailsForAlerts(
	{ siteUrl, signingKey, log }: Linking,
	run: Run,
	sql: TransactionSql,
	alerts: DueAlert[],
): Promise<{ mails: OutgoingMail[]; asked: string[] }> {
	const results = await resultsOf(run, alerts);
	const own = [...Map.groupBy(alerts, ({ user_id }) => user_id).values()];
	const news = own.flatMap((ones) => newsFor(ones, results));
	const summaries = await run.news.summaries([
		...new Set(news.flatMap(({ numbers }) => newest(numbers))),
	]);
	const newsOfPerson = Map.groupBy(news, ({ alert }) => alert.user_id);
	const people = await sql<{ id: string; email: string; name: string | null }[]>`
		select id, email, full_name as name from accounts.find(${[...newsOfPerson.keys()]}::uuid[])`;
	const good = people.filter(({ email }) => isPlainAddress(email));
	if (good.length < newsOfPerson.size)
		log.warn({ mails: newsOfPerson.size - good.length }, 'mails have no address to go to');
	const asked = news
		.map(({ alert }) => alert)
		.filter(({ ends_on, wanted_on }) => !ends_on && isLongAgo(wanted_on, run.today))
		.map(({ id }) => id);
	const toNews = ({ alert, numbers }: AlertMatches): AlertNews => ({
		id: alert.id,
		query: alert.query,
		endsOn: asked.includes(alert.id) ? lastDay(run.today) : alert.ends_on,
		total: numbers.length,
		newest: newest(numbers).flatMap((number) => summaries.get(number) ?? []),
	});
	const mails = good.map((person) =>
		alertMail(person, (newsOfPerson.get(person.id) ?? []).map(toNews), { siteUrl, signingKey }),
	);
	return { mails, asked };
}

const newest = (ascending: number[]) => ascending.slice(-MOST_SHOWN).reverse();

/** Each query is looked for once in a run, for all who have it. */
async function resultsOf(
	{ news, results }: Run,
	alerts: DueAlert[],
): Promise<Map<string, Int32Array>> {
	const queries = [...new Set(alerts.map(({ query }) => query))];
	const missing = queries.filter((query) => !results.has(query));
	const lists = await news.find(missing.map(alertSearch));
	const all = new Map<string, Int32Array>();
	for (const query of queries) {
		const numbers = results.get(query);
		if (numbers) all.set(query, numbers);
	}
	for (const [at, query] of missing.entries()) {
		const numbers = lists[at] ?? new Int32Array();
		all.set(query, numbers);
		results.set(query, numbers);
	}
	return all;
}

/** An alert of a person for whose mail it is time, as alert_rules.due returns it. */
export type DueAlert = {
	id: string;
	user_id: string;
	query: string;
	told_from: number;
	told_to: number;
	/** Whether this alert is due; the others only count what the person has been sent already. */
	is_due: boolean;
	/** ISO dates. */
	wanted_on: string;
	ends_on: string | null;
};

/**
 * The new internships of each due alert of a person, in ascending order; without alerts that have none. No
 * internship is mailed twice: not for two alerts in one mail, and not where another alert has sent it before.
 * @param matches for each query the numbers of what is new, ascending
 */
export function newsFor(
	alerts: DueAlert[],
	matches: Map<string, Int32Array>,
): { alert: DueAlert; numbers: number[] }[] {
	const told = new Set<number>();
	const hasTold = ({ query, told_from, told_to }: DueAlert, number: number) =>
		told_from < number && number <= told_to && includes(matches.get(query), number);
	return alerts
		.filter(({ is_due }) => is_due)
		.map((alert) => {
			const others = alerts.filter((other) => other !== alert && other.told_to > alert.told_to);
			const isNew = (number: number) =>
				number > alert.told_to &&
				!told.has(number) &&
				!others.some((other) => hasTold(other, number));
			const numbers = Array.from(matches.get(alert.query)?.filter(isNew) ?? []);
			for (const number of numbers) told.add(number);
			return { alert, numbers };
		})
		.filter(({ numbers }) => numbers.length > 0);
}

function includes(ascending: Int32Array | undefined, number: number): boolean {
	let [low, high] = [0, ascending?.length ?? 0];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ascending?.[middle] ?? 0) < number) low = middle + 1;
		else high = middle;
	}
	return ascending?.[low] === number;
}

/** No mail about alerts and deadlines at night: from this hour on in Europe/London it is the next day. */
export const FIRST_HOUR = 7;
const DAYS_TO_ANSWER = 30;
const MONTHS_UNASKED = 6;

/** Days in Europe/London, as ISO dates. */
export type AlertDays = {
	/** Daily alerts that were last looked at before it are due. */
	today: string;
	/** The Monday of its week: weekly ones that were last looked at before it are due. */
	weekBegins: string;
};

export function alertDays(now: Date): AlertDays {
	const { day, hour } = momentToLondon(now);
	const today = hour >= FIRST_HOUR ? day : daysAfter(day, -1);
	const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
	return { today, weekBegins: daysAfter(today, -sinceMonday) };
}

/** Whether it is six months since a person last wanted an alert. */
export function isLongAgo(wantedOn: string, today: string): boolean {
	const day = new Date(wantedOn);
	const date = day.getUTCDate();
	day.setUTCMonth(day.getUTCMonth() + MONTHS_UNASKED);
	// The 31st of August is six months before the last day of February.
	if (day.getUTCDate() !== date) day.setUTCDate(0);
	return day.toISOString().slice(0, 10) <= today;
}

/** The last day of an alert whose person is asked today and does not answer. */
export const lastDay = (today: string): string => daysAfter(today, DAYS_TO_ANSWER);
