import type { TransactionSql } from 'postgres';
import type { HostMoves } from '#schema/applications/applicant-calls.ts';
import type { MoveOutcome } from '#schema/applications/applicants.ts';
import { type ApplicationStatus, movesFrom } from '#schema/applications/application-moves.ts';
import { MOST_WITHOUT_STAFF } from '#schema/applications/message-risks.ts';
import { risksOf } from '#schema/applications/risks-in-message.ts';

type Answered = { id: string; status: ApplicationStatus; user_id: string };

/**
 * Looks at the message of an employer's move, in the transaction of the move. With a risk it is noted; where such
 * messages go to more than three people in 24 hours it is stored, moves nothing and waits for staff. Whatever waits
 * already for one of these applications is replaced by the new answer.
 * @returns what becomes of each application where the message waits; null where the caller moves them
 */
export async function heldForStaff(
	tx: TransactionSql,
	user: string,
	{ moves, to, reasons, message }: HostMoves,
): Promise<MoveOutcome[] | null> {
	const [employer] = await tx<{ id: string }[]>`
		select id from public.employers where user_id = ${user}`;
	if (!employer) return null;
	// One move of an employer at a time, so that two at once are counted together.
	await tx`select pg_advisory_xact_lock(hashtextextended(${`internships:messages:${employer.id}`}, 0))`;
	const found = await readAnswered(
		tx,
		moves.map(({ id }) => id),
	);
	const movable = moves.flatMap(({ id, expected }) => {
		const one = found.find((known) => known.id === id);
		const isMovable = one?.status === expected && movesFrom(expected, 'employer').includes(to);
		return one && isMovable ? [{ id, expected, user_id: one.user_id }] : [];
	});
	if (movable.length === 0) return null;
	const risks = message ? risksOf(message, to, await addressOf(tx, user)) : [];
	return asStaffRole(tx, async () => {
		await replaceWaiting(
			tx,
			movable.map(({ id }) => id),
		);
		if (risks.length === 0) return null;
		const people = await countPeople(
			tx,
			employer.id,
			movable.map(({ user_id }) => user_id),
		);
		const waits = people > MOST_WITHOUT_STAFF;
		const review = {
			employer_id: employer.id,
			user_id: user,
			to_status: to,
			reasons,
			message: message ?? '',
			found: risks,
			people,
			state: waits ? 'waiting' : 'sent',
		};
		const [stored] = await tx<{ id: string }[]>`
			insert into public.message_reviews ${tx(review)} returning id`;
		await tx`
			insert into public.reviewed_applications (review_id, application_id, expected, waits)
			select ${stored?.id ?? ''}::uuid, id, expected, ${waits}
			from jsonb_to_recordset(${tx.json(movable)}) as one (id uuid, expected text)`;
		return waits ? moves.map(({ id, expected }) => outcomeOf(id, expected, found, movable)) : null;
	});
}

/** Of the account; the running role alone reads it. */
async function addressOf(tx: TransactionSql, user: string): Promise<string> {
	await tx`set local role none`;
	const [account] = await tx<{ email: string }[]>`
		select email from accounts.find(array[${user}]::uuid[])`;
	await tx`set local role authenticated`;
	return account?.email ?? '';
}

function outcomeOf(
	id: string,
	expected: ApplicationStatus,
	found: Answered[],
	movable: { id: string }[],
): MoveOutcome {
	const status = found.find((one) => one.id === id)?.status ?? null;
	if (movable.some((one) => one.id === id))
		return { application_id: id, outcome: 'waits_for_staff', status };
	if (status === null) return { application_id: id, outcome: 'not_found', status };
	const outcome = status === expected ? 'no_such_move' : 'moved_meanwhile';
	return { application_id: id, outcome, status };
}

/** Those of these that the employer answers. */
async function readAnswered(tx: TransactionSql, ids: string[]): Promise<Answered[]> {
	const rows = await tx<Answered[]>`
		select application.id, application.status, application.user_id
		from public.applications as application
		where application.id = any (${ids}::uuid[]) and application_rules.mover_of(application) = 'employer'
		order by application.id`;
	return [...rows];
}

/** How many people have had such messages in the last 24 hours or would, with these. */
async function countPeople(tx: TransactionSql, employer: string, these: string[]): Promise<number> {
	const [row] = await tx<{ people: number }[]>`
		select count(distinct person)::integer as people from (
			select application.user_id as person from public.message_reviews as review
			join public.reviewed_applications as held on held.review_id = review.id
			join public.applications as application on application.id = held.application_id
			where review.employer_id = ${employer} and review.state in ('sent', 'waiting', 'approved')
				and coalesce(review.decided_at, review.asked_at) > clock_timestamp() - interval '24 hours'
			union all select unnest(${these}::uuid[])
		) as counted`;
	return row?.people ?? 0;
}

/** Takes applications out of what waits; a message that is left without any is not for staff any more. */
async function replaceWaiting(tx: TransactionSql, ids: string[]): Promise<void> {
	const taken = await tx<{ review_id: string }[]>`
		delete from public.reviewed_applications
		where application_id = any (${ids}::uuid[]) and waits returning review_id`;
	if (taken.length === 0) return;
	await tx`
		update public.message_reviews as review set state = 'replaced', decided_at = clock_timestamp()
		where id = any (${taken.map(({ review_id }) => review_id)}::uuid[]) and state = 'waiting' and not exists (
			select from public.reviewed_applications as held where held.review_id = review.id and held.waits
		)`;
}

/** In a person's transaction, writes what only the server may write. */
export async function asStaffRole<T>(tx: TransactionSql, work: () => Promise<T>): Promise<T> {
	await tx`set local role service_role`;
	const done = await work();
	await tx`set local role authenticated`;
	return done;
}
