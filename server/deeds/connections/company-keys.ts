import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { KEY_START, type MadeKey, MOST_KEYS } from '#schema/employers/connections.ts';
import { lockCompany, noCompany, personOf } from '#server/deeds/colleagues/company.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

const digestOf = (key: string) => createHash('sha256').update(key).digest();

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

/** Ends a key at once, with a mail to all owners: a program may still need it. @throws {ApiError} 404 */
export const endKey = (sql: Sql, { person, key }: { person: string; key: string }): Promise<void> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		const [ended] = await tx<{ name: string }[]>`
			delete from posting_rules.company_keys where id = ${key} and employer_id = ${employer} returning name`;
		if (!ended) throw noKey();
		const { name, email } = await personOf(tx, person);
		const words = JSON.stringify({ keys: [ended.name], by_hand: true, name, email });
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('company_keys_ended', ${employer}, ${words}::text::jsonb)`;
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
