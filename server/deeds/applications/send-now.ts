import type { Sql, TransactionSql } from 'postgres';
import { type Host, MOST_AT_ONCE, type SendOutcome } from '#schema/applications/applicants.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import {
	type Actor,
	lockApplications,
	noApplication,
	pendingMoves,
	requireHost,
} from './applications.ts';

/**
 * Ends the wait of the caller’s moves of an application: its student is shown them at once, and mailed.
 * @throws {ApiError} 404; 409 not_sent where nothing waits any more: sent, taken back, or the student was first
 */
export const sendMoveNow = (
	sql: Sql,
	{ application, ...by }: Actor & { application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [one] = await sendEach(tx, by, [application]);
		if (one?.outcome === 'not_found') throw noApplication();
		if (one?.outcome === 'not_sent')
			throw conflict(
				'not_sent',
				'There is nothing to send any more: it has been sent or taken back, or the student has moved the application in the meantime.',
			);
	});

/**
 * Does so for up to 500 applications.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer no applications, 422 for too many
 */
export const sendMovesNow = (
	sql: Sql,
	{ applications, ...by }: { as: Host; person: string; applications: string[] },
): Promise<SendOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, by);
		if (applications.length > MOST_AT_ONCE)
			throw unprocessable('no_such_move', 'These are too many at once.');
		return sendEach(tx, by, applications);
	});

async function sendEach(
	tx: TransactionSql,
	by: Actor,
	applications: string[],
): Promise<SendOutcome[]> {
	const locked = (await lockApplications(tx, by, applications)).map(({ id }) => id);
	const moves = (await pendingMoves(tx, locked)).filter(
		({ mover, moved_by }) => mover === by.as && moved_by === by.person,
	);
	const events = moves.map(({ id }) => id);
	await tx`
		insert into application_rules.sent_now (event_id) select unnest(${events}::uuid[])`;
	await tx`
		update outbox.notices set due_at = clock_timestamp()
		where kind = 'application_events' and row_id = any (${events}::uuid[]) and due_at > clock_timestamp()`;
	const sent = new Set(moves.map(({ application_id }) => application_id));
	if (by.as === 'staff' && by.person !== null)
		for (const id of sent)
			await noteInLog(tx, by.person, {
				action: 'application-move-sent-now',
				subject: 'application',
				id,
				detail: null,
			});
	return [...new Set(applications)].map((application_id) => {
		if (!locked.includes(application_id)) return { application_id, outcome: 'not_found' };
		return { application_id, outcome: sent.has(application_id) ? 'sent' : 'not_sent' };
	});
}
