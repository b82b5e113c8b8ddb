import type { Sql, TransactionSql } from 'postgres';
import { conflict, deed, isTaken } from '#server/deeds/deed.ts';
import { publishDraft } from '#server/deeds/posting/decide-drafts.ts';
import { ApiError } from '#server/http/api-error.ts';
import { requireNotOwn } from './claims/claims.ts';
import type { Profile, Verification } from './pending.ts';
import { noteInLog, requireStaff } from './staff.ts';
import { verify } from './verify-employer.ts';

/** What was decided on: a draft, or a company. */
export type DecidedOn = { draft: string } | { employer: string };

type Pending = { id: string; decided_by: string } & (
	| { draft_id: string; employer_id: null; decision: { version: number } }
	| {
			draft_id: null;
			employer_id: string;
			decision: Verification & { profile: Profile; email: string };
	  }
);

const tooLate = () => conflict('not_taken_back', 'This can no longer be taken back.');

/**
 * Takes back what a member of staff has decided, before it is done: the draft or the company waits for staff as before.
 * @throws {ApiError} 404, 409 not_taken_back
 */
export const takeBackDecision = (
	sql: Sql,
	{ person, ...about }: { person: string } & DecidedOn,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const id = await pendingOf(tx, about);
		if (!id) throw tooLate();
		const [taken] =
			await tx`delete from staff_rules.pending_decisions where id = ${id} returning id`;
		if (!taken) throw tooLate();
		if ('draft' in about)
			await noteInLog(tx, person, {
				action: 'take-back-approval',
				subject: 'draft',
				id: about.draft,
			});
		else
			await noteInLog(tx, person, {
				action: 'take-back-verification',
				subject: 'employer',
				id: about.employer,
			});
	});

/**
 * Ends the wait of a decision: the draft is public, or the company verified, at once.
 * @param today ISO date in Europe/London
 * @throws {ApiError} 404; 403 own_company; 409 decided; or as `publishDraft` and `verify` where it is not possible any more: then what was
 * decided is removed
 */
export async function carryOutNow(
	sql: Sql,
	{ person, today, ...about }: { person: string; today: string } & DecidedOn,
): Promise<void> {
	const id = await deed(sql, async (tx) => {
		await requireStaff(tx, person);
		await requireNotOwn(
			tx,
			person,
			'draft' in about
				? { kind: 'draft', id: about.draft }
				: { kind: 'employer', id: about.employer },
		);
		return pendingOf(tx, about);
	});
	if (!id) throw conflict('decided', 'There is nothing to publish any more.');
	const refusal = await carryOut(sql, { id, today, person });
	if (refusal) throw refusal;
}

const MOST_AT_ONCE = 100;

/**
 * Does what staff have decided ten minutes ago. What is not possible any more, as the company has changed its profile or
 * the last day has passed, is not done: it waits for staff again, and the log says why.
 * @param today ISO date in Europe/London
 * @returns how many decisions were done
 */
export async function carryOutDue(sql: Sql, today: string): Promise<number> {
	const due = await deed(
		sql,
		(tx) => tx<{ id: string }[]>`
			select id from staff_rules.pending_decisions
			where due_at <= clock_timestamp() order by due_at limit ${MOST_AT_ONCE}`,
	);
	let done = 0;
	for (const { id } of due) if (!(await carryOut(sql, { id, today, person: null }))) done += 1;
	return done;
}

async function pendingOf(tx: TransactionSql, about: DecidedOn): Promise<string | undefined> {
	const [row] = await ('draft' in about
		? tx<{ id: string }[]>`
			select id from staff_rules.pending_decisions where draft_id = ${about.draft}`
		: tx<{ id: string }[]>`
			select id from staff_rules.pending_decisions where employer_id = ${about.employer}`);
	return row?.id;
}

type CarriedOut = {
	id: string;
	today: string;
	/** Who has ended the wait; null where it was over. */
	person: string | null;
};

/** @returns why it was not done; null where it is, by this call or another */
async function carryOut(sql: Sql, given: CarriedOut): Promise<ApiError | null> {
	try {
		await deed(sql, (tx) => effect(tx, given));
		return null;
	} catch (error) {
		// Somebody has taken the address of a new internship in the same moment.
		if (isTaken(error)) return carryOut(sql, given);
		if (!(error instanceof ApiError) || error.status >= 500) throw error;
		await deed(sql, (tx) => giveUp(tx, given.id, error));
		return error;
	}
}

async function effect(tx: TransactionSql, { id, today, person }: CarriedOut): Promise<void> {
	const pending = await lockPending(tx, id);
	if (!pending) return;
	const by = pending.decided_by;
	// Somebody may take it back in the same moment.
	const [mine] = await tx`delete from staff_rules.pending_decisions where id = ${id} returning id`;
	if (!mine) return;
	if (pending.draft_id !== null) {
		const draft = pending.draft_id;
		if (person !== null)
			await noteInLog(tx, person, { action: 'publish-now', subject: 'draft', id: draft });
		await publishDraft(tx, { person: by, draft, today, ...pending.decision });
	} else {
		const employer = pending.employer_id;
		if (person !== null)
			await noteInLog(tx, person, { action: 'verify-now', subject: 'employer', id: employer });
		await verify(tx, { person: by, employer, ...pending.decision });
	}
}

/** Locks what was decided on before the decision, as those do who decide. */
async function lockPending(tx: TransactionSql, id: string): Promise<Pending | undefined> {
	const read = () => tx<Pending[]>`
		select id, decided_by, draft_id, employer_id, decision from staff_rules.pending_decisions
		where id = ${id}`;
	const [seen] = await read();
	if (!seen) return undefined;
	await tx`select from public.internship_drafts where id = ${seen.draft_id} for update`;
	await tx`select from public.employers where id = ${seen.employer_id} for update`;
	return (await read())[0];
}

async function giveUp(tx: TransactionSql, id: string, { message }: ApiError): Promise<void> {
	const pending = await lockPending(tx, id);
	if (!pending) return;
	await tx`delete from staff_rules.pending_decisions where id = ${id}`;
	const by = pending.decided_by;
	if (pending.draft_id !== null)
		await noteInLog(tx, by, {
			action: 'not-published',
			subject: 'draft',
			id: pending.draft_id,
			detail: message,
		});
	else
		await noteInLog(tx, by, {
			action: 'not-verified',
			subject: 'employer',
			id: pending.employer_id,
			detail: message,
		});
}
