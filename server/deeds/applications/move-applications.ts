import type { Sql, TransactionSql } from 'postgres';
import { type Host, type MoveOutcome, NAME_PLACEHOLDER } from '#schema/applications/applicants.ts';
import {
	type ApplicationStatus,
	hostLabelOf,
	movesFrom,
	type RejectionReason,
} from '#schema/applications/application-moves.ts';
import type { GivenDetails, MoveDetails } from '#schema/applications/details.ts';
import { REJECTION_ASKED, saysWhy } from '#schema/applications/rejection-message.ts';
import { limits } from '#schema/limits.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';
import {
	type Actor,
	type LockedApplication,
	lockApplications,
	noApplication,
	type PendingMove,
	pendingMoves,
	requireHost,
	storeEvents,
	waitForThemselves,
} from './applications.ts';
import { makeDetails } from './details.ts';
import { keepInterviews } from './interviews/end-interviews.ts';
import { requireAcceptable, requireDays, requirePlaces } from './offers.ts';
import { sendToReview } from './review-message.ts';

/** The answer to one or many applications. */
export type Move = GivenDetails & {
	to: ApplicationStatus;
	reasons?: RejectionReason[];
	/** To the student; `{name}` becomes the name of the applicant, which who moves it may not know. */
	message?: string | null | undefined;
	/** Of an offer: that more are offered than there are places. */
	beyond_places?: boolean | undefined;
	/** Of offers to several at once: that some wrote other days. */
	other_days?: boolean | undefined;
	/** Of a withdrawal: the application that was accepted instead. */
	withdrawnWith?: string;
	/** Of an acceptance: that the student has checked what does not fit. */
	checked?: boolean | undefined;
	/** Slugs of open internships like the one applied for, by its slug: the mail of a rejection names three. */
	similar?: Record<string, string[]>;
	/** An ISO date in Europe/London; the day of the database where it is left out. */
	today?: string;
};

/** An application, and the status that the caller has seen. */
type SeenStatus = { id: string; expected: ApplicationStatus };

/**
 * Moves an application. An employer’s message that staff look at first moves nothing yet.
 * @throws {ApiError} 404, 409 moved_meanwhile, offer_ended or interview_changed, 422 no_such_move also for a rejection that
 * says too little, 422 offer_day, offer_facts, interview_times, interview_place, beyond_places, not_checked
 */
export const moveApplication = (
	sql: Sql,
	{
		application,
		expected,
		...move
	}: Actor & Move & { application: string; expected: ApplicationStatus },
): Promise<void> =>
	deed(sql, async (tx) => {
		const seen = [{ id: application, expected }];
		const [moved] = await moveEach(tx, move, seen, await namesOf(tx, seen));
		if (moved?.outcome === 'not_found') throw noApplication();
		if (moved?.outcome === 'moved_meanwhile')
			throw conflict('moved_meanwhile', await whoMoved(tx, move.as, application));
		if (moved?.outcome === 'no_such_move') throw noSuchMove('This move does not exist.');
	});

/** Who has moved an application meanwhile and to what, for those who answer it; a student reads no name. */
async function whoMoved(tx: TransactionSql, as: Actor['as'], id: string): Promise<string> {
	const [last] = await tx<{ mover: Actor['as']; to: ApplicationStatus; name: string | null }[]>`
		select event.mover, event.to_status as to,
			coalesce(nullif(btrim(account.full_name), ''), account.email) as name
		from public.application_events as event
		join public.applications as application
			on application.id = event.application_id and application.status = event.to_status
		left join lateral accounts.find(array[event.moved_by]) as account on event.mover = 'employer'
		where event.application_id = ${id} order by event.number desc limit 1`;
	if (!last || as === 'student') return 'The application has been moved in the meantime.';
	const who = {
		student: 'The student has',
		employer: `${(as === 'employer' && last.name) || 'The employer'} has`,
		staff: 'Our staff have',
		server: 'The site has',
	}[last.mover];
	return `${who} moved it to “${hostLabelOf(last.to)}” in the meantime.`;
}

/**
 * Moves up to 500 applications, each with its own message; what somebody else has moved, or answers, stays as it is.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer none; 422 offer_day, offer_facts, beyond_places, other_days; 422 no_such_move for too many, a
 * rejection that says too little, or a message that is too long with the names: then nothing is moved
 */
export const moveApplications = (
	sql: Sql,
	{ moves, ...move }: Move & { as: Host; person: string; moves: SeenStatus[] },
): Promise<MoveOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, move, moves);
		return moveEach(tx, { ...move, several: true }, moves, await namesOf(tx, moves));
	});

/**
 * Withdraws applications of a student who has accepted another; what has been moved meanwhile stays as it is.
 * @throws {ApiError} 404, 409 moved_meanwhile where the other is not accepted any more
 */
export const withdrawTogether = (
	sql: Sql,
	{ person, accepted, others }: { person: string; accepted: string; others: SeenStatus[] },
): Promise<MoveOutcome[]> =>
	deed(sql, async (tx) => {
		const [kept] = await lockApplications(tx, { as: 'student', person }, [
			accepted,
			...others.map(({ id }) => id),
		]).then((locked) => locked.filter(({ id }) => id === accepted));
		if (!kept) throw noApplication();
		if (kept.status !== 'accepted')
			throw conflict('moved_meanwhile', 'The acceptance has been taken back in the meantime.');
		return moveEach(
			tx,
			{ as: 'student', person, to: 'withdrawn', withdrawnWith: accepted },
			others.filter(({ id }) => id !== accepted),
		);
	});

/**
 * For the deeds of this folder, in their transaction.
 * @param approved by staff: its message does not wait
 * @param several who offers has not seen each of them beside the offer
 * @param names of the applicants, for `{name}`
 */
export async function moveEach(
	tx: TransactionSql,
	{
		as,
		person,
		approved,
		to,
		reasons = [],
		message = null,
		...move
	}: Actor & Move & { approved?: true; several?: true },
	seen: SeenStatus[],
	names?: Map<string, string>,
): Promise<MoveOutcome[]> {
	const each = [...new Map(seen.map((one) => [one.id, one])).values()];
	const locked = await lockApplications(
		tx,
		{ as, person },
		each.map(({ id }) => id),
	);
	const pending = as === 'student' ? await pendingMoves(tx, idsOf(locked)) : [];
	for (const one of locked) one.status = visibleStatus(one, pending);
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
	if (to === 'rejected' && !saysWhy(reasons, message ?? '')) throw noSuchMove(REJECTION_ASKED);
	if (to === 'accepted') await requireNoRefusal(tx, movable);
	const today = move.today ?? (await todayIn(tx));
	if (to === 'offered' && person !== null && !approved && !move.beyond_places)
		await requirePlaces(tx, idsOf(movable));
	const made = await makeDetails(tx, to, idsOf(movable), {
		...move,
		today,
		approved: approved === true,
	});
	if (to === 'offered' && move.several && !move.other_days)
		await requireDays(tx, as, idsOf(movable), (id) => offerIn(made?.of(id)));
	if (to === 'accepted')
		await requireAcceptable(tx, idsOf(movable), { today, checked: move.checked === true });
	await takeBackUnseen(
		tx,
		person,
		pending.filter(({ application_id }) => idsOf(movable).includes(application_id)),
	);
	const waits =
		as === 'employer' &&
		person !== null &&
		!approved &&
		(await sendToReview(
			tx,
			person,
			{ to, reasons, message, details: made?.given ?? null },
			movable,
		));
	if (!waits) {
		const events = await storeEvents(
			tx,
			{ as, person },
			movable.map(({ id, status }) => ({
				application_id: id,
				from_status: status,
				to_status: to,
				reasons: to === 'rejected' ? reasons : [],
				message: messageTo(message, names?.get(id)),
				template: names && message?.includes(NAME_PLACEHOLDER) ? message.trim() : null,
				details: made?.of(id) ?? null,
				withdrawn_with: move.withdrawnWith ?? null,
			})),
		);
		if (to === 'rejected' && move.similar) await suggest(tx, events, move.similar);
	}
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
		select company_name, to_char((refused_at + application_rules.take_back_time())
			at time zone 'Europe/London', 'HH24:MI') as until
		from public.applications join public.internships on internships.id = internship_id
		join public.employers on employers.id = employer_id
		where applications.id = any (${accepted.map(({ id }) => id)}::uuid[])
			and refused_at > clock_timestamp() - application_rules.take_back_time()`;
	if (refused)
		throw conflict(
			'company_refused',
			`Our staff have doubts about ${refused.company_name}, and have hidden its internships. Your offer still stands: look at this page again after ${refused.until}.`,
		);
}

const suggest = (tx: TransactionSql, events: string[], similar: Record<string, string[]>) => tx`
	insert into outbox.suggestions (event_id, slugs)
	select event.id, array(select jsonb_array_elements_text(${tx.json(similar)} -> slug))
	from public.application_events as event
	join public.applications as application on application.id = event.application_id
	join public.internships on internships.id = application.internship_id
	where event.id = any (${events}::uuid[]) and ${tx.json(similar)} ? slug`;

const offerIn = (details: MoveDetails | undefined) =>
	details && 'offer' in details ? details.offer : null;

const idsOf = (applications: { id: string }[]) => applications.map(({ id }) => id);

/** What a student sees: the status before the moves that are not shown yet. */
const visibleStatus = ({ id, status }: LockedApplication, pending: PendingMove[]) =>
	pending.find(({ application_id }) => application_id === id)?.from_status ?? status;

/** A student acts on what they see: what they have not been shown is taken back, the newest first. For the deeds of this folder. */
export async function takeBackUnseen(
	tx: TransactionSql,
	person: string | null,
	pending: PendingMove[],
): Promise<void> {
	await tx`
		delete from outbox.notices
		where kind = 'application_events' and row_id = any (${idsOf(pending)}::uuid[])`;
	await keepInterviews(tx, idsOf(pending));
	for (const { id, application_id, from_status, to_status } of pending.toReversed())
		await storeEvents(tx, { as: 'student', person }, [
			{ application_id, from_status: to_status, to_status: from_status, takes_back: id },
		]);
	await waitForThemselves(
		tx,
		pending.map(({ application_id }) => application_id),
	);
}

async function todayIn(tx: TransactionSql): Promise<string> {
	const [row] = await tx<{ today: string }[]>`select application_rules.today()::text as today`;
	return row?.today ?? '';
}

function outcomeOf(
	application_id: string,
	application: LockedApplication | undefined,
	expected: ApplicationStatus,
	isMove: boolean,
): MoveOutcome {
	if (!application) return { application_id, outcome: 'not_found', status: null };
	const { status } = application;
	if (status !== expected) return { application_id, outcome: 'moved_meanwhile', status };
	return { application_id, outcome: isMove ? 'moved' : 'no_such_move', status };
}

/** Of the accounts of those who have sent these applications, by application. */
export async function namesOf(
	tx: TransactionSql,
	moves: SeenStatus[],
): Promise<Map<string, string>> {
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
