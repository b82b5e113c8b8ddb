import type { Sql, TransactionSql } from 'postgres';
import type { AppSetUp } from '#schema/second-step.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';
import { newSecret, readCode, setUpOf } from './app-codes.ts';
import { clockWords } from './clock-words.ts';
import {
	type Device,
	endStep,
	giveRecoveryCodes,
	hasRecoveryCodes,
	hasStep,
	type InSession,
	lockStep,
	passSession,
	requireTaken,
	tell,
} from './second-step.ts';
import { sealed, unsealed } from './secrets.ts';

/** For how long a secret that is shown waits for its first code. */
const WAITS = '30 minutes';

const isSetUp = () =>
	conflict('is_set_up', 'An app is set up already. Remove it first to set up another one.');

type AppLabel = { person: string; issuer: string; address: string };

/**
 * Makes a secret for an app. Nothing is asked for at a sign-in before its first code is typed; beginning again makes another.
 * @param key of the server, with which it is stored
 * @throws {ApiError} 409 is_set_up
 */
export const beginApp = (
	sql: Sql,
	{ person, issuer, address }: AppLabel,
	key: string,
): Promise<AppSetUp> =>
	deed(sql, async (tx) => {
		const secret = newSecret();
		const { count } = await tx`
			insert into second_factor.apps (user_id, secret) values (${person}, ${sealed(secret, key)})
			on conflict (user_id) do update
				set secret = excluded.secret, begun_at = excluded.begun_at where apps.since is null`;
		if (count === 0) throw isSetUp();
		return setUpOf(secret, issuer, address);
	});

type FirstCode = InSession & { code: string; device: Device };

/**
 * Takes the first code of an app: from then on every sign-in asks for one. The session has taken the step; the others of the
 * account have not.
 * @returns the recovery codes, if the account has none yet
 * @throws {ApiError} 403 in a session that has not taken the step; 409 is_set_up, not_begun; 422 wrong_code, clock_off
 */
export const confirmApp = (
	sql: Sql,
	{ person, session, code, device }: FirstCode,
	{ key, now, today }: { key: string; now: Date; today: string },
): Promise<string[]> =>
	deed(sql, async (tx) => {
		await lockStep(tx, person);
		await requireTaken(tx, { person, session });
		const [app] = await tx<{ secret: string; since: Date | null; waits: boolean }[]>`
			select secret, since, begun_at > ${now}::timestamptz - ${WAITS}::interval as waits
			from second_factor.apps where user_id = ${person} for update`;
		if (app?.since) throw isSetUp();
		const secret = app?.waits ? unsealed(app.secret, key) : undefined;
		if (secret === undefined)
			throw conflict('not_begun', 'This took more than half an hour. Begin again.');
		const read = readCode(secret, code, now.getTime());
		if (read.kind === 'other time') throw unprocessable('clock_off', clockWords(read.late));
		if (read.kind === 'wrong')
			throw unprocessable('wrong_code', 'This is not the code that the app shows now.');
		await tx`
			update second_factor.apps set since = ${now}, last_step = ${read.step}
			where user_id = ${person}`;
		await passSession(tx, { person, session, device }, today);
		await tell(tx, person, { what: 'set up' });
		return (await hasRecoveryCodes(tx, person)) ? [] : giveRecoveryCodes(tx, person);
	});

/** Ends the app of an account, with a mail. @throws {ApiError} 403 in a session that has not taken the step; 409 not_set_up */
export const removeApp = (sql: Sql, who: InSession): Promise<void> =>
	deed(sql, async (tx) => {
		const { person } = who;
		await lockStep(tx, person);
		await requireTaken(tx, who);
		const { count } = await tx`
			delete from second_factor.apps where user_id = ${person} and since is not null`;
		if (count === 0) throw conflict('not_set_up', 'There is no app to remove.');
		await endStep(tx, person, 'app removed');
	});

/** Ends what an account has of a second step, with a mail. For operators. @returns whether it had one */
export async function resetSecondStep(tx: TransactionSql, person: string): Promise<boolean> {
	await lockStep(tx, person);
	const apps = await tx`
		delete from second_factor.apps where user_id = ${person} and since is not null`;
	const passkeys = await tx`delete from second_factor.passkeys where user_id = ${person}`;
	if (apps.count + passkeys.count === 0) return false;
	await endStep(tx, person, 'app removed');
	return true;
}

/**
 * Gives an account new recovery codes, with a mail.
 * @throws {ApiError} 403 in a session that has not taken the step; 409 not_set_up
 */
export const renewRecoveryCodes = (sql: Sql, who: InSession): Promise<string[]> =>
	deed(sql, async (tx) => {
		const { person } = who;
		await lockStep(tx, person);
		await requireTaken(tx, who);
		if (!(await hasStep(tx, person))) throw conflict('not_set_up', 'Set up a second step first.');
		await tell(tx, person, { what: 'new codes' });
		return giveRecoveryCodes(tx, person);
	});
