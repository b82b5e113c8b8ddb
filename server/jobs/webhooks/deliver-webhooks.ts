import type { Sql } from 'postgres';
import type { WebhookEvent, WebhookHeaders } from '#schema/api/webhook-events.ts';
import { secretOf, signatureOf } from '#server/deeds/connections/webhook-secret.ts';
import {
	type DueDelivery,
	forgetDeliveries,
	noteAnswer,
	takeDue,
} from '#server/deeds/connections/webhooks.ts';
import { every, type JobTools, repeat } from '#server/jobs/repeat.ts';
import { sendOnce } from './send-delivery.ts';

type Sending = { signingKey: string; loopback: boolean; now: () => Date };

/** Sends what is due to companies' programs, once each. @returns how many were sent */
export async function deliverWebhooks(sql: Sql, sending: Sending): Promise<number> {
	const due = await takeDue(sql);
	await Promise.all(
		due.map(async (delivery) => noteAnswer(sql, delivery, await send(delivery, sending))),
	);
	return due.length;
}

function send(due: DueDelivery, { signingKey, loopback, now }: Sending): Promise<number | string> {
	const { delivery, url, event, happened_at, changed_lately, ...webhook } = due;
	const told = { ...event, timestamp: new Date(happened_at).toISOString() } as WebhookEvent;
	const body = JSON.stringify(told);
	const seconds = Math.floor(now().getTime() / 1_000);
	const before = { ...webhook, secret_number: webhook.secret_number - 1 };
	const secrets = [webhook, ...(changed_lately ? [before] : [])].map((one) =>
		secretOf(signingKey, one),
	);
	const headers: WebhookHeaders = {
		'webhook-id': delivery,
		'webhook-timestamp': String(seconds),
		'webhook-signature': signatureOf(secrets, { id: delivery, seconds, body }),
	};
	return sendOnce({ url, headers, body }, { loopback });
}

type Job = { sql: Sql; signingKey: string; loopback: boolean };

/** Every two seconds. @returns a function that stops it */
export const deliverWebhooksOften = (
	{ sql, signingKey, loopback }: Job,
	tools: JobTools,
): (() => void) =>
	repeat(
		{
			job: 'webhooks',
			interval: 2 * every.second,
			failure: 'companies’ programs are not told yet',
		},
		tools,
		async () => {
			await deliverWebhooks(sql, { signingKey, loopback, now: () => new Date() });
		},
	);

/** Every hour. @returns a function that stops it */
export const forgetDeliveriesHourly = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'old_deliveries',
			interval: every.hour,
			failure: 'old deliveries to companies’ programs are still there',
		},
		tools,
		async () => {
			await forgetDeliveries(sql);
		},
	);
