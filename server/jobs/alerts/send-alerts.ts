import { LRUCache } from 'lru-cache';
import type { WholeCatalogue } from '#server/catalogue/catalogue.ts';
import { every, type JobTools, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';
import type { Outbox } from '#server/mail/delivery/outbox.ts';
import type { DueAlert } from './mails-for-alerts.ts';
import {
	type AlertDays,
	alertDays,
	lastDay,
	mailsForAlerts,
	type Run,
} from './mails-for-alerts.ts';

export type AlertTools = {
	catalogue: Pick<WholeCatalogue, 'newsAfter'>;
	begin: Outbox['begin'];
	siteUrl: string;
	signingKey: string;
	log: Logger;
	/** Ends the run before the next batch. */
	stopping?: () => boolean;
};

const PEOPLE_TOGETHER = 50;
/** Numbers of internships in the results that are kept during a run; 4 bytes each. */
const MOST_REMEMBERED = 1_000_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** `people` are the ones of the transaction that is under way. */
type Batch = { after: string; most: number; people: string[] };

/**
 * Sends a mail to each person with news for an alert that is due. Alerts are noted as told in the transaction
 * that queues their mails, a batch of people at a time: a process that is killed leaves either both or neither.
 * @returns how many mails there were
 */
export async function sendAlerts(tools: AlertTools, now: Date): Promise<number> {
	const days = alertDays(now);
	const after = await tools.begin(async (sql) => {
		await sql`select alert_rules.end_unanswered(${days.today})`;
		const [row] = await sql<{ oldest: number | null }[]>`
			select alert_rules.oldest_due(${days.today}, ${days.weekBegins}) as oldest`;
		return row?.oldest ?? null;
	});
	if (after === null) return 0;
	const news = await tools.catalogue.newsAfter(after, days.today);
	const results = new LRUCache<string, Int32Array>({
		maxSize: MOST_REMEMBERED,
		sizeCalculation: (numbers, query) => numbers.length + query.length + 1,
	});
	return sendAll(tools, { ...days, news, results });
}

/** One person whose mail cannot be made must not keep the others waiting. */
async function sendAll(tools: AlertTools, run: Run & AlertDays): Promise<number> {
	let mails = 0;
	const batch: Batch = { after: BEFORE_ALL, most: PEOPLE_TOGETHER, people: [] };
	while (!tools.stopping?.()) {
		batch.people = [];
		try {
			const sent = await sendBatch(tools, run, batch);
			if (sent === null) break;
			mails += sent;
			batch.after = batch.people.at(-1) ?? batch.after;
			batch.most = PEOPLE_TOGETHER;
		} catch (error) {
			const [first] = batch.people;
			if (first === undefined) throw error;
			if (batch.people.length === 1) {
				tools.log.error({ code: (error as { code?: string }).code }, 'alerts have no mail yet');
				batch.after = first;
			}
			batch.most = batch.people.length === 1 ? PEOPLE_TOGETHER : 1;
		}
	}
	return mails;
}

/** @returns how many mails it queued; null if nobody is due, or another process is doing this */
const sendBatch = (tools: AlertTools, run: Run & AlertDays, batch: Batch): Promise<number | null> =>
	tools.begin(async (sql, queue) => {
		const [lock] = await sql<{ mine: boolean }[]>`
			select pg_try_advisory_xact_lock(hashtextextended('alerts', 0)) as mine`;
		if (!lock?.mine) return null;
		const { today, weekBegins } = run;
		const alerts = await sql<DueAlert[]>`
			select id, user_id, query, told_from, told_to, is_due, wanted_on::text, ends_on::text
			from alert_rules.due(${today}, ${weekBegins}, ${batch.after}, ${batch.most})`;
		batch.people = [...new Set(alerts.map((alert) => alert.user_id))];
		if (alerts.length === 0) return null;
		const { mails, asked } = await mailsForAlerts(tools, run, sql, alerts);
		await queue(...mails);
		const due = alerts.filter(({ is_due }) => is_due).map(({ id }) => id);
		await sql`
			select alert_rules.told(${due}::uuid[], ${run.news.upTo}, ${today}, ${asked}::uuid[],
				${lastDay(today)})`;
		return mails.length;
	});

/**
 * Sends what is due now and every ten minutes. The first run on a new catalogue builds its index.
 * @returns a function that stops it
 */
export function sendAlertsOften(tools: AlertTools & JobTools): () => void {
	let stopped = false;
	const alerts = {
		job: 'alerts',
		interval: every.tenMinutes,
		failure: 'alerts wait for their mails',
	};
	const stop = repeat(alerts, tools, async (now) => {
		const mails = await sendAlerts({ ...tools, stopping: () => stopped }, now);
		if (mails > 0) tools.log.info({ mails }, 'mails about new internships were queued');
	});
	return () => {
		stopped = true;
		stop();
	};
}
