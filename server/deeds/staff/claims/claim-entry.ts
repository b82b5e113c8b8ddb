import type { Sql, TransactionSql } from 'postgres';
import type { Claim, ClaimKind } from '#schema/staff/claims.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { lockWaitingDraft } from '#server/deeds/posting/decide-drafts.ts';
import { waitsToBeVerified } from '#server/deeds/staff/pending.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { takeClaim } from './claims.ts';

type Claimed = {
	person: string;
	kind: ClaimKind;
	id: string;
	/** Whether a colleague who has it loses it. */
	takeOver?: boolean;
};

/**
 * Takes up something that waits for staff: colleagues cannot decide on it. Whoever has it already has it for longer.
 * @returns who has it now: a colleague, where it was not taken over
 * @throws {ApiError} 404; 409 where it does not wait any more
 */
export const claimEntry = (
	sql: Sql,
	{ person, kind, id, takeOver = false }: Claimed,
): Promise<Claim> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		await lockWaiting(tx, kind, id);
		return takeClaim(tx, person, { kind, id }, takeOver);
	});

async function lockWaiting(tx: TransactionSql, kind: ClaimKind, id: string): Promise<void> {
	if (kind === 'draft') {
		await lockWaitingDraft(tx, id);
		return;
	}
	const { table, key, waits } = entries[kind];
	const [row] = await tx`select from ${tx(table)} where ${tx(key)} = ${id} for update`;
	if (!row) throw notFound('This is not there any more.');
	// In a statement of its own: the one that waits for the lock sees other tables as they were before it waited.
	const [undecided] = await waits(tx, id);
	if (!undecided || (kind === 'employer' && (await waitsToBeVerified(tx, id))))
		throw conflict('decided_meanwhile', 'Somebody has decided in the meantime.');
}

type Entry = {
	/** What those lock who decide on it. */
	table: string;
	key: string;
	/** A row if it waits. */
	waits: (tx: TransactionSql, id: string) => PromiseLike<object[]>;
};

const entries: Record<Exclude<ClaimKind, 'draft'>, Entry> = {
	correction: {
		table: 'posting_rules.corrections',
		key: 'internship_id',
		waits: (tx, id) => tx`select from posting_rules.corrections where internship_id = ${id}`,
	},
	employer: {
		table: 'public.employers',
		key: 'id',
		waits: (tx, id) => tx`
			select from public.employers where id = ${id} and (asked_at is not null
				or exists (select from staff_rules.company_changes where employer_id = employers.id))`,
	},
	message: {
		table: 'public.contacts',
		key: 'id',
		waits: (tx, id) => tx`
			select from public.contacts where id = ${id}
				and not exists (select from public.contact_answers where contact_id = contacts.id)`,
	},
	'applicant-message': {
		table: 'public.message_reviews',
		key: 'id',
		waits: (tx, id) =>
			tx`select from public.message_reviews where id = ${id} and state = 'waiting'`,
	},
	report: {
		table: 'public.reports',
		key: 'id',
		waits: (tx, id) => tx`select from public.reports where id = ${id} and resolved_at is null`,
	},
};
