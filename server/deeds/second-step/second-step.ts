import type { Sql, TransactionSql } from 'postgres';
import type { SecondStep, Told } from '#schema/second-step.ts';
import { deed } from '#server/deeds/deed.ts';
import { digestOf, newRecoveryCodes } from './secrets.ts';

/** An account, and a session of it. */
export type InSession = { person: string; session: string };

/** A browser in which the step is taken: its random text, if it keeps one, and what it is in words. */
export type Device = { text: string | undefined; name: string };

/** Mails to an account what was done with its second step. */
export const tell = (tx: TransactionSql, person: string, told: Told) => tx`
	insert into outbox.notices (kind, row_id, words)
	values ('second_step', ${person}, ${tx.json(told)})`;

/** What an account has set up. @param needed whether the session still has to take the step @param required of the account */
export const readSecondStep = (
	sql: Sql,
	person: string,
	asked: Pick<SecondStep, 'needed' | 'required'>,
): Promise<SecondStep> =>
	deed(sql, async (tx) => {
		const [row] = await tx<{ since: Date | null; left: number; last_used: Date | null }[]>`
			select (select since from second_factor.apps where user_id = ${person}) as since,
				count(*) filter (where used_at is null)::integer as left, max(used_at) as last_used
			from second_factor.recovery_codes where user_id = ${person}`;
		const { since = null, left = 0, last_used = null } = row ?? {};
		return {
			...asked,
			app: since && { since: new Date(since).toISOString() },
			recovery: { left, last_used: last_used && new Date(last_used).toISOString() },
		};
	});

/** Gives an account new recovery codes; those that it had end. @returns them, to be shown once */
export async function giveRecoveryCodes(tx: TransactionSql, person: string): Promise<string[]> {
	const codes = newRecoveryCodes();
	await tx`delete from second_factor.recovery_codes where user_id = ${person}`;
	await tx`insert into second_factor.recovery_codes ${tx(
		codes.map((code) => ({ user_id: person, digest: digestOf(person, code) })),
	)}`;
	return codes;
}

/** Notes that the step was taken in a session, and forgets wrong codes and sessions that have ended. */
export async function passSession(
	tx: TransactionSql,
	{ person, session }: InSession,
): Promise<void> {
	// The row stays: a wrong code that waits for its lock is counted in it.
	await tx`
		update second_factor.attempts set wrong = 0, locked_until = null where user_id = ${person}`;
	await tx`
		delete from second_factor.passed_sessions
		where user_id = ${person} and accounts.has_ended(session_id)`;
	await tx`
		insert into second_factor.passed_sessions (session_id, user_id) values (${session}, ${person})
		on conflict (session_id) do nothing`;
}

/** How many browsers of an account are remembered. */
const MOST_DEVICES = 20;

/** Remembers the browser for a year after its last use. @returns whether it is new */
export async function noteDevice(
	tx: TransactionSql,
	person: string,
	{ text, name }: Device,
	today: string,
): Promise<boolean> {
	// A browser that stores nothing is a new one each time.
	if (text === undefined) return true;
	const [noted] = await tx<{ is_new: boolean }[]>`
		insert into second_factor.devices (user_id, digest, name, used_on)
		values (${person}, ${digestOf(person, text)}, ${name}, ${today})
		on conflict (user_id, digest) do update set name = excluded.name, used_on = excluded.used_on
		returning xmax = 0 as is_new`;
	await tx`
		delete from second_factor.devices where user_id = ${person} and (
			used_on < ${today}::date - 365 or digest in (
				select digest from second_factor.devices where user_id = ${person}
				order by used_on desc, digest offset ${MOST_DEVICES}
			)
		)`;
	return noted?.is_new ?? true;
}
