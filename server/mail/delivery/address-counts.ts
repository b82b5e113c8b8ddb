import { createHmac } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { CountedKind, OutgoingMail } from '#server/mail/mail.ts';

/**
 * The mails that anybody can cause to any address, because nobody has confirmed that the address is theirs, and how
 * many of each kind go to one address in an hour. Those with a link to an account are more than one: the first may be
 * lost, and a stranger's must not take the owner's. Those of a sign-up are counted before it is taken
 * (server/http/rate-limits): a sign-up without its mail would leave an earlier one of somebody else to be confirmed.
 */
const MOST_AN_HOUR = {
	contact: 1,
	newsletter: 1,
	recovery: 5,
	emailChange: 5,
} satisfies Record<CountedKind, number>;

/** Counted with `RATE_LIMITS=off`, too: people ask for the other mails, a confirmation comes unasked. */
const ALWAYS: CountedKind = 'contact';

const HOUR_MS = 3_600_000;

/**
 * Counts the mails in the transaction that stores them, so that all processes count together.
 * @param key of the digests: no address is stored with its count
 * @param limited false: counts the confirmations of messages only
 * @returns without those that are too many in their hour
 */
export async function withinCounts(
	sql: TransactionSql,
	{ key, limited }: { key: string; limited: boolean },
	mails: OutgoingMail[],
): Promise<OutgoingMail[]> {
	const counted = mails
		.flatMap((mail) =>
			mail.counted && (limited || mail.counted === ALWAYS)
				? [{ mail, key: keyOf(key, mail.counted, mail.to) }]
				: [],
		)
		// In one order, so that two transactions do not wait for each other.
		.sort((a, b) => (a.key < b.key ? -1 : 1));
	const tooMany = new Set<OutgoingMail>();
	for (const { mail, key: counter } of counted)
		if (mail.counted && !(await take(sql, counter, MOST_AN_HOUR[mail.counted]))) tooMany.add(mail);
	return mails.filter((mail) => !tooMany.has(mail));
}

/** One inbox has one count, whatever is written in capitals or after a plus sign. */
function keyOf(key: string, kind: CountedKind, address: string): string {
	const inbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
	const digest = createHmac('sha256', key).update(`mails to ${inbox}`).digest('base64url');
	return `mail-${kind}:${digest}`;
}

/** @returns false if none is left in this hour, which begins with the first mail */
async function take(sql: TransactionSql, key: string, most: number): Promise<boolean> {
	const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
	const rows = await sql`
		insert into limits.counts as counts (key, points, expire)
		values (${key}, 1, ${now} + ${HOUR_MS}::bigint)
		on conflict (key) do update set
			points = case when counts.expire <= ${now} then 1 else counts.points + 1 end,
			expire = case when counts.expire <= ${now} then excluded.expire else counts.expire end
		where counts.expire <= ${now} or counts.points < ${most}
		returning 1`;
	return rows.length > 0;
}
