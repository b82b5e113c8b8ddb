import type { Sql, TransactionSql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { noteStep } from '#server/deeds/staff/sign-ins.ts';
import { ApiError } from '#server/http/api-error.ts';
import { readCode } from './app-codes.ts';
import { clockWords } from './clock-words.ts';
import { type Device, hasStep, type InSession, passSignIn, tell } from './second-step.ts';
import { digestOf, unsealed } from './secrets.ts';

/** So many wrong codes one after another lock the step, and each one after that again. */
const MOST_WRONG = 10;
const LOCKED_MS = 60 * 60_000;

type StepInput = InSession & { code: string; device: Device };
type At = { key: string; now: Date; today: string };

/**
 * Takes the second step in a session, with a code of the app or a recovery code; each is accepted once. A new browser is mailed.
 * Wrong codes count for the account, whichever session they are typed in; for themselves in those that a mailed link to choose a
 * new password began, so that who knows the password alone does not keep out whoever has the mailbox.
 * @throws {ApiError} 409 not_set_up, 422 wrong_code, used_code, clock_off, unreadable; 429 after ten wrong ones
 */
export async function takeStep(sql: Sql, given: StepInput, at: At): Promise<void> {
	// A wrong code is counted, so its transaction does not fail.
	const refusal = await deed(sql, (tx) => tryCode(tx, given, at));
	if (refusal) throw refusal;
}

async function tryCode(
	tx: TransactionSql,
	given: StepInput,
	at: At,
): Promise<ApiError | undefined> {
	const { person } = given;
	const counted = await countedFor(tx, given);
	const locked = await lockAttempts(tx, counted, at.now);
	if (locked) return locked;
	const refusal = await readGiven(tx, given, at);
	if (refusal) {
		if (refusal.code === 'not_set_up') return refusal;
		await countWrong(tx, counted, at.now);
		await noteStep(tx, person, null);
		return refusal;
	}
	await passSignIn(tx, given, isOfApp(given.code) ? 'a code of the app' : 'a recovery code', at);
	return undefined;
}

/** For what wrong codes are counted: `by_link` in sessions that a mailed link began. */
type CountedCode = { person: string; by_link: boolean };

async function countedFor(
	tx: TransactionSql,
	{ person, session }: InSession,
): Promise<CountedCode> {
	const [row] = await tx<{ by_link: boolean }[]>`
		select accounts.is_recovery(${session}) as by_link`;
	return { person, by_link: row?.by_link ?? false };
}

/** One code of an account after another. @returns the refusal of any code while the step is locked */
async function lockAttempts(
	tx: TransactionSql,
	{ person, by_link }: CountedCode,
	now: Date,
): Promise<ApiError | undefined> {
	await tx`
		insert into second_factor.attempts (user_id, by_link, wrong) values (${person}, ${by_link}, 0)
		on conflict (user_id, by_link) do nothing`;
	const [row] = await tx<{ locked_until: Date | null }[]>`
		select locked_until from second_factor.attempts
		where user_id = ${person} and by_link = ${by_link} for update`;
	const waitMs = (row?.locked_until ? new Date(row.locked_until).getTime() : 0) - now.getTime();
	if (waitMs <= 0) return undefined;
	const minutes = Math.ceil(waitMs / 60_000);
	return new ApiError(
		429,
		'over_request_rate_limit',
		`Too many wrong codes. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
		{ 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
	);
}

async function countWrong(
	tx: TransactionSql,
	{ person, by_link }: CountedCode,
	now: Date,
): Promise<void> {
	const until = new Date(now.getTime() + LOCKED_MS);
	const [row] = await tx<{ wrong: number }[]>`
		update second_factor.attempts set wrong = wrong + 1,
			locked_until = case when wrong + 1 >= ${MOST_WRONG} then ${until}::timestamptz end
		where user_id = ${person} and by_link = ${by_link} returning wrong`;
	if ((row?.wrong ?? 0) >= MOST_WRONG) await tell(tx, person, { what: 'locked' });
}

/** Six figures; another code is one of recovery. */
const isOfApp = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

const refused = (code: string, message: string) => new ApiError(422, code, message);

/** Uses up the code. @returns why it is not accepted */
async function readGiven(
	tx: TransactionSql,
	{ person, code }: StepInput,
	{ key, now }: At,
): Promise<ApiError | undefined> {
	const [app] = await tx<{ secret: string; last_step: string }[]>`
		select secret, last_step from second_factor.apps
		where user_id = ${person} and since is not null for update`;
	if (!app && !(await hasStep(tx, person)))
		return new ApiError(409, 'not_set_up', 'No second step is set up.');
	if (!isOfApp(code)) return takeRecoveryCode(tx, { person, code, now });
	if (!app) return refused('wrong_code', 'No app is set up. Use your passkey, or a recovery code.');
	const secret = unsealed(app.secret, key);
	if (secret === undefined)
		return refused(
			'unreadable',
			'The codes of your app cannot be checked any more. Use a recovery code, then set up the app again.',
		);
	const read = readCode(secret, code, now.getTime());
	// A code of the future would be right a little later: whoever guesses is not told.
	if (read.kind === 'other time' && read.late > 0)
		return refused('clock_off', clockWords(read.late));
	if (read.kind !== 'right')
		return refused(
			'wrong_code',
			'This code is not right. Type the one that the app shows now. If that fails as well, let your device set its clock by itself, or use a recovery code.',
		);
	if (read.step <= Number(app.last_step))
		return refused('used_code', 'This code was used already. Wait for the next one.');
	await tx`update second_factor.apps set last_step = ${read.step} where user_id = ${person}`;
	return undefined;
}

async function takeRecoveryCode(
	tx: TransactionSql,
	{ person, code, now }: { person: string; code: string; now: Date },
): Promise<ApiError | undefined> {
	const { count } = await tx`
		update second_factor.recovery_codes set used_at = ${now}
		where user_id = ${person} and digest = ${digestOf(person, code)} and used_at is null`;
	if (count === 0)
		return refused('wrong_code', 'This is no recovery code of yours, or it was used already.');
	const [row] = await tx<{ left: number }[]>`
		select count(*)::integer as left from second_factor.recovery_codes
		where user_id = ${person} and used_at is null`;
	await tell(tx, person, { what: 'recovery code', left: row?.left ?? 0 });
	return undefined;
}
