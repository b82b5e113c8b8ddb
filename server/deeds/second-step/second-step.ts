import type { Sql, TransactionSql } from 'postgres';
import { type SecondStep, type SecondStepNews, STEP_NEEDED } from '#schema/second-step.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteStep, type StepTaken } from '#server/deeds/staff/sign-ins.ts';
import { ApiError } from '#server/http/api-error.ts';
import { digestOf, newRecoveryCodes } from './secrets.ts';

/** An account, and a session of it. */
export type InSession = { person: string; session: string };

/** A browser in which somebody signs in: its random text, if it keeps one, and what it is in words. */
export type Device = { text: string | undefined; name: string };

/** Mails to an account what was done with its second step. */
export const tell = (tx: TransactionSql, person: string, told: SecondStepNews) => tx`
	insert into outbox.notices (kind, row_id, words)
	values ('second_step', ${person}, ${tx.json(told)})`;

/** What sets up a second step, changes it or ends it is done one after another for an account: call it before anything else. */
export const lockStep = (tx: TransactionSql, person: string) => tx`
	select pg_advisory_xact_lock(hashtextextended(${`second_factor:${person}`}, 0))`;

/**
 * For what adds to the second step, changes it or ends it: since the call was let in, another session may have set up the first
 * one, which this session has not taken. Whoever sends a body slowly decides how long that is.
 * @throws {ApiError} 403
 */
export async function requireTaken(
	tx: TransactionSql,
	{ person, session }: InSession,
): Promise<void> {
	if (!(await hasStep(tx, person))) return;
	const passed = await tx`
		select from second_factor.passed_sessions where session_id = ${session} and user_id = ${person}`;
	if (passed.length === 0)
		throw new ApiError(403, STEP_NEEDED, 'Take the second step of your sign-in first.');
}

type StepRow = {
	since: Date | null;
	left: number;
	last_used: Date | null;
	short_password: boolean;
};
type PasskeyRow = { id: string; name: string; added_at: Date; used_at: Date | null };

/** What an account has set up. @param needed whether the session still has to take the step @param required of the account */
export const readSecondStep = (
	sql: Sql,
	person: string,
	asked: Pick<SecondStep, 'needed' | 'required' | 'passkeys_possible'>,
): Promise<SecondStep> =>
	deed(sql, async (tx) => {
		const [row] = await tx<StepRow[]>`
			select accounts.has_short_password(${person}) as short_password,
				(select since from second_factor.apps where user_id = ${person}) as since,
				count(*) filter (where used_at is null)::integer as left, max(used_at) as last_used
			from second_factor.recovery_codes where user_id = ${person}`;
		const passkeys = await tx<PasskeyRow[]>`
			select id, name, added_at, used_at from second_factor.passkeys
			where user_id = ${person} order by added_at, id`;
		const { since = null, left = 0, last_used = null, short_password = false } = row ?? {};
		return {
			...asked,
			app: since && { since: new Date(since).toISOString() },
			passkeys: passkeys.map(({ id, name, added_at, used_at }) => ({
				id,
				name,
				since: new Date(added_at).toISOString(),
				last_used: used_at && new Date(used_at).toISOString(),
			})),
			recovery: { left, last_used: last_used && new Date(last_used).toISOString() },
			short_password,
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

/** A session in which the step is taken, and the browser. */
type InBrowser = InSession & { device: Device };

/**
 * Notes that the step was taken in a session, and in which browser; forgets wrong codes and sessions that have ended.
 * @returns whether the browser is new
 */
export async function passSession(
	tx: TransactionSql,
	{ person, session, device }: InBrowser,
	today: string,
): Promise<boolean> {
	// The row stays: a wrong code that waits for its lock is counted in it.
	await tx`
		update second_factor.attempts set wrong = 0, locked_until = null where user_id = ${person}`;
	await tx`
		delete from second_factor.passed_sessions
		where user_id = ${person} and accounts.has_ended(session_id)`;
	await tx`
		insert into second_factor.passed_sessions (session_id, user_id) values (${session}, ${person})
		on conflict (session_id) do nothing`;
	return noteDevice(tx, person, device, today);
}

/** The same of a sign-in that waited for the step: it is logged for staff, and a new browser is mailed. */
export async function passSignIn(
	tx: TransactionSql,
	who: InBrowser,
	taken: StepTaken,
	{ now, today }: { now: Date; today: string },
): Promise<void> {
	const isNew = await passSession(tx, who, today);
	await noteStep(tx, who.person, taken);
	if (isNew) await tellNewDevice(tx, who.person, who.device, now.toISOString());
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

/** Mails that somebody has signed in from a new browser. @param at ISO with the time */
export const tellNewDevice = (
	tx: TransactionSql,
	person: string,
	{ name }: Pick<Device, 'name'>,
	at: string,
) => tell(tx, person, { what: 'new device', name, at });

/** Whether an account has a second step. */
export async function hasStep(tx: TransactionSql, person: string): Promise<boolean> {
	const [row] = await tx<{ has: boolean }[]>`select accounts.has_second_step(${person}) as has`;
	return row?.has ?? false;
}

export async function hasRecoveryCodes(tx: TransactionSql, person: string): Promise<boolean> {
	const rows = await tx`select from second_factor.recovery_codes where user_id = ${person} limit 1`;
	return rows.length > 0;
}

/** Mails that a way to take the step has ended; with the last one, deletes what is of no use without. */
export async function endStep(
	tx: TransactionSql,
	person: string,
	what: 'app removed' | 'passkey removed',
): Promise<void> {
	if (await hasStep(tx, person)) {
		await tell(tx, person, { what });
		return;
	}
	await tx`delete from second_factor.recovery_codes where user_id = ${person}`;
	await tx`delete from second_factor.attempts where user_id = ${person}`;
	await tx`delete from second_factor.passed_sessions where user_id = ${person}`;
	// Of others than students they are known from each sign-in.
	await tx`
		delete from second_factor.devices where user_id = ${person} and accounts.role_of(user_id) = 'student'`;
	await tell(tx, person, { what: 'removed' });
}
