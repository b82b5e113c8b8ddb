import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import {
	type Connections,
	KEY_START,
	type MadeKey,
	MOST_KEYS,
} from '#schema/employers/connections.ts';
import { lockCompany, noCompany } from '#server/deeds/colleagues/company.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * The keys of a person's company, newest first, and the addresses that are told what happens.
 * @throws {ApiError} 404 for people who may not see them
 */
export const readConnections = (sql: Sql, person: string): Promise<Connections> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		const [company] = await tx<{ name: string }[]>`
			select company_name as name from public.employers where id = ${employer}`;
		const rows = await tx<{ item: Connections['keys'][number] }[]>`
			select to_json(found) as item from (
				select key.id, key.name, coalesce(nullif(btrim(account.full_name), ''), account.email) as by,
					posting_rules.employer_of(key.made_by, 'connections') is distinct from key.employer_id as over,
					key.made_at, key.used_at
				from posting_rules.company_keys as key
				cross join lateral accounts.find(array[key.made_by]) as account
				where key.employer_id = ${employer} order by key.made_at desc, key.id
			) as found`;
		const webhooks = await tx<{ item: Connections['webhooks'][number] }[]>`
			select to_json(found) as item from (
				select id, url, added_at, off_at, (
					select coalesce(json_agg(last), '[]') from (
						select id, type, happened_at, attempts, delivered_at, next_at, answer
						from posting_rules.webhook_deliveries
						where webhook_id = webhook.id order by happened_at desc, id limit 20
					) as last
				) as deliveries
				from posting_rules.webhooks as webhook where employer_id = ${employer} order by added_at, id
			) as found`;
		return {
			company: company?.name ?? '',
			keys: rows.map(({ item }) => item),
			webhooks: webhooks.map(({ item }) => item),
		};
	});

/**
 * Makes a key, with a mail to all owners: somebody else may sit at an open screen.
 * @returns the key, which nobody can read again
 * @throws {ApiError} 404 for people who may not; 409 too_many
 */
export const makeKey = (
	sql: Sql,
	{ person, name }: { person: string; name: string },
): Promise<MadeKey> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		await lockCompany(tx, employer);
		const [keys] = await tx<{ count: number }[]>`
			select count(*)::integer from posting_rules.company_keys where employer_id = ${employer}`;
		if ((keys?.count ?? 0) >= MOST_KEYS)
			throw conflict('too_many', `A company has ${MOST_KEYS} keys at most. End one first.`);
		const key = KEY_START + randomBytes(32).toString('base64url');
		const [made] = await tx<{ id: string }[]>`
			insert into posting_rules.company_keys (employer_id, made_by, name, digest)
			values (${employer}, ${person}, ${name}, ${digestOf(key)}) returning id`;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('company_key_made', ${employer}, ${JSON.stringify({ name })}::text::jsonb)`;
		return { id: made?.id ?? '', key };
	});

/** Ends a key at once. @throws {ApiError} 404 */
export const endKey = (sql: Sql, { person, key }: { person: string; key: string }): Promise<void> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		const { count } = await tx`
			delete from posting_rules.company_keys where id = ${key} and employer_id = ${employer}`;
		if (count === 0) throw noKey();
	});

export const noKey = () => notFound('There is no such key.');

/** For whom a key acts: the owner who has made it. */
export type KeyHolder = { id: string; person: string };

/** Who calls with a key, which is noted as used; undefined for one that does not work. */
export const holderOf = (sql: Sql, key: string): Promise<KeyHolder | undefined> =>
	deed(sql, async (tx) => {
		const [holder] = await tx<(KeyHolder & { lately: boolean })[]>`
			select id, made_by as person, coalesce(used_at > clock_timestamp() - interval '1 minute', false) as lately
			from posting_rules.company_keys
			where digest = ${digestOf(key)} and posting_rules.employer_of(made_by, 'connections') = employer_id`;
		if (!holder) return undefined;
		// Once a minute: of calls at once one would wait for the other.
		if (!holder.lately)
			await tx`
				update posting_rules.company_keys set used_at = date_trunc('minute', clock_timestamp())
				where id = ${holder.id}`;
		return { id: holder.id, person: holder.person };
	});

/**
 * Ends a key that stood in an address, where proxies and logs have read it, with a mail to the owners.
 * @returns whether there was such a key
 */
export const endSeenKey = (sql: Sql, key: string): Promise<boolean> =>
	deed(sql, async (tx) => {
		const [ended] = await tx<{ employer_id: string; name: string }[]>`
			delete from posting_rules.company_keys where digest = ${digestOf(key)} returning employer_id, name`;
		if (!ended) return false;
		await tx`
			insert into outbox.notices (kind, row_id, words) values ('company_key_ended', ${ended.employer_id},
				${JSON.stringify({ name: ended.name })}::text::jsonb)`;
		return true;
	});
