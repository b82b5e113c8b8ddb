import type { Sql, TransactionSql } from 'postgres';
import { RETRY_MINUTES, type WebhookEvent } from '#schema/api/webhook-events.ts';
import { MOST_WEBHOOKS } from '#schema/employers/webhooks.ts';
import { lockCompany, noCompany, personOf } from '#server/deeds/colleagues/company.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

/** `person` is an account, `webhook` an id. */
type Of = { person: string; webhook: string };

export const noWebhook = () => notFound('There is no such address.');

/** What its secret is made of. */
type Numbered = { id: string; secret_number: number };

/**
 * Adds an address, with a mail to all owners: somebody else may sit at an open screen.
 * @throws {ApiError} 404 for people who may not; 409 too_many, or there where it is there already
 */
export const addWebhook = (
	sql: Sql,
	{ person, url }: { person: string; url: string },
): Promise<Numbered> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		await lockCompany(tx, employer);
		const [row] = await tx<{ count: number }[]>`
			select count(*)::integer from posting_rules.webhooks where employer_id = ${employer}`;
		if ((row?.count ?? 0) >= MOST_WEBHOOKS)
			throw conflict(
				'too_many',
				`A company has ${MOST_WEBHOOKS} addresses at most. Remove one first.`,
			);
		const [added] = await tx<Numbered[]>`
			insert into posting_rules.webhooks (employer_id, url) values (${employer}, ${url})
			on conflict (employer_id, url) do nothing returning id, secret_number`;
		if (!added) throw conflict('there', 'This address is there already.');
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('webhook_added', ${employer}, ${JSON.stringify({ host: new URL(url).host })}::text::jsonb)`;
		return added;
	});

/** Removes an address, with what is on its way to it, and a mail to all owners. @throws {ApiError} 404 */
export const removeWebhook = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const { employer_id, url } = await lockWebhook(tx, of);
		await tx`delete from posting_rules.webhooks where id = ${of.webhook}`;
		const { name, email } = await personOf(tx, of.person);
		const words = JSON.stringify({ host: new URL(url).host, name, email });
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('webhook_removed', ${employer_id}, ${words}::text::jsonb)`;
	});

/** Gives an address another secret; for a day the one before signs too. @throws {ApiError} 404 */
export const changeSecret = (sql: Sql, of: Of): Promise<Numbered> =>
	deed(sql, async (tx) => {
		await lockWebhook(tx, of);
		const [changed] = await tx<Numbered[]>`
			update posting_rules.webhooks
			set secret_number = secret_number + 1, secret_changed_at = clock_timestamp()
			where id = ${of.webhook} returning id, secret_number`;
		if (!changed) throw noWebhook();
		return changed;
	});

/** Lets an address be told again that was off. What happened meanwhile is not told. @throws {ApiError} 404 */
export const turnOn = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => {
		await lockWebhook(tx, of);
		await tx`update posting_rules.webhooks set off_at = null where id = ${of.webhook}`;
	});

/** How many tests of an address may wait. */
const MOST_TESTS = 5;

/** Sends an event that says nothing. @throws {ApiError} 404, 409 off, too_many */
export const testWebhook = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const { off_at } = await lockWebhook(tx, of);
		if (off_at !== null) throw conflict('off', 'This address is off. Turn it on first.');
		const waiting = await tx`
			select from posting_rules.webhook_deliveries
			where webhook_id = ${of.webhook} and type = 'test' and next_at is not null`;
		if (waiting.length >= MOST_TESTS)
			throw conflict('too_many', 'Several tests are on their way. Wait for their answers.');
		await tx`
			insert into posting_rules.webhook_deliveries (webhook_id, type, data)
			values (${of.webhook}, 'test', '{}')`;
	});

async function lockWebhook(tx: TransactionSql, { person, webhook }: Of) {
	const employer = await requireMember(tx, person, 'connections', noCompany);
	const [own] = await tx<{ employer_id: string; url: string; off_at: Date | null }[]>`
		select employer_id, url, off_at from posting_rules.webhooks
		where id = ${webhook} and employer_id = ${employer} for update`;
	if (!own) throw noWebhook();
	return own;
}

/** A delivery that is due, with where it goes. */
export type DueDelivery = Numbered & {
	delivery: string;
	url: string;
	/** As the triggers of supabase/functions/webhooks.sql have stored it. */
	event: Omit<WebhookEvent, 'timestamp'>;
	/** ISO, with the time. */
	happened_at: string;
	attempts: number;
	/** Whether the secret before signs too. */
	changed_lately: boolean;
};

/** So many at once, and of one address. */
const [AT_ONCE, OF_ONE] = [50, 10];

/**
 * Takes what is due, the first of each address before the second of any, so that one with thousands keeps no other waiting: for two
 * minutes nobody else takes it. Where the process ends meanwhile it is sent once more after that, with the same id.
 */
export const takeDue = (sql: Sql): Promise<DueDelivery[]> =>
	deed(sql, async (tx) => {
		const rows = await tx<{ item: DueDelivery }[]>`
			with due as (
				select delivery.id, delivery.next_at, webhook.id as webhook_id
				from posting_rules.webhooks as webhook cross join lateral (
					select id, next_at from posting_rules.webhook_deliveries
					where webhook_id = webhook.id and next_at <= now()
					order by next_at limit ${OF_ONE} for update skip locked
				) as delivery
			), numbered as (
				select id, next_at, row_number() over (partition by webhook_id order by next_at) as place from due
			), taken as (
				update posting_rules.webhook_deliveries as delivery
				set next_at = clock_timestamp() + interval '2 minutes', attempts = attempts + 1
				where id in (select id from numbered order by place, next_at limit ${AT_ONCE})
				returning *
			)
			select json_build_object('delivery', taken.id, 'id', webhook.id, 'secret_number', webhook.secret_number,
				'url', webhook.url, 'event', json_build_object('type', taken.type, 'data', taken.data), 'happened_at', taken.happened_at,
				'attempts', taken.attempts,
				'changed_lately', coalesce(webhook.secret_changed_at > clock_timestamp() - interval '1 day', false)
			) as item
			from taken join posting_rules.webhooks as webhook on webhook.id = taken.webhook_id`;
		return rows.map(({ item }) => item);
	});

/** Stores how a delivery was answered: it is tried again after a longer pause, and after the last one its address is off. */
export const noteAnswer = (
	sql: Sql,
	{ delivery, attempts, id }: Pick<DueDelivery, 'delivery' | 'attempts' | 'id'>,
	answer: number | string,
): Promise<void> =>
	deed(sql, async (tx) => {
		const isDone = typeof answer === 'number' && answer >= 200 && answer < 300;
		const pause = RETRY_MINUTES[attempts - 1];
		// Whoever answers 410 wants no more.
		const isOver = !isDone && (pause === undefined || answer === 410);
		const minutes = isDone || isOver ? null : pause;
		await tx`
			update posting_rules.webhook_deliveries set answer = ${String(answer)},
				next_at = clock_timestamp() + make_interval(mins => ${minutes ?? null}::integer),
				delivered_at = case when ${isDone} then clock_timestamp() end
			where id = ${delivery}`;
		if (!isOver) return;
		const [off] = await tx<{ employer_id: string; url: string }[]>`
			update posting_rules.webhooks set off_at = clock_timestamp()
			where id = ${id} and off_at is null returning employer_id, url`;
		if (!off) return;
		await tx`
			update posting_rules.webhook_deliveries set next_at = null
			where webhook_id = ${id} and next_at is not null`;
		const host = new URL(off.url).host;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('webhook_off', ${off.employer_id}, ${JSON.stringify({ host })}::text::jsonb)`;
	});

/** Deletes what was delivered or given up thirty days ago. @returns how many */
export const forgetDeliveries = (sql: Sql): Promise<number> =>
	deed(sql, async (tx) => {
		const { count } = await tx`
			delete from posting_rules.webhook_deliveries
			where next_at is null and happened_at < clock_timestamp() - interval '30 days'`;
		return count;
	});
