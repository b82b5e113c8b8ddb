import type { Sql, TransactionSql } from 'postgres';
import {
	type Host,
	MOST_AT_ONCE,
	type MoveOutcome,
	NAME_PLACEHOLDER,
} from '#schema/applications/applicants.ts';
import {
	type ApplicationStatus,
	movesFrom,
	type RejectionReason,
	TAKE_BACK_SECONDS,
} from '#schema/applications/application-moves.ts';
import { isSentence } from '#schema/applications/rejection-message.ts';
import { limits } from '#schema/limits.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';
import {
	type By,
	type LockedApplication,
	lockApplications,
	noApplication,
	requireHost,
	storeEvents,
} from './applications.ts';
import { waitsForStaff } from './hold-message.ts';

/** The answer to one or many applications. */
export type Move = {
	to: ApplicationStatus;
	reasons?: RejectionReason[];
	/** To the student; `{name}` becomes the name of the applicant where many are moved. */
	message?: string | null | undefined;
};

/** An application, and the status that the caller has seen. */
type Seen = { id: string; expected: ApplicationStatus };

/**
 * Moves an application. An employer’s message that staff look at first moves nothing yet.
 * @throws {ApiError} 404, 409 moved_meanwhile, 422 no_such_move also for a rejection that says too little
 */
export const moveApplication = (
	sql: Sql,
	{
		application,
		expected,
		...move
	}: By & Move & { application: string; expected: ApplicationStatus },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [moved] = await moveEach(tx, move, [{ id: application, expected }]);
		if (moved?.outcome === 'not_found') throw noApplication();
		if (moved?.outcome === 'moved_meanwhile')
			throw conflict('moved_meanwhile', 'The application has been moved in the meantime.');
		if (moved?.outcome === 'no_such_move') throw noSuchMove('This move does not exist.');
	});

/**
 * Moves up to 500 applications, each with its own message; what somebody else has moved, or answers, stays as it is.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer none; 422 no_such_move for too many, a rejection that says too little, or
 * a message that is too long with the names: then nothing is moved
 */
export const moveApplications = (
	sql: Sql,
	{ moves, ...move }: Move & { as: Host; person: string; moves: Seen[] },
): Promise<MoveOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, move);
		if (moves.length > MOST_AT_ONCE) throw noSuchMove('These are too many at once.');
		return moveEach(tx, move, moves, await namesOf(tx, moves));
	});

/**
 * For the deeds of this folder, in their transaction.
 * @param move `approved` by staff: its message does not wait
 * @param names of the applicants, for `{name}`
 */
export async function moveEach(
	tx: TransactionSql,
	{ as, person, approved, to, reasons = [], message = null }: By & Move & { approved?: true },
	seen: Seen[],
	names?: Map<string, string>,
): Promise<MoveOutcome[]> {
	const each = [...new Map(seen.map((one) => [one.id, one])).values()];
	const locked = await lockApplications(
		tx,
		{ as, person },
		each.map(({ id }) => id),
	);
	const outcomes = each.map(({ id, expected }) =>
		outcomeOf(
			id,
			locked.find((one) => one.id === id),
			expected,
			movesFrom(expected, as).includes(to),
		),
	);
	const movable = locked.filter(({ id }) =>
		outcomes.some((one) => one.application_id === id && one.outcome === 'moved'),
	);
	if (movable.length === 0) return outcomes;
	if (to === 'rejected' && (reasons.length === 0 || !isSentence(message ?? '')))
		throw noSuchMove('A rejection has a reason and a message of at least one sentence.');
	if (to === 'accepted') await requireNoRefusal(tx, movable);
	const waits =
		as === 'employer' &&
		person !== null &&
		!approved &&
		(await waitsForStaff(tx, person, { to, reasons, message }, movable));
	if (!waits)
		await storeEvents(
			tx,
			{ as, person },
			movable.map(({ id, status }) => ({
				application_id: id,
				from_status: status,
				to_status: to,
				reasons: to === 'rejected' ? reasons : [],
				message: messageTo(message, names?.get(id)),
			})),
		);
	return outcomes.map((one) => {
		if (one.outcome !== 'moved') return one;
		return waits ? { ...one, outcome: 'waits_for_staff' } : { ...one, status: to };
	});
}

/**
 * Students read of a refusal once it can no longer be taken back; nobody accepts an offer before they could read it.
 * @throws {ApiError} 409 company_refused
 */
async function requireNoRefusal(tx: TransactionSql, accepted: LockedApplication[]): Promise<void> {
	const [refused] = await tx<{ company_name: string; until: string }[]>`
		select company_name, to_char((refused_at + make_interval(secs => ${TAKE_BACK_SECONDS}))
			at time zone 'Europe/London', 'HH24:MI') as until
		from public.applications join public.internships on internships.id = internship_id
		join public.employers on employers.id = employer_id
		where applications.id = any (${accepted.map(({ id }) => id)}::uuid[])
			and refused_at > clock_timestamp() - make_interval(secs => ${TAKE_BACK_SECONDS})`;
	if (refused)
		throw conflict(
			'company_refused',
			`Our staff have doubts about ${refused.company_name}, and have hidden its internships. Your offer still stands: look at this page again after ${refused.until}.`,
		);
}

function outcomeOf(
	application_id: string,
	found: LockedApplication | undefined,
	expected: ApplicationStatus,
	isMove: boolean,
): MoveOutcome {
	if (!found) return { application_id, outcome: 'not_found', status: null };
	const { status } = found;
	if (status !== expected) return { application_id, outcome: 'moved_meanwhile', status };
	return { application_id, outcome: isMove ? 'moved' : 'no_such_move', status };
}

/** Of the accounts of those who have sent these applications, by application. */
export async function namesOf(tx: TransactionSql, moves: Seen[]): Promise<Map<string, string>> {
	const rows = await tx<{ id: string; name: string | null }[]>`
		select application.id, btrim(person.full_name) as name from public.applications as application
		cross join lateral accounts.find(array[application.user_id]) as person
		where application.id = any (${moves.map(({ id }) => id)}::uuid[])`;
	return new Map(rows.map(({ id, name }) => [id, name || 'applicant']));
}

function messageTo(message: string | null, name: string | undefined): string | null {
	const filled = name === undefined ? message : message?.replaceAll(NAME_PLACEHOLDER, () => name);
	if ([...(filled ?? '')].length > limits.message)
		throw noSuchMove('With the names filled in, the message is too long.');
	return filled?.trim() || null;
}

const noSuchMove = (message: string) => unprocessable('no_such_move', message);
