import type { TransactionSql } from 'postgres';
import { conflict, notFound } from '#server/deeds/deed.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { lockDraft, type StoredDraft } from './lock-posting.ts';

/**
 * A submitted draft for a member of staff, locked until the transaction ends.
 * @throws {ApiError} 404 for everybody else, 409 if it was decided, or a colleague has taken it up (claimed)
 */
export async function lockWaitingDraft(
	tx: TransactionSql,
	person: string,
	id: string,
): Promise<StoredDraft> {
	await requireStaff(tx, person);
	const draft = await lockDraft(tx, id);
	if (!draft) throw notFound('There is no such draft.');
	const { state, submitted_on, claimed_by } = draft;
	// Nobody but the employer sees a draft that was never submitted.
	if (state === 'draft' && submitted_on === null) throw notFound('There is no such draft.');
	if (state === 'draft') throw conflict(state, 'Its employer has taken it back in the meantime.');
	if (state !== 'submitted') throw conflict(state, 'Somebody has decided in the meantime.');
	if (claimed_by !== null && claimed_by !== person)
		throw conflict('claimed', 'A colleague has taken it up.');
	return draft;
}
